/// Splits bytes into tokens in linear time. Accepts any bytes: anything other than XML markup is
/// ``SyntaxToken/Kind/malformed``. libxml2 decides whether a file is well-formed.
struct MarkupScanner {
  /// A token with the results of scanning it.
  struct Markup {
    var kind: SyntaxToken.Kind
    var start: Int
    var end: Int
    /// Offset after a tag's name.
    var nameEnd = 0
    /// For text, whether it is more than whitespace. For malformed markup, whether its end is missing.
    var isFlagged = false
  }

  /// An attribute of a start tag. The value is the range between the quotes.
  struct Attribute {
    var nameStart: Int
    var nameEnd: Int
    var valueStart: Int
    var valueEnd: Int
    /// Whether the value contains references or whitespace other than spaces.
    var isEncoded: Bool
  }

  /// The next part of a start tag.
  enum TagPart {
    case attribute(Attribute)
    /// `>`
    case open
    /// `/>`
    case empty
    /// Not allowed in a tag. Contains the attribute's name if the closing quote of its value is missing.
    case malformed(unclosedValue: Range<Int>?)
  }

  private(set) var position: Int
  let end: Int

  init(position: Int, end: Int) {
    self.position = position
    self.end = end
  }

  /// Returns the next token, or nil at the end. The attributes of a start tag are skipped.
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

  /// Scans character data up to the next `<`.
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

  /// Returns the offset after a run of spaces, eight bytes at a time: a quarter of a file is indentation.
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

  /// Scans the token at `<`. At a start tag, returns nil without moving.
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

  /// Moves past `<` and the name, and returns the end of the name.
  mutating func nameOfStartTag(in bytes: Span<UInt8>) -> Int {
    position = min(nameEnd(from: position + 1, in: bytes), end)
    return position
  }

  /// Scans the next part of a start tag after its name.
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

  /// Scans an attribute in the form that Interface Builder writes: a space, a name from the catalog, `="`, and a value
  /// of limited length without references. Otherwise returns nil without moving.
  ///
  /// Sixteen bytes are examined at once, without a branch on the length of the parts.
  mutating func plainAttribute(in bytes: Span<UInt8>, names: NameIndex, maxLength: Int) -> AttributeRecord? {
    let raw = unsafe bytes.bytes
    // All bytes loaded below are before this offset.
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

  /// Loads eight bytes, the first lowest. The caller must ensure that they exist.
  @inline(__always)
  private static func word(of raw: RawSpan, at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the index of the first of sixteen bytes with its highest bit set; 16 if there is none.
  @inline(__always)
  private static func offset(_ low: UInt64, _ high: UInt64) -> Int {
    (gathered(low) | gathered(high) &<< 8 | 1 << 16).trailingZeroBitCount
  }

  /// Gathers the highest bits of eight bytes into the lowest byte; the other bits are zero.
  @inline(__always)
  private static func gathered(_ bits: UInt64) -> UInt64 { ((bits &>> 7) &* 0x0102_0408_1020_4080) &>> 56 }

  /// Sets the highest bit of each zero byte of a word. Exact up to the first one.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Sets the highest bit of each byte that is `"`, `&` or a control character. Exact up to the first one.
  @inline(__always)
  private static func stops(_ word: UInt64) -> UInt64 {
    let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    // `"` and `&` differ in one bit.
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
  /// Scans malformed markup: through the next `>` outside of quotes, or up to the next `<`.
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

  /// Scans a token that ends with `text`; malformed up to the end if the text is missing.
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
