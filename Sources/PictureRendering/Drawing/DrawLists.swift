internal import ThemeRendering
internal import ThemeSource

/// Rows of lists.
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
        let words = StyledText(detail, size: 17, color: palette.dimLabel, alignment: .right)
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
}
