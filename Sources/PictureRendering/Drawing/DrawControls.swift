internal import ThemeRendering
internal import ThemeSource

/// Controls that are drawn instead of written, in UIKit's proportions before iOS 26.
extension Artist {
  mutating func drawSwitch(_ index: Int, _ isOn: Bool) {
    let node = tree.nodes[index]
    // A switch is 51 by 31 points in any frame; Interface Builder records 49 by 31.
    let frame = Rect(
      x: node.frame.x, y: node.frame.y, width: min(51, max(node.frame.width, 49)), height: min(31, node.frame.height))
    let radius = frame.height / 2
    fill(.rect(frame, radius: radius), isOn ? node.tint ?? palette.on : node.trackTint ?? palette.off, index)
    let side = frame.height - 4
    let x = isOn ? frame.maxX - 2 - side : frame.x + 2
    drawKnob(
      Rect(x: x, y: frame.y + 2, width: side, height: side), radius: side / 2, node.thumbTint ?? .white,
      shadows: [Softness(y: 3, blur: 4, opacity: 0.15), Softness(y: 3, blur: 0.5, opacity: 0.06)], index)
  }

  /// A shadow of a movable part, as in Apple's design resources for iOS, where the blur is twice the standard deviation.
  private struct Softness {
    var y: Points
    var blur: Points
    var opacity: Double
  }

  /// Draws a movable part of a control above its shadows, with an edge that is hardly visible.
  private mutating func drawKnob(
    _ frame: Rect, radius: Points, _ color: RenderColor, shadows: [Softness], _ index: Int
  ) {
    guard frame.isDrawable else { return }
    for shadow in shadows {
      let moved = frame.offset(byX: 0, y: shadow.y)
      let color = visible(RenderColor.black.faded(by: shadow.opacity), index)
      list.items.append(
        .shadow(
          DisplayList.Shadow(shape: .rect(moved, radius: radius), bounds: moved, color: color, blur: shadow.blur)))
    }
    let edge = frame.inset(by: Insets(all: -0.25))
    stroke(.rect(edge, radius: radius + 0.25), RenderColor.black.faded(by: 0.04), width: 0.5, index)
    fill(.rect(frame, radius: radius), color, index)
  }

  mutating func drawSlider(_ index: Int, _ share: Double) {
    let node = tree.nodes[index]
    let frame = tree.track(ofSlider: index)
    let side = min(28, frame.height)
    let middle = frame.y + frame.height / 2
    let x = frame.x + (frame.width - side) * share
    func track(from left: Points, to right: Points) -> DisplayList.Shape {
      .rect(Rect(x: left, y: middle - 2, width: max(0, right - left), height: 4), radius: 2)
    }
    fill(track(from: frame.x, to: frame.maxX), node.trackTint ?? palette.track, index)
    fill(track(from: frame.x, to: x + side / 2), tint(index), index)
    drawKnob(
      Rect(x: x, y: middle - side / 2, width: side, height: side), radius: side / 2, node.thumbTint ?? .white,
      shadows: [Softness(y: 0.5, blur: 2, opacity: 0.12), Softness(y: 6, blur: 6.5, opacity: 0.12)], index)
  }

  mutating func drawProgress(_ index: Int, _ share: Double) {
    let node = tree.nodes[index]
    let height = min(4, node.frame.height)
    var bar = Rect(
      x: node.frame.x, y: node.frame.y + (node.frame.height - height) / 2, width: node.frame.width, height: height)
    fill(.rect(bar, radius: height / 2), node.trackTint ?? palette.track, index)
    bar.width *= share
    if bar.width > 0 { fill(.rect(bar, radius: height / 2), tint(index), index) }
  }

  /// Draws eight spokes in their positions at the start of a turn.
  mutating func drawActivity(_ index: Int, isLarge: Bool) {
    let node = tree.nodes[index]
    let side = min(isLarge ? 37 : 20, node.frame.width, node.frame.height)
    let (x, y) = (node.frame.x + node.frame.width / 2, node.frame.y + node.frame.height / 2)
    for (number, spoke) in Self.spokes.enumerated() {
      var path = Outline()
      path.move(x + spoke.x * side * 0.24, y + spoke.y * side * 0.24)
      path.line(x + spoke.x * side * 0.44, y + spoke.y * side * 0.44)
      let color = (node.tint ?? RenderColor(rgb: palette.dimLabel.rgb)).faded(by: Self.opacities[number])
      stroke(.path(path), color, width: side * 0.11, isRound: true, index)
    }
  }

  /// The opacities of the spokes since iOS 13. Source: Flutter's `CupertinoActivityIndicator`, which measured them.
  private static let opacities = [147, 122, 97, 72, 47, 47, 47, 47].map { Double($0) / 255 }

