/// How a message over the view is closed.
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

/// What turns beside a message.
public enum ProgressSpinnerMode: Sendable, Hashable {
  /// Something that turns.
  case indeterminateSpinner
  /// A bar that fills.
  case determinateSpinner
  /// Nothing.
  case noSpinner
}

/// When a message of an action is shown.
public enum ProgressMessageType: Sendable, Hashable, CaseIterable {
  /// While it runs.
  case working
  /// After it failed.
  case failure
  /// After it succeeded.
  case success
}

/// The messages of an action: no message shows nothing, an empty one the spinner alone.
public typealias ProgressMessages = [ProgressMessageType: String]

/// A message over a view, as it is drawn.
public struct ProgressOverlay: Sendable, Hashable {
  /// Empty for a spinner alone.
  public var message: String
  /// How it is closed.
  public var closeMode: ProgressCloseMode
  /// What turns beside it.
  public var spinnerMode: ProgressSpinnerMode
  /// Tells messages of the same text apart: each that is shown has a number of its own.
  public var number: Int

  /// Creates a message.
  public init(message: String, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode, number: Int) {
    self.message = message
    self.closeMode = closeMode
    self.spinnerMode = spinnerMode
    self.number = number
  }
}

/// Shows how an action proceeds.
@MainActor
public protocol ProgressPresenter: AnyObject {
  /// What is drawn over the view; nil for nothing.
  var overlay: ProgressOverlay? { get }
  /// Called after ``overlay`` changed. The Screenlet sets it.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Shows a message in place of the one that is shown.
  func showHUDInView(
    _ view: BaseScreenletView, message: String?, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode)
  /// Hides the message.
  func hideHUD()
}

/// Shows messages in a dark box in the middle of the view.
public final class DefaultProgressPresenter: ProgressPresenter {
  /// What is drawn over the view; nil for nothing.
  public private(set) var overlay: ProgressOverlay? { didSet { if overlay != oldValue { onChange?() } } }
  /// Called after ``overlay`` changed.
  public var onChange: (@MainActor () -> Void)?
  private var shown = 0

  /// Creates a presenter that shows nothing yet.
  public init() {}

  /// Shows a message in place of the one that is shown.
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
