internal import Synchronization

/// A question about all code with a short answer, which often stays the same when its sources change.
package enum CodeQuestion: Hashable, Sendable {
  /// The superclass of a class, seen from a module.
  case superclass(of: String, in: String?)
  /// The type aliases of all files.
  case aliases
}

/// The parts of a project's code that an answer was computed from.
///
/// As long as none of them changes, the answer stays the same.
package struct CodeReads: Sendable, Equatable {
  /// The numbers of files with declarations or text that was used.
  package var files: Set<Int> = []
  /// Names for which declaring files were looked up.
  package var names: Set<String> = []
  /// The hashes of words that were searched in all files.
  package var words: Set<UInt64> = []
  package var questions: Set<CodeQuestion> = []
  /// Whether the list of all declared names was used.
  package var usesAllNames = false
  /// Whether the superclasses of all classes in documents were used.
  package var usesAllSuperclasses = false
  /// Whether the text of any file may have been used.
  package var usesAllText = false

  package init() {}

  package mutating func formUnion(_ other: CodeReads) {
    files.formUnion(other.files)
    names.formUnion(other.names)
    words.formUnion(other.words)
    questions.formUnion(other.questions)
    usesAllNames = usesAllNames || other.usesAllNames
    usesAllSuperclasses = usesAllSuperclasses || other.usesAllSuperclasses
    usesAllText = usesAllText || other.usesAllText
  }
}

/// The answer to a question, as text, with the parts of the code that it was computed from.
package struct CodeAnswer: Sendable, Equatable {
  package var text: String?
  package var reads: CodeReads

  package init(_ text: String?, reads: CodeReads) {
    self.text = text
    self.reads = reads
  }
}

/// Collects the parts of the code that are used while an answer is computed.
package final class CodeRecorder: Sendable {
  private let state = Mutex(CodeReads())

  package init() {}

  package var reads: CodeReads { state.withLock { $0 } }

  package func add(_ reads: CodeReads) { state.withLock { $0.formUnion(reads) } }

  func update(_ change: (inout CodeReads) -> Void) { state.withLock { change(&$0) } }
}
