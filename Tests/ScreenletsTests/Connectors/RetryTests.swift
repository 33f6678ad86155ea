import Foundation
import ScreenletTesting
import Screenlets
import Testing

@ConnectorActor
@Suite struct RetryTests {
  @Test func `attempts follow the delays of the policy until one succeeds`() async throws {
    let clock = TestClock()
    let queue = try await loggedInQueue(clock: clock)
    let policy = RetryPolicy(maximumAttempts: 10, initialDelay: .seconds(1), maximumDelay: .seconds(5))
    let connector = RecordingConnector(retryPolicy: policy)
    connector.work = { if $0.attempts < 6 { throw ServerDown() } }
    async let finished = queue.run(connector)
    for seconds in [1, 2, 4, 5, 5] {
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(seconds))
    }
    _ = try await finished
    #expect(clock.delays == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
    #expect(connector.attempts == 6)
    #expect(connector.steps.count(where: { $0 == "postRun" }) == 1)
    #expect(connector.lastError == nil)
  }

  @Test func `the last error remains after the last attempt`() async throws {
    let queue = try await loggedInQueue(clock: TestClock())
    let connector = RecordingConnector(retryPolicy: RetryPolicy(maximumAttempts: 3, initialDelay: .zero))
    connector.work = { throw NSError(domain: "attempt", code: $0.attempts) }
    await queue.enqueue(connector)
    #expect(connector.attempts == 3)
    #expect(connector.lastError?.code == 3)
  }

  @Test func `an error that is not retryable ends the Connector`() async throws {
    let queue = try await loggedInQueue(clock: TestClock())
    let policy = RetryPolicy(maximumAttempts: 5, initialDelay: .zero) { $0.code == 503 }
    let connector = RecordingConnector(retryPolicy: policy)
    connector.work = { throw NSError(domain: "status", code: $0.attempts == 1 ? 503 : 401) }
    await queue.enqueue(connector)
    #expect(connector.attempts == 2)
    #expect(connector.lastError?.code == 401)
  }

  @Test func `cancelling ends the wait for the next attempt`() async throws {
    let clock = TestClock()
    let queue = try await loggedInQueue(clock: clock)
    let connector = RecordingConnector(
      retryPolicy: RetryPolicy(maximumAttempts: 5, initialDelay: .seconds(3600), maximumDelay: .seconds(3600)))
    connector.work = { _ in throw ServerDown() }
    async let finished = queue.enqueue(connector)
    await clock.waitForSleepers()
    connector.cancel()
    _ = await finished
    #expect(connector.attempts == 1)
    #expect(connector.lastError?.connectorError == .cancelled)
    #expect(connector.steps.last == "postRun")
  }

  @Test(arguments: [
    (RetryPolicy(maximumAttempts: 2, multiplier: .infinity), 9, Duration.seconds(30)),
    (RetryPolicy(maximumAttempts: 2, multiplier: .nan), 9, .milliseconds(500)),
    (RetryPolicy(maximumAttempts: 2, multiplier: -3), 9, .milliseconds(500)),
    (RetryPolicy(maximumAttempts: 2), .max, .seconds(30)),
    (RetryPolicy(maximumAttempts: 2), .min, .milliseconds(500)),
    (RetryPolicy(maximumAttempts: 2), 3, .seconds(2)),
    (RetryPolicy(maximumAttempts: 2, initialDelay: .seconds(-5)), 4, .zero),
    (RetryPolicy(maximumAttempts: 2, initialDelay: .zero, multiplier: .infinity), 4, .zero),
    (RetryPolicy(maximumAttempts: 2, initialDelay: .seconds(Int64.max), maximumDelay: .seconds(7)), 1, .seconds(7)),
    (
      RetryPolicy(
        maximumAttempts: 2, initialDelay: .seconds(1), multiplier: 1e300, maximumDelay: .seconds(Int64.max)),
      2, .seconds(86_400)
    ),
  ])
  func `delays stay in range`(_ policy: RetryPolicy, attempt: Int, expected: Duration) {
    #expect(policy.delay(afterAttempt: attempt) == expected)
  }

  @Test func `a policy makes at least one attempt`() {
    #expect(RetryPolicy(maximumAttempts: .min).maximumAttempts == 1)
    #expect(RetryPolicy.none.maximumAttempts == 1)
  }
}
