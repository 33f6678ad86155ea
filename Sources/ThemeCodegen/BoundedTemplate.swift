internal import Stencil
internal import Synchronization
internal import ThemeSource

/// Limits on templates, which have none in Stencil.
package enum TemplateLimits {
  /// Blocks that a template can nest. Stencil parses and renders them recursively.
  package static let nestedBlocks = 64
  /// Bytes of a tag. Stencil parses the operators and parentheses in it recursively.
  package static let tagBytes = 1_000
  package static let tags = 10_000
  /// Largest number at the ends of a range.
  package static let rangeEnd = 10_000
  /// Columns of the filter `indent`.
  package static let indent = 100
  /// Bytes that the loops and the variables of a template write together.
  package static let outputBytes = 64 << 20
}

/// A Stencil template that can neither overflow the stack nor write without end. Stencil itself has no limits.
///
/// The lists of its loops and its variables pass through filters, which count what is written.
struct BoundedTemplate {
  /// The template with these filters.
  let text: String

  /// Tags that an `end…` tag closes.
  private static let blocks: Set<String> = ["if", "ifnot", "for", "filter", "block"]

  /// A tag, without its braces.
  private struct Tag {
    var range: Range<Int>
    /// The character after the opening brace: `%`, `{` or `#`.
    var kind: UInt8
    var line: Int
    /// Bytes between a `for` and its `endfor`.
    var body = 0
  }

  /// Throws if a tag is not closed, because Stencil would omit the rest of the template, and if the template exceeds a limit.
  init(_ source: String) throws(TemplateFailure) {
    let bytes = Array(source.utf8)
    var tags = try Self.tags(of: bytes)
    guard tags.count <= TemplateLimits.tags else {
      throw TemplateFailure(description: "the template has more than \(TemplateLimits.tags) tags: divide it")
    }
    var open: [(word: String, index: Int)] = []
    for index in tags.indices {
      let (tag, line) = (tags[index], tags[index].line)
      guard tag.kind == UInt8(ascii: "%") else { continue }
      let word = Self.words(bytes[tag.range]).first.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      if Self.blocks.contains(word) || word.hasSuffix(":") {
        open.append((word, index))
      } else if word.hasPrefix("end"), let block = open.popLast() {
        tags[block.index].body = tag.range.lowerBound - tags[block.index].range.upperBound
      }
      guard open.count <= TemplateLimits.nestedBlocks else {
        throw TemplateFailure(
          description: "line \(line) of the template is in more than \(TemplateLimits.nestedBlocks) blocks: nest fewer")
      }
    }
    var written: [UInt8] = []
    var done = 0
    for tag in tags where tag.kind != UInt8(ascii: "#") {
      let isVariable = tag.kind == UInt8(ascii: "{")
      let changes =
        isVariable ? Self.countedVariable(bytes, tag) : try Self.countedList(bytes, tag).map { [$0] } ?? []
      for change in changes {
        written += bytes[done..<change.place.lowerBound] + Array(change.text.utf8)
        done = change.place.upperBound
      }
    }
    text = String(decoding: written + bytes[done...], as: UTF8.self)
  }

  /// The ends of the values that a variable can write, and a filter to insert there: for `A if B else C`, those of A and C.
  private static func countedVariable(_ bytes: [UInt8], _ tag: Tag) -> [(place: Range<Int>, text: String)] {
    let words = words(bytes[tag.range])
    func isWord(_ index: Int, _ text: String) -> Bool { bytes[words[index]].elementsEqual(text.utf8) }
    guard let first = words.first, let last = words.last else { return [] }
    var ends = [last.upperBound]
    // Stencil reads this form after one word only.
    if words.count > 2, isWord(1, "if") {
      let other = words.indices.dropFirst(2).first { isWord($0, "else") }
      ends = [first.upperBound] + (other.map { $0 + 1 < words.count } ?? false ? ends : [])
    }
    return ends.map { ($0..<$0, "|written") }
  }

