internal import ThemeLayout
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The last stage that a command needs. Later stages are not checked for it.
package enum ReachedStage: Int, Comparable, Sendable {
  /// The file alone.
  case parsed
  /// With its name and its links to other themes.
  case linked
  /// With inheritance applied.
  case resolved
  /// With its contract.
  case bound
  /// With everything that is drawn of it.
  case drawn

  package static func < (a: ReachedStage, b: ReachedStage) -> Bool { a.rawValue < b.rawValue }
}

extension LinkedThemes {
  /// The errors that the stages found in some themes, at the same places as in the report of a check; in output order.
  ///
  /// - Parameter screens: the diagnostics of rendering the themes.
  package func errors(
    in themes: [ThemeID], upTo stage: ReachedStage = .drawn, screens: [Diagnostic] = [],
    _ settings: LintSettings = LintSettings()
  ) -> [Diagnostic] {
    let screens = screens.filter { isError($0, of: themes) }
    let reached = selecting((stage == .drawn ? embedded(in: themes) : themes).sorted())
    var found = reached.fileDiagnostics(upTo: stage)
    if stage >= .resolved {
      let ofThemes = reached.selection.map { id in
        reached.stageDiagnostics(of: id, upTo: stage) { _ in themes.contains(id) ? reached.laidOut(screens, in: id) : []
        }
      }
      found += reached.attributed(ofThemes) { id in
        reached.stageDiagnostics(of: id, upTo: stage) { _ in reached.laidOut(screens, in: id) }
      }
    }
    // Screens include embedded themes, whose diagnostics are reported in their files.
    let known = Set(found.map { FoundPlace($0) })
    found += screens.filter { !known.contains(FoundPlace($0)) }
    found = unique(reached.suppressed(found.sorted(by: Diagnostic.inOutputOrder)))
    found += reached.sharedDiagnostics(upTo: stage)
    // The project's own ViewModel describes its own themes, not the shipped ones that preview draws beside them.
    found.removeAll { diagnostic in
      diagnostic.code.group == "model"
        && diagnostic.span.flatMap { sources[$0.file] }?.path.hasPrefix(Lookup.shippedFolder) == true
    }
    return found.sorted(by: Diagnostic.inOutputOrder)
      .compactMap { settings.appliedToStage($0, path: $0.span.flatMap { sources[$0.file]?.path } ?? "") }
      .filter { $0.severity == .error }
  }

  /// Whether a diagnostic of a screen counts for the drawn themes. Diagnostics of shipped themes inside the project's do
  /// not, nor do conflicts that exist only at the drawn size: `lint` reports these as warnings.
  private func isError(_ diagnostic: Diagnostic, of themes: [ThemeID]) -> Bool {
    guard let file = diagnostic.span?.file else { return true }
    let owner = graph.all.first { document($0)?.file == file }
    if owner.map(isShipped) == true, !themes.contains(where: isShipped) { return false }
    guard diagnostic.code == DiagnosticDescriptor.unsatisfiable.code, let owner else { return true }
    func contains(_ found: [Diagnostic]) -> Bool {
      found.contains { $0.code == diagnostic.code && $0.span == diagnostic.span }
    }
    let theme = resolved(owner).value
    let roots = layoutRoots(of: theme.tree, rootViews: theme.rootViews)
    if roots.contains(where: {
      contains(RootSizes(theme.tree, root: $0, options: .standard(limits)).recorded.diagnostics)
    }) {
      return true
    }
    // A view determines the size of the Screenlet inside it, and a list that of its cells.
    let ofCells: ElementTraits = [.isRow, .isCollectionItem]
    if themes.contains(owner)
      || theme.rootViews.contains(where: { !theme.tree.kind(of: $0).traits.isDisjoint(with: ofCells) })
    {
      return false
    }
    return themes.contains { id in
      resolved(id).value.rootViews.contains { root in
        contains(solve(screen(of: id, root: root, .none).value, viewport: .recorded).diagnostics)
      }
    }
  }

  /// The diagnostics of screens that are in the files of a theme.
  private func laidOut(_ screens: [Diagnostic], in id: ThemeID) -> [Diagnostic] {
    if screens.isEmpty { return [] }
    let layers = graph.layers(of: id)
    let files = layers.compactMap { document($0)?.file } + sets.palette(of: layers).map { sets[$0].document.file }
    return screens.filter { diagnostic in diagnostic.span.map { files.contains($0.file) } ?? false }
  }

  /// Diagnostics of reading, naming and linking the selected files. Errors of reading the files that these depend on are included.
  package func fileDiagnostics(upTo stage: ReachedStage = .drawn) -> [Diagnostic] {
    let selected = Set(selection.compactMap { document($0)?.file })
    let layers = Set(selection.flatMap { graph.layers(of: $0) }.compactMap { document($0)?.file })
    let ofThemes = Set(documents.map(\.file))
    var found = diagnostics.filter { diagnostic in
      guard let file = diagnostic.span?.file else { return true }
      let isReadingError = diagnostic.severity == .error && diagnostic.code.group == "syntax"
      return selected.contains(file) || !ofThemes.contains(file) || (isReadingError && layers.contains(file))
    }
    if stage == .parsed { found.removeAll { $0.code.group != "syntax" && $0.code.group != "io" } }
    return located(found)
  }

