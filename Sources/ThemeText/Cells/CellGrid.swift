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

  private static func line(nearest position: Points, every step: Points) -> Int32 {
    clamped((position / step + 0.5).rounded(.down))
  }

  private static func clamped(_ value: Double) -> Int32 {
    guard value.isFinite else { return 0 }
    return Int32(exactly: min(max(value, -Double(limit)), Double(limit)).rounded()) ?? 0
  }
}
