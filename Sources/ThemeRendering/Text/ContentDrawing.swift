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
    case .segments(let titles, let selected): paintSegments(index, titles, selected)
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
}
