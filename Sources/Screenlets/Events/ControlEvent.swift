/// An event of a control or a gesture recognizer for which a document can connect an action.
///
/// The raw values are the names in Interface Builder's documents. The article “Screens” lists the keys that send them.
public enum ControlEvent: String, Sendable, Hashable, CaseIterable {
  /// A touch begins in the control.
  case touchDown
  /// A touch ends in the control.
  case touchUpInside
  /// The user has changed the value of a switch, slider, stepper, segmented control, date picker or page control.
  case valueChanged
  /// A button was pressed, a value was changed, or Return was pressed in a text field.
  case primaryActionTriggered
  /// A text field has got the focus.
  case editingDidBegin
  /// The user has changed the text of a text field.
  case editingChanged
  /// A text field has lost the focus.
  case editingDidEnd
  /// Return was pressed in a text field.
  case editingDidEndOnExit
  /// A gesture was recognized.
  case gesture
}

/// A gesture of the user on a view, which is the sender of its action.
@MainActor
public final class GestureRecognizer {
  /// The kind of a gesture.
  public enum Kind: Sendable, Hashable {
    /// A tap: Return, or a click.
    case tap
    /// A long press: Alt-Return.
    case longPress
    /// A swipe: Alt and an arrow key.
    case swipe(Direction)
  }

  /// The direction of a swipe.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// From right to left.
    case left
    /// From left to right.
    case right
    /// Upward.
    case up
    /// Downward.
    case down
  }

  /// The kind of the gesture.
  public let kind: Kind
  /// The view on which the gesture was made; nil after it was removed.
  public private(set) weak var view: ViewElement?

  init(_ kind: Kind, on view: ViewElement) {
    self.kind = kind
    self.view = view
  }
}
