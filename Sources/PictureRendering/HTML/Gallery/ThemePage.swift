internal import ThemeRendering
internal import ThemeSource

/// The page of a theme: all of its screens, and an inspector for the views in them.
func themePage(
  _ entry: GalleryEntry, _ style: DrawingStyle, _ images: [ImageKey: ImageData], isServed: Bool
) -> [UInt8] {
  var writer = MarkupWriter()
  let tree = entry.tree
  writeHead(&writer, title: tree.title) { writer in
    writer.raw("<meta name=\"generator\" content=\"themec page\">\n")
    writer.raw(
      "<link rel=\"stylesheet\" href=\"../gallery.css\">\n<script src=\"../gallery.js\" defer></script>\n")
    if isServed { writer.raw("<script src=\"../live.js\" defer></script>\n") }
  }
  writer.raw("<body class=\"theme\">\n<header>\n<p><a href=\"../index.html\">All themes</a></p>\n<h1>")
  writer.escaped(tree.title)
  writer.raw("</h1>\n<p class=\"detail\">")
  writer.escaped(entry.theme.file)
  writer.raw("</p>\n</header>\n<div class=\"split\">\n<main class=\"screens\">\n")
  for (number, screen) in entry.screens.enumerated() {
    writer.raw("<section class=\"device\"")
    writer.attribute("data-screen", "\(number)")
    writer.raw(">\n<h2>")
    writer.escaped(screen.conditions.joined(separator: " · "))
    writer.raw("</h2>\n<p class=\"detail\">")
    writer.escaped(screen.tree.sizeText)
    writer.raw("</p>\n")
    writer.raw(
      ScreenElement.bytes(
        screen.tree, scope: "s\(number)", label: screen.label, language: screen.language, style,
        SVGStyle(images: images)))
    writer.raw("</section>\n")
  }
  writer.raw(
    "</main>\n<aside id=\"inspector\" aria-live=\"polite\" aria-label=\"Inspector\"><p class=\"detail\">Point at a view to inspect it; select it to keep it.</p></aside>\n</div>\n<script type=\"application/json\" id=\"views\">"
  )
  writer.raw(inertJSON(entry))
  writer.raw("</script>\n</body>\n</html>\n")
  return writer.bytes
}

/// The inspector's data, as JSON in which markup cannot start or end.
private func inertJSON(_ entry: GalleryEntry) -> [UInt8] {
  var json = JSONWriter()
  json.object {
    $0.key("screens")
    $0.array { for screen in entry.screens { write(screen.tree, &$0) } }
    $0.key("explanations")
    $0.object {
      for (id, text) in entry.theme.explanations.sorted(by: { $0.key < $1.key }) { $0.member(id, text) }
    }
  }
  return json.bytes.flatMap { byte -> [UInt8] in
    switch byte {
    case 0x3C: Array("\\u003c".utf8)
    case 0x3E: Array("\\u003e".utf8)
    case 0x26: Array("\\u0026".utf8)
    default: [byte]
    }
  }
}

/// The views of a screen, by index.
private func write(_ tree: RenderTree, _ json: inout JSONWriter) {
  json.array {
    for node in tree.nodes {
      $0.inlineObject {
        $0.member("id", node.id)
        $0.member("class", node.customClass.map { "\($0): \(node.className)" } ?? node.className)
        $0.member("frame", node.frame)
        if !node.outlets.isEmpty { $0.member("outlets", node.outlets.joined(separator: ", ")) }
        if !node.bindings.isEmpty {
          $0.member("presents", node.bindings.map { "\($0.attribute) → \($0.keyPath)" }.joined(separator: ", "))
        }
        if !node.actions.isEmpty { $0.member("fires", node.actions.joined(separator: ", ")) }
        if let background = node.background { $0.member("background", background.hex) }
        if let style = node.textStyle { $0.member("font", style.font.text + ", " + style.color.hex) }
        if node.alpha < 1 { $0.member("opacity", node.alpha) }
      }
    }
  }
}

extension RenderTree.Font {
  /// A description such as `System 17, weight 700`.
  fileprivate var text: String {
    let size = Int(exactly: self.size).map(String.init) ?? "\(self.size)"
    return "\(family ?? "System") \(size), weight \(weight)\(isItalic ? ", italic" : "")"
  }
}
