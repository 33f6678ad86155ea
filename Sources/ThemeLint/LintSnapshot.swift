internal import CodeModel
internal import LintRules
internal import Synchronization
internal import ThemeDatabase
package import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

extension Snapshot {
  /// Checks the requested files of the session, or other files of the project.
  ///
  /// The report is in output order without duplicates, independent of the number of tasks.
  /// - Parameters:
  ///   - paths: Files of the project; `nil` for the requested files.
  ///   - jobs: The number of families to check in parallel.
  ///   - keeps: Whether the session keeps the diagnostics of each family until its files change. Only for the settings of the
  ///     configuration.
  ///   - progress: Called with the number of files checked since the last call.
  /// - Throws: `CancellationError` if the task is canceled.
  package func lint(
    _ settings: LintSettings? = nil, of paths: [String]? = nil, jobs: Int = 1, keeping keeps: Bool = false,
    progress: (Int) -> Void = { _ in }
  ) async throws(CancellationError) -> LintReport {
    let options = LintOptions(settings ?? configuration.lint, configuration)
    let asked = Asked(paths?.compactMap { file(at: $0) } ?? requestedFiles, in: self)
    let result = try await lint(asked, options, jobs: jobs, progress) { family, files in
      keeps
        ? answer(FamilyQuery(family: family, files: files))
        : diagnostics(in: family, files, options, countsResources: !asked.sets.isEmpty)
    }
    return report(result.check, diagnostics)
  }

  /// Checks the requested files with the settings of the configuration. Parts of an earlier run that still hold are not computed
  /// again.
  ///
  /// - Returns: The report, and its parts for a later run; `nil` if there are too many.
  /// - Throws: `CancellationError` if the task is canceled.
  package func lint(
    after former: FormerLint?, jobs: Int, progress: (Int) -> Void
  ) async throws(CancellationError) -> (report: LintReport, parts: LintParts?) {
    let asked = Asked(requestedFiles, in: self)
    if asked.families.count > LintParts.mostFamilies { return (try await lint(jobs: jobs, progress: progress), nil) }
    if former != nil { await prepareCode(jobs: jobs, readsNames: false) }
    let known = former.map { ReusableParts(of: $0, in: self) } ?? .none
    let parts = Mutex(LintParts())
    let result = try await lint(
      asked, LintOptions(configuration.lint, configuration), reusing: known, jobs: jobs, progress
    ) { family, files in
      let part = known.families[family] ?? part(of: family, files)
      parts.withLock { $0.add(part, of: family) }
      return part.found
    }
    var made = parts.withLock { $0 }
    made.project = result.shared
    made.answers = facts.classes.code.answers
    made.superclassReads = superclassReads ?? former?.parts.superclassReads ?? CodeReads()
    made.faults = known.faults.merging(codeFaults) { $1 }
    made.editedSources = former?.parts.editedSources ?? []
    made.prune(besides: facts.codeReads)
    made.explanation = known.explanation(count: made.documentCount)
    return (report(result.check, diagnostics(made.faults)), made)
  }

  private func part(of family: FileFamily, _ files: [FileID]) -> LintParts.Family {
    let (found, inputs) = traced(FamilyQuery(family: family, files: files))
    let records = self.files(of: family).filter { files.contains($0.id) }
    var part = LintParts.Family(found: found, files: found.files, inputs: .init(inputs))
    for record in records { part.outlines[record.path] = record.outline }
    return part
  }

  private func lint(
    _ asked: Asked, _ options: LintOptions, reusing known: ReusableParts = .none, jobs: Int, _ progress: (Int) -> Void,
    find: @escaping @Sendable (FileFamily, [FileID]) -> FamilyDiagnostics
  ) async throws(CancellationError) -> (check: CheckedFamilies, shared: SharedDiagnostics?) {
    var check = CheckedFamilies(self, asked, options.settings)
    let isWhole = areAllDocuments { asked.files.contains($0) }
    let checksShared = isWhole && known.project == nil
    if asked.families.contains(where: { known.families[$0] == nil }) || checksShared && !asked.families.isEmpty {
      await prepareCode(jobs: jobs, readsNames: checksShared)
    }
    await forEachResult(
      of: asked.families, jobs: jobs,
      { family in
        Task.isCancelled ? FamilyDiagnostics() : find(family, asked.files(of: family, in: self))
      },
      { found in
        check.add(found)
        progress(found.checkedPaths.count)
      })
    if let themes = themesOfSets(asked) {
      await forEachResult(
        of: themes.families, jobs: jobs,
        { family in Task.isCancelled ? FamilyDiagnostics() : diagnostics(atSetsBy: family, of: themes, options) },
        { check.add($0) })
    }
    var shared = known.project
    if checksShared {
      var uses: [(Int, [NameUse])] = []
      await forEachResult(
        of: sourceNumbers, jobs: jobs,
        { number in (number, Task.isCancelled ? [] : nameUses(inSource: number)) }, { uses.append($0) })
      if Task.isCancelled { throw CancellationError() }
      shared = sharedDiagnostics(of: asked.files, uses.sorted { $0.0 < $1.0 }.flatMap(\.1), options.settings)
    }
    if Task.isCancelled { throw CancellationError() }
    if let shared { check.add(shared) }
    return (check, shared)
  }

