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
      case .svg:
        let svg = SVGStyle(title: trees.count == 1 ? trees.first?.title ?? "" : "", images: images.data)
        try write(encodeSVG(picture(of: trees, style(images)), svg), reading: themes)
      case .html: try write(encodeHTML(trees, style(images), SVGStyle(images: images.data)), reading: themes)
      case .png: try writePNG(of: trees, images, reading: themes)
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
  private func picture(of trees: [RenderTree], _ style: DrawingStyle) -> DisplayList {
    guard let tree = trees.first, trees.count == 1 else {
      return PictureRendering.draw(trees.map { Plate($0, style) })
    }
    return PictureRendering.draw(tree, style)
  }

  private func writePNG(of trees: [RenderTree], _ images: PictureImages, reading themes: [SelectedTheme]) throws {
    if picture.output == nil, Terminal.current.isTerminal {
      throw Failure("a PNG cannot be shown in a terminal", help: "use '--output' to write it to a file")
    }
    // Other images are drawn as frames with their names.
    var style = style(images)
    style.images = style.images.filter { images.data[$0.key]?.mediaType == .png }
    let scale = Double(picture.pixelRatio ?? 2)
    let (notes, png) = try PictureTool.draw(picture(of: trees, style), images: images.data, scale: scale)
    if !project.quiet {
      for note in notes { standardError("note: \(note.message.escaped)\n  = help: \(note.help.escaped)\n") }
    }
    try write(png, reading: themes)
  }
}
