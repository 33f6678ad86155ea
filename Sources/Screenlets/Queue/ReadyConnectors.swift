/// Connectors that may start, sorted: the highest priority first, then the first enqueued.
struct ReadyConnectors {
  private struct Entry {
    let priority: ConnectorPriority
    let number: UInt64
    let connector: ServerConnector

    func starts(before other: Entry) -> Bool {
      priority != other.priority ? priority > other.priority : number < other.number
    }
  }

  /// The next one to start is last.
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

  /// The index of the first entry that does not start after the given one.
  private func position(of entry: Entry) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = low + (high - low) / 2
      if entry.starts(before: entries[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

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
