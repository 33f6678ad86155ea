/// A number as theme files write it: decimal digits, an optional fraction and exponent, finite.
///
/// Strict and free of locales: no hexadecimal, no `nan` or `inf`, no white space, no comma. Nil otherwise.
package func parseNumber(_ text: String) -> Double? {
  var sawDigit = false
  for (index, byte) in text.utf8.enumerated() {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): sawDigit = true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): break
    case UInt8(ascii: "e"), UInt8(ascii: "E"): if index == 0 { return nil }
    default: return nil
    }
  }
  guard sawDigit, let value = Double(text), value.isFinite else { return nil }
  return value
}

/// A constraint's multiplier: a number, or two numbers as `a:b` or `a/b` (b not 0). Nil otherwise.
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
