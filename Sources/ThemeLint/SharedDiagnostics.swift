internal import CodeModel
internal import LintRules
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeText

/// The diagnostics of a project's targets, texts and code, which are reported only if all of its documents are checked.
struct SharedDiagnostics: Sendable {
  /// With the severities of the configuration.
  var diagnostics: [Diagnostic] = []
  var sources = SourceMap()
  /// The files of the diagnostics.
  var files = PartFiles([])
  var checkedSources: [String] = []
  /// Sources that fixes may change.
  var editableSources: Set<FileID> = []
  /// Whether they depend on the text of all files.
  var readsAllText = false
  /// The parts of the code that they depend on, besides the names by which sources load documents and resources.
  var code = CodeReads()

  fileprivate mutating func add(_ found: [Diagnostic], in map: SourceMap, _ settings: LintSettings) {
    for diagnostic in found {
      let path = diagnostic.span.flatMap { map.path(of: $0.file) } ?? ""
      guard let leveled = settings.applied(to: diagnostic, path: path) else { continue }
      sources.keep(map, of: [leveled])
      diagnostics.append(leveled)
    }
  }
}

extension Snapshot {
  /// The diagnostics that need all documents of the project.
  ///
  /// - Parameters:
  ///   - asked: The checked documents.
  ///   - uses: The names by which all sources load documents and resources.
  func sharedDiagnostics(of asked: FileSet, _ uses: [NameUse], _ settings: LintSettings) -> SharedDiagnostics {
    let recorder = CodeRecorder()
    var shared = recordingCode(recorder).foundDiagnostics(of: asked, uses, settings)
    shared.code = recorder.reads
    return shared
  }

  private func foundDiagnostics(of asked: FileSet, _ uses: [NameUse], _ settings: LintSettings) -> SharedDiagnostics {
    var shared = SharedDiagnostics()
    shared.checkedSources = sourcePaths
    if let targets {
      shared.checkedSources += targets.sources.paths
      shared.add(targetDiagnostics(of: { asked.contains($0) }), in: targets.sources, settings)
      let texts = textDiagnostics
      shared.add(texts.diagnostics, in: texts.sources, settings)
    }
    shared.add(unreadableCatalogs, in: SourceMap(), settings)
    let unused = unusedNames { settings.isOn($0.code, path: $1) }
    shared.add(unused.diagnostics, in: unused.sources, settings)
    shared.readsAllText = !unused.sources.isEmpty
    if !uses.isEmpty {
      let found = diagnostics(ofNames: uses)
      shared.editableSources = Set(found.flatMap(\.fixes).flatMap(\.edits).map(\.span.file))
      shared.add(found, in: facts.sources, settings)
    }
    shared.files = PartFiles(Set(shared.diagnostics.flatMap(\.files)), in: shared.sources, InputRecorder.current)
    return shared
  }

  /// The diagnostics of names in code.
  private func diagnostics(ofNames uses: [NameUse]) -> [Diagnostic] {
    let fonts = fontNames.union(InstalledFonts.names)
    let made = NamesOfCode(uses, facts.classes)
    return groupedByBundle(uses).flatMap { group in
      var names = loadableNames(in: group.bundle)
      names.fonts = fonts
      names.unlistedFonts = unlistedFonts(in: group.bundle)
      return checkNames(group.uses, made, names, facts.classes)
    }
  }
}
