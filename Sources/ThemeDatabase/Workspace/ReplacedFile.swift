internal import ThemeLint
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension Workspace {
  /// The workspace with other contents of a theme's file, and the diagnostics of parsing them. Links are those of the
  /// former contents, so that only values may be changed.
  package func replacing(_ contents: [UInt8], of id: ThemeID) -> Diagnosed<Workspace> {
    guard let document = document(id) else { return Diagnosed(self) }
    let file = SourceFile(id: document.file, path: document.path, bytes: contents)
    let parsed = parse(file, limits: limits)
    var workspace = self
    workspace.sources.insert(file)
    workspace.documents[id.index] = parsed.value
    workspace.resolvedParents = ResolvedParents()
    workspace.drawn = DrawnTheme()
    return Diagnosed(workspace, parsed.diagnostics)
  }

  /// Whether a theme's file belongs to the project: it is neither shipped nor in an outside folder.
  package func isOwn(_ id: ThemeID) -> Bool { document(id).map { ownFiles.contains($0.file) } ?? false }

  /// The names of the colors in the project's asset catalogs.
  package var assetColors: Set<String> { Set(assets?.names.colors ?? []) }
}
