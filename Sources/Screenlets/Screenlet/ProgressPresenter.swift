/// The way in which a message over the view is closed.
public enum ProgressCloseMode: Sendable, Hashable {
  /// By code.
  case manualClose
  /// By code, or by a key press or touch.
  case manualCloseTouchClosable
  /// After a few seconds.
  case autoclose
  /// After a few seconds, or by a key press or touch.
  case autocloseTouchClosable

  /// Whether a key press or touch closes the message.
  public var isTouchClosable: Bool { self == .manualCloseTouchClosable || self == .autocloseTouchClosable }
}

/// The indicator next to a message.
public enum ProgressSpinnerMode: Sendable, Hashable {
  /// A spinner.
  case indeterminateSpinner
  /// A progress bar.
  case determinateSpinner
  /// No indicator.
  case noSpinner
}

/// The state of an action in which a message is shown.
public enum ProgressMessageType: Sendable, Hashable, CaseIterable {
  /// The action runs.
  case working
  /// The action has failed.
  case failure
  /// The action has succeeded.
  case success
}

/// The messages of an action. An empty message shows only the spinner.
public typealias ProgressMessages = [ProgressMessageType: String]

/// A message over a view.
public struct ProgressOverlay: Sendable, Hashable {
  /// The text; empty for a spinner alone.
  public var message: String
  /// The way in which the message is closed.
  public var closeMode: ProgressCloseMode
  /// The indicator next to the text.
  public var spinnerMode: ProgressSpinnerMode
  /// A number that is different for each message, so that messages with the same text are not equal.
  public var number: Int

  /// Creates a message.
  public init(message: String, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode, number: Int) {
    self.message = message
    self.closeMode = closeMode
    self.spinnerMode = spinnerMode
    self.number = number
  }
}

/// Shows the progress of actions.
@MainActor
public protocol ProgressPresenter: AnyObject {
  /// The message over the view; nil for none.
  var overlay: ProgressOverlay? { get }
  /// Called after a change of ``overlay``. The Screenlet sets it.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Replaces the current message.
  func showHUDInView(
    _ view: BaseScreenletView, message: String?, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode)
  /// Hides the message.
  func hideHUD()
}

/// Shows messages in a dark box in the middle of the view.
public final class DefaultProgressPresenter: ProgressPresenter {
  /// The message over the view; nil for none.
  public private(set) var overlay: ProgressOverlay? { didSet { if overlay != oldValue { onChange?() } } }
  /// Called after a change of ``overlay``.
  public var onChange: (@MainActor () -> Void)?
  private var shown = 0

  /// Creates a presenter without a message.
  public init() {}

  /// Replaces the current message.
  public func showHUDInView(
    _ view: BaseScreenletView, message: String?, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode
  ) {
    shown += 1
    overlay = ProgressOverlay(
      message: message ?? "", closeMode: closeMode, spinnerMode: spinnerMode, number: shown)
  }

  /// Hides the message.
  public func hideHUD() { overlay = nil }
}
