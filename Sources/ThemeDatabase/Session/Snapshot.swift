package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// An immutable state of a project. All queries use the same files.
///
/// Themes are linked on demand, with the other themes of their Screenlet and the themes that they embed. Linked themes
/// are cached, also for later snapshots of the session, until their files change.
package struct Snapshot: Sendable {
  /// The state of the files, shared because snapshots are passed to every task.
  private final class State: Sendable {
    let project: Project
    let table: FileTable
    let facts: ProjectFacts
    let names: ScreenletNames
    let listing: Int
    let configuration: SharedConfiguration
    let classUses: ClassUses
    let known: KnownScreenlets

    init(_ project: Project, _ table: FileTable, _ facts: ProjectFacts, _ names: ScreenletNames, _ listing: Int) {
      self.project = project
      self.table = table
      self.facts = facts
      self.names = names
      self.listing = listing
      configuration = SharedConfiguration(project.configuration)
      classUses = DocumentClasses(table).uses()
      known = names.known(with: facts.classes)
    }
  }

  private let state: State
  let cache: LinkCache

  init(
    project: Project, table: FileTable, facts: ProjectFacts, names: ScreenletNames, listing: Int, cache: LinkCache
  ) {
    state = State(project, table, facts, names, listing)
    self.cache = cache
  }

  package var project: Project { state.project }
  var table: FileTable { state.table }
  var facts: ProjectFacts { state.facts }
  /// The Screenlets that file names and descriptors define.
  var names: ScreenletNames { state.names }

  /// A number that changes between snapshots of the session if ``themeChoices`` may change.
  package var listing: Int { state.listing }

  /// The requested files, by path.
  package var selection: [FileRecord] { table.selection.filter { !$0.isSet } }

  /// The paths of the project's own themes, parts, storyboards and sets, sorted.
  package var paths: [String] {
    let others = Set(table.candidates.lazy.filter { if case .foreign = $0.content { true } else { false } }.map(\.id))
    return table.ownRecords.filter { !others.contains($0.id) }.map(\.path)
  }

  /// The sorted paths of the project's sets and of themes named for a Screenlet's theme.
  package var themePaths: [String] {
    table.ownRecords.filter { $0.isSet || $0.name.screenlet != nil }.map(\.path)
  }

  /// The paths of the project's own descriptors, sorted.
  package var descriptorPaths: [String] {
    facts.descriptorFiles.compactMap { facts.sources.path(of: $0) }.sorted { $0.isBefore($1) }
  }

  /// Diagnostics of descriptors, sets, Swift sources and listing folders.
  package var diagnostics: [Diagnostic] { facts.diagnostics + facts.code.diagnostics }

  /// Names of all Screenlets with a theme, including shipped ones, sorted.
  package var screenlets: [String] { names.themed.sorted() }

  /// A workspace of all themes, for lists and lookups of any name.
  package func everything() -> Workspace { workspace(of: table.families) }

  /// A workspace of the requested themes and their dependencies.
  package func selected() -> Workspace {
    workspace(of: requestedFamilies)
  }

  /// The families of the requested files, in the order of their first file.
  package var requestedFamilies: [FileFamily] {
    var known: Set<FileFamily> = []
    return selection.map { $0.family }.filter { known.insert($0).inserted }
  }

  /// A workspace of the themes of a Screenlet and their dependencies.
  package func workspace(screenlet: String) -> Workspace { workspace(of: [FileFamily(named: screenlet)]) }

  /// A workspace of the theme in a file and its dependencies; `nil` if the project does not contain the file.
  package func workspace(file path: String) -> Workspace? {
    table.record(at: path).map { workspace(of: [$0.family]) }
  }

  /// A workspace of a family and its dependencies, with the requested files of the family selected.
  ///
  /// Families can be processed one by one, so that few of them are in memory.
  package func workspace(requested family: FileFamily) -> Workspace {
    workspace(of: family) { table.isSelected($0) }
  }

  /// A workspace of a family and its dependencies, with some files of the family selected.
  func workspace(of family: FileFamily, selecting isSelected: (FileID) -> Bool) -> Workspace {
    var workspace = workspace(of: [family])
    let members = Set(table[family].lazy.map(\.id).filter(isSelected))
    workspace.selection = workspace.graph.all.filter { id in
      workspace.document(id).map { members.contains($0.file) } ?? false
    }
    return workspace
  }

  /// Uses a workspace of some families and their dependencies, with the requested files of the families selected.
  ///
  /// Linking families together is faster than one by one, if later stages are not needed. Files that are read for them
  /// are released afterwards.
  package func withWorkspace<Result>(requested families: [FileFamily], _ use: (Workspace) -> Result) -> Result {
    if let family = families.first, families.count == 1 { return use(workspace(requested: family)) }
    let closure = closure(of: families)
    defer { for family in closure.families { for record in table[family] { record.forget() } } }
    var members = FileSet()
    for family in families {
      for record in table[family] where table.isSelected(record.id) { members.insert(record.id) }
    }
    var workspace = link(closure)
    workspace.selection = workspace.graph.all.filter { members.contains(workspace.documents[$0.index].file) }
    return use(workspace)
  }

  /// A workspace of families and their dependencies, cached for a single family.
  package func workspace(of families: [FileFamily]) -> Workspace {
    guard families.count == 1, let family = families.first else { return link(closure(of: families)) }
    if let kept = cache[family], kept.facts === facts.identity, kept.names == names, isCurrent(kept) {
      var workspace = kept.workspace
      // Class uses in other documents may have changed.
      workspace.classUses = state.classUses
      workspace.drawn = DrawnTheme()
      // Other files may have changed.
      workspace.storyboards = table.storyboards
      return workspace
    }
    let closure = closure(of: families)
    let workspace = link(closure)
    cache[family] = LinkCache.Entry(
      families: closure.families.map { ($0, table[$0]) }, facts: facts.identity, names: names,
      workspace: workspace)
    return workspace
  }

  private func isCurrent(_ entry: LinkCache.Entry) -> Bool {
    entry.families.allSatisfy { family, records in
      let now = table[family]
      return now.count == records.count && zip(now, records).allSatisfy { $0 === $1 }
    }
  }
}

