import FileWatching
import ThemeDatabase
import ThemeProject

/// Files that changed while a command waited.
struct WatchedChanges {
  var paths: [String] = []
  /// Whether other files may have changed too.
  var needsRescan = false
  /// Whether the size of the terminal has changed.
  var isResized = false

  init() {}

  /// Creates the relevant changes: those of files that are read.
  /// - Parameter files: Files that are read regardless of their names.
  init(_ changes: FileChanges, reading files: [String] = []) {
    needsRescan = changes.needsRescan
    let files = Set(files.map { Path.absolute($0) })
    paths = changes.paths.filter { path in
      Self.isFile(path) || files.contains(Path.absolute(path))
    }
  }

  /// Whether no file has changed.
  var isEmpty: Bool { paths.isEmpty && !needsRescan }

  /// Whether a project must be read again completely: changes were lost or its configuration changed.
  func concernWhole(_ snapshot: Snapshot) -> Bool {
    needsRescan
      || paths.contains { path in
        Path.name(of: path) == Configuration.fileName || snapshot.project.reads(Path.absolute(path))
      }
  }

  private static let endings: [String] =
    Discovery.themeSuffixes + [
      ".swift", ".h", ".m", ".mm", ".strings", ".xcstrings", ".xliff", ".xlf", ".ttf", ".otf", ".yml", ".yaml", ".png",
      ".jpg", ".jpeg", ".pdf", ".svg",
      ".gif", ".heic", ".webp", ".tiff", "/Contents.json",
    ] + AppTargets.endings

  /// Whether a path has the extension of files that commands read.
  static func isFile(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }
}

extension Project {
  /// Whether a file is part of the project's configuration.
  fileprivate func reads(_ absolute: String) -> Bool {
    configuration.files.contains { Path.absolute($0) == absolute }
  }
}

extension Session {
  /// Reads the changed files again.
  func apply(_ changes: WatchedChanges) {
    let isWhole = changes.concernWhole(snapshot)
    let configuration = Path.joined(snapshot.project.root, Configuration.fileName)
    apply((isWhole ? [configuration] : changes.paths).map { .refreshed(path: $0) })
  }
}
