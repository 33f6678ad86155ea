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
      Project.isInput(path) || files.contains(Path.absolute(path))
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
