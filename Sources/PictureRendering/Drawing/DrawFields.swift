internal import ThemeRendering
internal import ThemeSource

/// Text fields and search bars.
extension Artist {
  mutating func drawField(_ index: Int, _ field: RenderTree.Field) {
    let node = tree.nodes[index]
    drawFieldBorder(index, field.style)
    var style = textStyle(index)
    style.numberOfLines = 1
    style.lineBreak = .tailTruncation
    var words = StyledText(
      RenderTree.Text(field.isSecure ? String(repeating: "•", count: min(field.text.count, 64)) : field.text), style)
    if words.isEmpty {
      style.color = palette.placeholder
      words = StyledText(RenderTree.Text(field.placeholder ?? ""), style)
      if words.isEmpty, field.style == .none, !node.hasShape, let name = name(index) { words = name }
    }
    let inset = field.style.inset
    var room = node.frame.inset(by: Insets(top: 0, left: inset, bottom: 0, right: inset))
    if field.hasClearButton, !field.text.isEmpty, room.width > 48 {
      // `clearButtonRect(forBounds:)` is 19 points wide and 5 points from the edge; the image in it is smaller.
      let button = Rect(x: node.frame.maxX - 24, y: node.frame.y, width: 19, height: node.frame.height)
      drawSymbol("xmark.circle.fill", in: button.centered(Size(width: 15, height: 15)), palette.faint, index)
      room.width = button.x - room.x
    }
    write(words, in: room, index)
  }

  private mutating func drawFieldBorder(_ index: Int, _ style: RenderTree.Field.Style) {
    let node = tree.nodes[index]
    switch style {
    case .none: break
    case .line: drawBorder(index, palette.label, 1, radius: 0)
    case .bezel: drawBorder(index, palette.secondary, 1, radius: 0)
    case .roundedRect: drawBorder(index, palette.separator, 0.5, radius: node.roundness)
    }
  }

  mutating func drawSearch(_ index: Int, _ text: String, _ placeholder: String?) {
    let palette = tree.nodes[index].searchPalette ?? palette
    let field = tree.field(ofSearchBar: index)
    let height = field.height
    guard field.isDrawable else { return }
    fill(.rect(field, radius: 10), palette.field, index)
    drawSymbol(
      "magnifyingglass", in: Rect(x: field.x + 8, y: field.y + (height - 16) / 2, width: 16, height: 16),
      palette.dimLabel, index)
    let isEmpty = text.isEmpty
    let hasImage = tree.nodes[index..<max(index, tree.nodes[index].subtreeEnd)].contains { $0.role == .image }
    write(
      StyledText(
        isEmpty ? placeholder ?? "" : text, size: 17, color: isEmpty ? palette.dimLabel : palette.label),
      in: field.inset(by: Insets(top: 0, left: 30, bottom: 0, right: hasImage ? 33 : 8)), index)
  }
}
