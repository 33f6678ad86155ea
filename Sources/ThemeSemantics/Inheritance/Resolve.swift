package import ThemeSource
package import ThemeSyntax

/// Resolves one document outside a graph, as a plain XIB or storyboard is: its own tree, nothing inherited.
package func resolve(_ document: ThemeDocument) -> Diagnosed<ResolvedTheme> {
  let name = FileName(path: document.path)
  let isHost = document.format == .storyboard
  return Diagnosed(
    ResolvedTheme(
      screenlet: isHost ? name.stem : name.screenlet ?? name.className, name: isHost ? "" : name.effectiveTheme,
      kind: nil, chain: [], format: document.format, tree: document.tree, rootViews: document.rootViews,
      embeds: embeds(in: document.tree) { _, _ in nil }))
}

/// Resolves a theme of a graph: its own tree for now, without what it inherits.
package func resolve(
  _ id: ThemeID, in graph: ThemeGraph, documents: (ThemeID) -> ThemeDocument?
) -> Diagnosed<ResolvedTheme> {
  let summary = graph[id]
  guard let document = documents(id) else {
    return Diagnosed(
      ResolvedTheme(
        screenlet: summary.subject, name: summary.themeName, kind: graph.kind(of: id), chain: graph.chain(of: id),
        format: summary.format, tree: ElementTree(), rootViews: [], embeds: []))
  }
  var resolved = resolve(document).value
  resolved.kind = graph.kind(of: id)
  resolved.chain = graph.chain(of: id)
  resolved.embeds = embeds(in: resolved.tree) { screenlet, theme in
    graph.find(screenlet: screenlet, theme: theme ?? summary.themeName, module: summary.module).found
  }
  return Diagnosed(resolved)
}

/// Views that embed Screenlets, in document order, with the theme that `find` gives for Screenlet and `themeName`.
func embeds(
  in tree: ElementTree, find: (_ screenlet: String, _ theme: String?) -> ThemeID?
) -> [ResolvedTheme.Embed] {
  tree.all.compactMap { node in
    guard tree[node].kind != .placeholder, let screenlet = embeddedScreenlet(of: node, in: tree) else { return nil }
    return ResolvedTheme.Embed(
      view: node, screenlet: screenlet, theme: find(screenlet, embeddedThemeName(of: node, in: tree)))
  }
}
