/// Parses a number as written in theme files: decimal digits, an optional fraction and exponent, finite.
///
/// Strict and independent of locale: no hexadecimal, `nan`, `inf`, whitespace or comma. Nil otherwise.
package func parseNumber(_ text: String) -> Double? {
  var text = text
  return text.withUTF8 { unsafe parseNumber($0.span) }
}

/// Parses a number from bytes. Numbers of up to fifteen digits (nearly all) are read without creating a string: the
/// digits and the power of ten are both exact, so that their quotient is the closest value.
package func parseNumber(_ bytes: Span<UInt8>) -> Double? {
  var index = 0
  let isNegative = !bytes.isEmpty && bytes[0] == UInt8(ascii: "-")
  if isNegative || (!bytes.isEmpty && bytes[0] == UInt8(ascii: "+")) { index = 1 }
  var digits: UInt64 = 0
  var count = 0
  var places: Int?
  while index < bytes.count {
    let byte = bytes[index]
    if byte >= 0x30, byte <= 0x39 {
      guard count < 15 else { return parseLongNumber(bytes) }
      digits = digits &* 10 &+ UInt64(byte &- 0x30)
      count += 1
      places? += 1
    } else if byte == UInt8(ascii: "."), places == nil {
      places = 0
    } else {
      return parseLongNumber(bytes)
    }
    index += 1
  }
  guard count > 0 else { return nil }
  let value = Double(digits) / powersOfTen[places ?? 0]
  return isNegative ? -value : value
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

private func parseLongNumber(_ bytes: Span<UInt8>) -> Double? {
  var sawDigit = false
  for index in bytes.indices {
    switch bytes[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): sawDigit = true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): break
    case UInt8(ascii: "e"), UInt8(ascii: "E"): if index == 0 { return nil }
    default: return nil
    }
  }
  let text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  guard sawDigit, let value = Double(text), value.isFinite else { return nil }
  return value
}

/// Parses a constraint's multiplier: a number, or two numbers as `a:b` or `a/b` (b not 0). Nil otherwise.
package func parseMultiplier(_ text: String) -> Double? {
  let parts = text.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
  switch parts.count {
  case 1: return parseNumber(text)
  case 2:
    guard let a = parseNumber(String(parts[0])), let b = parseNumber(String(parts[1])), b != 0 else { return nil }
    let value = a / b
    return value.isFinite ? value : nil
  default: return nil
  }
}
