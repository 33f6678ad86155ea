internal import Diagnostics
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The files of a session: files in listed folders, files of the command line, and shipped files.
struct FileTable: Sendable {
  /// The theme path as printed in messages, in search order.
  private(set) var folders: [String] = []
  private var folderNumbers: [String: Int] = [:]
  /// Records by absolute path, or by the path of a shipped file.
  private(set) var records: [String: FileRecord] = [:]
  /// Themes and parts by ``family(of:)``, each nearest folder first, then by path.
  private(set) var families: [String: [FileRecord]] = [:]
  /// Theme sets in the order of the theme path, then by path.
  private(set) var sets: [FileRecord] = []
  /// Files in theme folders that can be ViewModel descriptors.
  private(set) var candidates: [FileRecord] = []
  /// Diagnostics of listing folders.
  private(set) var diagnostics: [Diagnostic] = []
  /// The requested files, by path.
  private(set) var selection: [FileRecord] = []
  private var selected: Set<FileID> = []
  /// Folders outside the theme path whose files beside a requested one are known.
  private var listed: Set<Int> = []
  /// Ids by path; a file that is deleted and created again keeps its id.
  private var ids: [String: FileID] = [:]
  private var next: UInt32
  /// Files and folders that were asked about, as they were written, by absolute path.
  private var writtenInputs: [String: String] = [:]
  private let workingFolder: String
  private let root: String
  private let limits: Limits
  /// Whether named descriptors are read as trees too.
  private let readsEverything: Bool

  /// Lists the files of a project.
  /// - Parameters:
  ///   - inputs: requested files and folders, inside or outside the project.
  ///   - next: the first unused id.
  init(_ project: Project, inputs: [String], fileSystem: OverlayFileSystem, readsEverything: Bool, next: UInt32) {
    workingFolder = Path.workingFolder
    root = Path.absolute(project.root, from: workingFolder)
    limits = project.limits
    self.next = next
    var search = project.discovery
    search.entersForeignFolders = readsEverything
    self.readsEverything = readsEverything
    for input in inputs { writtenInputs[Path.absolute(input, from: workingFolder)] = Path.tidied(input) }
    let named = Set(inputs.filter { !fileSystem.isFolder($0) }.map { Path.absolute($0, from: workingFolder) })
    for folder in project.themePath {
      list(folder, project.discovery, fileSystem, named: named)
      addSet(above: folder, folder: folder, fileSystem)
    }
    for input in inputs { add(input: input, search, fileSystem, named: named) }
    if project.library != nil { addShipped() }
    selection.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for key in families.keys { families[key]?.sort(by: Self.inPathOrder) }
    sets.sort(by: Self.inPathOrder)
  }

  /// The key of files that are linked together: the Screenlet's name or the part's class, in lowercase.
  static func family(of name: FileName) -> String { family(named: name.screenlet ?? name.className) }

  static func family(named name: String) -> String { name.lowercased() }

  /// The record of a path.
  func record(at path: String) -> FileRecord? { records[Path.absolute(path, from: workingFolder)] }

  // MARK: Listing

  private mutating func list(
    _ folder: String, _ discovery: Discovery, _ fileSystem: OverlayFileSystem, named: Set<String>
  ) {
    let number = open(folder)
    let found = fileSystem.files(below: folder, discovery)
    diagnostics += found.diagnostics
    for path in found.value { add(path, folder: number, fileSystem, named: named) }
  }

  /// Adds requested files. Files outside the theme path are added after it, with the other themes of their folders.
  private mutating func add(
    input: String, _ discovery: Discovery, _ fileSystem: OverlayFileSystem, named: Set<String>
  ) {
    if fileSystem.isFolder(input) {
      let found = fileSystem.files(below: input, discovery)
      diagnostics += found.diagnostics.filter { diagnostic in !diagnostics.contains { $0.message == diagnostic.message }
      }
      for path in found.value {
        if records[Path.absolute(path, from: workingFolder)] == nil {
          add(path, folder: open(input), fileSystem, named: named)
        }
        select(path)
      }
      addSet(above: input, folder: input, fileSystem)
    } else {
      let folder = Path.folder(of: input)
      if records[Path.absolute(input, from: workingFolder)] == nil {
        let number = open(folder)
        add(input, folder: number, fileSystem, named: named)
        if listed.insert(number).inserted {
          var beside = discovery
          beside.isRecursive = false
          let found = fileSystem.files(below: folder, beside)
          for path in found.value { add(path, folder: number, fileSystem, named: named) }
          addSet(above: folder, folder: folder, fileSystem)
        }
      }
      select(input)
    }
  }

  private mutating func select(_ path: String) {
    guard let record = record(at: path), selected.insert(record.id).inserted else { return }
    selection.append(record)
  }

