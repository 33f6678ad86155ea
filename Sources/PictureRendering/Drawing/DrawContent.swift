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

extension Artist {
  /// Draws a ring of all hues around the selected color. A well does not grow with its frame.
  private mutating func drawColorWell(_ index: Int, _ color: RenderColor?) {
    let frame = tree.nodes[index].frame
    let side = min(28, frame.width, frame.height)
    let well = frame.centered(Size(width: side, height: side))
    let (x, y, width) = (well.x + side / 2, well.y + side / 2, side / 9)
    let radius = (side - width) / 2
    // Control points of a cubic curve along a twelfth of a circle: 4/3 · tan(7.5°).
    let reach = 0.1755
    for (number, hue) in RenderColor.hues.enumerated() {
      let (start, end) = (Self.clock[number], Self.clock[(number + 1) % 12])
      func point(_ direction: Point, _ along: Double) -> Point {
        Point(
          x: x + radius * (direction.x - along * direction.y), y: y + radius * (direction.y + along * direction.x))
      }
      let path = Outline([.move(point(start, 0)), .curve(point(start, reach), point(end, -reach), point(end, 0))])
      stroke(.path(path), hue, width: width, index)
    }
    if let color { fill(.ellipse(well.inset(by: Insets(all: side / 5))), color, index) }
  }

  /// Unit vectors of the hours on a clock face, from 12.
  private static let clock: [Point] = {
    let long = 0.75.squareRoot()
    let quarter = [Point(x: 0, y: -1), Point(x: 0.5, y: -long), Point(x: long, y: -0.5)]
    let half = quarter + quarter.map { Point(x: -$0.y, y: $0.x) }
    return half + half.map { Point(x: -$0.x, y: -$0.y) }
  }()
}

extension Double {
  /// The number clamped to 0 to 1; 0 if it is not finite.
  fileprivate var share: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
