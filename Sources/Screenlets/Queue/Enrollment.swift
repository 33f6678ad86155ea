/// What a queue knows about a Connector from enqueuing to the end.
struct Enrollment {
  let queue: ConnectorQueue

  /// Counts the Connectors of the queue in the order of enqueuing.
  let number: UInt64

  /// The priority when it was enqueued.
  let priority: ConnectorPriority

  /// The priority of the task that enqueued it.
  let taskPriority: TaskPriority

  /// How many dependencies have not finished.
  var unfinishedDependencies = 0

  /// The task that runs the Connector, once it is running.
  var task: Task<Void, Never>?
}
