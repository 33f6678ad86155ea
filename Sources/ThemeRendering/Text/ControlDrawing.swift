internal import TerminalCells
internal import ThemeSource
internal import ThemeText

/// Controls that are drawn instead of written.
extension CellPainter {
  /// The row through a view's middle, computed as for text.
  func middle(_ index: Int) -> Int {
    let frame = tree.nodes[index].frame
    let row = row(ofMiddle: frame.y + frame.height / 2)
    let area = areas[index]
    let edge: Int32 = tree.nodes[index].isBoxed && area.rows >= 3 ? 1 : 0
    return Int(min(max(row, area.top + edge), area.bottom - 1 - edge))
  }

  /// The row of a vertical center. If it is on a line between two rows, the row on the device, or the upper one if the
  /// device has it on or near a line too.
  func row(ofMiddle y: Points) -> Int32 {
    let position = lines.position(at: y)
    let line = position.rounded()
    guard abs(position - line) <= 0.1 else { return Int32(clampingRounded: position.rounded(.down)) }
    // Relative to the list row's top, so that the result is the same for all rows.
    let top = lines.top(ofBlockAt: y)
    let moved = (y - top) / grid.pointsPerRow - (position - lines.position(at: top))
    return Int32(clampingRounded: moved - moved.rounded(.toNearestOrEven) > 0.1 ? line : line - 1)
  }

  private func shown(_ share: Double) -> Double { share.isFinite ? min(max(share, 0), 1) : 0 }

  mutating func paintSwitch(_ index: Int, _ isOn: Bool) {
    let area = areas[index]
    let row = middle(index)
    let clip = clips[index]
    let width = min(Int(area.columns), 5)
    let left = Int(area.left)
    guard style.inColor, width >= 3 else {
      let picture = width >= 5 ? (isOn ? "(━━●)" : "(●──)") : (isOn ? "●" : "○")
      for (offset, glyph) in picture.enumerated() {
        canvas.put(glyph, column: left + offset, row: row, visible(palette.label, index), clip: clip)
      }
      return
    }
    let node = tree.nodes[index]
    let track = visible(isOn ? node.tint ?? palette.on : node.trackTint ?? palette.off, index)
    let rect = PixelRect(left: left * 8 + 4, top: row * 8, right: (left + width) * 8 - 4, bottom: row * 8 + 8)
    canvas.fill(rect, track, clip: clip)
    let knob = visible(node.thumbTint ?? .white, index)
    canvas.put("●", column: isOn ? left + width - 2 : left + 1, row: row, knob, clip: clip)
  }

  mutating func paintSlider(_ index: Int, _ share: Double) {
    let row = middle(index)
    let node = tree.nodes[index]
    let track = tree.track(ofSlider: index)
    let area = CellRect(
      left: grid.column(at: track.x), top: areas[index].top, right: grid.column(at: track.maxX),
      bottom: areas[index].bottom)
    guard area.columns >= 1 else { return }
    let knob = Int(Int32(clampingRounded: (Double(area.columns - 1) * shown(share)).rounded()))
    for offset in 0..<Int(area.columns) {
      let glyph: Character = offset == knob ? "●" : offset < knob ? "━" : style.inColor ? "━" : "─"
      let color =
        offset == knob
        ? visible(node.thumbTint ?? (style.inColor ? palette.secondary : palette.label), index)
        : offset < knob ? tint(index) : visible(node.trackTint ?? palette.track, index)
      canvas.put(glyph, column: Int(area.left) + offset, row: row, color, clip: clips[index])
    }
  }

  mutating func paintProgress(_ index: Int, _ share: Double) {
    let area = areas[index]
    let row = middle(index)
    let halves = Int(Int32(clampingRounded: (Double(area.columns) * 2 * shown(share)).rounded()))
    for offset in 0..<Int(area.columns) {
      let isFull = offset * 2 + 1 < halves
      let isHalf = !isFull && offset * 2 < halves
      let glyph: Character = isFull ? "━" : isHalf ? "╸" : style.inColor ? "━" : "─"
      let track = tree.nodes[index].trackTint ?? palette.track
      let color = isFull || isHalf ? tint(index) : visible(track, index)
      canvas.put(glyph, column: Int(area.left) + offset, row: row, color, clip: clips[index])
    }
  }

