import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Bounds (`<=`, `>=`) among the constraints that determine a number. A bound alone fixes no number: it leaves room on
/// its other side.
extension LayoutExplainer {
  /// The most bounds of one number that are examined.
  private static let boundLimit = 8

  /// The constraints that determine the difference of two edges, and the constraints that push it to bounds.
  struct Support {
    /// The change of the difference for each unit of a constraint's constant.
    var amounts: [ConstraintID: Double]
    var pushing: [ConstraintID: [LayoutExplanation.Reason]] = [:]
  }

  /// The constraints that support a difference. A bound that the number merely touches, because it would be the same
  /// without, is replaced by the constraints that determine it.
  mutating func support(of edge: Variable, minus other: Variable?) -> Support {
    var system = layout.builder.system
    var support = Support(amounts: Self.amounts(of: edge, minus: other, in: system, &solver))
    var solution = layout.solution
    var tried: Set<ConstraintID> = []
    func value(_ solution: Solution) -> Points { solution[edge] - (other.map { solution[$0] } ?? 0) }
    while tried.count < Self.boundLimit, let bound = bound(in: support.amounts, but: tried) {
      tried.insert(bound)
      guard let relaxed = relax(bound, in: system) else { continue }
      let moved = trialSolver.solve(relaxed)
      guard case .solved = moved.status else { continue }
      if (value(moved) - value(solution)).magnitude > 1e-6 {
        support.pushing[bound] = optionals(granted: moved, in: relaxed, but: bound, better: solution, system)
      } else {
        (system, solution) = (relaxed, moved)
        support.amounts = Self.amounts(of: edge, minus: other, in: system, &trialSolver)
      }
    }
    return support
  }

  /// The solver must have solved this very system last.
  private static func amounts(
    of edge: Variable, minus other: Variable?, in system: ConstraintSystem, _ solver: inout Solver
  ) -> [ConstraintID: Double] {
    var amounts: [ConstraintID: Double] = [:]
    for influence in solver.influences(on: edge, in: system) ?? [] {
      amounts[influence.constraint, default: 0] += influence.amount
    }
    if let other {
      for influence in solver.influences(on: other, in: system) ?? [] {
        amounts[influence.constraint, default: 0] -= influence.amount
      }
    }
    return amounts.filter { $0.value.magnitude > 1e-9 }
  }

  /// The first bound of the file that was not tried.
  private func bound(in amounts: [ConstraintID: Double], but tried: Set<ConstraintID>) -> ConstraintID? {
    amounts.keys.sorted().first { id in
      guard case .written = layout.origin(of: id), !tried.contains(id) else { return false }
      return layout.builder.system.relation(of: id) != .equal
    }
  }

  /// The system with a bound relaxed by a point.
  private func relax(_ bound: ConstraintID, in system: ConstraintSystem) -> ConstraintSystem? {
    var relaxed = system
    switch system.relation(of: bound) {
    case .lessOrEqual: relaxed.setConstant(bound, system.constant(of: bound) - 1)
    case .greaterOrEqual: relaxed.setConstant(bound, system.constant(of: bound) + 1)
    case .equal: return nil
    }
    return relaxed
  }

  /// The optional constraints of the highest priority that are satisfied better with a relaxed bound: they push the
  /// number to it. If there are none, the recorded frames do.
  private func optionals(
    granted moved: Solution, in relaxed: ConstraintSystem, but bound: ConstraintID, better solution: Solution,
    _ system: ConstraintSystem
  ) -> [LayoutExplanation.Reason] {
    var found: [ConstraintID] = []
    var highest = SystemBuilder.stayPriority
    for id in system.constraintIDs where id != bound && !system.isRequired(id) && !system.isRefused(id) {
      let priority = system.priority(of: id)
      guard priority >= highest, solution.violation(of: id, in: system) - moved.violation(of: id, in: relaxed) > 0.1
      else { continue }
      if priority > highest { found = [] }
      highest = priority
      found.append(id)
    }
    if found.isEmpty { return [] }
    if highest <= SystemBuilder.stayPriority {
      return [
        LayoutExplanation.Reason(
          text: "the recorded frame", span: layout.context.tree[layout.context.views[0].node].nameSpan,
          priority: ConstraintSystem.required)
      ]
    }
    return found.compactMap { id in layout.origin(of: id).map { reason(id, $0) } }
  }
}
