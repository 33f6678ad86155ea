internal import ThemeSource
internal import ThemeText

/// How a Screenlet of a recorded size is laid out in a terminal.
///
/// It takes the terminal's width up to that of a large phone, and at least that of a small one; its height is the terminal's,
/// or else so much of the recorded one that rows stand for at most 26 points. What is higher is scrolled.
struct StageLayout: Hashable {
  /// Size of the root view in points.
  let size: Size
  /// Points of a cell.
  let grid: CellGrid
  /// Columns of the picture.
  let columns: Int
  /// First column of the picture: it stands in the middle.
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
