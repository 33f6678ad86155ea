import Foundation
import Screenlets
import TestSupport
import Testing

@ConnectorActor
@Suite struct CancellationTests {
  /// A weak reference to a Connector.
  private struct Reference {
    weak var connector: RecordingConnector?
  }

  private final class Counter {
    var entered = 0
    var left = 0
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `random cancellation leaves no running or retained Connector`(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let queue = try await loggedInQueue(maximumConcurrency: 1 + numbers.below(8))
    let counter = Counter()
    var references: [Reference] = []
    do {
      let connectors = graph(of: 200, &numbers, counter)
      references = connectors.map { Reference(connector: $0) }
      await withTaskGroup { group in
        for connector in connectors { group.addTask { await queue.enqueue(connector) } }
        for connector in connectors.shuffled(using: &numbers) {
          for _ in 0..<numbers.below(6) { await Task.yield() }
          connector.cancel()
          #expect(queue.runningCount <= queue.maximumConcurrency)
        }
      }
      #expect(connectors.allSatisfy { $0.state == .finished })
      for connector in connectors where connector.isCancelled {
        #expect(connector.lastError?.connectorError == .cancelled)
      }
      // All Connectors were cancelled, except those that finished earlier.
      #expect(connectors.contains { $0.isCancelled } && connectors.contains { !$0.steps.contains("doRun") })
    }
    #expect(queue.runningCount == 0)
    #expect(queue.waitingCount == 0)
    #expect(counter.entered == counter.left)
    // Tasks of `cancel()` for finished Connectors may still run.
    try await until { references.allSatisfy { $0.connector == nil } }
  }

  /// Connectors that work for zero time, a short time, or until they are cancelled.
  private func graph(of count: Int, _ numbers: inout SeededNumbers, _ counter: Counter) -> [RecordingConnector] {
    var connectors: [RecordingConnector] = []
    for number in 0..<count {
      let dependencies = (0..<numbers.below(3)).compactMap { _ in number > 0 ? connectors[numbers.below(number)] : nil }
      let connector = RecordingConnector("\(number)", dependencies: dependencies)
      let kind = numbers.below(3)
      connector.work = { [counter] _ in
        counter.entered += 1
        defer { counter.left += 1 }
        switch kind {
        case 0: return
        case 1: for _ in 0..<10 { await Task.yield() }
        default: try await Task.sleep(for: .seconds(3600))
        }
      }
      connectors.append(connector)
    }
    return connectors
  }

  @Test func `a cancelled Connector fails although its work succeeded`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    connector.work = { connector in
      connector.cancel()
      try await until { connector.isCancelled }
    }
    await #expect(throws: NSError.self) { try await queue.run(connector) }
    #expect(connector.lastError?.connectorError == .cancelled)
    #expect(connector.steps.last == "postRun")
  }

  @Test func `a Connector cancelled before it is enqueued does not run`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    connector.cancel()
    try await until { connector.isCancelled }
    await queue.enqueue(connector)
    #expect(connector.steps.isEmpty)
    #expect(connector.lastError?.connectorError == .cancelled)
  }

  @Test func `cancelling the waiting task cancels the Connector`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    connector.work = { _ in try await Task.sleep(for: .seconds(3600)) }
    let task = Task { await queue.enqueue(connector) }
    try await until { connector.steps.last == "doRun" }
    task.cancel()
    _ = await task.value
    #expect(connector.lastError?.connectorError == .cancelled)
    #expect(queue.runningCount == 0)
  }

  @Test func `cancelAll ends waiting Connectors at once and running ones when they return`() async throws {
    let queue = try await loggedInQueue(maximumConcurrency: 3)
    let never = RecordingConnector("never enqueued")
    let connectors = (0..<50).map { number in
      let connector = RecordingConnector("\(number)", dependencies: number % 5 == 4 ? [never] : [])
      connector.work = { _ in try await Task.sleep(for: .seconds(3600)) }
      return connector
    }
    try await queue.takeIn(connectors)
    #expect(queue.runningCount == 3)
    queue.cancelAll()
    #expect(queue.waitingCount == 0)
    #expect(connectors.count(where: { $0.state == .finished }) == 47)
    await queue.waitUntilAllFinished()
    #expect(queue.runningCount == 0)
    #expect(connectors.allSatisfy { $0.lastError?.connectorError == .cancelled })
  }

  @Test func `a Connector cancelled before its first step performs none`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    queue.isSuspended = true
    try await queue.takeIn([connector])
    queue.isSuspended = false
    #expect(connector.state == .running)
    queue.cancelAll()
    await queue.waitUntilAllFinished()
    #expect(connector.steps == ["validateData"])
    #expect(connector.lastError?.connectorError == .cancelled)
  }

  @Test func `a finished Connector does not retain its queue`() async throws {
    let connector = RecordingConnector()
    weak var queue: ConnectorQueue?
    do {
      let newQueue = try await loggedInQueue()
      queue = newQueue
      await newQueue.enqueue(connector)
    }
    try await until { queue == nil }
  }

  @Test func `cancelling twice or after the end changes nothing`() async throws {
    let queue = try await loggedInQueue()
    let connector = RecordingConnector()
    await queue.enqueue(connector)
    connector.cancel()
    connector.cancel()
    for _ in 0..<10 { await Task.yield() }
    #expect(!connector.isCancelled)
    #expect(connector.lastError == nil)
  }
}
