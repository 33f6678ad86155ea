package import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Finds theme files: `.xml`, `.xib` and `.storyboard`, in folders and all folders below them.
///
/// - Folders of other tools (`Pods`, `Carthage`, `.build`, `DerivedData`) and hidden folders are skipped.
/// - A link to a file in the same folder is treated as a file. Other links are skipped, so that no file is found twice.
///   Links that the caller passes are followed.
/// - A file that the caller passes is always included, regardless of its name and of globs.
package struct Discovery: Sendable {
  /// Files to include; nil for all.
  package var include: [ScopedGlob]?
  /// Files and folders to exclude.
  package var exclude: [ScopedGlob]

  /// Maximum depth of folders to search; deeper folders are reported.
  package static let deepest = 64
  /// Maximum number of entries of a search.
  package static let mostEntries = 500_000

  /// File name extensions of themes.
  package static let themeSuffixes = [".xml", ".xib", ".storyboard"]
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", ".build", "DerivedData"]

  /// File name extensions, or ends of names, to find.
  package var suffixes: [String]
  /// Whether to search subfolders.
  package var isRecursive: Bool
  /// The ending of names of folders that are searched with their subfolders even if other subfolders are not.
  package var bundleSuffix: String?
  /// Whether to search hidden folders and folders of other tools.
  package var entersForeignFolders = false
  /// Whether to search asset catalogs, which have many folders and no documents or sources.
  package var entersCatalogs = false
  /// Whether to find FIFOs and devices like files, so that reading them is an error, instead of reporting them here.
  package var findsSpecialFiles = false
  /// Maximum number of entries of this search.
  package var entryLimit = Discovery.mostEntries

  package init(
    include: [ScopedGlob]? = nil, exclude: [ScopedGlob] = [], suffixes: [String] = Discovery.themeSuffixes,
    isRecursive: Bool = true
  ) {
    self.include = include
    self.exclude = exclude
    self.suffixes = suffixes
    self.isRecursive = isRecursive
  }

  /// Returns the files in the order of `roots`, each once; those of a folder are sorted by the bytes of their paths.
  ///
  /// A root that cannot be read is an error; an unreadable folder or link in it is a warning.
  /// - Parameter folders: listings to reuse; nil to read the disk each time.
  package func files(in roots: [String], listing folders: FolderCache? = nil) -> Diagnosed<[String]> {
    var search = Search(discovery: self, folders: folders)
    if let root = roots.first, roots.count == 1 { return Diagnosed(search.files(of: root), search.diagnostics) }
    var result: [String] = []
    var known: Set<String> = []
    for root in roots {
      for path in search.files(of: root) where known.insert(path).inserted { result.append(path) }
    }
    return Diagnosed(result, search.diagnostics)
  }

  /// Whether a search of a folder includes a file, by its name, its parent folders and the globs.
  ///
  /// Both paths are normalized and relative to the same folder.
  package func accepts(_ path: String, below folder: String) -> Bool {
    let inside = folder == "." && path.utf8.first != 0x2F ? path : Path.relative(path, to: folder)
    guard let inside, inside != ".", isWanted(Path.name(of: path)) else { return false }
    let workingFolder = Path.workingFolder
    func isCovered(_ globs: [ScopedGlob], _ path: String, isFolder: Bool) -> Bool {
      globs.contains { $0.matches(path, isFolder: isFolder, workingFolder: workingFolder) }
    }
    var current = folder
    let parts = inside.split(separator: "/").map(String.init)
    if parts.count > 1, let first = parts.first, !entersSubfolder(first) { return false }
    for name in parts.dropLast() {
      current = current == "." ? name : Path.joined(current, name)
      if !enters(name) || isCovered(exclude, current, isFolder: true) { return false }
    }
    if isCovered(exclude, path, isFolder: false) { return false }
    return include.map { isCovered($0, path, isFolder: false) } ?? true
  }

  /// Whether the kind of a folder is searched, by its name.
  fileprivate func enters(_ name: String) -> Bool {
    (entersForeignFolders || name.utf8.first != 0x2E && !Discovery.isForeign(name))
      && (entersCatalogs || !name.hasSuffix(".xcassets"))
  }

  /// Whether to search a subfolder of a folder, by its name.
  fileprivate func entersSubfolder(_ name: String) -> Bool {
    isRecursive || bundleSuffix.map { name.hasSuffix($0) } ?? false
  }

  /// Whether a name has one of the endings and is not just an extension. macOS writes `._A.xib` with the attributes of
  /// `A.xib` to file systems that cannot store these.
  package func isWanted(_ name: String) -> Bool {
    let last = name.utf8.last
    return !name.utf8.starts(with: "._".utf8)
      && suffixes.contains { suffix in
        // Most names have another last byte. A name such as `.xml` has no extension.
        suffix.utf8.last == last && name.utf8.count >= suffix.utf8.count
          && (name.utf8.first != 0x2E || name.utf8.count > suffix.utf8.count)
          && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      }
  }
}

/// A search of folders on disk.
private struct Search {
  let discovery: Discovery
  let folders: FolderCache?
  let workingFolder: String
  var diagnostics: [Diagnostic] = []
  private var entries = 0
  /// The folder that is searched.
  private var root = "/"
  /// The folder without symbolic links in its path; nil until a link is found.
  private var realRoot: String?

  init(discovery: Discovery, folders: FolderCache?) {
    self.discovery = discovery
    self.folders = folders
    workingFolder = folders?.workingFolder ?? Path.workingFolder
  }

