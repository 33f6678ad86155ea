internal import ThemeControls
internal import ThemeRendering

/// The owner of the views of handles: a theme, or a cell of a list. Views are identified by their object IDs.
@MainActor
protocol ElementHost: AnyObject {
  /// The ID of the view that has the focus.
  var focus: String? { get set }
  /// A view with all changes.
  func node(_ id: String) -> RenderTree.Node?
  /// The properties that code has set.
  func change(of id: String) -> ElementChange
  /// Changes the properties that code sets.
  func change(_ id: String, _ body: (inout ElementChange) -> Void)
  /// Sets the value of a control.
  func set(_ state: ControlState, of id: String)
  /// The text of an editable view.
  func text(of id: String) -> String?
  func tag(of id: String) -> Int
  func restorationIdentifier(of id: String) -> String?
  func hidesWhenStopped(_ id: String) -> Bool
}
