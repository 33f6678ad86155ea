extension BaseScreenlet {
  /// Shows a message over the view.
  ///
  /// - Parameter message: The text. Nil shows no message, an empty text only the spinner.
  public func showHUD(message: String?, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode) {
    guard let presenter, let view = screenletView, let message else { return }
    screen.messageCount += 1
    messageNumber = screen.messageCount
    call(.presenter, "showHUD", message) {
      presenter.showHUDInView(view, message: message, closeMode: closeMode, spinnerMode: spinnerMode)
    }
    closeLater(presenter, message: message, closeMode)
  }

  /// Shows a message that a key press closes.
  public func showHUDAlert(message: String) {
    showHUD(message: message, closeMode: .manualCloseTouchClosable, spinnerMode: .noSpinner)
  }

  /// Hides the message, if there is one.
  public func hideHUD() {
    guard let presenter, presenter.overlay != nil else { return }
    call(.presenter, "hideHUD") { presenter.hideHUD() }
  }

  /// The message over the view; nil for none.
  public var progressOverlay: ProgressOverlay? { presenter?.overlay }

  /// Hides an automatically closed message after three seconds and 10 ms for each character, unless it was replaced.
  private func closeLater(_ presenter: any ProgressPresenter, message: String, _ closeMode: ProgressCloseMode) {
    guard closeMode == .autoclose || closeMode == .autocloseTouchClosable, let shown = presenter.overlay else { return }
    let delay = Duration.seconds(3) + .milliseconds(10 * min(message.count, 1000))
    let clock = clock
    closing?.cancel()
    closing = Task { [weak self] in
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      if self?.presenter?.overlay == shown { self?.hideHUD() }
    }
  }
}
