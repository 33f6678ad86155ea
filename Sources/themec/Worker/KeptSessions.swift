import Synchronization
import ThemeDatabase
import ThemeProject

/// The sessions that a worker keeps from one action to the next, so that unchanged inputs are not read and parsed again.
final class KeptSessions: Sendable {
  /// The parameters that identify a session.
  struct Key: Hashable {
    var question: LiveSessions.Question
    /// The inputs of the action.
    var paths: [String]
  }

  private struct Kept {
    var key: Key
    var session: Session
    var digests: [String: String]
  }

  /// The session that was used last is last. A session that an action uses is not kept meanwhile.
  private let sessions = Mutex<[Kept]>([])
  /// Maximum number of sessions.
  private static let capacity = 64

  /// Takes a session and applies the changes of documents since it was kept; `nil` if there is none.
  func take(_ key: Key, _ digests: [String: String]) -> Session? {
    let found = sessions.withLock { sessions in
      sessions.lastIndex { $0.key == key }.map { sessions.remove(at: $0) }
    }
    guard let found else { return nil }
    // The content of a file without a digest is unknown.
    let changed = key.paths.filter { digests[$0] == nil || digests[$0] != found.digests[$0] }
    // Other changes, such as that of a configuration, concern the whole session.
    if changed.contains(where: { !Discovery().isWanted(Path.name(of: $0)) }) { return nil }
    if !changed.isEmpty { found.session.apply(changed.map { .refreshed(path: $0) }) }
    return found.session
  }

  /// Keeps a session after an action.
  func keep(_ session: Session, _ key: Key, _ digests: [String: String]) {
    sessions.withLock { sessions in
      if sessions.count >= Self.capacity { sessions.removeFirst() }
      sessions.append(Kept(key: key, session: session, digests: digests))
    }
  }
}
