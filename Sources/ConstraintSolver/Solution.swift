/// The result of a ``Solver``: a value for every variable, and the constraints that were broken.
public struct Solution: Sendable {
  /// The outcome of solving.
  public enum Status: Hashable, Sendable {
    /// Every level is as good as it can be.
    case solved
    /// The pivot budget ended at `priority` (1000: the required constraints); the levels above are optimal.
    case budgetExceeded(priority: Double)
    /// The numbers left the range in which Doubles are reliable; values that could not be computed are 0.
    case outOfRange
  }

  /// The variables' values, by index of the variable; always finite.
  public internal(set) var values: [Double] = []
  /// The outcome of solving.
  public internal(set) var status: Status = .solved
  /// The required constraints that contradict earlier ones, in order of adding.
  ///
  /// They were treated as one level of optional constraints above all others. Later constraints are given up before
  /// earlier ones: a constraint is listed if it contradicts the unlisted required constraints before it.
  public internal(set) var conflicts: [ConstraintID] = []
  /// The number of simplex steps.
  public internal(set) var pivots = 0

  /// Whether the active constraints of the previous solution were reused, so that only values were computed.
  public internal(set) var isReused = false

  /// Creates an empty solution.
  public init() {}

  /// The value of a variable.
  @inlinable
  public subscript(variable: Variable) -> Double { values[Int(variable.rawValue)] }

  /// `Σ coefficient·variable + constant` of a constraint of the solved system.
  public func residual(of id: ConstraintID, in system: ConstraintSystem) -> Double {
    var sum = system.constant(of: id)
    for term in system.terms(of: id) { sum += term.coefficient * self[term.variable] }
    return sum
  }

  /// The amount by which a constraint of the solved system is violated; 0 if it holds.
  public func violation(of id: ConstraintID, in system: ConstraintSystem) -> Double {
    system.relation(of: id).violation(of: residual(of: id, in: system))
  }
}
