/// What measuring and breaking lines ask of a scalar.
struct ScalarProperties: Hashable, Sendable {
  /// Direction of a scalar that has one by itself.
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
  /// Whether it is shown as an emoji unless a variation selector asks for text.
  let isEmojiPresentation: Bool
  /// Whether it can be shown as an emoji at all.
  let isEmoji: Bool

  static let unassigned = ScalarProperties(
    lineBreak: .alphabetic, width: 1, direction: .leftToRight, isEmojiPresentation: false, isEmoji: false)
}

/// Properties of every scalar, found by binary search among about 3,000 ranges.
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
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    guard low < kinds.count else { return .unassigned }
    return properties[Int(kinds[low])]
  }
}
