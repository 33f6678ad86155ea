internal import ThemeSource

/// Describes an error from libxml2 in this project's style, at the location where an author would look.
///
/// Codes are libxml2's `xmlParserErrors`, which are part of its ABI.
func describe(_ fault: LibXMLFault, at place: FaultPlace) -> Diagnostic {
  let file = place.file
  let openTags = place.openTags(code: fault.code)
  let open = openTags.last
  switch fault.code {
  case 61: return .documentType(at: place.here)
  case 1 where fault.message.contains("Huge input lookup"), 114:
    return .limit(
      "libxml2 does not read more than 10000000 bytes between two tags", at: place.here,
      help: "remove long comments, or split the file")
  case 38 where place.scan.unfinished?.form == .value, 4, 5, 40, 45, 47, 63, 74, 77,
    73 where place.offset >= place.bytes.count:
    if let prematureEnd = place.prematureEnd(open: open) { return prematureEnd }
  case 76:
    if let open, let end = place.tag(.endTag) {
      return place.mismatch(end: end, open: openTags, innermost: open)
    }
  case 42:
    if let (second, first) = place.repeatedAttribute() {
      return .wellFormed(
        "duplicate attribute '\(place.text(second))'", at: place.span(second),
        related: [Diagnostic.Related(place.span(first), "first occurrence")],
        help: "keep one of the two")
    }
  case 26:
    return .wellFormed(
      "the entity '\(place.entity())' is not defined", at: place.entitySpan(),
      help: "XML defines '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'; write other characters directly")
  case 6, 7, 8,
    9 where place.isCharacterReference:
    return .wellFormed(
      "the character '\(place.entity())' is not allowed in XML", at: place.entitySpan(), help: "remove it")
  case 23, 68:
    if let start = place.strayMarkup() {
      if file.bytes.dropFirst(start.lowerBound).starts(with: "<<<<<<<".utf8) {
        return .wellFormed(
          "unresolved merge conflict", at: place.span(start),
          help:
            "resolve it and remove the markers; with 'themec merge' as git's merge driver, files with conflicts stay readable"
        )
      }
      if file.bytes.dropFirst(start.lowerBound).starts(with: "</".utf8) {
        return .wellFormed(
          "unexpected end tag", at: place.span(start), help: "remove it, or add the start tag that it ends")
      }
      let isReference = place.text(start) == "&"
      let (character, written) = isReference ? ("&", "&amp;") : ("<", "&lt;")
      return .wellFormed(
        "'\(character)' does not start \(isReference ? "an entity" : "a tag") here", at: place.span(start),
        help: "write '\(written)' for '\(character)'",
        fixes: isReference ? [.replacing(character, with: written, at: place.span(start))] : [])
    }
  case 64:
    return .wellFormed(
      "the XML declaration is not at the start of the file", at: place.markupStart(),
      help: "remove everything before '<?xml', including whitespace")
  case 65 where !place.isInDeclaration:
    if place.scan.unfinished?.form == .tag, let end = place.prematureEnd(open: open) { return end }
  case 65 where place.isBeforeElements: return .malformedDeclaration(at: place.here)
  case 56, 57, 96, 108, 78: return .malformedDeclaration(at: place.here)
  default: break
  }
  return .wellFormed(plainMessage(fault, place: place), at: place.here, help: plainHelp(fault.code))
}

/// Describes a namespace error that does not end parsing. Undeclared prefixes are reported separately.
func describeNamespaceFault(_ fault: LibXMLFault, in file: SourceFile, scan: ScannedDocument) -> Diagnostic? {
  if fault.code == 201 { return nil }
  let place = FaultPlace(file: file, scan: scan, offset: fault.offset)
  return .wellFormed(plainMessage(fault, place: place), at: place.here, help: "fix the namespace declaration")
}

