/// An Interactor that has one Connector do the work. For several, override ``AsyncInteractor/run()`` and enqueue them there,
/// one after the other or with `async let`.
@MainActor
open class ConnectorInteractor<Connector: ServerConnector, Value: Sendable>: AsyncInteractor<Value> {
  /// Where the Connector runs.
  public let queue: ConnectorQueue

  /// Creates an Interactor for a Screenlet, or for none.
  public init(screenlet: BaseScreenlet?, queue: ConnectorQueue) {
    self.queue = queue
    super.init(screenlet: screenlet)
  }

  /// Makes the Connector from the values of the view, as they are when the action is performed.
  ///
  /// - Throws: a `ValidationError` for values that no Connector can be made of.
  open func createConnector() throws -> Connector { throw ConnectorError.abortedDueToPreconditions }

  /// Takes the result out of a Connector that has succeeded.
  @ConnectorActor
  open func result(of connector: Connector) throws -> Value { throw ConnectorError.abortedDueToPreconditions }

  /// Runs the Connector. It is cancelled with the Interactor.
  override open func run() async throws -> Value {
    let connector = try createConnector()
    try await queue.run(connector)
    return try await result(of: connector)
  }
}
