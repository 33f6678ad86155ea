internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The diagnostics of files of a family with the settings of the configuration.
///
/// The answers for all families are kept: they are small, and a check after an edit needs them again.
struct FamilyQuery: Query {
  var family: FileFamily
  /// The checked files.
  var files: [FileID]

  static var mostKept: Int? { .max }

  func answer(from snapshot: Snapshot) -> FamilyDiagnostics {
    let options = LintOptions(snapshot.configuration.lint, snapshot.configuration)
    return snapshot.diagnostics(in: family, files, options, countsResources: snapshot.hasOwnSets)
  }
}

/// The result of checking one family.
struct FamilyDiagnostics: Sendable {
  /// With the severities of the configuration.
  var diagnostics = PackedDiagnostics()
  /// The source files of the diagnostics.
  var sources = SourceMap()
  var checkedPaths: [String] = []
  var used: [ThemeSetID: Set<ResourceName>] = [:]
  var lost: Set<ThemeSetID> = []
  /// Themes with a parent outside the project, and that parent.
  var uncompared: [NotedThemes.Note] = []
  /// Themes with an unchecked contract, and their Screenlet.
  var unchecked: [NotedThemes.Note] = []
  /// Whether a shipped descriptor describes the Screenlet.
  var hasFallback = false
  /// The files of these themes.
  var places = SourceMap()
}

extension FamilyDiagnostics {
  /// The files of the diagnostics and notes.
  var files: PartFiles {
    var ids: Set<FileID> = []
    for diagnostic in diagnostics { ids.formUnion(diagnostic.files) }
    ids.formUnion((uncompared + unchecked).map(\.span.file))
    var sources = sources
    sources.formUnion(places)
    return PartFiles(ids, in: sources, InputRecorder.current)
  }
}

extension Snapshot {
  /// Checks some files of a family.
  /// - Parameter countsResources: Whether the result has the resources of sets that the family uses.
  func diagnostics(
    in family: FileFamily, _ files: [FileID], _ options: LintOptions, countsResources: Bool
  ) -> FamilyDiagnostics {
    let themes = themes(of: family) { files.contains($0) }
    let settings = options.settings
    var result = FamilyDiagnostics()
    let translations = themes.translationDiagnostics()
    var found = themes.lint(options) + translations.diagnostics
    if countsResources { (result.used, result.lost) = themes.resourceUse(of: family) }
    for id in themes.selection {
      guard let document = themes.document(id) else { continue }
      result.checkedPaths.append(document.path)
      found += missingParts(of: id, in: themes)
      let place = themes.graph[id].anchorSpan
      if ThemeName.isValid(themes.graph[id].themeName), let parent = themes.missingParent(of: id) {
        result.places.keep(place.file, of: themes.sources)
        result.uncompared.append(
          NotedThemes.Note(theme: themes.graph.name(of: id), lacks: themes.graph.name(of: parent), span: place))
      }
      if project.library != nil, let screenlet = themes.undescribedScreenlet(of: id) {
        result.hasFallback = themes.catalog.descriptor(ofScreenlet: screenlet) != nil
        result.places.keep(place.file, of: themes.sources)
        result.unchecked.append(NotedThemes.Note(theme: "", lacks: screenlet, span: place))
      }
    }
    result.sources.keep(themes.sources, of: found)
    result.sources.formUnion(translations.sources)
    for diagnostic in found {
      let path = diagnostic.span.flatMap { result.sources.path(of: $0.file) } ?? ""
      if let leveled = settings.applied(to: diagnostic, path: path) { result.diagnostics.append(leveled) }
    }
    return result
  }
}
