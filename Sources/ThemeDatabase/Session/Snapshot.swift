package import CodeModel
internal import Synchronization
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// An immutable state of a project, and the answers to all questions about it.
///
/// Names come from the listing of the project's files. A file is read and parsed, and its theme is linked with others, only when a
/// query needs them. Answers are kept for the session, until one of their inputs changes.
package struct Snapshot: Sendable {
  /// The files of a project and the facts that all of its themes share; one object, because every task has a snapshot.
  final class Files: Sendable {
    let project: Project
    let table: FileTable
    let facts: ProjectFacts
    let names: ScreenletNames
    let listing: Int
    let revision: Int
    let documentClasses: DocumentClasses
    let classUses: ClassUses

    init(
      _ project: Project, _ table: FileTable, _ facts: ProjectFacts, _ names: ScreenletNames,
      _ documentClasses: DocumentClasses, _ classUses: ClassUses, listing: Int, revision: Int
    ) {
      self.project = project
      self.table = table
      self.facts = facts
      self.names = names
      self.listing = listing
      self.revision = revision
      self.documentClasses = documentClasses
      self.classUses = classUses
    }

    /// Whether an input is the same here as when an answer was computed from it.
    func isCurrent(_ input: QueryInput) -> Bool {
      switch input {
      case .files(let family, let records):
        let now = table[family]
        return now.count == records.count && zip(now, records).allSatisfy { $0 === $1 }
      case .facts(let identity): return facts.identity === identity
      case .names(let names): return self.names == names
      case .classUses(let classes): return documentClasses === classes
      case .storyboards(let name, let records):
        let now = table.storyboards(name)
        return now.count == records.count && zip(now, records).allSatisfy { $0 === $1 }
      case .paths(let revision): return self.revision == revision
      }
    }
  }

  /// Records the inputs of the query that is being answered.
  private final class Recorder: Sendable {
    private let inputs = Mutex(QueryInputs())
    private let code = CodeRecorder()
    /// The facts, of which the parts of the code that are used are recorded.
    let facts: ProjectFacts

    init(_ facts: ProjectFacts) {
      var facts = facts
      facts.classes = facts.classes.recorded(by: code)
      self.facts = facts
    }

    func insert(_ input: QueryInput) { inputs.withLock { $0.insert(input) } }

    func insert(_ other: QueryInputs) {
      inputs.withLock { inputs in for input in other.all { inputs.insert(input) } }
      code.add(other.code)
    }

    var all: QueryInputs {
      var all = inputs.withLock { $0 }
      all.code = code.reads
      return all
    }
  }

  private let files: Files
  private let cache: QueryCache
  private var recorder: Recorder?
  /// The facts, of which the parts of the code that are used outside of queries are recorded.
  private var recordedFacts: (facts: ProjectFacts, recorder: CodeRecorder)?

  init(_ files: Files, cache: QueryCache) {
    self.files = files
    self.cache = cache
  }

  /// The answer to a query: the one that is kept if its inputs are unchanged, else a new one.
  package func answer<Asked: Query>(_ query: Asked) -> Asked.Answer {
    if let known = cache.answer(to: query, revision: files.revision, isCurrent: files.isCurrent) {
      record(known.inputs)
      return known.answer
    }
    let (answer, inputs) = traced(query)
    record(inputs)
    if let dropped = cache.store(answer, to: query, inputs, revision: files.revision) { Asked.release(dropped) }
    return answer
  }

  /// Computes the answer to a query, which is not kept, with its inputs.
  package func traced<Asked: Query>(_ query: Asked) -> (answer: Asked.Answer, inputs: QueryInputs) {
    var asked = self
    let recorder = Recorder(files.facts)
    asked.recorder = recorder
    return (query.answer(from: asked), recorder.all)
  }

  private func record(_ input: QueryInput) { recorder?.insert(input) }

  private func record(_ inputs: QueryInputs) {
    recorder?.insert(inputs)
    recordedFacts?.recorder.add(inputs.code)
  }

  /// The same snapshot; the parts of the code that are used through the result are recorded.
  package func recordingCode(_ recorder: CodeRecorder) -> Snapshot {
    var result = self
    var facts = files.facts
    facts.classes = facts.classes.recorded(by: recorder)
    result.recordedFacts = (facts, recorder)
    return result
  }

  // MARK: Inputs

  package var project: Project { files.project }

  package var configuration: Configuration { files.project.configuration }

  /// All files. Only functions that are part of no query may use them.
  var table: FileTable {
    assert(recorder == nil, "a query depends on files that are not recorded")
    return files.table
  }

  /// The files of a family.
  func records(of family: FileFamily) -> [FileRecord] {
    let records = files.table[family]
    record(.files(family, records))
    return records
  }

  package var facts: ProjectFacts {
    record(.facts(files.facts.identity))
    return recorder?.facts ?? recordedFacts?.facts ?? files.facts
  }

  /// The Screenlets that file names and descriptors define.
  package var names: ScreenletNames {
    record(.names(files.names))
    return files.names
  }

  /// The names of Screenlets and their classes by which names of files are checked.
  var knownScreenlets: KnownScreenlets {
    names.known(with: facts.classes) { [self] in answer(DeclaredScreenletsQuery()) }
  }

  /// How the documents of the project use classes.
  var classUses: ClassUses {
    record(.classUses(files.documentClasses))
    return files.classUses
  }

  /// The project's storyboards of a name.
  package func storyboards(named name: String) -> [ThemeDocument] {
    let records = files.table.storyboards(name)
    record(.storyboards(name, records))
    return records.compactMap { if case .theme(let parsed) = $0.content { parsed.document } else { nil } }
  }

  /// The paths of files below the root, also those that are not listed.
  func pathsBelowRoot(_ search: Discovery) -> [String] {
    record(.paths(files.revision))
    return files.table.reader.fileSystem.files(below: project.root, search).value
  }

  // What the command line and the configuration determine does not change within a session, or reopens it.

  /// The folders of the theme path as printed in messages, in search order.
  var themeFolders: [String] { files.table.searchedFolders }

  func isSelected(_ file: FileID) -> Bool { files.table.isSelected(file) }
}

