internal import ThemeSource

/// Connectors that may start, sorted by priority, then in the order of enqueuing.
struct ReadyConnectors {
  private struct Entry {
    let priority: ConnectorPriority
    let number: UInt64
    let connector: ServerConnector

    func starts(before other: Entry) -> Bool {
      priority != other.priority ? priority > other.priority : number < other.number
    }
  }

  /// The entries; the next one to start is last.
  private var entries: [Entry] = []

  mutating func insert(_ connector: ServerConnector, _ enrollment: Enrollment) {
    let entry = Entry(priority: enrollment.priority, number: enrollment.number, connector: connector)
    entries.insert(entry, at: position(of: entry))
  }

  mutating func remove(_ connector: ServerConnector, _ enrollment: Enrollment) {
    let index = position(of: Entry(priority: enrollment.priority, number: enrollment.number, connector: connector))
    guard entries.indices.contains(index), entries[index].connector === connector else { return }
    entries.remove(at: index)
  }

  mutating func popNext() -> ServerConnector? { entries.popLast()?.connector }

  /// The index of the first entry that does not start after `entry`.
  private func position(of entry: Entry) -> Int {
    entries.partitioningIndex { !entry.starts(before: $0) }
  }
}

/// The data that a queue keeps about a Connector from enqueuing to its end.
struct Enrollment {
  let queue: ConnectorQueue

  /// The position of the Connector in the order of enqueuing.
  let number: UInt64

  /// The priority of the Connector when it was enqueued.
  let priority: ConnectorPriority

  /// The priority of the task that enqueued the Connector.
  let taskPriority: TaskPriority

  /// The number of dependencies that have not finished.
  var unfinishedDependencies = 0

  /// The task that runs the Connector; nil until it starts.
  var task: Task<Void, Never>?
}
