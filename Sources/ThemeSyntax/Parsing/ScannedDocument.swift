internal import ThemeSource

/// The tokens, elements and attributes of a file, according to its bytes. libxml2 confirms them.
///
/// A single pass creates them and rejects input for which libxml2 is too slow: document type declarations (431 bytes of
/// nested parameter entities occupy version 2.9 for minutes) and tags with thousands of attributes (its check for
/// duplicates is quadratic). In a well-formed file, the n-th start tag here is libxml2's n-th element; after the first
/// error, neither is used.
struct ScannedDocument {
  /// A reason to end the readable part: input that must not reach libxml2, or that exceeds the limits.
  enum Stop: Sendable, Equatable {
    case documentType
    case attributes
    /// A start tag that exceeds the number of namespace declarations. libxml2 searches them linearly for every prefixed
    /// name.
    case namespaces
    case depth
    case elements
    case value(name: Range<Int>)
    case text(element: Int)
  }

  /// Unterminated markup.
  struct Unfinished: Sendable {
    enum Form: Sendable { case comment, section, instruction, tag, value }
    var form: Form
    /// The start of the markup; the attribute's name for a value without a closing quote.
    var range: Range<Int>
  }

  var elements: [ElementRecord] = []
  var attributes: [AttributeRecord] = []
  var tokens: [SyntaxTokens.Record] = []
  var stop: Stop?
  /// The unterminated markup at the end of the bytes.
  var unfinished: Unfinished?
  /// Offset after the byte order mark.
  let readableStart: Int
  /// The end of the bytes passed to libxml2: the end of the readable bytes, or the start of ``stop``.
  var readableEnd: Int
  /// Offset of malformed markup; libxml2 reports the reason.
  var lostAt: Int?
  /// Uses of undeclared prefixes.
  var undeclared: [Range<Int>] = []
  /// Number of tokens before the first that was not interpreted.
  private(set) var interpretedTokens = 0
  /// Elements without an end tag.
  private var unclosed: Set<Int> = []
  private var namespaces = Namespaces()
  private var openElements: [Int] = []
  /// Bytes of text directly inside each open element.
  private var textBytes: [Int] = []
  private let limits: Limits
  private let elementNames = Catalog.shared.elementIndex
  private let attributeNames = Catalog.shared.attributeIndex

  /// Scans the readable range of a file. All bytes become tokens.
  init(_ bytes: [UInt8], readable: Range<Int>, limits: Limits) {
    self.limits = limits
    readableStart = readable.lowerBound
    readableEnd = readable.upperBound
    elements.reserveCapacity(readable.count / 96)
    attributes.reserveCapacity(readable.count / 28)
    tokens.reserveCapacity(readable.count / 24)
    if readable.lowerBound > 0 { add(.byteOrderMark, at: 0) }
    let span = bytes.span
    var scanner = MarkupScanner(position: readable.lowerBound, end: readable.upperBound)
    read(&scanner, span)
    // The unread rest is also split into tokens, up to the end of the file.
    var rest = MarkupScanner(position: scanner.position, end: bytes.count)
    interpretedTokens = tokens.count
    close(at: readableEnd)
    while let markup = rest.next(in: span) {
      tokens.append(SyntaxTokens.Record(start: markup.start, kind: markup.kind, element: .max))
    }
  }

  private mutating func add(_ kind: SyntaxToken.Kind, at start: Int) {
    let element = openElements.last.map { UInt32(truncatingIfNeeded: $0) } ?? .max
    tokens.append(SyntaxTokens.Record(start: start, kind: kind, element: element))
  }
}

// MARK: Reading

extension ScannedDocument {
  /// Reads tokens up to the end, a stop, or malformed markup, before which the scanner stops.
  private mutating func read(_ scanner: inout MarkupScanner, _ bytes: Span<UInt8>) {
    while scanner.position < scanner.end {
      let start = scanner.position
      if bytes[start] != UInt8(ascii: "<") {
        guard text(scanner.text(in: bytes), bytes) else { return scanner.rewind(to: start) }
        continue
      }
      var ahead = scanner
      if let markup = ahead.other(in: bytes) {
        guard other(markup, bytes) else { return }
        scanner = ahead
        continue
      }
      guard startTag(&ahead, bytes) else { return }
      scanner = ahead
    }
  }