  mutating func paintActivity(_ index: Int, _ isAnimating: Bool) {
    let area = areas[index]
    let frames: [Character] = ["⣾", "⣽", "⣻", "⢿", "⡿", "⣟", "⣯", "⣷"]
    let glyph: Character = isAnimating ? frames[abs(style.tick % 8)] : "⣷"
    let color = visible(tree.nodes[index].tint ?? palette.secondary, index)
    let column = Int(area.left) + (Int(area.columns) - 1) / 2
    canvas.put(glyph, column: column, row: middle(index), color, isAnimating ? [] : [.dim], clip: clips[index])
  }

  mutating func paintPages(_ index: Int, _ count: Int, _ current: Int) {
    let area = areas[index]
    let room = max(1, (Int(area.columns) + 1) / 2)
    let count = min(max(count, 1), room)
    var column = Int(area.left) + max(0, Int(area.columns) - (count * 2 - 1)) / 2
    for page in 0..<count {
      let isCurrent = page == current
      let color = isCurrent ? palette.label : tree.nodes[index].trackTint ?? palette.faint
      canvas.put(
        isCurrent ? "●" : style.inColor ? "●" : "○", column: column, row: middle(index),
        visible(isCurrent ? tree.nodes[index].tint ?? color : color, index), clip: clips[index])
      column += 2
    }
  }

  mutating func paintStepper(_ index: Int) {
    let area = areas[index]
    let clip = clips[index]
    let color = visible(palette.label, index)
    let row = middle(index)
    let center = Int(area.left) + Int(area.columns) / 2
    if style.inColor {
      let rect = PixelRect(
        left: Int(area.left) * 8, top: row * 8 - (area.rows >= 3 ? 4 : 0), right: Int(area.right) * 8,
        bottom: row * 8 + (area.rows >= 3 ? 12 : 8))
      canvas.fill(rect, visible(palette.field, index), clip: clip)
      put("│", center, row, visible(palette.separator, index), clip)
    } else {
      frame(area, .rounded, color, clip: clip)
      for line in Int(area.top)..<Int(area.bottom) {
        let isEdge = area.rows >= 3 && (line == Int(area.top) || line == Int(area.bottom) - 1)
        put(isEdge ? (line == Int(area.top) ? "┬" : "┴") : "│", center, line, color, clip)
      }
    }
    canvas.put("−", column: (Int(area.left) + center) / 2, row: row, color, clip: clip)
    canvas.put("+", column: (center + Int(area.right)) / 2, row: row, color, clip: clip)
  }

  // MARK: Segments

  mutating func paintSegments(_ index: Int, _ segments: [RenderTree.Segment], _ selected: Int?) {
    let area = areas[index]
    let titles = segments.map { $0.isImage ? Self.sign(of: $0.title) : $0.title }
    guard !titles.isEmpty, area.columns >= 1 else { return }
    let count = min(titles.count, max(1, Int(area.columns) / 2))
    let edges = edges(of: Array(titles.prefix(count)), in: area)
    if style.inColor {
      paintSegmentFills(index, edges, selected)
    } else {
      frame(area, .light, visible(palette.label, index), clip: clips[index])
      paintSegmentLines(index, edges, selected)
    }
    for segment in 0..<count {
      let isSelected = segment == selected
      var text = RenderTree.TextStyle(color: palette.label, alignment: .center)
      if isSelected { text.font.weight = 600 }
      if !segments[segment].isEnabled { text.color = palette.faint }
      if isSelected, style.inColor, let tint = tree.nodes[index].tint { text.color = tint.readable }
      let left = edges[segment] + (style.inColor ? 0 : 1)
      let room = CellRect(
        left: left, top: Int32(clamping: middle(index)),
        right: max(left + 1, edges[segment + 1] - (style.inColor ? 0 : (segment == count - 1 ? 1 : 0))),
        bottom: Int32(clamping: middle(index) + 1))
      var piece = TextPiece(titles[segment], text, segments[segment].isEnabled ? [] : [.dim])
      text.font.size = 13
      let onDevice = Size(width: tree.nodes[index].frame.width / Double(count), height: 32)
      piece.isWholeOnDevice = fitsOnDevice(TextPiece(titles[segment], text), in: onDevice)
      draw(piece, in: room, clip: clips[index], index)
    }
  }

