/// All solutions of a system that are equally good: what its constraints leave open.
///
/// The levels are solved once. What then may still move spans the open solutions: a variable is free if it depends on that. Further
/// equalities narrow the solutions from where they are; solving again is needed only where none of them has what is required.
public struct OpenSolutions: Sendable {
  private var system: ConstraintSystem
  private var simplex = Simplex()
  private let priority: Double
  private let options: SolverOptions
  /// Whether the levels could be solved.
  private var isKnown = false
  /// Solves a system.
  /// - Parameter priority: optional constraints below it are ignored, so that weak optional constraints that only keep things in place do not count.
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

  /// The variables whose values are left open, in order. Empty where the budget ended before that was known.
  public mutating func freeVariables() -> [Variable] {
    simplex.allow(options)
    return isKnown && simplex.fixImplied(system) ? simplex.movableVariables : []
  }
}
