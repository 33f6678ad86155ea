/// A position in terminal cells, rows growing downward.
package struct CellPoint: Hashable, Sendable {
  package var column: Int32
  package var row: Int32
  package init(column: Int32, row: Int32) {
    self.column = column
    self.row = row
  }
  package static let zero = CellPoint(column: 0, row: 0)
}

/// A width and a height in terminal cells.
package struct CellSize: Hashable, Sendable {
  package var columns: Int32
  package var rows: Int32
  package init(columns: Int32, rows: Int32) {
    self.columns = columns
    self.rows = rows
  }
  package static let zero = CellSize(columns: 0, rows: 0)
}

/// A rectangle of terminal cells, kept as its four edges; right and bottom are the first cells outside.
///
/// Right is never left of left, bottom never above top: such a rectangle is empty.
package struct CellRect: Hashable, Sendable {
  package let left: Int32
  package let top: Int32
  package let right: Int32
  package let bottom: Int32

  package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
  }

  package init(column: Int32, row: Int32, columns: Int32, rows: Int32) {
    self.init(left: column, top: row, right: column &+ max(0, columns), bottom: row &+ max(0, rows))
  }

  package static let zero = CellRect(left: 0, top: 0, right: 0, bottom: 0)

  package var columns: Int32 { right - left }
  package var rows: Int32 { bottom - top }
  package var origin: CellPoint { CellPoint(column: left, row: top) }
  package var size: CellSize { CellSize(columns: columns, rows: rows) }
  package var isEmptyAcross: Bool { left == right }
  package var isEmptyDown: Bool { top == bottom }
  package var isEmpty: Bool { isEmptyAcross || isEmptyDown }

  /// Whether a cell lies inside.
  package func contains(_ point: CellPoint) -> Bool {
    point.column >= left && point.column < right && point.row >= top && point.row < bottom
  }

  /// The common cells; empty when there are none.
  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The rectangle without a frame of cells on its sides; empty when nothing remains.
  package func inset(columns: Int32, rows: Int32) -> CellRect {
    CellRect(left: left &+ columns, top: top &+ rows, right: right &- columns, bottom: bottom &- rows)
  }

  package func offset(columns: Int32, rows: Int32) -> CellRect {
    CellRect(left: left &+ columns, top: top &+ rows, right: right &+ columns, bottom: bottom &+ rows)
  }
}
