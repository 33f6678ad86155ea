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

/// Properties of every scalar, found by binary search among about 2,000 ranges.
struct UnicodeTable: Sendable {
  static let shared = UnicodeTable(decoding: UnicodeRanges.text)

  private var combinations: [ScalarProperties] = []
  /// First scalars of the ranges, ascending; a range ends where the next starts.
  private var starts: [UInt32] = []
  /// For each range, an index into `combinations`.
  private var kinds: [UInt8] = []
  /// Properties of U+0000 … U+007F.
  private var ascii: [ScalarProperties] = []

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
    return combinations[Int(kinds[low])]
  }

  /// Decodes the text of `UnicodeRanges`, which covers every scalar.
  init(decoding text: String) {
    var ranges: [(start: UInt32, kind: UInt8)] = []
    ranges.reserveCapacity(4096)
    let bytes = Array(text.utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 4)
      guard words.count > 4, let kind = UInt8(exactly: combinations.count), let properties = Self.properties(words)
      else { continue }
      combinations.append(properties)
      var end: UInt32 = 0
      var number: UInt32 = 0
      var hasLength = false
      for digit in words[4] {
        switch digit {
        case UInt8(ascii: "+"):
          ranges.append((end &+ number, kind))
          (end, number, hasLength) = (end &+ number, 0, true)
        case UInt8(ascii: " "):
          end = end &+ number
          if !hasLength { ranges.append((end, kind)) }
          (number, hasLength) = (0, false)
        default: number = number &* 16 &+ UInt32(digit < 0x41 ? digit &- 0x30 : digit &- 0x37)
        }
      }
      if !hasLength { ranges.append((end &+ number, kind)) }
    }
    ranges.sort { $0.start < $1.start }
    starts = ranges.map(\.start)
    kinds = ranges.map(\.kind)
    ascii = (0..<0x80).map(find)
  }

  private static func properties(_ fields: [ArraySlice<UInt8>]) -> ScalarProperties? {
    let words = fields.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard let lineBreak = LineBreakClass(rawValue: words[0]), let width = UInt8(words[1]) else { return nil }
    let direction: ScalarProperties.Direction =
      switch words[2] {
      case "L": .leftToRight
      case "R": .rightToLeft
      default: .none
      }
    return ScalarProperties(
      lineBreak: lineBreak, width: width, direction: direction, isEmojiPresentation: words[3] == "P",
      isEmoji: words[3] != "-")
  }
}
