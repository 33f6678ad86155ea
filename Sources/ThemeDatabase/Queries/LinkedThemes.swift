internal import ThemeLayout
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Themes of a snapshot that are linked with each other, and the queries about them.
///
/// A ``ThemeID`` is valid only among the themes that it was taken from.
package struct LinkedThemes: Sendable {
  package let snapshot: Snapshot
  package let links: ThemeLinks
  /// The requested themes in path order; the other themes are their dependencies.
  package let selection: [ThemeID]

  package init(_ snapshot: Snapshot, _ links: ThemeLinks, selection: [ThemeID]) {
    self.snapshot = snapshot
    self.links = links
    self.selection = selection
  }

  /// The same themes with another selection.
  package func selecting(_ selection: [ThemeID]) -> LinkedThemes { LinkedThemes(snapshot, links, selection: selection) }

  package var sources: SourceMap { links.sources }
  package var documents: [ThemeDocument] { links.documents }
  package var graph: ThemeGraph { links.graph }
  package var sets: ThemeSets { links.sets }
  package var names: ThemeNames { links.names }
  /// Diagnostics of reading, parsing and linking the themes, in output order.
  package var diagnostics: [Diagnostic] { links.diagnostics }
  package var catalog: ViewModelCatalog { snapshot.facts.catalog }
  package var classes: ClassTable { snapshot.facts.classes }
  package var configuration: Configuration { snapshot.configuration }
  package var limits: Limits { snapshot.project.limits }

  /// The requested theme sets, in path order.
  package var selectedSets: [ThemeSetID] {
    sets.ids.filter { snapshot.isSelected(sets.all[$0.index].document.file) }
  }

  package func document(_ id: ThemeID) -> ThemeDocument? {
    id.index < documents.count ? documents[id.index] : nil
  }

  /// The path of a theme file as printed in messages.
  package func path(of id: ThemeID) -> String { document(id)?.path ?? "" }

  /// Whether a theme's file belongs to the project: it is neither shipped nor in an outside folder.
  package func isOwn(_ id: ThemeID) -> Bool { document(id).map { links.ownFiles.contains($0.file) } ?? false }

  package func isShipped(_ id: ThemeID) -> Bool { path(of: id).hasPrefix(Lookup.shippedFolder) }

  /// The names of the colors in the project's asset catalogs.
  package var assetColors: Set<String> { Set(snapshot.facts.assets.names.colors) }
}

extension LinkedThemes {
  /// The same themes with other contents of a theme's file, and the diagnostics of parsing them. Links are those of the former
  /// contents, so that only values may be changed.
  package func replacing(_ contents: [UInt8], of id: ThemeID) -> Diagnosed<LinkedThemes> {
    guard let document = document(id) else { return Diagnosed(self) }
    let file = SourceFile(id: document.file, path: document.path, bytes: contents)
    let parsed = parse(file, limits: limits)
    var (documents, sources) = (documents, sources)
    sources.insert(file)
    documents[id.index] = parsed.value
    return Diagnosed(
      LinkedThemes(snapshot, links.replacing(documents, sources: sources), selection: selection), parsed.diagnostics)
  }
}

// MARK: - Fallbacks

extension LinkedThemes {
  /// Whether shipped themes are only a fallback, which themes of the project are not checked against.
  private var isFallback: Bool { snapshot.project.library == .fallback }

  /// Whether a theme is checked against its parent: not if the parent is shipped and only implied by the root class.
  package func isCompared(_ id: ThemeID) -> Bool {
    guard isFallback, !isShipped(id), let parent = graph.parent(of: graph.adjusts(id) ?? id), isShipped(parent) else {
      return true
    }
    return graph[graph.adjusts(id) ?? id].statedParent != nil
  }

  /// The theme that a theme inherits from, or may inherit from, if only the library has it, so that the two are not compared.
  /// Without a header, a theme of a framework's Screenlet with its own class may inherit from the default, unless the code
  /// declares the class.
  package func missingParent(of id: ThemeID) -> ThemeID? {
    if !isCompared(id) { return graph.parent(of: graph.adjusts(id) ?? id) }
    let theme = graph[id]
    guard isFallback, !isShipped(id), !theme.hasHeader, theme.role == .theme, graph.parent(of: id) == nil,
      let standard = graph.screenlets.first(where: { $0.name == theme.subject })?.defaultTheme, standard != id,
      isShipped(standard), theme.rootClass.map({ classes.lineage(of: $0).count < 2 }) ?? true
    else { return nil }
    return standard
  }

  /// Whether a theme is checked against its Screenlet's ViewModel: not against a descriptor that is a fallback.
  package func isChecked(_ id: ThemeID) -> Bool {
    guard isFallback, !isShipped(id), let screenlet = graph[id].screenlet else { return true }
    return hasContract(screenlet) || catalog.descriptor(ofScreenlet: screenlet) == nil
  }
}

// MARK: - Errors of files

extension LinkedThemes {
  /// Diagnostics of the files of a theme, its parents and their extensions.
  package func diagnostics(about id: ThemeID) -> [Diagnostic] {
    let themes = graph.chain(of: id) + graph.layers(of: id) + [id]
    let files = Set(themes.compactMap { document($0)?.file } + sets.palette(of: themes).map { sets[$0].document.file })
    return diagnostics.filter { diagnostic in diagnostic.span.map { files.contains($0.file) } ?? false }
  }

  /// Whether all files of a theme were read and linked without errors. Otherwise, its output would be incomplete. The error is
  /// one of ``diagnostics(about:)``.
  package func isSound(_ id: ThemeID) -> Bool {
    let themes = graph.chain(of: id) + graph.layers(of: id) + [id]
    return themes.allSatisfy { !graph.isErroneous($0) && document($0)?.hasErrors != true }
      && sets.palette(of: themes).allSatisfy { !sets[$0].isErroneous && !sets[$0].document.hasErrors }
  }
}
