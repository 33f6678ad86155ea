internal import ThemeSource

/// Texts that rounding moved next to each other.
extension CellPainter {
  /// Moves a text by one column if it touches an adjacent view and a column on its other side is free. Without a space,
  /// two words read as one.
  mutating func keepTextsApart() {
    guard tree.nodes.count < Self.manyNodes else { return }
    for row in 0..<canvas.rows {
      for column in 0..<max(0, canvas.columns - 1) {
        guard let left = canvas.textOwner(column: column, row: row) else { continue }
        if let other = canvas.neighbor(column: column + 1, row: row, of: left), isBefore(left, other),
          canvas.moveText(ofOwner: left, row: row, at: column, by: -1)
        {
          continue
        }
        let next = canvas.textOwner(column: column + 1, row: row)
        if let next, next != left, isBefore(left, next) {
          _ = canvas.moveText(ofOwner: next, row: row, at: column + 1, by: 1)
        }
      }
    }
  }

  /// Whether one view ends at or before the beginning of another.
  private func isBefore(_ left: Int32, _ right: Int32) -> Bool {
    guard tree.nodes.indices.contains(Int(left)), tree.nodes.indices.contains(Int(right)) else { return false }
    return tree.nodes[Int(left)].frame.maxX <= tree.nodes[Int(right)].frame.x + 0.5
  }
}

extension Canvas {
  /// The node with text on a cell.
  fileprivate func textOwner(column: Int, row: Int) -> Int32? {
    guard let mark = marks[row * columns + column], !mark.isLine, !mark.isGhost, hasMark(column: column, row: row)
    else {
      return nil
    }
    return mark.owner
  }

  /// The node other than `view` with text, a line or another color on a cell.
  fileprivate func neighbor(column: Int, row: Int, of view: Int32) -> Int32? {
    let owner = marks[row * columns + column]?.owner ?? owners[row * columns + column]
    guard owner != view, owner >= 0 else { return nil }
    let isSeen =
      hasMark(column: column, row: row) || !isPlain(column: column, row: row)
      || background(column: column, row: row) != background(column: column - 1, row: row)
    return isSeen ? owner : nil
  }

  /// Moves a view's text in a row by a column. Returns false if the view has other rows, or if the next two cells are
  /// not free and of the same color.
  fileprivate mutating func moveText(ofOwner view: Int32, row: Int, at column: Int, by step: Int) -> Bool {
    func isOwn(_ column: Int, _ row: Int) -> Bool {
      guard row >= 0, row < rows, column >= 0, column < columns else { return false }
      return marks[row * columns + column].map { $0.owner == view && !$0.isLine } ?? false
    }
    var (first, last) = (column, column)
    while isOwn(first - 1, row) { first -= 1 }
    while isOwn(last + 1, row) { last += 1 }
    let isAlone = (first...last).allSatisfy { !isOwn($0, row - 1) && !isOwn($0, row + 1) }
    let edge = step < 0 ? first : last
    let (end, beyond) = (edge + step, edge + 2 * step)
    guard isAlone, end >= 0, end < columns, marks[row * columns + end] == nil,
      background(column: end, row: row) == background(column: edge, row: row)
    else { return false }
    if beyond >= 0, beyond < columns, hasMark(column: beyond, row: row) { return false }
    let order = step < 0 ? Array(first...last) : (first...last).reversed()
    for column in order {
      let (from, to) = (row * columns + column, row * columns + column + step)
      marks[to] = marks[from]
      marks[from] = nil
      owners[to] = view
    }
    return true
  }
}
