import ThemeProject
import ThemeSource

/// The files of a project as they were at a commit: other contents replace those of changed files, and new files are
/// missing.
struct FormerFiles: FileSystem {
  private var files: OverlayFileSystem
  private let hidden: Set<String>

  /// - Parameter changes: the changed files, by absolute path.
  init(_ changes: FormerContents, over base: any FileSystem) {
    files = OverlayFileSystem(over: base, changes.contents)
    hidden = changes.missing
  }

  private func hides(_ path: String) -> Bool { hidden.contains(Path.absolute(path)) }

  func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    if hides(path) { throw ReadFailure(path: path, reason: .missing) }
    return try files.read(path, limit: limit)
  }

  func exists(_ path: String) -> Bool { !hides(path) && files.exists(path) }

  func isFolder(_ path: String) -> Bool { files.isFolder(path) }

  func isShared(_ folder: String) -> Bool { files.isShared(folder) }

  func names(in folder: String) -> [String] {
    files.names(in: folder).filter { !hides(Path.joined(folder, $0)) }
  }

  func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]> {
    var found = files.files(below: folder, discovery)
    found.value.removeAll(where: hides)
    return found
  }
}

/// The changes from a working tree back to a commit. Paths are absolute.
struct FormerContents {
  /// The contents of changed and deleted files.
  var contents: [String: [UInt8]] = [:]
  /// New files, and the new paths of renamed ones.
  var missing: Set<String> = []
  /// The new paths of renamed files, by the former ones.
  var renamed: [String: String] = [:]

  var isEmpty: Bool { contents.isEmpty && missing.isEmpty }

}