  private mutating func end(_ reason: Stop, at offset: Int) -> Bool {
    stop = reason
    readableEnd = offset
    return false
  }

  private mutating func text(_ markup: MarkupScanner.Markup, _ bytes: Span<UInt8>) -> Bool {
    guard let element = openElements.last else {
      add(.text, at: markup.start)
      return true
    }
    return add(.text, markup.start, of: markup.start..<markup.end, in: element, hasInk: markup.isFlagged, bytes)
  }

  /// Adds text or a section, and records that its element has text.
  private mutating func add(
    _ kind: SyntaxToken.Kind, _ start: Int, of range: Range<Int>, in element: Int, hasInk: Bool, _ bytes: Span<UInt8>
  ) -> Bool {
    textBytes[textBytes.count - 1] += range.count
    if textBytes[textBytes.count - 1] > limits.valueBytes { return end(.text(element: element), at: start) }
    add(kind, at: start)
    if elements[element].hasText { return true }
    elements[element].hasText = elements[element].kind.isString || hasInk && hasVisibleText(bytes, range, kind)
    return true
  }

  /// Whether text is more than whitespace, which may also be written as references.
  private func hasVisibleText(_ bytes: Span<UInt8>, _ range: Range<Int>, _ kind: SyntaxToken.Kind) -> Bool {
    var first = range.lowerBound
    while first < range.upperBound, isXMLSpace(bytes[first]) { first += 1 }
    if first == range.upperBound || kind == .section || bytes[first] != UInt8(ascii: "&") {
      return first < range.upperBound
    }
    var decoded: [UInt8] = []
    decodeText(bytes, range, into: &decoded)
    return !decoded.allSatisfy(isXMLSpace)
  }

  private mutating func other(_ markup: MarkupScanner.Markup, _ bytes: Span<UInt8>) -> Bool {
    switch markup.kind {
    case .endTag:
      guard let element = openElements.popLast() else { return lose(markup) }
      textBytes.removeLast()
      namespaces.leave(depth: openElements.count + 1)
      elements[element].endTagStart = UInt32(truncatingIfNeeded: markup.start)
      elements[element].end = UInt32(truncatingIfNeeded: markup.end)
      elements[element].subtreeEnd = UInt32(truncatingIfNeeded: elements.count)
      tokens.append(
        SyntaxTokens.Record(
          start: markup.start, kind: .endTag, element: UInt32(truncatingIfNeeded: element)))
    case .section:
      let content = markup.start + 9..<max(markup.start + 9, markup.end - 3)
      guard let element = openElements.last else { return lose(markup) }
      return add(.section, markup.start, of: content, in: element, hasInk: true, bytes)
    case .malformed:
      if isDocumentType(bytes, at: markup.start) { return end(.documentType, at: markup.start) }
      if markup.isFlagged { unfinished = unfinished(at: markup.start, bytes) }
      return lose(markup)
    default: add(markup.kind, at: markup.start)
    }
    return true
  }

  private mutating func lose(_ markup: MarkupScanner.Markup) -> Bool {
    lostAt = markup.start
    return false
  }

  private func unfinished(at start: Int, _ bytes: Span<UInt8>) -> Unfinished? {
    guard start + 1 < readableEnd else { return nil }
    let form: Unfinished.Form
    switch bytes[start + 1] {
    case UInt8(ascii: "!"):
      guard start + 2 < readableEnd else { return nil }
      switch bytes[start + 2] {
      case UInt8(ascii: "-"): form = .comment
      case UInt8(ascii: "["): form = .section
      default: return nil
      }
    case UInt8(ascii: "?"): form = .instruction
    default: form = .tag
    }
    return Unfinished(form: form, range: start..<min(start + 2, readableEnd))
  }

  /// Whether a document type declaration, in any letter case, starts at an offset.
  private func isDocumentType(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    let wanted: StaticString = "!doctype"
    return wanted.withUTF8Buffer { wanted in
      guard start + 1 + wanted.count <= readableEnd else { return false }
      for offset in wanted.indices where unsafe bytes[start + 1 + offset] | 0x20 != wanted[offset] | 0x20 {
        return false
      }
      return true
    }
  }
}

