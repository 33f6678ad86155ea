package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Everything that one run knows: the files, what they mean, and how they depend on each other.
///
/// A value: opened once, then asked. Its themes are those of the theme path, nearest folder first, the shipped ones last.
package struct Workspace: Sendable {
  /// Every file that was read: themes, descriptors, the configuration.
  package let sources: SourceMap
  /// By ``ThemeID``.
  package let documents: [ThemeDocument]
  package let graph: ThemeGraph
  package let sets: ThemeSets
  package let catalog: ViewModelCatalog
  package let classes: ClassTable
  /// What reading, parsing, naming and linking had to say, in output order.
  package let diagnostics: [Diagnostic]
  /// Themes that the caller asked about, in path order; the rest of the theme path is there to be inherited from.
  package let selection: [ThemeID]
  /// Sets that the caller asked about, in path order.
  package let selectedSets: [ThemeSetID]
  package let limits: Limits
  let resolvedParents = ResolvedParents()

  /// A workspace of what was read and linked already.
  package init(
    sources: SourceMap, documents: [ThemeDocument], graph: ThemeGraph, sets: ThemeSets = .none,
    catalog: ViewModelCatalog = ViewModelCatalog.collect([]).value,
    classes: ClassTable = ClassTable(), diagnostics: [Diagnostic] = [], selection: [ThemeID] = [],
    selectedSets: [ThemeSetID] = [], limits: Limits = .standard
  ) {
    self.sources = sources
    self.documents = documents
    self.graph = graph
    self.sets = sets
    self.catalog = catalog
    self.classes = classes
    self.diagnostics = diagnostics
    self.selection = selection
    self.selectedSets = selectedSets
    self.limits = limits
  }

  package func document(_ id: ThemeID) -> ThemeDocument? {
    id.index < documents.count ? documents[id.index] : nil
  }

  /// The path of a theme's file, as messages show it.
  package func path(of id: ThemeID) -> String { document(id)?.path ?? "" }

  /// Whether a theme is part of the binary.
  package func isShipped(_ id: ThemeID) -> Bool { path(of: id).hasPrefix(ShippedFiles.folder) }

  /// What was said of the files that a theme is made of: its own, its parents', its adjustments'.
  package func findings(about id: ThemeID) -> [Diagnostic] {
    let themes = graph.chain(of: id) + graph.layers(of: id) + [id]
    let files = Set(themes.compactMap { document($0)?.file } + sets.palette(of: themes).map { sets[$0].document.file })
    return diagnostics.filter { finding in finding.span.map { files.contains($0.file) } ?? false }
  }

  /// Whether all that a theme is made of could be read and connected: else what is made of it would lack something that
  /// its author wrote. An error that says so is among ``findings(about:)``.
  package func isSound(_ id: ThemeID) -> Bool {
    let themes = graph.chain(of: id) + graph.layers(of: id) + [id]
    return themes.allSatisfy { !graph.isErroneous($0) && document($0)?.hasErrors != true }
      && sets.palette(of: themes).allSatisfy { !sets[$0].isErroneous && !sets[$0].document.hasErrors }
  }
}
