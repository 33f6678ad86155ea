internal import ThemeSource
internal import ThemeSyntax

extension ElementKind {
  /// What a view element is to whoever draws it.
  var renderRole: RenderTree.Role {
    switch self {
    case .label: .label
    case .textField: .textField
    case .textView: .textView
    case .button: .button
    case .imageView: .image
    case .switch: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progressView: .progress
    case .activityIndicatorView: .activity
    case .pageControl: .pageControl
    case .datePicker, .calendarView: .datePicker
    case .pickerView: .picker
    case .searchBar: .searchBar
    case .tableView: .table
    case .collectionView: .collection
    case .tableViewCell, .collectionViewCell, .collectionReusableView: .cell
    case .stackView: .stack
    case .scrollView: .scroll
    case .toolbar: .toolbar
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .webView, .wkWebView: .web
    case .mapView: .map
    case .visualEffectView: .effect
    case .view, .containerView, .tableViewCellContentView, .collectionViewCellContentView: .container
    default: .opaque
    }
  }
}

extension RenderTree {
  /// Numbers the views that take focus: from top to bottom, in a row from left to right.
  mutating func numberTabOrder() {
    let focusable = nodes.indices.filter { nodes[$0].takesFocus }
    let ordered = focusable.sorted { a, b in
      let (first, second) = (nodes[a].frame, nodes[b].frame)
      let rows = ((first.y / 16).rounded(), (second.y / 16).rounded())
      if rows.0 != rows.1 { return rows.0 < rows.1 }
      return first.x != second.x ? first.x < second.x : a < b
    }
    for (order, index) in ordered.enumerated() { nodes[index].tabOrder = order }
  }
}

extension RenderTree.Node {
  fileprivate var takesFocus: Bool {
    guard !isHidden, isEnabled else { return false }
    switch role {
    case .textField, .textView, .button, .toggle, .slider, .stepper, .segmentedControl, .datePicker, .picker,
      .searchBar:
      return true
    case .container, .label, .image, .progress, .activity, .pageControl, .table, .collection, .cell, .stack, .scroll,
      .toolbar, .navigationBar, .tabBar, .web, .map, .effect, .embedded, .opaque:
      return false
    }
  }
}
