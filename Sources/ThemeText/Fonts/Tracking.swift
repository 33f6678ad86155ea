internal import ThemeSource

/// Extra advance of every character, by size.
enum Tracking: Hashable, Sendable {
  case none
  /// San Francisco's: Apple's Human Interface Guidelines, Typography, "SF Pro" (1/1000 em); from 20 to 27 points, where that
  /// table belongs to outlines between text and display, what the display outlines need (labels recorded by
  /// Interface Builder: +21 at 20, +13 at 22 points).
  case sanFrancisco

  /// Extra advance at a size, in em.
  func value(at pointSize: Points) -> Double {
    switch self {
    case .none: return 0
    case .sanFrancisco:
      guard pointSize > 6 else { return 0.041 }
      let size = min(pointSize, 80)
      let index = Int(exactly: size.rounded(.down)) ?? 0
      let low = Self.entry(index)
      let high = index == 19 ? low : Self.entry(index + 1)
      return (low + (high - low) * (size - Double(index))) / 1000
    }
  }

  /// The first size at which display outlines are used.
  static let firstDisplaySize: Points = 20

  private static func entry(_ pointSize: Int) -> Double {
    let index = pointSize - 6
    return values.indices.contains(index) ? values[index] : 0
  }

  /// From 6 points on, one a point.
  private static let values: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, 20, 18, 16, 15, 15, 14, 14, 14, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2,
    2, 2, 2, 1, 1, 1, 1, 1, 1, 0,
  ]
}
