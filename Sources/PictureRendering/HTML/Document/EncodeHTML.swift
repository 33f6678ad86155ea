package import ThemeRendering

/// Writes screens as an HTML document of semantic elements, without scripts or other files.
package func encodeHTML(
  _ trees: [RenderTree], _ style: DrawingStyle = DrawingStyle(), _ svgStyle: SVGStyle = SVGStyle()
) -> [UInt8] {
  var writer = MarkupWriter()
  writeHead(&writer, title: trees.map(\.title).joined(separator: ", ")) { writer in
    writer.raw(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n<style>"
    )
    writer.raw(pageStyle)
    writer.raw("</style>\n")
  }
  writer.raw("<body>\n<main class=\"screens\">\n")
  for (number, tree) in trees.enumerated() {
    writer.raw("<section class=\"device\">\n<h1>")
    writer.escaped(tree.title)
    writer.raw("</h1>\n<p class=\"detail\">")
    writer.escaped(tree.sizeText)
    writer.raw("</p>\n")
    writer.raw(ScreenElement.bytes(tree, scope: "s\(number)", label: tree.title, style, svgStyle))
    writer.raw("</section>\n")
  }
  writer.raw("</main>\n</body>\n</html>\n")
  return writer.bytes
}

/// Writes the start of a document, up to the end of its head.
func writeHead(_ writer: inout MarkupWriter, title: String, _ rest: (inout MarkupWriter) -> Void) {
  writer.raw(
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
  )
  writer.escaped(title)
  writer.raw("</title>\n")
  rest(&writer)
  writer.raw("</head>\n")
}
