// Explaining solutions.

/// The influence of an active constraint on a variable's value.
public struct Influence: Hashable, Sendable {
  /// The constraint; it holds with residual zero.
  public var constraint: ConstraintID
  /// The change of the variable per unit of the constraint's constant, as long as the same constraints stay active.
  public var amount: Double
}

extension Solver {
  /// The active constraints that together fix a variable's value, in order of adding.
  ///
  /// "Active" are constraints with residual zero that the optimum depends on: without one of them the variable could
  /// have another value. Empty if no constraint determines the variable. Nil if unknown: the last solve did not
  /// succeed, its system was another, or its active constraints are too entangled.
  /// - Parameter system: the system that was solved last (``solve(_:)`` is called if it was not).
  public mutating func influences(on variable: Variable, in system: ConstraintSystem) -> [Influence]? {
    if orderedBasis(for: system) == nil { _ = solve(system) }
    guard let basis = orderedBasis(for: system)?.basis else { return nil }
    return basis.influences(on: variable).map {
      Influence(constraint: ConstraintID(rawValue: UInt32(truncatingIfNeeded: $0.constraint)), amount: $0.amount)
    }
  }

  /// The active constraints that together fix a variable's value, in order of adding; see ``influences(on:in:)``.
  public mutating func determiningConstraints(
    of variable: Variable, in system: ConstraintSystem
  ) -> [ConstraintID] {
    (influences(on: variable, in: system) ?? []).map(\.constraint)
  }

  /// The variables that the constraints leave open, in order; see ``OpenSolutions``.
  /// - Parameter priority: optional constraints below it are ignored.
  public func freeVariables(in system: ConstraintSystem, ignoringBelow priority: Double = 0) -> [Variable] {
    var solutions = OpenSolutions(system, ignoringBelow: priority, options: options)
    return solutions.freeVariables()
  }

  /// A minimal set of required constraints that conflict with each other, including `id`.
  ///
  /// It is taken from the constraints before `id` that hold, and `id`. Empty if `id` does not contradict those, which
  /// never happens for a constraint of ``Solution/conflicts``. If the work budget ends, the set may contain redundant
  /// constraints.
  /// - Parameter isAvoided: whether a constraint is used only if the others do not contradict each other.
  public func minimalConflict(
    of id: ConstraintID, in system: ConstraintSystem, avoiding isAvoided: (ConstraintID) -> Bool = { _ in false }
  ) -> [ConstraintID] {
    var search = ConflictSearch(system, options)
    return search.minimalConflict(of: id, avoiding: isAvoided)
  }
}

/// Searches for irreducible sets of conflicting required constraints.
private struct ConflictSearch {
  private let system: ConstraintSystem
  /// The remaining budgets.
  private var options: SolverOptions
  private var simplex = Simplex()

  init(_ system: ConstraintSystem, _ options: SolverOptions) {
    self.system = system
    self.options = options
  }

  mutating func minimalConflict(of id: ConstraintID, avoiding isAvoided: (ConstraintID) -> Bool) -> [ConstraintID] {
    if !system.isRequired(id) { return [] }
    let holding = holdingConstraints(before: id)
    // Later ones are used only if earlier ones do not suffice.
    let candidates = holding.filter { !isAvoided($0) } + holding.filter(isAvoided)
    if isSatisfiable(candidates + [id]) { return options.workBudget > 0 ? [] : candidates + [id] }
    return (reduce(candidates, with: [id], hasNewBackground: true) + [id]).sorted()
  }

  /// The required constraints before `id` that are connected with it and do not contradict earlier ones.
  private mutating func holdingConstraints(before id: ConstraintID) -> [ConstraintID] {
    var earlier = ConstraintSystem()
    earlier.addVariables(system.variableCount)
    var originals: [ConstraintID] = []
    for other in system.constraintIDs where other < id && system.isRequired(other) {
      earlier.add(system.terms(of: other), constant: system.constant(of: other), system.relation(of: other))
      originals.append(other)
    }
    var solution = Solution()
    simplex.solve(earlier, options, into: &solution)
    let conflicting = Set(solution.conflicts.map { originals[Int($0.rawValue)] })
    return connected(originals.filter { !conflicting.contains($0) }, with: id)
  }

  private func connected(_ ids: [ConstraintID], with id: ConstraintID) -> [ConstraintID] {
    var group = Array(0..<system.variableCount)
    func find(_ variable: Int) -> Int {
      var current = variable
      while group[current] != current {
        group[current] = group[group[current]]
        current = group[current]
      }
      return current
    }
    for other in ids + [id] {
      guard let first = system.terms(of: other).first else { continue }
      for term in system.terms(of: other) {
        group[find(Int(term.variable.rawValue))] = find(Int(first.variable.rawValue))
      }
    }
    guard let own = system.terms(of: id).first.map({ find(Int($0.variable.rawValue)) }) else { return [] }
    return ids.filter { other in
      system.terms(of: other).first.map { find(Int($0.variable.rawValue)) == own } ?? false
    }
  }

  /// Whether constraints are satisfiable. After the budget has ended the answer is true, so that untested constraints
  /// stay in the set.
  private mutating func isSatisfiable(_ ids: [ConstraintID]) -> Bool {
    if options.workBudget <= 0 { return true }
    var part = ConstraintSystem()
    part.addVariables(system.variableCount)
    for id in ids { part.add(system.terms(of: id), constant: system.constant(of: id), system.relation(of: id)) }
    let isSatisfiable = simplex.isSatisfiable(part, options)
    // Building and reading a system is work too.
    options.workBudget -= simplex.work + part.termCount
    return isSatisfiable
  }

  /// The `candidates` that are needed to contradict `background` (Junker's QuickXplain).
  private mutating func reduce(
    _ candidates: [ConstraintID], with background: [ConstraintID], hasNewBackground: Bool
  ) -> [ConstraintID] {
    if hasNewBackground && !isSatisfiable(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let middle = candidates.count / 2
    let (left, right) = (Array(candidates[..<middle]), Array(candidates[middle...]))
    let needed = reduce(right, with: background + left, hasNewBackground: !left.isEmpty)
    return reduce(left, with: background + needed, hasNewBackground: !needed.isEmpty) + needed
  }
}
