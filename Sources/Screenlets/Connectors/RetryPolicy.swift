public import Foundation

/// Decides whether and when a Connector repeats a failed `doRun(session:)`.
///
/// The first retry starts after `initialDelay`. Each further delay is `multiplier` times the previous one, up to
/// `maximumDelay`. A cancelled Connector is never retried.
public struct RetryPolicy: Sendable {
  /// The maximum number of calls of `doRun(session:)`, including the first call; at least 1.
  public let maximumAttempts: Int

  /// The delay before the first retry; not negative.
  public let initialDelay: Duration

  /// The ratio of each delay to the previous one; at least 1.
  public let multiplier: Double

  /// The longest delay; from zero to one day.
  public let maximumDelay: Duration

  /// Whether an error is followed by another attempt.
  public let isRetryable: @Sendable (NSError) -> Bool

  /// One attempt, no retries.
  public static let none = RetryPolicy(maximumAttempts: 1)

  /// Creates a policy. Values out of range are replaced by the nearest valid ones; a `multiplier` that is not a number
  /// is replaced by 1.
  ///
  /// - Parameters:
  ///   - maximumAttempts: The maximum number of calls of `doRun(session:)`, including the first call.
  ///   - initialDelay: The delay before the first retry.
  ///   - multiplier: The ratio of each delay to the previous one.
  ///   - maximumDelay: The longest delay.
  ///   - isRetryable: Whether an error is followed by another attempt. By default, every error is.
  public init(
    maximumAttempts: Int, initialDelay: Duration = .milliseconds(500), multiplier: Double = 2,
    maximumDelay: Duration = .seconds(30), isRetryable: @escaping @Sendable (NSError) -> Bool = { _ in true }
  ) {
    self.maximumAttempts = max(1, maximumAttempts)
    self.initialDelay = max(.zero, initialDelay)
    self.multiplier = multiplier >= 1 ? multiplier : 1
    self.maximumDelay = min(max(.zero, maximumDelay), .seconds(86_400))
    self.isRetryable = isRetryable
  }

  /// The delay after a failed attempt.
  ///
  /// - Parameter attempt: The number of the failed attempt, from 1.
  public func delay(afterAttempt attempt: Int) -> Duration {
    let first = initialDelay / .seconds(1)
    let longest = maximumDelay / .seconds(1)
    guard first > 0, first < longest else { return min(initialDelay, maximumDelay) }
    // Infinity cannot be converted to a duration, so the range is checked first.
    let seconds = first * pow(multiplier, Double(max(1, attempt) - 1))
    return seconds < longest ? .seconds(seconds) : maximumDelay
  }
}
