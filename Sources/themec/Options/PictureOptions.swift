import ArgumentParser
import TerminalCells
import ThemeProject
import ThemeSource
import ThemeText

/// Options for the output of `preview`; most apply to pictures of characters.
struct PictureOptions: ParsableArguments {
  enum Format: String, OptionValues { case ansi, text, svg, html, png, json }
  enum TextForm: String, OptionValues { case text, outlines }

  @Option(
    help: "Format of the picture (default: type of the output file, else text with the colors of the terminal)")
  var format: Format?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Shrink screens to fit the terminal")
  var fit = false

  @Flag(help: "Draw the outline of every view with its class and outlet")
  var outline = false

  @Flag(help: "Draw hidden views as outlines")
  var showHidden = false

  @Option(help: "When to use color, and how many colors (default: auto)")
  var color: ColorMode?

  @Option(help: "Characters to draw with (default: unicode)")
  var glyphs: Glyphs?

  @Option(
    help: ArgumentHelp(
      "Size of the terminal in columns and rows (default: actual size, or 100x50 if there is no terminal)",
      valueName: "CxR"), transform: terminalSize)
  var terminal: (columns: Int, rows: Int)?

  @Option(
    help: ArgumentHelp("Size of a terminal cell in points (default: 8x16)", valueName: "WxH"), transform: grid(ofScale:)
  )
  var scale: CellGrid?

  @Option(help: "How SVG contains text: as text, or as outlines in the fonts of this machine (default: text)")
  var text: TextForm?

  @Option(help: ArgumentHelp("Pixels per point of PNG: 1, 2 or 3 (default: 2)", valueName: "number"))
  var pixelRatio: Int?

  /// Formats by file name extension.
  private static let types: [String: Format] = [
    "svg": .svg, "html": .html, "htm": .html, "png": .png, "json": .json, "txt": .text, "text": .text, "ans": .ansi,
    "ansi": .ansi,
  ]

  /// The format, unless it consists of characters.
  var fileFormat: Format? {
    switch resolved {
    case .svg, .html, .png, .json: resolved
    case .ansi, .text, nil: nil
    }
  }

  /// The format of the option, or of the output's file name extension.
  var resolved: Format? { format ?? typeOfOutput }

  private var typeOfOutput: Format? {
    output.flatMap { path in
      Path.name(of: path).split(separator: ".").dropFirst().last.flatMap { Self.types[$0.lowercased()] }
    }
  }

  /// Throws if the options contradict each other.
  mutating func validate() throws {
    if output == "-" { output = nil }
    if let output, let format, let type = typeOfOutput, type != format,
      fileFormat != nil || type != .text && type != .ansi
    {
      throw ValidationError(
        "'--format \(format.rawValue)' does not agree with the file '\(Path.name(of: output).escaped)'")
    }
    if let output, resolved == nil {
      throw ValidationError(
        "unknown type of file '\(Path.name(of: output).escaped)'\nuse '--format' with \(Format.allValueStrings.quotedSeries("or"))"
      )
    }
    if let pixelRatio {
      guard (1...3).contains(pixelRatio) else {
        throw ValidationError("invalid value '\(pixelRatio)' for '--pixel-ratio': must be 1, 2 or 3")
      }
      guard resolved == .png else { throw ValidationError("'--pixel-ratio' is for PNG") }
    }
    if text != nil, resolved != .svg { throw ValidationError("'--text' is for SVG") }
    guard let fileFormat else { return }
    if outline || fit || glyphs != nil || color != nil || scale != nil || terminal != nil {
      throw ValidationError(
        "'--outline', '--fit', '--glyphs', '--color', '--scale' and '--terminal' are for characters, not for '\(fileFormat.rawValue)'"
      )
    }
  }
}
