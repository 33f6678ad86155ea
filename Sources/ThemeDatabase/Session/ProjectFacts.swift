package import CodeModel
internal import ShippedThemes
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The ViewModels, classes and theme sets of a project, which affect all of its themes.
///
/// Two values with the same ``identity`` are equal.
package struct ProjectFacts: Sendable {
  /// Identifies the contents of all files.
  final class Identity: Sendable {}

  /// The first id of a descriptor, higher than those of themes, which are assigned dynamically.
  package static let firstID: UInt32 = 1 << 30

  var identity = Identity()
  /// The project's descriptors, followed by the shipped ones.
  package internal(set) var catalog: ViewModelCatalog
  /// Whether all descriptors are shipped ones.
  package let hasShippedCatalog: Bool
  /// Descriptors that are used only as a fallback.
  package internal(set) var fallbackDescriptors: Set<String> = []
  package internal(set) var classes: ClassTable
  /// The project's sources.
  let code: CodeSources
  let targets: LazyTargets
  /// The project's images and colors.
  let assets: AssetFolders
  /// The translations of the project's themes.
  package let localizations: Localizations
  /// The theme sets, linked to each other but not to themes.
  package internal(set) var sets: ThemeSets
  /// Whether the project has theme sets of its own.
  let hasOwnSets: Bool
  /// The files of theme sets that belong to the project.
  package let ownSetFiles: [FileID]
  /// Descriptors, sets and configuration files.
  package internal(set) var sources: SourceMap
  /// The same files as the base layer of a workspace's source map.
  private(set) var sourceLayer = SourceMap()
  /// Diagnostics of reading and linking these files.
  var diagnostics: [Diagnostic]
  /// The files of the project's own descriptors.
  var descriptorFiles: Set<FileID>
  /// The parts of the code that the descriptors are compared with.
  package let codeReads: CodeReads

  /// Reads the files in the configured folders.
  /// - Parameters:
  ///   - store: Cached results of reading sources.
  ///   - code: The sources before some were edited. Results for the other files are used again.
  ///   - edited: The absolute paths of the edited sources.
  init(
    _ project: Project, _ table: FileTable, _ fileSystem: OverlayFileSystem, store: CodeStore?,
    after code: CodeSources? = nil, edited: Set<String> = []
  ) {
    sources = project.sources
    var reader = DescriptorCollector(project, fileSystem)
    reader.read(neighbors: table.candidates)
    reader.readFolders(project.schemas)
    hasShippedCatalog = project.library != nil && reader.descriptors.isEmpty
    let collected = hasShippedCatalog ? ShippedLibrary.catalog : Self.collect(reader, library: project.library)
    catalog = collected.value
    sources.formUnion(project.library == nil ? SourceMap() : ShippedLibrary.descriptorFiles)
    for file in reader.files { sources.insert(file) }
    descriptorFiles = Set(reader.files.map(\.id))
    if project.library == .fallback {
      fallbackDescriptors =
        hasShippedCatalog
        ? ShippedLibrary.descriptorNames
        : Set(catalog.headings.lazy.filter { $0.span.file.rawValue >= ShippedLibrary.firstID }.map(\.name))
    }
    targets = LazyTargets(project, fileSystem)
    self.code = CodeSources(
      project, targets, folders: table.foldersOnDisk, reader: table.reader, store: store, after: code, edited: edited)
    assets = AssetFolders(project, folders: table.foldersOnDisk, fileSystem: fileSystem)
    localizations = Localizations(fileSystem, limits: project.limits)
    classes = ClassTable(code: self.code.base(), knownMembers: FrameworkClasses.members(of:))
    let linked =
      table.hasShipped && !table.hasOwnSets
      ? ShippedLibrary.linkedSets : Self.link(table.sets, limits: project.limits)
    sets = linked.value
    hasOwnSets = table.hasOwnSets
    ownSetFiles = table.sets.filter(\.isOwn).map(\.id)
    for record in table.sets { if case .theme(let parsed) = record.content { sources.insert(parsed.source) } }
    sources.provider = self.code
    sourceLayer = sources.layer()
    diagnostics =
      table.diagnostics + reader.diagnostics + collected.diagnostics + linked.diagnostics
    let recorder = CodeRecorder()
    let recorded = classes.recorded(by: recorder)
    for descriptor in reader.read { diagnostics += descriptor.check(recorded) }
    codeReads = recorder.reads
  }

  private static func collect(
    _ reader: DescriptorCollector, library: Configuration.Library?
  ) -> Diagnosed<ViewModelCatalog> {
    ViewModelCatalog.collect(reader.descriptors, fallback: library == nil ? [] : ShippedLibrary.descriptors)
  }

  /// Links the sets of some files, nearest first.
  static func link(_ records: [FileRecord], limits: Limits) -> Diagnosed<ThemeSets> {
    var inputs: [ThemeSet] = []
    var diagnostics: [Diagnostic] = []
    for record in records {
      switch record.content {
      case .theme(let parsed):
        inputs.append(
          ThemeSet(
            parsed.document, folder: Int(record.folder), directory: record.directory))
        diagnostics += parsed.diagnostics
      case .unreadable(let file): diagnostics.append(file.fault)
      case .foreign: break
      }
    }
    if inputs.isEmpty { return Diagnosed(.none, diagnostics) }
    let linked = linkSets(inputs, themes: [], limits: limits)
    return Diagnosed(linked.value, diagnostics + linked.diagnostics)
  }
}

