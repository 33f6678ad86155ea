internal import Synchronization

/// A clock that only stands still or is advanced by a test.
public final class TestClock: Clock, Sendable {
  /// A time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// A later or earlier time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later another time is.
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

  /// Creates a clock at its beginning.
  public init() {}

  /// The time of the clock.
  public var now: Instant { state.withLock(\.now) }
  /// The clock is exact.
  public var minimumResolution: Duration { .zero }
  /// How many tasks wait for a time to come.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  /// How long each wait was meant to be, in the order in which they began.
  public var delays: [Duration] { state.withLock(\.delays) }

  /// Waits until the clock was advanced to a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
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

  /// Advances the clock, and lets whoever waited for a time until then run, in the order of the times.
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

  /// Returns as soon as so many tasks wait for a time to come.
  public func waitForSleepers(_ count: Int = 1) async {
    while sleeperCount < count, !Task.isCancelled { await Task.yield() }
  }

  /// Lets other tasks run.
  private func giveWay() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
