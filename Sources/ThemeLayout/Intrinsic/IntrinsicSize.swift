import ThemeSource
import ThemeSyntax
import ThemeText

/// The size that a view's content requires, for its alignment rectangle. Nil: no optional constraint in that direction.
struct IntrinsicSize: Equatable {
  var width: Points?
  var height: Points?
  /// Whether the width, or the height, is one of text, and so depends on text metrics.
  var widthIsText = false
  var heightIsText = false
  /// Whether the height depends on the width at which text wraps.
  var wraps = false

  static let none = IntrinsicSize(width: nil, height: nil)

  /// The amount by which a view of a size is smaller than its text.
  func shortage(in size: Size) -> Size {
    Size(
      width: widthIsText ? max(0, (width ?? 0) - size.width) : 0,
      height: heightIsText ? max(0, (height ?? 0) - size.height) : 0)
  }

  /// The axes in which a view of a size is as large as its text, apart from rounding to pixels.
  func textAxes(in size: Size) -> Axes {
    func isEqual(_ needed: Points?, _ length: Points) -> Bool { needed.map { abs($0 - length) < 0.5 } ?? false }
    var axes: Axes = []
    if widthIsText, isEqual(width, size.width) { axes.insert(.horizontal) }
    if heightIsText, isEqual(height, size.height) { axes.insert(.vertical) }
    return axes
  }

  /// The size with larger text. Growths differ between views, so that differences do not cancel out.
  func grown(by growth: Points, index: Int) -> IntrinsicSize {
    var size = self
    if widthIsText { size.width = width.map { $0 + growth * (1 + Double(index % 10) / 10) } }
    if heightIsText { size.height = height.map { $0 + growth / 2 * (1 + Double(index % 7) / 10) } }
    return size
  }
}

/// Measures the content of views.
struct IntrinsicMeasurer {
  let context: LayoutContext
  /// Widths of views, by index, at which text wraps; nil in a first pass.
  let wrapWidths: [Points]?

  var tree: ElementTree { context.tree }
  var facts: DocumentFacts { context.facts }
  var metrics: TextMetrics { context.metrics }
  var texts: ElementTexts { ElementTexts(tree: context.tree, fonts: context.fonts) }

  func size(of index: Int) -> IntrinsicSize {
    let view = context.views[index]
    let node = view.node
    guard view.isInstalled, !view.isGiven || view.isArranged else { return .none }
    if let stated = placeholderSize(of: node) { return stated }
    return measure(view.kind.sizeRule, index)
  }

  /// `placeholderIntrinsicWidth` and `…Height`; `infinite` counts as none.
  private func placeholderSize(of node: NodeID) -> IntrinsicSize? {
    guard tree.statesContentSize(node) else { return nil }
    return IntrinsicSize(
      width: tree.length(.placeholderIntrinsicWidth, of: node),
      height: tree.length(.placeholderIntrinsicHeight, of: node))
  }

  func imageView(_ node: NodeID) -> IntrinsicSize {
    guard let name = tree.imageName(of: node) else { return .none }
    if facts.symbols.contains(name) {
      if let symbol = tree.symbolImage(of: node, facts) {
        return IntrinsicSize(width: symbol.alignedSize.width, height: symbol.alignedSize.height)
      }
      // A symbol is drawn as a glyph, which does not have its resource's size.
      return IntrinsicSize(width: 20, height: 20, widthIsText: true, heightIsText: true)
    }
    return facts.images[name].map { IntrinsicSize(width: $0.width, height: $0.height) } ?? .none
  }

  func textView(_ index: Int) -> IntrinsicSize {
    let node = context.views[index].node
    guard tree.bool(.scrollEnabled, of: node) == false else { return .none }
    return wrappedTextView(index)
  }
}

extension ElementTree {
  /// Whether a view has the size that Interface Builder shows instead of its content's.
  func statesContentSize(_ node: NodeID) -> Bool {
    string(.placeholderIntrinsicWidth, of: node) != nil || string(.placeholderIntrinsicHeight, of: node) != nil
  }
}
