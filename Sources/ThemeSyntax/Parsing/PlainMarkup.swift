/// What shows that bytes are well-formed without libxml2: the little of XML that Interface Builder writes. What is not plain
/// may be well-formed too; libxml2 decides.
///
/// All of it presumes bytes that are UTF-8 without U+FFFE and U+FFFF.
enum PlainMarkup {
  /// Whether bytes start with a declaration as Interface Builder writes it.
  static func hasDeclaration(_ bytes: Span<UInt8>) -> Bool {
    starts(bytes, with: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
      || starts(bytes, with: "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>")
  }

  private static func starts(_ bytes: Span<UInt8>, with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard wanted.count <= bytes.count else { return false }
      for index in wanted.indices where unsafe bytes[index] != wanted[index] { return false }
      return true
    }
  }

  /// Whether a name is of ASCII letters, digits, hyphens, dots and underscores, as XML allows them, and none that XML reserves.
  static func isName(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard let first = name.first, isLetter(bytes[first]) else { return false }
    for index in name.dropFirst() {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      case let byte where isLetter(byte): continue
      default: return false
      }
    }
    return name.count < 3 || bytes[first] | 0x20 != UInt8(ascii: "x") || bytes[first + 1] | 0x20 != UInt8(ascii: "m")
      || bytes[first + 2] | 0x20 != UInt8(ascii: "l")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Whether an attribute is plain: behind whitespace, with a plain name and a value of characters and references.
  static func isAttribute(_ attribute: MarkupScanner.Attribute, in bytes: Span<UInt8>) -> Bool {
    attribute.nameStart > 0 && isXMLSpace(bytes[attribute.nameStart - 1])
      && isName(attribute.nameStart..<attribute.nameEnd, in: bytes)
      && isText(attribute.valueStart..<attribute.valueEnd, in: bytes)
  }

  /// Whether a range holds characters and references, and neither `<` nor `]]`.
  static func isText(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        guard let end = endOfReference(at: index, to: range.upperBound, in: bytes) else { return false }
        index = end
        continue
      }
      if byte < 0x20, !isXMLSpace(byte) { return false }
      if byte == UInt8(ascii: "<") { return false }
      if byte == UInt8(ascii: "]"), index + 1 < range.upperBound, bytes[index + 1] == byte { return false }
      index += 1
    }
    return true
  }

  /// Whether a comment has no `--` before its end.
  static func isComment(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let content = range.lowerBound + 4..<max(range.lowerBound + 4, range.upperBound - 3)
    guard content.upperBound + 3 == range.upperBound else { return false }
    for index in content {
      let byte = bytes[index]
      if byte < 0x20, !isXMLSpace(byte) { return false }
      // Behind the content there is another one.
      if byte == UInt8(ascii: "-"), bytes[index + 1] == byte { return false }
    }
    return true
  }

  /// Whether an end tag has the name of the start tag at an offset.
  static func isEnd(_ tag: MarkupScanner.Markup, ofElementAt start: Int, in bytes: Span<UInt8>) -> Bool {
    let name = tag.start + 2..<tag.nameEnd
    guard start + 1 + name.count < tag.start, isNameEnd(bytes[start + 1 + name.count]) else { return false }
    for offset in 0..<name.count where bytes[name.lowerBound + offset] != bytes[start + 1 + offset] { return false }
    for index in tag.nameEnd..<tag.end - 1 where !isXMLSpace(bytes[index]) { return false }
    return true
  }

  /// Offset behind a reference to one of XML's own entities or to a character that XML allows; nil for anything else.
  private static func endOfReference(at start: Int, to end: Int, in bytes: Span<UInt8>) -> Int? {
    guard start + 1 < end else { return nil }
    if bytes[start + 1] == UInt8(ascii: "#") { return endOfCharacter(from: start + 2, to: end, in: bytes) }
    for entity: StaticString in ["amp;", "lt;", "gt;", "quot;", "apos;"] {
      let count = entity.utf8CodeUnitCount
      guard start + 1 + count <= end else { continue }
      let isSame = entity.withUTF8Buffer { wanted in
        for offset in wanted.indices where unsafe bytes[start + 1 + offset] != wanted[offset] { return false }
        return true
      }
      if isSame { return start + 1 + count }
    }
    return nil
  }

  /// Offset behind the digits of a character reference and their `;`.
  private static func endOfCharacter(from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int? {
    var index = start
    var (value, base): (UInt32, UInt32) = (0, 10)
    if index < end, bytes[index] == UInt8(ascii: "x") {
      base = 16
      index += 1
    }
    let digits = index
    while index < end, index - digits < 8 {
      let byte = bytes[index]
      if byte == UInt8(ascii: ";") { break }
      let digit: UInt32
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f") where base == 16: digit = UInt32(byte - UInt8(ascii: "a")) + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F") where base == 16: digit = UInt32(byte - UInt8(ascii: "A")) + 10
      default: return nil
      }
      value = value * base + digit
      if value > 0x10_FFFF { return nil }
      index += 1
    }
    guard index > digits, index < end, bytes[index] == UInt8(ascii: ";") else { return nil }
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return index + 1
    default: return nil
    }
  }
}
