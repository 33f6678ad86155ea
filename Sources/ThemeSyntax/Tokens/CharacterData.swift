/// Whether a byte is whitespace as defined by XML.
func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

/// Returns the offset after a name. Accepts more bytes than XML allows, because libxml2 checks names.
func nameEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
  var position = start
  let raw = unsafe bytes.bytes
  // All bytes that end a name are below 0x40. Few bytes of names are, so words of eight bytes are skipped up to the
  // first one.
  while position + 8 <= raw.byteCount {
    let word = UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    let low = ~(word | word &<< 1) & 0x8080_8080_8080_8080
    position += low.trailingZeroBitCount / 8
    if low == 0 { continue }
    if isNameEnd(bytes[position]) { return position }
    position += 1
  }
  while position < bytes.count, !isNameEnd(bytes[position]) { position += 1 }
  return position
}

/// Whether a byte cannot be part of a name.
func isNameEnd(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
    UInt8(ascii: "\""), UInt8(ascii: "'"):
    true
  default: false
  }
}

/// Returns an attribute's value as normalized by XML 1.0 (3.3.3): references are resolved, and whitespace becomes
/// spaces.
func decodedValue(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(range.count)
  var position = range.lowerBound
  while position < range.upperBound {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "&"): position = appendReference(at: position, to: range.upperBound, of: bytes, &result)
    case 0x0D:
      result.append(0x20)
      position += position + 1 < range.upperBound && bytes[position + 1] == 0x0A ? 2 : 1
    case 0x0A, 0x09:
      result.append(0x20)
      position += 1
    default:
      result.append(byte)
      position += 1
    }
  }
  return result
}

/// Appends the character data of a range of text: references are resolved, and line endings become LF (XML 1.0, 2.11).
func decodeText(_ bytes: Span<UInt8>, _ range: Range<Int>, into result: inout [UInt8], isSection: Bool = false) {
  var position = range.lowerBound
  while position < range.upperBound {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "&") where !isSection:
      position = appendReference(at: position, to: range.upperBound, of: bytes, &result)
    case 0x0D:
      result.append(0x0A)
      position += position + 1 < range.upperBound && bytes[position + 1] == 0x0A ? 2 : 1
    default:
      result.append(byte)
      position += 1
    }
  }
}

/// Returns the character data directly inside an element's content, without that of its children.
func characterData(of bytes: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
  var scanner = MarkupScanner(position: content.lowerBound, end: content.upperBound)
  var result: [UInt8] = []
  var depth = 0
  while let markup = scanner.next(in: bytes) {
    switch markup.kind {
    case .text where depth == 0: decodeText(bytes, markup.start..<markup.end, into: &result)
    case .section where depth == 0:
      decodeText(bytes, markup.start + 9..<max(markup.start + 9, markup.end - 3), into: &result, isSection: true)
    case .startTag: depth += 1
    case .endTag: depth -= 1
    default: break
    }
  }
  return result
}

/// Appends the replacement of the reference at `&` and returns the offset after it. Any other text is appended
/// unchanged: libxml2 rejects it.
private func appendReference(at start: Int, to end: Int, of bytes: Span<UInt8>, _ result: inout [UInt8]) -> Int {
  let isNumber = start + 1 < end && bytes[start + 1] == UInt8(ascii: "#")
  var close = start + (isNumber ? 2 : 1)
  // A number can have any count of leading zeros; the longest name is `quot`.
  while close < end, isNumber ? isHexadecimalOrX(bytes[close]) : close - start < 5 && bytes[close] != UInt8(ascii: ";")
  {
    close += 1
  }
  guard close < end, bytes[close] == UInt8(ascii: ";") else {
    result.append(bytes[start])
    return start + 1
  }
  if isNumber {
    guard let scalar = characterReference(bytes, start + 2..<close) else {
      result.append(bytes[start])
      return start + 1
    }
    result += UTF8.encode(scalar).map { Array($0) } ?? []
    return close + 1
  }
  let character: UInt8? =
    switch close - start {
    case 3 where bytes[start + 2] == UInt8(ascii: "t"):
      bytes[start + 1] == UInt8(ascii: "l") ? UInt8(ascii: "<") : bytes[start + 1] == UInt8(ascii: "g") ? 0x3E : nil
    case 4 where bytes[start + 1] == UInt8(ascii: "a") && bytes[start + 2] == UInt8(ascii: "m"): UInt8(ascii: "&")
    case 5 where bytes[start + 1] == UInt8(ascii: "q"): UInt8(ascii: "\"")
    case 5 where bytes[start + 1] == UInt8(ascii: "a"): UInt8(ascii: "'")
    default: nil
    }
  guard let character else {
    result.append(bytes[start])
    return start + 1
  }
  result.append(character)
  return close + 1
}

private func isHexadecimalOrX(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
    UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "x"):
    true
  default: false
  }
}

/// Returns the scalar of `10` or `x2026`, the digits between `&#` and `;`.
private func characterReference(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> Unicode.Scalar? {
  var value: UInt32 = 0
  guard !digits.isEmpty else { return nil }
  let isHexadecimal = bytes[digits.lowerBound] == UInt8(ascii: "x")
  let start = isHexadecimal ? digits.lowerBound + 1 : digits.lowerBound
  guard start < digits.upperBound else { return nil }
  for index in start..<digits.upperBound {
    let digit: UInt32
    switch bytes[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(bytes[index] - 0x30)
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: digit = UInt32(bytes[index] - 0x61 + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: digit = UInt32(bytes[index] - 0x41 + 10)
    default: return nil
    }
    value = value &* (isHexadecimal ? 16 : 10) &+ digit
    if value > 0x10FFFF { return nil }
  }
  return Unicode.Scalar(value)
}

extension ElementKind {
  /// Whether all character data of the element is its value, even if it is only whitespace: `<string key="text"> </string>`.
  package var isString: Bool { self == .string || self == .mutableString }

  /// Whether the element has character data, other than whitespace between its children.
  func hasValue(in text: [UInt8]) -> Bool { isString ? !text.isEmpty : !text.allSatisfy(isXMLSpace) }
}
