import Foundation
import Screenlets
import TestSupport
import Testing

@ConnectorActor
@Suite struct ConnectorQueueTests {
  /// The events, in order.
  private final class Journal {
    var starts: [Int] = []
    var ends: [Int] = []
    var active = 0
    var mostActive = 0
  }

  @Test(arguments: [1, 2, 5, 16], [17, 18, 19, 20] as [UInt64])
  func `200 Connectors respect dependencies, priorities and the limit`(limit: Int, seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let queue = try await loggedInQueue(maximumConcurrency: limit)
    let journal = Journal()
    var connectors: [RecordingConnector] = []
    var dependencies: [Set<Int>] = []
    for number in 0..<200 {
      let earlier = Set((0..<numbers.below(4)).map { _ in numbers.below(number) }).filter { $0 < number }
      let priority = ConnectorPriority.allCases[numbers.below(ConnectorPriority.allCases.count)]
      let yields = numbers.below(40)
      let fails = numbers.below(4) == 0
      let connector = RecordingConnector(
        "\(number)", priority: priority, dependencies: earlier.sorted().map { connectors[$0] })
      connector.preparing = { [journal] connector in
        journal.starts.append(number)
        journal.active += 1
        journal.mostActive = max(journal.mostActive, journal.active)
        #expect(connector.dependencies.allSatisfy { $0.state == .finished })
      }
      connector.work = { _ in
        for _ in 0..<yields { await Task.yield() }
        if fails { throw ServerDown() }
      }
      connector.finishing = { [journal] _ in
        journal.active -= 1
        journal.ends.append(number)
      }
      connectors.append(connector)
      dependencies.append(earlier)
    }
    let priorities = connectors.map(\.priority)
    queue.isSuspended = true
    try await queue.takeIn(connectors)
    queue.isSuspended = false
    await queue.waitUntilAllFinished()
    #expect(journal.mostActive == limit)
    #expect(queue.runningCount == 0)
    #expect(queue.waitingCount == 0)
    #expect(journal.starts.count == 200)
    let enqueued = connectors.indices.map { $0 }
    #expect(
      journal.starts
        == expectedStarts(
          enqueued: enqueued, priorities: priorities, dependencies: dependencies, ends: journal.ends, limit: limit))
  }

  /// The order of starts that follows from the rules and an observed order of ends, computed without a queue.
  private func expectedStarts(
    enqueued: [Int], priorities: [ConnectorPriority], dependencies: [Set<Int>], ends: [Int], limit: Int
  ) -> [Int] {
    var starts: [Int] = []
    var finished: Set<Int> = []
    var waiting = enqueued
    func fill() {
      while starts.count - finished.count < limit {
        let ready = waiting.filter { dependencies[$0].isSubset(of: finished) }
        // The first one with the highest priority.
        guard let highest = ready.map({ priorities[$0] }).max(),
          let next = ready.first(where: { priorities[$0] == highest })
        else { return }
        starts.append(next)
        waiting.removeAll { $0 == next }
      }
    }
    fill()
    for end in ends {
      finished.insert(end)
      fill()
    }
    return starts
  }

  @Test func `dependents run after a dependency fails or is cancelled`() async throws {
    let queue = try await loggedInQueue()
    let failing = RecordingConnector("failing")
    failing.work = { _ in throw ServerDown() }
    let cancelled = RecordingConnector("cancelled")
    cancelled.work = { _ in try await Task.sleep(for: .seconds(3600)) }
    let dependent = RecordingConnector("dependent", dependencies: [failing, cancelled])
    try await queue.takeIn([failing, cancelled, dependent])
    try await until { cancelled.steps.last == "doRun" }
    cancelled.cancel()
    await queue.waitUntilAllFinished()
    #expect(dependent.lastError == nil)
    #expect(dependent.steps.last == "postRun")
  }

  @Test func `dependencies may be in another queue`() async throws {
    let (first, second) = (try await loggedInQueue(), try await loggedInQueue())
    let early = RecordingConnector("early")
    let late = RecordingConnector("late", dependencies: [early, early])
    try await second.takeIn([late])
    #expect(late.steps.isEmpty)
    await first.enqueue(early)
    await late.waitUntilFinished()
    #expect(late.lastError == nil)
    #expect(late.dependencies.isEmpty)
  }

  @Test func `data is validated after the dependencies have finished`() async throws {
    let queue = try await loggedInQueue()
    let source = RecordingConnector("source")
    let dependent = RecordingConnector("dependent", dependencies: [source])
    let last = RecordingConnector("last", dependencies: [dependent])
    source.finishing = { [dependent] _ in dependent.validation = ValidationError("The page has no title") }
    try await queue.takeIn([last, dependent, source])
    await queue.waitUntilAllFinished()
    #expect(dependent.lastError?.validationError?.message == "The page has no title")
    #expect(dependent.steps == ["validateData"])
    #expect(last.lastError == nil)
  }

  @Test func `the last Connector of a cycle fails, and the others run`() async throws {
    let queue = try await loggedInQueue()
    let (a, b, c) = (RecordingConnector("A"), RecordingConnector("B"), RecordingConnector("C"))
    a.addDependency(b)
    b.addDependency(c)
    c.addDependency(a)
    try await queue.takeIn([a, b])
    await queue.enqueue(c)
    await queue.waitUntilAllFinished()
    #expect(c.lastError?.connectorError == .dependencyCycle(["C", "A", "B", "C"]))
    #expect(c.lastError?.localizedDescription == "Connectors wait for each other: C → A → B → C")
    #expect(c.steps.isEmpty)
    #expect(a.lastError == nil && b.lastError == nil)
    #expect(queue.waitingCount == 0)
  }

  @Test func `a Connector that depends on itself fails`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector("A")
    await queue.enqueue(connector, after: [connector])
    #expect(connector.lastError?.connectorError == .dependencyCycle(["A", "A"]))
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `all Connectors of random graphs with cycles finish`(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let queue = try await loggedInQueue(maximumConcurrency: 4)
    let connectors = (0..<200).map { RecordingConnector("\($0)") }
    for connector in connectors {
      for _ in 0..<numbers.below(3) { connector.addDependency(connectors[numbers.below(200)]) }
    }
    await withTaskGroup { group in
      for connector in connectors.shuffled(using: &numbers) { group.addTask { await queue.enqueue(connector) } }
    }
    let errors = connectors.compactMap { $0.lastError?.connectorError }
    #expect(!errors.isEmpty)
    for error in errors {
      guard case .dependencyCycle(let names) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(names.first == names.last && Set(names).count == names.count - 1)
    }
    #expect(queue.runningCount == 0 && queue.waitingCount == 0)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [false, true])
  func `a chain of 20,000 Connectors does not overflow the stack or take long`(isBackward: Bool) async throws {
    let queue = try await loggedInQueue()
    var connectors: [ServerConnector] = []
    for _ in 0..<20_000 {
      connectors.append(ServerConnector(dependencies: connectors.last.map { [$0] } ?? []))
    }
    queue.isSuspended = true
    try await queue.takeIn(isBackward ? connectors.reversed() : connectors)
    queue.isSuspended = false
    await queue.waitUntilAllFinished()
    #expect(connectors.allSatisfy { $0.state == .finished && $0.lastError == nil })
  }

  @Test func `a limit below one counts as one`() async throws {
    let queue = try await loggedInQueue(maximumConcurrency: -3)
    #expect(queue.maximumConcurrency == 1)
    queue.maximumConcurrency = .min
    #expect(queue.maximumConcurrency == 1)
  }

  @Test func `a priority on enqueuing overrides the priority of the Connector`() async throws {
    let queue = try await loggedInQueue(maximumConcurrency: 1)
    let (first, second) = (RecordingConnector("first"), RecordingConnector("second"))
    var order: [String] = []
    first.work = { order.append($0.label) }
    second.work = { order.append($0.label) }
    queue.isSuspended = true
    queue.enqueue(first) { _ in }
    queue.enqueue(second, priority: .veryHigh) { _ in }
    try await until { queue.waitingCount == 2 }
    queue.isSuspended = false
    await queue.waitUntilAllFinished()
    #expect(order == ["second", "first"])
  }
}
