import Synchronization

/// A clock whose time passes only when a test says so.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart: Duration
    func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  private let nanoseconds = Atomic<Int64>(0)
  private let sleepers = Sleepers()

  var now: Instant { Instant(sinceStart: .nanoseconds(nanoseconds.load(ordering: .acquiring))) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await sleepers.sleep(until: deadline, from: now)
  }

  /// The delays of all sleeps until now, in order.
  var delays: [Duration] { get async { await sleepers.delays } }

  /// Waits until a number of tasks sleep.
  func waitForSleepers(_ count: Int = 1) async { await sleepers.waitForSleepers(count) }

  /// Lets time pass and wakes the tasks whose time has come.
  func advance(by duration: Duration) async {
    let passed = duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
    nanoseconds.add(passed, ordering: .acquiringAndReleasing)
    await sleepers.wake(at: now)
  }
}

private actor Sleepers {
  private struct Sleeper {
    let deadline: TestClock.Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private(set) var delays: [Duration] = []
  private var sleeping: [Int: Sleeper] = [:]
  private var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func sleep(until deadline: TestClock.Instant, from start: TestClock.Instant) async throws {
    let number = delays.count
    delays.append(start.duration(to: deadline))
    guard start < deadline else { return try Task.checkCancellation() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        sleeping[number] = Sleeper(deadline: deadline, continuation: continuation)
        notifyObservers()
      }
    } onCancel: {
      Task { await cancel(number) }
    }
  }

  func waitForSleepers(_ count: Int) async {
    guard sleeping.count < count else { return }
    await withCheckedContinuation { observers.append((count, $0)) }
  }

  func wake(at now: TestClock.Instant) {
    for (number, sleeper) in sleeping.sorted(by: { $0.key < $1.key }) where sleeper.deadline <= now {
      sleeping[number] = nil
      sleeper.continuation.resume()
    }
  }

  private func cancel(_ number: Int) {
    sleeping.removeValue(forKey: number)?.continuation.resume(throwing: CancellationError())
  }

  private func notifyObservers() {
    let met = observers.filter { $0.count <= sleeping.count }
    observers.removeAll { $0.count <= sleeping.count }
    met.forEach { $0.continuation.resume() }
  }
}