  /// Edges of segments: equidistant, or according to the titles if one would be cut.
  private func edges(of titles: [String], in area: CellRect) -> [Int32] {
    let count = Int32(clamping: titles.count)
    let equal = (0...count).map { area.left + area.columns * $0 / count }
    let edge: Int32 = style.inColor ? 0 : 1
    let needs = titles.map { columns(of: $0) + edge }
    let isCut = zip(needs, zip(equal, equal.dropFirst())).contains { $0 > $1.1 - $1.0 }
    let surplus = area.columns - edge - needs.reduce(0, +)
    guard isCut, surplus >= 0 else { return equal }
    var edges = [area.left]
    var used: Int32 = 0
    for (number, need) in needs.enumerated() {
      used += need
      edges.append(
        number + 1 == needs.count ? area.right : area.left + used + surplus * Int32(clamping: number + 1) / count)
    }
    return edges
  }

  private mutating func paintSegmentFills(_ index: Int, _ edges: [Int32], _ selected: Int?) {
    let track = pixels(of: index)
    canvas.fill(track, visible(palette.field, index), clip: clips[index])
    guard let selected, edges.indices.contains(selected + 1), selected >= 0 else { return }
    var chosen = track
    chosen.left = max(track.left, Int(edges[selected]) * 8)
    chosen.right = min(track.right, Int(edges[selected + 1]) * 8)
    let color = tree.nodes[index].tint ?? palette.raised
    // The track must be visible around the selected segment, even on a background of the same color. Since a cell has
    // two colors, the segment begins in the cell after the track's end, and one column further in a track of one row.
    let isHigh = chosen.bottom - chosen.top >= 12
    if isHigh {
      let (top, bottom) = (track.top & 7 == 0 ? track.top + 1 : track.top.wholeAbove, (track.bottom - 1) & ~7)
      chosen.top = top
      chosen.bottom = track.bottom & 7 == 0 ? track.bottom - 1 : bottom
    }
    let isWide = chosen.right - chosen.left >= 48
    if chosen.left == track.left {
      chosen.left = isHigh && track.left & 7 == 0 || !isWide ? track.left + 1 : (track.left + 1).wholeAbove
    }
    if chosen.right == track.right {
      chosen.right = isHigh && track.right & 7 == 0 || !isWide ? track.right - 1 : (track.right - 1) & ~7
    }
    if !isHigh, isWide {
      if chosen.left - track.left < 8, selected == 0 { chosen.left += 8 }
      if track.right - chosen.right < 8, selected == edges.count - 2 { chosen.right -= 8 }
    }
    canvas.fill(chosen, visible(color, index), clip: clips[index])
  }

  /// Draws lines between segments, and a heavy frame around the selected one.
  private mutating func paintSegmentLines(_ index: Int, _ edges: [Int32], _ selected: Int?) {
    let area = areas[index]
    let clip = clips[index]
    let color = visible(palette.label, index)
    let (top, bottom) = (Int(area.top), Int(area.bottom) - 1)
    for edge in edges.dropFirst().dropLast() {
      for row in top...bottom {
        put(area.rows < 3 ? "│" : row == top ? "┬" : row == bottom ? "┴" : "│", Int(edge), row, color, clip)
      }
    }
    guard let selected, selected >= 0, edges.indices.contains(selected + 1) else { return }
    let isFirst = selected == 0
    let isLast = selected == edges.count - 2
    let left = Int(edges[selected])
    let right = Int(edges[selected + 1]) - (isLast ? 1 : 0)
    if area.rows == 1 {
      put("▐", left, top, color, clip)
      put("▌", right, top, color, clip)
      return
    }
    frame(
      CellRect(left: Int32(clamping: left), top: area.top, right: Int32(clamping: right + 1), bottom: area.bottom),
      .heavy, color, clip: clip)
    if !isFirst {
      put("┲", left, top, color, clip)
      put("┺", left, bottom, color, clip)
    }
    if !isLast {
      put("┱", right, top, color, clip)
      put("┹", right, bottom, color, clip)
    }
  }
}

extension Int {
  /// The first boundary between cells at or after this eighth.
  fileprivate var wholeAbove: Int { (self + 7) & ~7 }
}

extension RenderColor {
  /// Black or white, whichever is readable on this color (WCAG 2.1 contrast).
  package var readable: RenderColor {
    ColorSpaces.isLight(rgb: rgb) ? .black : .white
  }
}
