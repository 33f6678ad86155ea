internal import CodeModel
internal import ThemeProject
internal import ThemeSource

/// The facts about a file that are known before it is parsed.
struct ScannedSource: Sendable {
  var path: String
  var declared = CodeStore.Declared()
  var module: String?
  /// `nil` if they are those of the stored index.
  var words: WordList? = WordList([])
  /// Whether its bytes were read in this run.
  var isRead = false
  /// The cached results for the same bytes.
  var stored: CodeStore.Entry?
  /// The stamp and the hash of the file; `nil` if they are unknown.
  var stamp: FileStamp?
  var hash: ContentHash?
  var diagnostic: Diagnostic?

  /// Takes the facts of an earlier run. Returns false if they cannot be read.
  mutating func take(_ entry: CodeStore.Entry, from store: CodeStore?) -> Bool {
    guard let known = store?.declared(entry) else { return false }
    declared = known
    stored = entry
    words = nil
    stamp = stamp ?? entry.stamp
    hash = entry.hash
    return true
  }
}

struct CodeListing: Sendable {
  var files: [ScannedSource]
  let paths: [String]
  var index = CodeBase.Index()
  var words: WordIndex
  var diagnostics: [Diagnostic]
  /// The diagnostics of the search.
  let ofSearch: [Diagnostic]

  init(_ files: [ScannedSource], _ ofSearch: [Diagnostic], words: WordIndex? = nil) {
    self.files = files
    self.ofSearch = ofSearch
    self.words = words ?? WordIndex(files.map { $0.words ?? WordList([]) })
    paths = files.map(\.path)
    diagnostics = ofSearch + files.compactMap(\.diagnostic)
    for (number, file) in files.enumerated() {
      for name in file.declared.names { index.files[name, default: []].append(number) }
      index.classes.merge(file.declared.classes) { $0 ?? $1 }
      index.modules.append(file.module)
    }
  }

  /// The listing after some files were edited.
  func replacing(_ edited: [Int: ScannedSource]) -> CodeListing {
    var (files, words) = (files, words)
    for (number, file) in edited {
      files[number] = file
      words.replace(number, by: file.words ?? WordList([]))
    }
    return CodeListing(files, ofSearch, words: words)
  }
}
