internal import ThemeRendering
internal import ThemeSource

/// Rows of lists and wheels.
extension Artist {
  mutating func drawRows(_ index: Int, _ rows: [RenderTree.Row], _ height: Points) {
    let node = tree.nodes[index]
    guard height >= 1 else { return }
    var y = node.frame.y
    // A section with round corners has no line at its end.
    let end = node.frame.maxY - (node.roundness > 0 ? 0.5 : 0)
    for row in rows where y < node.frame.maxY {
      let room = Rect(
        x: node.frame.x + 16, y: y, width: node.frame.width - 32, height: min(height, node.frame.maxY - y))
      var title = room
      if let detail = row.detail {
        let words = StyledText(detail, size: 17, color: palette.secondary, alignment: .right)
        let width = min(words.width, room.width / 2)
        write(words, in: Rect(x: room.maxX - width, y: room.y, width: width, height: room.height), index)
        title.width -= width + 8
      }
      write(StyledText(row.title, size: 17, color: textStyle(index).color), in: title, index)
      y += height
      if y <= end {
        fill(
          .rect(Rect(x: room.x, y: y - 0.5, width: node.frame.maxX - room.x, height: 0.5), radius: 0),
          palette.separator, index)
      }
    }
  }

  /// Draws rows of a picker, 32 points apart, with the selected one in the middle.
  mutating func drawWheel(_ index: Int, _ rows: [String], _ selected: Int) {
    let frame = tree.nodes[index].frame
    let height: Points = 32
    let middle = frame.y + (frame.height - height) / 2
    let chosen = Rect(x: frame.x + 8, y: middle, width: frame.width - 16, height: height)
    if chosen.isDrawable { fill(.rect(chosen, radius: 8), palette.field, index) }
    for (number, text) in rows.prefix(1000).enumerated() {
      let distance = Points(number) - Points(selected)
      let y = middle + distance * height
      guard y >= frame.y - 1, y + height <= frame.maxY + 1 else { continue }
      let color = distance == 0 ? palette.label : palette.secondary.faded(by: max(0.25, 1 - abs(distance) * 0.3))
      write(
        StyledText(text, size: 21, color: color, alignment: .center),
        in: Rect(x: frame.x, y: y, width: frame.width, height: height), index)
    }
  }
}
