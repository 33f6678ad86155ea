import Foundation
import Testing

@testable import ThemeProject

/// Signals that arrive while files are written. Each test runs in a separate process.
struct HeldSignalsTests {
  /// Sends a signal to the process, whose other threads may take it.
  private static func send(_ number: Int32) {
    kill(getpid(), number)
    for _ in 0..<100 where !HeldSignals.isRequested { usleep(10_000) }
  }

  @Test func `a signal is held until all writing has ended`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGTERM, SIG_DFL)
      HeldSignals.during {
        HeldSignals.during { Self.send(SIGTERM) }
        exit(HeldSignals.isRequested ? 3 : 4)
      }
    }
  }

  @Test func `a held signal ends the program afterwards`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      signal(SIGINT, SIG_DFL)
      HeldSignals.during { Self.send(SIGINT) }
      sleep(10)
    }
  }

  @Test func `a signal after writing has its former effect`() async {
    await #expect(processExitsWith: .signal(SIGHUP)) {
      signal(SIGHUP, SIG_DFL)
      HeldSignals.during {}
      Self.send(SIGHUP)
    }
  }

  @Test func `a signal that the caller ignores, as nohup does, stays ignored`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGHUP, SIG_IGN)
      HeldSignals.during {
        Self.send(SIGHUP)
        exit(HeldSignals.isRequested ? 4 : 3)
      }
    }
  }
}