  /// Checks all or some files of the project on the caller's thread.
  package func check(_ settings: LintSettings? = nil, of paths: [String]? = nil) -> LintReport {
    let options = LintOptions(settings ?? configuration.lint, configuration)
    let records = (paths ?? self.paths).compactMap { file(at: $0) }
    let asked = Asked(records, in: self)
    var check = CheckedFamilies(self, asked, options.settings)
    for family in asked.families {
      check.add(
        diagnostics(
          in: family, asked.files(of: family, in: self), options, countsResources: !asked.sets.isEmpty))
    }
    if let themes = themesOfSets(asked) {
      for family in themes.families { check.add(diagnostics(atSetsBy: family, of: themes, options)) }
    }
    if areAllDocuments({ asked.files.contains($0) }) {
      check.add(sharedDiagnostics(of: asked.files, sourceNumbers.flatMap(nameUses), options.settings))
    }
    return report(check, diagnostics)
  }

  /// The subjects of a check.
  private struct Asked: Sendable {
    var files = FileSet()
    /// In the order of their first file.
    var families: [FileFamily] = []
    var sets: [ThemeSetID]

    init(_ records: [FileRecord], in snapshot: Snapshot) {
      var known: Set<FileFamily> = []
      for record in records {
        guard files.insert(record.id), !record.isSet else { continue }
        let family = record.family
        if known.insert(family).inserted { families.append(family) }
      }
      let files = files
      sets = snapshot.facts.sets.ids.filter { files.contains(snapshot.facts.sets.all[$0.index].document.file) }
    }

    func files(of family: FileFamily, in snapshot: Snapshot) -> [FileID] {
      snapshot.files(of: family).map(\.id).filter { files.contains($0) }
    }
  }

  /// The results for the families that are already checked.
  private struct CheckedFamilies {
    let asked: Asked
    let settings: LintSettings
    var report: LintReport
    var used: [ThemeSetID: Set<ResourceName>] = [:]
    var lost: Set<ThemeSetID> = []
    var uncompared = NotedThemes()
    var unchecked = NotedThemes()
    var skipped = SkippedDocuments()
    /// The diagnostics about looks that name values of theme sets, which are combined.
    var ofSets: [Diagnostic] = []
    let setFiles: Set<FileID>
    /// The unchecked themes that shipped descriptors do not describe either.
    var undescribed = NotedThemes()

    init(_ snapshot: Snapshot, _ asked: Asked, _ settings: LintSettings) {
      self.asked = asked
      self.settings = settings
      report = LintReport()
      report.reader = snapshot.reader
      report.editable = asked.files
      setFiles = Set(snapshot.facts.ownSetFiles)
    }

    mutating func add(_ found: FamilyDiagnostics) {
      report.keep(found.sources)
      for diagnostic in found.diagnostics where !skipped.add(diagnostic) {
        if codesOfLooks.contains(diagnostic.code), diagnostic.isAbout(setFiles) {
          ofSets.append(diagnostic)
        } else {
          report.findings.append(diagnostic)
        }
      }
      report.checkedPaths += found.checkedPaths
      used.merge(found.used) { $0.union($1) }
      lost.formUnion(found.lost)
      for note in found.uncompared where uncompared.add(note) { report.sources.keep(note.span.file, of: found.places) }
      for note in found.unchecked {
        if unchecked.add(note) { report.sources.keep(note.span.file, of: found.places) }
        if !found.hasFallback { _ = undescribed.add(note) }
      }
    }

    mutating func add(_ shared: SharedDiagnostics) {
      report.sources.keep(shared.sources, of: shared.diagnostics)
      for diagnostic in shared.diagnostics { report.findings.append(diagnostic) }
      report.checkedSources += shared.checkedSources
      report.editableSources.formUnion(shared.editableSources)
    }

