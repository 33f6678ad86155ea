/// Where the tags, attributes and comments of a file are: one pass over its bytes before libxml2 sees any of them.
///
/// libxml2 says what the elements are; this says where they are, to the byte, and keeps away from libxml2 what it
/// cannot bear: document type declarations (431 bytes of nested parameter entities keep 2.9 busy for minutes) and tags
/// of thousands of attributes (its check for duplicates is quadratic). In a well-formed file the n-th start tag here is
/// libxml2's n-th element; behind the first fault neither is asked.
struct MarkupIndex: Sendable {
  /// A start tag, an empty element's tag, or an end tag.
  struct Tag: Sendable {
    enum Form: Sendable { case start, empty, end }
    var form: Form
    /// Offset of `<`.
    var start: Int
    /// Offset behind the name.
    var nameEnd: Int
    /// Offset behind `>`.
    var end: Int
    /// Slice of ``MarkupIndex/attributes``, namespace declarations among them.
    var attributes: Range<Int>

    var name: Range<Int> { (form == .end ? start + 2 : start + 1)..<nameEnd }
  }

  /// An attribute of a start tag; the value is between its quotes.
  struct Attribute: Sendable {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// What must not reach libxml2; it ends the readable part.
  enum Stop: Sendable, Equatable {
    case documentType
    /// A start tag of too many attributes.
    case attributes
    /// A start tag with which the file has too many namespace declarations: libxml2 searches them one by one for every
    /// prefixed name.
    case namespaces
  }

  /// Markup that has no end.
  struct Unfinished: Sendable {
    enum Form: Sendable { case comment, section, instruction, tag, value }
    var form: Form
    /// Where it starts; an attribute's name for a value without closing quote.
    var range: Range<Int>
  }

  /// More namespace declarations than any theme has.
  static let maxNamespaces = 64

  var tags: [Tag] = []
  var attributes: [Attribute] = []
  /// From `<!--` to behind `-->`.
  var comments: [Range<Int>] = []
  var stop: Stop?
  /// The markup in which the bytes end.
  var unfinished: Unfinished?
  /// What lies behind is not parsed: the range's end, or where the ``stop`` is.
  var readableEnd: Int

  /// Scans a range of a file's bytes. More elements than the limit are not indexed: the parser stops there too.
  init(scanning range: Range<Int>, of bytes: [UInt8], maxAttributes: Int, maxElements: Int) {
    readableEnd = range.upperBound
    tags.reserveCapacity(range.count / 64)
    attributes.reserveCapacity(range.count / 24)
    var scanner = MarkupScanner(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    defer { unfinished = scanner.unfinished }
    var elements = 0
    var namespaces = 0
    while elements <= maxElements, let markup = scanner.next() {
      switch markup {
      case .comment(let comment): comments.append(comment)
      case .documentType(let offset):
        end(.documentType, at: offset)
        return
      case .endTag(let tag): tags.append(tag)
      case .startTag(let start, let nameEnd):
        elements += 1
        guard let tag = scanner.startTag(start, nameEnd: nameEnd, maxAttributes: maxAttributes, into: &attributes)
        else {
          if scanner.sawTooManyAttributes { end(.attributes, at: start) }
          return
        }
        for attribute in attributes[tag.attributes] where bytes[attribute.name].starts(with: "xmlns".utf8) {
          namespaces += 1
        }
        if namespaces > Self.maxNamespaces {
          end(.namespaces, at: start)
          return
        }
        tags.append(tag)
      }
    }
  }
}

extension MarkupIndex {
  private mutating func end(_ reason: Stop, at offset: Int) {
    stop = reason
    readableEnd = offset
  }
}

/// Finds markup byte by byte. Malformed markup ends the scan: libxml2 ends there too, and says why.
private struct MarkupScanner {
  enum Markup {
    case comment(Range<Int>)
    case documentType(Int)
    case startTag(Int, nameEnd: Int)
    case endTag(MarkupIndex.Tag)
  }

  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let sectionStart = Array("![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)
  private static let instructionEnd = Array("?>".utf8)
  private static let documentType = Array("!doctype".utf8)

  let bytes: [UInt8]
  var position: Int
  let end: Int
  var sawTooManyAttributes = false
  var unfinished: MarkupIndex.Unfinished?

  init(bytes: [UInt8], position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// The next comment or tag; CDATA sections and processing instructions are passed over. Nil at the end.
  mutating func next() -> Markup? {
    while skip(to: UInt8(ascii: "<")) {
      let start = position
      position += 1
      guard position < end else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "!"):
        if starts(with: Self.commentStart) {
          position += 3
          guard skip(behind: Self.commentEnd) else { return unfinished(.comment, start) }
          return .comment(start..<position)
        }
        guard starts(with: Self.sectionStart) else { return isDocumentType ? .documentType(start) : nil }
        position += 8
        guard skip(behind: Self.sectionEnd) else { return unfinished(.section, start) }
      case UInt8(ascii: "?"):
        guard skip(behind: Self.instructionEnd) else { return unfinished(.instruction, start) }
      case UInt8(ascii: "/"):
        position += 1
        let nameEnd = skipName()
        guard skip(to: UInt8(ascii: ">")) else { return unfinished(.tag, start) }
        position += 1
        return .endTag(
          MarkupIndex.Tag(form: .end, start: start, nameEnd: nameEnd, end: position, attributes: 0..<0))
      default:
        return .startTag(start, nameEnd: skipName())
      }
    }
    return nil
  }

