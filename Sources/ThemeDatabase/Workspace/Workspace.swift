internal import CodeModel
internal import ThemeLayout
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Linked themes and their dependencies.
///
/// A ``Snapshot`` creates it. Its themes are sorted by their index in the theme path, then by path; shipped themes are last.
package struct Workspace: Sendable {
  /// Every file that was read: themes, sets, descriptors, the configuration.
  package internal(set) var sources: SourceMap
  /// Parsed files by ``ThemeID``.
  package internal(set) var documents: [ThemeDocument]
  package let graph: ThemeGraph
  package let sets: ThemeSets
  package let catalog: ViewModelCatalog
  package let classes: ClassTable
  /// Diagnostics of reading, parsing and linking the themes, in output order.
  package let diagnostics: [Diagnostic]
  /// The requested themes in path order; the other themes are their dependencies.
  package internal(set) var selection: [ThemeID]
  /// The requested theme sets, in path order.
  package let selectedSets: [ThemeSetID]
  /// Files of the project, in which problems are reported.
  let ownFiles: Set<FileID>
  /// Names of fallback descriptors, which themes of the project are not checked against.
  let fallbackDescriptors: Set<String>
  /// Whether shipped themes are only a fallback, which themes of the project are not checked against.
  let isFallback: Bool
  package let limits: Limits
  /// Diagnostics of descriptors, sets and Swift sources.
  var sharedDiagnostics: [Diagnostic] = []
  /// The names of the theme files.
  package internal(set) var names = ThemeNames(all: [])
  /// The configuration, which all workspaces of a session share.
  var shared = SharedConfiguration.none
  /// How the documents of the project use classes.
  var classUses = ClassUses.none
  /// The project's storyboards of a name.
  var storyboards: @Sendable (String) -> [ThemeDocument] = { _ in [] }
  /// The images and colors of the project.
  var assets: ProjectAssets?
  /// Translations beside the themes.
  var localizations: ProjectLocalizations?
  var resolvedParents = ResolvedParents()
  var drawn = DrawnTheme()

  /// Creates a workspace of linked themes.
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

  /// The configured severities.
  package var configuration: Configuration { shared.value }

  package func document(_ id: ThemeID) -> ThemeDocument? {
    id.index < documents.count ? documents[id.index] : nil
  }

  /// The path of a theme file as printed in messages.
  package func path(of id: ThemeID) -> String { document(id)?.path ?? "" }

  /// Whether a theme is shipped with themec.
  package func isShipped(_ id: ThemeID) -> Bool { path(of: id).hasPrefix(ShippedFiles.folder) }

  /// Whether a theme is checked against its parent: not if the parent is shipped and only implied by the root class.
  package func isCompared(_ id: ThemeID) -> Bool {
    guard isFallback, !isShipped(id), let parent = graph.parent(of: graph.adjusts(id) ?? id), isShipped(parent) else {
      return true
    }
    return graph[graph.adjusts(id) ?? id].statedParent != nil
  }

  /// The theme that a theme inherits from, or may inherit from, and that only the library has: what it is not compared
  /// with. Without a header, a theme of a framework's Screenlet with a class of its own may inherit from the default.
  package func missingParent(of id: ThemeID) -> ThemeID? {
    if !isCompared(id) { return graph.parent(of: graph.adjusts(id) ?? id) }
    let theme = graph[id]
    guard isFallback, !isShipped(id), !theme.hasHeader, theme.role == .theme, graph.parent(of: id) == nil,
      let standard = graph.screenlets.first(where: { $0.name == theme.subject })?.defaultTheme, standard != id,
      isShipped(standard)
    else { return nil }
    return standard
  }

  /// Whether a theme is checked against its Screenlet's ViewModel: not against a descriptor that is a fallback.
  package func isChecked(_ id: ThemeID) -> Bool {
    guard isFallback, !isShipped(id), let screenlet = graph[id].screenlet else { return true }
    return hasContract(screenlet) || catalog.descriptor(ofScreenlet: screenlet) == nil
  }

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

/// A configuration that is not copied with each workspace.
final class SharedConfiguration: Sendable {
  let value: Configuration
  /// Conditions of its own.
  private let ownConditions: [LayoutCondition]?

  init(_ value: Configuration) {
    self.value = value
    // Every folder of app views can be a project of its own, without a configuration.
    ownConditions = value.sizes == nil && value.textSizes == [.default] ? nil : value.layoutConditions
  }

  /// What layouts are checked in besides the recorded size.
  var layoutConditions: [LayoutCondition] { ownConditions ?? Self.standardConditions }

  private static let standardConditions = Configuration().layoutConditions

  static let none = SharedConfiguration(Configuration())
}
