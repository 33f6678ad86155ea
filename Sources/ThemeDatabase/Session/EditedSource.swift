package import CodeModel
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource

/// The names and words of a source in one version.
package struct EditedSource: Sendable {
  package let path: String
  package let hash: ContentHash
  let declared: CodeStore.Declared
  let words: WordList
}

/// The differences between two states of a project's code.
package struct CodeChange: Sendable {
  /// The edited files.
  package private(set) var files: Set<Int> = []
  /// The names that other files declare or extend than before, and those of classes with another superclass.
  private var names: Set<String> = []
  /// The hashes of the words that other files contain than before.
  private var words: Set<UInt64> = []
  /// The questions with other answers than before.
  private var questions: Set<CodeQuestion> = []

  package init() {}

  package var isEmpty: Bool { files.isEmpty }

  fileprivate mutating func add(_ number: Int, _ former: EditedSource, _ now: EditedSource) {
    files.insert(number)
    names.formUnion(former.declared.names.symmetricDifference(now.declared.names))
    let classes = Set(former.declared.classes.keys).union(now.declared.classes.keys)
    names.formUnion(classes.filter { former.declared.classes[$0] != now.declared.classes[$0] })
    words.formUnion(Set(former.words.hashes).symmetricDifference(now.words.hashes))
  }

  fileprivate mutating func addChangedAnswer(to question: CodeQuestion) { questions.insert(question) }

  /// Whether an answer that was computed from some parts of the code may be another one now.
  package func affects(_ reads: CodeReads) -> Bool {
    if isEmpty { return false }
    return reads.usesAllText || reads.usesAllNames && !names.isEmpty || reads.usesAllSuperclasses && !questions.isEmpty
      || !reads.files.isDisjoint(with: files) || !reads.names.isDisjoint(with: names)
      || !reads.words.isDisjoint(with: words) || !reads.questions.isDisjoint(with: questions)
  }
}

extension Snapshot {
  /// The differences between the project's code and its state in an earlier run; `nil` if that state is not known.
  ///
  /// - Parameters:
  ///   - edited: The edited sources with the hashes of their earlier contents.
  ///   - known: The earlier versions of sources that are not in the cache.
  ///   - answers: The answers to questions about the earlier code. Those that still hold are not computed again.
  package func codeChange(
    _ edited: [(path: String, former: ContentHash)], known: [EditedSource], _ answers: [CodeQuestion: CodeAnswer]
  ) -> CodeChange? {
    var change = CodeChange()
    if !edited.isEmpty {
      guard let versions = facts.code.versions(edited, known: known) else { return nil }
      for version in versions { change.add(version.number, version.former, version.now) }
    }
    let classes = facts.classes
    // An answer that depends on others is computed again if any source was edited.
    let affected = answers.filter { answer in
      change.affects(answer.value.reads) || !change.isEmpty && !answer.value.reads.questions.isEmpty
    }
    classes.code.take(answers.filter { affected[$0.key] == nil })
    for (question, answer) in affected where classes.answer(to: question) != answer.text {
      change.addChangedAnswer(to: question)
    }
    return change
  }
}

extension ScannedSource {
  /// This version of the source; `nil` if it could not be read.
  func version(_ store: CodeStore?) -> EditedSource? {
    if let stored { return store?.version(path, with: stored.hash) }
    guard let hash, let declared, let words else { return nil }
    return EditedSource(path: path, hash: hash, declared: declared, words: words)
  }
}

extension CacheWriter {
  package mutating func add(_ source: EditedSource) {
    add(source.path)
    add(source.hash.rawValue)
    add(source.declared.names.sorted()) { $0.add($1) }
    add(source.declared.classes.sorted { $0.key < $1.key }) { writer, entry in
      writer.add(entry.key)
      writer.add(entry.value)
    }
    add(source.words.hashes) { $0.add($1) }
  }
}

extension CacheReader {
  package mutating func editedSource() throws(Malformed) -> EditedSource {
    let (path, hash) = (try text(), ContentHash(rawValue: try number()))
    var declared = CodeStore.Declared()
    declared.names = Set(try array { reader throws(Malformed) in try reader.text() })
    for _ in 0..<(try count()) {
      let name = try text()
      declared.classes.updateValue(try optionalText(), forKey: name)
    }
    let hashes = try array { reader throws(Malformed) in try reader.number() }
    return EditedSource(path: path, hash: hash, declared: declared, words: WordList(hashes: hashes))
  }
}
