internal import ThemeSource
internal import Yams

/// Reads a configuration file as a safe subset of YAML. Anchors, aliases, multiple documents, keys that are not text,
/// deep nesting and control characters are errors.
///
/// - Returns: the root; nil if the file is empty or invalid.
func parseYAML(_ file: SourceFile, limits: Limits) -> Diagnosed<YAMLNode?> {
  var parser = ConfigurationYAML(file: file)
  let root = parser.parse(limits: limits)
  return Diagnosed(root, parser.diagnostics)
}

/// Reads a file.
private struct ConfigurationYAML {
  let file: SourceFile
  let lines: LineTable
  /// Number of bytes of a byte order mark, which is not passed to Yams.
  let skipped: Int
  var diagnostics: [Diagnostic] = []

  init(file: SourceFile) {
    self.file = file
    lines = LineTable(file.bytes)
    skipped = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func parse(limits: Limits) -> YAMLNode? {
    guard file.bytes.count <= limits.configurationBytes else {
      report(
        .limits, "the file is larger than \(limits.configurationBytes) bytes", 0..<0, help: "divide it")
      return nil
    }
    guard checkBytes(), checkAnchors() else { return nil }
    guard let text = String(validating: file.bytes[skipped...], as: UTF8.self) else { return nil }
    do {
      // Scalars are read as text; resolving their types would cost more than parsing.
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return nil }
      return convert(root, depth: 1)
    } catch let error as YamlError {
      report(error)
    } catch {
      report(.malformedYAML, "the file is not valid YAML", 0..<0)
    }
    return nil
  }
}

// MARK: - Before parsing

extension ConfigurationYAML {
  /// Reports bytes that are not UTF-8, and invisible characters.
  private mutating func checkBytes() -> Bool {
    var offset = 0
    var iterator = file.bytes.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return true
      case .error:
        report(.encoding, "the file is not UTF-8", offset..<offset + 1, help: "save it as UTF-8")
        return false
      case .scalarValue(let scalar):
        let width = UTF8.width(scalar)
        if scalar.isHostile, scalar != "\t", scalar != "\n", scalar != "\r" {
          let name = String(scalar.value, radix: 16, uppercase: true)
          report(
            .controlCharacter,
            "the character U+\(String(repeating: "0", count: max(0, 4 - name.count)))\(name)"
              + " is not allowed here", offset..<offset + width, help: "remove it; it may be invisible in editors")
          return false
        }
        offset += width
      }
    }
  }

  /// Reports anchors before parsing, because a few nested ones can make parsing take forever. Without anchors, the
  /// parser reports every alias.
  ///
  /// Any `&` before a name at the start of a word is treated as an anchor, even in quotes and comments.
  private mutating func checkAnchors() -> Bool {
    let bytes = file.bytes
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "&") {
      guard offset + 1 < bytes.count, bytes[offset + 1].isWord else { continue }
      if offset > skipped, bytes[offset - 1].isWord || bytes[offset - 1] >= 0x80 { continue }
      var end = offset + 1
      while end < bytes.count, bytes[end].isWord { end += 1 }
      report(
        .yamlAlias, "anchors are not allowed", offset..<end,
        help: "repeat the value where it is used, or quote a string that starts with '&'")
      return false
    }
    return true
  }
}

extension UInt8 {
  /// Whether the byte is allowed in the name of an anchor: a letter, a digit, `_` or `-`.
  fileprivate var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
    default: false
    }
  }
}

// MARK: - Locations

extension ConfigurationYAML {
  /// Returns the byte offset of a mark. Lines and columns count from 1; columns are in scalars.
  private func offset(of mark: Mark?) -> Int {
    guard let mark, mark.line >= 1, mark.line <= lines.lineStarts.count else { return file.bytes.count }
    // A byte order mark is one scalar of the first line.
    let column = max(0, mark.column - 1) + (mark.line == 1 && skipped > 0 ? 1 : 0)
    return lines.offset(ofColumn: column, inLine: mark.line - 1)
  }

  private func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file.id, range: SourceRange(range)) }

  private mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, _ range: Range<Int>, related: [Diagnostic.Related] = [],
    help: String? = nil
  ) {
    diagnostics.append(Diagnostic(descriptor, message, at: span(range), related: related, help: help))
  }

  /// Returns the end of a scalar that starts at an offset.
  private func scalarEnd(_ text: String, _ style: Node.Scalar.Style, from start: Int) -> Int {
    let bytes = file.bytes
    switch style {
    case .singleQuoted, .doubleQuoted:
      guard start < bytes.count, let quote = bytes[start...].first else { return start }
      var offset = start + 1
      while offset < bytes.count, bytes[offset] != quote {
        offset += quote == UInt8(ascii: "\"") && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(offset + 1, bytes.count)
    case .any, .plain, .literal, .folded:
      if bytes[start...].starts(with: text.utf8) { return start + text.utf8.count }
      return max(start, lines.lineBytes(lines.lineIndex(of: UInt32(clamping: start))).endIndex)
    }
  }
}

// MARK: - Nodes

