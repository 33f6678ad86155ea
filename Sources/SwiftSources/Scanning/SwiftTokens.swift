/// Finds the ends of comments and literals of a Swift source from its bytes alone.
struct SwiftTokens {
  let bytes: [UInt8]
  /// Whether interpolations end at the end of their line. Set after an interpolation that is never closed, so that a
  /// source full of them is read once.
  private(set) var endsInterpolationsAtLine = false
  /// Whether a literal does not end properly, so that the parser may see other literals.
  private(set) var isBroken = false
  /// The deepest nesting of strings in interpolations so far.
  private(set) var deepestString = 0
  /// The code in the interpolations of the last string, which includes the strings in them.
  private(set) var interpolations: [Range<Int>] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Returns the offset after a comment; `nil` if none starts. Block comments nest, and an open one ends with the file.
  func endOfComment(at start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "/") else { return nil }
    if byte(start + 1) == UInt8(ascii: "/") { return endOfLine(at: start) }
    guard byte(start + 1) == UInt8(ascii: "*") else { return nil }
    var depth = 1
    var index = start + 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// Returns the offset of the line break or the end of the file.
  func endOfLine(at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
  }

  /// Returns the offset of the first byte that is neither whitespace nor in a comment.
  func endOfTrivia(at start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if let end = endOfComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Returns the offset after a string or an extended regular expression; `nil` if none starts.
  func endOfLiteral(at start: Int) -> Int? {
    var tokens = self
    return tokens.skipLiteral(at: start)
  }

  mutating func skipLiteral(at start: Int) -> Int? {
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    if byte(index) == UInt8(ascii: "\"") { return skipString(at: start) }
    guard hashes > 0, byte(index) == UInt8(ascii: "/") else { return nil }
    // The parser may read it differently.
    isBroken = true
    index += 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        return index + 1 + hashes
      }
      index += 1
    }
    return endOfLine(at: start)
  }

  /// Returns the offset after a regular expression between slashes; `nil` if the slash is an operator.
  func endOfRegularExpression(at start: Int) -> Int? {
    guard byte(start + 1) > 0x20, start == 0 || bytes[start - 1] <= 0x20 || "([{,:;".utf8.contains(bytes[start - 1]),
      canStartExpression(behind: start)
    else { return nil }
    var index = start + 1
    var isInClass = false
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a value may follow: an operator, an opening bracket or a separator precedes the offset.
  func canStartExpression(behind end: Int) -> Bool {
    var index = end - 1
    while index >= 0, bytes[index] <= 0x20 { index -= 1 }
    guard index >= 0 else { return true }
    return "=([{,:;!&|?~^<>+-*%".utf8.contains(bytes[index])
  }

  fileprivate func hasHashes(_ count: Int, at start: Int) -> Bool {
    (start..<start + count).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }
}

/// An open string, with its current interpolation.
private struct OpenString {
  var hashes: Int
  var isMultiline: Bool
  /// Open parentheses of the current interpolation; 0 in the text itself.
  var parentheses = 0
}

extension SwiftTokens {
  /// Skips a string and the strings in its interpolations. Without recursion, because they may nest to any depth.
  private mutating func skipString(at start: Int) -> Int {
    var index = start
    var open: [OpenString] = []
    interpolations = []
    push(&open, &index)
    while index < bytes.count, let top = open.last {
      if top.parentheses > 0 {
        skipInterpolation(&open, &index)
      } else {
        skipText(top, &open, &index)
      }
    }
    if !open.isEmpty { isBroken = true }
    if let last = interpolations.last, last.upperBound == bytes.count {
      interpolations[interpolations.count - 1] = last.lowerBound..<endOfLine(at: last.lowerBound)
    }
    guard open.contains(where: { $0.parentheses > 0 }) else { return min(index, bytes.count) }
    endsInterpolationsAtLine = true
    return endOfLine(at: start)
  }

  private mutating func push(_ open: inout [OpenString], _ index: inout Int) {
    var hashes = 0
    while byte(index) == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    var string = OpenString(hashes: hashes, isMultiline: false)
    if byte(index + 1) == UInt8(ascii: "\""), byte(index + 2) == UInt8(ascii: "\"") {
      var next = index + 3
      while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
      string.isMultiline = byte(next) == 0x0A || byte(next) == 0x0D
      if !string.isMultiline { isBroken = true }
    }
    index += string.isMultiline ? 3 : 1
    open.append(string)
    deepestString = max(deepestString, open.count)
  }

  private mutating func skipText(_ top: OpenString, _ open: inout [OpenString], _ index: inout Int) {
    switch bytes[index] {
    case UInt8(ascii: "\\") where hasHashes(top.hashes, at: index + 1):
      index += 1 + top.hashes
      if byte(index) == UInt8(ascii: "(") {
        open[open.count - 1].parentheses = 1
        // It may have no end.
        if open.count == 1 { interpolations.append(index + 1..<bytes.count) }
      }
      if byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
    case UInt8(ascii: "\""):
      let quotes = top.isMultiline ? 3 : 1
      let isEnd =
        (index..<index + quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
        && hasHashes(top.hashes, at: index + quotes)
      index += isEnd ? quotes + top.hashes : 1
      if isEnd { open.removeLast() }
    case 0x0A where !top.isMultiline, 0x0D where !top.isMultiline:
      isBroken = true
      open.removeLast()
    default:
      index += 1
    }
  }

  private mutating func skipInterpolation(_ open: inout [OpenString], _ index: inout Int) {
    switch bytes[index] {
    case UInt8(ascii: "("):
      open[open.count - 1].parentheses += 1
    case UInt8(ascii: ")"):
      open[open.count - 1].parentheses -= 1
      if open.count == 1, open[0].parentheses == 0, let last = interpolations.last {
        interpolations[interpolations.count - 1] = last.lowerBound..<index
      }
    case UInt8(ascii: "\""):
      return push(&open, &index)
    case UInt8(ascii: "#"):
      var next = index
      while byte(next) == UInt8(ascii: "#") { next += 1 }
      if byte(next) == UInt8(ascii: "\"") { return push(&open, &index) }
    case 0x0A where endsInterpolationsAtLine, 0x0D where endsInterpolationsAtLine:
      isBroken = true
      open.removeAll()
      return
    default:
      if let end = endOfComment(at: index) {
        index = end
        return
      }
    }
    index += 1
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name: letters, digits, underscores, dollar signs and non-ASCII bytes.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
