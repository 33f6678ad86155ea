extension CodeText {
  /// Returns the documentation comments before a declaration as plain text: the last block of `///` or `/** */`
  /// comments, without comment markers.
  func documentation(_ trivia: Range<Int>) -> String {
    guard mayDocument(trivia) else { return "" }
    var lines: [String] = []
    var index = trivia.lowerBound
    var lineBreaks = 0
    while index < trivia.upperBound {
      guard let end = SwiftTokens(bytes).endOfComment(at: index) else {
        if bytes[index] == 0x0A || (bytes[index] == 0x0D && SwiftTokens(bytes).byte(index + 1) != 0x0A) {
          lineBreaks += 1
        }
        index += 1
        continue
      }
      let comment = index..<min(end, trivia.upperBound)
      // Comments before a blank line do not belong to the declaration.
      if lineBreaks > 1 { lines = [] }
      lineBreaks = 0
      lines += documentationLines(comment)
      index = end
    }
    return lines.joined(separator: "\n").trimmed
  }

  private func mayDocument(_ trivia: Range<Int>) -> Bool {
    guard trivia.count > 3, trivia.upperBound <= bytes.count else { return false }
    var index = trivia.lowerBound
    while index + 2 < trivia.upperBound {
      if bytes[index] == UInt8(ascii: "/"),
        bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"),
        bytes[index + 2] == bytes[index + 1]
      {
        return true
      }
      index += 1
    }
    return false
  }

  private func documentationLines(_ comment: Range<Int>) -> [String] {
    let text = verbatim(comment)
    if text.hasPrefix("///") {
      let line = text.dropFirst(3)
      return [(line.first == " " ? line.dropFirst() : line).trimmedEnd]
    }
    guard text.hasPrefix("/**"), text.utf8.count > 4 else { return [] }
    let content = text.hasSuffix("*/") ? text.dropFirst(3).dropLast(2) : text.dropFirst(3)
    return content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var line = line.drop { $0 == " " || $0 == "\t" }
      if line.first == "*" { line = line.dropFirst() }
      return (line.first == " " ? line.dropFirst() : line).trimmedEnd
    }
  }
}

extension StringProtocol {
  fileprivate var trimmedEnd: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }

  fileprivate var trimmed: String { String(drop { $0.isWhitespace }).trimmedEnd }
}
