/// The view of a widget: a ``BaseScreenletView`` under the names of the early Widget library.
@MainActor
open class BaseWidgetView: BaseScreenletView {
  /// The widget; nil until the view was made, as in ``onCreate()``.
  public var widget: BaseWidget? { screenlet as? BaseWidget }

  /// Called when the view was made, before ``BaseWidget/onCreate()``.
  open func onCreate() {}

  /// Decides whether a control with a restoration identifier fires a custom action of that name.
  open func onSetCustomActionForControl(_ control: Control) -> Bool { true }

  /// Calls ``onCreate()``.
  override open func onCreated() { onCreate() }

  /// Calls ``onSetCustomActionForControl(_:)``.
  override open func onSetUserActionForControl(_ control: Control) -> Bool { onSetCustomActionForControl(control) }
}