extension Snapshot {
  /// The file at a path of the project; nil for a shipped one.
  package func file(at path: String) -> FileRecord? { table.record(at: path) }

  /// The document at a path; `nil` for other files, and for XML files that may be something else.
  package func document(at path: String) -> FileRecord? {
    guard let record = table.record(at: path), !record.isSet, !table.candidates.contains(where: { $0 === record })
    else {
      return nil
    }
    return record
  }

  /// The id of a file that had an id in an earlier run with the same files; `nil` if it is not known.
  package func id(ofFormer id: FileID, _ path: String) -> FileID? {
    if id.rawValue >= Localizations.firstID { return files.facts.localizations.id(of: path) }
    let isSame =
      id.rawValue >= ShippedLibrary.firstID || table.record(at: path)?.id == id
      || files.facts.sources.path(of: id) == path || targets?.sources.path(of: id) == path
    return isSame ? id : nil
  }

  /// The requested files, sets included, by path.
  package var requestedFiles: [FileRecord] { table.selection }

  /// The themes and parts of the project and the shipped ones, by family.
  package var themeFiles: [FileRecord] { table.themeRecords }

  /// The files of theme sets in the order of the theme path, then by path.
  package var setFiles: [FileRecord] { table.sets }

  /// The families that have files, of the project or shipped.
  package var families: [FileFamily] { table.families }

  /// Families with files that are not shipped.
  package var ownFamilies: [FileFamily] { table.families.filter { table[$0].contains { !$0.isShipped } } }

  /// The files of a family, nearest folder first, then by path; shipped ones last.
  package func files(of family: FileFamily) -> [FileRecord] { records(of: family) }

  /// A family and the families that its themes inherit from, embed or list, directly or not.
  package func familiesLinked(with family: FileFamily) -> [FileFamily] { closure(of: [family]).families }

  /// Reads the files as they are now.
  package var reader: any SourceReader { table.reader }

  /// Whether a descriptor belongs to the project.
  package func isOwn(_ descriptor: ViewModelHeading) -> Bool {
    descriptor.span.file.rawValue < ShippedLibrary.firstID
  }

  /// The files as they are now, with unsaved changes.
  package var fileSystem: any FileSystem { table.reader.fileSystem }

  /// The contents of any file, with unsaved changes; `nil` if it cannot be read.
  package func contents(at path: String) -> [UInt8]? {
    try? fileSystem.read(path, limit: project.limits.fileBytes)
  }

  /// Whether the project has a theme set.
  package var hasOwnSets: Bool { facts.hasOwnSets }

  /// The images and colors of the project.
  package var assetNames: AssetNames { facts.assets.names }

  /// The images and colors that a document finds: those of its app or extension if its target is known.
  package func assetNames(of path: String) -> AssetNames { facts.targets.assetNames(of: path, facts.assets) }

  /// The path of the `Contents.json` of an image or a color in the project's asset catalogs, the first one with the name.
  package func catalogFile(of resource: ResourceName) -> String? { facts.assets.catalogFile(of: resource) }

  /// The reason why an image or a color of an asset catalog cannot be loaded; `nil` if there is none, or if several catalogs have
  /// the name.
  package func assetFault(of resource: ResourceName) -> AssetFault? { facts.assets.fault(of: resource) }

  /// The colors of the project's asset catalogs, by name.
  package var catalogColors: [String: ThemeResources.CatalogColor] { facts.assets.colors(named: assetNames.colors) }

  /// The PostScript names of the project's fonts, and the names of their files without extension.
  package var fontNames: Set<String> { facts.assets.fontNames }

  /// The PostScript names of the project's fonts.
  package var postScriptNames: Set<String> { Set(facts.assets.fontFiles.keys) }

  /// The names of the image sets in the project's asset catalogs.
  package var imageSets: Set<String> { Set(facts.assets.sets.filter { !$0.isColor }.map(\.name)) }

  /// Differs from that of another snapshot of the session if ``themeChoices`` may differ.
  package var listing: Int { files.listing }

  /// The requested files, by path.
  package var selection: [FileRecord] { table.selection.filter { !$0.isSet } }

