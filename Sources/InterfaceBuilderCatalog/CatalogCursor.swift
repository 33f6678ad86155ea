/// Reads a generated table byte by byte: lines of fields with `;` between them, fields of words with spaces between them.
struct CatalogCursor: Sendable {
  let bytes: [UInt8]
  private var position = 0

  init(_ text: StaticString) { bytes = text.withUTF8Buffer { unsafe Array($0) } }

  /// The next word of the field; nil at its end.
  mutating func word() -> Range<Int>? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    while position < bytes.count, bytes[position] > UInt8(ascii: " "), bytes[position] != UInt8(ascii: ";") {
      position += 1
    }
    return start < position ? start..<position : nil
  }

  mutating func string() -> String? { word().map { text($0) } }

  /// The next number of the field; nil at its end.
  mutating func number() -> Int? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    var number = 0
    while position < bytes.count, bytes[position] > UInt8(ascii: " "), bytes[position] != UInt8(ascii: ";") {
      number = number &* 10 &+ Int(bytes[position] &- 0x30)
      position += 1
    }
    return start < position ? number : nil
  }

  /// Moves behind the field, whatever is left of it.
  mutating func endField() {
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    position += 1
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") }
}

extension ValueType {
  /// `boolean`, or `oneOf` and the words of a closed list.
  init(row name: String, words: [String]) {
    self =
      switch name {
      case "string": .string
      case "boolean": .boolean
      case "number": .number
      case "integer": .integer
      case "component": .component
      case "magnitude": .magnitude
      case "length": .length
      case "multiplier": .multiplier
      case "priority": .priority
      case "version": .version
      case "id": .id
      case "reference": .reference
      default: .oneOf(words)
      }
  }
}
