package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// A theme that a user selected, with those that it is linked with and the result of the lookup.
package struct SelectedTheme: Sendable {
  package var themes: LinkedThemes
  package var id: ThemeID
  /// The lookup by name; `nil` for a file.
  package var lookup: Lookup?

  package init(_ themes: LinkedThemes, _ id: ThemeID, lookup: Lookup? = nil) {
    self.themes = themes
    self.id = id
    self.lookup = lookup
  }
}

extension Snapshot {
  /// Returns the theme of a Screenlet or of a part's class, by name: an exact match, or a match that differs in case,
  /// with a note.
  ///
  /// An unknown name is searched again without case, and without the suffix `Screenlet` or `View`. If there is no
  /// match, an error with a suggestion is returned.
  package func find(_ name: String, theme: String? = nil) -> Diagnosed<SelectedTheme?> {
    let screenlets = screenlets
    if let screenlet = match(name, in: screenlets) {
      let themes = themes(ofScreenlet: screenlet)
      let lookup = themes.graph.find(screenlet: screenlet, theme: theme)
      return selected(lookup, in: themes)
    }
    let parts = partClasses
    if let part = match(name, in: parts) {
      let themes = themes(ofScreenlet: part)
      let lookup = themes.graph.find(part: part, theme: theme)
      return selected(lookup, in: themes)
    }
    let meant = closestMatch(to: name, in: screenlets + parts)
    let file = paths.first { documentName(of: $0) == name }
    return Diagnosed(
      nil,
      [
        Diagnostic(
          .unknownScreenlet, "unknown Screenlet '\(name.escaped)'", at: nil,
          help: file.map { "name the file: '\($0.escaped)'" } ?? meant.map { "did you mean '\($0)'?" }
            ?? "run 'themec list' to list the Screenlets")
      ])
  }

  /// The themes to show for a Screenlet or a part if none is named: the default theme; if that is a shipped one although
  /// the project has themes for the Screenlet, all of these.
  package func themesToShow(of name: String) -> Diagnosed<[SelectedTheme]> {
    let found = find(name)
    guard let first = found.value else { return Diagnosed([], found.diagnostics) }
    let themes = first.themes
    let own = themes.isShipped(first.id) ? themes.namesakes(of: first.id).filter { !themes.isShipped($0) } : []
    return Diagnosed(own.isEmpty ? [first] : own.map { SelectedTheme(themes, $0) }, found.diagnostics)
  }

  /// The result of a lookup. At run time, an unknown name selects the default theme. In a command, it is an error.
  private func selected(_ lookup: Lookup, in themes: LinkedThemes) -> Diagnosed<SelectedTheme?> {
    guard lookup.how == .fallback else {
      return Diagnosed(
        lookup.found.map { SelectedTheme(themes, $0, lookup: lookup) }, lookup.diagnostics(at: nil))
    }
    let meant = closestMatch(to: lookup.theme, in: lookup.available)
    return Diagnosed(
      nil,
      [
        Diagnostic(
          .unknownTheme, "\(lookup.screenlet) has no theme '\(lookup.theme.escaped)'", at: nil,
          help: meant.map { "did you mean '\($0)'?" }
            ?? "known themes: \(lookup.available.map { "'\($0)'" }.joined(separator: ", "))")
      ])
  }

  /// The theme in a requested file; `nil` if the file is not a theme.
  package func theme(in file: FileRecord) -> SelectedTheme? {
    let themes = themes(of: [file.family])
    let id = themes.graph.all.first { themes.document($0)?.file == file.id }
    return id.map { SelectedTheme(themes, $0) }
  }

  /// All themes of the project's Screenlets, or the shipped ones if the project has no files: by Screenlet, default
  /// first, then by name. The project's parts and storyboards follow. An extension is omitted if its theme is listed.
  package var allThemes: [SelectedTheme] {
    guard hasOwnFiles else {
      let themes = everything()
      return themes.graph.screenlets.flatMap { themes.findable($0.themes) }.map { SelectedTheme(themes, $0) }
    }
    let selected = selection.compactMap { theme(in: $0) }.filter { theme in
      guard let adjusted = theme.themes.graph.adjusts(theme.id) else { return true }
      return theme.themes.document(adjusted).map { !table.isSelected($0.file) } ?? true
    }
    func key(_ theme: SelectedTheme) -> (Int, String, Int, String) {
      let summary = theme.themes.graph[theme.id]
      let isPart = theme.themes.graph.kind(of: theme.id) == nil
      return (isPart ? 1 : 0, summary.subject, summary.themeName == "default" ? 0 : 1, summary.themeName)
    }
    return selected.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether the project contains themes, parts or sets.
  package var hasOwnFiles: Bool { table.hasOwnRecords }

  /// Screenlets with a theme in the project, sorted.
  package var ownScreenlets: [String] {
    var names: Set<String> = []
    for record in table.themeRecords where !record.isShipped {
      if let name = record.name.screenlet { names.insert(name) }
    }
    return names.sorted()
  }

  /// Classes of the parts in the project, sorted.
  package var partClasses: [String] {
    var names: Set<String> = []
    for record in table.themeRecords {
      let name = record.name
      if name.screenlet == nil, name.ending != .storyboard { names.insert(name.className) }
    }
    return names.sorted()
  }

  private func match(_ name: String, in known: [String]) -> String? {
    if known.contains(name) { return name }
    let bare = bareName(name).lowercased()
    return known.first { $0.lowercased() == name.lowercased() } ?? known.first { $0.lowercased() == bare }
  }

  private func bareName(_ name: String) -> String {
    for ending in ["ScreenletView", "Screenlet", "View"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension LinkedThemes {
  /// The themes of the same Screenlet or part that a lookup can find, including the theme itself; default first.
  package func namesakes(of id: ThemeID) -> [ThemeID] {
    let screenlet = (graph.screenlets + graph.parts).first { $0.themes.contains(id) }
    return screenlet.map { findable($0.themes) } ?? [id]
  }

  /// The themes that a lookup can find, default first, then by name.
  package func findable(_ themes: [ThemeID]) -> [ThemeID] {
    themes.filter { graph.shadowedBy($0) == nil && !graph[$0].isExtension }.sorted { a, b in
      let (first, second) = (graph[a].themeName, graph[b].themeName)
      return (first == "default" ? 0 : 1, first) < (second == "default" ? 0 : 1, second)
    }
  }
}