  /// The paths of the project's own themes, parts, storyboards and sets, sorted.
  package var paths: [String] {
    let others = Set(table.candidates.lazy.filter { if case .foreign = $0.content { true } else { false } }.map(\.id))
    return table.ownRecords.filter { !others.contains($0.id) }.map(\.path)
  }

  /// The absolute paths of all documents below the project's folder and in its theme path, sorted.
  package var allDocumentPaths: [String] {
    let below = table.reader.fileSystem.files(below: project.root, project.discovery).value
    return Set((paths + below).map { Path.absolute($0) }).sorted()
  }

  /// The paths of the project's themes that have the name of a Screenlet's theme, and of its sets; sorted.
  package var themePaths: [String] {
    table.ownRecords.filter { $0.isSet || $0.name.screenlet != nil }.map(\.path)
  }

  /// The names of all theme files, with the shipped ones.
  package var fileNames: [FileName] { table.themeRecords.map(\.name) }

  /// The paths of the project's own descriptors, sorted.
  package var descriptorPaths: [String] {
    facts.descriptorFiles.compactMap { facts.sources.path(of: $0) }.sorted { $0.isBefore($1) }
  }

  /// Diagnostics of descriptors, sets, Swift sources and listing folders.
  package var diagnostics: [Diagnostic] { facts.diagnostics + facts.code.diagnostics }

  /// Diagnostics of descriptors, sets and listing folders, and of sources with some errors.
  package func diagnostics(_ faults: [Int: CodeFault]) -> [Diagnostic] {
    facts.diagnostics + facts.code.diagnostics(faults)
  }

  /// The first syntax error of the sources that were read so far, by number.
  package var codeFaults: [Int: CodeFault] { facts.code.faults }

  /// The parts of the code from which the superclasses of all classes in documents were found; `nil` if they were not needed.
  package var superclassReads: CodeReads? { files.classUses.superclassReads }

  /// Diagnostics of the Swift sources that were read so far.
  package var codeDiagnostics: [Diagnostic] { facts.code.diagnostics }

  /// The files of ``codeDiagnostics``.
  package var codeSources: SourceMap {
    var sources = SourceMap()
    sources.provider = facts.code
    return sources
  }

  /// Names of all Screenlets with a theme, including shipped ones, sorted.
  package var screenlets: [String] { names.themed.sorted() }
}

// MARK: - Linked themes

extension Snapshot {
  /// All themes, for lists and lookups of any name.
  package func everything() -> LinkedThemes { themes(of: table.families) }

  /// The requested themes and their dependencies.
  package func selected() -> LinkedThemes { themes(of: requestedFamilies) }

  /// The families of the requested files, in the order of their first file.
  package var requestedFamilies: [FileFamily] {
    var known: Set<FileFamily> = []
    return selection.map { $0.family }.filter { known.insert($0).inserted }
  }

  /// The themes of a Screenlet and their dependencies.
  package func themes(ofScreenlet name: String) -> LinkedThemes { themes(of: [FileFamily(named: name)]) }

  /// The theme in a file, with its dependencies; nil if the project does not have the file.
  package func themes(inFile path: String) -> LinkedThemes? {
    table.record(at: path).map { themes(of: [$0.family]) }
  }

  /// A family and its dependencies, with the requested files of the family as the selection.
  ///
  /// Families can be asked for one by one, so that few of them are in memory.
  package func themes(requested family: FileFamily) -> LinkedThemes {
    themes(of: family) { table.isSelected($0) }
  }

  /// A family and its dependencies, with some files of the family as the selection.
  package func themes(of family: FileFamily, selecting isSelected: (FileID) -> Bool) -> LinkedThemes {
    let links = answer(LinkQuery(families: [family]))
    let members = Set(records(of: family).lazy.map(\.id).filter(isSelected))
    return LinkedThemes(
      self, links, selection: links.graph.all.filter { members.contains(links.documents[$0.index].file) })
  }

  /// Uses some families and their dependencies, with the requested files of the families as the selection.
  ///
  /// Linking families together takes less time than one by one if the theme graph is all that is needed. The files that were
  /// read are released afterwards.
  package func withThemes<Result>(requested families: [FileFamily], _ use: (LinkedThemes) -> Result) -> Result {
    if let family = families.first, families.count == 1 { return use(themes(requested: family)) }
    let closure = closure(of: families)
    defer { for family in closure.families { for record in table[family] { record.forget() } } }
    var members = FileSet()
    for family in families {
      for record in table[family] where table.isSelected(record.id) { members.insert(record.id) }
    }
    let links = link(closure)
    return use(
      LinkedThemes(
        self, links, selection: links.graph.all.filter { members.contains(links.documents[$0.index].file) }))
  }

  /// Families and their dependencies, with the requested files as the selection. The links of a single family are kept.
  package func themes(of families: [FileFamily]) -> LinkedThemes {
    let links = families.count == 1 ? answer(LinkQuery(families: families)) : link(closure(of: families))
    return LinkedThemes(
      self, links, selection: links.graph.all.filter { table.isSelected(links.documents[$0.index].file) })
  }
}
