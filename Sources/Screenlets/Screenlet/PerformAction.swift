internal import Foundation

extension BaseScreenlet {
  /// Performs an action: creates and starts its Interactor, and shows its progress.
  ///
  /// If the delegate returns an Interactor, ``createInteractor(name:sender:)`` is not called.
  ///
  /// - Parameter sender: The control that fires the action; nil for code.
  /// - Returns: Whether an Interactor started.
  @discardableResult
  public func performAction(name: String, sender: AnyObject? = nil) -> Bool {
    var interactor: Interactor?
    if let delegate {
      interactor = call(.delegate, "customInteractorForAction", name) {
        delegate.screenlet(self, customInteractorForAction: name, withSender: sender)
      }
    }
    interactor =
      interactor ?? call(.screenlet, "createInteractor", name) { createInteractor(name: name, sender: sender) }
    guard let interactor else {
      warn("no Interactor was made for the action '\(name)'")
      return false
    }
    track(interactor, as: name)
    if let message = screenletView?.progressMessageForAction(name, messageType: .working) {
      showHUD(message: message, closeMode: .manualClose, spinnerMode: .indeterminateSpinner)
    }
    let hasStarted = call(.screenlet, "onAction", name) { onAction(name: name, interactor: interactor, sender: sender) }
    if !hasStarted, isTracked(interactor) {
      untrack(interactor)
      hideWorkingMessage()
    }
    return hasStarted
  }

  /// Performs the action ``defaultAction``.
  @discardableResult
  public func performDefaultAction() -> Bool { performAction(name: Self.defaultAction) }

  /// Whether an Interactor of an action runs.
  public func isActionRunning(_ name: String) -> Bool { running[name]?.isEmpty == false }

  /// Whether an Interactor of any action runs.
  public var isAnyActionRunning: Bool { running.values.contains { !$0.isEmpty } }

  /// Cancels all Interactors of an action: each ends with ``ConnectorError/cancelled``.
  public func cancelInteractorsForAction(_ name: String) {
    for interactor in running[name] ?? [] { interactor.cancel() }
  }

  /// Cancels the Interactors of all actions.
  public func cancelAllInteractors() {
    for name in running.keys.sorted() { cancelInteractorsForAction(name) }
  }

  // MARK: The end of an Interactor

  /// Untracks an Interactor that has ended, informs the Screenlet and the view, and shows the message.
  func endInteractor(_ interactor: Interactor, error: NSError?) {
    guard isTracked(interactor) else { return }
    untrack(interactor)
    let result = interactor.interactionResult()
    let outcome = error == nil ? "success" : "failure"
    call(.screenlet, "onFinishInteraction", outcome) { onFinishInteraction(result, error: error) }
    if let view = screenletView {
      call(.view, "onFinishInteraction", outcome) { view.onFinishInteraction(result, error: error) }
    }
    let action = interactor.actionName ?? Self.defaultAction
    var message = screenletView?.progressMessageForAction(action, messageType: error == nil ? .success : .failure)
    if let error {
      if error.isCancellation {
        // A cancellation has no message, because the user or the code caused it.
        message = nil
      } else if error.isValidation {
        message = error.localizedDescription
      } else {
        message = message.map { failureText(message: $0, error: error) }
      }
    }
    if let message {
      showHUD(
        message: message, closeMode: error == nil ? .autocloseTouchClosable : .manualCloseTouchClosable,
        spinnerMode: .noSpinner)
    } else if !isAnyActionRunning {
      hideWorkingMessage()
    }
    setNeedsDisplay()
  }

  /// Hides the working message. A message with another close mode was shown by code meanwhile, and stays.
  private func hideWorkingMessage() {
    if presenter?.overlay?.closeMode == .manualClose { hideHUD() }
  }

  private func track(_ interactor: Interactor, as name: String) {
    interactor.actionName = name
    interactor.recorder = { [weak self] in self?.call(.interactor, $0, $1) {} }
    running[name, default: []].append(interactor)
  }

  private func isTracked(_ interactor: Interactor) -> Bool {
    running[interactor.actionName ?? ""]?.contains { $0 === interactor } ?? false
  }

  private func untrack(_ interactor: Interactor) {
    guard let name = interactor.actionName else { return }
    running[name]?.removeAll { $0 === interactor }
    if running[name]?.isEmpty == true { running[name] = nil }
  }
}
