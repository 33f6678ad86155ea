/// Cuts bytes into tokens, one after the other. Linear, and defined for any bytes: what is no markup of XML's is
/// ``SyntaxToken/Kind/malformed``. Whether a file is well-formed is libxml2's to say.
struct MarkupScanner {
  /// One token, with what scanning it found.
  struct Markup {
    var kind: SyntaxToken.Kind
    var start: Int
    var end: Int
    /// Offset behind the name of a tag.
    var nameEnd = 0
    /// Of text: whether there is more in it than whitespace. Of malformed markup: whether its end is missing.
    var isFlagged = false
  }

  /// An attribute of a start tag; the value is between its quotes.
  struct Attribute {
    var nameStart: Int
    var nameEnd: Int
    var valueStart: Int
    var valueEnd: Int
    /// Whether the value holds references or whitespace other than spaces.
    var isEncoded: Bool
  }

  /// What stands next in a start tag.
  enum TagPart {
    case attribute(Attribute)
    /// `>`
    case open
    /// `/>`
    case empty
    /// Nothing that a tag may hold; the name of the attribute whose value has no closing quote.
    case malformed(unclosedValue: Range<Int>?)
  }

  private(set) var position: Int
  let end: Int

  init(position: Int, end: Int) {
    self.position = position
    self.end = end
  }

  /// The next token; nil at the end. Of a start tag the attributes are passed over.
  mutating func next(in bytes: Span<UInt8>) -> Markup? {
    guard position < end else { return nil }
    if bytes[position] != UInt8(ascii: "<") { return text(in: bytes) }
    guard let tag = other(in: bytes) else {
      let start = position
      let nameEnd = nameOfStartTag(in: bytes)
      while true {
        switch part(in: bytes) {
        case .attribute: continue
        case .open: return Markup(kind: .startTag, start: start, end: position, nameEnd: nameEnd)
        case .empty: return Markup(kind: .emptyTag, start: start, end: position, nameEnd: nameEnd)
        case .malformed: return malformed(from: start, nameEnd: nameEnd, in: bytes)
        }
      }
    }
    return tag
  }