  /// Unit vectors of eight directions, from the top, counterclockwise.
  private static let spokes: [Point] = {
    let diagonal = 0.5.squareRoot()
    return [
      Point(x: 0, y: -1), Point(x: -diagonal, y: -diagonal), Point(x: -1, y: 0), Point(x: -diagonal, y: diagonal),
      Point(x: 0, y: 1), Point(x: diagonal, y: diagonal), Point(x: 1, y: 0), Point(x: diagonal, y: -diagonal),
    ]
  }()

  mutating func drawPages(_ index: Int, _ count: Int, _ current: Int) {
    let node = tree.nodes[index]
    let pitch: Points = 16
    let room = Int(exactly: (min(node.frame.width, 10_000) / pitch).rounded(.down)) ?? 1
    let count = min(max(count, 0), max(1, room))
    var x = node.frame.x + (node.frame.width - Points(count) * pitch) / 2 + (pitch - 7) / 2
    let y = node.frame.y + (node.frame.height - 7) / 2
    for page in 0..<count {
      let color = page == current ? node.tint ?? .white : node.trackTint ?? RenderColor.white.faded(by: 0.3)
      fill(.ellipse(Rect(x: x, y: y, width: 7, height: 7)), color, index)
      x += pitch
    }
  }

  /// The button at an end that is reached is dimmed.
  mutating func drawStepper(_ index: Int, _ share: Double) {
    let node = tree.nodes[index]
    let frame = node.frame
    fill(.rect(frame, radius: min(8, frame.height / 2)), palette.field, index)
    let height = frame.height * 0.56
    fill(
      .rect(
        Rect(x: frame.x + frame.width / 2 - 0.5, y: frame.y + (frame.height - height) / 2, width: 1, height: height),
        radius: 0),
      palette.separator, index)
    for (number, symbol) in ["minus", "plus"].enumerated() {
      let half = Rect(
        x: frame.x + Points(number) * frame.width / 2, y: frame.y, width: frame.width / 2, height: frame.height)
      let color = node.tint ?? palette.label
      let isAtEnd = share == Double(number)
      drawSymbol(
        symbol, in: half.centered(Size(width: 16, height: 16)), isAtEnd ? color.faded(by: 0.3) : color, index)
    }
  }

  mutating func drawSegments(_ index: Int, _ segments: [RenderTree.Segment], _ selected: Int?) {
    let node = tree.nodes[index]
    guard !segments.isEmpty else { return }
    let frame = node.frame
    let radius = min(8, frame.height / 2)
    if node.background == nil { fill(.rect(frame, radius: radius), palette.field, index) }
    let width = frame.width / Points(segments.count)
    for (number, segment) in segments.prefix(200).enumerated() {
      let room = Rect(x: frame.x + Points(number) * width, y: frame.y, width: width, height: frame.height)
      let isSelected = number == selected
      var color = palette.label
      if isSelected {
        drawKnob(
          room.inset(by: Insets(all: 2)), radius: max(0, radius - 1), node.tint ?? palette.raised,
          shadows: [Softness(y: 3, blur: 4, opacity: 0.12), Softness(y: 3, blur: 0.5, opacity: 0.04)], index)
        if let tint = node.tint { color = tint.over(palette.raised).readable }
      } else if number > 0, number - 1 != selected {
        let line = Rect(x: room.x - 0.5, y: room.y + room.height / 4, width: 1, height: room.height / 2)
        fill(.rect(line, radius: 0.5), palette.separator, index)
      }
      if !segment.isEnabled { color = color.faded(by: 0.3) }
      let inner = room.inset(by: Insets(top: 0, left: 2, bottom: 0, right: 2))
      if segment.isImage {
        drawSegmentImage(segment.title, in: inner, color, index)
      } else {
        write(
          StyledText(segment.title, size: 13, weight: isSelected ? 600 : 400, color: color, alignment: .center),
          in: inner, index)
      }
    }
  }

  /// Draws an image in its own size, or as large as there is room for; a symbol is as large as the titles.
  private mutating func drawSegmentImage(_ name: String, in room: Rect, _ color: RenderColor, _ index: Int) {
    let natural = traits(of: name)?.size ?? Size(width: 17, height: 17)
    guard room.isDrawable, natural.width > 0, natural.height > 0 else { return }
    let scale = min(1, room.width / natural.width, room.height / natural.height)
    let frame = room.centered(Size(width: natural.width * scale, height: natural.height * scale))
    if let traits = traits(of: name) {
      draw(
        name, traits, in: frame, color, isTemplate: true, clip: DisplayList.Clip(rect: frame, radius: 0), index)
    } else if !drawSymbol(name, in: frame, color, index) {
      drawFrame(frame, name, index, picture: "photo")
    }
  }
}
