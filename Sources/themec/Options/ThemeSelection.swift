import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// The themes that a command shows: those of the project, or of some Screenlets, files or folders.
struct ThemeSelection {
  /// The themes of a Screenlet that are shown by default. Without Screenlets, all views of the project are shown.
  enum Breadth { case all, defaults }

  var project: ProjectOptions
  var paths: [String]
  /// Names of themes; empty for all themes.
  var themes: [String]
  var breadth = Breadth.all

  /// Whether all themes of the project are selected.
  var isWhole: Bool { paths.isEmpty && themes.isEmpty }

  /// The themes without duplicates. Prints the errors of folders, and of files that are not themes.
  ///
  /// - Returns: The exit status after such errors.
  func selected() throws -> (themes: [SelectedTheme], status: Status) {
    var known: Set<String> = []
    var status = Status.clean
    let found = try listed(&status).filter { theme in
      known.insert(Path.absolute(theme.themes.path(of: theme.id))).inserted
    }
    return (found, status)
  }

  /// Whether all folders of the project could be searched.
  func isSearched() throws -> Bool { try project.session().snapshot.unread.isEmpty }

  /// Prints a note if shipped themes are shown: for all Screenlets of a project without themes, or beside or inside the
  /// project's own.
  func noteShipped(_ found: [SelectedTheme]) {
    guard !project.quiet, let first = found.first else { return }
    if isWhole, first.themes.isShipped(first.id) {
      return standardError("note: no themes of your own here: the shipped themes are shown\n")
    }
    let names = Set(found.flatMap(\.shippedSubjects))
    guard !names.isEmpty, first.themes.snapshot.hasOwnFiles else { return }
    let count = names.count == 1 ? "a shipped theme is" : "shipped themes are"
    standardError("note: \(count) shown for \(names.sorted().quotedList()): the project has none\n")
  }

  private func listed(_ status: inout Status) throws -> [SelectedTheme] {
    if paths.isEmpty {
      let snapshot = try project.session().snapshot
      if breadth == .defaults, !themes.isEmpty || !snapshot.ownScreenlets.isEmpty {
        return try screenlets(in: snapshot)
      }
      let whole = snapshot.project
      let folders = whole.configuration.themePath.isEmpty ? [whole.root] : whole.configuration.themePath
      let asked = try project.session(asking: folders).snapshot
      if breadth == .defaults {
        let own = asked.hasOwnFiles ? drawable(in: asked, &status) : []
        return own.isEmpty && status == .clean ? try screenlets(in: snapshot) : own
      }
      return try named(drawable(in: asked, &status))
    }
    let input = paths.contains("-") ? try StandardInput.read(limits: project.inputLimits) : nil
    let names = paths.contains { !project.isFile($0) } ? try project.session().snapshot : nil
    return try paths.flatMap { path -> [SelectedTheme] in
      if DiskFileSystem().isFolder(path) {
        let snapshot = try project.session(for: path, asking: [path]).snapshot
        // The shipped themes are not in the folder.
        let found = snapshot.hasOwnFiles ? drawable(in: snapshot, &status) : []
        if found.isEmpty, try project.isFolderNamedAsScreenlet(path) {
          return try screenlet(path, in: project.session().snapshot)
        }
        if found.isEmpty {
          throw Failure(
            "no themes to draw in '\(path.escaped)'", help: "use a folder with .xml, .xib or .storyboard files for iOS")
        }
        return try named(found)
      }
      guard let names, !project.isFile(path) else {
        try project.checkNoTheme(themes.first, of: path)
        return [try project.theme(path, standardInput: input)]
      }
      return try screenlet(path, in: names)
    }
  }

  /// The themes with a view among the given files or, by default, in the project. Prints the errors of the other files.
  private func drawable(in snapshot: Snapshot, _ status: inout Status) -> [SelectedTheme] {
    let found = snapshot.allThemes
    let drawable = found.filter(\.isDrawable)
    let drawn = Set(drawable.compactMap { $0.themes.document($0.id)?.file })
    let linked = snapshot.selected()
    let errors = (snapshot.diagnostics + linked.diagnostics).filter { error in
      error.severity == .error && error.span.map { !drawn.contains($0.file) } ?? true
    }
    project.printDiagnostics(snapshot.unread, sources: linked.sources)
    if !errors.isEmpty {
      if status != .usage { status = Status(after: errors) }
      project.printDiagnostics(errors, sources: linked.sources)
    }
    return drawable
  }

