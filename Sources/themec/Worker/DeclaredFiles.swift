import ThemeProject
import ThemeSource

/// The inputs that a build system declares for an action. For the commands of the action, no other files exist.
///
/// The working folder is the root of the project, as if it had the file `WORKSPACE`, which is no input of an action.
struct DeclaredFiles: FileSystem {
  /// The inputs of the action that runs; `nil` to read any file.
  @TaskLocal static var current: DeclaredFiles?

  private static let rootMark = "WORKSPACE"

  /// Sorted, as declared.
  let paths: [String]
  private let files: Set<String>
  /// The names in each folder, by absolute path.
  private let names: [String: Set<String>]

  init(_ paths: some Sequence<String>) {
    self.paths = Set(paths).sorted()
    let root = Path.workingFolder
    var names: [String: Set<String>] = [root: [Self.rootMark]]
    files = Set(self.paths.map { Path.absolute($0, from: root) })
    for file in files {
      var path = file
      while path != "/" {
        let folder = Path.folder(of: path)
        // The folders above are known, too.
        if !names[folder, default: []].insert(Path.name(of: path)).inserted { break }
        path = folder
      }
    }
    self.names = names
  }

  func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    guard files.contains(Path.absolute(path)) else {
      throw ReadFailure(path: path, reason: isFolder(path) ? .folder : .missing)
    }
    return try DiskFileSystem().read(path, limit: limit)
  }

  func exists(_ path: String) -> Bool { files.contains(Path.absolute(path)) || isFolder(path) }

  func isFolder(_ path: String) -> Bool { names[Path.absolute(path)] != nil }

  func isShared(_ folder: String) -> Bool { false }

  func names(in folder: String) -> [String] { (names[Path.absolute(folder)] ?? []).sorted() }

  func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]> {
    let absolute = Path.absolute(folder)
    let found = files.compactMap { path -> String? in
      guard discovery.accepts(path, below: absolute), let inside = Path.relative(path, to: absolute) else { return nil }
      return folder == "." ? inside : Path.joined(folder, inside)
    }
    return Diagnosed(found.sorted { $0.isBefore($1) })
  }
}