  /// Character data up to the next `<`.
  mutating func text(in bytes: Span<UInt8>) -> Markup {
    let start = position
    var hasInk = false
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") { break }
      if byte == 0x20 {
        position = endOfSpaces(in: bytes, from: position + 1)
        continue
      }
      if byte > 0x20 || !isXMLSpace(byte) { hasInk = true }
      position += 1
    }
    return Markup(kind: .text, start: start, end: position, isFlagged: hasInk)
  }

  /// Offset behind a run of spaces, eight at once: indentation is a quarter of a file.
  private func endOfSpaces(in bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    let raw = unsafe bytes.bytes
    while index + 8 <= end {
      let others = Self.word(of: raw, at: index) ^ 0x2020_2020_2020_2020
      if others != 0 { return index + others.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index
  }

  /// The token at a `<`; nil, without moving, where a start tag stands.
  mutating func other(in bytes: Span<UInt8>) -> Markup? {
    let start = position
    guard start + 1 < end else {
      position = end
      return Markup(kind: .malformed, start: start, end: end, isFlagged: true)
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"):
      if hasPrefix("!--", at: start + 1, in: bytes) {
        position = start + 4
        return upTo("-->", .comment, from: start, in: bytes)
      }
      if hasPrefix("![CDATA[", at: start + 1, in: bytes) {
        position = start + 9
        return upTo("]]>", .section, from: start, in: bytes)
      }
      position = start + 2
      return malformed(from: start, nameEnd: start + 2, in: bytes)
    case UInt8(ascii: "?"):
      position = start + 2
      let isDeclaration =
        hasPrefix("xml", at: position, in: bytes) && position + 3 < end && isNameEndOfTarget(bytes[position + 3])
      return upTo("?>", isDeclaration ? .declaration : .instruction, from: start, in: bytes)
    case UInt8(ascii: "/"):
      position = start + 2
      let nameEnd = min(ThemeSyntax.nameEnd(from: position, in: bytes), end)
      position = nameEnd
      while position < end, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "<") { position += 1 }
      guard position < end, bytes[position] == UInt8(ascii: ">") else {
        return Markup(kind: .malformed, start: start, end: position, nameEnd: nameEnd, isFlagged: position == end)
      }
      position += 1
      return Markup(kind: .endTag, start: start, end: position, nameEnd: nameEnd)
    default: return nil
    }
  }

  /// Moves behind `<` and the name, and returns where the name ends.
  mutating func nameOfStartTag(in bytes: Span<UInt8>) -> Int {
    position = min(nameEnd(from: position + 1, in: bytes), end)
    return position
  }

  /// The next part of a start tag, behind its name.
  mutating func part(in bytes: Span<UInt8>) -> TagPart {
    while position < end, isXMLSpace(bytes[position]) { position += 1 }
    guard position < end else { return .malformed(unclosedValue: nil) }
    switch bytes[position] {
    case UInt8(ascii: ">"):
      position += 1
      return .open
    case UInt8(ascii: "/"):
      guard position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") else { return .malformed(unclosedValue: nil) }
      position += 2
      return .empty
    default: return attribute(in: bytes)
    }
  }

  /// The next attribute where it is written as Interface Builder writes them: a space, a name of the catalog, `="`, and a
  /// value of limited length without references; else nil, without moving.
  ///
  /// Sixteen bytes are looked at as one, without a branch for the length of what is in them.
  mutating func plainAttribute(in bytes: Span<UInt8>, names: NameIndex, maxLength: Int) -> AttributeRecord? {
    let raw = unsafe bytes.bytes
    // All that is loaded below lies before this.
    let end = min(end, raw.byteCount)
    let nameStart = position &+ 1
    guard position >= 0, nameStart &+ 16 <= end, bytes[position] == 0x20 else { return nil }
    let head = Self.word(of: raw, at: nameStart)
    let found = Self.zeros(head ^ 0x3D3D_3D3D_3D3D_3D3D)
    var length = Self.offset(found, Self.zeros(Self.word(of: raw, at: nameStart &+ 8) ^ 0x3D3D_3D3D_3D3D_3D3D))
    while length & 15 == 0 {
      let start = nameStart &+ length
      guard length > 0, start &+ 16 <= end else { return nil }
      let more = Self.offset(
        Self.zeros(Self.word(of: raw, at: start) ^ 0x3D3D_3D3D_3D3D_3D3D),
        Self.zeros(Self.word(of: raw, at: start &+ 8) ^ 0x3D3D_3D3D_3D3D_3D3D))
      length = length &+ more
      if more < 16 { break }
    }
    let equals = nameStart &+ length
    let valueStart = equals &+ 2
    guard valueStart &+ 16 <= end, bytes[equals &+ 1] == UInt8(ascii: "\"") else { return nil }
    var valueEnd = valueStart
    while true {
      let more = Self.offset(
        Self.stops(Self.word(of: raw, at: valueEnd)), Self.stops(Self.word(of: raw, at: valueEnd &+ 8)))
      valueEnd = valueEnd &+ more
      if more < 16 { break }
      guard valueEnd &+ 16 <= end else { return nil }
    }
    guard bytes[valueEnd] == UInt8(ascii: "\""), valueEnd &- valueStart <= maxLength else {
      return nil
    }
    let first = found == 0 ? head : head & ((found ^ (found &- 1)) &>> 8)
    let last = length > 8 ? Self.word(of: raw, at: equals &- 8) : 0
    let name = AttributeName(
      ordinal: names.find(nameStart..<equals, first: first, last: last, in: bytes))
    guard name != .unknown else { return nil }
    position = valueEnd &+ 1
    return AttributeRecord(
      name: name, nameStart: UInt32(truncatingIfNeeded: nameStart),
      valueStart: UInt32(truncatingIfNeeded: valueStart), valueEnd: UInt32(truncatingIfNeeded: valueEnd),
      isEncoded: false)
  }

  /// Eight bytes from an offset that is known to have them, the first lowest.
  @inline(__always)
  private static func word(of raw: RawSpan, at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The place of the first of sixteen bytes whose highest bit is set in two words; 16 where there is none.
  @inline(__always)
  private static func offset(_ low: UInt64, _ high: UInt64) -> Int {
    (gathered(low) | gathered(high) &<< 8 | 1 << 16).trailingZeroBitCount
  }

  /// The highest bits of eight bytes side by side; the others are zero.
  @inline(__always)
  private static func gathered(_ bits: UInt64) -> UInt64 { ((bits &>> 7) &* 0x0102_0408_1020_4080) &>> 56 }

  /// The highest bit of each byte of a word that is zero, up to the first one exactly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The highest bit of each byte of a word that is `"`, `&` or a control character, up to the first one exactly.
  @inline(__always)
  private static func stops(_ word: UInt64) -> UInt64 {
    let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    // Both differ in one bit.
    return zeros((word | 0x0404_0404_0404_0404) ^ 0x2626_2626_2626_2626) | controls
  }

  private mutating func attribute(in bytes: Span<UInt8>) -> TagPart {
    let nameStart = position
    var cursor = nameStart
    while cursor < end, !isNameEnd(bytes[cursor]) { cursor += 1 }
    let nameEnd = cursor
    while cursor < end, isXMLSpace(bytes[cursor]) { cursor += 1 }
    guard nameEnd > nameStart, cursor < end, bytes[cursor] == UInt8(ascii: "=") else {
      return .malformed(unclosedValue: nil)
    }
    cursor += 1
    while cursor < end, isXMLSpace(bytes[cursor]) { cursor += 1 }
    guard cursor < end else { return .malformed(unclosedValue: nil) }
    let quote = bytes[cursor]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .malformed(unclosedValue: nil) }
    let valueStart = cursor + 1
    cursor = valueStart
    var isEncoded = false
    while cursor < end {
      let byte = bytes[cursor]
      if byte == quote { break }
      if byte < 0x28, byte == UInt8(ascii: "&") || byte < 0x20 { isEncoded = true }
      cursor += 1
    }
    guard cursor < end else { return .malformed(unclosedValue: nameStart..<nameEnd) }
    position = cursor + 1
    return .attribute(
      Attribute(
        nameStart: nameStart, nameEnd: nameEnd, valueStart: valueStart, valueEnd: cursor, isEncoded: isEncoded))
  }
}

