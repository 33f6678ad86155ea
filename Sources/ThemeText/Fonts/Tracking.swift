internal import ThemeSource

/// Additional advance of every character, by size.
enum Tracking: Hashable, Sendable {
  case none
  /// San Francisco from iOS 14: Apple, Human Interface Guidelines, Typography, "SF Pro" (as of December 2025).
  case sanFrancisco
  /// San Francisco before iOS 14: the same page as of 2018, "SF Pro Text" up to 19 points and "SF Pro Display" from 20.
  case sanFranciscoTextAndDisplay

  /// Returns the additional advance at a size, in em.
  func value(at pointSize: Points) -> Double {
    switch self {
    case .none: 0
    case .sanFrancisco: Self.entry(Self.values, at: pointSize)
    case .sanFranciscoTextAndDisplay: Self.entry(Self.valuesBefore, at: pointSize)
    }
  }

  /// Interpolates between whole sizes, except across the jump between 19 and 20 points.
  private static func entry(_ values: [Double], at pointSize: Points) -> Double {
    let size = min(max(pointSize, 6), 80)
    let index = min((Int(exactly: size.rounded(.down)) ?? 6) - 6, values.count - 1)
    let low = values[index]
    let high = index + 1 < values.count ? values[index + 1] : low
    return (abs(high - low) > 20 ? low : low + (high - low) * (size - size.rounded(.down))) / 1000
  }

  /// Values in 1/1000 em for each size from 6 to 80 points. Apple lists every second size from 54 points and every
  /// fourth from 72; the sizes between have the previous value.
  private static let values: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2,
    2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0,
  ]
  private static let valuesBefore: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26, 19, 17, 16, 16, 15, 14, 14, 13, 13, 13, 12, 12, 12, 11,
    11, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2,
    2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0,
  ]
}
