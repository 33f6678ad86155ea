internal import TerminalCells
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// Marks for positions of views, not shown on a device.
extension CellPainter {
  /// Draws each view's box with its class and outlet, above everything. Labels follow, innermost views first, if there
  /// is room.
  mutating func paintOutlines() {
    let color = RenderColor(rgb: tree.appearance == .dark ? 0xFF7AD9 : 0xC2188F)
    for index in tree.nodes.indices where isDrawn(index) {
      let area = areas[index]
      canvas.owner = Int32(clamping: index)
      if area.rows >= 2, area.columns >= 2 { frame(area, .light, color, clip: clips[index], overText: false) }
    }
    for index in tree.nodes.indices.reversed() where isDrawn(index) {
      guard let (label, room) = placeOfLabel(index) else { continue }
      canvas.owner = Int32(clamping: index)
      draw(TextPiece(label, RenderTree.TextStyle(color: color)), in: room, clip: clips[index], index)
    }
  }

  /// A view's label, and the free cells in its upper or lower edge. The label is class and outlet if there is room,
  /// else the more specific of them. Complete labels are preferred to truncated ones, the upper edge to the lower.
  private func placeOfLabel(_ index: Int) -> (label: String, room: CellRect)? {
    let node = tree.nodes[index]
    let area = areas[index].intersection(clips[index]).intersection(canvas.bounds)
    let name = node.customClass ?? node.className
    let outlet = node.outlets.first
    let edges = area.rows > 1 ? [area.top, area.bottom - 1] : [area.top]
    for label in [outlet.map { "\(name) \($0)" }, outlet, name].compactMap({ $0 }) {
      for row in edges {
        let room = freeCells(in: area, row: row)
        if room.columns >= columns(of: label) { return (label, room) }
      }
    }
    let room = freeCells(in: area, row: area.top)
    return room.columns >= 4 ? (outlet ?? name, room) : nil
  }

  /// The longest run of cells of an edge without text on or directly next to them. A long edge excludes its corners.
  private func freeCells(in area: CellRect, row: Int32) -> CellRect {
    let corner: Int32 = area.columns >= 6 ? 1 : 0
    var best = CellRect(left: area.left, top: row, right: area.left, bottom: row + 1)
    var start = area.left + corner
    let end = area.right - corner
    for column in start..<max(start, end + 1) {
      let around = CellRect(left: column - 1, top: row, right: column + 2, bottom: row + 1)
      if column < end, !canvas.hasText(in: around) { continue }
      if column - start > best.columns { best = CellRect(left: start, top: row, right: column, bottom: row + 1) }
      start = column + 1
    }
    return best
  }

  /// Marks views with an outlet but no visible content, and adds scroll bars to scroll views. Views with subviews are
  /// not marked, since their subviews indicate them; `showsOutlines` draws their boxes.
  mutating func keepInk() {
    var inked = Set<Int32>()
    for owner in canvas.owners { inked.insert(owner) }
    for (index, node) in tree.nodes.enumerated() where node.className == RenderTree.separatorClass {
      if inked.contains(Int32(clamping: index)), let table = node.parent { inked.insert(Int32(clamping: table)) }
    }
    for index in tree.nodes.indices
    where style.namesEmptyViews && isDrawn(index) && !tree.nodes[index].outlets.isEmpty {
      let isAroundOthers = tree.nodes[index].subtreeEnd > index + 1
      guard !isAroundOthers, !inked.contains(Int32(clamping: index)), !isCovered(index) else { continue }
      canvas.owner = Int32(clamping: index)
      paintCorners(index)
    }
    for index in tree.nodes.indices where tree.nodes[index].role == .scroll && isDrawn(index) && !isCovered(index) {
      canvas.owner = Int32(clamping: index)
      paintThumb(index)
    }
  }

  private func isCovered(_ index: Int) -> Bool {
    let area = areas[index].intersection(clips[index]).intersection(canvas.bounds)
    return (area.top..<area.bottom).allSatisfy { row in
      (area.left..<area.right).allSatisfy { column in
        Int(canvas.owners[Int(row) * canvas.columns + Int(column)]) >= tree.nodes[index].subtreeEnd
      }
    }
  }

  /// Draws a faint scroll bar for the visible part if the content is higher than the view.
  private mutating func paintThumb(_ index: Int) {
    let area = areas[index].intersection(clips[index])
    guard let seen = tree.seenPart(of: index), area.rows >= 2 else { return }
    let color = visible(palette.faint, index)
    let top = area.top + Int32(clampingRounded: (Double(area.rows) * seen.lowerBound).rounded())
    let bottom = area.top + Int32(clampingRounded: (Double(area.rows) * seen.upperBound).rounded())
    for row in min(top, area.bottom - 1)..<min(max(bottom, top + 1), area.bottom) {
      let column = Int(area.right) - 1
      if canvas.hasMark(column: column, row: Int(row)) { continue }
      canvas.put("▕", column: column, row: Int(row), color, [.dim], clip: area)
    }
  }

  /// Marks an invisible view with faint corners.
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

extension RenderTree {
  /// The visible part of a view's content, as fractions of its height; nil if it is no higher than the view.
  fileprivate func seenPart(of index: Int) -> ClosedRange<Double>? {
    let frame = nodes[index].frame
    let end = min(nodes[index].subtreeEnd, nodes.count)
    var (top, bottom) = (frame.y, frame.maxY)
    for inner in (index + 1)..<max(index + 1, end) where nodes[inner].parent == index && !nodes[inner].isHidden {
      top = min(top, nodes[inner].frame.y)
      bottom = max(bottom, nodes[inner].frame.maxY)
    }
    let height = bottom - top
    guard frame.height > 0, height.isFinite, height > frame.height + 1 else { return nil }
    return (frame.y - top) / height...(frame.maxY - top) / height
  }
}
