internal import ThemeRendering
internal import ThemeSource

// The switch of the display list over kinds of content. The drawing of a new kind is added here.

extension Artist {
  /// Draws a view's own content, above its background.
  mutating func drawContent(_ index: Int) {
    let node = tree.nodes[index]
    switch node.content {
    case .none: break
    case .text(let text): drawText(index, text)
    case .field(let field): drawField(index, field)
    case .button(let button): drawButton(index, button)
    case .image(let image): drawImage(index, image)
    case .toggle(let isOn): drawSwitch(index, isOn)
    case .range(let value, let minimum, let maximum):
      let share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
      if node.role == .stepper { drawStepper(index, share.share) } else { drawSlider(index, share.share) }
    case .progress(let share): drawProgress(index, share.share)
    case .activity(_, let isLarge): drawActivity(index, isLarge: isLarge)
    case .colorWell(let color): drawColorWell(index, color)
    case .segments(let segments, let selected): drawSegments(index, segments, selected)
    case .pages(let count, let current): drawPages(index, count, current)
    case .wheel(let rows, let selected): drawWheel(index, rows, selected)
    case .search(let text, let placeholder): drawSearch(index, text, placeholder)
    case .bar(let title, let items): drawBar(index, title, items)
    case .rows(let rows, let height): drawRows(index, rows, height)
    case .placeholder(let label): drawPlaceholder(index, label)
    case .embedded(let screenlet, _):
      if node.subtreeEnd == index + 1 { drawPlaceholder(index, screenlet + "Screenlet") }
    }
  }
}

extension Double {
  /// The number clamped to 0 to 1; 0 if it is not finite.
  fileprivate var share: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
