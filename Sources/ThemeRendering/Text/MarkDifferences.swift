package import TerminalCells

extension CellBuffer {
  package struct Place: Hashable, Sendable {
    package var column: Int
    package var row: Int
  }

  /// The cells that differ from another picture, row by row.
  package func differences(from other: CellBuffer) -> [Place] {
    var places: [Place] = []
    for row in 0..<max(rows, other.rows) {
      for column in 0..<max(columns, other.columns) where shown(column, row) != other.shown(column, row) {
        places.append(Place(column: column, row: row))
      }
    }
    return places
  }

  /// The picture with some cells marked, and the rest faint.
  ///
  /// Marked cells are reversed. Without color, only marked cells are shown.
  package func marking(_ places: [Place], inColor: Bool) -> CellBuffer {
    let marked = Set(places)
    var result = CellBuffer(
      columns: max(columns, (places.map(\.column).max() ?? -1) + 1),
      rows: max(rows, (places.map(\.row).max() ?? -1) + 1))
    result.draw(self, column: 0, row: 0)
    for row in 0..<result.rows {
      for column in 0..<result.columns {
        let isMarked = marked.contains(Place(column: column, row: row))
        result.update(column: column, row: row) { cell in
          switch (isMarked, inColor) {
          case (false, true): cell = Cell(glyph: cell.glyph, style: [.dim], width: cell.width)
          case (false, false): cell = .blank
          case (true, true): cell = Cell(glyph: cell.glyph, style: [.reverse], width: cell.width)
          case (true, false): if cell.glyph == 0x20 { cell = Cell(glyph: 0xB7) }
          }
        }
      }
    }
    return result
  }

  /// A cell's appearance, independent of the numbering of clusters.
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
