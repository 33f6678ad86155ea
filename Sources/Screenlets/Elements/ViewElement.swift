internal import ThemeRendering
public import ThemeSource

/// A handle for a view of a theme. Each view has exactly one handle.
@MainActor
public class ViewElement {
  /// The object id of the view in the theme.
  public let objectID: String
  /// The class of the view: its custom class, else UIKit's.
  public let className: String
  private weak var loaded: (any ElementHost)?

  required init(id: String, className: String, theme: any ElementHost) {
    objectID = id
    self.className = className
    loaded = theme
  }

  /// The theme or the cell of the view; nil after the view was removed.
  var theme: (any ElementHost)? { loaded }
  var node: RenderTree.Node? { loaded?.node(objectID) }
  var change: ElementChange { loaded?.change(of: objectID) ?? ElementChange() }
  func set(_ body: (inout ElementChange) -> Void) { loaded?.change(objectID, body) }

  /// Whether the view or an ancestor is hidden. A hidden view takes no space in its stack view.
  public var isHidden: Bool {
    get { node?.isHidden ?? true }
    set { set { $0.isHidden = newValue } }
  }

  /// The opacity, from 0 to 1.
  public var alpha: Double {
    get { node?.alpha ?? 0 }
    set { set { $0.alpha = newValue } }
  }

  /// The tag of the view in the theme; 0 if it has none.
  public var tag: Int { loaded?.tag(of: objectID) ?? 0 }

  /// The name of the action that a control fires.
  public var restorationIdentifier: String? {
    get { loaded?.restorationIdentifier(of: objectID) }
    set { set { $0.restorationIdentifier = newValue } }
  }

  /// The text for assistive software.
  public var accessibilityLabel: String? {
    get { node?.accessibility?.label }
    set { set { $0.accessibilityLabel = newValue } }
  }

  /// The frame in points, relative to the root view.
  public var frame: Rect { node?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0) }

  /// Whether the view has the focus.
  public var isFirstResponder: Bool { loaded?.focus == objectID }

  /// The class of handles for views with a role.
  static func type(for role: RenderTree.Role) -> ViewElement.Type {
    types[role] ?? (role.traits.isControl ? Control.self : ViewElement.self)
  }

  /// Kinds of views whose handles have properties of their own.
  private static let types: [RenderTree.Role: ViewElement.Type] = [
    .label: Label.self, .textField: TextField.self, .textView: TextView.self, .button: Button.self,
    .toggle: Switch.self, .slider: Slider.self, .stepper: Stepper.self, .segmentedControl: SegmentedControl.self,
    .pageControl: PageControl.self, .datePicker: Picker.self, .picker: Picker.self, .searchBar: SearchBar.self,
    .activity: ActivityIndicator.self, .progress: ProgressView.self, .image: ImageView.self,
    .table: TableView.self, .collection: CollectionView.self,
  ]
}

/// A view that takes input from the user.
@MainActor
public class Control: ViewElement {
  /// Whether the control can be used.
  public var isEnabled: Bool {
    get { node?.isEnabled ?? false }
    set { set { $0.isEnabled = newValue } }
  }

  /// Gives the control the focus.
  public func becomeFirstResponder() { theme?.focus = objectID }
}
