import Foundation
import Screenlets

/// A Connector that records its steps and calls closures of a test.
final class RecordingConnector: ServerConnector {
  nonisolated let label: String
  var steps: [String] = []
  var validation: ValidationError?
  var isPrepared = true
  var preparing: @ConnectorActor (RecordingConnector) -> Void = { _ in }
  var work: @ConnectorActor (RecordingConnector) async throws -> Void = { _ in }
  var finishing: @ConnectorActor (RecordingConnector) -> Void = { _ in }
  var result: String?

  nonisolated init(
    _ label: String = "connector", priority: ConnectorPriority = .normal, dependencies: [ServerConnector] = [],
    retryPolicy: RetryPolicy = .none
  ) {
    self.label = label
    super.init(priority: priority, dependencies: dependencies, retryPolicy: retryPolicy)
  }

  override nonisolated var name: String { label }

  override func validateData() -> ValidationError? {
    steps.append("validateData")
    return validation
  }

  override func preRun() -> Bool {
    steps.append("preRun")
    preparing(self)
    return isPrepared
  }

  override func createSession(in context: SessionContext) async throws -> ConnectorSession {
    steps.append("createSession")
    return try await super.createSession(in: context)
  }

  override func doRun(session: ConnectorSession) async throws {
    steps.append("doRun")
    try await work(self)
    result = session.user?.screenName
  }

  override func postRun() {
    steps.append("postRun")
    finishing(self)
  }
}

/// An error with a text for users.
struct ServerDown: LocalizedError, Equatable {
  var errorDescription: String? { "The server is down" }
}

/// Accepts one user, with the password `open sesame`.
struct OneUser: Authenticator {
  struct WrongPassword: LocalizedError, Equatable {
    var errorDescription: String? { "Wrong user name or password" }
  }

  func authenticate(_ session: ConnectorSession) async throws -> User {
    guard let credentials = session.credentials, credentials == .aliBaba else { throw WrongPassword() }
    return User(attributes: ["userId": "20156", "screenName": "ali", "emailAddress": .string(credentials.username)])
  }
}

extension Credentials {
  static let aliBaba = Credentials(username: "ali@example.com", password: "open sesame")
}

extension LiferayServerContext {
  static func local(_ address: String = "http://localhost:8080") throws -> LiferayServerContext {
    guard let server = URL(string: address) else { throw CocoaError(.fileReadInvalidFileName) }
    return LiferayServerContext(server: server, companyId: 10157, groupId: 10184)
  }
}

/// A queue with a user who is logged in.
func loggedInQueue(
  maximumConcurrency: Int = ConnectorQueue.defaultMaximumConcurrency, clock: any Clock<Duration> = ContinuousClock()
) async throws -> ConnectorQueue {
  let context = SessionContext(serverContext: try .local(), authenticator: OneUser())
  try await context.login(.aliBaba)
  return ConnectorQueue(context: context, maximumConcurrency: maximumConcurrency, clock: clock)
}

extension ConnectorQueue {
  /// Enqueues Connectors in order, and returns after the last one is in the queue.
  func takeIn(_ connectors: [ServerConnector]) async throws {
    for connector in connectors { enqueue(connector) { _ in } }
    try await until { connectors.allSatisfy { $0.state != .created } }
  }
}

/// Runs other tasks until a condition is true.
///
/// - Throws: An error if the condition is false after 20 minutes, when the threads of the tests cannot just be busy.
@ConnectorActor
func until(_ condition: @ConnectorActor () -> Bool) async throws {
  struct Never: Error {}
  let start = ContinuousClock.now
  while !condition() {
    guard start.duration(to: .now) < .seconds(1200) else { throw Never() }
    await Task.yield()
  }
}