  /// The default or named themes of the project's Screenlets; of the shipped Screenlets if the project has none.
  private func screenlets(in snapshot: Snapshot) throws -> [SelectedTheme] {
    let own = snapshot.ownScreenlets
    let screenlets = own.isEmpty ? snapshot.screenlets : own
    if themes.isEmpty { return screenlets.flatMap { snapshot.themesToShow(of: $0).value } }
    for theme in themes where !screenlets.contains(where: { snapshot.find($0, theme: theme).value != nil }) {
      throw Failure("no Screenlet has a theme '\(theme.escaped)'", help: "run 'themec list' to list the themes")
    }
    return screenlets.flatMap { screenlet in themes.compactMap { snapshot.find(screenlet, theme: $0).value } }
  }

  /// The named themes of a Screenlet; by default all themes that the project has of it, or all shipped ones if it has none.
  private func screenlet(_ name: String, in snapshot: Snapshot) throws -> [SelectedTheme] {
    guard themes.isEmpty else { return try themes.map { try project.theme(name, theme: $0, in: snapshot) } }
    let first = try project.theme(name, theme: nil, in: snapshot)
    if breadth == .defaults { return snapshot.themesToShow(of: name).value }
    let all = first.themes.namesakes(of: first.id)
    let own = all.filter { !first.themes.isShipped($0) }
    return (own.isEmpty ? all : own).map { SelectedTheme(first.themes, $0) }
  }

  /// The named themes. Throws if a name does not match.
  private func named(_ found: [SelectedTheme]) throws -> [SelectedTheme] {
    guard !themes.isEmpty else { return found }
    for name in themes where !found.contains(where: { $0.name == name }) {
      let known = Set(found.map(\.name)).sorted()
      throw Failure(
        "no Screenlet has a theme '\(name.escaped)'",
        help: closestMatch(to: name, in: known).map { "did you mean '\($0.escaped)'?" }
          ?? "run 'themec list' to list the themes")
    }
    return found.filter { themes.contains($0.name) }
  }
}

extension Snapshot {
  /// Warnings about folders and special files that could not be read, so that themes may be missing.
  var unread: [Diagnostic] {
    diagnostics.filter { $0.code == DiagnosticDescriptor.unreadableFile.code && $0.severity == .warning }
  }
}

extension SelectedTheme {
  fileprivate var name: String { themes.graph[id].themeName }

  /// The Screenlets and cells that are shown with a shipped theme: the theme's own, and those inside it.
  fileprivate var shippedSubjects: [String] {
    themes.isShipped(id) ? [themes.graph[id].subject] : themes.shippedStandIns(in: id)
  }

  /// Whether the theme has a declared or inherited view, or is a storyboard, from which controllers are drawn.
  var isDrawable: Bool {
    let document = themes.document(id)
    return document?.rootViews.isEmpty == false || document?.format == .storyboard
      || themes.graph.parent(of: id) != nil
  }
}

extension [Scene] {
  /// The scenes with one of the names, or all scenes if there are no names. Throws if a name does not match.
  func named(_ names: [String]) throws -> [Scene] {
    for name in names where !contains(where: { $0.goes(by: name) }) {
      let meant = closestMatch(to: name, in: flatMap(\.names)).map { "did you mean '\($0.escaped)'?" }
      let all = map(\.name.escaped).quotedList(limit: .max)
      throw Failure(
        "unknown scene '\(name.escaped)'",
        help: meant ?? (isEmpty ? "scenes are only available in storyboards" : "known scenes: \(all)"))
    }
    return names.isEmpty ? self : filter { scene in names.contains { scene.goes(by: $0) } }
  }
}

extension Scene {
  func goes(by name: String) -> Bool { self.name == name || names.contains(name) }
}
