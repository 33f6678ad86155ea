import Synchronization
import ThemeDatabase

/// The sessions of a watched command, which are kept between its runs and updated when files change.
final class LiveSessions: Sendable {
  /// The sessions of the watched command, or `nil` for a command that runs once.
  @TaskLocal static var current: LiveSessions?

  /// The parameters that identify a session.
  struct Question: Hashable {
    var folder: String
    var inputs: [String]
    var readsEverything = false
  }

  private let sessions = Mutex<[Question: Session]>([:])

  /// The session for a question, opened at the first request.
  func session(_ question: Question, open: () throws -> Session) rethrows -> Session {
    if let known = sessions.withLock({ $0[question] }) { return known }
    let opened = try open()
    sessions.withLock { $0[question] = opened }
    return opened
  }

  /// Applies changes to all sessions. If one of them must be read again completely, all are closed and opened again
  /// when needed.
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
