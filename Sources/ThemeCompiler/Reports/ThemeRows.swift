internal import ThemeSemantics

/// One theme as `themec list` shows it.
package struct ThemeRow: Sendable {
  package var screenlet: String
  package var theme: String
  /// `default`, `full`, `child`, `extended`.
  package var kind: String
  package var parent: String?
  package var file: String
  package var isShipped: Bool
}

extension Workspace {
  /// All themes that a look-up can find, by Screenlet, then default first, then by name.
  package var themeRows: [ThemeRow] {
    graph.screenlets.flatMap { screenlet in
      screenlet.themes.filter { graph.shadowedBy($0) == nil && !graph[$0].isExtension }.map { id in
        ThemeRow(
          screenlet: screenlet.name, theme: graph[id].themeName, kind: graph.kind(of: id)?.rawValue ?? "",
          parent: graph.parent(of: id).map { graph[$0].themeName }, file: path(of: id), isShipped: isShipped(id))
      }
      .sorted { ($0.theme != "default" ? 1 : 0, $0.theme) < ($1.theme != "default" ? 1 : 0, $1.theme) }
    }
  }
}
