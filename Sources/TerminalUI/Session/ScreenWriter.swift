internal import TerminalCells

/// Encodes frames as the changes from the previous screen.
struct ScreenWriter {
  var size: (columns: Int, rows: Int)
  var depth: ColorDepth
  var synchronizesOutput = false
  /// The terminal's current picture; nil if it is unknown.
  private var shown: CellBuffer?
  private var cursor: TerminalFrame.Position?

  init(size: (columns: Int, rows: Int), depth: ColorDepth) {
    self.size = size
    self.depth = depth
  }

  /// Forces the next frame to be written completely.
  mutating func forget() { shown = nil }

  /// The bytes that change the screen to a frame; empty if it is the same.
  mutating func bytes(for frame: TerminalFrame) -> [UInt8] {
    var output: [UInt8] = []
    if let picture = frame.picture.map(fitted) {
      let isKnown = shown?.columns == picture.columns && shown?.rows == picture.rows
      let before = isKnown ? shown : nil
      let changes = encode(
        picture, previous: before ?? CellBuffer(columns: picture.columns, rows: picture.rows), depth: depth)
      if before == nil { output += Array("\u{1B}[0m\u{1B}[2J".utf8) }
      output += changes
      shown = picture
    }
    let wanted = frame.cursor.flatMap { position in
      (0..<size.columns).contains(position.column) && (0..<size.rows).contains(position.row) ? position : nil
    }
    // Writing text moves the terminal's cursor.
    if !output.isEmpty || wanted != cursor {
      if cursor != nil { output = Array("\u{1B}[?25l".utf8) + output }
      if let wanted { output += Array("\u{1B}[\(wanted.row + 1);\(wanted.column + 1)H\u{1B}[?25h".utf8) }
      cursor = wanted
    }
    guard synchronizesOutput, !output.isEmpty else { return output }
    return Array("\u{1B}[?2026h".utf8) + output + Array("\u{1B}[?2026l".utf8)
  }

  /// The picture in the size of the terminal: cut if larger, padded with empty cells if smaller.
  private func fitted(_ picture: CellBuffer) -> CellBuffer {
    if picture.columns == size.columns, picture.rows == size.rows { return picture }
    var fitted = CellBuffer(columns: size.columns, rows: size.rows)
    fitted.draw(picture, column: 0, row: 0)
    return fitted
  }
}