// MARK: Ends

extension ScannedDocument {
  /// Closes the open elements at the end of reading.
  private mutating func close(at end: Int) {
    unclosed = Set(openElements)
    for element in openElements {
      elements[element].endTagStart = UInt32(truncatingIfNeeded: end)
      elements[element].end = UInt32(truncatingIfNeeded: end)
      elements[element].subtreeEnd = UInt32(truncatingIfNeeded: elements.count)
    }
  }

  /// Offset after the last interpreted tag; 0 if there is none.
  var lastTagEnd: Int {
    let isTag: Set<SyntaxToken.Kind> = [.startTag, .emptyTag, .endTag]
    guard let index = tokens[..<interpretedTokens].lastIndex(where: { isTag.contains($0.kind) }) else { return 0 }
    return tokens[(index + 1)...].first.map { Int($0.start) } ?? readableEnd
  }

  /// Returns the elements open at an offset, outermost first.
  func openElements(at offset: Int) -> [Int] {
    elements.indices.filter { element in
      guard Int(elements[element].startTagEnd) <= offset else { return false }
      return Int(elements[element].end) > offset || unclosed.contains(element)
    }
  }

  /// Removes elements with start tags that end after an offset. Elements open at the offset end there.
  /// - Parameters:
  ///   - limit: elements that end after it count as open: the start of a rejected end tag.
  ///   - textEnd: the end of the text that was read: before a rejected reference.
  mutating func cut(at offset: Int, openFrom limit: Int, textEnd: Int, _ bytes: [UInt8]) {
    let end = UInt32(clamping: offset)
    let count = elements.firstIndex { $0.startTagEnd > end } ?? elements.count
    if count < elements.count {
      attributes.removeSubrange(Int(elements[count].firstAttribute)...)
      elements.removeSubrange(count...)
    }
    for index in elements.indices {
      elements[index].subtreeEnd = min(elements[index].subtreeEnd, UInt32(clamping: count))
      guard elements[index].end > UInt32(clamping: limit) || unclosed.contains(index) else { continue }
      let start = Int(elements[index].startTagEnd)
      elements[index].endTagStart = UInt32(clamping: max(start, textEnd))
      elements[index].end = end
      guard elements[index].hasText else { continue }
      let text = characterData(of: bytes.span, start..<max(start, textEnd))
      elements[index].hasText = elements[index].kind.hasValue(in: text)
    }
  }
}

// MARK: Start tags

extension ScannedDocument {
  private mutating func startTag(_ scanner: inout MarkupScanner, _ bytes: Span<UInt8>) -> Bool {
    let start = scanner.position
    let nameEnd = scanner.nameOfStartTag(in: bytes)
    let index = elements.count
    let firstAttribute = attributes.count
    if openElements.count >= limits.depth { return end(.depth, at: start) }
    if index >= limits.elements { return end(.elements, at: start) }
    var isEmpty = false
    parts: while true {
      if attributes.count - firstAttribute < limits.attributesPerElement,
        let attribute = scanner.plainAttribute(in: bytes, names: attributeNames, maxLength: limits.valueBytes)
      {
        attributes.append(attribute)
        continue
      }
      switch scanner.part(in: bytes) {
      case .attribute(let attribute):
        guard attributes.count - firstAttribute < limits.attributesPerElement else {
          attributes.removeSubrange(firstAttribute...)
          return end(.attributes, at: start)
        }
        if attribute.valueEnd - attribute.valueStart > limits.valueBytes {
          attributes.removeSubrange(firstAttribute...)
          return end(.value(name: attribute.nameStart..<attribute.nameEnd), at: start)
        }
        add(attribute, bytes)
      case .open: break parts
      case .empty:
        isEmpty = true
        break parts
      case .malformed(let value):
        if let value {
          unfinished = Unfinished(form: .value, range: value)
        } else if scanner.position >= scanner.end {
          unfinished = Unfinished(form: .tag, range: start..<nameEnd)
        }
        lostAt = start
        attributes.removeSubrange(firstAttribute...)
        return false
      }
    }
    if namespaces.declared > Limits.mostNamespaces {
      attributes.removeSubrange(firstAttribute...)
      return end(.namespaces, at: start)
    }
    let kind = self.kind(start + 1..<nameEnd, bytes)
    if !namespaces.isEmpty || namespaces.sawPrefix { resolvePrefixes(from: firstAttribute, bytes) }
    elements.append(
      ElementRecord(
        kind: kind, start: UInt32(truncatingIfNeeded: start), startTagEnd: UInt32(truncatingIfNeeded: scanner.position),
        parent: openElements.last.map { UInt32(truncatingIfNeeded: $0) } ?? ElementRecord.noParent, index: index,
        firstAttribute: firstAttribute))
    tokens.append(
      SyntaxTokens.Record(
        start: start, kind: isEmpty ? .emptyTag : .startTag, element: UInt32(truncatingIfNeeded: index)))
    if isEmpty {
      namespaces.leave(depth: openElements.count + 1)
    } else {
      openElements.append(index)
      textBytes.append(0)
    }
    return true
  }

