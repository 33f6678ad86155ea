import Testing
import ThemeSource

@testable import ThemeText

private let grid = CellGrid.standard

@Suite struct CellGridTests {
  @Test func `edges are moved to the nearest line, ties right and down`() {
    #expect(
      grid.column(at: 3.9) == 0 && grid.column(at: 4) == 1 && grid.column(at: -4) == 0 && grid.column(at: -4.1) == -1)
    #expect(grid.row(at: 7.9) == 0 && grid.row(at: 8) == 1 && grid.row(at: -8) == 0)
  }

  /// 375 points on 8-point columns: 46.875, so 47 columns, as the iPhone's width is drawn.
  @Test func `a screen of 375 points is 47 columns`() {
    #expect(grid.column(at: 375) == 47 && grid.row(at: 667) == 42)
  }

  @Test(arguments: [Points.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no position overflows`(value: Points) {
    #expect(abs(grid.column(at: value)) <= CellGrid.limit && abs(grid.row(at: value)) <= CellGrid.limit)
    #expect(CellGrid(pointsPerColumn: value, pointsPerRow: -1).pointsPerRow == 16)
    #expect(CellGrid(pointsPerColumn: value, pointsPerRow: 0).pointsPerColumn == 8)
  }

  @Test func `text in a grid of cells occupies whole columns and rows`() {
    let metrics = TextMetrics.cells(grid)
    #expect(metrics.width(of: "漢a", font: .system(17)) == 24)
    #expect(metrics.lineHeight(of: .system(17), scale: 2) == 16 && metrics.lineHeight(of: .system(28)) == 32)
  }

  @Test func `rectangles intersect and inset without a negative size`() {
    let rect = CellRect(column: 2, row: 2, columns: 4, rows: 2)
    #expect(
      rect.intersection(CellRect(left: 5, top: 0, right: 9, bottom: 3))
        == CellRect(left: 5, top: 2, right: 6, bottom: 3))
    #expect(rect.intersection(CellRect(left: 7, top: 0, right: 9, bottom: 3)).isEmpty)
    #expect(rect.inset(columns: 3, rows: 1).isEmpty)
  }
}
