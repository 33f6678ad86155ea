/// A call of the run time to a part of a Screenlet, for tests of the order of calls.
///
/// Its description looks like the call: `view.onPreAction(add-bookmark)`.
public struct ScreenletCall: Sendable, Hashable, CustomStringConvertible {
  /// The part of a Screenlet that is called.
  public enum Receiver: String, Sendable, Hashable {
    /// The Screenlet.
    case screenlet
    /// The Screenlet's view.
    case view
    /// The Screenlet's delegate.
    case delegate
    /// An Interactor.
    case interactor
    /// The progress presenter.
    case presenter
    /// The controller of the screen.
    case controller
  }

  /// The part of a Screenlet that is called.
  public let receiver: Receiver
  /// The name of the method, such as `onPreCreate`.
  public let method: String
  /// The argument: the name of an action, a message or a control; nil for none.
  public let argument: String?
  /// The name of the Screenlet, such as `AddBookmark`; empty for the controller.
  public let screenlet: String

  init(_ receiver: Receiver, _ method: String, _ argument: String? = nil, screenlet: String) {
    self.receiver = receiver
    self.method = method
    self.argument = argument
    self.screenlet = screenlet
  }

  /// The call, such as `screenlet.createInteractor(add-bookmark)`.
  public var description: String { "\(receiver.rawValue).\(method)" + (argument.map { "(\($0))" } ?? "") }
}
