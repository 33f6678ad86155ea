/// What is found of a document's head in bytes that extend ASCII: the first title, and the encoding that is declared before.
///
/// A scanner of tags in the manner of the HTML standard (section 13.2.5), which knows what libxml2's parser of HTML 4 does not:
/// comments and scripts with `<title>` in them, titles of SVG images, templates, and that a title contains no tags.
struct DocumentHead {
  /// The text of the first title, in bytes; nil if there is none.
  private(set) var title: Range<Int>?
  /// The label that the first `meta` element with one declares, also behind the title.
  private(set) var charset: String?

  /// Elements whose content is text; a `noscript` element shows what a browser does not.
  private static let textElements: Set<String> = [
    "script", "style", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript",
  ]
  /// Elements whose titles are not the document's.
  private static let foreignElements: Set<String> = ["svg", "math", "template"]
  /// Elements that end an image which is not closed.
  private static let breakouts: Set<String> = [
    "body", "blockquote", "center", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "img",
    "li",
    "meta", "nobr", "ol", "p", "pre", "table", "ul",
  ]

  init(_ bytes: [UInt8]) {
    var scanner = TagScanner(bytes)
    /// The elements that contain the current one and hide its title.
    var foreign: [String] = []
    while let tag = scanner.next() {
      if tag.isEnd {
        if let index = foreign.lastIndex(of: tag.name) { foreign.removeSubrange(index...) }
      } else if Self.foreignElements.contains(tag.name) {
        // Templates cannot close themselves, images can.
        if !tag.isSelfClosing || tag.name == "template" { foreign.append(tag.name) }
      } else if tag.name == "plaintext" {
        return
      } else if tag.name == "title" {
        guard foreign.isEmpty else { continue }
        let text = scanner.skipText(of: "title")
        if title == nil { title = text }
      } else if Self.textElements.contains(tag.name) {
        _ = scanner.skipText(of: tag.name)
      } else {
        if Self.breakouts.contains(tag.name), let last = foreign.last, last != "template" { foreign.removeLast() }
        if tag.name == "meta", charset == nil { charset = Self.charset(of: tag) }
      }
      // What follows may only declare the encoding, which is to be at the start.
      if title != nil, charset != nil || tag.name == "body" { return }
    }
  }

  private static func charset(of tag: TagScanner.Tag) -> String? {
    if let label = tag.attributes["charset"] { return label }
    guard tag.attributes["http-equiv"]?.isEqualIgnoringASCIICase("content-type") == true else { return nil }
    return tag.attributes["content"].flatMap(CharsetDeclaration.label(in:))
  }
}
