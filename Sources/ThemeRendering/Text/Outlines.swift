internal import ThemeText

/// Marks that no device shows: they say where views are.
extension CellPainter {
  /// Every view's box with its class and outlet, above everything.
  mutating func paintOutlines() {
    let color = RenderColor(rgb: tree.appearance == .dark ? 0xFF7AD9 : 0xC2188F)
    let views = canvas
    for index in tree.nodes.indices where isDrawn(index) {
      let area = areas[index]
      let node = tree.nodes[index]
      if area.rows >= 2, area.columns >= 2 { frame(area, .light, color, clip: clips[index], overText: false) }
      let name = node.customClass ?? node.className
      let label = node.outlets.first.map { "\(name) \($0)" } ?? name
      let isTaken = (Int(area.left)..<Int(area.right)).contains { column in
        views.hasMark(column: column, row: Int(area.top)) && views.line(column: column, row: Int(area.top)) == nil
      }
      if isTaken { continue }
      let room = CellRect(
        left: area.left + (area.columns >= 6 ? 1 : 0), top: area.top, right: area.right, bottom: area.top + 1)
      draw(TextPiece(label, RenderTree.TextStyle(color: color)), in: room, clip: clips[index], index)
    }
  }

  /// A view with an outlet that left no ink gets a mark, so that it can be seen where it is. A view around others is seen
  /// by these; only `showsOutlines` draws its box.
  mutating func keepInk() {
    var inked = Set<Int32>()
    for owner in canvas.owners { inked.insert(owner) }
    for (index, node) in tree.nodes.enumerated() where node.className == RenderTree.separatorClass {
      if inked.contains(Int32(clamping: index)), let table = node.parent { inked.insert(Int32(clamping: table)) }
    }
    for index in tree.nodes.indices where isDrawn(index) && !tree.nodes[index].outlets.isEmpty {
      let isAroundOthers = tree.nodes[index].subtreeEnd > index + 1 && tree.nodes[index].role != .scroll
      guard !isAroundOthers else { continue }
      guard !inked.contains(Int32(clamping: index)) else { continue }
      canvas.owner = Int32(clamping: index)
      if tree.nodes[index].role == .scroll { paintThumb(index) } else { paintCorners(index) }
    }
  }

  /// A faint scroll bar: a view that scrolls others.
  private mutating func paintThumb(_ index: Int) {
    let area = areas[index].intersection(clips[index])
    let color = visible(palette.faint, index)
    for row in area.top..<(area.top + max(1, area.rows / 3)) {
      let column = Int(area.right) - 1
      if canvas.hasMark(column: column, row: Int(row)) { continue }
      canvas.put("▕", column: column, row: Int(row), color, [.dim], clip: area)
    }
  }

  /// Faint corners: a view that shows nothing of its own.
  private mutating func paintCorners(_ index: Int) {
    let area = areas[index].intersection(clips[index])
    let color = visible(palette.faint, index)
    let corners = [
      ("⌜", area.left, area.top), ("⌝", area.right - 1, area.top), ("⌞", area.left, area.bottom - 1),
      ("⌟", area.right - 1, area.bottom - 1),
    ]
    var isInked = false
    for (glyph, column, row) in corners where !canvas.hasMark(column: Int(column), row: Int(row)) {
      canvas.put(Character(glyph), column: Int(column), row: Int(row), color, [.dim], clip: area)
      isInked = true
    }
    guard !isInked else { return }
    for row in area.top..<area.bottom {
      for column in area.left..<area.right where !canvas.hasMark(column: Int(column), row: Int(row)) {
        canvas.put("·", column: Int(column), row: Int(row), color, clip: area)
        return
      }
    }
  }
}
