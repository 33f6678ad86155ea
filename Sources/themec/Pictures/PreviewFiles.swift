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
      if !project.quiet, !images.unreadable.isEmpty {
        let names = images.unreadable.map { Path.shortened($0).escaped }
        standardError(
          "warning: cannot draw \(names.quotedSeries("and")): broken, too complex, or 'themec-vector' is missing\n")
      }
      switch format {
      case .svg: try writeSVG(of: trees, images, reading: themes)
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
    let style = style(images)
    let scale = Double(picture.pixelRatio ?? 2)
    let png = try drawn { tool throws(ToolFailure) in
      let drawn = try tool.draw(picture(of: trees, style), images: images.data, scale: scale)
      return (drawn.notes, drawn.bytes)
    }
    try write(png, reading: themes)
  }

  private func writeSVG(of trees: [RenderTree], _ images: PictureImages, reading themes: [SelectedTheme]) throws {
    var list = picture(of: trees, style(images))
    if picture.text == .outlines {
      list = try drawn { tool throws(ToolFailure) in
        let outlined = try tool.outlined(list)
        return (outlined.notes, outlined.list)
      }
    }
    let style = SVGStyle(title: trees.count == 1 ? trees.first?.title ?? "" : "", images: images.data)
    try write(encodeSVG(list, style), reading: themes)
  }

  /// Returns the result of `themec-png`, and prints its notes about missing fonts.
  private func drawn<Result>(
    _ body: (PictureTool) throws(ToolFailure) -> ([PictureTool.Note], Result)
  ) throws -> Result {
    let (notes, result): ([PictureTool.Note], Result)
    do throws(ToolFailure) { (notes, result) = try body(PictureTool()) } catch {
      throw Failure(error.message, help: error.help)
    }
    if !project.quiet {
      for note in notes { standardError("note: \(note.message.escaped)\n  = help: \(note.help.escaped)\n") }
    }
    return result
  }
}
