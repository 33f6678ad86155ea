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

  /// Tells all sessions that files changed. Where one of them has to be read again as a whole, all are opened anew.
  func apply(_ changes: WatchedChanges) {
    sessions.withLock { sessions in
      if sessions.values.contains(where: { changes.concernWhole($0.snapshot) }) {
        sessions = [:]
      } else {
        let changed = changes.paths.map { FileChange.refreshed(path: $0) }
        for session in sessions.values { session.apply(changed) }
      }
    }
  }
}
