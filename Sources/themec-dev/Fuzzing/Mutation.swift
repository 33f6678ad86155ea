import ThemeSource
import ThemeSyntax

/// A reproducible random number generator: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { count > 0 ? Int(next() % UInt64(count)) : 0 }
}

/// Realistic invalid files, created by moving whole elements and values of a real file.
struct Mutation {
  /// Byte ranges of whole elements, in document order.
  private let elements: [Range<Int>]
  /// Byte ranges between quotation marks.
  private let values: [Range<Int>]
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    let file = SourceFile(id: FileID(rawValue: 0), path: "seed.xib", bytes: bytes)
    let tree = parse(file).value.tree
    var elements: [Range<Int>] = []
    var values: [Range<Int>] = []
    for node in tree.all {
      elements.append(Int(tree[node].span.range.start)..<Int(tree[node].span.range.end))
      for attribute in tree.attributes(of: node) {
        values.append(Int(attribute.valueSpan.range.start)..<Int(attribute.valueSpan.range.end))
      }
    }
    self.elements = elements.filter { $0.upperBound <= bytes.count }
    self.values = values.filter { $0.upperBound <= bytes.count }
  }

  /// The file with one to four changes.
  func mutant(_ numbers: inout SeededNumbers) -> [UInt8] {
    var changes: [(range: Range<Int>, with: [UInt8])] = []
    for _ in 0...numbers.below(4) { changes.append(change(&numbers)) }
    var result = bytes
    // Changes are applied from the end, so that ranges stay valid. Overlapping changes are omitted.
    var end = bytes.count
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) where change.range.upperBound <= end
    {
      result.replaceSubrange(change.range, with: change.with)
      end = change.range.lowerBound
    }
    return result
  }

  private func change(_ numbers: inout SeededNumbers) -> (range: Range<Int>, with: [UInt8]) {
    switch numbers.below(10) {
    case 0: return (element(&numbers), [])
    case 1:
      let place = element(&numbers).lowerBound
      return (place..<place, Array(bytes[element(&numbers)]))
    case 2: return (element(&numbers), Array(bytes[element(&numbers)]))
    case 3, 4: return (value(&numbers), Array(bytes[value(&numbers)]))
    case 5, 6: return (value(&numbers), Array(Self.hostile[numbers.below(Self.hostile.count)].utf8))
    case 7:
      let place = numbers.below(bytes.count)
      return (place..<place, Array(bytes[element(&numbers)]))
    case 8:
      let start = numbers.below(bytes.count)
      return (start..<min(bytes.count, start + numbers.below(40)), [])
    default:
      let place = numbers.below(max(1, bytes.count))
      return (place..<min(bytes.count, place + 1), [UInt8(truncatingIfNeeded: numbers.next())])
    }
  }

  private func element(_ numbers: inout SeededNumbers) -> Range<Int> {
    elements.isEmpty ? 0..<0 : elements[numbers.below(elements.count)]
  }

  private func value(_ numbers: inout SeededNumbers) -> Range<Int> {
    values.isEmpty ? 0..<0 : values[numbers.below(values.count)]
  }

  /// Values that are rarely tested as numbers, names, sizes and texts.
  private static let hostile = [
    "", "-1", "0", "1e308", "-1e308", "1e-320", "NaN", "inf", "9223372036854775808", "-9223372036854775809",
    "4294967296",
    "1,5", "0x10", "1000000000", "0.30000000000000004", "1001", "1:0", "0:0", "YES", "no", "default", "flat7", "..",
    "/",
    "&#0;", "&amp;", "\u{202E}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "\u{FEFF}", "👍🏽", "\u{1B}[2J", "%s%n", "{}", "$(x)",
    "`x`",
    "width", "height", "leading", "top", "firstBaseline", "centerX", "safeArea", "UILabel", "self", "class", "init",
    String(repeating: "W", count: 5000), String(repeating: "界", count: 900),
  ]
}