  /// Diagnostics of resolving, checking and laying out one theme. If it depends on a file that cannot be read completely, only
  /// that is reported, and only if that file does not belong to the project.
  ///
  /// - Parameter layouts: the diagnostics of the theme's layouts.
  package func stageDiagnostics(
    of id: ThemeID, upTo stage: ReachedStage = .drawn, layouts: (BoundTheme) -> [Diagnostic]
  ) -> ThemeDiagnostics {
    guard let document = document(id), document.format != .notIOS, document.format != .unreadable else {
      return ThemeDiagnostics(id: id)
    }
    let resolved = resolved(id)
    guard resolved.value.isReadWhole else {
      var diagnostics = ThemeDiagnostics(id: id)
      diagnostics.ofStages = located(incompleteFiles(of: resolved.value, id), in: id)
      return diagnostics
    }
    if stage < .bound {
      return ThemeDiagnostics(
        id: id, file: document.file, theme: resolved.value, ofStages: located(resolved.diagnostics, in: id))
    }
    let bound = bound(id)
    let ofLayouts = stage < .drawn ? [] : layouts(bound.value)
    // Without an edit whose target is unknown, the constraints are not those that the author meant.
    let isMeant = !bound.diagnostics.contains {
      $0.code == DiagnosticDescriptor.deadOverride.code && $0.severity == .error
    }
    return ThemeDiagnostics(
      id: id, file: document.file, theme: bound.value.theme,
      ofStages: located(bound.diagnostics + (isMeant ? ofLayouts : []), in: id))
  }

  /// Reports a theme that depends on a file which was not read completely, with the syntax error in that file.
  private func incompleteFiles(of theme: ResolvedTheme, _ id: ThemeID) -> [Diagnostic] {
    let documents = graph.layers(of: id).compactMap { document($0) } + theme.palette.map { sets[$0].document }
    let incomplete = documents.filter { !$0.isReadWhole }
    guard let first = incomplete.first, !incomplete.contains(where: { links.ownFiles.contains($0.file) }),
      let fault = diagnostics.last(where: { $0.span?.file == first.file && $0.code.group == "syntax" }),
      let place = fault.span
    else { return [] }
    var inherited = fault
    inherited.severity = .error
    inherited.message = "this theme depends on '\(first.path.escaped)', which cannot be read completely"
    inherited.span = graph[id].parentSpan
    inherited.related = [.init(place, fault.message)]
    inherited.help = "fix that file first; other checks of this theme are skipped until then"
    inherited.fixes = []
    return [inherited]
  }

  /// Diagnostics of the descriptors, and of the sets that the selected themes use.
  private func sharedDiagnostics(upTo stage: ReachedStage) -> [Diagnostic] {
    if stage < .resolved { return [] }
    let palette = sets.palette(of: selection.flatMap { graph.layers(of: $0) })
    let reached = Set(palette.map { sets[$0].document.file })
    let ofSets = Set(sets.all.map(\.document.file))
    return snapshot.facts.diagnostics.filter { diagnostic in
      guard let file = diagnostic.span?.file, ofSets.contains(file) else { return stage >= .bound }
      return reached.contains(file)
    }
  }

  /// Themes with those that they embed, directly or not; shipped ones left out.
  private func embedded(in themes: [ThemeID]) -> [ThemeID] {
    var known = Set(themes)
    var open = themes
    while let theme = open.popLast() {
      for id in graph.embeds(of: theme) where !isShipped(id) && known.insert(id).inserted { open.append(id) }
    }
    return Array(known)
  }

  /// Diagnostics without those that the file of a selected theme suppresses.
  private func suppressed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    applyingSuppressions(to: diagnostics) { diagnostics, suppressions, _ in
      diagnostics.filter { diagnostic in !suppressions.contains { $0.covers(diagnostic) } }
    }
  }

  /// Diagnostics in output order, those of each selected file after its suppressions were applied to them.
  package func applyingSuppressions(
    to diagnostics: [Diagnostic], _ apply: ([Diagnostic], [Suppression], SourceFile) -> [Diagnostic]
  ) -> [Diagnostic] {
    let byFile = Dictionary(grouping: diagnostics) { $0.span?.file }
    var result = byFile[nil] ?? []
    var done: Set<FileID> = []
    for document in selection.compactMap({ document($0) }) {
      guard let file = sources[document.file], done.insert(file.id).inserted else { continue }
      let own = byFile[file.id] ?? []
      guard document.format != .notIOS, document.format != .unreadable else {
        result += own
        continue
      }
      result += apply(own, suppressions(in: document, file: file), file)
    }
    for (file, rest) in byFile { if let file, !done.contains(file) { result += rest } }
    return result.sorted(by: Diagnostic.inOutputOrder)
  }
}

/// The code and location of a diagnostic, by which repeated ones are left out.
private struct FoundPlace: Hashable {
  var code: Diagnostic.Code
  var span: SourceSpan?

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    span = diagnostic.span
  }
}

/// Sorted diagnostics without repetitions.
package func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var seen: Set<Diagnostic.Identity> = []
  return diagnostics.filter { seen.insert(Diagnostic.Identity($0)).inserted }
}
