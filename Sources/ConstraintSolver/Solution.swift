/// What a ``Solver`` found: a value for every variable, and what could not hold.
public struct Solution: Sendable {
  /// How solving ended.
  public enum Status: Hashable, Sendable {
    /// Every level is as good as it can be.
    case solved
    /// The pivot budget ended while working on `priority` (1000: on the required constraints); the levels above are optimal.
    case budgetExceeded(priority: Double)
    /// The numbers left the range in which Doubles can be trusted; values that could not be computed are 0.
    case outOfRange
  }

  /// The variables' values, by index of the variable; always finite.
  public internal(set) var values: [Double] = []
  /// How solving ended.
  public internal(set) var status: Status = .solved
  /// The required constraints that could not hold beside earlier ones, in order of adding.
  ///
  /// They were kept as one level of optional constraints above all others. A late constraint is given up before an earlier one: a constraint is listed if it
  /// contradicts the required constraints before it that are not listed.
  public internal(set) var conflicts: [ConstraintID] = []
  /// How many steps the simplex took.
  public internal(set) var pivots = 0

  /// Whether the active constraints of the solution before served again, so that only values were computed.
  public internal(set) var isReused = false

  /// Makes an empty solution.
  public init() {}

  /// The value of a variable.
  @inlinable
  public subscript(variable: Variable) -> Double { values[Int(variable.rawValue)] }

  /// `Σ coefficient·variable + constant` of a constraint of the system that was solved.
  public func residual(of id: ConstraintID, in system: ConstraintSystem) -> Double {
    var sum = system.constant(of: id)
    for term in system.terms(of: id) { sum += term.coefficient * self[term.variable] }
    return sum
  }

  /// How far a constraint of the system that was solved is from holding; 0 where it holds.
  public func violation(of id: ConstraintID, in system: ConstraintSystem) -> Double {
    system.relation(of: id).violation(of: residual(of: id, in: system))
  }
}
