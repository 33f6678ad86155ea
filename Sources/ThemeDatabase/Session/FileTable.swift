internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The files of a session: files in listed folders, files of the command line, and shipped files.
struct FileTable: Sendable {
  /// The theme path in the format of messages, in search order.
  private(set) var folders: [String] = []
  /// The number of folders before those of requested files and folders.
  private var configuredCount = 0
  private var folderNumbers: [String: Int] = [:]
  /// The absolute paths of the folders in the theme path.
  private var openFolders: Set<String> = []
  /// The project's files in each folder, keyed by the absolute path of the folder, sorted by path.
  private var places: [String: [FileRecord]] = [:]
  private var own = FamilyIndex()
  /// The project's theme sets in the order of the theme path, then by path.
  private var ownSets: [FileRecord] = []
  /// Files in theme folders that can be ViewModel descriptors.
  private(set) var candidates: [FileRecord] = []
  /// Diagnostics of listing folders.
  private(set) var diagnostics: [Diagnostic] = []
  /// The requested files, by path.
  private(set) var selection: [FileRecord] = []
  private var selected = FileSet()
  /// Absolute paths of folders without a theme set.
  private var withoutSet: Set<String> = []
  /// Folders outside the theme path in which the other files of a requested file are already listed.
  private var listed: Set<Int> = []
  /// The files in the folders of requested files, keyed by the folder's path in the request. Empty after
  /// initialization.
  private var neighbors: [String: [String]] = [:]
  /// Ids of deleted files by absolute path, so that a file that is created again keeps its id.
  private var retired: [String: FileID] = [:]
  private var next: UInt32
  /// Paths of requested files and folders in their original form, by absolute path. After initialization, folders only.
  private var writtenInputs: [String: String] = [:]
  /// The last folder that was looked up in `writtenInputs`, with the result.
  private var lastWritten: (directory: String, folder: String?)?
  /// Reads the current state of the files.
  private(set) var reader: FileReader
  private let workingFolder: String
  private let root: String
  private let shipped: ShippedLibrary?

  /// Lists the files of a project.
  /// - Parameters:
  ///   - inputs: Requested files and folders, inside or outside the project.
  ///   - inputFolders: The inputs that are folders; `nil` to determine them.
  ///   - next: The first unused id.
  init(
    _ project: Project, inputs: [String], inputFolders: Set<String>?, fileSystem: OverlayFileSystem,
    readsEverything: Bool, next: UInt32
  ) {
    workingFolder = Path.workingFolder
    root = Path.absolute(project.root, from: workingFolder)
    self.next = next
    var search = project.discovery
    search.entersForeignFolders = readsEverything
    reader = FileReader(fileSystem, limits: project.limits, readsEverything: readsEverything)
    shipped = project.library == nil ? nil : .shared
    for input in inputs { writtenInputs[Path.absolute(input, from: workingFolder)] = Path.tidied(input) }
    let inputFolders = inputFolders ?? folders(among: inputs, search)
    for folder in project.themePath {
      list(folder, project.discovery)
      addSet(above: folder, folder: folder)
    }
    configuredCount = folders.count
    for input in inputs { add(input: input, search, folders: inputFolders) }
    if shipped != nil { _ = open(Lookup.shippedFolder) }
    selection.sort { $0.path.isBefore($1.path) }
    own.sort()
    ownSets.sort(by: Self.inPathOrder)
    withoutSet = []
    neighbors = [:]
    lastWritten = nil
    let folderKeys = Set(inputFolders.map { Path.absolute($0, from: workingFolder) })
    writtenInputs = writtenInputs.filter { folderKeys.contains($0.key) }
  }

  /// The record of a path in the project; `nil` for a shipped file.
  func record(at path: String) -> FileRecord? { record(absolute: Path.absolute(path, from: workingFolder)) }

  private func record(absolute path: String) -> FileRecord? {
    places[Path.folder(of: path)].flatMap { Self.record(path, in: $0) }
  }

  private static func record(_ path: String, in records: [FileRecord]) -> FileRecord? {
    let index = index(of: path, in: records)
    return index < records.count && Path.isNameEqual(records[index].path, path) ? records[index] : nil
  }