  mutating func files(of root: String) -> [String] {
    let path = Path.tidied(root)
    if let folders, folders.knows(path) || canList(path, in: folders) {
      (self.root, realRoot) = (path, nil)
      return walk(path).sorted { $0.isBefore($1) }
    }
    do {
      let folder = try FileDescriptor(path, flags: O_RDONLY)
      switch try folder.status().kind {
      case .folder: (self.root, realRoot) = (path, nil)
      case .file:
        InputRecorder.current?.add(path, .presentFile)
        return [path]
      case .symbolicLink, .other:
        diagnostics.append(ReadFailure(path: root, reason: .notAFile).diagnostic())
        return []
      }
    } catch {
      InputRecorder.current?.add(path, error)
      diagnostics.append(ReadFailure(path: root, error: error).diagnostic())
      return []
    }
    return walk(path).sorted { $0.isBefore($1) }
  }

  /// Whether a path is a folder that can be listed. The caller distinguishes other kinds. Always false while inputs are
  /// recorded, so that no listing is read here.
  private func canList(_ path: String, in folders: FolderCache) -> Bool {
    guard InputRecorder.current == nil else { return false }
    return (try? folders.listing(of: path)) != nil
  }

  /// Returns theme files below a folder, in any order.
  private mutating func walk(_ root: String) -> [String] {
    var found: [String] = []
    var open: [(path: String, depth: Int)] = [(root, 1)]
    while let (folder, depth) = open.popLast() {
      for (name, kind) in list(folder, followsLink: depth == 1) {
        entries += 1
        guard entries <= discovery.entryLimit else {
          warn(
            "more than \(discovery.entryLimit) files and folders; the rest is skipped", "name a smaller folder")
          return found
        }
        switch kind {
        case .file:
          guard discovery.isWanted(name) else { continue }
          let path = folder == "." ? name : Path.joined(folder, name)
          if isIncluded(path) { found.append(path) }
        case .folder:
          guard depth > 1 || discovery.entersSubfolder(name) else { continue }
          let path = folder == "." ? name : Path.joined(folder, name)
          guard enters(path, name: name) else { continue }
          if depth < Discovery.deepest {
            open.append((path, depth + 1))
          } else {
            warn("'\(path)' is nested too deeply and is skipped", nil)
          }
        case .symbolicLink, .other: break
        }
      }
    }
    return found
  }

  private func isIncluded(_ path: String) -> Bool {
    if covers(discovery.exclude, path, isFolder: false) { return false }
    return discovery.include.map { covers($0, path, isFolder: false) } ?? true
  }

  private func enters(_ path: String, name: String) -> Bool {
    discovery.enters(name)
      && !covers(discovery.exclude, path, isFolder: true)
  }

  private func covers(_ globs: [ScopedGlob], _ path: String, isFolder: Bool) -> Bool {
    globs.contains { $0.matches(path, isFolder: isFolder, workingFolder: workingFolder) }
  }

  private mutating func warn(_ failure: ReadFailure) {
    var diagnostic = failure.diagnostic()
    diagnostic.severity = .warning
    diagnostic.help = nil
    diagnostics.append(diagnostic)
  }

  private mutating func warn(_ message: String, _ help: String?) {
    diagnostics.append(
      Diagnostic(.unreadableFile, severity: .warning, message, at: nil, about: .key(message), help: help))
  }
}

extension Discovery {
  /// Whether a folder belongs to another tool, by its name.
  package static func isForeign(_ name: String) -> Bool { foreignFolders.contains(name) }
}

// MARK: - Listing

extension Search {
  /// Returns names and kinds of the entries of a folder; a link to a file is treated as a file.
  private mutating func list(_ path: String, followsLink: Bool) -> [(name: String, kind: FileKind)] {
    do {
      let listing = try listing(of: path, followsLink: followsLink)
      let unreadable = listing.unreadable
      if unreadable > 0 { warn("'\(path)' has files with names that are not UTF-8 (\(unreadable))", "rename them") }
      var result: [(String, FileKind)] = []
      result.reserveCapacity(listing.entries.count)
      for (name, stated) in listing.entries {
        if let kind = kind(of: name, stated: stated, in: path) { result.append((name, kind)) }
      }
      return result
    } catch {
      InputRecorder.current?.add(path, error)
      warn(ReadFailure(path: path, error: error))
      return []
    }
  }

  private func listing(of folder: String, followsLink: Bool) throws(SystemError) -> FolderListing {
    guard let folders else { return try FolderListing(of: folder, followsLink: followsLink) }
    return try folders.listing(of: folder, followsLink: followsLink)
  }

  /// Returns the kind of an entry; nil if it does not exist, or has a theme name but is not a file.
  private mutating func kind(of name: String, stated: FileKind?, in folder: String) -> FileKind? {
    if stated == .file || stated == .folder { return stated }
    let path = Path.joined(folder, name)
    guard let kind = stated ?? (try? entryStatus(path).0) else { return nil }
    let isWanted = discovery.isWanted(name)
    switch kind {
    case .file, .folder: return kind
    case .other:
      guard isWanted else { return nil }
      if discovery.findsSpecialFiles { return .file }
      InputRecorder.current?.addFailure()
      warn(ReadFailure(path: path, reason: .notAFile))
      return nil
    case .symbolicLink:
      guard isWanted else { return nil }
      // The target can change without the folder.
      InputRecorder.current?.addFailure()
      guard let target = try? FileDescriptor(path, flags: O_RDONLY), let status = try? target.status() else {
        warn("the link '\(path)' has no target", nil)
        return nil
      }
      if status.kind == .other { warn(ReadFailure(path: path, reason: .notAFile)) }
      guard status.kind == .file else { return nil }
      // Links to files outside the searched folder are not followed.
      let real = realRoot ?? Path.real(root) ?? "/"
      realRoot = real
      let isInside = Path.real(path).map { Path.isInside($0, real) } ?? false
      return isInside ? .file : nil
    }
  }
}
