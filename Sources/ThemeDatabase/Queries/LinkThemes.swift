internal import CodeModel
internal import ShippedThemes
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Parsed documents and how they are linked: the answer to ``LinkQuery``.
///
/// An object, because its identity is part of the queries about its themes.
package final class ThemeLinks: Sendable, Hashable {
  /// All files that were read: themes, sets, descriptors, the configuration.
  package let sources: SourceMap
  /// Parsed files by ``ThemeID``.
  package let documents: [ThemeDocument]
  /// Themes sorted by their index in the theme path, then by path; shipped themes are last.
  package let graph: ThemeGraph
  package let sets: ThemeSets
  /// The names of the theme files.
  package let names: ThemeNames
  /// Diagnostics of reading, parsing and linking the themes, in output order.
  package let diagnostics: [Diagnostic]
  /// Files of the project, in which problems are reported.
  package let ownFiles: Set<FileID>
  /// The files of these themes, whose contents are released with the links.
  let records: [FileRecord]

  init(
    sources: SourceMap, documents: [ThemeDocument], graph: ThemeGraph, sets: ThemeSets, names: ThemeNames,
    diagnostics: [Diagnostic], ownFiles: Set<FileID>, records: [FileRecord]
  ) {
    self.sources = sources
    self.documents = documents
    self.graph = graph
    self.sets = sets
    self.names = names
    self.diagnostics = diagnostics
    self.ownFiles = ownFiles
    self.records = records
  }

  /// The same links with other values in the documents.
  func replacing(_ documents: [ThemeDocument], sources: SourceMap) -> ThemeLinks {
    ThemeLinks(
      sources: sources, documents: documents, graph: graph, sets: sets, names: names, diagnostics: diagnostics,
      ownFiles: ownFiles, records: [])
  }

  package static func == (a: ThemeLinks, b: ThemeLinks) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Links the themes of families with each other and with everything that they embed, whose parts they list or whose cells
/// their classes register.
struct LinkQuery: Query {
  var families: [FileFamily]

  func answer(from snapshot: Snapshot) -> ThemeLinks { snapshot.link(snapshot.closure(of: families)) }

  static func release(_ answer: ThemeLinks) { for record in answer.records { record.forget() } }
}

extension Snapshot {
  /// Families that depend on each other, and their files.
  struct Closure {
    var families: [FileFamily] = []
    var records: [FileRecord] = []
    var themes: [(record: FileRecord, parsed: ParsedFile)] = []
    var faults: [Diagnostic] = []
  }

  /// Families and the families that they embed, whose parts they list or whose cells their classes register,
  /// transitively.
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
      let own = records(of: family)
      if let screenlet = own.first(where: { !$0.isShipped })?.name.screenlet {
        reached += names.misspellings(of: screenlet)
      }
      for record in own {
        closure.records.append(record)
        switch record.content {
        case .theme(let parsed):
          closure.themes.append((record, parsed))
          reached += parsed.summary.embeds.lazy.map(\.screenlet).filter { !$0.isEmpty }
          if let screenlet = record.name.screenlet { reached += facts.parts(ofScreenlet: screenlet) }
          if !record.isShipped { reached += facts.cells(registeredFor: parsed.document) }
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
  func link(_ closure: Closure) -> ThemeLinks {
    let themes = closure.themes
    let facts = facts
    let directories = themes.map(\.record.directory)
    let documents = themes.map(\.parsed.document)
    let checked = checkNames(of: documents, known: knownScreenlets)
    var summaries = themes.map(\.parsed.summary)
    for (index, name) in checked.value.all.enumerated() where name.expected != nil {
      if let right = name.linked {
        summaries[index] = summarize(documents[index], folder: Int(summaries[index].folder), name: right)
      }
      summaries[index].isMisnamed = true
    }
    let linked = ThemeSemantics.link(
      summaries, facts: ClassFacts(superclasses: FrameworkClasses.superclasses, classes: facts.classes),
      screenlets: ScreenletFacts(names: names.known, defaultThemes: names.defaultThemes), folders: themeFolders,
      directories: directories, limits: project.limits)
    var sources = facts.sourceLayer
    for theme in themes { sources.insert(theme.parsed.source) }
    // Themes of the project do not use shipped sets.
    let hasSets = facts.hasOwnSets || themes.contains { $0.record.isShipped }
    let diagnostics =
      closure.faults + themes.flatMap(\.parsed.diagnostics) + checked.diagnostics + linked.diagnostics
    return ThemeLinks(
      sources: sources, documents: documents, graph: linked.value,
      sets: hasSets ? facts.sets.withHomes(of: directories) : facts.sets, names: checked.value,
      diagnostics: diagnostics.sorted(by: Diagnostic.inOutputOrder),
      ownFiles: Set(themes.lazy.filter(\.record.isOwn).map(\.record.id)).union(facts.ownSetFiles),
      records: closure.records)
  }
}

extension ProjectFacts {
  /// Classes of the parts that a Screenlet's descriptor lists.
  fileprivate func parts(ofScreenlet name: String) -> [String] {
    guard let descriptor = catalog.descriptor(ofScreenlet: name) else { return [] }
    return catalog.closure(of: descriptor).flatMap { $0.parts.map(\.className) }
  }

  /// The families of the cells that the classes of a document's root view and of its owner register in code.
  fileprivate func cells(registeredFor document: ThemeDocument) -> [String] {
    if document.format != .xib || classes.code.isEmpty { return [] }
    let tree = document.tree
    let owners = document.rootViews + tree.nodes(.placeholder)
    return owners.compactMap { tree.string(.customClass, of: $0) }.flatMap { classes.registeredCells(of: $0) }.map {
      let name = FileName(path: $0.name + ".xib")
      return name.screenlet ?? name.className
    }
  }
}