  /// The index of the first file in a sorted folder that does not precede a path.
  private static func index(of path: String, in records: [FileRecord]) -> Int {
    records.partitioningIndex { !Path.isNameBefore($0.path, path) }
  }

  /// The files of a family, nearest folder first, then by path; shipped ones last.
  subscript(family: FileFamily) -> [FileRecord] { own[family] + (shipped?.families[family] ?? []) }

  /// The families with files in the project or shipped files.
  var families: [FileFamily] {
    let ownFamilies = own.families
    guard let shipped else { return ownFamilies }
    let known = Set(ownFamilies)
    return ownFamilies + shipped.families.families.filter { !known.contains($0) }
  }

  /// All themes and parts, by family.
  var themeRecords: [FileRecord] { Array(own.records) + (shipped.map { Array($0.families.records) } ?? []) }

  /// The project's themes and parts, by family.
  var ownThemes: some Sequence<FileRecord> { own.records }

  /// The folders that messages name: the configured theme path, or the requested folders if none is configured.
  var searchedFolders: [String] {
    if configuredCount == 0 { return folders }
    return folders[..<configuredCount] + folders[configuredCount...].filter { $0 == Lookup.shippedFolder }
  }

  /// The folders in the theme path that exist on disk.
  var foldersOnDisk: [String] { folders.filter { $0 != Lookup.shippedFolder } }

  /// Whether the shipped files are part of the theme path.
  var hasShipped: Bool { shipped != nil }

  var hasOwnSets: Bool { !ownSets.isEmpty }

  /// Theme sets in the order of the theme path, then by path.
  var sets: [FileRecord] { ownSets + (shipped?.sets ?? []) }

  /// The project's files, by path.
  var ownRecords: [FileRecord] { places.values.joined().sorted { $0.path.isBefore($1.path) } }

  /// Whether all of the project's files meet a condition. Those that are only listed because they are in the folder of a
  /// requested file outside of the theme path need not.
  func areAllOwn(_ condition: (FileID) -> Bool) -> Bool {
    places.values.allSatisfy { $0.allSatisfy { condition($0.id) || isBesideConfigured($0) } }
  }

  private func isBesideConfigured(_ record: FileRecord) -> Bool {
    configuredCount > 0 && Int(record.folder) >= configuredCount && !selected.contains(record.id)
  }

  var hasOwnRecords: Bool { !places.isEmpty }

  /// The project's storyboards with a name, by path.
  func storyboards(_ name: String) -> [FileRecord] {
    let found = places.values.joined().filter { Path.isNamed(name + ".storyboard", $0.path) }
    return found.sorted { $0.path.isBefore($1.path) }
  }

  /// Whether a file was requested.
  func isSelected(_ id: FileID) -> Bool { selected.contains(id) }

  /// Sorts by nearest folder first, then by path.
  static func inPathOrder(_ a: FileRecord, _ b: FileRecord) -> Bool {
    a.folder == b.folder ? a.path.isBefore(b.path) : a.folder < b.folder
  }
}

// MARK: - Listing

extension FileTable {
  private mutating func list(_ folder: String, _ discovery: Discovery) {
    let number = open(folder)
    let found = reader.fileSystem.files(below: folder, discovery)
    diagnostics += found.diagnostics
    for path in found.value { add(path, folder: number) }
  }

  /// Adds requested files. Files outside the theme path are added after it, with the other themes of their folders.
  private mutating func add(input: String, _ discovery: Discovery, folders: Set<String>) {
    if folders.contains(input) {
      let found = reader.fileSystem.files(below: input, discovery)
      diagnostics += found.diagnostics.filter { new in !diagnostics.contains { $0.message == new.message } }
      for path in found.value { select(record(at: path) ?? add(path, folder: open(input))) }
      addSet(above: input, folder: input)
    } else if let record = record(at: input) {
      select(record)
    } else {
      let folder = Path.folder(of: input)
      let number = open(folder)
      select(add(input, folder: number))
      if listed.insert(number).inserted {
        for path in neighbors[folder] ?? files(in: folder, discovery) { add(path, folder: number) }
        addSet(above: folder, folder: folder)
      }
    }
  }

