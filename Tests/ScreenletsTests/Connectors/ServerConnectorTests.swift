import Foundation
import Screenlets
import Testing

@ConnectorActor
@Suite struct ServerConnectorTests {
  @Test func `a Connector performs its steps in order`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    try await queue.run(connector)
    #expect(connector.steps == ["validateData", "preRun", "createSession", "doRun", "postRun"])
    #expect(connector.result == "ali")
    #expect(connector.state == .finished)
    #expect(connector.lastError == nil)
  }

  @Test func `a Connector with invalid data does not start`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    connector.validation = ValidationError("Enter a URL")
    await queue.enqueue(connector)
    #expect(connector.steps == ["validateData"])
    #expect(connector.lastError?.validationError == ValidationError("Enter a URL"))
    #expect(connector.lastError?.localizedDescription == "Enter a URL")
  }

  @Test func `preRun can stop a Connector`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    connector.isPrepared = false
    await queue.enqueue(connector)
    #expect(connector.steps == ["validateData", "preRun"])
    #expect(connector.lastError?.connectorError == .abortedDueToPreconditions)
  }

  @Test func `a Connector without a login ends without postRun`() async throws {
    let queue = ConnectorQueue(context: SessionContext(serverContext: try .local(), authenticator: OneUser()))
    let connector = RecordingConnector()
    await queue.enqueue(connector)
    #expect(connector.steps == ["validateData", "preRun", "createSession"])
    #expect(connector.lastError?.connectorError == .loginRequired)
  }

  @Test func `postRun is called after a failure`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    connector.work = { _ in throw ServerDown() }
    var errorInPostRun: NSError?
    connector.finishing = { errorInPostRun = $0.lastError }
    await #expect(throws: NSError.self) { try await queue.run(connector) }
    #expect(connector.steps == ["validateData", "preRun", "createSession", "doRun", "postRun"])
    #expect(errorInPostRun?.localizedDescription == "The server is down")
    #expect(connector.lastError?.userInfo[NSUnderlyingErrorKey] is ServerDown)
  }

  @Test func `lastError can be set instead of throwing, and in postRun`() async throws {
    let queue = try await loggedInQueue()
    let failing = RecordingConnector()
    failing.work = { $0.lastError = NSError(domain: "portal", code: 7) }
    await queue.enqueue(failing)
    #expect(failing.lastError?.domain == "portal")

    let rejecting = RecordingConnector()
    rejecting.finishing = { $0.lastError = NSError(domain: "result", code: 8) }
    await queue.enqueue(rejecting)
    #expect(rejecting.lastError?.code == 8)
  }

  @Test func `a Connector runs once`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    async let first = queue.enqueue(connector)
    async let second = queue.enqueue(connector)
    _ = await (first, second)
    await queue.enqueue(connector)
    #expect(connector.attempts == 1)
  }
}

@MainActor
@Suite struct MainActorTests {
  @Test func `an Interactor on the main actor creates Connectors, which run in order, and is called back there`()
    async throws
  {
    let queue = try await loggedInQueue(maximumConcurrency: 1)
    let log = ConnectorLog()
    var connectors: [RecordingConnector] = []
    for number in 1...20 { connectors.append(await log.connector("\(number)")) }
    var finished: Set<String> = []
    var results: [String?] = []
    await withCheckedContinuation { done in
      for connector in connectors {
        // The calls can overtake each other.
        queue.enqueue(connector) { connector in
          MainActor.assertIsolated()
          finished.insert(connector.label)
          results.append(await connector.result)
          if results.count == 20 { done.resume() }
        }
      }
    }
    #expect(await log.labels == (1...20).map { "\($0)" })
    #expect(finished.count == 20)
    #expect(results == Array(repeating: "ali", count: 20))
  }
}

/// The Connectors that ran, in order.
@ConnectorActor
private final class ConnectorLog {
  private(set) var labels: [String] = []

  func connector(_ label: String) -> RecordingConnector {
    let connector = RecordingConnector(label)
    connector.work = { self.labels.append($0.label) }
    return connector
  }
}
