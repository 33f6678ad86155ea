internal import ThemeRendering
internal import ThemeSource

/// Navigation bars, toolbars and tab bars.
extension Artist {
  mutating func drawBar(_ index: Int, _ title: String?, _ items: [RenderTree.BarItem]) {
    let node = tree.nodes[index]
    let frame = node.frame
    if !node.hasShape { fill(.rect(frame, radius: 0), palette.bar, index) }
    let isNavigation = node.role == .navigationBar
    let edge = isNavigation ? frame.maxY - 0.5 : frame.y
    // If a bar's items are views, its line is one of them.
    let hasLine = tree.nodes.indices.contains(index + 1) && tree.nodes[index].subtreeEnd > index + 1
    if !hasLine {
      fill(.rect(Rect(x: frame.x, y: edge, width: frame.width, height: 0.5), radius: 0), palette.hairline, index)
    }
    // A bar's content is at its lower end, below the status bar; a toolbar's is above the home indicator.
    var row = frame
    if isNavigation, frame.height > 60 { row = Rect(x: frame.x, y: frame.maxY - 44, width: frame.width, height: 44) }
    if !isNavigation, frame.height > 60 { row.height = 49 }
    if let title {
      write(StyledText(title, size: 17, weight: 600, color: palette.label, alignment: .center), in: row, index)
    }
    drawItems(index, items, row.inset(by: Insets(top: 0, left: 16, bottom: 0, right: 16)))
  }

  private mutating func drawItems(_ index: Int, _ items: [RenderTree.BarItem], _ row: Rect) {
    var (left, right) = (row.x, row.maxX)
    for item in items where item.place == .leading {
      let width = width(of: item)
      drawItem(index, item, Rect(x: left, y: row.y, width: width, height: row.height))
      left += width + 16
    }
    for item in items where item.place == .trailing {
      let width = width(of: item)
      drawItem(index, item, Rect(x: right - width, y: row.y, width: width, height: row.height))
      right -= width + 16
    }
    let inRow = items.filter { $0.place != .leading && $0.place != .trailing }
    if tree.nodes[index].role == .tabBar {
      drawTabs(index, inRow.filter { $0.place == .row }, row)
    } else {
      drawRow(index, inRow, Rect(x: left, y: row.y, width: max(0, right - left), height: row.height))
    }
  }

  /// Draws the items of a toolbar; flexible spaces share the remaining width.
  private mutating func drawRow(_ index: Int, _ items: [RenderTree.BarItem], _ row: Rect) {
    let flexible = items.filter { $0.place == .flexibleSpace }.count
    let used = items.reduce(0) { sum, item in
      switch item.place {
      case .flexibleSpace: sum
      case .fixedSpace: sum + 16
      case .row, .leading, .trailing: sum + width(of: item) + 12
      }
    }
    let share = flexible > 0 ? max(0, row.width - used + 12) / Points(flexible) : 0
    var x = row.x
    for item in items {
      switch item.place {
      case .flexibleSpace: x += share
      case .fixedSpace: x += 16
      case .row, .leading, .trailing:
        let width = width(of: item)
        drawItem(index, item, Rect(x: x, y: row.y, width: width, height: row.height))
        x += width + 12
      }
    }
  }

  /// Draws the tabs of a tab bar: a symbol above a title.
  private mutating func drawTabs(_ index: Int, _ items: [RenderTree.BarItem], _ row: Rect) {
    guard !items.isEmpty else { return }
    let width = (row.width + 32) / Points(items.count)
    for (number, item) in items.enumerated() {
      let room = Rect(x: row.x - 16 + Points(number) * width, y: row.y, width: width, height: row.height)
      let color = item.isSelected ? tint(index) : palette.secondary
      let hasRoom = row.height >= 40
      if hasRoom {
        let sign = Rect(x: room.x + (width - 22) / 2, y: room.y + 6, width: 22, height: 22)
        if !drawSymbol(item.title, in: sign, color, index) {
          fill(.rect(sign.centered(Size(width: 18, height: 18)), radius: 4), color.faded(by: 0.35), index)
        }
      }
      let title = hasRoom ? Rect(x: room.x, y: room.y + 33, width: width, height: 12) : room
      write(StyledText(item.title, size: 10, weight: 500, color: color, alignment: .center), in: title, index)
    }
  }

  private func width(of item: RenderTree.BarItem) -> Points {
    Symbols.isSymbol(item.title) ? 24 : max(8, StyledText(item.title, size: 17, color: .black).width)
  }

  private mutating func drawItem(_ index: Int, _ item: RenderTree.BarItem, _ room: Rect) {
    if Symbols.isSymbol(item.title),
      drawSymbol(item.title, in: room.centered(Size(width: 22, height: 22)), tint(index), index)
    {
      return
    }
    write(StyledText(item.title, size: 17, color: tint(index), alignment: .center), in: room, index)
  }
}
