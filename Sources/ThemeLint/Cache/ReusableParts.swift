internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource

/// The parts of an earlier run that still hold.
struct ReusableParts: Sendable {
  private(set) var families: [FileFamily: LintParts.Family] = [:]
  private(set) var project: SharedDiagnostics?
  /// The syntax errors of sources that were not edited.
  private(set) var faults: [Int: CodeFault] = [:]
  private var explanation = LintExplanation()

  static let none = ReusableParts()

  private init() {}

  init(of former: FormerLint, in snapshot: Snapshot) {
    do throws(UnknownChange) {
      let parts = former.parts.families.compactMapValues { try? LintParts.Family($0) }
      let change = try Change(former, parts, in: snapshot)
      faults = former.parts.faults.filter { !change.code.files.contains($0.key) }
      for (family, part) in parts {
        let reason = change.reason(toCheck: part)
        families[family] = reason == nil ? part.withCurrentIDs(in: snapshot) : nil
        if families[family] != nil { continue }
        for path in part.outlines.keys {
          let own = change.isEdited(path) ? "it was edited" : reason
          explanation.documents.append(.init(path: path, reason: own ?? "other files were read before"))
        }
      }
      if let shared = former.parts.project {
        explanation.shared = change.reason(toCheck: shared)
        project = explanation.shared == nil ? shared.withCurrentIDs(in: snapshot) : nil
      }
      explanation.documents.sort { $0.path.isBefore($1.path) }
      explanation.edited = former.edited.map(\.path)
    } catch {
      explanation.everything = "'\(error.path.escaped)' was edited"
    }
  }

  /// The reasons to compute the other parts.
  /// - Parameter count: The number of all documents.
  func explanation(count: Int) -> LintExplanation {
    var explanation = explanation
    explanation.count = count
    return explanation
  }

  /// A file was edited that any part may depend on, or its earlier version is not known.
  private struct UnknownChange: Error {
    var path: String
  }

  /// The differences between an earlier run and the current files.
  private struct Change {
    /// An edited document of each family.
    private var families: [FileFamily: String] = [:]
    /// The paths of the edited documents.
    private var documents: Set<String> = []
    /// The edited storyboards, by name.
    private var storyboards: [String: String] = [:]
    /// A document in which other names were written.
    private var renaming: String?
    private var sources: [(path: String, former: ContentHash)] = []
    /// The paths of all edited files.
    private let edited: Set<String>
    private(set) var code: CodeChange

    init(
      _ former: FormerLint, _ parts: [FileFamily: LintParts.Family], in snapshot: Snapshot
    ) throws(UnknownChange) {
      edited = Set(former.edited.map(\.path))
      var outlines: [String: (outline: ContentHash, family: FileFamily)] = [:]
      for (family, part) in parts {
        for (path, outline) in part.outlines { outlines[path] = (outline, family) }
      }
      for input in former.edited {
        if Session.isSource(input.path), let hash = input.hash {
          sources.append((input.path, hash))
          continue
        }
        guard let record = snapshot.document(at: input.path), let known = outlines[record.path],
          record.family == known.family
        else { throw UnknownChange(path: input.path) }
        families[known.family] = record.path
        documents.insert(record.path)
        storyboards[String(Path.name(of: record.path).dropLast(".storyboard".count))] = record.path
        if record.outline != known.outline { renaming = record.path }
      }
      guard let code = snapshot.codeChange(sources, known: former.parts.editedSources, former.parts.answers) else {
        throw UnknownChange(path: sources.first?.path ?? "")
      }
      self.code = code
    }

    /// Why a part may be another one now; `nil` if it is the same.
    func reason(toCheck part: LintParts.Family) -> String? {
      let inputs = part.inputs
      if let path = inputs.families.compactMap({ families[$0] }).min() {
        return "it is linked with '\(path.escaped)', which was edited"
      }
      if let path = inputs.storyboards.compactMap({ storyboards[$0] }).min() {
        return "it refers to '\(path.escaped)', which was edited"
      }
      if inputs.usesAllDocuments, let renaming { return "classes or names in '\(renaming.escaped)' changed" }
      if code.affects(inputs.code) { return "it depends on \(edited(code.paths(affecting: inputs.code)))" }
      return reason(toRead: part.files)
    }

    /// Excerpts of an edited file are other ones, even if nothing else is.
    private func reason(toRead files: PartFiles) -> String? {
      let path = files.all.lazy.map(\.path).first(where: edited.contains)
      return path.map { "a problem is reported in '\($0.escaped)', which was edited" }
    }

    /// Names in code are looked up in all documents.
    func reason(toCheck shared: SharedDiagnostics) -> String? {
      if code.changesUses { return "some are in \(edited(code.pathsWithOtherUses))" }
      if code.affects(shared.code) { return "some depend on \(edited(code.paths(affecting: shared.code)))" }
      if let renaming { return "classes or names in '\(renaming.escaped)' changed" }
      return shared.readsAllText
        ? "a rule about unused names is on, which reads all files" : reason(toRead: shared.files)
    }

    func isEdited(_ path: String) -> Bool { documents.contains(path) }

    /// Some edited files, for messages.
    private func edited(_ paths: [String]) -> String {
      LintExplanation.listed(paths) + (paths.count == 1 ? ", which was edited" : ", which were edited")
    }
  }
}

extension LintParts.Family {
  /// The part with the ids that files have in a snapshot; `nil` if one of them is not known.
  fileprivate func withCurrentIDs(in snapshot: Snapshot) -> LintParts.Family? {
    guard let (files, ids) = files.current(in: snapshot) else { return nil }
    var result = self
    result.files = files
    result.found.sources = files.sources(readBy: snapshot.reader)
    result.found.places = result.found.sources
    if ids.contains(where: { $0 != $1 }) {
      result.found.diagnostics = PackedDiagnostics(found.diagnostics.map { $0.moved { ids[$0] ?? $0 } })
    }
    return result
  }
}

extension SharedDiagnostics {
  /// The diagnostics with the ids that files have in a snapshot; `nil` if one of them is not known.
  fileprivate func withCurrentIDs(in snapshot: Snapshot) -> SharedDiagnostics? {
    guard let (files, ids) = files.current(in: snapshot) else { return nil }
    var result = self
    result.files = files
    result.sources = files.sources(readBy: snapshot.reader)
    result.diagnostics = diagnostics.map { $0.moved { ids[$0] ?? $0 } }
    return result
  }
}
