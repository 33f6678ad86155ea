/// Runs Connectors, several at a time.
///
/// A Connector is ready when all its dependencies have finished, successfully or not, in any queue. It waits for a
/// dependency that is never enqueued until it is cancelled, as with `OperationQueue`. Ready Connectors start by
/// priority, then in the order of enqueuing. A running Connector keeps its slot while it waits for its next attempt.
///
/// If Connectors depend on each other in a cycle, the last one enqueued ends with `ConnectorError.dependencyCycle` and
/// does not run. The others do.
@ConnectorActor
public final class ConnectorQueue {
  /// The session that provides the credentials of the Connectors.
  public nonisolated let context: SessionContext

  /// The maximum number of running Connectors; at least 1. A lower limit stops no running Connector.
  public var maximumConcurrency: Int {
    didSet {
      maximumConcurrency = max(1, maximumConcurrency)
      startReady()
    }
  }

  /// Whether Connectors are kept from starting. False by default.
  public var isSuspended = false {
    didSet { startReady() }
  }

  nonisolated let clock: any Clock<Duration>

  /// Connectors that have not started, ready or not.
  var waiting: [ObjectIdentifier: ServerConnector] = [:]
  var running: [ObjectIdentifier: ServerConnector] = [:]
  var ready = ReadyConnectors()
  var enqueuedCount: UInt64 = 0

  /// Tasks that wait until the queue is empty.
  private var idleObservers: [CheckedContinuation<Void, Never>] = []

  /// The default of `maximumConcurrency`: as many connections as URLSession opens to one host on macOS.
  public nonisolated static let defaultMaximumConcurrency = 6

  /// Creates a queue without Connectors.
  ///
  /// - Parameters:
  ///   - context: The session that provides the credentials of the Connectors.
  ///   - maximumConcurrency: The maximum number of running Connectors; values below 1 count as 1.
  ///   - clock: The clock that measures the delays of retries.
  public nonisolated init(
    context: SessionContext, maximumConcurrency: Int = ConnectorQueue.defaultMaximumConcurrency,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.context = context
    self.maximumConcurrency = max(1, maximumConcurrency)
    self.clock = clock
  }

  /// The number of running Connectors.
  public var runningCount: Int { running.count }

  /// The number of Connectors that wait for their dependencies or for a free slot.
  public var waitingCount: Int { waiting.count }

  /// Runs a Connector and waits until it has finished. Cancelling the calling task cancels the Connector.
  ///
  /// If the Connector is already in a queue, this method only waits for it.
  ///
  /// - Parameters:
  ///   - connector: The Connector.
  ///   - priority: Replaces the Connector's priority, if given.
  ///   - dependencies: Added to the Connector's dependencies.
  /// - Returns: The Connector. Its `lastError` is nil after success.
  @discardableResult
  public func enqueue<Connector: ServerConnector>(
    _ connector: Connector, priority: ConnectorPriority? = nil, after dependencies: [ServerConnector] = []
  ) async -> Connector {
    submit(connector, priority: priority, after: dependencies)
    await withTaskCancellationHandler {
      await connector.waitUntilFinished()
    } onCancel: {
      connector.cancel()
    }
    return connector
  }

  /// Runs a Connector as `enqueue(_:priority:after:)` does, but fails if the Connector fails.
  ///
  /// - Throws: The `lastError` of the Connector, an `NSError`.
  @discardableResult
  public func run<Connector: ServerConnector>(
    _ connector: Connector, priority: ConnectorPriority? = nil, after dependencies: [ServerConnector] = []
  ) async throws -> Connector {
    await enqueue(connector, priority: priority, after: dependencies)
    if let error = connector.lastError { throw error }
    return connector
  }

  /// Runs a Connector and calls a closure on the main actor when it has finished: the form for Interactors that start
  /// Connectors in `start()`.
  ///
  /// Connectors enqueued by one task are enqueued in the order of these calls.
  ///
  /// - Parameters:
  ///   - connector: The Connector. The closure is also called if `cancel()` is called on it.
  ///   - priority: Replaces the Connector's priority, if given.
  ///   - dependencies: Added to the Connector's dependencies.
  ///   - completion: Receives the Connector, and reads its `lastError` and results with `await`. Called once.
  public nonisolated func enqueue<Connector: ServerConnector>(
    _ connector: Connector, priority: ConnectorPriority? = nil, after dependencies: [ServerConnector] = [],
    completion: @escaping @MainActor @Sendable (Connector) async -> Void
  ) {
    Task { @ConnectorActor in
      await completion(enqueue(connector, priority: priority, after: dependencies))
    }
  }

  /// Cancels all Connectors in this queue. The waiting ones have finished when this method returns, the running ones
  /// when their `doRun(session:)` returns.
  public func cancelAll() {
    let all = Array(waiting.values) + Array(running.values)
    for connector in all.sorted(by: { ($0.enrollment?.number ?? 0) < ($1.enrollment?.number ?? 0) }) {
      connector.cancelImmediately()
    }
  }

  /// Waits until no Connector is running or waiting.
  public func waitUntilAllFinished() async {
    guard !isIdle else { return }
    await withCheckedContinuation { idleObservers.append($0) }
  }

  private var isIdle: Bool { running.isEmpty && waiting.isEmpty }

  func resumeIdleObservers() {
    guard isIdle else { return }
    idleObservers.forEach { $0.resume() }
    idleObservers = []
  }
}
