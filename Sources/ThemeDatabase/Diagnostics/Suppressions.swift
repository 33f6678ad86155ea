package import ThemeSource
package import ThemeSyntax

/// An instruction in a theme that suppresses a code or a group of codes in a file or an element.
package struct Suppression: Sendable {
  /// The reason why an instruction has no effect.
  package enum Fault: Sendable {
    /// The instruction does not name a rule.
    case empty
    case unknownAttribute(meant: String)
    /// The instruction is unknown, or not allowed in that place.
    case unknownInstruction
  }

  /// `layout/ambiguous`, `layout/*` or `*`; the text of the instruction if it has a fault.
  package var pattern: String
  /// The range of the pattern.
  package var span: SourceSpan
  /// The range in which diagnostics are suppressed; `nil` for the whole file.
  package var scope: SourceRange?
  /// The range to remove if the suppression is unused.
  package var removal: SourceSpan
  package var fault: Fault?

  /// Whether the suppression applies to a code.
  package func names(_ code: Diagnostic.Code) -> Bool {
    pattern == "*" || pattern == code.rawValue || (pattern.hasSuffix("/*") && pattern.dropLast(2) == code.group)
  }

  /// Whether it silences a diagnostic.
  package func covers(_ diagnostic: Diagnostic) -> Bool {
    guard fault == nil, let place = diagnostic.span, place.file == span.file, names(diagnostic.code) else {
      return false
    }
    return scope.map { $0.start <= place.range.start && place.range.start < $0.end } ?? true
  }
}

/// All suppressions of a file, in document order.
///
/// - `lint:ignore="layout/ambiguous, a11y/*"` on an element applies to it and its descendants. The prefix is the one
///   that the document binds to `urn:themec:lint`.
/// - `<!-- themec:ignore-file naming/theme-name-case -->` applies to the file.
/// - `themec:ignore layout/ambiguous` in an element's notes (`userComments`, which Interface Builder preserves) applies
///   to the element.
package func suppressions(in document: ThemeDocument, file: SourceFile) -> [Suppression] {
  var reader = SuppressionReader(tree: document.tree, tokens: document.tokens, file: file)
  reader.readAttributes()
  reader.readNotes()
  for comment in document.comments { reader.readComment(comment) }
  return reader.found.sorted { $0.span < $1.span }
}

private struct SuppressionReader {
  let tree: ElementTree
  let tokens: SyntaxTokens
  let file: SourceFile
  var found: [Suppression] = []

  /// Prefixes that the document binds to themec's namespace, including the colon.
  private var prefixes: Set<String> {
    var names: Set<String> = []
    for node in tree.all.prefix(1) {
      for attribute in tree.attributes(of: node)
      where attribute.value == "urn:themec:lint" && attribute.writtenName.hasPrefix("xmlns:") {
        names.insert("\(attribute.writtenName.dropFirst(6)):")
      }
    }
    return names
  }

  mutating func readAttributes() {
    let prefixes = prefixes
    if prefixes.isEmpty { return }
    for node in tree.all {
      for attribute in tree.attributes(of: node) {
        guard let prefix = prefixes.first(where: { attribute.writtenName.hasPrefix($0) }) else { continue }
        if attribute.writtenName != prefix + "ignore" {
          add(.unknownAttribute(meant: prefix + "ignore"), at: attribute.nameRange, whole: attribute.nameRange)
          continue
        }
        // Including the closing quote.
        let whole = file.withSpaceBefore(
          SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end + 1))
        let words = words(in: attribute.valueRange.offsets)
        if words.isEmpty {
          add(.empty, at: attribute.nameRange, whole: whole)
        } else {
          add(words, scope: tree[node].span.range, whole: whole)
        }
      }
    }
  }

  mutating func readNotes() {
    for node in tree.nodes(.attributedString) where tree.has(.key, "userComments", of: node) {
      guard let owner = tree.parent(of: node) else { continue }
      let texts = tokens.tokens(in: tree[node].range).compactMap { token -> SourceRange? in
        switch token.kind {
        case .text: token.range
        // The text between '<![CDATA[' and ']]>'.
        case .section: SourceRange(start: token.range.start + 9, end: max(token.range.start + 9, token.range.end - 3))
        default: nil
        }
      }
      let values = tree.subtree(of: node).flatMap { tree.attributes(of: $0).map(\.valueRange) }
      for range in (texts + values).sorted(by: { $0.start < $1.start }) {
        // An instruction ends at a line break, which an attribute value contains as a character reference.
        read("themec:ignore", in: range, endingAt: [0x0A, 0x0D, 0x26], scope: tree[owner].range, whole: nil)
      }
    }
  }

  mutating func readComment(_ range: SourceRange) {
    read(
      "themec:ignore-file", in: SourceRange(start: range.start, end: range.end - min(3, range.end)), endingAt: [0x0A],
      scope: nil, whole: file.wholeLines(of: range))
  }

  /// Reads every instruction that begins with `themec:ignore`, with the words that follow it, up to one of the bytes.
  private mutating func read(
    _ instruction: String, in range: SourceRange, endingAt ends: Set<UInt8>, scope: SourceRange?, whole: SourceRange?
  ) {
    let offsets = range.offsets.clamped(to: file.bytes.indices)
    let wanted = Array("themec:ignore".utf8)
    var index = offsets.lowerBound
    while index + wanted.count <= offsets.upperBound {
      guard file.bytes[index] == wanted[0], file.bytes[index..<index + wanted.count].elementsEqual(wanted) else {
        index += 1
        continue
      }
      let end = file.bytes[index..<offsets.upperBound].firstIndex { ends.contains($0) } ?? offsets.upperBound
      let written = words(in: index..<end)
      if let first = written.first {
        if !file.bytes[first].elementsEqual(instruction.utf8) {
          add(.unknownInstruction, at: SourceRange(first), whole: whole)
        } else if written.count == 1 {
          add(.empty, at: SourceRange(first), whole: whole)
        } else {
          add(Array(written.dropFirst()), scope: scope, whole: whole)
        }
      }
      index = end
    }
  }

  /// The ranges of words, separated by commas and whitespace.
  private func words(in offsets: Range<Int>) -> [Range<Int>] {
    let offsets = offsets.clamped(to: file.bytes.indices)
    return file.bytes[offsets].split { $0 == 0x2C || $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      .map { $0.startIndex..<$0.endIndex }
  }

  private mutating func add(_ fault: Suppression.Fault, at range: SourceRange, whole: SourceRange?) {
    found.append(
      Suppression(
        pattern: file.text(in: range), span: SourceSpan(file: file.id, range: range), scope: nil,
        removal: SourceSpan(file: file.id, range: whole ?? range), fault: fault))
  }

  private mutating func add(_ words: [Range<Int>], scope: SourceRange?, whole: SourceRange?) {
    for (index, word) in words.enumerated() {
      var removal = SourceRange(word)
      if index > 0 {
        removal = SourceRange(words[index - 1].upperBound..<word.upperBound)
      } else if words.count > 1 {
        removal = SourceRange(word.lowerBound..<words[1].lowerBound)
      } else if let whole {
        removal = whole
      }
      found.append(
        Suppression(
          pattern: file.text(in: SourceRange(word)), span: SourceSpan(file: file.id, range: SourceRange(word)),
          scope: scope, removal: SourceSpan(file: file.id, range: removal)))
    }
  }
}