extension ConfigurationYAML {
  private mutating func convert(_ node: Node, depth: Int) -> YAMLNode {
    let start = min(offset(of: node.mark), file.bytes.count)
    guard depth <= Configuration.deepestValue else {
      report(.malformedYAML, "values are nested more than \(Configuration.deepestValue) levels deep", start..<start + 1)
      return YAMLNode(content: .scalar("", isPlain: true), span: span(start..<start))
    }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      return YAMLNode(
        content: .scalar(scalar.string, isPlain: isPlain),
        span: span(start..<scalarEnd(scalar.string, scalar.style, from: start)))
    case .sequence(let sequence):
      let items = sequence.map { convert($0, depth: depth + 1) }
      let end = max(start, items.last.map { Int($0.span.range.end) } ?? start + 1)
      return YAMLNode(content: .sequence(items), span: span(start..<end))
    case .mapping(let mapping):
      var entries: [YAMLNode.Entry] = []
      for (key, value) in mapping {
        let name = convert(key, depth: depth + 1)
        let converted = convert(value, depth: depth + 1)
        if case .scalar(let text, _) = name.content {
          entries.append(.init(key: text, keySpan: name.span, value: converted))
        } else {
          report(.malformedYAML, "a key must be a string", name.span.range.offsets)
        }
      }
      let end = max(start, entries.last.map { Int($0.value.span.range.end) } ?? start + 1)
      return YAMLNode(content: .mapping(entries), span: span(start..<end))
    case .alias:
      report(.yamlAlias, "aliases are not allowed", start..<start + 1)
      return YAMLNode(content: .scalar("", isPlain: true), span: span(start..<start))
    }
  }
}

// MARK: - Errors of Yams

extension ConfigurationYAML {
  private mutating func report(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      report(problem: problem, context: context, mark)
    case .duplicatedKeysInMapping(let keys, let context):
      reportDuplicate(keys.sorted().first ?? "", first: offset(of: context.mark))
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem):
      report(.malformedYAML, problem.lowercased(), 0..<0)
    case .no, .memory, .dataCouldNotBeDecoded:
      report(.malformedYAML, "the file is not valid YAML", 0..<0)
    }
  }

  private mutating func report(problem: String, context: YamlError.Context?, _ mark: Mark) {
    let alias = context.flatMap { $0.text.contains("alias") ? $0.mark : nil }
    let start = offset(of: alias ?? mark)
    let end = min(start + 1, file.bytes.count)
    if alias != nil || problem.contains("undefined alias") {
      report(
        .yamlAlias, "a value that starts with '*' is a YAML alias, which is not allowed", start..<end,
        help: "quote the glob: '*.xib'")
      return
    }
    if problem.contains("nesting level") {
      report(.malformedYAML, "values are nested too deeply", start..<end, help: "remove some of the levels")
      return
    }
    if problem.contains("found another document") {
      report(
        .malformedYAML, "the file contains more than one document", start..<end,
        help: "remove what follows the '---' line"
      )
      return
    }
    let related = context.map { context -> [Diagnostic.Related] in
      let start = offset(of: context.mark)
      return [.init(span(start..<min(start + 1, file.bytes.count)), context.text)]
    }
    let hasTab = lines.lineBytes(mark.line - 1).contains(0x09)
    report(
      .malformedYAML, problem, start..<end, related: related ?? [],
      help: hasTab ? "indent with spaces; YAML does not allow tabs" : nil)
  }

  /// Yams reports the first of two equal keys. Searches the lines below it for the second one.
  private mutating func reportDuplicate(_ key: String, first: Int) {
    let firstRange = first..<min(first + key.utf8.count, file.bytes.count)
    let second = duplicate(of: key, after: firstRange) ?? firstRange
    let related =
      second == firstRange ? [] : [Diagnostic.Related(span(firstRange), "first occurrence")]
    report(
      .duplicateKey, "duplicate key '\(key)'", second, related: related,
      help: "keep one of them, or merge their values")
  }

  /// Returns the next range of a key in the same column, or later on its line; nil if the key is spelled differently,
  /// for example with escapes.
  private func duplicate(of key: String, after first: Range<Int>) -> Range<Int>? {
    let line = lines.lineIndex(of: UInt32(clamping: first.lowerBound))
    let column = first.lowerBound - lines.lineBytes(line).startIndex
    for next in (line + 1)..<max(line + 1, lines.lineStarts.count) {
      let start = lines.lineBytes(next).startIndex + column
      if let range = keyRange(key, at: start, in: lines.lineBytes(next)) { return range }
    }
    let rest = lines.lineBytes(line)
    return (first.upperBound..<max(first.upperBound, rest.endIndex)).lazy
      .compactMap { keyRange(key, at: $0, in: rest) }.first
  }

  /// Returns the range of a key at an offset, bare or in quotes, if a colon follows it.
  private func keyRange(_ key: String, at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    guard start >= line.startIndex, start < line.endIndex else { return nil }
    if start > line.startIndex, line[start - 1].isWord { return nil }
    for spelling in [key, "'\(key)'", "\"\(key)\""] where line[start...].starts(with: spelling.utf8) {
      let end = start + spelling.utf8.count
      if line[end...].first(where: { $0 != 0x20 }) == UInt8(ascii: ":") { return start..<end }
    }
    return nil
  }
}
