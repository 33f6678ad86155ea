internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

/// What is behind a view, as far as the theme alone decides it.
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

  /// The color behind a view's own content, its background included, composited down to an opaque one.
  ///
  /// Nil where something may be behind it whose colors are not known: an image, an effect, a view that draws itself, a
  /// sibling below, or nothing opaque at all. `isOwn` says whether this document states one of the colors, `view` is the one with
  /// the opaque color.
  func color(
    behind index: Int, in layout: LayoutTree
  ) -> (color: ColorComponents, isOwn: Bool, view: NodeID)? {
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
          return (layers.reversed().reduce(color) { $1.over($0) }, isOwn, view.node)
        }
        if color.alpha > 0 { layers.append(color) }
      } else if current == index, let ground = groundOfBorder(view.node) {
        return (layers.reversed().reduce(ground) { $1.over($0) }, isOwn, view.node)
      }
      // Code that has a view which shows its ground may give it a color.
      if current != index, input.mayChange(view.node) { return nil }
      if hasSiblingBelow(current, in: layout) { return nil }
      next = view.parent
    }
    return nil
  }

  /// What UIKit fills a text field with that has a rounded border and no background color: the system's background.
  private func groundOfBorder(_ node: NodeID) -> ColorComponents? {
    guard tree.kind(of: node) == .textField, tree.string(.borderStyle, of: node) == "roundedRect" else { return nil }
    return SystemColors.components(of: "systemBackgroundColor", appearance)
  }

  /// Whether a view shows nothing behind its subviews but its background color.
  private func isPlain(_ node: NodeID, isContent: Bool) -> Bool {
    if (tree.number(.alpha, of: node) ?? 1) < 1 { return false }
    if isContent { return tree.attribute(.customClass, of: node) == nil }
    guard tree.kind(of: node).traits.contains(.isPlain) else { return false }
    // A root's class is the theme's View class, which draws nothing; others may.
    return tree.parent(of: node).map { tree.kind(of: $0) != .subviews } == true
      || tree.attribute(.customClass, of: node) == nil
  }

  /// Whether a view that is painted before this one may be seen behind it.
  private func hasSiblingBelow(_ index: Int, in layout: LayoutTree) -> Bool {
    guard let parent = layout.views[index].parent else { return false }
    let frame = layout.views[index].frame
    return layout.views[parent + 1..<index].contains { other in
      other.parent == parent && other.isInstalled && !other.isHidden && other.frame.intersection(frame) != nil
    }
  }
}

extension ColorComponents {
  /// This color painted over an opaque one.
  func over(_ other: ColorComponents) -> ColorComponents {
    func mixed(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return ColorComponents(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: 1)
  }
}
