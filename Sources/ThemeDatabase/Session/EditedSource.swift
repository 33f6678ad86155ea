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
  /// The hash of the names by which it loads documents and resources, with their places; `nil` if they were not read.
  let uses: ContentHash?
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
  /// Whether other names of documents and resources are loaded than before, or at other places.
  package private(set) var changesUses = false
  /// The changes of the single sources, by path.
  private var sources: [(path: String, change: CodeChange)] = []

  package init() {}

  package var isEmpty: Bool { files.isEmpty }

  fileprivate mutating func add(_ number: Int, _ former: EditedSource, _ now: EditedSource) {
    var change = CodeChange()
    change.addDifference(number, former, now)
    sources.append((now.path, change))
    addDifference(number, former, now)
  }

  private mutating func addDifference(_ number: Int, _ former: EditedSource, _ now: EditedSource) {
    files.insert(number)
    names.formUnion(former.declared.names.symmetricDifference(now.declared.names))
    let classes = Set(former.declared.classes.keys).union(now.declared.classes.keys)
    names.formUnion(classes.filter { former.declared.classes[$0] != now.declared.classes[$0] })
    changesUses = changesUses || now.uses == nil || former.uses != now.uses
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

extension CodeChange {
  /// The paths of the edited sources that affect an answer; all if they do so only together.
  package func paths(affecting reads: CodeReads) -> [String] {
    let paths = sources.filter { $0.change.affects(reads) }.map(\.path)
    return paths.isEmpty ? sources.map(\.path) : paths
  }

  /// The paths of the edited sources in which names of documents and resources changed.
  package var pathsWithOtherUses: [String] { sources.filter(\.change.changesUses).map(\.path) }
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

extension CodeSources {
  /// The current versions of some sources and those with a hash, which are cached or known; `nil` if one is not.
  func versions(
    _ edited: [(path: String, former: ContentHash)], known: [EditedSource]
  ) -> [(number: Int, former: EditedSource, now: EditedSource)]? {
    let (listing, known) = (listing, Dictionary(known.map { ($0.path, $0) }) { first, _ in first })
    let numbers = Dictionary(listing.paths.enumerated().map { ($1, $0) }) { first, _ in first }
    var result: [(number: Int, former: EditedSource, now: EditedSource)] = []
    for (path, hash) in edited {
      let cached = known[path].flatMap { $0.hash == hash ? $0 : nil } ?? store?.version(path, with: hash)
      guard let former = cached, let number = numbers[path],
        let now = listing.files[number].version(store, nameUses(in: number))
      else { return nil }
      result.append((number, former, now))
    }
    return result
  }
}

extension ScannedSource {
  /// This version of the source; `nil` if it could not be read.
  /// - Parameter uses: The names by which it loads documents and resources; `nil` if they were not read.
  func version(_ store: CodeStore?, _ uses: [NameUse]?) -> EditedSource? {
    if let stored { return store?.version(path, with: stored.hash) }
    guard let hash, let declared, let words else { return nil }
    return EditedSource(
      path: path, hash: hash, declared: declared, words: words, uses: uses.map { ContentHash(of: $0) })
  }
}

extension ContentHash {
  /// Creates the hash of names in code, with their places.
  init(of uses: [NameUse]) {
    var writer = CacheWriter()
    writer.add(uses) { $0.add($1) }
    self.init(writer.bytes)
  }
}

extension CacheWriter {
  package mutating func add(_ source: EditedSource) {
    add(source.path)
    add(source.hash.rawValue)
    add(source.declared)
    add(source.words.hashes) { $0.add($1) }
    add(source.uses == nil ? 0 : 1)
    if let uses = source.uses { add(uses.rawValue) }
  }
}

extension CacheReader {
  package mutating func editedSource() throws(Malformed) -> EditedSource {
    let (path, hash) = (try text(), ContentHash(rawValue: try number()))
    let declared = try declared()
    let hashes = try array { reader throws(Malformed) in try reader.number() }
    let uses = try number() == 1 ? ContentHash(rawValue: try number()) : nil
    return EditedSource(path: path, hash: hash, declared: declared, words: WordList(hashes: hashes), uses: uses)
  }
}
