package import ThemeSource

extension RenderTree.Button {
  package struct Parts: Sendable, Hashable {
    /// Frame of the title, including the smaller line below it; reduced if there is too little room.
    package var title: Rect
    /// Frame of the image; empty if there is none.
    package var image: Rect

    /// The rectangle around title and image.
    package var all: Rect {
      guard image.width > 0 else { return title }
      guard title.width > 0 else { return image }
      let (x, y) = (min(title.x, image.x), min(title.y, image.y))
      return Rect(x: x, y: y, width: max(title.maxX, image.maxX) - x, height: max(title.maxY, image.maxY) - y)
    }

    /// Frame of a shape around title and image.
    package func frame(of backdrop: RenderTree.Button.Backdrop) -> Rect {
      let insets = backdrop.insets
      return all.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
  }

  /// Whether the button has a shape that must be visible without color too.
  var hasShape: Bool { style != .plain || backdrop?.color.alpha == 255 }

  var isStacked: Bool { image != nil && !title.string.isEmpty && (imageSide == .top || imageSide == .bottom) }

  /// Size of the image: as drawn, else as in its file, else that of a symbol or of a square as high as the text.
  package func imageSize(drawn: Size?, _ style: RenderTree.TextStyle, in room: Size) -> Size {
    for size in [drawn, imageSize].compactMap({ $0 }) where size.width > 0 && size.height > 0 {
      let scale = min(1, room.width / size.width, room.height / size.height)
      return Size(width: size.width * scale, height: size.height * scale)
    }
    let isSymbol = image.map { Symbols.isSystemName($0) } ?? false
    let side = min(isSymbol || title.string.isEmpty ? 22 : style.font.size * 1.2, room.width, room.height)
    return Size(width: side, height: side)
  }

  /// Places the title and the image as `UIButton` and `UIButton.Configuration` do. Both together are aligned inside the
  /// content's insets. Then each is moved by its own insets: fully at the edge to which the content is aligned, else by
  /// half of the difference.
  ///
  /// - Parameters:
  ///   - title: Size of the title's text, including the smaller line below it.
  ///   - image: Size of the image; zero if there is none.
  package func parts(in frame: Rect, title: Size, image: Size, _ style: RenderTree.TextStyle) -> Parts {
    let inset = frame.inset(by: contentInsets)
    let room = inset.width > 0 && inset.height > 0 ? inset : frame
    let padding = title.width > 0 && image.width > 0 ? imagePadding : 0
    let isStacked = imageSide == .top || imageSide == .bottom
    var title = title
    let beside = isStacked ? 0 : image.width + padding
    title.width = max(0, min(title.width, room.width - beside - titleInsets.left - titleInsets.right))
    let both = Size(
      width: isStacked ? max(title.width, image.width) : title.width + beside,
      height: isStacked ? title.height + image.height + padding : max(title.height, image.height))
    let group = room.placing(both, style)
    var parts = Parts(title: group.placing(title, style), image: group.placing(image, style))
    switch imageSide {
    case .left:
      parts.image.x = group.x
      parts.title.x = group.x + beside
    case .right:
      parts.title.x = group.x
      parts.image.x = group.maxX - image.width
    case .top:
      parts.image.y = group.y
      parts.title.y = group.maxY - title.height
    case .bottom:
      parts.title.y = group.y
      parts.image.y = group.maxY - image.height
    }
    parts.title = parts.title.moved(by: titleInsets, style)
    parts.image = parts.image.moved(by: imageInsets, style)
    return parts
  }
}

extension Rect {
  /// A rectangle of a given size, aligned in this one by a style.
  fileprivate func placing(_ size: Size, _ style: RenderTree.TextStyle) -> Rect {
    let (right, bottom) = (maxX - size.width, maxY - size.height)
    let x: Points =
      switch style.alignment {
      case .left, .natural, .justified: x
      case .center: (x + right) / 2
      case .right: right
      }
    let y: Points =
      switch style.verticalAlignment {
      case .top: y
      case .center: (y + bottom) / 2
      case .bottom: bottom
      }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  fileprivate func moved(by insets: Insets, _ style: RenderTree.TextStyle) -> Rect {
    guard insets != .zero else { return self }
    let x: Points =
      switch style.alignment {
      case .left, .natural, .justified: insets.left
      case .center: (insets.left - insets.right) / 2
      case .right: -insets.right
      }
    let y: Points =
      switch style.verticalAlignment {
      case .top: insets.top
      case .center: (insets.top - insets.bottom) / 2
      case .bottom: -insets.bottom
      }
    return offset(byX: x, y: y)
  }
}
