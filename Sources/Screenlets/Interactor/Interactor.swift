public import Foundation

/// A use case: what a Screenlet does when an action is performed, from the values of its view to what the server answers.
///
/// A subclass overrides ``start()`` and, when it has ended, calls ``callOnSuccess()`` or ``callOnFailure(_:)``, each from any
/// thread. This form has no user interface in it and moves to an app for iOS unchanged; ``AsyncInteractor`` is shorter.
@MainActor
open class Interactor {
  /// The action that it was made for.
  public internal(set) var actionName: String?
  /// Called after success, on the main actor, before the Screenlet hears of it.
  public var onSuccess: (@MainActor () -> Void)?
  /// Called after failure, on the main actor, before the Screenlet hears of it.
  public var onFailure: (@MainActor (NSError) -> Void)?
  /// Why it failed.
  public private(set) var lastError: NSError?
  /// The Screenlet that it works for.
  public let screenlet: BaseScreenlet?
  /// Whether it was cancelled.
  public private(set) var isCancelled = false

  var recorder: (@MainActor (ScreenletCall) -> Void)?
  private var hasEnded = false

  /// Creates an Interactor for a Screenlet, or for none.
  public init(screenlet: BaseScreenlet?) { self.screenlet = screenlet }

  /// Starts the use case.
  ///
  /// - Returns: whether it started; false ends it without a message.
  open func start() -> Bool { false }

  /// What it found, for ``BaseScreenlet/onFinishInteraction(_:error:)``.
  open func interactionResult() -> AnyObject? { nil }

  /// Ends the use case with ``ConnectorError/cancelled``. What a subclass has under way it stops in an override.
  open func cancel() {
    guard !hasEnded else { return }
    isCancelled = true
    end(.bridging(ConnectorError.cancelled))
  }

  /// Ends the use case with success: at once if the caller is on the main actor. Later calls do nothing.
  public func callOnSuccess(isolation: isolated (any Actor)? = #isolation) {
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { end(nil) }
    } else {
      Task { @MainActor in end(nil) }
    }
  }

  /// Ends the use case with an error: at once if the caller is on the main actor. Later calls do nothing.
  public func callOnFailure(_ error: NSError, isolation: isolated (any Actor)? = #isolation) {
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { end(error) }
    } else {
      Task { @MainActor in end(error) }
    }
  }

  private func end(_ error: NSError?) {
    guard !hasEnded else { return }
    hasEnded = true
    lastError = error
    let (success, failure) = (onSuccess, onFailure)
    // The closures can hold the Screenlet, which holds the Interactor.
    (onSuccess, onFailure) = (nil, nil)
    if let error {
      recorder?(ScreenletCall(.interactor, "onFailure", actionName))
      failure?(error)
    } else {
      recorder?(ScreenletCall(.interactor, "onSuccess", actionName))
      success?()
    }
    screenlet?.endInteractor(self, error: error)
  }
}

extension NSError {
  /// Whether it tells what the user should correct. On Linux, `as NSError` keeps the domain and the text of an error alone.
  var isValidation: Bool { validationError != nil || domain == String(reflecting: ValidationError.self) }

  /// Whether it tells of a cancellation.
  var isCancellation: Bool {
    connectorError == .cancelled || (domain == NSURLErrorDomain && code == NSURLErrorCancelled)
  }
}