private func plainMessage(_ fault: LibXMLFault, place: FaultPlace) -> String {
  switch fault.code {
  case 9: "the character \(place.scalar()) is not allowed in XML"
  case 38: "'<' is not allowed in an attribute value"
  case 39: "attribute value without quotes"
  case 41: "attribute without a value"
  case 62: "']]>' is not allowed in text"
  case 65: "missing space between two attributes"
  case 68: "expected a name"
  case 73: "missing '>' at the end of a tag"
  case 80: "'--' is not allowed in a comment"
  case 31, 32, 81: "unknown encoding"
  case 110: "a name is too long"
  case let code where fault.message.isEmpty: "libxml2 stopped with error \(code)"
  default: "the XML is malformed: \(trimmed(fault.message))"
  }
}

private func plainHelp(_ code: Int) -> String {
  switch code {
  case 9: "remove it; tabs and line breaks are the only control characters that XML allows"
  case 38: "write '&lt;' for '<', or close the quote before it"
  case 39: "put the value between double quotes: name=\"value\""
  case 41: "write name=\"value\""
  case 62: "write ']]&gt;'"
  case 65: "put a space before the next attribute"
  case 68: "names start with a letter or '_'"
  case 73: "end the tag with '>', or with '/>' if the element is empty"
  case 80: "use a single hyphen or other characters"
  case 31, 32, 81: "declare encoding=\"UTF-8\""
  default: "the file is read up to here; the rest is not checked"
  }
}

/// Returns libxml2's message in this project's style: one line, lowercase, no full stop.
private func trimmed(_ message: String) -> String {
  var text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
  while text.last == "." || text.last == " " { text.removeLast() }
  return text.prefix(1).lowercased() + text.dropFirst().prefix(200)
}

extension Diagnostic {
  fileprivate static func wellFormed(
    _ message: String, at span: SourceSpan, related: [Related] = [], help: String, fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(.wellFormed, message, at: span, related: related, help: help, fixes: fixes)
  }

  fileprivate static func malformedDeclaration(at span: SourceSpan) -> Diagnostic {
    .wellFormed(
      "the XML declaration is malformed", at: span, help: "write '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'")
  }
}

/// The context of the byte at which libxml2 stopped.
struct FaultPlace {
  /// A start tag, an empty-element tag, or an end tag.
  struct Tag {
    var form: SyntaxToken.Kind
    var start: Int
    var nameEnd: Int
    var end: Int

    var name: Range<Int> { (form == .endTag ? start + 2 : start + 1)..<nameEnd }
  }

  let file: SourceFile
  let scan: ScannedDocument
  let offset: Int
  /// The interpreted tags, in order.
  let tags: [Tag]

  init(file: SourceFile, scan: ScannedDocument, offset: Int) {
    self.file = file
    self.scan = scan
    self.offset = offset
    var tags: [Tag] = []
    for index in 0..<scan.interpretedTokens {
      let token = scan.tokens[index]
      guard [.startTag, .emptyTag, .endTag].contains(token.kind) else { continue }
      let start = Int(token.start)
      let end = index + 1 < scan.tokens.count ? Int(scan.tokens[index + 1].start) : file.bytes.count
      let nameStart = token.kind == .endTag ? start + 2 : start + 1
      tags.append(
        Tag(form: token.kind, start: start, nameEnd: nameEnd(from: nameStart, in: file.bytes.span), end: end))
    }
    self.tags = tags
  }

  /// Returns the offset after which elements must end to count as open at the error. libxml2 rejects an end tag after
  /// reading it.
  func firstOpen(code: Int) -> Int { code == 76 ? tag(.endTag)?.start ?? offset : offset }

