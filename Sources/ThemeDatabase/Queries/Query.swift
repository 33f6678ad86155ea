package import CodeModel

/// A question that a ``Snapshot`` answers.
///
/// The answer must depend only on the properties of the query and on values that are read from the snapshot, which records them: an
/// answer is reused, also for later snapshots of the session, while everything that it was computed from is unchanged. A module above
/// the database adds a question by declaring a query.
package protocol Query: Hashable, Sendable {
  associatedtype Answer: Sendable

  /// Computes the answer.
  func answer(from snapshot: Snapshot) -> Answer

  /// The number of answers that a session keeps; `nil` for the number that the session was opened with.
  static var mostKept: Int? { get }

  /// Releases what an answer holds when it is dropped to make room for others.
  static func release(_ answer: Answer)
}

extension Query {
  package static var mostKept: Int? { nil }
  package static func release(_ answer: Answer) {}
}

/// Something that an answer was computed from.
enum QueryInput: Sendable {
  /// The files of a family. A changed file has another record.
  case files(FileFamily, [FileRecord])
  /// The descriptors, classes, sets and assets of the project.
  case facts(ProjectFacts.Identity)
  /// The names of the project's Screenlets.
  case names(ScreenletNames)
  /// The custom classes that the project's documents use.
  case classUses(DocumentClasses)
  /// The storyboards with a name.
  case storyboards(String, [FileRecord])
  /// The paths of all files, also of those that are not listed: the number of changes that the session has seen.
  case paths(Int)

  /// Whether both are the same kind of input, and the same family for files.
  fileprivate func isSameSource(as other: QueryInput) -> Bool {
    switch (self, other) {
    case (.files(let a, _), .files(let b, _)): a == b
    case (.storyboards(let a, _), .storyboards(let b, _)): a == b
    case (.facts, .facts), (.names, .names), (.classUses, .classUses), (.paths, .paths): true
    case (.files, _), (.storyboards, _), (.facts, _), (.names, _), (.classUses, _), (.paths, _): false
    }
  }
}

/// The inputs of an answer that is being computed, each once.
package struct QueryInputs: Sendable {
  private(set) var all: [QueryInput] = []
  /// The parts of the project's code.
  package internal(set) var code = CodeReads()

  /// The families with files that were used.
  package var families: [FileFamily] { all.compactMap { if case .files(let family, _) = $0 { family } else { nil } } }

  /// The names of storyboards that were used.
  package var storyboards: [String] {
    all.compactMap { if case .storyboards(let name, _) = $0 { name } else { nil } }
  }

  /// Whether the classes and actions of all documents were used.
  package var usesAllDocuments: Bool { all.contains { if case .classUses = $0 { true } else { false } } }

  mutating func insert(_ input: QueryInput) {
    if !all.contains(where: { $0.isSameSource(as: input) }) { all.append(input) }
  }
}
