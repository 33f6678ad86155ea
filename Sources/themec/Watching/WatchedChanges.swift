import FileWatching
import ThemeDatabase
import ThemeProject

/// Files that changed while a command waited.
struct WatchedChanges {
  var paths: [String] = []
  /// Whether others may have changed too.
  var needsRescan = false
  /// Whether the terminal has another size.
  var isResized = false

  init() {}

  /// The changes that matter: those of files that are read, and of folders that may have had some.
  /// - Parameter files: files that are read whatever they are called.
  init(_ changes: FileWatching.FileChanges, reading files: [String] = []) {
    needsRescan = changes.needsRescan
    let files = Set(files.map { Path.absolute($0) })
    paths = changes.paths.filter { path in
      Self.isFile(path) || files.contains(Path.absolute(path)) || !Path.name(of: path).contains(".")
        || DiskFileSystem().isFolder(path)
    }
  }

  /// Whether nothing in the files changed.
  var isEmpty: Bool { paths.isEmpty && !needsRescan }

  /// Whether a project has to be read again as a whole: changes were lost, its configuration changed, or a folder that has
  /// files of it came or went.
  func concernWhole(_ snapshot: Snapshot) -> Bool {
    needsRescan
      || paths.contains { path in
        let absolute = Path.absolute(path)
        if Path.name(of: path) == Configuration.fileName || DiskFileSystem().isFolder(path) { return true }
        if snapshot.project.reads(absolute) { return true }
        return !Self.isFile(path) && snapshot.paths.contains { Path.isInside(Path.absolute($0), absolute) }
      }
  }

  private static let endings: [String] =
    Discovery.themeSuffixes + [
      ".swift", ".h", ".m", ".mm", ".strings", ".xliff", ".yml", ".yaml", ".png", ".jpg", ".jpeg", ".pdf", ".svg",
      ".gif", ".heic", ".webp", ".tiff", "/Contents.json",
    ]

  /// Whether a path has the name of a file that commands read.
  static func isFile(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }
}

extension Project {
  /// Whether a file is one of the project's configuration.
  fileprivate func reads(_ absolute: String) -> Bool {
    configuration.files.contains { Path.absolute($0) == absolute }
  }
}

extension Session {
  /// Reads again what changed.
  func apply(_ changes: WatchedChanges) {
    let isWhole = changes.concernWhole(snapshot)
    let configuration = Path.joined(snapshot.project.root, Configuration.fileName)
    apply((isWhole ? [configuration] : changes.paths).map { .refreshed(path: $0) })
  }
}
