extension CellBuffer {
  /// The picture with the cells marked that differ from another one, and the rest faint.
  ///
  /// Marked cells are reversed; without color, where nothing else can be reversed, they are the only ones that are shown.
  package func marking(differencesFrom other: CellBuffer, inColor: Bool) -> CellBuffer {
    var result = CellBuffer(columns: max(columns, other.columns), rows: max(rows, other.rows))
    result.draw(self, column: 0, row: 0)
    for row in 0..<result.rows {
      for column in 0..<result.columns {
        let isEqual = shown(column, row) == other.shown(column, row)
        let isBlank = (self[column, row]?.glyph ?? 0x20) == 0x20
        result.update(column: column, row: row) { cell in
          switch (isEqual, inColor) {
          case (true, true):
            cell = Cell(glyph: cell.glyph, style: [.dim], width: cell.width)
          case (true, false): cell = .blank
          case (false, true): cell = Cell(glyph: cell.glyph, style: [.reverse], width: cell.width)
          case (false, false): if isBlank { cell = Cell(glyph: 0xB7) }
          }
        }
      }
    }
    return result
  }

  /// Number of cells that look different in another picture.
  package func differences(from other: CellBuffer) -> Int {
    var count = 0
    for row in 0..<max(rows, other.rows) {
      for column in 0..<max(columns, other.columns) where shown(column, row) != other.shown(column, row) { count += 1 }
    }
    return count
  }

  /// What a cell looks like, whatever numbers its clusters have.
  private func shown(_ column: Int, _ row: Int) -> Shown? {
    self[column, row].map {
      Shown(text: text(of: $0), foreground: $0.foreground, background: $0.background, style: $0.style)
    }
  }

  private struct Shown: Equatable {
    var text: String
    var foreground: CellColor
    var background: CellColor
    var style: CellStyle
  }
}
