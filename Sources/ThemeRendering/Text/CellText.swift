package import TerminalCells
internal import ThemeSource
package import ThemeText

extension CellBuffer {
  /// Writes text into a row between two columns. Text that does not fit ends in an ellipsis. Characters that could
  /// control a terminal are escaped.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(
    _ text: String, column start: Int, row: Int, end: Int, foreground: CellColor = .terminal,
    background: CellColor = .terminal, style: CellStyle = []
  ) -> Int {
    let text = text.escaped
    let end = min(end, columns)
    var column = start
    let isCut = start + Int(cellWidth(of: text)) > end
    for (piece, cells) in text.flatMap({ cellPieces(of: $0) }) where cells > 0 {
      let width = Int(cells)
      if column + width > (isCut ? end - 1 : end) {
        if isCut, column < end {
          put("…", width: 1, column: column, row: row, foreground: foreground, background: background, style: style)
          column += 1
        }
        break
      }
      put(piece, width: width, column: column, row: row, foreground: foreground, background: background, style: style)
      column += width
    }
    return column
  }

  /// Fills an area with spaces.
  package mutating func clear(_ area: CellRect) {
    for row in Int(area.top)..<Int(area.bottom) {
      for column in Int(area.left)..<Int(area.right) {
        put(" ", width: 1, column: column, row: row)
      }
    }
  }

  /// Draws a frame with round corners around an area, with a title in its upper edge.
  package mutating func frame(
    _ area: CellRect, title: String = "", foreground: CellColor = .terminal, style: CellStyle = []
  ) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let (left, top, right, bottom) = (Int(area.left), Int(area.top), Int(area.right) - 1, Int(area.bottom) - 1)
    func line(_ glyph: Character, _ column: Int, _ row: Int) {
      put(glyph, width: 1, column: column, row: row, foreground: foreground, style: style)
    }
    for column in (left + 1)..<max(right, left + 1) {
      line("─", column, top)
      line("─", column, bottom)
    }
    for row in (top + 1)..<max(bottom, top + 1) {
      line("│", left, row)
      line("│", right, row)
    }
    for (glyph, column, row): (Character, Int, Int) in [
      ("╭", left, top), ("╮", right, top), ("╰", left, bottom), ("╯", right, bottom),
    ] {
      line(glyph, column, row)
    }
    if !title.isEmpty { write(" \(title) ", column: left + 2, row: top, end: right - 1, style: [.bold]) }
  }
}

/// Breaks text into lines of at most `columns` columns, between words if possible.
package func wrapped(_ text: String, columns: Int) -> [String] {
  let columns = max(1, columns)
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    var width = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      let length = Int(cellWidth(of: word))
      if !line.isEmpty, width + 1 + length > columns {
        lines.append(line)
        (line, width) = ("", 0)
      }
      while Int(cellWidth(of: word)) > columns {
        let head = String(word.prefix(columns))
        lines.append(head)
        word = String(word.dropFirst(columns))
      }
      line += (line.isEmpty ? "" : " ") + word
      width = Int(cellWidth(of: line))
    }
    lines.append(line)
  }
  return lines
}
