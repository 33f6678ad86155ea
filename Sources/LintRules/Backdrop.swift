internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

/// The background of a view, as far as the theme alone determines it.
struct Backdrop {
  private let input: LintInput
  private let tree: ElementTree
  private let resources: ThemeResources
  private let appearance: Appearance

  init(_ input: LintInput, _ resources: ThemeResources, _ appearance: Appearance) {
    self.input = input
    tree = input.tree
    self.resources = resources
    self.appearance = appearance
  }

  /// The opaque color on which a view's content is painted: its background, composited with those below it.
  ///
  /// `nil` if something of unknown color may be visible below the content: an image, an effect, a view that draws
  /// itself or a sibling; and if there is no opaque color. `isOwn` is whether this document sets one of the colors, and
  /// `view` is the view with the opaque color, and `place` the element that declares it.
  func color(
    behind index: Int, in layout: LayoutTree
  ) -> (color: ColorComponents, isOwn: Bool, view: NodeID, place: NodeID?)? {
    var layers: [ColorComponents] = []
    var isOwn = false
    var next: Int? = index
    while let current = next {
      let view = layout.views[current]
      guard isPlain(view.node, isContent: current == index) else { return nil }
      if let place = tree.child(of: view.node, .color, key: "backgroundColor") {
        guard let color = tree.color(at: place).flatMap({ resources.components(of: $0, appearance) }) else {
          return nil
        }
        isOwn = isOwn || input.isOwn(place)
        if color.alpha >= 0.999 {
          return (layers.reversed().reduce(color) { $1.over($0) }, isOwn, view.node, place)
        }
        if color.alpha > 0 { layers.append(color) }
      } else if current == index, let ground = groundOfBorder(view.node) {
        return (layers.reversed().reduce(ground) { $1.over($0) }, isOwn, view.node, nil)
      }
      // Code that has an outlet to a transparent view may give it a color.
      if current != index, input.mayChange(view.node) { return nil }
      if hasSiblingBelow(current, in: layout) { return nil }
      next = view.parent
    }
    return nil
  }

  /// The fill of a text field that has a rounded border and no background color: the system background color.
  private func groundOfBorder(_ node: NodeID) -> ColorComponents? {
    guard tree.kind(of: node) == .textField, tree.string(.borderStyle, of: node) == "roundedRect" else { return nil }
    return SystemColors.components(of: "systemBackgroundColor", appearance)
  }

  /// Whether a view paints only its background color below its subviews.
  private func isPlain(_ node: NodeID, isContent: Bool) -> Bool {
    if (tree.number(.alpha, of: node) ?? 1) < 1 { return false }
    if isContent { return tree.attribute(.customClass, of: node) == nil }
    guard tree.kind(of: node).traits.contains(.isPlain) else { return false }
    // A root view's custom class is the theme's View class, which draws no content; other classes may.
    return tree.parent(of: node).map { tree.kind(of: $0) != .subviews } == true
      || tree.attribute(.customClass, of: node) == nil
  }

  /// Whether a sibling that is painted before this view may be visible below it.
  private func hasSiblingBelow(_ index: Int, in layout: LayoutTree) -> Bool {
    guard let parent = layout.views[index].parent else { return false }
    let frame = layout.views[index].frame
    return layout.views[parent + 1..<index].contains { other in
      other.parent == parent && other.isInstalled && !other.isHidden && other.frame.intersection(frame) != nil
    }
  }
}

extension ColorComponents {
  /// This color composited over an opaque one.
  func over(_ other: ColorComponents) -> ColorComponents {
    func mixed(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return ColorComponents(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: 1)
  }
}
