internal import ThemeSource

/// The bytes of a source, and functions that quote parts of them.
struct CodeText {
  let file: FileID
  let bytes: [UInt8]

  init(_ file: SourceFile) {
    self.file = file.id
    bytes = file.bytes
  }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file, range: SourceRange(range)) }

  /// Returns the text without comments. Whitespace becomes single spaces; line breaks next to brackets are removed.
  func normalized(_ range: Range<Int>) -> String { quote(range, spaces: true) }

  /// Returns the text without comments and whitespace, e.g. `Action.signUp` for a multiline expression.
  func compact(_ range: Range<Int>) -> String { quote(range, spaces: false) }

  /// Returns the unchanged text.
  func verbatim(_ range: Range<Int>) -> String { String(decoding: bytes[clamped(range)], as: UTF8.self) }

  private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<bytes.count) }

  private func quote(_ wholeRange: Range<Int>, spaces: Bool) -> String {
    let range = clamped(wholeRange)
    guard bytes[range].contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "/") }) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if let gap = gap(at: index, below: range.upperBound) {
        index = gap.end
        guard spaces, gap.hasSpace, index < range.upperBound, let previous = result.last else { continue }
        let isInside = gap.isBroken && (previous.opensBracket || bytes[index].closesBracket)
        if !isInside { result.append(0x20) }
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") {
        let end = min(SwiftTokens(bytes).endOfLiteral(at: index) ?? index + 1, range.upperBound)
        result += bytes[index..<end]
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private struct Gap {
    var end: Int
    var hasSpace = false
    /// Whether it contains a line break or a comment.
    var isBroken = false
  }

  /// Skips whitespace and comments; returns `nil` if there are none.
  private func gap(at start: Int, below limit: Int) -> Gap? {
    var gap = Gap(end: start)
    while gap.end < limit {
      switch bytes[gap.end] {
      case 0x0A, 0x0D:
        gap.hasSpace = true
        gap.isBroken = true
        gap.end += 1
      case 0...0x20:
        gap.hasSpace = true
        gap.end += 1
      default:
        guard let end = SwiftTokens(bytes).endOfComment(at: gap.end) else { return gap.end == start ? nil : gap }
        gap.isBroken = true
        gap.end = end
      }
    }
    return gap
  }
}

extension UInt8 {
  fileprivate var opensBracket: Bool {
    self == UInt8(ascii: "(") || self == UInt8(ascii: "[") || self == UInt8(ascii: "<")
  }

  fileprivate var closesBracket: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: ">") || self == UInt8(ascii: ",")
  }
}