/// Reads ViewModel descriptors, nearest first.
private struct DescriptorCollector {
  private(set) var files: [SourceFile] = []
  private(set) var descriptors: [ListedDescriptor] = []
  /// Descriptors that are not copies of shipped ones.
  private(set) var read: [ViewModelDescriptor] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let fileSystem: OverlayFileSystem
  private let limits: Limits
  private var next = ProjectFacts.firstID
  private var known: Set<String> = []

  init(_ project: Project, _ fileSystem: OverlayFileSystem) {
    self.fileSystem = fileSystem
    limits = project.limits
  }

  /// Reads descriptors on the theme path with names that are not those of themes.
  mutating func read(neighbors: [FileRecord]) {
    for record in neighbors {
      guard let bytes = try? record.read() else { continue }
      let name = documentElementName(of: bytes)
      // A file without elements is reported with the themes.
      guard name == nil || name == "viewModel" else { continue }
      known.insert(Path.absolute(record.path))
      if name != nil { read(SourceFile(id: record.id, path: record.path, bytes: bytes)) }
    }
  }

  mutating func readFolders(_ folders: [String]) {
    for folder in folders {
      let found =
        fileSystem.isFolder(folder)
        ? fileSystem.files(below: folder, Discovery(suffixes: [".xml"])) : Diagnosed([folder])
      diagnostics += found.diagnostics
      for path in found.value where known.insert(Path.absolute(path)).inserted {
        do {
          let bytes = try fileSystem.read(path, limit: limits.fileBytes)
          read(SourceFile(id: nextID(), path: path, bytes: bytes))
        } catch {
          diagnostics.append(error.diagnostic())
        }
      }
    }
  }

  private mutating func nextID() -> FileID {
    defer { next += 1 }
    return FileID(rawValue: next)
  }

  private mutating func read(_ file: SourceFile) {
    files.append(file)
    if limits == .standard, let copy = ShippedLibrary.descriptor(copiedTo: file) { return descriptors.append(copy) }
    let tree = parseElements(file, limits: limits)
    let found = readDescriptor(tree.value)
    diagnostics += tree.diagnostics + found.diagnostics
    guard let descriptor = found.value else { return }
    read.append(descriptor)
    descriptors.append(ListedDescriptor(descriptor))
  }
}
