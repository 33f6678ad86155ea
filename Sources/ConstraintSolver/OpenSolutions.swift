/// All equally good solutions of a system, which its constraints leave open.
///
/// The levels are solved once. The remaining moves span the open solutions: a variable is free if it depends on them.
/// Further equalities narrow the solutions from their current position; solving again is needed only if none of them
/// satisfies an equality.
public struct OpenSolutions: Sendable {
  private var system: ConstraintSystem
  private var simplex = Simplex()
  private let priority: Double
  private let options: SolverOptions
  /// Whether the levels could be solved.
  private var isKnown = false
  /// Solves a system.
  /// - Parameter priority: optional constraints below it are ignored, for example weak ones that only keep values in
  ///   place.
  public init(_ system: ConstraintSystem, ignoringBelow priority: Double = 0, options: SolverOptions = SolverOptions())
  {
    self.system = system
    self.priority = priority
    self.options = options
    solve()
  }

  private mutating func solve() {
    var solution = Solution()
    simplex.solveLevels(system, options, ignoringBelow: priority, into: &solution)
    isKnown = solution.status == .solved
  }

  /// - Parameter simplex: a state in which the levels down to the priority are solved.
  init(_ system: ConstraintSystem, _ simplex: Simplex, ignoringBelow priority: Double, options: SolverOptions) {
    self.system = system
    self.simplex = simplex
    self.priority = priority
    self.options = options
    isKnown = true
  }

  /// Adds a required equality: `Σ terms + constant` is zero.
  public mutating func require(_ terms: [Term], constant: Double) {
    let id = system.add(terms, constant: constant, .equal)
    if system.isRefused(id) { return }
    simplex.allow(options)
    if simplex.addInOrder(system, Int(id.rawValue)) != .done { solve() }
  }

  /// The variables that are left open, in order. Empty if the budget ended before they were found.
  public mutating func freeVariables() -> [Variable] {
    simplex.allow(options)
    return isKnown && simplex.fixImplied(system) ? simplex.movableVariables : []
  }
}
