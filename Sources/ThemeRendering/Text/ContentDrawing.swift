internal import ThemeText

// The switch of this backend over kinds of content. The drawing of a new kind is added here.

extension CellPainter {
  /// Paints a view's own content, above its background.
  mutating func paintContent(_ index: Int) {
    let node = tree.nodes[index]
    switch node.content {
    case .none: break
    case .text(let text): paintText(index, text)
    case .field(let field): paintField(index, field)
    case .button(let button): paintButton(index, button)
    case .image(let image): paintImage(index, image)
    case .toggle(let isOn): paintSwitch(index, isOn)
    case .range(let value, let minimum, let maximum):
      let share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
      if node.role == .stepper { paintStepper(index) } else { paintSlider(index, share) }
    case .progress(let share): paintProgress(index, share)
    case .activity(let isAnimating, _): paintActivity(index, isAnimating)
    case .colorWell(let color): paintColorWell(index, color)
    case .segments(let segments, let selected): paintSegments(index, segments, selected)
    case .pages(let count, let current): paintPages(index, count, current)
    case .wheel(let rows, let selected): paintWheel(index, rows, selected)
    case .search(let text, let placeholder): paintSearch(index, text, placeholder)
    case .bar(let title, let items): paintBar(index, title, items)
    case .rows(let rows, let height): paintRows(index, rows, height)
    case .placeholder(let label): paintPlaceholder(index, label)
    case .embedded(let screenlet, _):
      if node.subtreeEnd == index + 1 { paintPlaceholder(index, screenlet + "Screenlet") }
    }
  }

  /// Paints the selected color between the sides of the ring.
  private mutating func paintColorWell(_ index: Int, _ color: RenderColor?) {
    let area = areas[index]
    let sample = color.map { style.inColor ? $0 : palette.label } ?? palette.faint
    let signs: [(Character, RenderColor)] = [("(", .hues[0]), (color == nil ? "○" : "●", sample), (")", .hues[6])]
    for (offset, sign) in (area.columns < 3 ? signs[1...1] : signs[...]).enumerated() {
      let column = Int(area.left) + max(0, Int(area.columns) - 3) / 2 + offset
      let ink = style.inColor || sign.0 == "○" ? sign.1 : palette.label
      canvas.put(sign.0, column: column, row: middle(index), visible(ink, index), clip: clips[index])
    }
  }
}

extension RenderColor {
  /// Twelve saturated colors with equal distances around the color wheel, from red through green and blue.
  package static let hues: [RenderColor] = [
    0xFF0000, 0xFF8000, 0xFFFF00, 0x80FF00, 0x00FF00, 0x00FF80, 0x00FFFF, 0x0080FF, 0x0000FF, 0x8000FF, 0xFF00FF,
    0xFF0080,
  ].map { RenderColor(rgb: $0) }
}
