import Foundation
import Screenlets
import Testing

@ConnectorActor
@Suite struct ServerConnectorChainTests {
  @Test func `steps run one after the other, also in a queue with one place`() async throws {
    let queue = try await loggedInQueue(maximumConcurrency: 1)
    let connectors = (0..<4).map { RecordingConnector("step \($0)") }
    let chain = ServerConnectorChain(head: connectors[0])
    let seen = Seen()
    chain.onNextStep = { connector, number in
      seen.steps.append("\(connector.name) \(number) \(connector.state)")
      return number < 3 ? connectors[number + 1] : nil
    }
    try await queue.run(chain)
    #expect(seen.steps == (0..<4).map { "step \($0) \($0) finished" })
    let steps = ["validateData", "preRun", "createSession", "doRun", "postRun"]
    // The chain has the session of its first Connector.
    #expect(connectors[0].steps == ["createSession"] + steps)
    #expect(connectors.dropFirst().allSatisfy { $0.steps == steps })
    #expect(chain.currentConnector === connectors[3])
    #expect(chain.onNextStep == nil)
  }

  @Test func `a chain without a next step is its head`() async throws {
    let head = RecordingConnector("head")
    let chain = ServerConnectorChain(head: head)
    try await loggedInQueue().run(chain)
    #expect(head.state == .finished && chain.lastError == nil)
  }

  @Test func `the error of a step is the chain's, and the next step is still asked for`() async throws {
    let broken = RecordingConnector("broken")
    broken.work = { _ in throw ServerDown() }
    let last = RecordingConnector("last")
    let chain = ServerConnectorChain(head: broken)
    chain.onNextStep = { _, number in number == 0 ? last : nil }
    try await loggedInQueue().enqueue(chain)
    #expect(chain.lastError?.localizedDescription == "The server is down")
    #expect(last.state == .finished && last.lastError == nil)
  }

  @Test func `invalid data of a later step ends the chain`() async throws {
    let invalid = RecordingConnector("invalid")
    invalid.validation = ValidationError("Type a name")
    let chain = ServerConnectorChain(head: RecordingConnector("head"))
    chain.onNextStep = { _, number in number == 0 ? invalid : nil }
    try await loggedInQueue().enqueue(chain)
    #expect(chain.lastError?.validationError == ValidationError("Type a name"))
    #expect(invalid.steps == ["validateData"])
  }

  @Test func `cancelling a chain cancels its step, and no other one starts`() async throws {
    let queue = try await loggedInQueue()
    let slow = RecordingConnector("slow")
    slow.work = { _ in try await Task.sleep(for: .seconds(600)) }
    let next = RecordingConnector("next")
    let chain = ServerConnectorChain(head: slow)
    chain.onNextStep = { _, _ in next }
    queue.enqueue(chain) { _ in }
    try await until { slow.attempts == 1 }
    chain.cancel()
    await chain.waitUntilFinished()
    #expect(chain.lastError?.connectorError == .cancelled)
    #expect(slow.lastError?.connectorError == .cancelled)
    #expect(next.state == .created)
  }

  @Test func `a chain of Connectors without a login needs none`() async throws {
    let queue = ConnectorQueue(context: SessionContext(serverContext: try .local(), authenticator: OneUser()))
    let head = Anonymous()
    try await queue.run(ServerConnectorChain(head: head))
    #expect(head.ran)
  }

  @ConnectorActor
  private final class Seen {
    var steps: [String] = []
  }

  private final class Anonymous: ServerConnector {
    var ran = false
    override func createSession(in context: SessionContext) async throws -> ConnectorSession {
      context.createAnonymousSession()
    }
    override func doRun(session: ConnectorSession) async throws { ran = true }
  }
}