extension Snapshot {
  /// Families that depend on each other, and their files.
  struct Closure {
    var families: [FileFamily] = []
    var themes: [(record: FileRecord, parsed: ParsedFile)] = []
    var faults: [Diagnostic] = []
  }

  /// Families, with those that they embed and those of their listed parts, transitively.
  func closure(of families: [FileFamily]) -> Closure {
    var closure = Closure()
    var known = Set(families)
    var open = families
    var next = 0
    while next < open.count {
      let family = open[next]
      next += 1
      closure.families.append(family)
      var reached: [String] = []
      for record in table[family] {
        switch record.content {
        case .theme(let parsed):
          closure.themes.append((record, parsed))
          reached += parsed.summary.embeds.lazy.map(\.screenlet).filter { !$0.isEmpty }
          if let screenlet = record.name.screenlet { reached += facts.parts(ofScreenlet: screenlet) }
        case .unreadable(let file): closure.faults.append(file.fault)
        case .foreign: break
        }
      }
      for name in reached {
        let family = FileFamily(named: name)
        if known.insert(family).inserted { open.append(family) }
      }
    }
    closure.themes.sort { a, b in
      a.record.folder == b.record.folder
        ? a.record.path.isBefore(b.record.path) : a.record.folder < b.record.folder
    }
    return closure
  }

  /// Links the files of a closure.
  func link(_ closure: Closure) -> Workspace {
    let themes = closure.themes
    let directories = themes.map(\.record.directory)
    let documents = themes.map(\.parsed.document)
    let checked = checkNames(of: documents, known: state.known)
    var summaries = themes.map(\.parsed.summary)
    for (index, name) in checked.value.all.enumerated() where name.expected != nil {
      summaries[index].isMisnamed = true
    }
    let linked = ThemeSemantics.link(
      summaries, facts: ClassFacts(superclasses: FrameworkClasses.superclasses, classes: facts.classes),
      screenlets: ScreenletFacts(names: names.known, defaultThemes: names.defaultThemes), folders: table.folders,
      directories: directories, limits: project.limits)
    var sources = facts.sourceLayer
    for theme in themes { sources.insert(theme.parsed.source) }
    // Shipped sets apply only to shipped themes.
    let hasSets = table.hasOwnSets || themes.contains { $0.record.isShipped }
    let sets = hasSets ? facts.sets.withHomes(of: directories) : facts.sets
    let diagnostics =
      closure.faults + themes.flatMap(\.parsed.diagnostics) + checked.diagnostics + linked.diagnostics
    var workspace = Workspace(
      sources: sources, documents: documents, graph: linked.value, sets: sets,
      catalog: facts.catalog, classes: facts.classes, diagnostics: diagnostics.sorted(by: Diagnostic.inOutputOrder),
      selection: themes.indices.filter { table.isSelected(themes[$0].record.id) }.map { ThemeID($0) },
      selectedSets: facts.sets.ids.filter { table.isSelected(facts.sets.all[$0.index].document.file) },
      ownFiles: Set(themes.lazy.filter(\.record.isOwn).map(\.record.id))
        .union(table.sets.lazy.filter(\.isOwn).map(\.id)),
      fallbackDescriptors: facts.fallbackDescriptors, isFallback: project.library == .fallback, limits: project.limits)
    workspace.names = checked.value
    workspace.shared = state.configuration
    workspace.classUses = state.classUses
    workspace.assets = facts.assets
    workspace.localizations = facts.localizations
    workspace.storyboards = table.storyboards
    workspace.sharedDiagnostics = facts.diagnostics
    return workspace
  }
}

extension ProjectFacts {
  /// Classes of the parts that a Screenlet's descriptor lists.
  fileprivate func parts(ofScreenlet name: String) -> [String] {
    guard let descriptor = catalog.descriptor(ofScreenlet: name) else { return [] }
    return catalog.closure(of: descriptor).flatMap { $0.parts.map(\.className) }
  }
}
