internal import Foundation

extension ConnectorQueue {
  /// Adds a Connector that is not in a queue yet.
  func submit(
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
    // Only a Connector that already has dependents can close a cycle.
    if !connector.dependents.isEmpty, let names = connector.dependencyCycle() {
      return finish(connector, with: ConnectorError.dependencyCycle(names))
    }
    guard enrollment.unfinishedDependencies == 0 else { return }
    if let error = becomeReady(connector) { finish(connector, with: error) } else { startReady() }
  }

  /// Validates a Connector whose dependencies have finished, and makes it ready.
  ///
  /// - Returns: The error that keeps it from running, or nil.
  private func becomeReady(_ connector: ServerConnector) -> (any Error)? {
    let error = connector.validateData()
    guard error == nil, let enrollment = connector.enrollment else { return error }
    ready.insert(connector, enrollment)
    return nil
  }

  /// Starts Connectors until the limit is reached.
  func startReady() {
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

  /// Ends a Connector and makes its dependents ready. Dependents with invalid data end as well.
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

  /// Ends a waiting Connector that was cancelled, or cancels the task of a running one.
  func cancelled(_ connector: ServerConnector) {
    switch connector.state {
    case .waiting: finish(connector, with: ConnectorError.cancelled)
    case .running: connector.enrollment?.task?.cancel()
    case .created, .finished: break
    }
  }
}

extension ServerConnector {
  /// The names of Connectors that form a cycle of dependencies from this one to itself, or nil.
  ///
  /// Only waiting Connectors are followed, because others may still change their dependencies.
  final func dependencyCycle() -> [String]? {
    // Depth first without recursion, because the length of a chain is not limited.
    var path: [(connector: ServerConnector, next: Int)] = [(self, 0)]
    var visited: Set<ObjectIdentifier> = []
    while let (connector, next) = path.popLast() {
      guard connector.dependencies.indices.contains(next) else { continue }
      path.append((connector, next + 1))
      let dependency = connector.dependencies[next]
      if dependency === self { return path.map(\.connector.name) + [name] }
      if dependency.state == .waiting, visited.insert(ObjectIdentifier(dependency)).inserted {
        path.append((dependency, 0))
      }
    }
    return nil
  }
}
