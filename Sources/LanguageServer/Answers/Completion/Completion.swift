internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The words that can be written at a position.
  ///
  /// - Parameter withSnippets: Whether inserted texts may have places for the cursor.
  func completions(at position: Position, withSnippets: Bool = false) -> CompletionList {
    let offset = positions.offset(of: position)
    let words: [CompletedWord]
    let start: Int
    if Path.name(of: path) == Configuration.fileName {
      (words, start) = configurationWords(at: offset)
    } else if isMarkup(path) {
      (words, start) = markupWords(at: offset)
    } else {
      (words, start) = codeWords(at: offset)
    }
    return list(words, from: start, to: offset, withSnippets)
  }

  /// The words at an offset of markup, and the offset at which they start.
  private func markupWords(at offset: Int) -> ([CompletedWord], Int) {
    switch MarkupContext(source.bytes, at: offset) {
    case .element(let prefix): return (elementWords(at: prefix), prefix)
    case .endTag(let prefix):
      guard let node = openElement(at: prefix - 2) else { return ([], prefix) }
      var word = CompletedWord(tree[node].name, .property)
      word.ending = source.bytes[offset...].first == UInt8(ascii: ">") ? "" : ">"
      return ([word], prefix)
    case .attribute(let tag, let prefix): return (attributeWords(of: tag, prefix: prefix, at: offset), prefix)
    case .value(let tag, let attribute, let prefix):
      let start = isList(attribute, in: tag) ? startOfWord(from: prefix, to: offset) : prefix
      return (valueWords(ofAttribute: attribute, in: tag), start)
    case .none: return ([], offset)
    }
  }

  /// Returns the offset after the last space or comma of a list.
  private func startOfWord(from start: Int, to end: Int) -> Int {
    let separators = [UInt8(ascii: " "), UInt8(ascii: ",")]
    return source.bytes[start..<end].lastIndex { separators.contains($0) }.map { $0 + 1 } ?? start
  }

  /// The maximum number of words in a list.
  private static var mostWords: Int { 200 }

  /// The words by rank, or of many words the first of those with the typed letters in their order. The client asks for more after the next
  /// key.
  private func list(_ words: [CompletedWord], from start: Int, to end: Int, _ withSnippets: Bool) -> CompletionList {
    let range = positions.range(of: SourceRange(min(start, end)..<end))
    var (words, known, isIncomplete) = (words, Set<String>(), false)
    if words.count > Self.mostWords {
      let typed = source.bytes[min(start, end)..<end].map(\.lowercased)
      let fitting = words.filter { $0.text.utf8.contains(inOrder: typed) }
      let ranked = CompletedWord.Rank.allCases.flatMap { rank in fitting.filter { $0.rank == rank } }
      words = Array(ranked.prefix(Self.mostWords))
      isIncomplete = true
    }
    let items = words.filter { known.insert($0.text).inserted }.enumerated().map { index, word in
      let isSnippet = withSnippets && word.attributes != []
      return CompletionItem(
        label: word.text, kind: word.kind, detail: word.detail, documentation: word.documentation,
        // Texts are compared as text, so all numbers have the same length.
        sortText: "\(word.rank.rawValue)\(1000 + index)", insertTextFormat: isSnippet ? 2 : nil,
        textEdit: TextEdit(range: range, newText: word.insertion(asSnippet: isSnippet)))
    }
    return CompletionList(isIncomplete: isIncomplete, items: items)
  }

  // MARK: Elements around a position

  /// The name of the element with its start tag at an offset.
  func elementName(at tag: Int) -> String {
    String(decoding: source.bytes[(tag + 1)...].prefix { $0.isMarkupName }, as: UTF8.self)
  }

  func kind(at tag: Int) -> ElementKind { ElementKind(name: elementName(at: tag)) }

  /// The element with its start tag at an offset; `nil` if the tag is too incomplete to be read.
  func element(at tag: Int) -> NodeID? {
    tree.innermost(at: UInt32(clamping: tag)).flatMap { Int(tree[$0].range.start) == tag ? $0 : nil }
  }

  /// The innermost element that is open at an offset.
  func openElement(at offset: Int) -> NodeID? {
    let offset = UInt32(clamping: offset)
    var next = tree.innermost(at: offset)
    while let node = next, tree[node].startTagEnd > offset { next = tree.parent(of: node) }
    return next
  }
}

extension Sequence<UInt8> {
  /// Whether letters occur in their order, ignoring the case of ASCII letters.
  fileprivate func contains(inOrder letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for byte in self where byte.lowercased == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