  /// Returns the end of the text before the error: before an invalid reference, if any.
  func textEnd(code: Int) -> Int {
    let isReference =
      switch code {
      case 6, 7, 8, 23, 26: true
      case 9: isCharacterReference
      case 68: offset > 0 && bytes[offset - 1] == UInt8(ascii: "&")
      default: false
      }
    return isReference ? bytes[..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: "&")) ?? offset : offset
  }

  /// Returns the start tags of the elements around the error, outermost first.
  func openTags(code: Int) -> [Tag] {
    let limit = firstOpen(code: code)
    return scan.openElements(at: limit).compactMap { element in
      let start = Int(scan.elements[element].start)
      return tags.first { $0.start == start }
    }
  }

  /// Returns the elements that an end tag does not end although it follows them: those inside the element that it names, or
  /// the innermost one if no open element has its name.
  func unclosedElements(code: Int) -> ArraySlice<Int> {
    guard code == 76, let end = tag(.endTag) else { return [] }
    let open = scan.openElements(at: end.start)
    let ended = open.lastIndex { element in
      let start = Int(scan.elements[element].start) + 1
      return bytes[start..<nameEnd(from: start, in: bytes.span)] == bytes[end.name]
    }
    return ended.map { open[($0 + 1)...] } ?? open.suffix(1)
  }

  var bytes: [UInt8] { file.bytes }
  var here: SourceSpan { span(min(offset, bytes.count)..<min(offset + 1, bytes.count)) }
  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file.id, range: SourceRange(range)) }
  /// Returns the text of a range for messages, limited to the start of a long name.
  func text(_ range: Range<Int>) -> String {
    quoted(file.text(in: SourceRange(range.lowerBound..<min(range.upperBound, range.lowerBound + 256))))
  }

  /// Returns the last tag of a form that starts before the error.
  func tag(_ form: SyntaxToken.Kind) -> Tag? {
    tags.last { $0.form == form && $0.start < offset }
  }

  func unclosed(_ open: Tag) -> Diagnostic {
    let name = text(open.name)
    return .wellFormed(
      "'<\(name)>' has no end tag", at: span(open.start..<open.nameEnd),
      related: [Diagnostic.Related(here, "the file ends here")],
      help: "write '</\(name)>', or end its start tag with '/>'")
  }

  /// Describes a premature or late end of the file in terms of unterminated markup.
  func prematureEnd(open: Tag?) -> Diagnostic? {
    if bytes.dropFirst(scan.readableStart).allSatisfy(isXMLSpace) {
      return .wellFormed(
        "the file is empty", at: here,
        help: "themes start with '<document>', and theme sets start with '<themeSet>'")
    }
    if let unfinished = scan.unfinished, unfinished.range.upperBound <= offset || tags.isEmpty {
      let (what, end) =
        switch unfinished.form {
        case .comment: ("unterminated comment", "'-->'")
        case .section: ("unterminated CDATA section", "']]>'")
        case .instruction: ("unterminated processing instruction", "'?>'")
        case .tag: ("unterminated tag", "'>'")
        case .value: ("the value of '\(text(unfinished.range))' has no closing quote", "a quote")
        }
      return .wellFormed(what, at: span(unfinished.range), help: "close it with \(end)")
    }
    if let open { return unclosed(open) }
    if !tags.isEmpty, let content = bytes.dropFirst(scan.readableStart).firstIndex(where: { !isXMLSpace($0) }),
      bytes[content] != UInt8(ascii: "<")
    {
      return .wellFormed(
        "text before the document element", at: span(content..<content + 1),
        help: "remove everything before the first tag; if the file is not XML, use another file")
    }
    guard !tags.isEmpty else {
      return .wellFormed(
        "the file has no document element", at: here, help: "the first tag of a theme is '<document …>'")
    }
    return .wellFormed(
      "content after the end of the document element", at: here,
      help: "a file has one document element; remove what follows its end tag")
  }

  func mismatch(end: Tag, open: [Tag], innermost: Tag) -> Diagnostic {
    let (ended, inner) = (text(end.name), text(innermost.name))
    let isOuter = open.contains { bytes[$0.name] == bytes[end.name] }
    let fix = isOuter ? nil : correction(of: ended, at: end, inner, at: innermost)
    return .wellFormed(
      isOuter ? "'</\(ended)>' comes before the end of '<\(inner)>'" : "'</\(ended)>' does not match '<\(inner)>'",
      at: span(end.start..<end.end),
      related: [Diagnostic.Related(span(innermost.start..<innermost.nameEnd), "'\(inner)' starts here")],
      help: isOuter
        ? "write '</\(inner)>' before it, or end the start tag of '\(inner)' with '/>'"
        : fix.map { "did you mean '\($0.isEnd ? "</" : "<")\($0.meant)>'?" }
          ?? "write '</\(inner)>', or remove the end tag",
      fixes: fix.map { [.replacing($0.isEnd ? ended : inner, with: $0.meant, at: $0.span)] } ?? [])
  }

  /// The tag of which the name is misspelled, if the names of a start tag and its end tag differ by a typo. It is the end
  /// tag unless only the end tag has the name of an element.
  private func correction(
    of ended: String, at end: Tag, _ inner: String, at innermost: Tag
  ) -> (meant: String, isEnd: Bool, span: SourceSpan)? {
    guard isTypo(ended, of: inner) else { return nil }
    let isEnd = ElementKind(name: ended) == .unknown || ElementKind(name: inner) != .unknown
    return isEnd ? (inner, true, span(end.name)) : (ended, false, span(innermost.name))
  }

  /// Returns the second and the first of two attributes with the same name in the start tag around the error.
  func repeatedAttribute() -> (Range<Int>, Range<Int>)? {
    guard let tag = tags.last(where: { $0.form != .endTag && $0.start <= offset }) else { return nil }
    var seen: [ArraySlice<UInt8>: Range<Int>] = [:]
    var scanner = MarkupScanner(position: tag.start, end: tag.end)
    _ = scanner.nameOfStartTag(in: bytes.span)
    while case .attribute(let attribute) = scanner.part(in: bytes.span) {
      let name = attribute.nameStart..<attribute.nameEnd
      if let first = seen.updateValue(name, forKey: bytes[name]) { return (name, first) }
    }
    return nil
  }

  /// From the `&` before the error to the `;` after it.
  private var entityRange: Range<Int> {
    let end = min(offset, bytes.count)
    let start = bytes[max(0, end - 80)..<end].lastIndex(of: UInt8(ascii: "&")) ?? end
    let close = bytes[start...].prefix(40).firstIndex(of: UInt8(ascii: ";"))
    let isWord = close.map { close in !bytes[start..<close].contains { isXMLSpace($0) || $0 == UInt8(ascii: "<") } }
    return start..<max(start, isWord == true ? (close ?? start) + 1 : min(start + 1, bytes.count))
  }

  func entity() -> String { text(entityRange) }
  func entitySpan() -> SourceSpan { span(entityRange) }
  /// Whether the error is about the character that the preceding reference denotes, and not the one after the
  /// reference.
  var isCharacterReference: Bool {
    let range = entityRange
    guard bytes[range].starts(with: "&#".utf8), range.upperBound >= offset else { return false }
    var character: [UInt8] = []
    decodeText(bytes.span, range, into: &character)
    guard !character.elementsEqual(bytes[range]) else { return true }
    switch String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0 {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...: return false
    default: return true
    }
  }
  /// Whether the error is in the XML declaration.
  var isInDeclaration: Bool {
    let text = bytes.dropFirst(scan.readableStart)
    guard text.starts(with: "<?xml".utf8) else { return false }
    let end = text.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    return offset <= end
  }

  var isBeforeElements: Bool { tags.allSatisfy { $0.start >= offset } }

  /// Returns a stray `&` or `<` just before the error.
  func strayMarkup() -> Range<Int>? {
    let end = min(offset, bytes.count)
    guard
      let start = bytes[max(0, end - 2)..<end].lastIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") })
    else { return bytes[entityRange].first == UInt8(ascii: "&") ? entityRange : nil }
    return start..<start + 1
  }

  /// Returns the `<` before the error.
  func markupStart() -> SourceSpan {
    let start = bytes[..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: "<")) ?? min(offset, bytes.count)
    return span(start..<min(start + 5, bytes.count))
  }

  /// Returns the scalar at the error in the form `U+0001`.
  func scalar() -> String {
    let scalar = String(decoding: bytes[min(offset, bytes.count)...].prefix(4), as: UTF8.self).unicodeScalars.first
    let digits = String(scalar?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
