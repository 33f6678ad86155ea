/// Decodes `&name;`, `&#1234;` and `&#x12AB;` as in the HTML standard (section 13.2.5.72).
enum CharacterReferences {
  private static let characters: [Substring: String] = {
    var characters: [Substring: String] = [:]
    for item in namedCharacters.split(separator: " ") {
      let parts = item.split(separator: "=")
      guard let name = parts.first, let scalars = parts.dropFirst().first else { continue }
      let text = scalars.split(separator: "+").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      characters[name] = String(String.UnicodeScalarView(text))
    }
    return characters
  }()

  private static let legacyNames = Set(namesWithoutSemicolon.split(separator: " "))
  private static let longestLegacyName = legacyNames.map(\.utf8.count).max() ?? 0
  /// More than the length of the longest name.
  private static let longestName = 40

  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.unicodeScalars.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      if let (characters, end) = numeric(rest) ?? named(rest) {
        result += characters
        rest = rest[end...]
      } else {
        result += "&"
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    return result + rest
  }

  private static func numeric(_ text: Substring) -> (String, String.Index)? {
    var digits = text.unicodeScalars.dropFirst()
    guard digits.first == "#" else { return nil }
    digits = digits.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    if isHexadecimal { digits = digits.dropFirst() }
    var value: UInt32 = 0
    var end = digits.startIndex
    while end < digits.endIndex, let digit = Character(digits[end]).hexDigitValue, digits[end].isASCII,
      isHexadecimal || digit < 10
    {
      // Larger values are not scalars, and could overflow.
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
      end = digits.index(after: end)
    }
    guard end > digits.startIndex else { return nil }
    if end < digits.endIndex, digits[end] == ";" { end = digits.index(after: end) }
    return (String(Character(scalar(value))), end)
  }

  /// Numbers from 0x80 to 0x9F are characters of windows-1252.
  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    if (0x80..<0xA0).contains(value), let byte = UInt8(exactly: value) { return TextEncoding.windows1252(byte) }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func named(_ text: Substring) -> (String, String.Index)? {
    let scalars = text.unicodeScalars
    let start = scalars.index(after: scalars.startIndex)
    var end = start
    var legacyEnd: String.Index?
    for length in 1...longestName {
      guard end < scalars.endIndex, scalars[end].isASCII, scalars[end].properties.isAlphabetic || isDigit(scalars[end])
      else { break }
      end = scalars.index(after: end)
      if length <= longestLegacyName, legacyNames.contains(text[start..<end]) { legacyEnd = end }
    }
    if end < scalars.endIndex, scalars[end] == ";", let characters = characters[text[start..<end]] {
      return (characters, scalars.index(after: end))
    }
    guard let legacyEnd, let characters = characters[text[start..<legacyEnd]] else { return nil }
    return (characters, legacyEnd)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
