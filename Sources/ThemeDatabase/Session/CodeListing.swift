internal import CodeModel
internal import ThemeProject
internal import ThemeSource

/// The facts about a file that are known before it is parsed.
struct ScannedSource: Sendable {
  var path: String
  /// `nil` if they are those of the stored entry.
  var declared: CodeStore.Declared?
  /// `nil` if they are those of the stored index.
  var words: WordList?
  /// Whether its bytes were read in this run.
  var isRead = false
  /// The cached results for the same bytes.
  var stored: CodeStore.Entry?
  /// The stamp and the hash of the file; `nil` if they are unknown.
  var stamp: FileStamp?
  var hash: ContentHash?
  var diagnostic: Diagnostic?

  init(path: String) { self.path = path }

  /// Takes the facts of an earlier run.
  mutating func take(_ entry: CodeStore.Entry) {
    stored = entry
    stamp = stamp ?? entry.stamp
    hash = entry.hash
  }

  var wordList: WordList { words ?? WordList([]) }
  var nameList: WordList { WordList(names: declared?.names ?? []) }
}

struct CodeListing: Sendable {
  var files: [ScannedSource]
  let paths: [String]
  private(set) var words: WordIndex
  private(set) var names: WordIndex
  let diagnostics: [Diagnostic]
  /// The diagnostics of the search.
  private let ofSearch: [Diagnostic]
  private let store: CodeStore?

  /// Takes the words and names of stored files from the store, if it has them.
  init(_ files: [ScannedSource], _ ofSearch: [Diagnostic], from store: CodeStore?) {
    var numbers = [Int?](repeating: nil, count: store?.count ?? 0)
    for (number, file) in files.enumerated() { if let stored = file.stored { numbers[stored.number] = number } }
    guard numbers.contains(where: { $0 != nil }), let indexes = store?.indexes(numbers) else {
      let (words, names) = (WordIndex(files.map(\.wordList)), WordIndex(files.map(\.nameList)))
      self.init(files, ofSearch, words, names, store)
      return
    }
    self.init(files, ofSearch, indexes.words, indexes.names, store)
    for (number, file) in files.enumerated() where file.stored == nil { replace(number, by: file) }
  }

  private init(
    _ files: [ScannedSource], _ ofSearch: [Diagnostic], _ words: WordIndex, _ names: WordIndex, _ store: CodeStore?
  ) {
    self.files = files
    self.ofSearch = ofSearch
    self.words = words
    self.names = names
    self.store = store
    paths = files.map(\.path)
    diagnostics = ofSearch + files.compactMap(\.diagnostic)
  }

  private mutating func replace(_ number: Int, by file: ScannedSource) {
    words.replace(number, by: file.wordList)
    names.replace(number, by: file.nameList)
  }

  /// The listing after some files were edited.
  func replacing(_ edited: [Int: ScannedSource]) -> CodeListing {
    var files = files
    for (number, file) in edited { files[number] = file }
    var result = CodeListing(files, ofSearch, words, names, store)
    for (number, file) in edited { result.replace(number, by: file) }
    return result
  }

  /// The names that a file declares.
  func declared(_ number: Int) -> CodeStore.Declared {
    if let declared = files[number].declared { return declared }
    return files[number].stored.flatMap { store?.declared($0) } ?? CodeStore.Declared()
  }

  /// The numbers of the files that declare or extend a name, ascending.
  func numbers(declaring name: String) -> [Int] { names.numbers(ofHash: WordList.hash(of: name)) }

  /// - Parameter module: Returns the module of a source.
  func index(module: @escaping @Sendable (String) -> String?) -> CodeBase.Index {
    let all = files.indices
    return CodeBase.Index(
      count: files.count, files: { [self] in numbers(declaring: $0) },
      superclass: { [self] name in
        numbers(declaring: name).lazy.compactMap { declared($0).classes[name] ?? nil }.first
      },
      names: { [self] in Set(all.flatMap { declared($0).names }).sorted() },
      classNames: { [self] in Set(all.flatMap { declared($0).classes.keys }).sorted() },
      module: { [paths] in paths.indices.contains($0) ? module(paths[$0]) : nil })
  }
}
