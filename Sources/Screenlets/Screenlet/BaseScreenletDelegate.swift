/// What an app can decide for a Screenlet. A Screenlet's own delegate protocol refines it with the Screenlet's events.
@MainActor
public protocol BaseScreenletDelegate: AnyObject {
  /// An Interactor that runs in place of the Screenlet's own; nil to keep that.
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor?
}

extension BaseScreenletDelegate {
  /// Keeps the Screenlet's own Interactor.
  public func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor? { nil }
}
