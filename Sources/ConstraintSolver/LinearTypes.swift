/// An unknown of a ``ConstraintSystem``; valid only in the system that created it.
public struct Variable: Hashable, Sendable {
  /// Index among the system's variables, in order of adding.
  public let rawValue: UInt32

  /// Creates the variable at an index of a system.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A constraint of a ``ConstraintSystem``; valid only in the system that created it.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// Index among the system's constraints, in order of adding.
  public let rawValue: UInt32

  /// Creates the id of the constraint at an index of a system.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders constraints by the time of adding.
  @inlinable
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor; zero is allowed and means that the term is absent.
  public var coefficient: Double

  /// Creates `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between zero and the left side of a constraint, `Σ coefficient·variable + constant`.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The sum is zero.
  case equal
  /// The sum is zero or less.
  case lessOrEqual
  /// The sum is zero or more.
  case greaterOrEqual

  /// The error of `residual`; zero if the relation holds.
  @inlinable
  public func violation(of residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }
}
