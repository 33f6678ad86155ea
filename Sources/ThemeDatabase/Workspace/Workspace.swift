package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Themes that are linked with each other, and everything that they depend on.
///
/// A value: made by a ``Snapshot``, then asked. Its themes are sorted by their place in the theme path, then by path; shipped
/// ones come last.
package struct Workspace: Sendable {
  /// Every file that was read: themes, sets, descriptors, the configuration.
  package let sources: SourceMap
  /// By ``ThemeID``.
  package let documents: [ThemeDocument]
  package let graph: ThemeGraph
  package let sets: ThemeSets
  package let catalog: ViewModelCatalog
  package let classes: ClassTable
  /// What reading, parsing, naming and linking these themes reported, in output order.
  package let diagnostics: [Diagnostic]
  /// Themes that the caller asked about, in path order; the rest is there to be inherited from.
  package internal(set) var selection: [ThemeID]
  /// Sets that the caller asked about, in path order.
  package let selectedSets: [ThemeSetID]
  /// Files that belong to the project itself: what is wrong with them is reported there.
  let ownFiles: Set<FileID>
  /// Names of descriptors that are there to draw and to start from, and judge no theme of the project.
  let fallbackDescriptors: Set<String>
  /// Whether shipped themes are there to draw and to start from, and are compared with no theme of the project.
  let isFallback: Bool
  package let limits: Limits
  /// What reading descriptors, sets and Swift sources reported.
  var sharedDiagnostics: [Diagnostic] = []
  /// What the names of the themes' files say.
  package internal(set) var names = ThemeNames(all: [])
  /// What the project's configuration says about severities.
  package internal(set) var lintSettings = LintSettings()
  let resolvedParents = ResolvedParents()

  /// A workspace of what was read and linked already.
  package init(
    sources: SourceMap, documents: [ThemeDocument], graph: ThemeGraph, sets: ThemeSets = .none,
    catalog: ViewModelCatalog = ViewModelCatalog.collect([]).value,
    classes: ClassTable = ClassTable(), diagnostics: [Diagnostic] = [], selection: [ThemeID] = [],
    selectedSets: [ThemeSetID] = [], ownFiles: Set<FileID> = [], fallbackDescriptors: Set<String> = [],
    isFallback: Bool = false, limits: Limits = .standard
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
    self.ownFiles = ownFiles
    self.fallbackDescriptors = fallbackDescriptors
    self.isFallback = isFallback
    self.limits = limits
  }

  package func document(_ id: ThemeID) -> ThemeDocument? {
    id.index < documents.count ? documents[id.index] : nil
  }

  /// The path of a theme's file, as messages show it.
  package func path(of id: ThemeID) -> String { document(id)?.path ?? "" }

  /// Whether a theme is part of the binary.
  package func isShipped(_ id: ThemeID) -> Bool { path(of: id).hasPrefix(ShippedFiles.folder) }

  /// Whether a theme is compared with a parent: not with a shipped one that only its root class tells.
  package func isCompared(_ id: ThemeID) -> Bool {
    guard isFallback, !isShipped(id), let parent = graph.parent(of: graph.adjusts(id) ?? id), isShipped(parent) else {
      return true
    }
    return graph[graph.adjusts(id) ?? id].statedParent != nil
  }

  /// Whether a theme is checked against its Screenlet's ViewModel: not against a descriptor that is a fallback.
  package func isChecked(_ id: ThemeID) -> Bool {
    guard isFallback, !isShipped(id), let screenlet = graph[id].screenlet,
      let descriptor = catalog.descriptor(ofScreenlet: screenlet)
    else { return true }
    return !fallbackDescriptors.contains(descriptor.name)
  }

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
