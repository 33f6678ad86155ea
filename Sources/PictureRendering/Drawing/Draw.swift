package import ThemeRendering
internal import ThemeSource

package struct DrawingStyle: Sendable, Hashable {
  /// Whether hidden views are drawn, faintly.
  package var showsHidden: Bool
  /// Whether empty views show the name of their attribute or outlet.
  package var showsNames: Bool
  package var images: [ImageKey: ImageTraits]

  package init(showsHidden: Bool = false, showsNames: Bool = true, images: [ImageKey: ImageTraits] = [:]) {
    self.showsHidden = showsHidden
    self.showsNames = showsNames
    self.images = images
  }
}

/// Draws a compiled theme as shapes, text and images.
///
/// Every view has a group, in preorder, even without content; hidden ones only if the style shows them.
package func draw(_ tree: RenderTree, _ style: DrawingStyle = DrawingStyle()) -> DisplayList {
  var artist = Artist(tree, style)
  artist.drawNodes()
  return artist.list
}

/// Draws one screen.
struct Artist {
  let tree: RenderTree
  let style: DrawingStyle
  var list: DisplayList

  init(_ tree: RenderTree, _ style: DrawingStyle) {
    self.tree = tree
    self.style = style
    list = DisplayList(size: tree.viewport, background: tree.background)
  }

  /// Creates an empty screen for captions.
  init(captionIn size: Size) {
    let root = RenderTree.Node(id: "", frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    self.init(RenderTree(screenlet: "", theme: "", viewport: size, nodes: [root]), DrawingStyle())
  }

  var palette: ControlPalette { ControlPalette.of(tree.appearance) }

  mutating func drawNodes() {
    var ends: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      while let end = ends.last, end <= index {
        list.items.append(.end)
        ends.removeLast()
      }
      let node = tree.nodes[index]
      guard isDrawn(node) else {
        index = max(index + 1, node.subtreeEnd)
        continue
      }
      list.items.append(.begin(DisplayList.Group(node: index, clip: clip(of: index), opacity: ownOpacity(of: index))))
      ends.append(node.subtreeEnd)
      drawBox(index)
      drawContent(index)
      index += 1
    }
    list.items += ends.map { _ in .end }
  }

  private func isDrawn(_ node: RenderTree.Node) -> Bool {
    (!node.isHidden || style.showsHidden) && node.alpha > 0.004 && node.frame.isDrawable
  }

  /// The opacity of a view and its subviews, which are drawn as a whole.
  private func ownOpacity(of index: Int) -> Double {
    let node = tree.nodes[index]
    let share = node.isFadedControl ? 0.5 : 1
    guard let parent = node.parent, tree.nodes.indices.contains(parent), tree.nodes[parent].alpha > 0 else {
      return node.alpha * share
    }
    return min(node.alpha / tree.nodes[parent].alpha, 1) * share
  }

  /// The clip of a view, unless its superview has the same. A superview that clips and has round corners clips along
  /// them.
  private func clip(of index: Int) -> DisplayList.Clip? {
    let node = tree.nodes[index]
    guard let rect = node.clip, rect.isDrawable else { return nil }
    var (radius, corners) = (0.0, RenderTree.Corners.all)
    var around = node.parent
    while let parent = around, tree.nodes.indices.contains(parent), parent < index {
      if tree.nodes[parent].frame == rect {
        radius = tree.nodes[parent].roundness
        corners = tree.nodes[parent].roundCorners
        break
      }
      around = tree.nodes[parent].parent
    }
    if let parent = node.parent, tree.nodes.indices.contains(parent), tree.nodes[parent].clip == rect { return nil }
    return DisplayList.Clip(rect: rect, radius: radius, corners: corners)
  }

  // MARK: Boxes

  /// A view's background and border.
  private mutating func drawBox(_ index: Int) {
    let node = tree.nodes[index]
    if let shadow = node.shadow, node.hasShape { addShadow(shadow, index) }
    if let background = node.background, background.alpha > 0 {
      fill(DisplayList.Shape(node.frame, radius: node.roundness, node.roundCorners), background, index)
    }
    guard let border = node.border, border.width > 0, border.color.alpha > 0 else { return }
    drawBorder(index, border.color, border.width, radius: node.roundness)
  }

  private mutating func addShadow(_ shadow: RenderTree.Shadow, _ index: Int) {
    let node = tree.nodes[index]
    let bounds = node.frame.offset(byX: shadow.offset.width, y: shadow.offset.height)
    let shape = DisplayList.Shape(bounds, radius: node.roundness, node.roundCorners)
    let color = visible(shadow.color, index)
    if color.alpha > 0 {
      list.items.append(
        .shadow(DisplayList.Shadow(shape: shape, bounds: bounds, color: color, blur: shadow.radius)))
    }
  }

  /// Draws a line inside a view's edges.
  mutating func drawBorder(_ index: Int, _ color: RenderColor, _ width: Points, radius: Points) {
    let frame = tree.nodes[index].frame
    let width = min(width, frame.width / 2, frame.height / 2)
    guard width > 0 else { return }
    let line = frame.inset(by: Insets(all: width / 2))
    let shape = DisplayList.Shape(line, radius: max(0, radius - width / 2), tree.nodes[index].roundCorners)
    stroke(shape, color, width: width, index)
  }

  mutating func fill(_ shape: DisplayList.Shape, _ color: RenderColor, _ index: Int) {
    let color = visible(color, index)
    if color.alpha > 0 { list.items.append(.fill(shape, color)) }
  }

  mutating func stroke(
    _ shape: DisplayList.Shape, _ color: RenderColor, width: Points, dashes: [Points] = [], isRound: Bool = false,
    _ index: Int
  ) {
    let color = visible(color, index)
    guard color.alpha > 0 else { return }
    list.items.append(
      .stroke(shape, DisplayList.Stroke(color: color, width: width, dashes: dashes, isRound: isRound)))
  }

  /// A color as a view draws it, without the view's own opacity.
  func visible(_ color: RenderColor, _ index: Int) -> RenderColor {
    let node = tree.nodes[index]
    return color.faded(by: node.isHidden ? 0.35 : 1)
  }

  /// The color of a view's interactive parts.
  func tint(_ index: Int) -> RenderColor { tree.nodes[index].tint ?? palette.tint }

  /// The background color of a view's content.
  func surface(_ index: Int) -> RenderColor {
    var layers: [RenderColor] = []
    var next: Int? = index
    while let current = next, tree.nodes.indices.contains(current) {
      if let color = tree.nodes[current].background, color.alpha > 0 {
        layers.append(visible(color, current).faded(by: tree.nodes[current].alpha))
      }
      next = tree.nodes[current].parent
    }
    return layers.reversed().reduce(tree.background) { $1.over($0) }
  }
}

extension RenderTree.Node {
  /// The radius of the corners, limited to half of the view's size.
  var roundness: Points { min(cornerRadius, frame.width / 2, frame.height / 2) }

  /// Whether the view is a control that UIKit draws half transparent because it is disabled.
  fileprivate var isFadedControl: Bool { !isEnabled && content.traits.fades }

  /// Whether the view has a visible background or border.
  var hasShape: Bool {
    (background?.alpha ?? 0) > 0 || border.map { $0.width > 0 && $0.color.alpha > 0 } ?? false
  }
}

extension Rect {
  /// Whether all edges are finite and the area is not empty.
  var isDrawable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }

  /// A rectangle of a given size with the same center.
  func centered(_ size: Size) -> Rect {
    Rect(x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
  }
}
