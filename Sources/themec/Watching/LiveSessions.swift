import Synchronization
import ThemeDatabase

/// The sessions of a watched command or of an action, which are kept between runs and updated when files change.
final class LiveSessions: Sendable {
  /// The sessions of the watched command or of the action, or `nil` for a command that runs once.
  @TaskLocal static var current: LiveSessions?

  /// The parameters that identify a session.
  struct Question: Hashable {
    var folder: String
    var inputs: [String]
    var readsEverything = false
    /// The options that determine the project and the rules. They are the same in all runs of a watched command.
    var options: [String] = []
  }

  private let sessions = Mutex<[Question: Session]>([:])
  private let action: Action?

  init(for action: Action? = nil) { self.action = action }

  /// The files that the commands of the action name. They share a session, which requests them all.
  var namedFiles: [String]? { action?.namedFiles }

  /// The session for a question, opened at the first request.
  func session(_ question: Question, open: () throws -> Session) rethrows -> Session {
    if let known = sessions.withLock({ $0[question] }) { return known }
    let opened = try action?.session(question) ?? open()
    sessions.withLock { $0[question] = opened }
    return opened
  }

  /// Keeps the sessions for later actions.
  func keep() {
    for (question, session) in sessions.withLock({ $0 }) { action?.keep(session, question) }
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
