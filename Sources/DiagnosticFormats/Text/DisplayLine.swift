internal import ThemeSource

/// A source line for display: tabs expanded, controls escaped, truncated around the focus if it is too long.
struct DisplayLine {
  /// A displayed character of the source.
  private struct Piece {
    var text: String
    /// Its bytes in the file.
    var start: Int
    var end: Int
    /// Its first cell on the line.
    var column: Int
    var cells: Int
  }

  /// The displayed text.
  private(set) var text = ""
  /// Whether a part of the line is missing.
  private(set) var isCut = false
  private var pieces: [Piece] = []
  /// Column after the last cell of source.
  private var endColumn = 0

  static var tabWidth: Int { 4 }

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - range: the line's bytes, without its end.
  ///   - focus: the bytes to keep visible in a truncated line.
  ///   - width: maximum number of cells.
  init(_ file: LocatedFile, _ range: Range<Int>, focus: Range<Int>, width: Int) {
    let focusStart = min(max(focus.lowerBound, range.lowerBound), range.upperBound)
    // A character has at least one byte, so this part fills the width, independent of the text before the focus.
    var start = max(range.lowerBound, focusStart - 4 * width)
    while start > range.lowerBound, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let end = min(range.upperBound, focusStart + 8 * width)
    readPieces(file.bytes[start..<end])
    cut(
      to: width, focus: focusStart..<max(focusStart, min(focus.upperBound, end)), before: start > range.lowerBound,
      after: end < range.upperBound)
  }

  /// Returns the cells of bytes, at least one. Hidden bytes are clamped to the visible part.
  func columns(of range: Range<Int>) -> Range<Int> {
    let first = pieces.first { $0.end > range.lowerBound }?.column ?? endColumn
    let last = pieces.last { $0.start < range.upperBound }.map { $0.column + $0.cells } ?? first
    return first..<max(first + 1, last)
  }

  /// Whether the bytes begin in the visible part.
  func shows(_ range: Range<Int>) -> Bool {
    guard isCut, let first = pieces.first, let last = pieces.last else { return true }
    return first.start <= range.lowerBound && range.lowerBound <= last.end
  }
}

extension DisplayLine {
  private mutating func readPieces(_ bytes: ArraySlice<UInt8>) {
    var string = ""
    var lengths: [Int] = []
    var rest = bytes
    while let (scalar, length) = decodeScalar(rest) {
      string.unicodeScalars.append(scalar)
      lengths.append(length)
      rest = rest.dropFirst(length)
    }
    var offset = bytes.startIndex
    var index = 0
    for character in string {
      let start = offset
      for _ in character.unicodeScalars {
        offset += lengths[index]
        index += 1
      }
      var (text, cells) = Self.display(character)
      if character == "[" {
        // The text before it can make it a part of a command: see `escaped`.
        let tail = pieces.suffix(5).map(\.text).joined().suffix(5)
        text = String((tail + "[").escaped.dropFirst(tail.count))
        cells = text.count
      }
      pieces.append(Piece(text: text, start: start, end: offset, column: endColumn, cells: cells))
      endColumn += cells
    }
  }

  /// Returns a character's text and cells.
  private static func display(_ character: Character) -> (String, Int) {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return (String(character), 1) }
    if character == "\t" { return (String(repeating: " ", count: tabWidth), tabWidth) }
    let original = String(character)
    if !original.unicodeScalars.contains(where: \.isHostile) { return (original.escaped, character.cells) }
    var cells = 0
    for scalar in original.unicodeScalars {
      cells += scalar.isHostile ? String(scalar).escaped.utf8.count : Character(scalar).cells
    }
    return (original.escaped, cells)
  }

  private mutating func cut(to width: Int, focus: Range<Int>, before: Bool, after: Bool) {
    guard before || after || endColumn > width else {
      text = pieces.map(\.text).joined()
      return
    }
    isCut = true
    let focusColumns = columns(of: focus)
    // The start of the line if the focus fits there, else a third of the width before the focus.
    let left =
      !before && focusColumns.upperBound < width
      ? 0 : max(0, min(focusColumns.lowerBound - width / 3, endColumn - width + 2))
    let cutsLeft = before || left > 0
    let visible = pieces.filter { $0.column >= left && $0.column + $0.cells <= left + width - 2 }
    let last = visible.last.map { $0.column + $0.cells } ?? left
    let cutsRight = after || last < endColumn
    let shift = (cutsLeft ? 1 : 0) - (visible.first?.column ?? left)
    pieces = visible.map {
      var piece = $0
      piece.column += shift
      return piece
    }
    endColumn = last + shift
    text = (cutsLeft ? "…" : "") + pieces.map(\.text).joined() + (cutsRight ? "…" : "")
  }
}

/// Returns the first scalar of some bytes and its length; U+FFFD of length 1 for an invalid byte. Nil at the end.
private func decodeScalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
  guard let first = bytes.first else { return nil }
  if first < 0x80 { return (Unicode.Scalar(first), 1) }
  var iterator = bytes.prefix(4).makeIterator()
  var decoder = UTF8()
  if case .scalarValue(let scalar) = decoder.decode(&iterator) { return (scalar, UTF8.width(scalar)) }
  return ("\u{FFFD}", 1)
}
