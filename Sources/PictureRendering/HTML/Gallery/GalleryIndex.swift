internal import ThemeRendering
internal import ThemeSource

/// The kinds of folders of pages that themec writes.
package enum PageFolder: String, Sendable {
  case gallery
  case report

  /// The text that identifies an index of such a folder.
  var mark: String { "<meta name=\"generator\" content=\"themec \(rawValue)\">\n" }

  /// Whether a file is the index of such a folder, which may be replaced.
  package func wrote(_ index: [UInt8]) -> Bool {
    String(decoding: index.prefix(1000), as: UTF8.self).contains(mark)
  }

  /// Whether a file is a page or a picture of themec, which may be removed.
  package static func isOwn(_ file: [UInt8]) -> Bool {
    let start = String(decoding: file.prefix(1000), as: UTF8.self)
    let isPicture = start.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    return isPicture && start.contains(" role=\"img\" aria-label=\"")
      || start.contains("<meta name=\"generator\" content=\"themec ")
  }
}

/// The page with a card for every screen.
func galleryIndex(_ entries: [GalleryEntry], title: String, isServed: Bool) -> [UInt8] {
  var writer = MarkupWriter()
  writeHead(&writer, title: title) { writer in
    writer.raw(Array(PageFolder.gallery.mark.utf8))
    writer.raw(
      "<link rel=\"stylesheet\" href=\"gallery.css\">\n<script src=\"gallery.js\" defer></script>\n")
    if isServed { writer.raw("<script src=\"live.js\" defer></script>\n") }
  }
  let screens = entries.flatMap { entry in entry.screens.map { (entry, $0) } }
  writer.raw("<body class=\"index\">\n<header>\n<h1>")
  writer.escaped(title)
  writer.raw(
    "</h1>\n<form id=\"filters\" role=\"search\" hidden>\n<label>Search <input type=\"search\" name=\"text\" autocomplete=\"off\"></label>\n"
  )
  writeChoice(&writer, "Screenlet", "screenlet", entries.map(\.tree.screenlet), all: "All")
  writeChoice(&writer, "Theme", "theme", entries.map(\.tree.theme), all: "All")
  writeChoice(&writer, "Size", "size", screens.map(\.1.size), all: "All")
  writeChoice(&writer, "Appearance", "appearance", screens.map(\.1.tree.appearance.rawValue), all: "All")
  if screens.contains(where: { $0.1.language != nil }) {
    writeChoice(&writer, "Language", "language", screens.map { $0.1.language ?? themeLanguage }, all: "All")
  }
  writer.raw(
    "</form>\n<p id=\"count\" role=\"status\"></p>\n</header>\n<section id=\"compare\" aria-label=\"Comparison\" hidden></section>\n<main id=\"cards\">\n"
  )
  for (entry, screen) in screens { write(screen, of: entry, &writer) }
  writer.raw("</main>\n</body>\n</html>\n")
  return writer.bytes
}

/// The language name of the theme files' texts.
private let themeLanguage = "Base"

/// Writes a list for choosing one of the distinct values, in their order.
private func writeChoice(
  _ writer: inout MarkupWriter, _ label: StaticString, _ name: StaticString, _ values: [String], all: StaticString
) {
  writer.raw("<label>")
  writer.raw(label)
  writer.raw(" <select name=\"")
  writer.raw(name)
  writer.raw("\"><option value=\"\">")
  writer.raw(all)
  writer.raw("</option>")
  var seen: Set<String> = []
  for value in values where seen.insert(value).inserted {
    writer.raw("<option>")
    writer.escaped(value)
    writer.raw("</option>")
  }
  writer.raw("</select></label>\n")
}

private func write(_ screen: GalleryEntry.Screen, of entry: GalleryEntry, _ writer: inout MarkupWriter) {
  let tree = screen.tree
  writer.raw("<figure class=\"card\"")
  writer.attribute("data-screenlet", tree.screenlet)
  writer.attribute("data-theme", tree.theme)
  writer.attribute("data-size", screen.size)
  writer.attribute("data-appearance", tree.appearance.rawValue)
  writer.attribute("data-language", screen.language ?? themeLanguage)
  writer.raw("><a")
  writer.attribute("href", entry.page)
  writer.raw("><img loading=\"lazy\"")
  writer.attribute("src", screen.file)
  writer.attribute("alt", screen.label)
  writer.attribute("width", tree.viewport.width)
  writer.attribute("height", tree.viewport.height)
  writer.raw("></a><figcaption><span>")
  writer.escaped(tree.title)
  writer.raw("</span> <small>")
  writer.escaped(screen.conditions.joined(separator: " · "))
  writer.raw("</small></figcaption></figure>\n")
}
