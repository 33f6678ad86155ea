import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// The most conflicts of one root that are explained.
  private static let conflictLimit = 10

  /// The conflicts of a root.
  struct Conflicts {
    var diagnostics: [Diagnostic] = []
    /// The constraints that were broken in the reported conflicts.
    var reported: Set<ConstraintOrigin> = []
    /// The masked views that are part of a conflict.
    var masked: Set<Int> = []
    /// All views with places or sizes that are part of a conflict.
    var views: Set<Int> = []
    /// Whether a conflict depends on the recorded size of a view that gets its size elsewhere.
    var restsOnSketch = false
    /// Whether a conflict depends on the row height that a cell states.
    var restsOnRowHeight = false
    /// Whether a conflict depends on constraints that code may change.
    var restsOnCode = false
  }

  /// A diagnostic for each set of required constraints that conflict wherever the view is shown, even without the
  /// constraints that code has outlets for.
  func unsatisfiable(_ solver: Solver, _ masked: MaskedViews) -> Conflicts {
    var result = conflicts(solver, masked)
    guard result.restsOnCode else { return result }
    var other = solver
    let rest = with(builder.without(leftToCode.contains), &other).conflicts(solver, masked)
    result.diagnostics = rest.diagnostics
    result.reported = rest.reported
    result.masked.formUnion(rest.masked)
    result.views.formUnion(rest.views)
    return result
  }

  private func conflicts(_ solver: Solver, _ masked: MaskedViews) -> Conflicts {
    var seen: Set<[ConstraintID]> = []
    var result = Conflicts()
    var solver = solver
    lazy var code = leftToCode
    // The first of many conflicts takes half of this, so all together cost less than one solve may.
    solver.options.workBudget /= 5
    let conflicts = solution.conflicts.filter { id in origin(of: id).map { !knownConflicts.contains($0) } ?? true }
    for conflict in conflicts.prefix(Self.conflictLimit) {
      solver.options.workBudget /= 2
      let set = minimalConflict(of: conflict, solver)
      guard !set.isEmpty, !set.contains(where: isBaseline), !set.contains(where: isRemovedAtBuild),
        seen.insert(set).inserted
      else { continue }
      let excess = isCell ? excess(of: conflict) : 0
      if excess >= Self.leastContradiction, restsOnHeight(set) { result.restsOnRowHeight = true }
      if isCell, excess <= Self.heightTolerance { continue }
      let origins = set.compactMap { origin(of: $0) }
      result.views.formUnion(origins.flatMap { self.views(of: $0) })
      if restsOnSketch(set) {
        result.restsOnSketch = true
        continue
      }
      if origins.contains(where: { code.contains($0) }) {
        result.restsOnCode = true
        continue
      }
      let given = origins.compactMap { origin in if case .given(let view) = origin { view } else { nil } }
      let views = given.filter { masked.constraints[$0] != nil || (masked.all.contains($0) && isTied($0, by: origins)) }
      result.masked.formUnion(views)
      let severity: Diagnostic.Severity? =
        given.contains { masked.all.contains($0) && code.hasOutlet($0) } ? .note : nil
      if let diagnostic = Diagnostic.unsatisfiable(
        self, conflict: conflict, set: set, masked: views.min(), severity: severity, masked)
      {
        result.diagnostics.append(diagnostic)
        if let origin = origin(of: conflict) { result.reported.insert(origin) }
      }
    }
    return result
  }

  /// A minimal set of constraints in a conflict. Constraints of the file are preferred to sizes that are not negative,
  /// unless that takes more constraints: only a root that is too small leads to negative sizes.
  private func minimalConflict(of conflict: ConstraintID, _ solver: Solver) -> [ConstraintID] {
    func isExtent(_ id: ConstraintID) -> Bool { if case .extent = origin(of: id) { true } else { false } }
    let set = solver.minimalConflict(of: conflict, in: builder.system)
    guard set.contains(where: isExtent) else { return set }
    let other = solver.minimalConflict(of: conflict, in: builder.system, avoiding: isExtent)
    return other.isEmpty || other.count > set.count ? set : other
  }

  /// The height that a cell may lack for its separator and for rounding, in points.
  private static let heightTolerance: Points = 1.01
  /// The least excess with which constraints contradict the row height that a cell states, in points: more than
  /// rounding to a pixel.
  private static let leastContradiction: Points = 0.45

  /// Whether the root is an item of a list, which determines its size.
  var isCell: Bool { !context.views[0].kind.traits.isDisjoint(with: [.isRow, .isCollectionItem]) }

  /// The excess by which the solution breaks a constraint.
  func excess(of id: ConstraintID) -> Points {
    let system = builder.system
    let value = system.terms(of: id).reduce(system.constant(of: id)) { $0 + $1.coefficient * solution[$1.variable] }
    switch system.relation(of: id) {
    case .equal: return value.magnitude
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }

  /// The views that a constraint uses, except for the root.
  func views(of origin: ConstraintOrigin) -> [Int] {
    switch origin {
    case .given(let view), .extent(let view), .hugging(let view, _), .compressionResistance(let view, _),
      .emptyArranged(let view, _), .stack(let view, _), .stay(let view):
      [view]
    case .written(let node, _):
      context.written.first { $0.node == node }.map { constraint in
        [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }.filter { $0 != 0 }
      } ?? []
    case .root: []
    }
  }

  /// Whether a constraint ties a view to an item that is not inside it.
  private func isTied(_ view: Int, by origins: [ConstraintOrigin]) -> Bool {
    origins.contains { origin in
      guard case .written(let node, _) = origin, let constraint = context.written.first(where: { $0.node == node }),
        constraint.first.item == LayoutItem(view: view, part: .view)
      else { return false }
      return constraint.second.map { !context.views.isInside($0.item.view, view) } ?? true
    }
  }

  /// Whether a set contradicts only the recorded size of a root that gets its size elsewhere: a cell's height, which
  /// its list determines, often by these very constraints; or the size and safe area of a view that no screen
  /// determines.
  private func restsOnSketch(_ set: [ConstraintID]) -> Bool {
    let isSketch = context.isSketch
    // If a root is laid out in the widths of devices, only its width is known.
    let keepsHeight =
      context.options.adaptsToSize && context.viewport.size?.height == context.views[0].recorded?.height
    return set.contains { id in
      switch origin(of: id) {
      case .root:
        if isSketch, context.viewport.size == nil { return true }
        return (isCell || (isSketch && keepsHeight)) && restsOnHeight([id])
      case .written(let node, _): return isSketch && context.viewport.size == nil && usesSafeArea(node)
      case .given, .extent, .hugging, .compressionResistance, .emptyArranged, .stack, .stay, nil: return false
      }
    }
  }

  /// Whether a set includes the height of the root.
  private func restsOnHeight(_ set: [ConstraintID]) -> Bool {
    guard let box = builder.anchors.edges.boxes[0] else { return false }
    return set.contains { id in
      guard case .root = origin(of: id) else { return false }
      return builder.system.terms(of: id).contains { $0.variable == box.top || $0.variable == box.bottom }
    }
  }

  /// Whether a constraint depends on the root's safe area.
  private func usesSafeArea(_ constraint: NodeID) -> Bool {
    context.written.first { $0.node == constraint }.map { constraint in
      [constraint.first, constraint.second].contains { end in
        switch end?.item.part {
        case .safeArea, .topGuide, .bottomGuide: true
        default: false
        }
      }
    } ?? false
  }

  /// Whether a constraint uses a baseline. The positions of baselines are estimated from tables, so a contradiction may
  /// be due to them.
  private func isBaseline(_ id: ConstraintID) -> Bool {
    guard case .written(let node, _) = origin(of: id) else { return false }
    return [AttributeName.firstAttribute, .secondAttribute].contains { name in
      context.tree.string(name, of: node).flatMap { Anchor(attribute: $0) }?.isBaseline ?? false
    }
  }

  /// Whether Interface Builder removes a constraint when the app is built: `placeholder="YES"`.
  private func isRemovedAtBuild(_ id: ConstraintID) -> Bool {
    guard case .written(let node, _) = origin(of: id) else { return false }
    return context.tree.bool(.placeholder, of: node) == true
  }

  func origin(of id: ConstraintID) -> ConstraintOrigin? {
    let index = Int(id.rawValue)
    return builder.origins.indices.contains(index) ? builder.origins[index] : nil
  }
}

extension LayoutContext {
  /// Whether the root's recorded size does not predict its final size: that of a list's header or cell, or of an XIB's
  /// view without a controller. A controller's view is as large as a screen, and so is a theme's.
  var isSketch: Bool {
    guard let document = tree.documentElement, tree.attribute(.type, of: document) != nil,
      tree.child(of: document, .theme) == nil
    else { return false }
    return !tree.isControllersView(views[0].node)
  }
}
