import Synchronization
import ThemeProject

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The progress of a long command, on one line of a terminal that is removed at the end.
final class Progress: Sendable {
  private struct State {
    var files = 0
    var printed: Int64?
  }

  private let start = FileStamp.now
  private let isShown =
    isatty(STDERR_FILENO) == 1 && Terminal.environment("TERM") != "dumb" && LiveSessions.current == nil
  private let state = Mutex(State())

  /// The time in nanoseconds before the first output.
  private static let patience: Int64 = 1_000_000_000
  private static let interval: Int64 = 100_000_000

  /// Adds checked files.
  func add(_ files: Int) {
    guard isShown else { return }
    let now = FileStamp.now
    let line = state.withLock { state -> String? in
      state.files += files
      guard now - start > Self.patience, now - (state.printed ?? 0) > Self.interval else { return nil }
      state.printed = now
      return "\r\u{1B}[Kchecked \(state.files) files"
    }
    if let line { standardError(line) }
  }

  /// Removes the line.
  func finish() {
    if state.withLock({ $0.printed != nil }) { standardError("\r\u{1B}[K") }
  }
}
