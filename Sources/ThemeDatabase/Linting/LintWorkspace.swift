internal import ThemeLayout
internal import ThemeLint
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension Workspace {
  /// All diagnostics of the selected files: those of the stages and the rules, without those that the themes suppress.
  ///
  /// They are in output order without duplicates. Diagnostics of files outside the project (a parent elsewhere on the
  /// theme path) are moved to the selected file, with their origin as a related location. Read errors of files on which
  /// a selected file depends are included.
  /// - Parameters:
  ///   - stage: The last stage to run.
  ///   - runsRules: Whether the rules run after the stages.
  func diagnostics(
    _ settings: LintSettings, upTo stage: ReachedStage = .laidOut, runsRules: Bool = true
  ) -> [Diagnostic] {
    let selected = Set(selection.compactMap { document($0)?.file })
    let made = Set(selection.flatMap { graph.layers(of: $0) }.compactMap { document($0)?.file })
    let ofThemes = Set(documents.map(\.file))
    var found = diagnostics.filter { diagnostic in
      guard let file = diagnostic.span?.file else { return true }
      let isReadingError = diagnostic.severity == .error && diagnostic.code.group == "syntax"
      return selected.contains(file) || !ofThemes.contains(file) || (isReadingError && made.contains(file))
    }
    if stage == .parsed { found.removeAll { $0.code.group != "syntax" && $0.code.group != "io" } }
    found = located(found)
    if stage >= .resolved {
      let descendants = descendants
      let ofThemesFound = selection.map {
        diagnostics(of: $0, descendants: descendants[$0] ?? [], settings, upTo: stage, runsRules: runsRules)
      }
      found += attributed(ofThemesFound, selected: ownFiles.union(selected))
    }
    return unique(suppressed(found.sorted(by: Diagnostic.inOutputOrder), settings))
  }

  /// Diagnostics of resolving, checking, layout and the rules for one theme. If it depends on a file that cannot be
  /// read completely, only that is reported, and only if the file is outside the project.
  private func diagnostics(
    of id: ThemeID, descendants: [ThemeID], _ settings: LintSettings, upTo stage: ReachedStage, runsRules: Bool
  ) -> ThemeDiagnostics {
    guard let document = document(id), let file = sources[document.file], document.format != .notIOS,
      document.format != .unreadable
    else { return ThemeDiagnostics(id: id) }
    let bound = bind(id)
    guard bound.value.theme.isReadWhole else {
      var diagnostics = ThemeDiagnostics(id: id)
      diagnostics.ofStages = located(unread(bound.value.theme, id, selected: ownFiles), in: id)
      return diagnostics
    }
    if stage < .laidOut {
      return ThemeDiagnostics(
        id: id, file: document.file, theme: bound.value.theme, ofStages: located(resolve(id).diagnostics, in: id))
    }
    let layouts = readableLayouts(of: bound.value, id, in: runsRules ? shared.layoutConditions : [])
    let stages = located(bound.diagnostics + layouts.diagnostics, in: id)
    guard runsRules else {
      return ThemeDiagnostics(id: id, file: document.file, theme: bound.value.theme, ofStages: stages)
    }
    var input = LintInput(
      document: document, file: file, theme: bound.value, layouts: layouts.recorded,
      descendants: descendants.compactMap { self.document($0) }, sets: bound.value.theme.palette.map { sets[$0] },
      home: sets.set(of: id).map { sets.lineage(of: $0).map { sets[$0] } } ?? []
    ) { code, name in
      settings.option(name, of: code, path: document.path)
    }
    input.variants = layouts.variants
    input.isMisnamed = names[id]?.expected != nil
    input.isScreenletTheme = { isScreenletTheme(id) }
    input.storyboards = storyboards
    if let assets { input.assets = { assets.names } }
    input.translations = { untranslated(bound.value.theme, of: document) }
    let ofRules = ThemeLint.lint(input) { settings.isOn($0, byDefault: $1, path: document.path) }
    return ThemeDiagnostics(
      id: id, file: document.file, theme: bound.value.theme, ofStages: stages, ofRules: located(ofRules, in: id))
  }

  /// A diagnostic that a theme depends on an incomplete file, with the error in that file.
  private func unread(_ theme: ResolvedTheme, _ id: ThemeID, selected: Set<FileID>) -> [Diagnostic] {
    let made = graph.layers(of: id).compactMap { document($0) } + theme.palette.map { sets[$0].document }
    let lost = made.filter { !$0.isReadWhole }
    guard let first = lost.first, !lost.contains(where: { selected.contains($0.file) }),
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

  /// For each set that themes of a family can use, the resources that they refer to; and the sets with incomplete
  /// themes, for which the references are unknown.
  func resourceUse(of family: FileFamily) -> (used: [ThemeSetID: Set<ResourceName>], lost: Set<ThemeSetID>) {
    var result: [ThemeSetID: Set<ResourceName>] = [:]
    var lost: Set<ThemeSetID> = []
    if sets.all.isEmpty { return (result, lost) }
    for id in graph.all where FileFamily(named: graph[id].subject) == family {
      let layers = graph.layers(of: id)
      let palette = sets.palette(of: layers)
      if palette.isEmpty { continue }
      var names = Set(layers.flatMap { documents[$0.index].tree.resourceUses.map(\.resource) })
      for set in palette { names.formUnion(sets[set].document.tree.resourceUses.map(\.resource)) }
      for set in palette { result[set, default: []].formUnion(names) }
      let isWhole =
        layers.allSatisfy { documents[$0.index].isReadWhole } && palette.allSatisfy { sets[$0].document.isReadWhole }
      if !isWhole { lost.formUnion(palette) }
    }
    return (result, lost)
  }

  /// For each theme, the themes that inherit from it, directly or not, and its `-ext` file; also incomplete themes of
  /// its Screenlet, which may inherit from any theme.
  private var descendants: [ThemeID: [ThemeID]] {
    var result: [ThemeID: [ThemeID]] = [:]
    if documents.count < 2 { return result }
    let lost = Dictionary(grouping: graph.all.filter { !documents[$0.index].isReadWhole }) { graph[$0].subject }
    for id in graph.all where !lost.isEmpty {
      for other in lost[graph[id].subject] ?? [] where other != id { result[id, default: []].append(other) }
    }
    for id in graph.all {
      for ancestor in Set(graph.chain(of: id) + graph.layers(of: id)) where ancestor != id {
        result[ancestor, default: []].append(id)
      }
    }
    return result
  }

  /// Diagnostics without those that are suppressed in their file.
  private func suppressed(_ diagnostics: [Diagnostic], _ settings: LintSettings) -> [Diagnostic] {
    let byFile = Dictionary(grouping: diagnostics) { $0.span?.file }
    var result = byFile[nil] ?? []
    var done: Set<FileID> = []
    for document in selection.compactMap({ document($0) }) {
      guard let file = sources[document.file], done.insert(file.id).inserted else {
        continue
      }
      let own = byFile[file.id] ?? []
      guard document.format != .notIOS, document.format != .unreadable else {
        result += own
        continue
      }
      result += suppress(own, by: suppressions(in: document, file: file)) { settings.isOn($0, path: file.path) }
    }
    for (file, rest) in byFile { if let file, !done.contains(file) { result += rest } }
    return result.sorted(by: Diagnostic.inOutputOrder)
  }
}

/// Sorted diagnostics without duplicates.
func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var seen: Set<Diagnostic.Identity> = []
  return diagnostics.filter { seen.insert(Diagnostic.Identity($0)).inserted }
}

