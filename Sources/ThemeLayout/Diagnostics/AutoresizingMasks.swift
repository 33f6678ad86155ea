import ThemeSource
import ThemeSyntax

/// Views that constraints place although their autoresizing masks place them too.
struct MaskedViews {
  /// The views placed by their masks alone.
  private(set) var all: Set<Int> = []
  /// The constraints of each view, in document order.
  private(set) var constraints: [Int: [NodeID]] = [:]

  init(_ context: LayoutContext) {
    guard context.facts.usesAutoLayout else { return }
    let views = context.views
    all = Set(views.indexRange.filter { Self.isMasked($0, context) })
    if all.isEmpty { return }
    for constraint in context.written {
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      guard let view = ends.map(\.item).first(where: { $0.part == .view && all.contains($0.view) })?.view,
        ends.allSatisfy({ Self.isPlace($0.item, of: view, views) })
      else { continue }
      constraints[view, default: []].append(constraint.node)
    }
  }

  /// Whether only the autoresizing mask places a view. Interface Builder writes fixed frames on purpose.
  private static func isMasked(_ index: Int, _ context: LayoutContext) -> Bool {
    let view = context.views[index]
    return view.parent != nil && view.isInstalled && view.isGiven && view.recorded != nil
      && !view.kind.traits.contains(.isCellContent) && context.tree.bool(.fixedFrame, of: view.node) != true
  }

  /// Whether an item is the view itself, or the superview in which its mask places it. A view that scrolls or is as
  /// large as its content may get its size from the view.
  private static func isPlace(_ item: LayoutItem, of view: Int, _ views: ViewTree) -> Bool {
    if item.view == view { return item.part == .view }
    let other = views[item.view]
    return views[view].parent == item.view && !other.scrolls
      && other.kind.traits.isDisjoint(with: [.isCellContent, .isRow, .isCollectionItem])
  }

  /// The help for a conflict with the mask of a view: without the mask, constraints must place the view.
  func help(_ view: Int, _ context: LayoutContext, _ text: ConstraintText) -> String {
    let place =
      switch (isPlaced(view, .horizontal, context), isPlaced(view, .vertical, context)) {
      case (true, true): ""
      case (true, false): " and constrain its vertical position"
      case (false, true): " and constrain its horizontal position"
      case (false, false): " and constrain its position"
      }
    return "add translatesAutoresizingMaskIntoConstraints=\"NO\" to \(text.quotedName(of: view))\(place), "
      + "or remove its constraints"
  }

  /// Whether a constraint ties a view to an item that is not inside it in a direction, or a stack view arranges it.
  private func isPlaced(_ view: Int, _ axis: Axis, _ context: LayoutContext) -> Bool {
    if context.views[view].isArranged { return true }
    return context.written.contains { constraint in
      guard let second = constraint.second, constraint.first.anchor.axis == axis else { return false }
      let ends = [constraint.first, second]
      return ends.contains { $0.item == LayoutItem(view: view, part: .view) && !$0.anchor.isLength }
        && ends.contains { $0.item.view != view && !context.views.isInside($0.item.view, view) }
    }
  }

  /// A diagnostic for each view, except views with frames that are part of a reported conflict.
  func diagnostics(_ context: LayoutContext, besides conflicting: Set<Int>) -> [Diagnostic] {
    if constraints.isEmpty { return [] }
    let names = ObjectNames(context.tree)
    return constraints.filter { !conflicting.contains($0.key) }.sorted { $0.key < $1.key }.map { view, constraints in
      let count = constraints.count == 1 ? "a constraint" : "\(constraints.count) constraints"
      return Diagnostic(
        .autoresizingMask,
        "\(names[context.views[view].node].escaped) has \(count), but UIKit also creates constraints from its autoresizing mask",
        at: context.tree[context.views[view].node].nameSpan,
        related: constraints.prefix(3).map { .init(context.tree[$0].nameSpan, "constrained here") },
        help: "add translatesAutoresizingMaskIntoConstraints=\"NO\", or remove the constraints")
    }
  }
}
