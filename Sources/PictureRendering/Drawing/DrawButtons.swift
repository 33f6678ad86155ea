internal import ThemeRendering
internal import ThemeSource

extension RenderColor {
  /// The gray of the same luminance, by the components' weights in ITU-R BT.709.
  fileprivate var gray: RenderColor {
    let white = UInt8(clamping: (2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) + 5000) / 10_000)
    return RenderColor(red: white, green: white, blue: white, alpha: alpha)
  }
}

extension Artist {
  mutating func drawButton(_ index: Int, _ button: RenderTree.Button) {
    let node = tree.nodes[index]
    let background = button.backgroundImage.flatMap { name in traits(of: name).map { (name, $0) } }
    if let (name, traits) = background {
      let clip = DisplayList.Clip(rect: node.frame, radius: node.roundness, corners: node.roundCorners)
      draw(name, traits, in: node.frame, tint(index), clip: clip, index)
    } else if !node.hasShape {
      drawShape(of: button, index)
    }
    var style = textStyle(index)
    // A disabled title is a translucent gray of the same luminance. That of a configuration is already translucent.
    if !node.isEnabled, style.color.alpha == 255 { style.color = style.color.gray.faded(by: 0.35) }
    var title = StyledText(button.title, style)
    if title.isEmpty, button.image == nil, let name = name(index) {
      // A symbol is clearer than the first letters of a name.
      if name.width > node.frame.width, let outlet = node.outlets.first, Symbols.isSymbol(outlet) {
        let side = min(node.frame.width, node.frame.height, 28)
        drawSymbol(outlet, in: node.frame.centered(Size(width: side, height: side)), name.style.color, index)
        return
      }
      title = name
    }
    let image = button.image.map { button.imageSize(drawn: traits(of: $0)?.size, style, in: node.frame.size) } ?? .zero
    let parts = button.parts(in: node.frame, title: size(of: title, button.subtitle), image: image, title.style)
    if let backdrop = button.backdrop { draw(backdrop, around: parts, index) }
    if let name = button.image, name != background?.0 {
      drawButtonImage(name, in: parts.image, symbolColor(name, button, title.style.color, index), style.font, index)
    }
    write(title, button.subtitle, in: parts.title, index)
  }

  /// Size of a title with the smaller line below it. Lines break only at line ends in the title.
  private func size(of title: StyledText, _ subtitle: String?) -> Size {
    guard !title.isEmpty else { return .zero }
    let line = (title.runs.compactMap { $0.font?.size }.max() ?? title.style.font.size) * 1.2
    let lines = min(title.string.split(omittingEmptySubsequences: false) { $0.isNewline }.count, 50)
    var size = Size(width: title.width + 1, height: line * Points(max(1, lines)))
    if let subtitle, !subtitle.isEmpty {
      let below = StyledText(RenderTree.Text(subtitle), Self.subtitleStyle(title.style))
      size = Size(width: max(size.width, below.width + 1), height: size.height + below.style.font.size * 1.2)
    }
    return size
  }

  /// Draws the shape of a button's style.
  private mutating func drawShape(of button: RenderTree.Button, _ index: Int) {
    let node = tree.nodes[index]
    let shape = DisplayList.Shape.rect(
      node.frame, radius: node.cornerRadius > 0 ? node.roundness : min(6, node.frame.height / 2))
    switch button.style {
    case .plain: break
    case .filled: fill(shape, tint(index), index)
    case .gray: fill(shape, palette.track, index)
    case .tinted, .bordered: fill(shape, tint(index).faded(by: 0.16), index)
    }
  }

  private mutating func draw(
    _ backdrop: RenderTree.Button.Backdrop, around parts: RenderTree.Button.Parts, _ index: Int
  ) {
    let frame = parts.frame(of: backdrop)
    guard frame.isDrawable else { return }
    let radius = min(backdrop.cornerRadius, frame.width / 2, frame.height / 2)
    fill(.rect(frame, radius: radius), backdrop.color, index)
  }

  private static func subtitleStyle(_ title: RenderTree.TextStyle) -> RenderTree.TextStyle {
    var style = title
    style.font.size = max(9, title.font.size * 0.8)
    style.font.weight = 400
    return style
  }

  /// Draws a title with a smaller line below it.
  private mutating func write(_ title: StyledText, _ subtitle: String?, in room: Rect, _ index: Int) {
    guard let subtitle, !subtitle.isEmpty else {
      write(title, in: room, index)
      return
    }
    let below = StyledText(RenderTree.Text(subtitle), Self.subtitleStyle(title.style))
    let lower = min(below.style.font.size * 1.2, room.height / 2)
    write(title, in: Rect(x: room.x, y: room.y, width: room.width, height: room.height - lower), index)
    write(below, in: Rect(x: room.x, y: room.maxY - lower, width: room.width, height: lower), index)
  }

  /// The color of a button's image: the title's if the button has a shape or is disabled.
  private func symbolColor(
    _ name: String, _ button: RenderTree.Button, _ title: RenderColor, _ index: Int
  ) -> RenderColor {
    let isTinted =
      button.style == .plain && button.backdrop == nil && tree.nodes[index].isEnabled && Symbols.isSystemName(name)
    let surface = surface(index)
    return .ofSymbol(
      tint: isTinted ? tint(index) : nil, title: title, on: button.backdrop?.color.over(surface) ?? surface,
      fallback: palette.secondary)
  }

  /// Draws the image of a button; symbols have the weight of the title's font.
  private mutating func drawButtonImage(
    _ name: String, in frame: Rect, _ color: RenderColor, _ font: RenderTree.Font, _ index: Int
  ) {
    guard frame.isDrawable else { return }
    if let traits = traits(of: name) {
      draw(
        name, traits, in: frame, color, isTemplate: tree.nodes[index].content.button?.tintsImage ?? false,
        clip: DisplayList.Clip(rect: frame, radius: 0), index)
    } else if !drawSymbol(name, in: frame, color, weight: font.weight, index) {
      drawFrame(frame, name, index, picture: "photo")
    }
  }
}
