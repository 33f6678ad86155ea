internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

extension Painter {
  /// Adds the images at the ends of a slider's track as image views, as UIKit does.
  mutating func addImages(ofSlider view: NodeID, _ opened: Opened) {
    let slider = nodes[opened.node]
    let isMirrored = layout.views[opened.view].isRightToLeft
    for (name, isLeft) in [(AttributeName.minimumValueImage, !isMirrored), (.maximumValueImage, isMirrored)] {
      guard let image = tree.string(name, of: view) else { continue }
      let natural = resources.image(image)?.size
      let size = natural ?? Size(width: 20, height: 20)
      let room = slider.frame
      guard size.width > 0, size.height > 0, size.width < room.width / 3 else { continue }
      var node = RenderTree.Node(
        id: "\(slider.id)/\(name == .minimumValueImage ? "minimum" : "maximum")", className: "UIImageView",
        role: .image,
        frame: Rect(
          x: isLeft ? room.x : room.maxX - size.width, y: room.y + (room.height - size.height) / 2, width: size.width,
          height: size.height))
      node.parent = opened.node
      node.subtreeEnd = nodes.count + 1
      node.content = .image(RenderTree.Image(name: image, size: natural, mode: "scaleAspectFit"))
      node.tint = opened.tint
      node.clip = opened.clip
      node.alpha = opened.alpha
      node.isEnabled = slider.isEnabled
      node.isHidden = slider.isHidden
      nodes.append(node)
    }
  }
}
