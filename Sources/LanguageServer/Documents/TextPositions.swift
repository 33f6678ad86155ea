internal import ThemeSource

/// Converts between the positions of a client and offsets in the bytes of a text.
struct TextPositions: Sendable {
  let encoding: PositionEncoding
  private let lines: LineTable
  private let count: Int

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.encoding = encoding
    lines = LineTable(bytes)
    count = bytes.count
  }

  func position(of offset: UInt32) -> Position {
    let offset = min(offset, UInt32(clamping: count))
    let line = lines.lineIndex(of: offset)
    let column =
      switch encoding {
      case .utf8: Int(offset - lines.lineStarts[line])
      case .utf16: lines.utf16Column(of: offset) - 1
      }
    return Position(line: line, character: column)
  }

  func range(of range: SourceRange) -> TextRange {
    TextRange(start: position(of: range.start), end: position(of: range.end))
  }

  /// The offset of a position. A column after the end of its line is the end of the line, and a line after the last one
  /// the end of the text. A column within a character is the start of the character.
  func offset(of position: Position) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < lines.lineStarts.count else { return count }
    let start = Int(lines.lineStarts[position.line])
    let bytes = lines.lineBytes(position.line)
    if position.character <= 0 { return start }
    var units = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let size = Self.length(ofCharacterAt: index, in: bytes)
      units += encoding == .utf8 ? size : size == 4 ? 2 : 1
      if units > position.character { break }
      index += size
    }
    return index
  }

  /// The number of bytes of the character at an index; 1 for a byte that is not valid UTF-8.
  private static func length(ofCharacterAt index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let size =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard index + size <= bytes.endIndex, bytes[(index + 1)..<(index + size)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return 1 }
    return size
  }
}
