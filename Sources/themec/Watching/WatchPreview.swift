import ArgumentParser

extension Preview {
  /// Draws whenever a file changes, until the command is interrupted.
  func drawRepeatedly() throws {
    let sessions = LiveSessions()
    var files = try FileWatch(paths, files: [self.screen.data].compactMap(\.self), project)
    var screen = WatchedScreen()
    while true {
      let start = ContinuousClock.now
      let run = CapturedOutput()
      let hasFailed = LiveSessions.$current.withValue(sessions) {
        CapturedOutput.$current.withValue(run) { captured { try drawOnce() } }
      }
      let time = (ContinuousClock.now - start).inMilliseconds
      let isBroken = run.isBroken || hasFailed && run.output.isEmpty
      let state = isBroken ? "last good picture" : "drawn in \(time) ms"
      screen.show(run, isBroken: isBroken, status: "watching · \(state) · press Ctrl-C to stop")
      sessions.apply(files.next())
    }
  }
}

/// Runs a part of a watched command and prints its error. Returns whether it failed.
func captured(_ body: () throws -> Void) -> Bool {
  do {
    try body()
    return false
  } catch is ExitCode {
    return true
  } catch is InvalidConfiguration {
    return true
  } catch {
    Failure(error, text: "Error: \(error)").print()
    return true
  }
}

extension Duration {
  /// Rounded up, so that the result is never zero.
  var inMilliseconds: Int64 {
    let parts = components
    return parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
