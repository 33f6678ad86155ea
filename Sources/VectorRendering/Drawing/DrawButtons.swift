internal import ThemeRendering
internal import ThemeSource

extension Artist {
  mutating func drawButton(_ index: Int, _ button: RenderTree.Button) {
    let node = tree.nodes[index]
    if !node.hasShape { drawShape(of: button, index) }
    var style = textStyle(index)
    if !node.isEnabled { style.color = style.color.mixed(with: surface(index), 0.65) }
    let frame = node.frame.inset(by: button.contentInsets)
    let room = frame.isDrawable ? frame : node.frame
    var title = StyledText(button.title, style)
    if title.isEmpty, button.image == nil, let name = name(index) {
      // A sign says more than the first letters of a name.
      if name.width > room.width, let outlet = node.outlets.first, Symbols.isSymbol(outlet) {
        let side = min(room.width, room.height, 28)
        drawSymbol(outlet, in: room.centered(Size(width: side, height: side)), name.style.color, index)
        return
      }
      title = name
    }
    guard let image = button.image else {
      write(title, button.subtitle, in: room.moved(by: button.titleInsets, style.alignment), index)
      return
    }
    let side = symbolSide(of: image, title: title, in: room)
    guard !title.isEmpty else {
      drawButtonImage(
        image, in: aligned(side, in: room, style.alignment).moved(by: button.imageInsets, style.alignment),
        symbolColor(image, button, style.color, index), index)
      return
    }
    drawTitleAndImage(index, button, title, image, side, room)
  }

  /// The shape that a button brings with it.
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

  /// A title with a smaller line below it.
  private mutating func write(_ title: StyledText, _ subtitle: String?, in room: Rect, _ index: Int) {
    guard let subtitle, !subtitle.isEmpty else {
      write(title, in: room, index)
      return
    }
    var below = title.style
    below.font.size = max(9, below.font.size * 0.8)
    below.font.weight = 400
    let height = title.style.font.size * 1.2
    let lower = below.font.size * 1.2
    let top = room.y + (room.height - height - lower) / 2
    write(title, in: Rect(x: room.x, y: top, width: room.width, height: height), index)
    write(
      StyledText(RenderTree.Text(subtitle), below),
      in: Rect(x: room.x, y: top + height, width: room.width, height: lower),
      index)
  }

  /// Side of the square that an image takes: an image's own size where it is known, else as high as the text or the button.
  private func symbolSide(of image: String, title: StyledText, in room: Rect) -> Size {
    if let size = traits(of: image)?.size, size.width > 0, size.height > 0 { return size.fitting(room.size) }
    let side = title.isEmpty ? min(room.width, room.height, 28) : min(title.style.font.size * 1.2, room.height)
    return Size(width: side, height: side)
  }

  private func aligned(_ size: Size, in room: Rect, _ alignment: RenderTree.TextStyle.Alignment) -> Rect {
    var frame = room.centered(size)
    switch alignment {
    case .left, .natural, .justified: frame.x = room.x
    case .right: frame.x = room.maxX - size.width
    case .center: break
    }
    return frame
  }

  /// An image left of a title, each moved by its insets.
  private mutating func drawTitleAndImage(
    _ index: Int, _ button: RenderTree.Button, _ title: StyledText, _ image: String, _ size: Size, _ room: Rect
  ) {
    let alignment = title.style.alignment
    let gap: Points = button.style == .plain && button.titleInsets == .zero && button.imageInsets == .zero ? 4 : 0
    let width = min(title.width + 1, max(1, room.width - size.width - gap))
    let both = aligned(Size(width: size.width + gap + width, height: room.height), in: room, alignment)
    let left = Rect(x: both.x, y: room.y, width: size.width, height: room.height).centered(size)
    drawButtonImage(
      image, in: left.moved(by: button.imageInsets, alignment), symbolColor(image, button, title.style.color, index),
      index)
    let right = Rect(x: both.x + size.width + gap, y: room.y, width: width, height: room.height)
    write(title, button.subtitle, in: right.moved(by: button.titleInsets, alignment), index)
  }

  /// Images of buttons with a shape, and of disabled ones, take the color of the title.
  private func symbolColor(
    _ name: String, _ button: RenderTree.Button, _ title: RenderColor, _ index: Int
  ) -> RenderColor {
    let isTinted = button.style == .plain && tree.nodes[index].isEnabled && Symbols.isSystemName(name)
    return .ofSymbol(
      tint: isTinted ? tint(index) : nil, title: title, on: surface(index), fallback: palette.secondary)
  }

  private mutating func drawButtonImage(_ name: String, in frame: Rect, _ color: RenderColor, _ index: Int) {
    guard frame.isDrawable else { return }
    if let traits = traits(of: name) {
      draw(name, traits, in: frame, color, clip: DisplayList.Clip(rect: frame, radius: 0), index)
    } else if !drawSymbol(name, in: frame, color, index) {
      drawFrame(frame, name, index)
    }
  }
}

extension Rect {
  /// The rectangle as a button's insets move it: by all of an inset at the edge where the content is, else by half of the
  /// difference.
  fileprivate func moved(by insets: Insets, _ alignment: RenderTree.TextStyle.Alignment) -> Rect {
    guard insets != .zero else { return self }
    let x: Points =
      switch alignment {
      case .left, .natural, .justified: insets.left
      case .center: (insets.left - insets.right) / 2
      case .right: -insets.right
      }
    return offset(byX: x, y: (insets.top - insets.bottom) / 2)
  }
}

extension Size {
  /// The size in the same proportions, no larger than another.
  func fitting(_ room: Size) -> Size {
    let scale = min(1, room.width / width, room.height / height)
    return Size(width: width * scale, height: height * scale)
  }
}
