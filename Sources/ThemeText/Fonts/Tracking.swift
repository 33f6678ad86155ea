package import ThemeSource

/// Extra advance of every character, by size.
package enum Tracking: Hashable, Sendable {
  case none
  /// Apple's Human Interface Guidelines, Typography, "SF Pro" tracking values (1/1000 em).
  case sanFrancisco

  /// Extra advance at a size, in em.
  package func value(at pointSize: Points) -> Double {
    switch self {
    case .none: return 0
    case .sanFrancisco:
      guard pointSize > 6 else { return 0.041 }
      let index = Int(exactly: min(pointSize, 96).rounded(.down)) ?? 0
      let low = Self.entry(index)
      let high = Self.entry(index + 1)
      return (low + (high - low) * (min(pointSize, 96) - Double(index))) / 1000
    }
  }

  private static func entry(_ pointSize: Int) -> Double {
    let index = pointSize - 6
    return values.indices.contains(index) ? values[index] : 0
  }

  /// From 6 points on, one a point.
  private static let values: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2,
    2, 2, 2,
  ]
}
