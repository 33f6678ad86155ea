internal import Diagnostics
internal import ThemeLint
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension Snapshot {
  /// Checks files: those that the session was asked about, or others of the project.
  ///
  /// In output order, each diagnostic once, whatever the number of cores; without what a baseline accepts.
  /// - Parameter paths: files of the project; nil for those that the session was asked about.
  /// - Throws: `CancellationError` once its task is canceled.
  package func lint(
    _ settings: LintSettings? = nil, of paths: [String]? = nil, baseline: SourceFile? = nil
  ) async throws(CancellationError) -> LintReport {
    let settings = settings ?? project.configuration.lint
    let asked = Asked(paths?.compactMap { table.record(at: $0) } ?? table.selection, in: self)
    let results = await concurrentMap(asked.families) { family in
      Task.isCancelled ? FamilyDiagnostics() : diagnostics(in: family, of: asked, settings)
    }
    if Task.isCancelled { throw CancellationError() }
    return report(results, of: asked, settings, baseline: baseline)
  }

  /// Checks files on the caller's thread: those of the project, or some of them.
  package func check(_ settings: LintSettings? = nil, of paths: [String]? = nil) -> LintReport {
    let settings = settings ?? project.configuration.lint
    let records = (paths ?? self.paths).compactMap { table.record(at: $0) }
    let asked = Asked(records, in: self)
    return report(asked.families.map { diagnostics(in: $0, of: asked, settings) }, of: asked, settings, baseline: nil)
  }

  /// What a check is about.
  private struct Asked: Sendable {
    var files: Set<FileID>
    /// Sorted.
    var families: [String]
    var sets: [ThemeSetID]

    init(_ records: [FileRecord], in snapshot: Snapshot) {
      let files = Set(records.map(\.id))
      self.files = files
      let themes = records.filter { Path.name(of: $0.path) != ThemeSetFile.name }
      families = Set(themes.map { FileTable.family(of: $0.name) }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      sets = snapshot.facts.sets.ids.filter { files.contains(snapshot.facts.sets[$0].document.file) }
    }
  }

  private func report(
    _ results: [FamilyDiagnostics], of asked: Asked, _ settings: LintSettings, baseline: SourceFile?
  ) -> LintReport {
    var report = LintReport(limits: project.limits)
    var found: [Diagnostic] = []
    for result in results {
      found += result.diagnostics
      for file in result.sources.files { report.sources.insert(file) }
      report.documents.merge(result.documents) { first, _ in first }
      report.checkedPaths += result.checkedPaths
    }
    found += projectDiagnostics(of: asked.files) + comparisonNotes(results)
    found += setDiagnostics(of: asked.sets, settings, beside: Set(asked.families), use: results)
    report.keep(facts.sources, of: found)
    for set in asked.sets {
      report.documents[facts.sets[set].document.file] = facts.sets[set].document
      report.checkedPaths.append(facts.sets[set].document.path)
    }
    report.checkedPaths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    report.editable = asked.files
    let paths = report.sources
    func path(of diagnostic: Diagnostic) -> String { diagnostic.span.flatMap { paths[$0.file]?.path } ?? "" }
    var leveled = unique(found.sorted(by: Diagnostic.inOutputOrder)).compactMap {
      settings.applied(to: $0, path: path(of: $0))
    }
    if let baseline {
      report.sources.insert(baseline)
      let folder = Path.folder(of: baseline.path)
      let stale = Baseline(reading: baseline).filter(
        leveled, entry: { report.entry(of: $0, in: folder) }, isChecked: { report.isChecked($0, in: folder) })
      leveled = stale.compactMap { settings.applied(to: $0, path: path(of: $0)) }
    }
    report.diagnostics = report.sorted(leveled)
    return report
  }

  /// What checking one family found.
  private struct FamilyDiagnostics: Sendable {
    var diagnostics: [Diagnostic] = []
    var sources = SourceMap()
    var documents: [FileID: ThemeDocument] = [:]
    var checkedPaths: [String] = []
    var used: [ThemeSetID: Set<ResourceName>] = [:]
    var lost: Set<ThemeSetID> = []
    /// Themes whose parent the project does not have, with the place that names it.
    var uncompared: [(theme: String, parent: String, span: SourceSpan)] = []
    /// Screenlets whose contract was not checked, with a theme's place.
    var unchecked: [(screenlet: String, span: SourceSpan)] = []
  }

  private func diagnostics(
    in family: String, of asked: Asked, _ settings: LintSettings
  ) -> FamilyDiagnostics {
    var workspace = workspace(of: [family])
    let members = asked.files.intersection((table.families[family] ?? []).lazy.map(\.id))
    workspace.selection = workspace.graph.all.filter { id in
      workspace.document(id).map { members.contains($0.file) } ?? false
    }
    var result = FamilyDiagnostics()
    result.diagnostics = workspace.diagnostics(settings)
    if !asked.sets.isEmpty { (result.used, result.lost) = workspace.resourceUse(of: family) }
    var report = LintReport()
    report.keep(workspace.sources, of: result.diagnostics)
    for id in workspace.selection {
      guard let document = workspace.document(id) else { continue }
      result.checkedPaths.append(document.path)
      result.diagnostics += missingParts(of: id, in: workspace)
      if report.sources[document.file] != nil { result.documents[document.file] = document }
      if let parent = workspace.missingParent(of: id) {
        result.uncompared.append(
          (workspace.graph.name(of: id), workspace.graph.name(of: parent), workspace.graph[id].anchorSpan))
      }
      if !workspace.isChecked(id), let screenlet = workspace.graph[id].screenlet {
        result.unchecked.append((screenlet, workspace.graph[id].anchorSpan))
      }
    }
    for span in result.uncompared.map(\.span) + result.unchecked.map(\.span) {
      if let file = workspace.sources[span.file] { report.sources.insert(file) }
    }
    result.sources = report.sources
    return result
  }

  /// What was found while reading what all themes share; of sets only about those that were asked for.
  private func projectDiagnostics(of asked: Set<FileID>) -> [Diagnostic] {
    let ofSets = Set(table.sets.map(\.id))
    return (facts.diagnostics + unknownScreenlets).filter { diagnostic in
      diagnostic.span.map { asked.contains($0.file) || !ofSets.contains($0.file) } ?? true
    }
  }

  /// What the rules say of the selected sets.
  private func setDiagnostics(
    of asked: [ThemeSetID], _ settings: LintSettings, beside families: Set<String>, use: [FamilyDiagnostics]
  ) -> [Diagnostic] {
    if asked.isEmpty { return [] }
    var used: [ThemeSetID: Set<ResourceName>] = [:]
    var lost: Set<ThemeSetID> = []
    var families = families
    for result in use {
      used.merge(result.used) { $0.union($1) }
      lost.formUnion(result.lost)
    }
    // What is not asked about names resources too.
    for family in table.families.keys where families.insert(family).inserted {
      let more = workspace(of: [family]).resourceUse(of: family)
      used.merge(more.used) { $0.union($1) }
      lost.formUnion(more.lost)
    }
    let sets = facts.sets
    return asked.flatMap { id -> [Diagnostic] in
      let set = sets[id]
      let lineage = sets.lineage(of: id).map { sets[$0] }
      guard let file = facts.sources[set.document.file], set.document.format == .themeSet,
        lineage.allSatisfy(\.document.isReadWhole)
      else { return [] }
      let input = SetLintInput(
        set, file: file, ancestors: Array(lineage.dropFirst()), used: lost.contains(id) ? nil : used[id])
      let advice = ThemeLint.lint(input) { settings.isOn($0, path: file.path) }
      return suppress(advice, by: suppressions(in: set.document, file: file)) { settings.isOn($0, path: file.path) }
    }
  }

  /// What was not compared because only the shipped themes have it: one note for all parents, one for all contracts.
  private func comparisonNotes(_ results: [FamilyDiagnostics]) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    let uncompared = results.flatMap(\.uncompared)
    if let first = uncompared.first {
      let parents = Set(uncompared.map(\.parent)).sorted()
      let listed = parents.prefix(8) + (parents.count > 8 ? ["\(parents.count - 8) more"] : [])
      notes.append(
        Diagnostic(
          .parentElsewhere,
          uncompared.count == 1
            ? "\(first.theme) is not compared with \(first.parent), which is not part of this project"
            : "\(uncompared.count) themes are not compared with their parents, which are not part of this project: "
              + listed.series("and"),
          at: first.span,
          related: uncompared.dropFirst().prefix(8).map { .init($0.span, "\($0.theme) is not compared either") },
          help: "add the folder of the parents with '--theme-path' or 'themePath'"))
    }
    let unchecked = results.flatMap(\.unchecked)
    if let first = unchecked.first {
      let names = Set(unchecked.map(\.screenlet)).sorted()
      let listed = names.prefix(5) + (names.count > 5 ? ["\(names.count - 5) more"] : [])
      notes.append(
        Diagnostic(
          .uncheckedContract,
          names.count == 1
            ? "the ViewModel of \(names[0]) is not checked: the project has no descriptor for it"
            : "the ViewModels of \(listed.series("and")) are not checked: the project has no descriptors for them",
          at: first.span,
          help:
            "add \(names.count == 1 ? "a descriptor" : "descriptors") to 'schemas', or set 'library: shipped' to use the shipped descriptors"
        ))
    }
    return notes
  }
}
