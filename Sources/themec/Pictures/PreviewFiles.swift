import PictureRendering
import ThemeCompiler
import ThemeDatabase
import ThemeProject
import ThemeRendering
import ThemeText

/// Pictures in points: SVG, PNG and JSON.
extension Preview {
  func drawFile(_ themes: [SelectedTheme], _ format: PictureOptions.Format) throws {
    try draw(themes, metrics: .standard) { trees in
      let images = PictureImages(trees, of: themes)
      switch format {
      case .svg: try write(svg(of: trees, images, .device), reading: themes)
      case .html: try write(encodeHTML(trees, style(images), SVGStyle(images: images.data)), reading: themes)
      case .png: try writePNG(svg(of: trees, images, .pinned), reading: themes)
      case .json, .ansi, .text:
        guard let tree = trees.first, trees.count == 1 else {
          throw Failure(
            "'--format json' writes one screen, and \(trees.count) are selected",
            help: "use '--theme' or '--scene' to select one")
        }
        try write(encodeJSON(tree), reading: themes)
      }
    }
  }

  private func style(_ images: PictureImages) -> DrawingStyle {
    DrawingStyle(showsHidden: picture.showHidden, images: images.traits)
  }

  /// A single screen, or several on a sheet.
  private func svg(of trees: [RenderTree], _ images: PictureImages, _ fonts: SVGStyle.Fonts) -> [UInt8] {
    let style = style(images)
    guard let tree = trees.first, trees.count == 1 else {
      return encodeSVG(trees.map { Plate($0, style) }, SVGStyle(fonts: fonts, images: images.data))
    }
    return encodeSVG(
      PictureRendering.draw(tree, style), SVGStyle(fonts: fonts, title: tree.title, images: images.data))
  }

  private func writePNG(_ svg: [UInt8], reading themes: [SelectedTheme]) throws {
    if picture.output == nil, Terminal.current.isTerminal {
      throw Failure("a PNG cannot be shown in a terminal", help: "use '--output' to write it to a file")
    }
    try write(rasterize(svg: svg), reading: themes)
  }
}

/// The pixels of an SVG document as a PNG file, at two pixels per point.
func rasterize(svg: [UInt8]) throws -> [UInt8] {
  let help = """
    install librsvg (Debian: apt-get install librsvg2-bin fonts-urw-base35; macOS: brew install librsvg)
    '--format svg' needs no other program
    """
  guard
    let png = try output(of: "rsvg-convert", ["--format", "png", "--zoom", "2"], input: svg, help: help), !png.isEmpty
  else { throw Failure("'rsvg-convert' cannot draw the picture", help: "use '--format svg' to look at what it reads") }
  return png
}
