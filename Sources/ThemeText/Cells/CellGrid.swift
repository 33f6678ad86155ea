package import ThemeSource

/// The size of a terminal cell in points, and the only conversion between cells and points.
///
/// Cells are `Int32` and points are `Double`, so the compiler keeps them apart. An absolute edge is rounded to the
/// nearest grid line, ties to the right and down. A size is the difference of its rounded edges, so that views that
/// share an edge in points share it in cells. Non-finite values become 0; values beyond ±`limit` are clamped.
package struct CellGrid: Hashable, Sendable {
  /// Width of a column in points, positive.
  package let pointsPerColumn: Points
  /// Height of a row in points, positive.
  package let pointsPerRow: Points

  /// Largest distance of a grid line from the origin, so that sums of a few cell numbers cannot overflow.
  package static let limit: Int32 = 1_000_000

  /// Cells of 8 × 16 points: a character of the 17-point system font is about 8 points wide.
  package static let standard = CellGrid(pointsPerColumn: 8, pointsPerRow: 16)

  /// Creates a grid. Sizes that are not finite, below 1/16 point or above 10,000 points are replaced by the defaults.
  package init(pointsPerColumn: Points = 8, pointsPerRow: Points = 16) {
    self.pointsPerColumn = Self.accepted(pointsPerColumn) ?? 8
    self.pointsPerRow = Self.accepted(pointsPerRow) ?? 16
  }

  private static func accepted(_ size: Points) -> Points? {
    size.isFinite && size >= 0.0625 && size <= 10_000 ? size : nil
  }

  /// Returns the column line nearest to a horizontal position.
  package func column(at x: Points) -> Int32 { Self.line(nearest: x, every: pointsPerColumn) }

  /// Returns the row line nearest to a vertical position.
  package func row(at y: Points) -> Int32 { Self.line(nearest: y, every: pointsPerRow) }

  package func x(ofColumn column: Int32) -> Points { Points(column) * pointsPerColumn }

  package func y(ofRow row: Int32) -> Points { Points(row) * pointsPerRow }

  private static func line(nearest position: Points, every step: Points) -> Int32 {
    clamped((position / step + 0.5).rounded(.down))
  }

  private static func clamped(_ value: Double) -> Int32 {
    guard value.isFinite else { return 0 }
    return Int32(exactly: min(max(value, -Double(limit)), Double(limit)).rounded()) ?? 0
  }
}