    /// Adds diagnostics about files that all families share.
    mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
      report.sources.keep(sources, of: diagnostics)
      for diagnostic in diagnostics {
        let path = diagnostic.span.flatMap { report.sources.path(of: $0.file) } ?? ""
        if let leveled = settings.applied(to: diagnostic, path: path) { report.findings.append(leveled) }
      }
    }
  }

  /// The themes whose diagnostics may be caused by the entries of checked sets; `nil` if they are all checked anyway.
  private func themesOfSets(_ asked: Asked) -> Asked? {
    if asked.sets.isEmpty || areAllDocuments({ asked.files.contains($0) }) { return nil }
    var themes = Asked(paths.compactMap { file(at: $0) }, in: self)
    themes.sets = asked.sets
    return themes
  }

  /// The diagnostics of a family that its themes report at checked sets.
  private func diagnostics(
    atSetsBy family: FileFamily, of themes: Asked, _ options: LintOptions
  ) -> FamilyDiagnostics {
    let files = Set(themes.sets.map { facts.sets[$0].document.file })
    let all = diagnostics(in: family, themes.files(of: family, in: self), options, countsResources: true)
    var found = FamilyDiagnostics()
    found.sources = all.sources
    for diagnostic in all.diagnostics where diagnostic.span.map({ files.contains($0.file) }) == true {
      found.diagnostics.append(diagnostic)
    }
    return found
  }

  /// - Parameter shared: Diagnostics of files that all families share.
  private func report(_ check: CheckedFamilies, _ shared: [Diagnostic]) -> LintReport {
    var check = check
    let asked = check.asked
    check.add(ofAskedFiles(shared + unknownScreenlets, asked.files) + comparisonNotes(check), in: facts.sources)
    check.add(setDiagnostics(of: asked.sets, check), in: facts.sources)
    if let note = check.skipped.note { check.report.findings.append(note) }
    check.report.checkedPaths += asked.sets.map { facts.sets[$0].document.path }
    let ofSets = check.ofSets.sorted(by: Diagnostic.inOutputOrder).joined(atSets: check.setFiles, codes: codesOfLooks)
    for diagnostic in ofSets { check.report.findings.append(diagnostic) }
    check.report.sort()
    return check.report
  }

  /// The diagnostics without those of sets that are not checked.
  private func ofAskedFiles(_ diagnostics: [Diagnostic], _ asked: FileSet) -> [Diagnostic] {
    let ofSets = Set(setFiles.map(\.id))
    return diagnostics.filter { diagnostic in
      diagnostic.span.map { asked.contains($0.file) || !ofSets.contains($0.file) } ?? true
    }
  }

  /// The rules' diagnostics about the selected sets.
  private func setDiagnostics(of asked: [ThemeSetID], _ check: CheckedFamilies) -> [Diagnostic] {
    if asked.isEmpty { return [] }
    var (used, lost) = (check.used, check.lost)
    let settings = check.settings
    // Themes that are not checked refer to resources too.
    let known = Set(check.asked.families)
    for family in families where !known.contains(family) {
      let more = themes(of: [family]).resourceUse(of: family)
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
      let advice = LintRules.lint(input, settings.rules(of: file.path))
      return suppress(advice, by: suppressions(in: set.document, file: file)) { settings.isOn($0, path: file.path) }
    }
  }

  /// Notes about parents and contracts that were not compared because only the shipped themes have them: one for all
  /// parents, one for all contracts.
  private func comparisonNotes(_ check: CheckedFamilies) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    let uncompared = check.uncompared
    if let first = uncompared.first {
      notes.append(
        Diagnostic(
          .parentElsewhere,
          uncompared.count == 1
            ? "\(first.theme) is not compared with \(first.lacks), which is not part of this project"
            : "\(uncompared.count) themes are not compared with their parents, which are not part of this project: "
              + uncompared.listed(8).series("and"),
          at: first.span,
          related: uncompared.notes.dropFirst().map { .init($0.span, "\($0.theme) is not compared either") },
          help: "add the folder of the parents with '--theme-path' or 'themePath'"))
    }
    let unchecked = check.unchecked
    if let first = unchecked.first {
      let isOne = unchecked.distinct == 1
      notes.append(
        Diagnostic(
          .uncheckedContract,
          isOne
            ? "the ViewModel of \(first.lacks) is not checked: the project has no descriptor for it"
            : "the ViewModels of \(unchecked.listed(5).series("and")) are not checked: the project has no descriptors for them",
          at: first.span,
          help: "add \(isOne ? "a descriptor" : "descriptors") to 'schemas'\(fallbackHelp(check))"))
    }
    return notes
  }

  /// The unchecked Screenlets for which shipped descriptors can be used.
  private func fallbackHelp(_ check: CheckedFamilies) -> String {
    if check.undescribed.distinct == check.unchecked.distinct { return "" }
    let use = ", or set 'library: shipped' in .themec.yml to use the shipped ones"
    if check.undescribed.distinct == 0 { return use }
    return use + " (there is none for \(check.undescribed.listed(5).series("and")))"
  }
}
