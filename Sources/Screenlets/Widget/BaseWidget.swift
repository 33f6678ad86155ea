public import Foundation

/// A Screenlet of the early Widget library: six events, without ViewModel and Interactors.
///
/// | event | when |
/// |---|---|
/// | ``onCreate()`` | the view is created and inserted |
/// | ``onShow()`` | the widget appears on a screen |
/// | ``onHide()`` | the widget disappears |
/// | ``onCustomAction(actionName:sender:)`` | the user touches a control that has a restoration identifier |
/// | ``onServerResult(_:)`` | the server has answered |
/// | ``onServerError(_:)`` | the server did not answer, or refused |
///
/// ```swift
/// final class FooWidget: BaseWidget {
///   override func onCustomAction(actionName: String?, sender: AnyObject?) {
///     callServer { ["title": try await title(of: page)] }
///   }
///   override func onServerResult(_ result: ServerResult) { … }
/// }
/// ```
/// A custom action is an action of the Screenlet: the messages of the view's ``BaseScreenletView/progressMessages`` are
/// shown, and ``BaseScreenlet/cancelInteractorsForAction(_:)`` cancels its call. An action that calls no server ends
/// without a message. A cancelled call has no event.
@MainActor
open class BaseWidget: BaseScreenlet {
  /// The view; nil until the theme is loaded.
  public var widgetView: BaseWidgetView? { screenletView as? BaseWidgetView }

  /// The Interactor of the custom action that the widget handles.
  private var handled: WidgetInteractor?
  /// The call of ``callServer(_:)`` outside of a custom action.
  private var ownCall: ServerCall?

  // MARK: Events

  /// Called when the view is created and inserted.
  open func onCreate() {}

  /// Called when the user touches a control.
  ///
  /// - Parameters:
  ///   - actionName: The restoration identifier of the control; nil for the default action.
  ///   - sender: The control; nil for code.
  open func onCustomAction(actionName: String?, sender: AnyObject?) {}

  /// Called with the result of a call.
  open func onServerResult(_ result: ServerResult) {}

  /// Called with the error of a call.
  open func onServerError(_ error: NSError) {}

  // MARK: Calling the server

  /// Calls a server. ``onServerResult(_:)`` or ``onServerError(_:)`` receives the outcome.
  ///
  /// The first call in ``onCustomAction(actionName:sender:)`` belongs to that action. Any other call belongs to the
  /// default action.
  ///
  /// - Parameter call: Returns the result. Its task is cancelled with the action.
  public func callServer(_ call: @escaping @MainActor () async throws -> ServerResult) {
    if let handled, handled.call == nil {
      handled.call = call
    } else {
      ownCall = call
      performDefaultAction()
      ownCall = nil
    }
  }

  /// Runs a Connector. ``onServerResult(_:)`` or ``onServerError(_:)`` receives the outcome.
  ///
  /// - Parameters:
  ///   - connector: Sends the request. It is cancelled with the action.
  ///   - queue: Runs the Connector.
  ///   - result: Returns the result of a Connector that has succeeded.
  public func callServer<Connector: ServerConnector>(
    _ connector: Connector, in queue: ConnectorQueue,
    result: @escaping @ConnectorActor (Connector) throws -> ServerResult
  ) {
    callServer {
      try await queue.run(connector)
      return try await result(connector)
    }
  }

  // MARK: The Screenlet

  /// Calls ``onCreate()``.
  override open func onCreated() { onCreate() }

  /// Creates the Interactor that calls ``onCustomAction(actionName:sender:)``.
  override open func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    let interactor = WidgetInteractor(widget: self, sender: sender, call: ownCall)
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let interactor else { return }
      call(.screenlet, "onServerResult") { onServerResult(interactor.value ?? [:]) }
    }
    interactor.onFailure = { [weak self] error in
      guard let self, !error.isCancellation else { return }
      call(.screenlet, "onServerError") { onServerError(error) }
    }
    return interactor
  }

  /// Calls ``onCustomAction(actionName:sender:)``.
  ///
  /// - Returns: The widget's first call of the server; nil for none.
  func handle(_ interactor: WidgetInteractor) -> ServerCall? {
    let previous = handled
    handled = interactor
    defer { handled = previous }
    let name = interactor.actionName == Self.defaultAction ? nil : interactor.actionName
    call(.screenlet, "onCustomAction", interactor.actionName) {
      onCustomAction(actionName: name, sender: interactor.sender)
    }
    return interactor.call
  }
}

/// A custom action of a widget, with its call of the server.
final class WidgetInteractor: AsyncInteractor<ServerResult> {
  let sender: AnyObject?
  var call: ServerCall?
  private weak var widget: BaseWidget?

  init(widget: BaseWidget, sender: AnyObject?, call: ServerCall?) {
    self.widget = widget
    self.sender = sender
    self.call = call
    super.init(screenlet: widget)
  }

  override func start() -> Bool {
    call = call ?? widget?.handle(self)
    return call != nil && super.start()
  }

  override func run() async throws -> ServerResult { try await call?() ?? [:] }
}

/// The view of a widget: a ``BaseScreenletView`` with the names of the early Widget library.
@MainActor
open class BaseWidgetView: BaseScreenletView {
  /// The widget; nil until the view is complete, also in ``onCreate()``.
  public var widget: BaseWidget? { screenlet as? BaseWidget }

  /// Called when the view is created, before ``BaseWidget/onCreate()``.
  open func onCreate() {}

  /// Decides whether a control with a restoration identifier fires a custom action of that name.
  open func onSetCustomActionForControl(_ control: Control) -> Bool { true }

  override final var wiresAllControls: Bool { true }

  /// Calls ``onCreate()``.
  override open func onCreated() { onCreate() }

  /// Calls ``onSetCustomActionForControl(_:)``.
  override open func onSetUserActionForControl(_ control: Control) -> Bool { onSetCustomActionForControl(control) }
}

/// The result of a call of the server: values, keyed by name. A single value has the name `result`.
public typealias ServerResult = [String: any Sendable]

/// A call of a server.
typealias ServerCall = @MainActor () async throws -> ServerResult
