import Synchronization
import ThemeDatabase
import ThemeProject

/// The sessions of a watched command, which live from one of its runs to the next and learn which files change.
final class LiveSessions: Sendable {
  /// Those of the watched command; nil for a command that runs once.
  @TaskLocal static var current: LiveSessions?

  /// What a session was opened for.
  struct Question: Hashable {
    var folder: String
    var inputs: [String]
    var readsEverything = false
  }

  private let sessions = Mutex<[Question: Session]>([:])

  /// The session of a question, opened when it is asked first.
  func session(_ question: Question, open: () throws -> Session) rethrows -> Session {
    if let known = sessions.withLock({ $0[question] }) { return known }
    let opened = try open()
    sessions.withLock { $0[question] = opened }
    return opened
  }

  /// Tells all sessions that files changed. A changed configuration, or a folder that came or went, lets them be opened anew.
  func apply(_ changes: WatchedChanges) {
    sessions.withLock { sessions in
      let isAnew =
        changes.needsRescan
        || changes.paths.contains { path in
          let absolute = Path.absolute(path)
          if Path.name(of: path) == Configuration.fileName || DiskFileSystem().isFolder(path) { return true }
          if sessions.values.contains(where: { $0.snapshot.project.reads(absolute) }) { return true }
          return !WatchedChanges.isFile(path)
            && sessions.values.contains { $0.snapshot.paths.contains { Path.isInside(Path.absolute($0), absolute) } }
        }
      if isAnew {
        sessions = [:]
      } else {
        let changed = changes.paths.map { FileChange.refreshed(path: $0) }
        for session in sessions.values { session.apply(changed) }
      }
    }
  }
}

extension Project {
  /// Whether a file is one of the project's configuration.
  fileprivate func reads(_ absolute: String) -> Bool {
    configuration.files.contains { Path.absolute($0) == absolute }
  }
}

/// Files that changed while a command waited.
struct WatchedChanges {
  var paths: [String] = []
  /// Whether others may have changed too.
  var needsRescan = false
  /// Whether the terminal has another size.
  var isResized = false

  private static let endings: [String] =
    Discovery.themeSuffixes + [
      ".swift", ".h", ".m", ".mm", ".strings", ".yml", ".yaml", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif",
      ".heic",
      ".webp", ".tiff", "/Contents.json",
    ]

  /// Whether a path has the name of a file that commands read.
  static func isFile(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }
}
