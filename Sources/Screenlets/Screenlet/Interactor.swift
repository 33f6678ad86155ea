public import Foundation

/// A use case of a Screenlet, from the values of its view to the response of the server.
///
/// Write one as an ``AsyncInteractor``, whose ``AsyncInteractor/run()`` returns the result. A direct subclass has the
/// form of Liferay Screens for iOS: it overrides ``start()`` and calls ``callOnSuccess()`` or ``callOnFailure(_:)`` at
/// the end, from any thread.
@MainActor
open class Interactor {
  /// The name of the action for which the Interactor was created.
  public internal(set) var actionName: String?
  /// Called after success, on the main actor, before the Screenlet is informed.
  public var onSuccess: (@MainActor () -> Void)?
  /// Called after failure, on the main actor, before the Screenlet is informed.
  public var onFailure: (@MainActor (NSError) -> Void)?
  /// The error with which the Interactor failed; nil otherwise.
  public private(set) var lastError: NSError?
  /// The Screenlet whose action the Interactor performs.
  public let screenlet: BaseScreenlet?
  /// Whether the Interactor was cancelled.
  public private(set) var isCancelled = false

  /// Records a call with its argument.
  var recorder: (@MainActor (_ method: String, _ argument: String?) -> Void)?
  private var task: Task<Void, Never>?
  private var hasEnded = false

  /// Creates an Interactor for a Screenlet, or for none.
  public init(screenlet: BaseScreenlet?) { self.screenlet = screenlet }

  /// Starts the use case.
  ///
  /// - Returns: Whether it started. False ends it without a message.
  open func start() -> Bool { false }

  /// The result for ``BaseScreenlet/onFinishInteraction(_:error:)``.
  open func interactionResult() -> AnyObject? { nil }

  /// Ends the use case with ``ConnectorError/cancelled``. A subclass that overrides ``start()`` also overrides this
  /// method to stop its work.
  open func cancel() {
    task?.cancel()
    guard !hasEnded else { return }
    isCancelled = true
    end(.bridging(ConnectorError.cancelled))
  }

  /// Ends the use case with success, immediately if the caller is on the main actor. Later calls have no effect.
  public func callOnSuccess(isolation: isolated (any Actor)? = #isolation) { endOnMainActor(nil, isolation) }

  /// Ends the use case with an error, immediately if the caller is on the main actor. Later calls have no effect.
  public func callOnFailure(_ error: NSError, isolation: isolated (any Actor)? = #isolation) {
    endOnMainActor(error, isolation)
  }

  private nonisolated func endOnMainActor(_ error: NSError?, _ caller: (any Actor)?) {
    if caller === MainActor.shared {
      MainActor.assumeIsolated { end(error) }
    } else {
      Task { @MainActor in end(error) }
    }
  }

  /// Performs the use case in a task that ``cancel()`` cancels, and ends it with the task's outcome.
  fileprivate func perform(_ body: @escaping @MainActor () async throws -> Void) {
    task = Task {
      do {
        try await body()
        end(nil)
      } catch {
        end(.bridging(error))
      }
    }
  }

  private func end(_ error: NSError?) {
    guard !hasEnded else { return }
    hasEnded = true
    lastError = error
    let (success, failure) = (onSuccess, onFailure)
    // The closures can retain the Screenlet, which retains the Interactor.
    (onSuccess, onFailure) = (nil, nil)
    if let error {
      recorder?("onFailure", actionName)
      failure?(error)
    } else {
      recorder?("onSuccess", actionName)
      success?()
    }
    screenlet?.endInteractor(self, error: error)
  }
}

/// An Interactor that is one asynchronous function.
///
/// ```swift
/// final class GetSiteTitleInteractor: AsyncInteractor<String> {
///   override func run() async throws -> String { try await title(of: url) }
/// }
/// ```
@MainActor
open class AsyncInteractor<Output: Sendable>: Interactor {
  /// The result of ``run()``; nil until it has succeeded.
  public private(set) var value: Output?

  /// Performs the use case. ``cancel()`` cancels its task. An error that it throws is the Interactor's ``lastError``.
  ///
  /// To send requests, run Connectors in a ``ConnectorQueue``: one after the other, or at the same time with `async let`.
  open func run() async throws -> Output { throw ConnectorError.abortedDueToPreconditions }

  /// Starts ``run()``.
  override open func start() -> Bool {
    perform { [self] in
      let value = try await run()
      if !isCancelled { self.value = value }
    }
    return true
  }

  /// The result of ``run()``.
  override open func interactionResult() -> AnyObject? { value as AnyObject? }
}

/// An Interactor that runs one Connector.
@available(*, deprecated, message: "run the Connector in AsyncInteractor.run()")
@MainActor
open class ConnectorInteractor<Connector: ServerConnector, Output: Sendable>: AsyncInteractor<Output> {
  /// Runs the Connector.
  public let queue: ConnectorQueue

  /// Creates an Interactor for a Screenlet, or for none.
  public init(screenlet: BaseScreenlet?, queue: ConnectorQueue) {
    self.queue = queue
    super.init(screenlet: screenlet)
  }

  /// Creates the Connector from the values of the view.
  open func createConnector() throws -> Connector { throw ConnectorError.abortedDueToPreconditions }

  /// Returns the result of a Connector that has succeeded.
  @ConnectorActor
  open func result(of connector: Connector) throws -> Output { throw ConnectorError.abortedDueToPreconditions }

  /// Runs the Connector.
  override open func run() async throws -> Output { try await result(of: queue.run(createConnector())) }
}
