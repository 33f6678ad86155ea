/// An unknown of a ``ConstraintSystem``; valid only in the system that made it.
public struct Variable: Hashable, Sendable {
  /// Index among the system's variables, in order of adding.
  public let rawValue: UInt32

  /// Names the variable at an index of a system.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A constraint of a ``ConstraintSystem``; valid only in the system that made it.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// Index among the system's constraints, in order of adding.
  public let rawValue: UInt32

  /// Names the constraint at an index of a system.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders constraints by when they were added.
  @inlinable
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// What is multiplied.
  public var variable: Variable
  /// How often it counts; zero is allowed and means that the term is not there.
  public var coefficient: Double

  /// Makes `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the left side of a constraint, `Σ coefficient·variable + constant`, stands to zero.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The sum is zero.
  case equal
  /// The sum is zero or less.
  case lessOrEqual
  /// The sum is zero or more.
  case greaterOrEqual

  /// How far `residual` is from what the relation wants; zero where it holds.
  @inlinable
  public func violation(of residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }
}