  /// The theme set in a parent folder of a folder outside the theme path.
  private mutating func addSet(above path: String, folder: String, _ fileSystem: OverlayFileSystem) {
    let start = Path.absolute(path, from: workingFolder)
    guard !folders.contains(where: { Path.isInside(start, Path.absolute($0, from: workingFolder)) && $0 != folder })
    else { return }
    let isInProject = Path.isInside(start, root)
    for folder in Path.ancestors(of: start).prefix(16) where !isInProject || Path.isInside(folder, root) {
      let file = Path.joined(folder, ThemeSetFile.name)
      if records[file] != nil { return }
      if fileSystem.exists(file) {
        return add(
          Path.shortened(file, workingFolder: workingFolder), folder: open(Path.shortened(start)), fileSystem, named: []
        )
      }
    }
  }

  private mutating func open(_ folder: String) -> Int {
    let folder = Path.tidied(folder)
    if let known = folderNumbers[folder] { return known }
    folders.append(folder)
    folderNumbers[folder] = folders.count - 1
    return folders.count - 1
  }

  private mutating func add(
    _ path: String, folder: Int, _ fileSystem: OverlayFileSystem, named: Set<String>
  ) {
    let key = Path.absolute(path, from: workingFolder)
    guard records[key] == nil else { return }
    let path = written(key) ?? Path.tidied(path)
    let limit = limits.fileBytes
    insert(
      FileRecord(
        id: id(of: key), path: path, directory: Path.folder(of: key), folder: folder, isOwn: Path.isInside(key, root),
        isNamed: named.contains(key),
        readsEverything: readsEverything, limits: limits
      ) { () throws(ReadFailure) -> [UInt8] in try fileSystem.read(path, limit: limit) }, key: key)
  }

  /// The path of a file that was asked about, by itself or with a folder, as the question writes it.
  private func written(_ key: String) -> String? {
    if let path = writtenInputs[key] { return path }
    if writtenInputs.isEmpty { return nil }
    for folder in Path.ancestors(of: Path.folder(of: key)) {
      guard let path = writtenInputs[folder], let inside = Path.relative(key, to: folder) else { continue }
      return path == "." ? inside : Path.joined(path, inside)
    }
    return nil
  }

  private mutating func addShipped() {
    let number = open(ShippedFiles.folder)
    for theme in ShippedFiles.themes {
      insert(
        FileRecord(
          id: id(of: theme.path), path: theme.path, directory: Path.folder(of: theme.path), folder: number,
          isOwn: false, isShipped: true, limits: limits
        ) {
          theme.bytes()
        }, key: theme.path)
    }
  }

  private mutating func id(of key: String) -> FileID {
    if let known = ids[key] { return known }
    let id = FileID(rawValue: next)
    next += 1
    ids[key] = id
    return id
  }

  private mutating func insert(_ record: FileRecord, key: String) {
    records[key] = record
    if Path.name(of: record.path) == ThemeSetFile.name {
      sets.append(record)
    } else {
      families[Self.family(of: record.name), default: []].append(record)
      if !record.isShipped, record.name.themeName == nil, record.path.hasSuffix(".xml") { candidates.append(record) }
    }
  }

  private static func inPathOrder(_ a: FileRecord, _ b: FileRecord) -> Bool {
    a.folder == b.folder ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : a.folder < b.folder
  }
}

extension FileTable {
  /// Updates a file that was changed, created or deleted.
  mutating func refresh(_ path: String, _ project: Project, _ fileSystem: OverlayFileSystem) {
    let key = Path.absolute(path, from: workingFolder)
    let former = records[key]
    if let former { remove(former, key: key) }
    guard fileSystem.exists(path), !fileSystem.isFolder(path) else {
      selection.removeAll { $0 === former }
      return
    }
    if let former {
      add(former.path, folder: former.folder, fileSystem, named: former.isNamed ? [key] : [])
    } else {
      for folder in project.themePath {
        let base = Path.absolute(folder, from: workingFolder)
        guard let inside = Path.relative(key, to: base), project.discovery.accepts(key, below: base) else { continue }
        let path = folder == "." ? inside : Path.joined(folder, inside)
        add(path, folder: open(folder), fileSystem, named: [])
        break
      }
    }
    guard let record = records[key] else { return }
    if let index = selection.firstIndex(where: { $0 === former }) { selection[index] = record }
    if Path.name(of: record.path) == ThemeSetFile.name {
      sets.sort(by: Self.inPathOrder)
    } else {
      families[Self.family(of: record.name)]?.sort(by: Self.inPathOrder)
    }
  }

  private mutating func remove(_ record: FileRecord, key: String) {
    records[key] = nil
    let family = Self.family(of: record.name)
    families[family]?.removeAll { $0 === record }
    if families[family]?.isEmpty == true { families[family] = nil }
    sets.removeAll { $0 === record }
    candidates.removeAll { $0 === record }
  }
}
