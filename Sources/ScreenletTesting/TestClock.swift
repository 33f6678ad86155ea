internal import Synchronization

/// A clock that only a test advances.
public final class TestClock: Clock, Sendable {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the creation of the clock.
    public var offset: Duration

    /// A later or earlier time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The duration until another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Compares times.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var number: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var delays: [Duration] = []
  }

  private let state = Mutex(State())

  /// Creates a clock at time zero.
  public init() {}

  /// The time of the clock.
  public var now: Instant { state.withLock(\.now) }
  /// Zero, because the clock is exact.
  public var minimumResolution: Duration { .zero }
  /// The number of tasks that wait for the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  /// The durations of all waits, in the order of their start.
  public var delays: [Duration] { state.withLock(\.delays) }

  /// Waits until the clock has reached a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled earlier.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.delays.append(state.now.duration(to: deadline))
      return state.delays.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(deadline: deadline, number: number, continuation: continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock, and runs the tasks that waited for a time until then, in the order of their times.
  public func advance(by duration: Duration) async {
    await giveWay()
    let end = now.advanced(by: duration)
    while true {
      let next = state.withLock { state -> Sleeper? in
        let due = state.sleepers.indices.filter { state.sleepers[$0].deadline <= end }
        guard
          let first = due.min(by: {
            (state.sleepers[$0].deadline, state.sleepers[$0].number) < (
              state.sleepers[$1].deadline, state.sleepers[$1].number
            )
          })
        else {
          state.now = end
          return nil
        }
        let sleeper = state.sleepers.remove(at: first)
        state.now = max(state.now, sleeper.deadline)
        return sleeper
      }
      guard let next else { break }
      next.continuation.resume()
      await giveWay()
    }
    await giveWay()
  }

  /// Waits until at least `count` tasks wait for the clock.
  public func waitForSleepers(_ count: Int = 1) async {
    while sleeperCount < count, !Task.isCancelled { await Task.yield() }
  }

  /// Lets other tasks run.
  private func giveWay() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
