internal import TerminalCells
internal import ThemeControls
internal import ThemeRendering
internal import ThemeText

extension PreviewModel {
  /// The cells inside the device's frame that show the picture.
  var window: CellRect {
    let room = layout.picture
    guard let drawn else { return room.inset(columns: 1, rows: 1) }
    let columns = min(room.columns - 2, Int32(clamping: drawn.picture.columns))
    let rows = min(room.rows - 2, Int32(clamping: drawn.picture.rows))
    let left = room.left + 1 + max(0, room.columns - 2 - columns) / 2
    return CellRect(column: left, row: room.top + 1, columns: max(0, columns), rows: max(0, rows))
  }

  /// The first visible column and row of the picture.
  var origin: (column: Int, row: Int) {
    guard let drawn else { return (0, 0) }
    let (columns, rows) = (Int(window.columns), Int(window.rows))
    return (
      min(max(0, pan.column), max(0, drawn.picture.columns - columns)),
      min(max(0, pan.row), max(0, drawn.picture.rows - rows))
    )
  }

  /// The cell of the picture at a cell of the terminal; nil outside the window.
  func pictureCell(column: Int, row: Int) -> (column: Int, row: Int)? {
    let window = window
    guard column >= Int(window.left), column < Int(window.right), row >= Int(window.top), row < Int(window.bottom)
    else { return nil }
    return (column - Int(window.left) + origin.column, row - Int(window.top) + origin.row)
  }

  /// Scrolls the scroll view around the focus, or else the picture, down by rows.
  mutating func scroll(by rows: Int) -> [PreviewEffect] {
    if let index = focus.flatMap({ screen?.index(of: $0) }), scroll(at: index, byRows: rows, columns: 0) { return [] }
    if let screen, let surface, focus == nil,
      let index = screen.tree.nodes.indices.first(where: {
        screen.tree.nodes[$0].role.traits.scrolls && surface.compiled.scrollRange(of: $0).y > 0
      }), canPan(by: rows) == false
    {
      return scroll(at: index, byRows: rows, columns: 0) ? [] : [.bell]
    }
    return panBy(rows: rows) ? [] : [.bell]
  }

  private func canPan(by rows: Int) -> Bool {
    var next = self
    return next.panBy(rows: rows)
  }

  /// Moves the picture in its window. Returns false at its end.
  private mutating func panBy(rows: Int) -> Bool {
    let before = origin
    pan = (before.column, before.row + rows)
    pan = origin
    return pan != before
  }

  /// Scrolls the innermost movable scroll view around a node. Returns false if there is none.
  @discardableResult
  mutating func scroll(at index: Int, byRows rows: Int, columns: Int) -> Bool {
    let grid = grid
    return surface?.scroll(
      at: index, x: Double(columns) * grid.pointsPerColumn, y: Double(rows) * grid.pointsPerRow) ?? false
  }

  /// Scrolls so that the focused view is visible: in the scroll views around it, then in the window.
  mutating func revealFocus() {
    surface?.revealFocus()
    revealArea()
  }

  private mutating func revealArea() {
    guard let id = focus, let index = screen?.index(of: id), let drawn, drawn.areas.indices.contains(index) else {
      return
    }
    let area = drawn.areas[index]
    guard !area.isEmpty else { return }
    let (columns, rows) = (Int(window.columns), Int(window.rows))
    var next = origin
    if Int(area.bottom) + 1 > next.row + rows { next.row = Int(area.bottom) + 1 - rows }
    if Int(area.top) - 1 < next.row { next.row = max(0, Int(area.top) - 1) }
    if Int(area.right) > next.column + columns { next.column = Int(area.right) - columns }
    if Int(area.left) < next.column { next.column = Int(area.left) }
    pan = next
  }
}
