package import ThemeSource

/// How many points a terminal's column and row stand for, and the only conversion between the two.
///
/// Cells are `Int32`, points are `Double`: the compiler keeps them apart. An absolute edge goes to the nearest grid line,
/// ties to the right and down; a size is the difference of its rounded edges, so that views that share an edge
/// in points share it in cells. Anything not finite is 0, anything beyond ±`limit` is the limit.
package struct CellGrid: Hashable, Sendable {
  /// Width of a column in points, positive.
  package let pointsPerColumn: Points
  /// Height of a row in points, positive.
  package let pointsPerRow: Points

  /// Farthest grid line from the origin, so that sums of a few cell numbers cannot overflow.
  package static let limit: Int32 = 1_000_000

  /// 8 × 16 points a cell: a 17-point system font is about 8 points a character.
  package static let standard = CellGrid(pointsPerColumn: 8, pointsPerRow: 16)

  /// Sizes that are not finite, or below 1/16 of a point, become the standard's.
  package init(pointsPerColumn: Points = 8, pointsPerRow: Points = 16) {
    self.pointsPerColumn = Self.accepted(pointsPerColumn) ?? 8
    self.pointsPerRow = Self.accepted(pointsPerRow) ?? 16
  }

  private static func accepted(_ size: Points) -> Points? {
    size.isFinite && size >= 0.0625 && size <= 10_000 ? size : nil
  }

  /// The column line nearest to a horizontal position.
  package func column(at x: Points) -> Int32 { Self.line(nearest: x, every: pointsPerColumn) }

  /// The row line nearest to a vertical position.
  package func row(at y: Points) -> Int32 { Self.line(nearest: y, every: pointsPerRow) }

  /// The horizontal position of a column line.
  package func x(ofColumn column: Int32) -> Points { Points(column) * pointsPerColumn }

  /// The vertical position of a row line.
  package func y(ofRow row: Int32) -> Points { Points(row) * pointsPerRow }

  /// Columns that hold a width without cutting any of it.
  package func columns(holding width: Points) -> Int32 { Self.clamped((width / pointsPerColumn - 1e-6).rounded(.up)) }

  /// Whole columns that fit into a width.
  package func columns(fitting width: Points) -> Int32 { Self.clamped((width / pointsPerColumn + 1e-6).rounded(.down)) }

  /// The cells of an absolute rectangle: its edges rounded. It may be empty.
  package func rect(_ rect: Rect) -> CellRect {
    CellRect(
      left: column(at: rect.x), top: row(at: rect.y), right: column(at: rect.maxX), bottom: row(at: rect.maxY))
  }

  /// The cells of an absolute rectangle inside those of its parent: a rectangle with area keeps at least one
  /// cell in each direction where the parent has room for it.
  package func rect(_ rect: Rect, in parent: CellRect) -> CellRect {
    var cells = self.rect(rect)
    guard rect.width > 0, rect.height > 0 else { return cells }
    if cells.isEmptyAcross, let line = Self.kept(cells.left, parent.left, parent.right) {
      cells = CellRect(left: line, top: cells.top, right: line + 1, bottom: cells.bottom)
    }
    if cells.isEmptyDown, let line = Self.kept(cells.top, parent.top, parent.bottom) {
      cells = CellRect(left: cells.left, top: line, right: cells.right, bottom: line + 1)
    }
    return cells
  }

  /// Points of a rectangle of cells.
  package func points(_ cells: CellRect) -> Rect {
    Rect(
      x: x(ofColumn: cells.left), y: y(ofRow: cells.top), width: x(ofColumn: cells.columns),
      height: y(ofRow: cells.rows))
  }

  /// The line at which a collapsed rectangle keeps one cell inside its parent's; nil where the parent has none there.
  private static func kept(_ line: Int32, _ start: Int32, _ end: Int32) -> Int32? {
    guard start < end, line >= start, line <= end else { return nil }
    return min(line, end - 1)
  }

  private static func line(nearest position: Points, every step: Points) -> Int32 {
    clamped((position / step + 0.5).rounded(.down))
  }

  private static func clamped(_ value: Double) -> Int32 {
    guard value.isFinite else { return 0 }
    return Int32(exactly: min(max(value, -Double(limit)), Double(limit)).rounded()) ?? 0
  }
}
