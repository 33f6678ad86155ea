internal import ThemeSource

/// Properties of a scalar for measuring and breaking lines.
struct ScalarProperties: Hashable, Sendable {
  /// The direction of a strong character.
  enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft
    /// Weak or neutral: digits, punctuation, spaces, marks.
    case none
  }

  let lineBreak: LineBreakClass
  /// Terminal cells of the scalar alone: 0, 1 or 2.
  let width: UInt8
  let direction: Direction
  /// Whether the scalar is shown as an emoji unless a variation selector requests text.
  let isEmojiPresentation: Bool
  /// Whether the scalar can be shown as an emoji.
  let isEmoji: Bool

  static let unassigned = ScalarProperties(
    lineBreak: .alphabetic, width: 1, direction: .leftToRight, isEmojiPresentation: false, isEmoji: false)
}

/// Properties of all scalars, found by binary search in about 3,000 ranges.
struct UnicodeTable: Sendable {
  static let shared = UnicodeTable()

  private let starts = UnicodeRanges.starts
  private let kinds = UnicodeRanges.kinds
  private let properties = UnicodeRanges.properties
  /// Properties of U+0000 … U+007F.
  private var ascii: [ScalarProperties] = []

  private init() { ascii = (0..<0x80).map(find) }

  subscript(scalar: Unicode.Scalar) -> ScalarProperties {
    if scalar.value < 0x80 { return ascii[Int(scalar.value)] }
    return find(scalar.value)
  }

  private func find(_ value: UInt32) -> ScalarProperties {
    let index = starts.partitioningIndex { $0 > value } - 1
    guard kinds.indices.contains(index) else { return .unassigned }
    return properties[Int(kinds[index])]
  }
}
