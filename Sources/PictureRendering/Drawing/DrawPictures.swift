internal import ThemeRendering
internal import ThemeSource

/// Images, and placeholder frames for missing ones.
extension Artist {
  mutating func drawImage(_ index: Int, _ image: RenderTree.Image) {
    let node = tree.nodes[index]
    guard let name = image.name else {
      guard style.showsNames, !node.outlets.isEmpty || !node.hasShape, !isBackdrop(index) else { return }
      drawFrame(node.frame, node.bindings.first?.attribute ?? node.outlets.first ?? "", index)
      return
    }
    if let traits = traits(of: name) {
      let frame = node.frame.placing(traits.size, mode: image.mode)
      draw(
        name, traits, in: frame, tint(index),
        clip: DisplayList.Clip(rect: node.frame, radius: node.roundness, corners: node.roundCorners), index)
      return
    }
    guard Symbols.isSymbol(name) else {
      drawFrame(node.frame, name, index, picture: "photo")
      return
    }
    if Symbols.isSystemName(name) {
      drawSymbol(name, in: node.frame.placingSymbol(image), tint(index), weight: image.weight, fills: true, index)
      return
    }
    // The name of another image only suggests its subject.
    drawFrame(node.frame, "", index)
    let side = min(min(node.frame.width, node.frame.height) * 0.5, 48)
    drawSymbol(
      name, in: node.frame.centered(Size(width: side, height: side)), surface(index).readable.faded(by: 0.35), index)
  }

  /// An image's traits in the screen's appearance; nil if the image is not available.
  func traits(of name: String) -> ImageTraits? { style.images[ImageKey(name, tree.appearance)] }

  /// Draws an image, with a color if it is a template.
  ///
  /// - Parameter isTemplate: Whether the view shows images as templates unless they are declared otherwise.
  mutating func draw(
    _ name: String, _ traits: ImageTraits, in frame: Rect, _ color: RenderColor, isTemplate: Bool = false,
    clip: DisplayList.Clip, _ index: Int
  ) {
    let node = tree.nodes[index]
    var picture = DisplayList.Picture(
      image: ImageKey(name, tree.appearance), frame: frame, clip: clip,
      opacity: node.isHidden ? 0.35 : 1)
    if traits.isTemplate ?? isTemplate { picture.tint = color }
    picture.size = traits.size
    picture.slices = traits.slices(filling: frame)
    list.items.append(.image(picture))
  }

  /// Draws a frame with a name, for content that cannot be shown.
  mutating func drawPlaceholder(_ index: Int, _ label: String) {
    drawFrame(tree.nodes[index].frame, label, index)
  }

  /// Draws a faint frame with the name in its middle, as far as there is room.
  ///
  /// - Parameter picture: The symbol to show if there is room for only a few letters of the name.
  mutating func drawFrame(_ frame: Rect, _ name: String, _ index: Int, picture: String? = nil) {
    let node = tree.nodes[index]
    let surface = surface(index)
    let ink = surface.readable
    let radius = frame == node.frame ? node.roundness : 2
    fill(.rect(frame, radius: radius), ink.faded(by: 0.06), index)
    if frame.width > 4, frame.height > 4 {
      let line = frame.inset(by: Insets(all: 0.5))
      stroke(.rect(line, radius: max(0, radius - 0.5)), ink.faded(by: 0.25), width: 1, dashes: [3, 2], index)
    }
    guard let (words, room) = label(name, in: frame, color: ink.mixed(with: surface, 0.45), index) else {
      let side = min(frame.width, frame.height) * 0.6
      guard let picture, !name.isEmpty, side >= 8, !isCovered(frame.centered(Size(width: side, height: side)), index)
      else {
        return
      }
      drawSymbol(picture, in: frame.centered(Size(width: side, height: side)), ink.faded(by: 0.35), index)
      return
    }
    write(words, in: room, index)
  }

  /// A name in the largest size that fits, in the middle of a frame or else at its top, where no later view covers it.
  /// Nil if only a few letters would be readable.
  private func label(
    _ name: String, in frame: Rect, color: RenderColor, _ index: Int
  ) -> (words: StyledText, room: Rect)? {
    let inner = frame.inset(by: Insets(top: 0, left: 3, bottom: 0, right: 3))
    let most = min(12, frame.height * 0.7)
    guard !name.isEmpty, inner.width > 0, most >= 7 else { return nil }
    var words = StyledText(name, size: most, color: color, alignment: .center)
    words.style.lineBreak = .middleTruncation
    if words.width > inner.width { words.style.font.size = max(7, most * inner.width / words.width) }
    // In a narrow frame, only two or three letters of a long name would remain.
    guard words.width <= inner.width * 1.05 || words.width <= inner.width * 1.4 && inner.width >= 30 else { return nil }
    let height = words.style.font.size * 1.3
    for y in [frame.y + (frame.height - height) / 2, frame.y + 2] {
      let room = Rect(x: inner.x, y: y, width: inner.width, height: height)
      let width = min(words.width, room.width)
      if !isCovered(Rect(x: room.x + (room.width - width) / 2, y: y, width: width, height: height), index) {
        return (words, room)
      }
    }
    return nil
  }

  /// Whether another view has content on a part of this one or covers it.
  private func isCovered(_ part: Rect, _ index: Int) -> Bool {
    guard tree.nodes.count < 3000 else { return false }
    return tree.nodes.indices.contains { other in
      let node = tree.nodes[other]
      guard other != index, !node.isHidden, node.alpha > 0.004 else { return false }
      return (node.content != .none || other > index && node.hasShape) && node.frame.intersection(part) != nil
        && !(other < index && index < node.subtreeEnd)
    }
  }
}
