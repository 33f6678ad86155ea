/// Limits for solving.
public struct SolverOptions: Hashable, Sendable {
  /// How many simplex steps a solve may take; then it ends with ``Solution/Status/budgetExceeded(priority:)``.
  public var pivotBudget: Int

  /// Makes options; the default budget is far above what layouts need.
  public init(pivotBudget: Int = 1_000_000) {
    self.pivotBudget = pivotBudget
  }
}

/// Solves constraint systems; keeps its memory from one system to the next, so that it allocates little after the first.
///
/// The same system gives the same solution, bit by bit. Where the best solution is not unique, one of the best is chosen.
public struct Solver: Sendable {
  /// The limits.
  public var options: SolverOptions
  private var simplex = Simplex()

  /// Makes a solver.
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
    simplex.solve(system, budget: options.pivotBudget, into: &solution)
  }
}
