internal import ThemeRendering

/// A screen with a changed snapshot.
package struct SnapshotDifference: Sendable {
  /// The path of the snapshot without its type, such as `login-flat7/iphone-se-light`.
  package var name: String
  /// The screen's description, such as `Login · flat7, iPhone SE, light`.
  package var title: String
  /// Pictures in SVG; nil if there is none.
  package var pictures: (before: [UInt8]?, after: [UInt8]?)
  /// The screen in characters; nil if there is none.
  package var texts: (before: String?, after: String?)

  package init(
    name: String, title: String, pictures: (before: [UInt8]?, after: [UInt8]?),
    texts: (before: String?, after: String?)
  ) {
    self.name = name
    self.title = title
    self.pictures = pictures
    self.texts = texts
  }
}

/// Creates a folder with a page that shows snapshots before and after, with their differences.
package func snapshotReport(_ differences: [SnapshotDifference], title: String) -> [GalleryFile] {
  var files = [
    GalleryFile(path: "gallery.css", bytes: Array("\(pageStyle)\(galleryStyle)\(reportStyle)".utf8)),
    GalleryFile(path: "report.js", bytes: Array("\(reportScript)".utf8)),
  ]
  var writer = MarkupWriter()
  writeHead(&writer, title: title) { writer in
    writer.raw(Array(PageFolder.report.mark.utf8))
    writer.raw("<link rel=\"stylesheet\" href=\"gallery.css\">\n<script src=\"report.js\" defer></script>\n")
  }
  writer.raw("<body>\n<header>\n<h1>")
  writer.escaped(title)
  writer.raw("</h1>\n</header>\n<main>\n")
  for (number, difference) in differences.enumerated() {
    write(difference, number, &writer)
    for (side, picture) in [("before", difference.pictures.before), ("after", difference.pictures.after)] {
      if let picture { files.append(GalleryFile(path: "\(side)/\(difference.name).svg", bytes: picture)) }
    }
  }
  writer.raw("</main>\n</body>\n</html>\n")
  files.append(GalleryFile(path: "index.html", bytes: writer.bytes))
  return files
}

private func write(_ difference: SnapshotDifference, _ number: Int, _ writer: inout MarkupWriter) {
  writer.raw("<section class=\"difference\">\n<h2>")
  writer.escaped(difference.title)
  writer.raw("</h2>\n<p class=\"detail\">")
  writer.escaped(difference.name)
  writer.raw(" · ")
  writer.raw(
    difference.pictures.before == nil && difference.texts.before == nil
      ? "no snapshot"
      : difference.pictures.after == nil && difference.texts.after == nil ? "no longer drawn" : "changed")
  writer.raw("</p>\n<div class=\"pictures\">\n")
  let hasBoth = difference.pictures.before != nil && difference.pictures.after != nil
  if difference.pictures.before != nil { writePicture(difference, "before", "Before", &writer) }
  if difference.pictures.after != nil { writePicture(difference, "after", "After", &writer) }
  if hasBoth {
    writeOverlay(difference, "highlight", "Difference", &writer)
    writer.raw("<div>")
    writeOverlay(difference, "slider", "Slider", &writer)
    writer.raw("<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" hidden")
    writer.attribute("aria-label", "Share of the picture before, \(difference.title)")
    writer.raw("></div>\n")
  }
  writer.raw("</div>\n")
  if difference.texts.before != difference.texts.after { writeTexts(difference, &writer) }
  writer.raw("</section>\n")
}

private func writePicture(
  _ difference: SnapshotDifference, _ side: StaticString, _ caption: StaticString, _ writer: inout MarkupWriter
) {
  writer.raw("<figure>")
  writeImage(difference, side, &writer)
  writer.raw("<figcaption>")
  writer.raw(caption)
  writer.raw("</figcaption></figure>\n")
}

/// Writes both pictures, one on top of the other.
private func writeOverlay(
  _ difference: SnapshotDifference, _ kind: StaticString, _ caption: StaticString, _ writer: inout MarkupWriter
) {
  writer.raw("<figure><div class=\"overlay ")
  writer.raw(kind)
  writer.raw("\">")
  writeImage(difference, "before", &writer)
  writeImage(difference, "after", &writer)
  writer.raw("</div><figcaption>")
  writer.raw(caption)
  writer.raw("</figcaption></figure>\n")
}

private func writeImage(_ difference: SnapshotDifference, _ side: StaticString, _ writer: inout MarkupWriter) {
  writer.raw("<img")
  writer.attribute("src", "\(side)/\(difference.name).svg")
  writer.attribute("alt", "\(difference.title), \(side)")
  writer.raw(">")
}

/// Writes the screens in characters, with differing lines marked.
private func writeTexts(_ difference: SnapshotDifference, _ writer: inout MarkupWriter) {
  let sides = [difference.texts.before, difference.texts.after].map {
    $0.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
  }
  writer.raw("<div class=\"pictures\">\n")
  for (side, lines) in sides.enumerated() where !lines.isEmpty {
    let others = sides[1 - side]
    // A line end after the tag is not part of the text, so that an empty first line stays.
    writer.raw("<pre tabindex=\"0\">\n")
    for (number, line) in lines.enumerated() {
      let isEqual = number < others.count && others[number] == line
      if !isEqual { writer.raw("<mark>") }
      writer.escaped(String(line))
      if !isEqual { writer.raw("</mark>") }
      writer.raw("\n")
    }
    writer.raw("</pre>\n")
  }
  writer.raw("</div>\n")
}

/// The style of a report, added after a gallery's.
private let reportStyle: StaticString = """

  .difference{padding:24px;border-bottom:1px solid var(--line)}
  .pictures{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
  .pictures figure{margin:0}
  .pictures img{display:block;max-width:100%;height:auto;outline:1px solid var(--line)}
  .overlay{position:relative}
  .overlay img+img{position:absolute;left:0;top:0}
  .highlight{isolation:isolate;filter:brightness(6)}
  .highlight img+img{mix-blend-mode:difference}
  .slider img+img{clip-path:inset(0 0 0 50%)}
  input[type=range]{width:100%}
  .pictures pre{margin:16px 0 0;padding:8px;font:12px/1.25 Menlo,DejaVu Sans Mono,monospace;background:var(--panel);border:1px solid var(--line);overflow:auto;max-width:100%}
  mark{background:#ffd7e8;color:#1c1c1e}

  """

/// The script of a report, which moves the sliders.
private let reportScript: StaticString = """
  'use strict';
  for (const input of document.querySelectorAll('input[type=range]')) {
    input.hidden = false;
    const after = input.parentElement.querySelector('img + img');
    input.addEventListener('input', () => { after.style.clipPath = 'inset(0 0 0 ' + input.value + '%)'; });
  }

  """
