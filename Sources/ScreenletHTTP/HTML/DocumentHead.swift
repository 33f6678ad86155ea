/// The first title and the declared encoding of a document in an encoding that extends ASCII.
///
/// The scanner follows the HTML standard (section 13.2). libxml2's parser (measured: 2.9.14) follows HTML 4: it parses
/// tags in titles, does not end a comment at `<!-->`, treats bogus comments as content, supports only the entities of
/// HTML 4, and takes quadratic time for end tags of elements that are not open.
struct DocumentHead {
  /// The range of the first title's text, in bytes; nil for none.
  private(set) var title: Range<Int>?
  /// The first encoding label in a `meta` element, also after the title.
  private(set) var charset: String?
  /// The open elements in which a title is not the document's: images, formulas, elements with HTML in them, and
  /// templates.
  private var open: [String] = []

  /// Elements that contain only text. A browser ignores the elements in `noscript`.
  private static let textElements: Set<String> = [
    "script", "style", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript",
  ]
  /// Elements of images and formulas that contain HTML (section 13.2.4.2), images or formulas.
  private static let trackedElements: [String: Set<String>] = [
    "svg": ["svg", "math", "foreignobject", "desc", "title"], "math": ["svg", "math", "mi", "mo", "mn", "ms", "mtext"],
  ]
  /// Elements that end an unclosed image or formula (section 13.2.6.5).
  private static let breakouts: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed", "h1", "h2", "h3",
    "h4",
    "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s",
    "small",
    "span", "strong", "strike", "sub", "sup", "table", "tt", "u", "ul", "var",
  ]

  init(_ bytes: [UInt8]) {
    var scanner = TagScanner(bytes)
    while let tag = scanner.next() {
      if tag.isEnd {
        close(tag.name)
      } else if isForeign, !Self.breakouts.contains(tag.name) {
        let tracked = open.last.flatMap { Self.trackedElements[$0] } ?? []
        if tracked.contains(tag.name), !tag.isSelfClosing { push(tag.name) }
      } else {
        endForeign()
        if tag.name == "plaintext" { return }
        openHTML(tag, &scanner)
      }
      // The rest can only declare the encoding, which must be near the start.
      if title != nil, charset != nil || tag.name == "body" { return }
    }
  }

  /// Whether the current element belongs to an image or a formula.
  private var isForeign: Bool { open.last == "svg" || open.last == "math" }

  /// The limit prevents quadratic time for hostile nesting. No real page reaches it.
  private mutating func push(_ name: String) { if open.count < 100 { open.append(name) } }

  private mutating func endForeign() { while isForeign { open.removeLast() } }

  private mutating func close(_ name: String) {
    if isForeign, name == "p" || name == "br" { endForeign() }
    guard let index = open.lastIndex(of: name) else { return }
    open.removeSubrange(index...)
  }

  private mutating func openHTML(_ tag: TagScanner.Tag, _ scanner: inout TagScanner) {
    switch tag.name {
    case "svg", "math": if !tag.isSelfClosing { push(tag.name) }
    case "template": push(tag.name)
    case "title":
      let text = scanner.skipText(of: tag.name)
      if title == nil, !open.contains("template") { title = text }
    case "meta": if charset == nil { charset = Self.charset(of: tag) }
    default: if Self.textElements.contains(tag.name) { _ = scanner.skipText(of: tag.name) }
    }
  }

  private static func charset(of tag: TagScanner.Tag) -> String? {
    if let label = tag.attributes["charset"] { return label }
    guard tag.attributes["http-equiv"]?.isEqualIgnoringASCIICase("content-type") == true else { return nil }
    return tag.attributes["content"].flatMap(CharsetDeclaration.label(in:))
  }
}
