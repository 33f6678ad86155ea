import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// The themes that a command shows all of: those of some Screenlets, files or folders, or of the project.
struct ThemeSelection {
  var project: ProjectOptions
  var paths: [String]
  /// Names of themes; empty for all.
  var themes: [String]

  func selected() throws -> [SelectedTheme] {
    if paths.isEmpty {
      let root = try project.session().snapshot.project.root
      return try named(project.session(for: root, asking: [root]).snapshot.allThemes.filter(\.isDrawable))
    }
    let names = paths.contains { !project.isFile($0) } ? try project.session().snapshot : nil
    return try paths.flatMap { path -> [SelectedTheme] in
      if DiskFileSystem().isFolder(path) {
        let found = try project.session(for: path, asking: [path]).snapshot.allThemes.filter(\.isDrawable)
        if found.isEmpty {
          throw Failure(
            "no themes to draw in '\(path.escaped)'", help: "use a folder with .xml, .xib or .storyboard files for iOS")
        }
        return try named(found)
      }
      guard let names, !project.isFile(path) else {
        try project.checkNoTheme(themes.first, of: path)
        return [try project.theme(path)]
      }
      return try screenlet(path, in: names)
    }
  }

  /// All themes of a Screenlet, or those of the names.
  private func screenlet(_ name: String, in snapshot: Snapshot) throws -> [SelectedTheme] {
    guard themes.isEmpty else { return try themes.map { try project.theme(name, theme: $0, in: snapshot) } }
    let first = try project.theme(name, theme: nil, in: snapshot)
    let graph = first.workspace.graph
    guard let screenlet = (graph.screenlets + graph.parts).first(where: { $0.themes.contains(first.id) }) else {
      return [first]
    }
    return first.workspace.findable(screenlet.themes).map { SelectedTheme(first.workspace, $0) }
  }

  /// The themes of the names. Throws if there is none of a name.
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

extension SelectedTheme {
  fileprivate var name: String { workspace.graph[id].themeName }

  /// Whether the theme has a view, of its own or inherited, or is a storyboard, of which controllers are drawn.
  var isDrawable: Bool {
    let document = workspace.document(id)
    return document?.rootViews.isEmpty == false || document?.format == .storyboard
      || workspace.graph.parent(of: id) != nil
  }
}
