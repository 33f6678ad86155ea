internal import Synchronization
internal import ThemeSource

/// The sources of a ``CodeBase`` and the answers that were computed from them.
final class CodeStorage: Sendable {
  /// A type or function with a name, and the module or the parameter label that distinguishes it.
  struct Qualified: Hashable {
    var name: String
    var qualifier: String?
  }

  struct ValueInFile: Hashable {
    var name: String
    var file: FileID
  }

  private struct State {
    var index: CodeBase.Index?
    var modules: Set<String>?
    var files: [Int: CodeFile] = [:]
    var mentions: [String: [Int]] = [:]
    var objectiveCMentions: [String: [Int]] = [:]
    /// The constants of files that were searched for one, keyed by number and by plain name.
    var constants: [Int: [String: [StringConstant]]] = [:]
    var answers: [CodeQuestion: CodeAnswer] = [:]
    var aliases: [String: String]?
  }

  private let makeIndex: @Sendable () -> CodeBase.Index
  private let read: @Sendable (Int) -> CodeFile
  private let mentioning: @Sendable (String) -> [Int]
  private let objectiveCMentioning: @Sendable (String) -> [Int]
  let scanner: any SourceScanner
  /// The id of a file by its number.
  let id: @Sendable (Int) -> FileID
  private let state = Mutex(State())

  let types = Memo<Qualified, CodeType?>()
  let protocols = Memo<String, ProtocolDeclaration?>()
  let functions = Memo<Qualified, Bool>()
  /// Whether an extension adds an initializer without a label to a type.
  let addsInitializer = Memo<String, Bool>()
  let isAssigned = Memo<String, Bool>()
  let valueCounts = Memo<String, Int>()
  let fileValueCounts = Memo<ValueInFile, Int>()

  init(
    index: @escaping @Sendable () -> CodeBase.Index, mentioning: @escaping @Sendable (String) -> [Int],
    inObjectiveC: @escaping @Sendable (String) -> [Int], scanner: any SourceScanner,
    id: @escaping @Sendable (Int) -> FileID, read: @escaping @Sendable (Int) -> CodeFile
  ) {
    makeIndex = index
    self.mentioning = mentioning
    objectiveCMentioning = inObjectiveC
    self.scanner = scanner
    self.id = id
    self.read = read
  }

  var index: CodeBase.Index {
    if let known = state.withLock({ $0.index }) { return known }
    let made = makeIndex()
    state.withLock { $0.index = made }
    return made
  }

  /// The modules of all files.
  var modules: Set<String> {
    if let known = state.withLock({ $0.modules }) { return known }
    let index = index
    let made = Set((0..<index.count).compactMap(index.module))
    state.withLock { $0.modules = made }
    return made
  }

  func file(_ number: Int) -> CodeFile {
    if let known = state.withLock({ $0.files[number] }) { return known }
    let made = read(number)
    state.withLock { $0.files[number] = made }
    return made
  }

  /// The numbers of the Swift files that contain a word, ascending.
  func numbers(mentioning word: String) -> [Int] {
    if let known = state.withLock({ $0.mentions[word] }) { return known }
    let found = mentioning(word)
    state.withLock { $0.mentions[word] = found }
    return found
  }

  /// The numbers of the Objective-C files that contain a word, ascending.
  func objectiveCNumbers(mentioning word: String) -> [Int] {
    if let known = state.withLock({ $0.objectiveCMentions[word] }) { return known }
    let found = objectiveCMentioning(word)
    state.withLock { $0.objectiveCMentions[word] = found }
    return found
  }

  /// The constants of a file, by plain name.
  func constants(inFile number: Int, _ group: (CodeFile) -> [String: [StringConstant]]) -> [String: [StringConstant]] {
    if let known = state.withLock({ $0.constants[number] }) { return known }
    let made = group(file(number))
    state.withLock { $0.constants[number] = made }
    return made
  }

  /// The types by name in the text of all aliases.
  func aliases(in text: String) -> [String: String] {
    if let known = state.withLock({ $0.aliases }) { return known }
    var made: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, made[parts[0]] == nil { made[parts[0]] = parts[1] }
    }
    state.withLock { $0.aliases = made }
    return made
  }

  func answer(to question: CodeQuestion) -> CodeAnswer? { state.withLock { $0.answers[question] } }

  func keep(_ answer: CodeAnswer, to question: CodeQuestion) { state.withLock { $0.answers[question] = answer } }

  var answers: [CodeQuestion: CodeAnswer] { state.withLock { $0.answers } }
}

/// Answers about code, each with the parts of the code that it was computed from.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: (value: Value, reads: CodeReads)]>([:])

  /// The answer for a key, which is computed once.
  func value(_ key: Key, for code: CodeBase, _ find: (CodeBase) -> Value) -> Value {
    if let found = known.withLock({ $0[key] }) {
      code.record(found.reads)
      return found.value
    }
    let recorder = CodeRecorder()
    let value = find(code.recorded(by: recorder))
    let reads = recorder.reads
    known.withLock { $0[key] = (value, reads) }
    code.record(reads)
    return value
  }
}