  /// The rest of a start tag; nil when it is malformed, unfinished or has too many attributes.
  mutating func startTag(
    _ start: Int, nameEnd: Int, maxAttributes: Int, into attributes: inout [MarkupIndex.Attribute]
  ) -> MarkupIndex.Tag? {
    let first = attributes.count
    while true {
      skipSpace()
      guard position < end else {
        unfinished = MarkupIndex.Unfinished(form: .tag, range: start..<nameEnd)
        return nil
      }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return MarkupIndex.Tag(
          form: .start, start: start, nameEnd: nameEnd, end: position, attributes: first..<attributes.count)
      case UInt8(ascii: "/"):
        guard position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") else { return nil }
        position += 2
        return MarkupIndex.Tag(
          form: .empty, start: start, nameEnd: nameEnd, end: position, attributes: first..<attributes.count)
      default:
        guard attributes.count - first < maxAttributes else {
          sawTooManyAttributes = true
          return nil
        }
        guard let attribute = scanAttribute() else { return nil }
        attributes.append(attribute)
      }
    }
  }

  private mutating func unfinished(_ form: MarkupIndex.Unfinished.Form, _ start: Int) -> Markup? {
    unfinished = MarkupIndex.Unfinished(form: form, range: start..<min(start + 2, end))
    return nil
  }

  private mutating func scanAttribute() -> MarkupIndex.Attribute? {
    let nameStart = position
    let nameEnd = skipName()
    skipSpace()
    guard nameEnd > nameStart, position < end, bytes[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < end else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let valueStart = position
    guard skip(to: quote) else {
      unfinished = MarkupIndex.Unfinished(form: .value, range: nameStart..<nameEnd)
      return nil
    }
    position += 1
    return MarkupIndex.Attribute(name: nameStart..<nameEnd, value: valueStart..<position - 1)
  }

  /// Whether the markup at `position` is a document type declaration, in whatever case.
  private var isDocumentType: Bool {
    position + 8 <= end && zip(bytes[position..<position + 8], Self.documentType).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  private func starts(with text: [UInt8]) -> Bool {
    guard position + text.count <= end else { return false }
    for index in text.indices where bytes[position + index] != text[index] { return false }
    return true
  }

  /// Moves behind the next occurrence of a text; false (and to the end) when there is none.
  private mutating func skip(behind text: [UInt8]) -> Bool {
    while position < end {
      if starts(with: text) {
        position += text.count
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func skip(to byte: UInt8) -> Bool {
    while position < end, bytes[position] != byte { position += 1 }
    return position < end
  }

  private mutating func skipSpace() {
    while position < end, isXMLSpace(bytes[position]) { position += 1 }
  }

  /// Moves behind the bytes that a name can have (more than XML allows: libxml2 decides) and returns where.
  private mutating func skipName() -> Int {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        return position
      default: position += 1
      }
    }
    return position
  }
}

/// White space as XML defines it.
func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
