internal import ThemeRendering
internal import ThemeSource

/// Images, and frames for what has no picture.
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
        name, traits, in: frame, tint(index), clip: DisplayList.Clip(rect: node.frame, radius: node.roundness), index)
      return
    }
    guard Symbols.isSymbol(name) else {
      drawFrame(node.frame, isBackdrop(index) ? "" : name, index, picture: "photo")
      return
    }
    // Symbols fill their view; for another image, its name only suggests what may be there.
    let isSymbol = Symbols.isSystemName(name)
    if !isSymbol { drawFrame(node.frame, "", index) }
    let side = min(node.frame.width, node.frame.height) * (isSymbol ? 1 : 0.5)
    let most: Points = isSymbol ? .infinity : 48
    let square = node.frame.centered(Size(width: min(side, most), height: min(side, most)))
    drawSymbol(name, in: square, isSymbol ? tint(index) : surface(index).readable.faded(by: 0.35), index)
  }

  /// How an image is drawn in the appearance of the screen; nil for one that the picture does not have.
  func traits(of name: String) -> ImageTraits? { style.images[ImageKey(name, tree.appearance)] }

  /// Draws an image; one that is a template takes a color.
  mutating func draw(
    _ name: String, _ traits: ImageTraits, in frame: Rect, _ color: RenderColor, clip: DisplayList.Clip, _ index: Int
  ) {
    let node = tree.nodes[index]
    var picture = DisplayList.Picture(
      image: ImageKey(name, tree.appearance), frame: frame, clip: clip,
      opacity: node.isHidden ? node.alpha * 0.35 : node.alpha)
    if traits.isTemplate { picture.tint = color }
    picture.size = traits.size
    picture.slices = traits.slices(filling: frame)
    list.items.append(.image(picture))
  }

  /// A frame with a name, for what cannot be shown.
  mutating func drawPlaceholder(_ index: Int, _ label: String) {
    drawFrame(tree.nodes[index].frame, label, index)
  }

  /// A faint frame with the name in its middle, as far as there is room for it.
  ///
  /// - Parameter picture: the symbol to show if there is room for few letters of the name only.
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
    let size = min(12, frame.height * 0.7)
    if let picture, !name.isEmpty, StyledText(name, size: size, color: ink).width > (frame.width - 6) * 1.4 {
      let side = min(frame.width, frame.height) * 0.6
      guard side >= 8 else { return }
      drawSymbol(picture, in: frame.centered(Size(width: side, height: side)), ink.faded(by: 0.35), index)
      return
    }
    guard !name.isEmpty, size >= 7, frame.width >= 24 else { return }
    var words = StyledText(name, size: size, color: ink.mixed(with: surface, 0.45), alignment: .center)
    words.style.lineBreak = .middleTruncation
    write(words, in: frame.inset(by: Insets(top: 0, left: 3, bottom: 0, right: 3)), index)
  }
}
