import ConstraintSolver
import Diagnostics
internal import InterfaceBuilderCatalog
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// How many conflicts of one root are explained.
  private static let conflictLimit = 10

  /// A diagnostic for each set of required constraints that cannot hold together, and those of the masked views that are
  /// in them.
  func unsatisfiable(_ solver: Solver, _ masked: MaskedViews) -> (diagnostics: [Diagnostic], masked: Set<Int>) {
    var seen: Set<[ConstraintID]> = []
    var result: [Diagnostic] = []
    var conflicting: Set<Int> = []
    var solver = solver
    // The first of many conflicts takes half of this, so all together cost less than solving may.
    solver.options.workBudget /= 5
    let conflicts = solution.conflicts.filter { id in origin(of: id).map { !knownConflicts.contains($0) } ?? true }
    for conflict in conflicts.prefix(Self.conflictLimit) {
      solver.options.workBudget /= 2
      let set = solver.minimalConflict(of: conflict, in: builder.system)
      guard !set.isEmpty, !set.contains(where: isBaseline), seen.insert(set).inserted else { continue }
      let basis = basis(of: set)
      if basis == .cellHeight, excess(of: conflict) <= Self.heightTolerance { continue }
      let views = set.compactMap { id in if case .given(let view) = origin(of: id) { view } else { nil } }
        .filter { masked.constraints[$0] != nil }
      conflicting.formUnion(views)
      if let diagnostic = Diagnostic.unsatisfiable(
        self, conflict: conflict, set: set, masked: views.min(), basis: basis)
      {
        result.append(diagnostic)
      }
    }
    return (result, conflicting)
  }

  /// What a cell's recorded height may lack for its separator and for rounding, in points.
  private static let heightTolerance: Points = 1.01

  /// What a conflict rests on besides the constraints of the file.
  fileprivate enum ConflictBasis {
    /// Nothing: it exists wherever the view is shown.
    case constraints
    /// The recorded height of a cell.
    case cellHeight
    /// The recorded size of a view that no screen determines: it is a sketch.
    case sketch

    var severity: Diagnostic.Severity {
      switch self {
      case .constraints: .error
      case .cellHeight: .warning
      case .sketch: .note
      }
    }
  }

  private func basis(of set: [ConstraintID]) -> ConflictBasis {
    if blamesRecordedHeight(set) { return .cellHeight }
    let isOfRoot = set.contains { if case .root = origin(of: $0) { true } else { false } }
    return isOfRoot && context.viewport.size == nil && context.isSketch ? .sketch : .constraints
  }

  /// Whether the constraints of a set hold together but for the height that a cell was recorded with, which at run time is the
  /// one that the list gives, often by these very constraints.
  private func blamesRecordedHeight(_ set: [ConstraintID]) -> Bool {
    guard !context.views[0].kind.traits.isDisjoint(with: [.isRow, .isCollectionItem]),
      let box = builder.anchors.edges.boxes[0]
    else { return false }
    return set.contains { id in
      guard case .root = origin(of: id) else { return false }
      return builder.system.terms(of: id).contains { $0.variable == box.top || $0.variable == box.bottom }
    }
  }

  /// By how many points the solution breaks a constraint.
  private func excess(of id: ConstraintID) -> Points {
    let system = builder.system
    let value = system.terms(of: id).reduce(system.constant(of: id)) { $0 + $1.coefficient * solution[$1.variable] }
    switch system.relation(of: id) {
    case .equal: return value.magnitude
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
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

extension LayoutContext {
  /// Whether the root's recorded size says nothing of how large it will be: that of a list's header or cell, and that of a view of
  /// an XIB which no controller has. A controller's view is as large as a screen, and so is a theme's.
  fileprivate var isSketch: Bool {
    guard let document = tree.documentElement, tree.attribute(.type, of: document) != nil,
      tree.child(of: document, .theme) == nil
    else { return false }
    return !tree.isControllersView(views[0].node)
  }
}

extension ConstraintOrigin {
  /// What distinguishes the conflicts of one view.
  fileprivate var subject: Diagnostic.Subject {
    switch self {
    case .hugging(_, let axis): .key("\(axis.word) hugging")
    case .compressionResistance(_, let axis): .key("\(axis.word) compression resistance")
    case .emptyArranged(_, let axis): .key("\(axis.word) extent")
    case .stack(_, let axis): .key("\(axis.word) arrangement")
    case .given: .key("frame")
    case .extent: .key("size")
    case .root, .written, .stay: Diagnostic.Subject()
    }
  }
}

extension Diagnostic {
  /// How many constraints of one conflict are shown.
  private static let relatedLimit = 20

  /// The constraints of a root are too many, or too entangled, to be solved: `syntax/limits`, at the root.
  static func unsolved(_ context: LayoutContext, _ status: Solution.Status) -> Diagnostic {
    let root = context.views[0].node
    let name = ConstraintText(context: context).name(of: root).escaped
    let place = context.tree[root].nameSpan
    switch status {
    case .outOfRange, .solved:
      return Diagnostic(
        .limits, "the constraints of '\(name)' have numbers that are too large to solve",
        at: place, help: "check for constants and multipliers that are mistakes")
    case .budgetExceeded:
      return Diagnostic(
        .limits,
        "the constraints of '\(name)' are too complex to solve completely: its frames are not final",
        at: place, help: "use fewer optional constraints that compete with each other")
    }
  }

  /// `layout/unsatisfiable`: at the constraint that was broken, with all others of the minimal set as related places.
  fileprivate static func unsatisfiable(
    _ layout: RootLayout, conflict: ConstraintID, set: [ConstraintID], masked: Int?,
    basis: RootLayout.ConflictBasis
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
    let others =
      related.isEmpty
      ? "cannot hold"
      : "conflicts with \(related.count == 1 ? "another constraint" : "\(related.count) other constraints")"
    related = Array(related.prefix(relatedLimit))
    let advice =
      masked.map {
        "add translatesAutoresizingMaskIntoConstraints=\"NO\" to '\(text.name(of: $0).escaped)', or remove its constraints"
      }
      ?? (related.isEmpty
        ? "remove this constraint" : "remove one of these constraints, or give it a priority below 1000")
    let link = if case .written = dropped { "" } else { ", which" }
    let message =
      switch basis {
      case .constraints, .sketch: "\(said.text)\(link) \(others)"
      case .cellHeight: "\(said.text)\(link) conflicts with the recorded height of the cell"
      }
    let help =
      switch basis {
      case .constraints: advice
      case .cellHeight:
        "correct the recorded height if the list sizes its cells by their constraints; otherwise give a constraint a priority below 1000"
      case .sketch:
        "correct the recorded size of the root view if it is too small; otherwise give a constraint a priority below 1000"
      }
    return Diagnostic(
      .unsatisfiable, severity: basis.severity, message, at: said.span, about: dropped.subject, related: related,
      help: help)
  }
}
