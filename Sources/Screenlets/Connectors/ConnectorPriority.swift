/// The order in which Connectors that are ready start. The levels and their numbers are those of `Operation`.
public enum ConnectorPriority: Int, Sendable, CaseIterable, Comparable {
  /// Started after all others.
  case veryLow = -8
  /// Started after normal ones.
  case low = -4
  /// The default.
  case normal = 0
  /// Started before normal ones.
  case high = 4
  /// Started before all others.
  case veryHigh = 8

  /// A lower priority is less than a higher one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
