extension RenderTree {
  /// A view's role for backends and readers. The set is closed: unknown views are ``opaque``.
  public enum Role: String, Sendable, CaseIterable {
    /// A `UIView` that contains others.
    case container
    /// A `UILabel`.
    case label
    /// A `UITextField`.
    case textField
    /// A `UITextView`.
    case textView
    /// A `UIButton`.
    case button
    /// A `UIImageView`.
    case image
    /// A `UISwitch`.
    case toggle = "switch"
    /// A `UISlider`.
    case slider
    /// A `UIStepper`.
    case stepper
    /// A `UISegmentedControl`.
    case segmentedControl
    /// A `UIProgressView`.
    case progress
    /// A `UIActivityIndicatorView`.
    case activity
    /// A `UIPageControl`.
    case pageControl
    /// A `UIDatePicker`.
    case datePicker
    /// A `UIPickerView`.
    case picker
    /// A `UISearchBar`.
    case searchBar
    /// A `UITableView`.
    case table
    /// A `UICollectionView`.
    case collection
    /// A cell, header or footer of a table or collection view.
    case cell
    /// A `UIStackView`.
    case stack
    /// A `UIScrollView`.
    case scroll
    /// A `UIToolbar`.
    case toolbar
    /// A `UINavigationBar`.
    case navigationBar
    /// A `UITabBar`.
    case tabBar
    /// A web view.
    case web
    /// An `MKMapView`.
    case map
    /// A `UIVisualEffectView`.
    case effect
    /// A Screenlet within this one.
    case embedded
    /// A view whose appearance is unknown.
    case opaque
  }
}

extension RenderTree.Role {
  /// Whether the Tab key reaches views with this role.
  var takesFocus: Bool {
    switch self {
    case .textField, .textView, .button, .toggle, .slider, .stepper, .segmentedControl, .datePicker, .picker,
      .searchBar:
      true
    case .container, .label, .image, .progress, .activity, .pageControl, .table, .collection, .cell, .stack, .scroll,
      .toolbar, .navigationBar, .tabBar, .web, .map, .effect, .embedded, .opaque:
      false
    }
  }
}
