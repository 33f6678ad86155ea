internal import PictureRendering
internal import TerminalCells
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeRendering
internal import ThemeSource

/// A drawing of a compiled theme.
public struct Picture: Sendable, Hashable {
  /// The format of a drawing.
  public enum Format: String, Sendable, CaseIterable {
    /// SVG with one unit per point. Text can be selected. Images are embedded.
    case svg
    /// An HTML document without scripts and external resources. It has an element for each view, with a role and a name.
    case html
    /// The render tree, described by `Schemas/render-tree.schema.json`.
    case json
    /// Characters without color, in lines.
    case text
    /// Characters with escape sequences for colors.
    case ansi

    /// The extension of file names, without a dot.
    public var fileExtension: String {
      switch self {
      case .svg, .html, .json: rawValue
      case .text: "txt"
      case .ansi: "ans"
      }
    }
  }

  /// Options of drawings. JSON has none.
  public struct Options: Sendable, Hashable {
    /// The colors of a terminal.
    public enum Colors: String, Sendable, CaseIterable {
      /// 24 bits per color.
      case truecolor
      /// The 240 fixed colors of terminals with 256 colors.
      case indexed
      /// The 16 colors that users choose.
      case sixteen
    }

    /// Whether to draw hidden views: as outlines, or faintly in characters.
    public var showsHidden = false
    /// For characters: whether to draw the outline of every view with its class and outlet.
    public var showsOutlines = false
    /// For characters: whether to draw with ASCII characters only.
    public var usesASCII = false
    /// For `ansi`: the available colors.
    public var colors = Colors.truecolor
    /// For characters: the width of the terminal in cells. A wider screen is not cut, unless ``fits`` is set.
    public var columns = 100
    /// For characters: the height of the terminal in cells, if ``fits`` is set.
    public var rows = 50
    /// For characters: whether to shrink the screen to fit the terminal.
    public var fits = false

    /// Creates options with their defaults.
    public init() {}
  }

  /// The format.
  public let format: Format
  /// The contents of a file in the format. All formats are UTF-8.
  public let bytes: [UInt8]

  /// The bytes as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A PNG file.
public struct PNGPicture: Sendable, Hashable {
  /// The contents of the file.
  public let bytes: [UInt8]
  /// Characters and fonts that the machine lacks, in plain English; empty if all text looks as intended.
  public let notes: [String]
}

extension CompiledTheme {
  /// Draws the theme. Images of the project are read when they are drawn; unreadable ones are frames with their names.
  public func picture(_ format: Picture.Format, _ options: Picture.Options = Picture.Options()) -> Picture {
    let bytes =
      switch format {
      case .svg: svg(options)
      case .html: html(options)
      case .json: encodeJSON(tree)
      case .text: characters(options, .none)
      case .ansi: characters(options, options.colors.depth)
      }
    return Picture(format: format, bytes: bytes)
  }

  /// Draws the theme as a PNG file, with the fonts of the machine.
  ///
  /// The program `themec-png` draws it. Its libraries are not linked to this library.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The width of a point in pixels, from 1 to 3.
  ///   - tool: The path of `themec-png`; nil for the one in the folder of the running program.
  /// - Throws: ``LibraryError/png(_:)`` if the program is missing or cannot draw the picture.
  public func png(
    pixelsPerPoint: Int = 2, tool: String? = nil, _ options: Picture.Options = Picture.Options()
  ) throws(LibraryError) -> PNGPicture {
    let tool = PictureTool(path: tool)
    var images = PictureImages(tool: tool)
    images.add([tree], of: themes)
    let list = draw(tree, DrawingStyle(showsHidden: options.showsHidden, images: images.traits))
    do throws(ToolFailure) {
      let drawn = try tool.draw(
        list, images: images.data, scale: Double(min(max(pixelsPerPoint, 1), 3)))
      return PNGPicture(bytes: drawn.bytes, notes: drawn.notes.map(\.message))
    } catch {
      throw .png(error.message)
    }
  }

  private func images(_ options: Picture.Options) -> (DrawingStyle, SVGStyle) {
    var images = PictureImages()
    images.add([tree], of: themes)
    return (
      DrawingStyle(showsHidden: options.showsHidden, images: images.traits),
      SVGStyle(title: tree.title, images: images.data)
    )
  }

  private func svg(_ options: Picture.Options) -> [UInt8] {
    let (drawing, style) = images(options)
    return encodeSVG(draw(tree, drawing), style)
  }

  private func html(_ options: Picture.Options) -> [UInt8] {
    var (drawing, style) = images(options)
    style.title = ""
    return encodeHTML([tree], drawing, style)
  }

  private func characters(_ options: Picture.Options, _ depth: ColorDepth) -> [UInt8] {
    let style = RasterStyle(
      depth: depth, glyphs: options.usesASCII ? .ascii : .unicode, showsOutlines: options.showsOutlines,
      showsHidden: options.showsHidden)
    let columns = min(max(options.columns, 10), 1_000)
    let screen =
      options.fits
      ? Screen(tree, fitting: columns, min(max(options.rows, 5), 1_000), grid, style) : Screen(tree, grid, style)
    return encode(compose([screen], columns: columns, style: style), depth: depth)
  }
}

extension Picture.Options.Colors {
  fileprivate var depth: ColorDepth {
    switch self {
    case .truecolor: .truecolor
    case .indexed: .indexed
    case .sixteen: .sixteen
    }
  }
}
