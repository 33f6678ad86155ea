import Testing
import ThemeSource

@testable import ThemeText

private let grid = CellGrid.standard

@Suite struct CellGridTests {
  @Test func `edges go to the nearest line, ties right and down`() {
    #expect(
      grid.column(at: 3.9) == 0 && grid.column(at: 4) == 1 && grid.column(at: -4) == 0 && grid.column(at: -4.1) == -1)
    #expect(grid.row(at: 7.9) == 0 && grid.row(at: 8) == 1 && grid.row(at: -8) == 0)
  }

  @Test func `views that share an edge in points share it in cells`() {
    for x in stride(from: 0.0, through: 16, by: 0.25) {
      let left = grid.rect(Rect(x: 0, y: 0, width: x, height: 16))
      let right = grid.rect(Rect(x: x, y: 0, width: 20, height: 16))
      #expect(left.right == right.left)
    }
  }

  /// 375 points on 8-point columns: 46.875, so 47 columns, as the iPhone's width is drawn.
  @Test func `a screen of 375 points is 47 columns`() {
    #expect(grid.rect(Rect(x: 0, y: 0, width: 375, height: 667)).size == CellSize(columns: 47, rows: 42))
  }

  @Test func `what has area keeps a cell where its parent has room`() {
    let parent = grid.rect(Rect(x: 0, y: 0, width: 80, height: 32))
    let hairline = grid.rect(Rect(x: 0, y: 31, width: 80, height: 0.5), in: parent)
    #expect(hairline == CellRect(left: 0, top: 1, right: 10, bottom: 2))
    #expect(grid.rect(Rect(x: 0, y: 5, width: 80, height: 0), in: parent).isEmpty)
    #expect(grid.rect(Rect(x: 0, y: 5, width: 80, height: 1), in: .zero).isEmpty)
  }

  @Test(arguments: [Points.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no position overflows`(value: Points) {
    let rect = grid.rect(Rect(x: value, y: value, width: value, height: value))
    #expect(abs(rect.left) <= CellGrid.limit && abs(rect.bottom) <= CellGrid.limit && rect.columns >= 0)
    #expect(CellGrid(pointsPerColumn: value, pointsPerRow: -1).pointsPerRow == 16)
    #expect(CellGrid(pointsPerColumn: value, pointsPerRow: 0).pointsPerColumn == 8)
  }

  @Test func `text in cells takes whole columns and rows`() {
    let metrics = TextMetrics.cells(grid)
    #expect(metrics.width(of: "漢a", font: .system(17)) == 24)
    #expect(metrics.lineHeight(of: .system(17), scale: 2) == 16 && metrics.lineHeight(of: .system(28)) == 32)
  }

  @Test func `rectangles intersect and inset without turning inside out`() {
    let rect = CellRect(column: 2, row: 2, columns: 4, rows: 2)
    #expect(
      rect.intersection(CellRect(left: 5, top: 0, right: 9, bottom: 3))
        == CellRect(left: 5, top: 2, right: 6, bottom: 3))
    #expect(rect.intersection(CellRect(left: 7, top: 0, right: 9, bottom: 3)).isEmpty)
    #expect(rect.inset(columns: 3, rows: 1).isEmpty)
    #expect(rect.contains(CellPoint(column: 5, row: 3)) && !rect.contains(CellPoint(column: 6, row: 3)))
  }
}
