internal import CodeModel
package import ThemeDatabase
package import ThemeProject
internal import ThemeSource

/// The parts of a report with everything that each was computed from, so that a later run computes only those that an edit
/// affects.
package struct LintParts: Sendable {
  /// The result for one family.
  struct Family: Sendable {
    var found: FamilyDiagnostics
    /// The files of its diagnostics and notes.
    var files: PartFiles
    var inputs: Inputs
    /// The outlines of its checked documents, by path.
    var outlines: [String: ContentHash] = [:]
  }

  /// The changing inputs of a part. Inputs of other kinds are the same for all parts.
  struct Inputs: Sendable {
    var families: Set<FileFamily> = []
    var storyboards: Set<String> = []
    var usesAllDocuments = false
    var code = CodeReads()

    init() {}

    init(_ inputs: QueryInputs) {
      families = Set(inputs.families)
      storyboards = Set(inputs.storyboards)
      usesAllDocuments = inputs.usesAllDocuments
      code = inputs.code
    }
  }

  /// The parts of the families as bytes, because there may be thousands.
  private(set) var families: [FileFamily: [UInt8]] = [:]
  /// The number of checked documents.
  private(set) var documentCount = 0
  /// The parts of the code that the families depend on.
  private var reads = CodeReads()
  /// `nil` if only some documents were checked.
  var project: SharedDiagnostics?
  var answers: [CodeQuestion: CodeAnswer] = [:]
  /// The parts of the code from which the superclasses of all classes in documents were found.
  var superclassReads = CodeReads()
  /// The first syntax errors of the sources that the parts depend on, by number.
  var faults: [Int: CodeFault] = [:]
  /// The sources that are not in the cache of code, in the version of this run.
  package var editedSources: [EditedSource] = []
  /// Why the parts were computed in this run.
  package var explanation = LintExplanation()
}

/// An earlier run of which some inputs were edited.
package struct FormerLint: Sendable {
  package let parts: LintParts
  /// The edited files, as they were then.
  let edited: [RecordedInput]

  package init(_ parts: LintParts, edited: [RecordedInput]) {
    self.parts = parts
    self.edited = edited
  }
}

extension LintParts {
  /// The number of families above which no parts are kept, so that memory does not grow with the project.
  static let mostFamilies = 20_000

  mutating func add(_ part: Family, of family: FileFamily) {
    families[family] = part.bytes
    documentCount += part.outlines.count
    reads.formUnion(part.inputs.code)
  }

  mutating func take(_ bytes: [UInt8], of family: FileFamily) { families[family] = bytes }

  /// Keeps the answers and the syntax errors that the parts depend on.
  /// - Parameter shared: The parts of the code that every run uses.
  mutating func prune(besides shared: CodeReads) {
    var reads = reads
    reads.formUnion(shared)
    if let project { reads.formUnion(project.code) }
    if reads.usesAllSuperclasses { reads.formUnion(superclassReads) }
    var known: Set<CodeQuestion> = []
    var open = Array(reads.questions)
    while let question = open.popLast() {
      guard known.insert(question).inserted, let answer = answers[question] else { continue }
      reads.files.formUnion(answer.reads.files)
      open += answer.reads.questions
    }
    answers = answers.filter { known.contains($0.key) }
    faults = faults.filter { reads.files.contains($0.key) }
  }
}
