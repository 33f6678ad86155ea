import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// What recorded and solved frames may differ by, in points.
  private static let tolerance: Points = 1.01

  /// Views whose recorded frame is not what their constraints give, as far as text metrics have no part in it: the
  /// file was saved before Interface Builder updated its frames.
  func misplaced(_ solver: inout Solver) -> [Diagnostic] {
    let candidates = misplacedViews
    if candidates.isEmpty { return [] }
    let shifted = withGrownText(&solver)
    let own = tree.views
    let other = shifted.tree.views
    return candidates.filter { own[$0].frame.differs(from: other[$0].frame, by: 0.26) == false }
      .map { .misplaced(context, $0, own[$0].frame) }
  }

  /// Outermost first: inside a view of another size all would differ.
  private var misplacedViews: [Int] {
    let solved = tree.views
    var result: [Int] = []
    var skipped = 0
    for (index, view) in context.views.views.enumerated() where index >= skipped {
      if !view.isInstalled || view.isHidden || view.isFlagged || (view.isArranged && context.leavesStack(index)) {
        skipped = view.subtreeEnd
        continue
      }
      guard view.parent != nil, !view.isGiven, let recorded = view.recorded,
        solved[index].frame.differs(from: recorded, by: Self.tolerance)
      else { continue }
      result.append(index)
      skipped = view.subtreeEnd
    }
    return result
  }
}

extension Rect {
  /// Whether an origin or a length is off by more than that.
  fileprivate func differs(from other: Rect, by tolerance: Points) -> Bool {
    (x - other.x).magnitude > tolerance || (y - other.y).magnitude > tolerance
      || (width - other.width).magnitude > tolerance || (height - other.height).magnitude > tolerance
  }
}

extension Diagnostic {
  fileprivate static func misplaced(_ context: LayoutContext, _ index: Int, _ solved: Rect) -> Diagnostic {
    let text = ConstraintText(context: context)
    let view = context.views[index]
    let list = { (rect: Rect) in
      [rect.x, rect.y, rect.width, rect.height].map { $0.inWords }.joined(separator: ", ")
    }
    let recorded = view.recorded ?? .zero
    let place = context.tree.child(of: view.node, .rect, key: "frame").map { context.tree[$0].startTagSpan }
    return Diagnostic(
      "layout/misplaced", .warning,
      "'\(text.name(of: index).shown)' is recorded at (\(list(recorded))) but its constraints put it at (\(list(solved)))",
      at: place ?? context.tree[view.node].nameSpan,
      help: "update the frame, or the constraints that move it")
  }
}