  private mutating func add(_ attribute: MarkupScanner.Attribute, _ bytes: Span<UInt8>) {
    let name = AttributeName(
      ordinal: attributeNames.find(attribute.nameStart..<attribute.nameEnd, in: bytes))
    if name == .unknown {
      namespaces.note(attribute, depth: openElements.count + 1, bytes)
    }
    attributes.append(
      AttributeRecord(
        name: name, nameStart: UInt32(truncatingIfNeeded: attribute.nameStart),
        valueStart: UInt32(truncatingIfNeeded: attribute.valueStart),
        valueEnd: UInt32(truncatingIfNeeded: attribute.valueEnd), isEncoded: attribute.isEncoded))
  }

  /// Returns the kind of an element; unknown if it is in a namespace. Records an undeclared prefix.
  private mutating func kind(_ name: Range<Int>, _ bytes: Span<UInt8>) -> ElementKind {
    let kind = ElementKind(ordinal: elementNames.find(name, in: bytes))
    // The catalog contains no prefixed names.
    if kind != .unknown { return !namespaces.isEmpty && namespaces.hasDefault ? .unknown : kind }
    if let colon = prefixEnd(of: name, bytes) {
      if !namespaces.declares(name.lowerBound..<colon, bytes) { undeclared.append(name.lowerBound..<colon) }
    }
    return .unknown
  }

  private mutating func resolvePrefixes(from first: Int, _ bytes: Span<UInt8>) {
    guard namespaces.sawPrefix else { return }
    namespaces.sawPrefix = false
    for attribute in attributes[first...] where attribute.name == .unknown {
      let start = Int(attribute.nameStart)
      let name = start..<nameEnd(from: start, in: bytes)
      guard let colon = prefixEnd(of: name, bytes), !Namespaces.isDeclaration(name, bytes) else { continue }
      if !namespaces.declares(name.lowerBound..<colon, bytes) { undeclared.append(name.lowerBound..<colon) }
    }
  }
}

/// Returns the offset of the `:` after the prefix of a qualified name, split as by libxml2; nil for a name without
/// prefix.
func prefixEnd(of name: Range<Int>, _ bytes: Span<UInt8>) -> Int? {
  for index in name where bytes[index] == UInt8(ascii: ":") {
    guard index > name.lowerBound, index + 1 < name.upperBound else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): return nil
    case 0x80...: return startsName(bytes, index + 1..<name.upperBound) ? index : nil
    default: return index
    }
  }
  return nil
}

/// Whether a name may start with the non-ASCII scalar at the start of a range (XML 1.0, 2.3). Combining characters may
/// not start names.
private func startsName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
  let first = bytes[range.lowerBound]
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  guard length <= range.count else { return false }
  var scalar = UInt32(first) & (0x7F >> UInt32(length))
  for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[range.lowerBound + offset] & 0x3F) }
  switch scalar {
  case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
    0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
    return true
  default: return false
  }
}

extension MarkupScanner {
  mutating func rewind(to offset: Int) { self = MarkupScanner(position: offset, end: end) }
}
