import ArgumentParser
import ThemeProject
import ThemeSource

/// Options for what `preview` writes, and where.
struct PictureOptions: ParsableArguments {
  enum Format: String, OptionValues { case ansi, text, svg, html, png, json }

  @Option(
    help: "Format of the picture (default: type of the output file, else text with the colors of the terminal)")
  var format: Format?

  @Option(name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"))
  var output: String?

  /// Formats of files by their type.
  private static let types: [String: Format] = [
    "svg": .svg, "html": .html, "htm": .html, "png": .png, "json": .json, "txt": .text, "text": .text, "ans": .ansi,
    "ansi": .ansi,
  ]

  /// The format, if it is one that is not made of characters.
  var fileFormat: Format? {
    switch resolved {
    case .svg, .html, .png, .json: resolved
    case .ansi, .text, nil: nil
    }
  }

  /// The format that is asked for, by itself or by the type of the file.
  var resolved: Format? {
    format
      ?? output.flatMap { path in
        Path.name(of: path).split(separator: ".").dropFirst().last.flatMap { Self.types[$0.lowercased()] }
      }
  }

  /// Throws if the options contradict each other.
  func validate(_ drawing: DrawingOptions) throws {
    if let output, resolved == nil {
      throw ValidationError(
        "unknown type of file '\(Path.name(of: output).escaped)'\nuse '--format' with \(Format.allValueStrings.quotedSeries("or"))"
      )
    }
    guard let fileFormat else { return }
    if drawing.outline || drawing.fit || drawing.glyphs != nil || drawing.color != nil || drawing.scale != nil
      || drawing.terminal != nil
    {
      throw ValidationError(
        "'--outline', '--fit', '--glyphs', '--color', '--scale' and '--terminal' are for characters, not for '\(fileFormat.rawValue)'"
      )
    }
  }
}