  /// The list of a `for` tag, and the expression that replaces it; nil for other tags.
  private static func countedList(
    _ bytes: [UInt8], _ tag: Tag
  ) throws(TemplateFailure) -> (place: Range<Int>, text: String)? {
    let words = words(bytes[tag.range])
    func word(_ index: Int) -> String {
      words.indices.contains(index) ? String(decoding: bytes[words[index]], as: UTF8.self) : ""
    }
    guard let start = word(0) == "for" ? 0 : word(1) == "for" ? 1 : nil else { return nil }
    guard let place = words.indices.dropFirst(start + 1).first(where: { word($0) == "in" }),
      words.indices.contains(place + 1)
    else {
      throw TemplateFailure(
        description: "line \(tag.line) of the template has a loop without a list: write 'for NAME in LIST'")
    }
    let list = words[place + 1]
    let parts = word(place + 1).split(separator: ".", omittingEmptySubsequences: false)
    // `1...9` is split into "1", "", "", "9".
    guard parts.count == 4, parts[1].isEmpty, parts[2].isEmpty else {
      return (list, "\(word(place + 1))|counted:\(tag.body)")
    }
    guard let first = Int(parts[0]), let last = Int(parts[3]),
      [first, last].allSatisfy((-TemplateLimits.rangeEnd...TemplateLimits.rangeEnd).contains)
    else {
      throw TemplateFailure(
        description:
          "line \(tag.line) of the template loops over '\(word(place + 1).escaped)': write the ends of a range as numbers up to \(TemplateLimits.rangeEnd)"
      )
    }
    return (list, "\"\(first)\"|range:\"\(last)\"|counted:\(tag.body)")
  }

  /// The words of a tag: Stencil separates them by spaces outside of quotation marks.
  private static func words(_ tag: ArraySlice<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var quote: UInt8?
    for index in tag.indices {
      let byte = tag[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      let isSpace = quote == nil && [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      if isSpace, let first = start {
        words.append(first..<index)
        start = nil
      } else if !isSpace, start == nil, !(words.isEmpty && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))) {
        start = index
      }
    }
    if let start { words.append(start..<tag.endIndex) }
    return words
  }

  private static func tags(of text: [UInt8]) throws(TemplateFailure) -> [Tag] {
    var tags: [Tag] = []
    var (index, line) = (0, 1)
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "\n") { line += 1 }
      guard text[index] == UInt8(ascii: "{"), let end = ends[text[index + 1]] else {
        index += 1
        continue
      }
      // One character may open and close a tag, as in Stencil.
      guard
        let close = text.indices[(index + 1)...].dropLast().first(where: {
          text[$0] == end && text[$0 + 1] == UInt8(ascii: "}")
        })
      else {
        let tag = String(decoding: text[index...].prefix { $0 != UInt8(ascii: "\n") }.prefix(60), as: UTF8.self)
        throw TemplateFailure(
          description: "a tag in line \(line) of the template is not closed: '\(tag.escaped)'")
      }
      let range = index + 2..<max(close, index + 2)
      guard range.count <= TemplateLimits.tagBytes || end == UInt8(ascii: "#") else {
        throw TemplateFailure(
          description:
            "a tag in line \(line) of the template is longer than \(TemplateLimits.tagBytes) bytes: divide it")
      }
      tags.append(Tag(range: range, kind: text[index + 1], line: line))
      line += text[index..<close].count { $0 == UInt8(ascii: "\n") }
      index = close + 2
    }
    return tags
  }

  /// The character before a tag's closing brace, by the one after its opening brace.
  private static let ends = [
    UInt8(ascii: "%"): UInt8(ascii: "%"), UInt8(ascii: "#"): UInt8(ascii: "#"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// Adds the filters that count what is written.
  func addLimits(to filters: Extension) {
    filters.registerFilter("range") { value, arguments in
      guard let first = (value as? String).flatMap({ Int($0) }),
        let last = (arguments.first as? String).flatMap({ Int($0) })
      else { return value }
      return first <= last ? Array(first...last) : Array((last...first).reversed())
    }
    let written = Mutex(0)
    func add(_ count: Int, times bytes: Int) throws {
      let (added, isTooMuch) = count.multipliedReportingOverflow(by: bytes)
      let isMore = written.withLock { sum in
        sum = isTooMuch || added > TemplateLimits.outputBytes || sum > TemplateLimits.outputBytes ? .max : sum + added
        return sum > TemplateLimits.outputBytes
      }
      if isMore {
        throw TemplateSyntaxError(
          "it writes more than \(TemplateLimits.outputBytes >> 20) MB, or its loops run too often")
      }
    }
    filters.registerFilter("counted") { value, arguments in
      let body = arguments.first.flatMap { $0 }.flatMap { Double("\($0)") }.flatMap { Int(exactly: $0) } ?? 1
      try add(1 + ((value as? [Any])?.count ?? (value as? [String: Any])?.count ?? 1), times: 64 + max(0, body))
      return value
    }
    filters.registerFilter("written") { value in
      if let value { try add(1, times: (value as? String)?.utf8.count ?? "\(value)".utf8.count) }
      return value
    }
  }
}