  /// The sorted files in a folder, without those in subfolders.
  private func files(in folder: String, _ discovery: Discovery) -> [String] {
    var beside = discovery
    beside.isRecursive = false
    return reader.fileSystem.files(below: folder, beside).value
  }

  /// The inputs that are folders. Files in the listing of their folder are skipped. The folder is listed anyway, so the
  /// system need not be queried for each file. A recorder requires these queries, because it records them.
  private mutating func folders(among inputs: [String], _ discovery: Discovery) -> Set<String> {
    let usesListings = InputRecorder.current == nil
    var folders: Set<String> = []
    for input in inputs {
      if usesListings, discovery.isWanted(Path.name(of: input)) {
        let folder = Path.folder(of: input)
        let files = neighbors[folder] ?? files(in: folder, discovery)
        neighbors[folder] = files
        if Self.isListed(input, in: files) { continue }
      }
      if reader.fileSystem.isFolder(input) { folders.insert(input) }
    }
    return folders
  }

  /// Whether a path is among sorted paths.
  private static func isListed(_ path: String, in files: [String]) -> Bool {
    let index = files.partitioningIndex { !$0.isBefore(path) }
    return index < files.count && !path.isBefore(files[index])
  }

  private mutating func select(_ record: FileRecord?) {
    if let record, selected.insert(record.id) { selection.append(record) }
  }

  /// Adds the theme set in the closest ancestor of a folder outside the theme path.
  private mutating func addSet(above path: String, folder: String) {
    let start = Path.absolute(path, from: workingFolder)
    let ancestors = Path.ancestors(of: start)
    guard !ancestors.contains(where: { openFolders.contains($0) && $0 != start }) else { return }
    let isInProject = Path.isInside(start, root)
    for folder in ancestors.prefix(16) where !isInProject || Path.isInside(folder, root) {
      if withoutSet.contains(folder) { continue }
      let file = Path.joined(folder, ThemeSetFile.name)
      if record(absolute: file) != nil { return }
      guard reader.fileSystem.exists(file) else {
        withoutSet.insert(folder)
        continue
      }
      add(Path.shortened(file, workingFolder: workingFolder), folder: open(Path.shortened(start)))
      return
    }
  }

  private mutating func open(_ folder: String) -> Int {
    let folder = Path.tidied(folder)
    if let known = folderNumbers[folder] { return known }
    folders.append(folder)
    openFolders.insert(Path.absolute(folder, from: workingFolder))
    folderNumbers[folder] = folders.count - 1
    return folders.count - 1
  }

  @discardableResult
  private mutating func add(_ path: String, folder: Int) -> FileRecord? {
    let key = Path.absolute(path, from: workingFolder)
    var directory = Path.folder(of: key)
    if let records = places[directory], let first = records.first {
      if let known = Self.record(key, in: records) { return known }
      // Files in a folder share the string.
      directory = first.directory
    }
    let written = written(key, in: directory)
    let path = written.path ?? Path.tidied(path)
    let name = self.name(of: path)
    let record = FileRecord(
      id: id(of: key), path: path, name: name, directory: directory, folder: folder,
      isOwn: Path.isInside(key, root), isNamed: written.isFile, from: reader)
    insert(record, named: name)
    return record
  }

