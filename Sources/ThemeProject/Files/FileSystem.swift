package import ThemeSource

/// A source of files: the disk, unsaved contents, or memory.
///
/// Paths are relative to the working folder or absolute. A path always refers to the same file.
package protocol FileSystem: Sendable {
  /// Reads a file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8]
  /// Whether a path is a file or folder.
  func exists(_ path: String) -> Bool
  func isFolder(_ path: String) -> Bool
  /// Whether a path is a folder; nil if it does not exist.
  func isFolder(existing path: String) -> Bool?
  /// Whether every user may put files into a folder, as into `/tmp`.
  func isShared(_ folder: String) -> Bool
  /// Returns the names of the entries of a folder, in any order; empty if it cannot be read.
  func names(in folder: String) -> [String]
  /// Returns the names of the entries of a folder that mark it as a project; `nil` if it cannot be read. Only these are recorded.
  func projectMarks(in folder: String) -> [String]?
  /// Returns the files below a folder that a discovery accepts, sorted by the bytes of their paths.
  func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]>
}

extension FileSystem {
  package func isFolder(existing path: String) -> Bool? { isFolder(path) ? true : exists(path) ? false : nil }
  package func projectMarks(in folder: String) -> [String]? {
    let names = names(in: folder)
    return names.isEmpty ? nil : names.filter(ProjectMark.isMark)
  }
}

/// The files of the operating system.
package struct DiskFileSystem: FileSystem {
  private let folders: FolderCache?

  /// - Parameter folders: listings to reuse; nil to read the disk each time.
  package init(listing folders: FolderCache? = nil) { self.folders = folders }

  package func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    try SourceProvider().read(path, limit: limit)
  }

  package func exists(_ path: String) -> Bool {
    switch folders?.entry(at: path) {
    case .file, .folder: true
    case .nothing: false
    case nil: SourceProvider().exists(path)
    }
  }

  package func isFolder(_ path: String) -> Bool { isFolder(existing: path) ?? false }

  /// Whether a path is a folder, following links; nil if it does not exist.
  package func isFolder(existing path: String) -> Bool? {
    switch folders?.entry(at: path) {
    case .folder: true
    case .file: false
    case .nothing: nil
    case nil: folders?.knows(path) == true ? true : SourceProvider().isFolder(existing: path)
    }
  }

  package func isShared(_ folder: String) -> Bool { SourceProvider().isShared(folder) }

  package func names(in folder: String) -> [String] {
    do {
      let listing = try folders?.listing(of: folder) ?? FolderListing(of: folder)
      return listing.entries.map(\.name)
    } catch {
      return []
    }
  }

  package func projectMarks(in folder: String) -> [String]? {
    let listing =
      InputRecorder.current == nil
      ? try? folders?.listing(of: folder) ?? FolderListing(of: folder) : try? FolderListing(marksIn: folder)
    return listing?.marks.entries.map(\.name)
  }

  package func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]> {
    discovery.files(in: [folder], listing: folders)
  }
}

/// Files in memory, for tests and for generated sources.
///
/// A folder exists if it contains a file.
package struct MemoryFileSystem: FileSystem {
  /// Contents by absolute path.
  private var contents: [String: [UInt8]] = [:]
  /// The number of files below each folder.
  private var folders: [String: Int] = [:]

  package init(_ contents: [String: [UInt8]] = [:]) {
    for (path, bytes) in contents { self[path] = bytes }
  }

  /// A file's contents; nil removes it.
  package subscript(path: String) -> [UInt8]? {
    get { contents[Path.absolute(path)] }
    set {
      let path = Path.absolute(path)
      let former = contents.updateValue(newValue ?? [], forKey: path)
      if newValue == nil { contents[path] = nil }
      let change = (newValue == nil ? 0 : 1) - (former == nil ? 0 : 1)
      if change == 0 { return }
      for folder in Path.ancestors(of: Path.folder(of: path)) {
        folders[folder, default: 0] += change
        if folders[folder] == 0 { folders[folder] = nil }
      }
    }
  }

  package func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    guard let bytes = self[path] else { throw ReadFailure(path: path, reason: isFolder(path) ? .folder : .missing) }
    if bytes.count > limit { throw ReadFailure(path: path, reason: .tooLarge(limit: limit)) }
    return bytes
  }

  package func exists(_ path: String) -> Bool { self[path] != nil || isFolder(path) }

  package func isFolder(_ path: String) -> Bool { folders[Path.absolute(path)] != nil }

  package func isShared(_ folder: String) -> Bool { false }

  package func names(in folder: String) -> [String] {
    let folder = Path.absolute(folder)
    return Array(
      Set(
        contents.keys.compactMap { path in
          Path.relative(path, to: folder)?.split(separator: "/").first.map(String.init)
        }))
  }

  package func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]> {
    let absolute = Path.absolute(folder)
    let found = contents.keys.compactMap { path -> String? in
      guard discovery.accepts(path, below: absolute), let inside = Path.relative(path, to: absolute) else { return nil }
      return folder == "." ? inside : Path.joined(folder, inside)
    }
    return Diagnosed(found.sorted { $0.isBefore($1) })
  }
}

/// Contents that replace those of files in another file system: unsaved contents of an editor, fixed files, or standard
/// input with its assumed file name.
package struct OverlayFileSystem: FileSystem {
  private var base: any FileSystem
  /// By absolute path.
  private var contents: [String: [UInt8]] = [:]

  package init(over base: any FileSystem, _ contents: [String: [UInt8]] = [:]) {
    self.base = base
    for (path, bytes) in contents { self[path] = bytes }
  }

  /// The replaced contents of a file; nil to use the underlying file system.
  package subscript(path: String) -> [UInt8]? {
    get { contents.isEmpty ? nil : contents[Path.absolute(path)] }
    set { contents[Path.absolute(path)] = newValue }
  }

  package func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    guard let bytes = self[path] else { return try base.read(path, limit: limit) }
    if bytes.count > limit { throw ReadFailure(path: path, reason: .tooLarge(limit: limit)) }
    return bytes
  }

  package func exists(_ path: String) -> Bool { self[path] != nil || base.exists(path) }

  package func isFolder(_ path: String) -> Bool { base.isFolder(path) }

  package func isShared(_ folder: String) -> Bool { base.isShared(folder) }

  package func names(in folder: String) -> [String] {
    let absolute = Path.absolute(folder)
    let own = contents.keys.filter { Path.folder(of: $0) == absolute }.map { Path.name(of: $0) }
    return own.isEmpty ? base.names(in: folder) : Array(Set(base.names(in: folder) + own))
  }

  package func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]> {
    var found = base.files(below: folder, discovery)
    if contents.isEmpty { return found }
    let absolute = Path.absolute(folder)
    let known = Set(found.value.map { Path.absolute($0) })
    for path in contents.keys where !known.contains(path) && discovery.accepts(path, below: absolute) {
      guard let inside = Path.relative(path, to: absolute) else { continue }
      found.value.append(folder == "." ? inside : Path.joined(folder, inside))
    }
    found.value.sort { $0.isBefore($1) }
    return found
  }
}