extension MarkupScanner {
  /// Markup that cannot be read: up to behind the next `>` outside of quotes, or to the next `<`.
  mutating func malformed(from start: Int, nameEnd: Int, in bytes: Span<UInt8>) -> Markup {
    position = max(start + 1, min(nameEnd, end))
    var quote: UInt8 = 0
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") { break }
      if byte == quote {
        quote = 0
      } else if quote == 0 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: ">") {
          position += 1
          break
        }
      }
      position += 1
    }
    return Markup(kind: .malformed, start: start, end: position, nameEnd: nameEnd, isFlagged: position == end)
  }

  /// A token that ends behind a text; malformed up to the end where there is none.
  private mutating func upTo(
    _ text: StaticString, _ kind: SyntaxToken.Kind, from start: Int, in bytes: Span<UInt8>
  ) -> Markup {
    while position < end {
      if hasPrefix(text, at: position, in: bytes) {
        position += text.utf8CodeUnitCount
        return Markup(kind: kind, start: start, end: position)
      }
      position += 1
    }
    return Markup(kind: .malformed, start: start, end: end, isFlagged: true)
  }

  private func isNameEndOfTarget(_ byte: UInt8) -> Bool { isXMLSpace(byte) || byte == UInt8(ascii: "?") }

  private func hasPrefix(_ text: StaticString, at start: Int, in bytes: Span<UInt8>) -> Bool {
    text.withUTF8Buffer { wanted in
      guard start + wanted.count <= end else { return false }
      for offset in wanted.indices where unsafe bytes[start + offset] != wanted[offset] { return false }
      return true
    }
  }
}
