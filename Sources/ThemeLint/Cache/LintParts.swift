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

  var families: [FileFamily: Family] = [:]
  /// `nil` if only some documents were checked.
  var project: SharedDiagnostics?
  var answers: [CodeQuestion: CodeAnswer] = [:]
  /// The sources that are not in the cache of code, in the version of this run.
  package var editedSources: [EditedSource] = []
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

  var editsSources: Bool { edited.contains { Session.isSource($0.path) } }
}

/// The parts of an earlier run that still hold.
struct ReusableParts: Sendable {
  private(set) var families: [FileFamily: LintParts.Family] = [:]
  private(set) var project: SharedDiagnostics?

  static let none = ReusableParts()

  private init() {}

  /// - Returns: `nil` if a file was edited that any part may depend on, or if an earlier version is not known.
  init?(of former: FormerLint, in snapshot: Snapshot) {
    guard let change = Change(former, in: snapshot) else { return nil }
    for (family, part) in former.parts.families where !change.affects(part.inputs) {
      families[family] = part.withCurrentIDs(in: snapshot)
    }
    if let project = former.parts.project, !change.affectsProject(project) {
      self.project = project.withCurrentIDs(in: snapshot)
    }
  }

  /// The differences between an earlier run and the current files.
  private struct Change {
    var families: Set<FileFamily> = []
    var storyboards: Set<String> = []
    var changesOutlines = false
    var code = CodeChange()

    init?(_ former: FormerLint, in snapshot: Snapshot) {
      var outlines: [String: (ContentHash, FileFamily)] = [:]
      for (family, part) in former.parts.families {
        for (path, outline) in part.outlines { outlines[path] = (outline, family) }
      }
      var sources: [(path: String, former: ContentHash)] = []
      for input in former.edited {
        if Session.isSource(input.path) {
          guard let hash = input.hash else { return nil }
          sources.append((input.path, hash))
        } else {
          guard let record = snapshot.document(at: input.path), let (outline, family) = outlines[record.path],
            record.family == family
          else { return nil }
          families.insert(family)
          storyboards.insert(String(Path.name(of: record.path).dropLast(".storyboard".count)))
          if record.outline != outline { changesOutlines = true }
        }
      }
      guard let change = snapshot.codeChange(sources, known: former.parts.editedSources, former.parts.answers) else {
        return nil
      }
      code = change
    }

    func affects(_ inputs: LintParts.Inputs) -> Bool {
      inputs.usesAllDocuments && changesOutlines || !inputs.families.isDisjoint(with: families)
        || !inputs.storyboards.isDisjoint(with: storyboards) || code.affects(inputs.code)
    }

    /// Names in code are looked up in all documents.
    func affectsProject(_ project: SharedDiagnostics) -> Bool {
      changesOutlines || !code.isEmpty || project.readsAllText
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
