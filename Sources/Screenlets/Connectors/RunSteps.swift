internal import Foundation

extension ServerConnector {
  /// Performs the steps from `preRun()` to `postRun()`, and sets `lastError` if one of them fails.
  final func run(in context: SessionContext, clock: any Clock<Duration>) async {
    guard !isCancelled else { return }
    guard preRun() else {
      lastError = lastError ?? NSError.bridging(ConnectorError.abortedDueToPreconditions)
      return
    }
    let session: ConnectorSession
    do {
      session = try await createSession(in: context)
      try Task.checkCancellation()
    } catch {
      lastError = NSError.bridging(error)
      return
    }
    await attempt(with: session, clock: clock)
    if isCancelled { lastError = NSError.bridging(ConnectorError.cancelled) }
    postRun()
  }

  /// Calls `doRun(session:)` until it succeeds, no retry is due, or this Connector is cancelled.
  private func attempt(with session: ConnectorSession, clock: any Clock<Duration>) async {
    while true {
      attempts += 1
      lastError = nil
      do {
        try await doRun(session: session)
      } catch {
        lastError = NSError.bridging(error)
      }
      guard let error = lastError, !isCancelled, attempts < retryPolicy.maximumAttempts, retryPolicy.isRetryable(error)
      else { return }
      do {
        try await clock.sleep(for: retryPolicy.delay(afterAttempt: attempts))
      } catch {
        return
      }
    }
  }
}
