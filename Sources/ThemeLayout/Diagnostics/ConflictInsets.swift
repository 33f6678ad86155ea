import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// The safe areas and margins that the constraints of a conflict use, each at the first constraint that uses it. They
  /// count in its arithmetic, but no constraint states them.
  func insets(in set: [ConstraintID], _ text: ConstraintText) -> [Diagnostic.Related] {
    var result: [Diagnostic.Related] = []
    for id in set {
      guard case .written(let node, _) = origin(of: id),
        let constraint = context.written.first(where: { $0.node == node })
      else { continue }
      for end in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let said = insetInWords(end, text), !result.contains(where: { $0.message == said }) else { continue }
        result.append(.init(context.tree[node].nameSpan, said))
      }
    }
    return result
  }

  /// The distance of an end from its view's edge: `the safe area ends 34 points above the bottom edge`. Nil if it is 0.
  private func insetInWords(_ end: WrittenConstraint.End, _ text: ConstraintText) -> String? {
    guard let inset = inset(of: end), inset.value != 0 else { return nil }
    let isMirrored = context.isMirrored(end.item.view)
    let isVertical = end.anchor.axis == .vertical
    let isStart = inset.sign > 0
    let side =
      isVertical
      ? (isStart ? "top" : "bottom")
      : isMirrored ? (isStart ? "left" : "right") : (isStart ? "leading" : "trailing")
    let amount = inset.value.inWords
    if end.anchor.isRelativeToMargins, end.item.part == .view {
      let view = end.item.view == 0 ? text.rootInWords : text.quotedName(of: end.item.view)
      return "the \(side) margin of \(view) is \(amount)"
    }
    let owner = end.item.view == 0 ? "" : " of \(text.quotedName(of: end.item.view))"
    let place = isVertical ? (isStart ? "below" : "above") : isStart ? "after" : "before"
    return "the safe area\(owner) \(isStart ? "begins" : "ends") \(amount) point\(inset.value == 1 ? "" : "s") "
      + "\(place) the \(side) edge" + (isVertical ? barInWords(inset, end) : "")
  }

  /// The bar that causes an inset of the root's safe area.
  private func barInWords(_ inset: EndInset, _ end: WrittenConstraint.End) -> String {
    guard end.item.view == 0, context.viewport.safeArea == nil else { return "" }
    let table = SafeAreaTable(
      tree: context.tree, facts: context.facts, bars: context.bars, root: context.views[0].node,
      moment: context.options.moment)
    let isTop = inset.sign > 0
    guard inset.value == (isTop ? table.insets.top : table.insets.bottom) else { return "" }
    return (isTop ? table.topBarName : table.bottomBarName).map { ", because of \($0)" } ?? ""
  }
}
