/// Runs Connectors one after the other, where each one depends on the result of the one before.
///
/// ```swift
/// let chain = ServerConnectorChain(head: folder) { connector, step in
///   guard step == 0, let folder = connector as? FolderConnector, folder.lastError == nil else { return nil }
///   return EntriesConnector(folderId: folder.folderId)
/// }
/// try await queue.run(chain)
/// ```
///
/// The chain takes one place in its queue, and its steps take none. It ends with the last error of its steps. Cancelling
/// it cancels the current step, and no other one starts.
@ConnectorActor
public final class ServerConnectorChain: ServerConnector {
  /// The first Connector.
  public nonisolated let headConnector: ServerConnector
  /// The Connector that runs, or that ran last.
  public private(set) var currentConnector: ServerConnector
  /// Called after each step, successful or not, with the step's Connector and its number from 0. Returns the Connector
  /// of the next step, or nil to end the chain.
  public var onNextStep: NextStep?

  /// Chooses the next Connector of a chain by the one that has ended and its number.
  public typealias NextStep = @ConnectorActor @Sendable (ServerConnector, Int) -> ServerConnector?

  /// Creates a chain that begins with a Connector.
  ///
  /// - Parameters:
  ///   - head: The first Connector.
  ///   - onNextStep: The initial value of ``onNextStep``.
  public nonisolated init(head: ServerConnector, onNextStep: NextStep? = nil) {
    headConnector = head
    currentConnector = head
    self.onNextStep = onNextStep
    super.init()
  }

  /// The session of the first Connector, so that a chain of Connectors without a login needs none.
  override public func createSession(in context: SessionContext) async throws -> ConnectorSession {
    try await headConnector.createSession(in: context)
  }

  /// Runs the steps.
  override public func doRun(session: ConnectorSession) async throws {
    guard let queue = enrollment?.queue else { return }
    let steps = ConnectorQueue(context: queue.context, maximumConcurrency: 1, clock: queue.clock)
    var next: ServerConnector? = headConnector
    var number = 0
    while let step = next {
      try Task.checkCancellation()
      currentConnector = step
      await steps.enqueue(step)
      if let error = step.lastError { lastError = error }
      next = onNextStep?(step, number)
      number += 1
    }
  }

  /// Releases ``onNextStep``.
  override public func postRun() { onNextStep = nil }
}
