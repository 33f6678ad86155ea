package import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The last stage that a command needs. Later stages are not checked for the command.
package enum ReachedStage: Int, Comparable, Sendable {
  /// The file alone.
  case parsed
  /// With its names and its relations to other themes.
  case linked
  /// With inherited elements.
  case resolved
  /// With its contract, its layout and all embedded themes.
  case laidOut

  package static func < (a: ReachedStage, b: ReachedStage) -> Bool { a.rawValue < b.rawValue }
}

extension Workspace {
  /// Errors in the stages that a command needs of some themes: the same errors, at the same locations, as in a check of
  /// the files.
  ///
  /// In output order.
  package func errors(
    in themes: [ThemeID], upTo stage: ReachedStage = .laidOut, _ settings: LintSettings = LintSettings()
  ) -> [Diagnostic] {
    var reached = stage == .laidOut ? embedded(in: themes) : themes
    reached.sort()
    var workspace = self
    workspace.selection = reached
    let found = workspace.diagnostics(settings, upTo: stage, runsRules: false) + shared(by: reached, upTo: stage)
    return found.sorted(by: Diagnostic.inOutputOrder)
      .compactMap { settings.applied(to: $0, path: $0.span.flatMap { sources[$0.file]?.path } ?? "") }
      .filter { $0.severity == .error }
  }

  /// The diagnostics about sets and descriptors on which themes depend.
  private func shared(by themes: [ThemeID], upTo stage: ReachedStage) -> [Diagnostic] {
    if stage < .resolved { return [] }
    let palette = sets.palette(of: themes.flatMap { graph.layers(of: $0) })
    let reached = Set(palette.map { sets[$0].document.file })
    let ofSets = Set(sets.all.map(\.document.file))
    return sharedDiagnostics.filter { diagnostic in
      guard let file = diagnostic.span?.file, ofSets.contains(file) else { return stage == .laidOut }
      return reached.contains(file)
    }
  }

  /// Themes and those that they embed, directly or not, except shipped ones.
  private func embedded(in themes: [ThemeID]) -> [ThemeID] {
    var known = Set(themes)
    var open = themes
    while let theme = open.popLast() {
      for id in graph.embeds(of: theme) where !isShipped(id) && known.insert(id).inserted { open.append(id) }
    }
    return Array(known)
  }
}
