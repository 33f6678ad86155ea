internal import ThemeSource
internal import ThemeText

/// The size of a Screenlet in a terminal.
///
/// The width is the terminal's, from that of a small phone to that of a large one. The height is the larger one of the
/// terminal's and of the theme's recorded height. A row has at most 26 points; a higher Screenlet is scrolled.
struct StageLayout: Hashable {
  /// The size of the root view, in points.
  let size: Size
  /// The size of a cell, in points.
  let grid: CellGrid
  /// The width of the picture, in columns.
  let columns: Int
  /// The first column of the picture, which is centered.
  let left: Int

  init(columns: Int, rows: Int, recorded: Size) {
    let (narrowest, widest, highest) = (320.0, 480.0, 568.0)
    let standard = CellGrid.standard
    self.columns = max(1, min(columns, Int(widest / standard.pointsPerColumn)))
    left = max(0, (columns - self.columns) / 2)
    let width = max(narrowest, Double(self.columns) * standard.pointsPerColumn)
    let rows = Double(max(1, rows))
    let wanted = recorded.height.isFinite ? min(max(recorded.height, 0), highest) : 0
    let height = max(wanted, rows * standard.pointsPerRow)
    size = Size(width: width, height: height)
    grid = CellGrid(
      pointsPerColumn: width / Double(self.columns), pointsPerRow: min(max(height / rows, standard.pointsPerRow), 26))
  }
}
