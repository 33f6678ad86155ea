/// A rectangle of terminal cells, stored as four edges. Right and bottom are the first cells outside.
///
/// The right edge is never left of the left edge, nor the bottom above the top; such rectangles become empty.
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

  package var columns: Int32 { right - left }
  package var rows: Int32 { bottom - top }
  package var isEmptyAcross: Bool { left == right }
  package var isEmptyDown: Bool { top == bottom }
  package var isEmpty: Bool { isEmptyAcross || isEmptyDown }

  package func contains(column: Int, row: Int) -> Bool {
    Int(left) <= column && column < Int(right) && Int(top) <= row && row < Int(bottom)
  }

  /// Returns the shared cells, or an empty rectangle if there are none.
  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns the rectangle reduced on all sides, or an empty one if no cells remain.
  package func inset(columns: Int32, rows: Int32) -> CellRect {
    CellRect(left: left &+ columns, top: top &+ rows, right: right &- columns, bottom: bottom &- rows)
  }
}
