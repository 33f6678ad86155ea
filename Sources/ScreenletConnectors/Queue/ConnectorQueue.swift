internal import Foundation

/// Runs Connectors, several at a time.
///
/// A Connector is ready when all its dependencies have finished, successfully or not, in this queue or another one. A
/// dependency that is never enqueued is waited for until this Connector is cancelled, as with `OperationQueue`. Of the ready
/// Connectors the one with the highest priority starts first, then the one that was enqueued first. A running Connector
/// keeps its place while it waits for its next attempt.
///
/// If Connectors depend on each other in a cycle, the last one enqueued ends with `ConnectorError.dependencyCycle` and
/// does not run. The others do.
@ConnectorActor
public final class ConnectorQueue {
  /// The session whose credentials the Connectors use.
  public nonisolated let context: SessionContext

  /// How many Connectors run at a time; at least 1. A lower limit stops none that is running.
  public var maximumConcurrency: Int {
    didSet {
      maximumConcurrency = max(1, maximumConcurrency)
      startReady()
    }
  }

  /// Whether no further Connectors start. False by default.
  public var isSuspended = false {
    didSet { startReady() }
  }

  private nonisolated let clock: any Clock<Duration>
  private var waiting: [ObjectIdentifier: ServerConnector] = [:]
  private var running: [ObjectIdentifier: ServerConnector] = [:]
  private var ready = ReadyConnectors()
  private var enqueuedCount: UInt64 = 0
  private var idleObservers: [CheckedContinuation<Void, Never>] = []

  /// The default of `maximumConcurrency`: as many connections as URLSession opens to one host on macOS.
  public nonisolated static let defaultMaximumConcurrency = 6

  /// Creates a queue without Connectors.
  ///
  /// - Parameters:
  ///   - context: The session whose credentials the Connectors use.
  ///   - maximumConcurrency: How many Connectors run at a time; values below 1 count as 1.
  ///   - clock: The clock that measures the delays of retries.
  public nonisolated init(
    context: SessionContext, maximumConcurrency: Int = ConnectorQueue.defaultMaximumConcurrency,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.context = context
    self.maximumConcurrency = max(1, maximumConcurrency)
    self.clock = clock
  }

  /// How many Connectors are running.
  public var runningCount: Int { running.count }

  /// How many Connectors wait for their dependencies or for a free place.
  public var waitingCount: Int { waiting.count }

  /// Runs a Connector and waits until it has finished. Cancelling the calling task cancels the Connector.
  ///
  /// If the Connector is already in a queue, only waits for it.
  ///
  /// - Parameters:
  ///   - connector: The Connector.
  ///   - priority: Replaces the Connector's priority, if given.
  ///   - dependencies: Added to the Connector's dependencies.
  /// - Returns: The Connector; its `lastError` tells whether it failed.
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

  /// Runs a Connector as `enqueue(_:priority:after:)`, but fails if the Connector does.
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
  ///   - connector: The Connector. `cancel()` cancels it; the closure is called then too.
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

  /// Cancels all Connectors in this queue. The waiting ones have finished when it returns, the running ones when
  /// their `doRun(session:)` returns.
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
}

extension ConnectorQueue {
  /// Takes in a Connector, once.
  private func submit(
    _ connector: ServerConnector, priority: ConnectorPriority?, after dependencies: [ServerConnector]
  ) {
    guard connector.state == .created else { return }
    connector.dependencies += dependencies
    if let priority { connector.priority = priority }
    enqueuedCount += 1
    var enrollment = Enrollment(
      queue: self, number: enqueuedCount, priority: connector.priority, taskPriority: Task.currentPriority)
    connector.state = .waiting
    waiting[ObjectIdentifier(connector)] = connector
    guard !connector.isCancelled else { return finish(connector, with: ConnectorError.cancelled) }

    var seen: Set<ObjectIdentifier> = []
    for dependency in connector.dependencies
    where dependency.state != .finished && seen.insert(ObjectIdentifier(dependency)).inserted {
      dependency.dependents[ObjectIdentifier(connector)] = connector
      enrollment.unfinishedDependencies += 1
    }
    connector.enrollment = enrollment
    // The last member of a cycle to be enqueued has a dependent already: only then there is something to search for.
    if !connector.dependents.isEmpty, let names = connector.dependencyCycle() {
      return finish(connector, with: ConnectorError.dependencyCycle(names))
    }
    guard enrollment.unfinishedDependencies == 0 else { return }
    if let error = becomeReady(connector) { finish(connector, with: error) } else { startReady() }
  }

  /// Validates a Connector whose dependencies have finished, and makes it ready.
  ///
  /// - Returns: Why it does not run, or nil.
  private func becomeReady(_ connector: ServerConnector) -> (any Error)? {
    let error = connector.validateData()
    guard error == nil, let enrollment = connector.enrollment else { return error }
    ready.insert(connector, enrollment)
    return nil
  }

  private func startReady() {
    while !isSuspended, running.count < maximumConcurrency, let connector = ready.popNext() {
      waiting[ObjectIdentifier(connector)] = nil
      running[ObjectIdentifier(connector)] = connector
      connector.state = .running
      let taskPriority = connector.enrollment?.taskPriority
      connector.enrollment?.task = Task(priority: taskPriority) {
        await connector.run(in: context, clock: clock)
        finish(connector, with: connector.isCancelled ? ConnectorError.cancelled : connector.lastError)
      }
    }
  }

  /// Ends a Connector and makes those ready that waited for it, which may end others: those with invalid data.
  private func finish(_ connector: ServerConnector, with error: (any Error)?) {
    var finished: [(connector: ServerConnector, queue: ConnectorQueue, error: (any Error)?)] = [
      (connector, self, error)
    ]
    var queues: [ConnectorQueue] = []
    while let (connector, queue, error) = finished.popLast() {
      guard connector.state != .finished else { continue }
      queue.remove(connector)
      if !queues.contains(where: { $0 === queue }) { queues.append(queue) }
      for dependent in connector.finish(with: error.map { NSError.bridging($0) }) {
        dependent.enrollment?.unfinishedDependencies -= 1
        guard let enrollment = dependent.enrollment, enrollment.unfinishedDependencies == 0 else { continue }
        if let error = enrollment.queue.becomeReady(dependent) {
          finished.append((dependent, enrollment.queue, error))
        } else if !queues.contains(where: { $0 === enrollment.queue }) {
          queues.append(enrollment.queue)
        }
      }
    }
    for queue in queues {
      queue.startReady()
      queue.resumeIdleObservers()
    }
  }

  private func remove(_ connector: ServerConnector) {
    waiting[ObjectIdentifier(connector)] = nil
    running[ObjectIdentifier(connector)] = nil
    if let enrollment = connector.enrollment { ready.remove(connector, enrollment) }
  }

  private func resumeIdleObservers() {
    guard isIdle else { return }
    idleObservers.forEach { $0.resume() }
    idleObservers = []
  }

  /// Ends a waiting Connector that was cancelled, or cancels the task of a running one.
  func cancelled(_ connector: ServerConnector) {
    switch connector.state {
    case .waiting: finish(connector, with: ConnectorError.cancelled)
    case .running: connector.enrollment?.task?.cancel()
    case .created, .finished: break
    }
  }
}
