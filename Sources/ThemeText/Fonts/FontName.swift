/// The parts of a font name: the family, folded to lowercase letters and digits, and the weight and slant in the name.
struct FontName: Hashable, Sendable {
  var family: String
  var weight: FontDescriptor.Weight?
  var italic: Bool

  /// Splits a family name (`Helvetica Neue`) or PostScript name (`HelveticaNeue-LightItalic`) at its first hyphen.
  init(_ name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
    family = Self.folded(String(decoding: parts.first ?? name.utf8[...], as: UTF8.self))
    for suffix in ["mt", "ps"] where family.hasSuffix(suffix) && family.utf8.count > 4 { family.removeLast(2) }
    var style = parts.count > 1 ? Self.folded(String(decoding: parts[1], as: UTF8.self)) : ""
    if style.hasSuffix("mt") { style.removeLast(2) }
    italic = false
    for slant in ["italic", "oblique", "it"] where style.hasSuffix(slant) {
      style.removeLast(slant.utf8.count)
      italic = true
      break
    }
    weight = FontDescriptor.Weight(named: style)
  }

  /// Returns the letters and digits of a name in lowercase and drops other characters.
  static func folded(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8.prefix(128) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
