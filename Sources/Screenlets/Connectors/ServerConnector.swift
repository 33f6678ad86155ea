public import Foundation

/// One request to a server, or one query of a local source: the base class of Connectors.
///
/// A Connector goes through these steps, as in Liferay Screens:
///
/// 1. `validateData()`, as soon as its dependencies have finished. A `ValidationError` ends it.
/// 2. `preRun()`, when it starts. If it returns false, the Connector ends with
///    `ConnectorError.abortedDueToPreconditions`.
/// 3. `createSession(in:)`. If no user is logged in, the Connector ends with `ConnectorError.loginRequired`, unless a
///    subclass overrides this step.
/// 4. `doRun(session:)`, repeated according to `retryPolicy` while it fails.
/// 5. `postRun()`, once, if step 4 was reached: after success, failure and cancellation, which `lastError`
///    distinguishes.
/// 6. `enqueue` returns, or calls its closure.
///
/// A Connector runs once. It can be created on any actor; all its other members are isolated to `ConnectorActor`. A
/// subclass takes its input in a `nonisolated` initializer and keeps its results in properties:
///
/// ```swift
/// final class LoadTitleConnector: ServerConnector {
///   nonisolated let address: String
///   private(set) var title: String?
///
///   nonisolated init(address: String) {
///     self.address = address
///     super.init()
///   }
///
///   override func validateData() -> ValidationError? {
///     address.isEmpty ? ValidationError("Enter the address of a page") : nil
///   }
///
///   override func doRun(session: ConnectorSession) async throws {
///     title = try await loadTitle(address)
///   }
/// }
/// ```
@ConnectorActor
open class ServerConnector {
  /// The priority of this Connector among those that are ready. Changes after enqueuing have no effect.
  public final var priority: ConnectorPriority

  /// The Connectors that must finish before this one starts, successfully or not. Empty once this one has finished.
  public internal(set) final var dependencies: [ServerConnector]

  /// Decides whether and when a failed attempt is repeated.
  public final var retryPolicy: RetryPolicy

  /// The error with which this Connector failed, or nil. A subclass may set it instead of throwing.
  ///
  /// The Swift error is among the underlying errors: see `NSError.validationError` and `NSError.connectorError`.
  public final var lastError: NSError?

  /// The progress of this Connector.
  public internal(set) final var state: ConnectorState = .created

  /// Whether `cancel()` was called before this Connector finished.
  public internal(set) final var isCancelled = false

  /// The number of calls of `doRun(session:)`.
  public internal(set) final var attempts = 0

  /// The data that the queue keeps about this Connector; nil outside of a queue.
  final var enrollment: Enrollment?

  /// Connectors in queues that wait for this one.
  final var dependents: [ObjectIdentifier: ServerConnector] = [:]

  /// Tasks that wait for this Connector to finish.
  private final var observers: [CheckedContinuation<Void, Never>] = []

  /// Creates a Connector.
  ///
  /// - Parameters:
  ///   - priority: The priority among the Connectors that are ready.
  ///   - dependencies: The Connectors that must finish before this one starts, successfully or not.
  ///   - retryPolicy: Decides whether and when a failed attempt is repeated.
  public nonisolated init(
    priority: ConnectorPriority = .normal, dependencies: [ServerConnector] = [], retryPolicy: RetryPolicy = .none
  ) {
    self.priority = priority
    self.dependencies = dependencies
    self.retryPolicy = retryPolicy
  }

  /// The name of this Connector in messages: the name of its class.
  open nonisolated var name: String { String(describing: type(of: self)) }

  /// Makes this Connector wait for another Connector, as `Operation.addDependency(_:)` does. No effect once it is
  /// enqueued.
  public final func addDependency(_ connector: ServerConnector) {
    guard state == .created else { return }
    dependencies.append(connector)
  }

  /// Cancels this Connector; no effect once it has finished.
  ///
  /// A waiting Connector finishes at once, without running. The task of a running one is cancelled: it finishes when
  /// `doRun(session:)` returns. Both end with `ConnectorError.cancelled`, even if `doRun(session:)` succeeded
  /// meanwhile. Connectors that depend on it still run, as with `Operation`. The cancellation takes effect after this
  /// method returns.
  public final nonisolated func cancel() {
    Task { @ConnectorActor in cancelImmediately() }
  }

  /// Checks the properties of this Connector. Subclasses need not call `super`.
  ///
  /// - Returns: The error that the user should correct, or nil.
  open func validateData() -> ValidationError? { nil }

  /// Prepares the run. Subclasses need not call `super`.
  ///
  /// - Returns: Whether to continue.
  open func preRun() -> Bool { true }

  /// Makes the request and keeps its result in properties. Called once per attempt. Subclasses need not call `super`.
  ///
  /// - Throws: Any error, which becomes `lastError`.
  open func doRun(session: ConnectorSession) async throws {}

  /// Completes the run: checks or converts results, releases what `preRun()` acquired. It may set `lastError`.
  /// Subclasses need not call `super`.
  open func postRun() {}

  /// Creates the session that `doRun(session:)` receives. A Connector that needs no login overrides this method and
  /// returns `context.createAnonymousSession()`.
  ///
  /// - Throws: `ConnectorError.loginRequired` if no user is logged in.
  open func createSession(in context: SessionContext) async throws -> ConnectorSession {
    try await context.createRequestSession()
  }

  /// Waits until this Connector has finished, in any queue.
  public final func waitUntilFinished() async {
    guard state != .finished else { return }
    await withCheckedContinuation { observers.append($0) }
  }

  final func cancelImmediately() {
    guard state != .finished, !isCancelled else { return }
    isCancelled = true
    enrollment?.queue.cancelled(self)
  }

  /// Ends this Connector and resumes the tasks that wait for it.
  ///
  /// - Returns: The Connectors that wait for it, in the order of enqueuing.
  final func finish(with error: NSError?) -> [ServerConnector] {
    if let enrollment, enrollment.unfinishedDependencies > 0 {
      for dependency in dependencies { dependency.dependents[ObjectIdentifier(self)] = nil }
    }
    lastError = error
    state = .finished
    enrollment = nil
    dependencies = []
    observers.forEach { $0.resume() }
    observers = []
    defer { dependents = [:] }
    return dependents.values.sorted { ($0.enrollment?.number ?? 0) < ($1.enrollment?.number ?? 0) }
  }
}

/// The progress of a Connector, in this order. A Connector that does not start skips `running`.
public enum ConnectorState: Sendable, Hashable {
  /// Not in a queue yet.
  case created
  /// In a queue, waiting for its dependencies or for a free slot.
  case waiting
  /// Started, perhaps waiting for its next attempt.
  case running
  /// Done, failed or cancelled, which `lastError` distinguishes.
  case finished
}

/// The order in which Connectors that are ready start. The levels and their numbers are those of `Operation`.
public enum ConnectorPriority: Int, Sendable, CaseIterable, Comparable {
  /// Started after all others.
  case veryLow = -8
  /// Started after normal ones.
  case low = -4
  /// The default.
  case normal = 0
  /// Started before normal ones.
  case high = 4
  /// Started before all others.
  case veryHigh = 8

  /// A lower priority is less than a higher one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The actor on which Connectors and their queues run.
///
/// Connectors run concurrently because they suspend while a server or a store answers. Work that keeps a processor busy
/// belongs in a `@concurrent` function that `doRun(session:)` awaits, because it would block all other Connectors.
@globalActor public actor ConnectorActor {
  /// The only instance.
  public static let shared = ConnectorActor()
}
