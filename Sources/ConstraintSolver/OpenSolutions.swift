/// All solutions of a system that are equally good: what its constraints leave open.
///
/// The levels are solved once. What then may still move spans the open solutions: a variable is free if it depends on that. Further
/// equalities narrow the solutions from where they are; solving again is needed only where none of them has what is required.
public struct OpenSolutions: Sendable {
  private var system: ConstraintSystem
  private var simplex = Simplex()
  private let priority: Double
  private let options: SolverOptions
  /// The variables whose values are left open, in order. Empty where the budget ended before that was known.
  public private(set) var freeVariables: [Variable] = []

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
    freeVariables = []
    if solution.status == .solved { findFreeVariables() }
  }

  /// Adds a required equality: `Σ terms + constant` is zero.
  public mutating func require(_ terms: [Term], constant: Double) {
    let id = system.add(terms, constant: constant, .equal)
    if system.isRefused(id) { return }
    simplex.allow(options)
    if simplex.addInOrder(system, Int(id.rawValue)) == .done {
      findFreeVariables()
    } else {
      solve()
    }
  }

  private mutating func findFreeVariables() {
    freeVariables = simplex.fixImplied(system) ? simplex.movableVariables : []
  }
}
