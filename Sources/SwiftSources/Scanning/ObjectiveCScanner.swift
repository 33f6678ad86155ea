/// Splits Objective-C into words, comments and literals.
struct ObjectiveCScanner {
  let bytes: [UInt8]
  /// The offset of the next byte.
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func word() -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    return Array(bytes[start..<index])
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Skips whitespace or one comment; returns false if there is none.
  mutating func skipTrivia() -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] <= 0x20 {
      index += 1
      return true
    }
    guard bytes[index] == UInt8(ascii: "/") else { return false }
    if byte(index + 1) == UInt8(ascii: "/") {
      // A backslash before the line break continues the comment.
      while index < bytes.count, bytes[index] != 0x0A || isContinued { index += 1 }
      return true
    }
    guard byte(index + 1) == UInt8(ascii: "*") else { return false }
    index += 2
    while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && byte(index + 1) == UInt8(ascii: "/")) {
      index += 1
    }
    index = min(index + 2, bytes.count)
    return true
  }

  /// Whether the line break at `index` follows a backslash.
  private var isContinued: Bool {
    let previous = index > 0 && bytes[index - 1] == 0x0D ? index - 2 : index - 1
    return previous >= 0 && bytes[previous] == UInt8(ascii: "\\")
  }

  /// Skips a string or a character, at most to the end of its line.
  mutating func skipLiteral() {
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }
}
