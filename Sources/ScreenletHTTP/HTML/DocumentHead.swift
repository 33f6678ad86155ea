/// What is found of a document's head in bytes that extend ASCII: the first title, and the encoding that is declared.
///
/// The scanner follows the HTML standard (section 13.2). libxml2's parser (measured: 2.9.14) is one of HTML 4: it parses tags in titles,
/// ends no comment at `<!-->`, takes the text of bogus comments for content, and needs quadratic time for end tags of elements that
/// are not open. It also knows only the entities of HTML 4.
struct DocumentHead {
  /// The text of the first title, in bytes; nil if there is none.
  private(set) var title: Range<Int>?
  /// The label that the first `meta` element with one declares, also behind the title.
  private(set) var charset: String?
  /// The open elements that decide what a title in them means: images, formulas, elements with HTML in those, and templates.
  private var open: [String] = []

  /// Elements whose content is text; a `noscript` element shows what a browser does not.
  private static let textElements: Set<String> = [
    "script", "style", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript",
  ]
  /// Elements of images and formulas that contain HTML again (section 13.2.4.2), or images and formulas.
  private static let trackedElements: [String: Set<String>] = [
    "svg": ["svg", "math", "foreignobject", "desc", "title"], "math": ["svg", "math", "mi", "mo", "mn", "ms", "mtext"],
  ]
  /// Elements that end an image or a formula which is not closed (section 13.2.6.5).
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
      // What follows may only declare the encoding, which is to be at the start.
      if title != nil, charset != nil || tag.name == "body" { return }
    }
  }

  /// Whether the current element is one of an image or a formula.
  private var isForeign: Bool { open.last == "svg" || open.last == "math" }

  /// The limit keeps hostile nesting from taking quadratic time; no page comes near it.
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
