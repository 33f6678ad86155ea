/// Limits for solving.
public struct SolverOptions: Hashable, Sendable {
  /// The most simplex steps in a solve; beyond, it ends with ``Solution/Status/budgetExceeded(priority:)``.
  public var pivotBudget: Int
  /// The most coefficients that a solve may touch, a few nanoseconds each; beyond, it ends in the same way.
  public var workBudget: Int
  /// The most coefficients of the tableau before a sparse factorization replaces it; by default several times those of
  /// the system. Determines the speed, and which solution is found if it is not unique.
  package var tableauLimit: Int?

  /// Creates options; the default budgets are far above those that layouts need.
  public init(pivotBudget: Int = 1_000_000, workBudget: Int = 2_000_000_000) {
    self.pivotBudget = pivotBudget
    self.workBudget = workBudget
  }
}

/// Solves constraint systems; keeps its memory between systems, so that it allocates little after the first.
///
/// The same system has the same solution, bit by bit. If the best solution is not unique, one of the best is chosen.
public struct Solver: Sendable {
  /// The limits.
  public var options: SolverOptions
  var simplex = Simplex()
  private var basis: BasisState = .none
  private var solvedSystem = ConstraintSystem()

  private enum BasisState: Sendable {
    /// No basis to start from.
    case none
    /// A solution was found, with active constraints that are not ordered yet.
    case found
    case ordered(ReusableBasis)
  }

  /// Creates a solver.
  public init(options: SolverOptions = SolverOptions()) {
    self.options = options
  }

  /// Solves a system.
  public mutating func solve(_ system: ConstraintSystem) -> Solution {
    var solution = Solution()
    solve(system, into: &solution)
    return solution
  }

  /// Solves a system, reusing the memory of a solution.
  public mutating func solve(_ system: ConstraintSystem, into solution: inout Solution) {
    simplex.solve(system, options, into: &solution)
    noteSolved(system, solution)
  }

  /// Solves the last system again, after only its constants were changed (``ConstraintSystem/setConstant(_:_:)``), or a
  /// system that was built in the same way and differs only in constants.
  ///
  /// If the same constraints determine the solution, this costs a fraction of ``solve(_:)``; otherwise the system is
  /// solved from the start. Apart from rounding, the values are the same if the best solution is unique.
  public mutating func resolve(_ system: ConstraintSystem) -> Solution {
    var solution = Solution()
    resolve(system, into: &solution)
    return solution
  }

  /// Solves again after constants were changed, reusing the memory of a solution.
  public mutating func resolve(_ system: ConstraintSystem, into solution: inout Solution) {
    if !reuse(system, into: &solution) { solve(system, into: &solution) }
  }

  /// Solves again after constants were changed, and finds the solutions that the levels down to a priority leave open.
  /// - Returns: the open solutions; nil if there are none, if solving failed, or if the last answer was reused
  ///   (``Solution/isReused``), which leaves them unknown.
  public mutating func resolve(
    _ system: ConstraintSystem, keepingOpenDownTo priority: Double, into solution: inout Solution
  ) -> OpenSolutions? {
    if reuse(system, into: &solution) { return nil }
    let kept = simplex.solve(system, options, keepingLevelsDownTo: priority, into: &solution)
    noteSolved(system, solution)
    return kept.map { OpenSolutions(system, $0, ignoringBelow: priority, options: options) }
  }

  /// Computes the values from the constants, if the same constraints determine the solution as before.
  private mutating func reuse(_ system: ConstraintSystem, into solution: inout Solution) -> Bool {
    guard let reusable = orderedBasis(for: system), reusable.solve(system, into: &solution.values) else { return false }
    solution.status = .solved
    solution.conflicts = reusable.conflicts
    solution.pivots = 0
    solution.isReused = true
    return true
  }

  private mutating func noteSolved(_ system: ConstraintSystem, _ solution: Solution) {
    basis = solution.status == .solved ? .found : .none
    solvedSystem = system
  }

  /// The active constraints of the last solution in order, if it was for this system.
  mutating func orderedBasis(for system: ConstraintSystem) -> ReusableBasis? {
    guard system.hasStructure(of: solvedSystem) else { return nil }
    switch basis {
    case .none: return nil
    case .ordered(let basis): return basis
    case .found:
      guard let ordered = simplex.makeBasis(system) else {
        basis = .none
        return nil
      }
      let reusable = ReusableBasis(ordered, conflicts: simplex.conflicts)
      basis = .ordered(reusable)
      return reusable
    }
  }
}
