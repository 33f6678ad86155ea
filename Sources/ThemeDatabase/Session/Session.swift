internal import Synchronization
package import ThemeProject
internal import ThemeSemantics
internal import ThemeSource

package enum FileChange: Sendable {
  /// Unsaved contents, which replace those of the file until the next refresh.
  case edited(path: String, contents: [UInt8])
  /// The file was saved, created or deleted on disk.
  case refreshed(path: String)
}

/// A project with files that change over time.
///
/// ``apply(_:)`` is the only mutation. Queries use a ``Snapshot``, which is immutable.
package final class Session: Sendable {
  private struct State {
    var project: Project
    var table: FileTable
    var facts: ProjectFacts
    var names: ScreenletNames
    var documentClasses: DocumentClasses
    var classUses: ClassUses
    var fileSystem: OverlayFileSystem
    /// The number of changes of which files there are and what they are.
    var listing = 0
    /// The number of changes of any file.
    var revision = 0
  }

  private let state: Mutex<State>
  private let cache: QueryCache
  private let inputs: [String]
  private let inputFolders: Set<String>?
  private let readsEverything: Bool
  private let store: CodeStore?
  /// Finds the project again after a change of its configuration.
  private let reload: @Sendable (OverlayFileSystem) -> Project

  /// Opens a project.
  /// - Parameters:
  ///   - inputs: Requested files and folders, inside or outside the project.
  ///   - inputFolders: The inputs that are folders; `nil` to determine them.
  ///   - contents: Contents that replace those of files, by path.
  ///   - readsEverything: Whether to enter folders of dependencies and build output, and to read named descriptors as
  ///     trees: for tools that process files and not a project.
  ///   - keeping: number of answers of each kind of query to keep.
  ///   - store: Cached results of reading sources; `nil` unless the file system is the disk.
  ///   - reload: Finds the project again after a change of its configuration; `nil` to keep the project.
  package init(
    _ project: Project, asking inputs: [String] = [], inputFolders: Set<String>? = nil,
    contents: [String: [UInt8]] = [:],
    fileSystem: any FileSystem = DiskFileSystem(), readsEverything: Bool = false,
    keeping: Int = 256, store: CodeStore? = nil,
    reload: (@Sendable (OverlayFileSystem) -> Project)? = nil
  ) {
    self.inputs = inputs
    self.inputFolders = inputFolders
    self.readsEverything = readsEverything
    self.store = store
    self.reload = reload ?? { _ in project }
    cache = QueryCache(capacity: keeping)
    state = Mutex(
      Self.opened(
        project, inputs, inputFolders, OverlayFileSystem(over: fileSystem, contents), readsEverything: readsEverything,
        store))
  }

  private init(forking other: Session) {
    inputs = other.inputs
    inputFolders = other.inputFolders
    readsEverything = other.readsEverything
    store = other.store
    reload = other.reload
    cache = QueryCache(capacity: 16)
    state = Mutex(other.state.withLock { $0 })
  }

  /// An independent session with the same files.
  package func fork() -> Session { Session(forking: self) }

  private static func opened(
    _ project: Project, _ inputs: [String], _ inputFolders: Set<String>?, _ fileSystem: OverlayFileSystem,
    readsEverything: Bool, _ store: CodeStore?
  ) -> State {
    let table = FileTable(
      project, inputs: inputs, inputFolders: inputFolders, fileSystem: fileSystem, readsEverything: readsEverything,
      next: project.sources.nextID.rawValue)
    let facts = ProjectFacts(project, table, fileSystem, store: store)
    let documentClasses = DocumentClasses(table)
    return State(
      project: project, table: table, facts: facts, names: ScreenletNames(table, facts),
      documentClasses: documentClasses, classUses: documentClasses.uses(), fileSystem: fileSystem)
  }

  /// The current state of the project.
  package var snapshot: Snapshot {
    state.withLock { state in
      Snapshot(
        Snapshot.Files(
          state.project, state.table, state.facts, state.names, state.documentClasses, state.classUses,
          listing: state.listing, revision: state.revision),
        cache: cache)
    }
  }

  /// Applies changes of files, in order.
  package func apply(_ changes: [FileChange]) {
    state.withLock { state in
      state.revision += 1
      var touchesProject = false
      var touchesFacts = false
      var touchesNames = false
      var editedSources: Set<String>? = []
      var records: [(former: FileRecord?, now: FileRecord?)] = []
      for change in changes {
        let path: String
        switch change {
        case .edited(let edited, let contents):
          path = edited
          state.fileSystem[path] = contents
        case .refreshed(let refreshed):
          path = refreshed
          state.fileSystem[path] = nil
        }
        if Path.name(of: path) == Configuration.fileName || isConfiguration(path, of: state.project) {
          touchesProject = true
          continue
        }
        let former = state.table.record(at: path)
        state.table.refresh(path, state.project, state.fileSystem)
        let now = state.table.record(at: path)
        records.append((former, now))
        if (former == nil) != (now == nil) { touchesNames = true }
        if former.map(Listed.init) != now.map(Listed.init) { state.listing += 1 }
        if Self.isSource(path) {
          editedSources?.insert(Path.absolute(path))
        } else if isFact(path, of: state) {
          // Other facts can change the list of sources.
          editedSources = nil
        }
        if isFact(path, of: state) || former.map(isFact) ?? false || now.map(isFact) ?? false { touchesFacts = true }
      }
      if touchesProject {
        let (listing, revision) = (state.listing + 1, state.revision)
        state = Self.opened(
          reload(state.fileSystem), inputs, inputFolders, state.fileSystem, readsEverything: readsEverything, store)
        state.listing = listing
        state.revision = revision
        return
      }
      if touchesFacts {
        state.facts = ProjectFacts(
          state.project, state.table, state.fileSystem, store: store,
          after: editedSources.map { _ in state.facts.code },
          edited: editedSources ?? [])
      }
      if touchesFacts || touchesNames { state.names = ScreenletNames(state.table, state.facts) }
      let documentClasses = state.documentClasses.updated(records, in: state.table)
      if touchesFacts || documentClasses !== state.documentClasses {
        state.documentClasses = documentClasses
        state.classUses = documentClasses.uses()
      }
    }
  }

  /// The properties of a file by which lists of files include it.
  private struct Listed: Equatable {
    let isSet: Bool
    let isNamed: Bool

    init(_ record: FileRecord) { (isSet, isNamed) = (record.isSet, record.isNamed) }
  }

  private func isConfiguration(_ path: String, of project: Project) -> Bool {
    let absolute = Path.absolute(path)
    return project.configuration.files.contains { Path.absolute($0) == absolute }
  }

  /// Whether a file in the theme path can affect all themes: a set or a descriptor.
  private func isFact(_ record: FileRecord) -> Bool {
    record.isSet || (record.path.hasSuffix(".xml") && record.name.themeName == nil)
  }

  /// Whether a file contains code of the app, and no declaration of targets.
  package static func isSource(_ path: String) -> Bool {
    [".swift", ".h", ".m", ".mm"].contains { path.hasSuffix($0) } && !AppTargets.areDeclared(in: path)
  }

  /// Whether a file is a configured descriptor or a source file.
  private func isFact(_ path: String, of state: State) -> Bool {
    if Self.isSource(path) || AppTargets.areDeclared(in: path) { return true }
    if AssetFolders.isAsset(path) || Localizations.isTranslation(path) { return true }
    let absolute = Path.absolute(path)
    // A configured folder of sources can contain documents, which do not affect other themes.
    return state.project.schemas.contains { Path.isInside(absolute, Path.absolute($0)) }
      || (state.project.swift ?? []).contains { Path.absolute($0) == absolute }
  }
}
