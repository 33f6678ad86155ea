/// A call that the run time made to a part of a Screenlet: what the order of calls is documented and tested with.
///
/// As text it reads like the call: `view.onPreAction(add-bookmark)`.
public struct ScreenletCall: Sendable, Hashable, CustomStringConvertible {
  /// Who was called.
  public enum Receiver: String, Sendable, Hashable {
    /// The Screenlet.
    case screenlet
    /// Its view.
    case view
    /// Its delegate.
    case delegate
    /// An Interactor.
    case interactor
    /// The progress presenter.
    case presenter
  }

  /// Who was called.
  public let receiver: Receiver
  /// The name of the method, such as `onPreCreate`.
  public let method: String
  /// What it was about: an action's name, a message, a control; nil for nothing.
  public let argument: String?

  init(_ receiver: Receiver, _ method: String, _ argument: String? = nil) {
    self.receiver = receiver
    self.method = method
    self.argument = argument
  }

  /// Such as `screenlet.createInteractor(add-bookmark)`.
  public var description: String { "\(receiver.rawValue).\(method)" + (argument.map { "(\($0))" } ?? "") }
}
