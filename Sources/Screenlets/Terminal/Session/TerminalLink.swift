internal import Dispatch
internal import Foundation
internal import Synchronization
internal import TerminalUI

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Connects the thread that waits for the terminal to the main actor, which handles events and draws.
final class TerminalLink: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32
  /// Whether a byte waits in the pipe.
  private let isWoken = Mutex(false)

  init() throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw ScreenletTerminalError(.system(operation: "watch", code: errno)) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Requests the next frame.
  func wake() {
    isWoken.withLock { isWoken in
      guard !isWoken else { return }
      var byte: UInt8 = 0
      _ = unsafe write(writeEnd, &byte, 1)
      isWoken = true
    }
  }

  private func drain() {
    isWoken.withLock { isWoken in
      var bytes = [UInt8](repeating: 0, count: 64)
      while unsafe read(readEnd, &bytes, bytes.count) > 0 {}
      isWoken = false
    }
  }

  /// Runs a session on this thread until it ends. Returns the error that ended it early.
  func run(
    _ update: @escaping @MainActor ([TerminalEvent], TerminalCapabilities) -> TerminalFrame?
  ) -> TerminalError? {
    do {
      let environment = ProcessInfo.processInfo.environment
      var session = try TerminalSession.open { environment[$0] }
      try session.run(watching: [readEnd]) { events, capabilities in
        if events.contains(.readable(descriptor: readEnd)) { drain() }
        return Self.onMain { update(events, capabilities) } ?? TerminalFrame(nil, requests: [.quit])
      }
      return nil
    } catch {
      return error as? TerminalError ?? .closed
    }
  }

  /// Runs a closure on the main actor, and waits for its result.
  private static func onMain(_ body: @escaping @MainActor () -> TerminalFrame?) -> TerminalFrame? {
    let answer = Answer()
    Task { @MainActor in answer.give(body()) }
    return answer.wait()
  }

  /// A result from another thread.
  private final class Answer: Sendable {
    private let value = Mutex<TerminalFrame?>(nil)
    private let isGiven = DispatchSemaphore(value: 0)

    func give(_ frame: TerminalFrame?) {
      value.withLock { $0 = frame }
      isGiven.signal()
    }

    func wait() -> TerminalFrame? {
      isGiven.wait()
      return value.withLock { $0 }
    }
  }
}