  /// The parsed name of a file, which is read only if its name does not show whether it is a theme.
  private func name(of path: String) -> FileName {
    let name = FileName(path: path)
    guard name.needsHeader, let bytes = try? reader.read(path) else { return name }
    // The id is not used, because the tree is discarded.
    return FileName(
      of: parse(SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes), limits: reader.limits).value)
  }

  /// The path of a file in the form of the request that includes it, and whether the file itself was requested.
  private mutating func written(_ key: String, in directory: String) -> (path: String?, isFile: Bool) {
    if writtenInputs.isEmpty { return (nil, false) }
    if let path = writtenInputs[key] { return (path, true) }
    if lastWritten?.directory != directory { lastWritten = (directory, writtenFolder(above: directory)) }
    guard let folder = lastWritten?.folder, let path = writtenInputs[folder],
      let inside = Path.relative(key, to: folder)
    else { return (nil, false) }
    return (path == "." ? inside : Path.joined(path, inside), false)
  }

  /// The closest requested folder that is the folder or one of its ancestors.
  private func writtenFolder(above directory: String) -> String? {
    var folder = directory
    while writtenInputs[folder] == nil {
      if folder == "/" || folder == "." { return nil }
      folder = Path.folder(of: folder)
    }
    return folder
  }

  private mutating func id(of key: String) -> FileID {
    if !retired.isEmpty, let known = retired.removeValue(forKey: key) { return known }
    defer { next += 1 }
    return FileID(rawValue: next)
  }

  private static func insert(_ record: FileRecord, into records: inout [FileRecord]) {
    // Listings are sorted.
    if let last = records.last, !Path.isNameBefore(last.path, record.path) {
      records.insert(record, at: index(of: record.path, in: records))
    } else {
      records.append(record)
    }
  }

  private mutating func insert(_ record: FileRecord, named name: FileName) {
    Self.insert(record, into: &places[record.directory, default: []])
    if record.isSet {
      ownSets.append(record)
    } else {
      own.append(record)
      if name.themeName == nil, record.path.hasSuffix(".xml") { candidates.append(record) }
    }
  }
}

// MARK: - Changes

extension FileTable {
  /// Updates a file that was changed, created or deleted.
  mutating func refresh(_ path: String, _ project: Project, _ fileSystem: OverlayFileSystem) {
    lastWritten = nil
    reader = FileReader(fileSystem, limits: reader.limits, readsEverything: reader.readsEverything)
    let key = Path.absolute(path, from: workingFolder)
    let former = record(absolute: key)
    if let former { remove(former, key: key) }
    guard fileSystem.exists(path), !fileSystem.isFolder(path) else {
      selection.removeAll { $0 === former }
      return
    }
    if let former {
      if former.isNamed { writtenInputs[key] = former.path }
      add(former.path, folder: Int(former.folder))
      if former.isNamed { writtenInputs[key] = nil }
    } else {
      for folder in project.themePath {
        let base = Path.absolute(folder, from: workingFolder)
        guard let inside = Path.relative(key, to: base), project.discovery.accepts(key, below: base) else { continue }
        add(folder == "." ? inside : Path.joined(folder, inside), folder: open(folder))
        break
      }
    }
    own.sort()
    guard let record = record(absolute: key) else { return }
    if let index = selection.firstIndex(where: { $0 === former }) {
      selection[index] = record
    } else if former == nil, writtenInputs.keys.contains(where: { Path.isInside(key, $0) }) {
      // A new file in a requested folder is requested too.
      selected.insert(record.id)
      selection.insert(record, at: selection.partitioningIndex { !$0.path.isBefore(record.path) })
    }
    if record.isSet { ownSets.sort(by: Self.inPathOrder) }
  }

  private mutating func remove(_ record: FileRecord, key: String) {
    places[record.directory]?.removeAll { $0 === record }
    if places[record.directory]?.isEmpty == true { places[record.directory] = nil }
    own.remove(record)
    ownSets.removeAll { $0 === record }
    candidates.removeAll { $0 === record }
    retired[key] = record.id
  }
}

/// A set of files of a session, with one bit for each id.
package struct FileSet: Sendable {
  private var bits: [UInt64] = []

  package init() {}

  /// Adds a file. Returns whether the set did not contain it.
  @discardableResult
  package mutating func insert(_ id: FileID) -> Bool {
    let (word, bit) = (Int(id.rawValue >> 6), UInt64(1) << UInt64(id.rawValue & 63))
    while bits.count <= word { bits.append(0) }
    defer { bits[word] |= bit }
    return bits[word] & bit == 0
  }

  package func contains(_ id: FileID) -> Bool {
    let word = Int(id.rawValue >> 6)
    return word < bits.count && bits[word] & (UInt64(1) << UInt64(id.rawValue & 63)) != 0
  }
}