extension LintSettings {
  /// A diagnostic with the configured severity; `nil` if the rule is off, by configuration or by default, because a
  /// stage may report more than the default rules. Later settings take precedence, as do those of a path over general
  /// ones. `layout/*` matches a whole group.
  package func applied(to diagnostic: Diagnostic, path: String) -> Diagnostic? {
    // The severity of errors that prevent reading a file is fixed.
    if Self.fixedCodes.contains(diagnostic.code.rawValue) { return diagnostic }
    guard let level = level(of: diagnostic.code, path: path) else {
      return profile.includes(diagnostic.code, byDefault: !offByDefault.contains(diagnostic.code)) ? diagnostic : nil
    }
    guard let severity = level.severity else { return nil }
    var leveled = diagnostic
    leveled.severity = severity
    return leveled
  }

  /// Codes whose severity a configuration cannot change.
  package static let fixedCodes: Set<String> = [
    DiagnosticDescriptor.wellFormed.code.rawValue, DiagnosticDescriptor.limits.code.rawValue,
  ]

  /// Whether a rule runs for a file, by default or by configuration.
  package func isOn(_ code: Diagnostic.Code, path: String) -> Bool {
    isOn(code, byDefault: !offByDefault.contains(code), path: path)
  }

  /// The same, if it is known whether the rule is on by default.
  func isOn(_ code: Diagnostic.Code, byDefault: Bool, path: String) -> Bool {
    if rules.isEmpty, paths.isEmpty { return profile.includes(code, byDefault: byDefault) }
    return level(of: code, path: path).map { $0 != .off } ?? profile.includes(code, byDefault: byDefault)
  }

  /// The configured value of a rule's option.
  func option(_ name: String, of code: Diagnostic.Code, path: String) -> Double? {
    if rules.isEmpty, paths.isEmpty { return nil }
    var result: Double?
    for settings in settings(of: code, path: path) {
      for option in settings.options where option.name == name { result = option.value }
    }
    return result
  }

  private func level(of code: Diagnostic.Code, path: String) -> Level? {
    if rules.isEmpty, paths.isEmpty { return nil }
    return settings(of: code, path: path).compactMap(\.level).last
  }

  private func settings(of code: Diagnostic.Code, path: String) -> [RuleSettings] {
    (rules + paths.filter { $0.glob.matches(path) }.flatMap(\.rules)).filter { $0.names(code) }
  }
}

private let offByDefault = Set(lintCatalog.filter { !$0.isOnByDefault }.map(\.code))

extension LintSettings.RuleSettings {
  fileprivate func names(_ code: Diagnostic.Code) -> Bool {
    self.code == code.rawValue || (self.code.hasSuffix("/*") && self.code.dropLast(2) == code.group)
  }
}
