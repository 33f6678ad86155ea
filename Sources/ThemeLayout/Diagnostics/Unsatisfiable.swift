import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// How many conflicts of one root are explained.
  private static let conflictLimit = 10

  /// A diagnostic for each set of required constraints that cannot hold together.
  func unsatisfiable(_ solver: Solver) -> [Diagnostic] {
    var seen: Set<[ConstraintID]> = []
    var result: [Diagnostic] = []
    var solver = solver
    // The first of many conflicts takes half of this, so all together cost less than solving may.
    solver.options.workBudget /= 5
    for conflict in solution.conflicts.prefix(Self.conflictLimit) {
      solver.options.workBudget /= 2
      let set = solver.minimalConflict(of: conflict, in: builder.system)
      guard !set.isEmpty, !set.contains(where: isBaseline), seen.insert(set).inserted else { continue }
      if let diagnostic = Diagnostic.unsatisfiable(self, conflict: conflict, set: set) { result.append(diagnostic) }
    }
    return result
  }

  /// Where lines of text lie is known by tables, not exactly: such a contradiction may be the tables'.
  private func isBaseline(_ id: ConstraintID) -> Bool {
    guard case .written(let node, _) = origin(of: id) else { return false }
    return [AttributeName.firstAttribute, .secondAttribute].contains { name in
      context.tree.string(name, of: node).flatMap { Anchor(attribute: $0) }?.isBaseline ?? false
    }
  }

  func origin(of id: ConstraintID) -> ConstraintOrigin? {
    let index = Int(id.rawValue)
    return builder.origins.indices.contains(index) ? builder.origins[index] : nil
  }
}

extension Diagnostic {
  /// How many constraints of one conflict are shown.
  private static let relatedLimit = 20

  /// The constraints of a root are too many, or too entangled, to be solved: `syntax/limits`, at the root.
  static func unsolved(_ context: LayoutContext, _ status: Solution.Status) -> Diagnostic {
    let root = context.views[0].node
    let name = ConstraintText(context: context).name(of: root).shown
    let place = context.tree[root].nameSpan
    switch status {
    case .outOfRange, .solved:
      return Diagnostic(
        "syntax/limits", .error, "the constraints of '\(name)' have numbers that are too large to be computed with",
        at: place, help: "look for constants and multipliers that cannot be meant")
    case .budgetExceeded:
      return Diagnostic(
        "syntax/limits", .error,
        "the constraints of '\(name)' are too entangled to be solved: its frames are not final",
        at: place, help: "let fewer constraints below 1000 weigh against each other, or raise 'solverPivots'")
    }
  }

  /// `layout/unsatisfiable`: at the constraint that was given up, with all others of the minimal set as related places.
  fileprivate static func unsatisfiable(
    _ layout: RootLayout, conflict: ConstraintID, set: [ConstraintID]
  ) -> Diagnostic? {
    let text = ConstraintText(context: layout.context)
    guard let dropped = layout.origin(of: conflict) else { return nil }
    let said = text.say(dropped)
    var related: [Related] = []
    var placed: Set<SourceSpan> = [said.span]
    for id in set where id != conflict {
      guard let origin = layout.origin(of: id) else { continue }
      let other = text.say(origin)
      if placed.insert(other.span).inserted { related.append(Related(other.span, other.text)) }
    }
    let others = related.count == 1 ? "another constraint" : "\(related.count) other constraints"
    related = Array(related.prefix(relatedLimit))
    let link = if case .written = dropped { "" } else { ", which" }
    return Diagnostic(
      "layout/unsatisfiable", .error, "\(said.text)\(link) contradicts \(others)", at: said.span, related: related,
      help: "remove one of these constraints, or give it a priority below 1000")
  }
}
