/// What an element is in a document.
package enum ElementRole: String, Sendable, CaseIterable {
  /// `document` itself, its `scene`s, and the header `theme`.
  case document
  /// A view: has a frame, may hold subviews.
  case view
  case controller
  /// An object that is neither view nor controller: placeholders, gesture recognisers, bar items.
  case object
  /// A layout guide: an item that constraints may name.
  case guide
  /// A value of its parent, told from others by `key`; inheritance replaces it whole.
  case value
  /// A part of its parent with values of its own; inheritance merges it.
  case structure
  /// Holds elements of one sort, in order.
  case list
  case constraint
  /// `outlet`, `outletCollection`, `action`, `segue`.
  case connection
  /// An entry of `resources`.
  case resource
  /// What only Interface Builder reads: devices, tool versions, simulated metrics.
  case metadata
  /// What overlays add: `remove`, `unset`, `move`, `binding`.
  case edit
  /// An element without a typed case.
  case opaque
}

extension ElementKind {
  /// Whether the element is a view.
  package var isView: Bool { role == .view }

  /// What the element is. A flat switch: cheap enough for inner loops.
  package var role: ElementRole {
    switch self {
    case .unknown: .opaque
    case .document, .scene, .theme, .themeSet: .document
    case .activityIndicatorView, .arscnView, .arskView, .arView, .button, .calendarView, .collectionReusableView,
      .collectionView, .collectionViewCell, .collectionViewCellContentView, .colorWell, .containerView, .datePicker,
      .glkView, .imageView, .label, .mapView, .mtkView, .navigationBar, .pageControl, .pickerView, .progressView,
      .refreshControl, .sceneKitView, .scrollView, .searchBar, .segmentedControl, .skView, .slider, .stackView,
      .stepper, .switch, .tabBar, .tableView, .tableViewCell, .tableViewCellContentView, .textField, .textView,
      .toolbar, .view, .visualEffectView, .webView, .wkWebView:
      .view
    case .avPlayerViewController, .collectionViewController, .glkViewController, .hostingController,
      .navigationController, .pageViewController, .searchDisplayController, .splitViewController, .tabBarController,
      .tableViewController, .viewController, .viewControllerPlaceholder:
      .controller
    case .barButtonItem, .barButtonItemGroup, .collectionViewCompositionalLayout, .collectionViewFlowLayout,
      .collectionViewLayout, .command, .customObject, .exit, .hoverGestureRecognizer, .keyCommand,
      .longPressGestureRecognizer, .menu, .menuElement, .navigationItem, .panGestureRecognizer,
      .pinchGestureRecognizer, .placeholder, .pongPressGestureRecognizer, .popoverPresentationController,
      .rotationGestureRecognizer,
      .screenEdgePanGestureRecognizer, .swipeGestureRecognizer, .tabBarItem, .tableViewSection, .tapGestureRecognizer:
      .object
    case .layoutGuide, .viewControllerLayoutGuide, .viewLayoutGuide: .guide
    case .accessibilityTraits, .attributedString, .audiovisualMediaTypes, .autoresizingMask, .bool, .color, .data,
      .dataDetectorType, .dataDetectorTypes, .date, .directionalEdgeInsets, .edgeInsets, .extendedEdge, .font,
      .fontDescription, .imageReference, .inset, .integer, .mutableData, .mutableString, .nil, .point,
      .popoverArrowDirection, .range, .real, .rect, .size, .string, .value:
      .value
    case .accessibility, .appearance, .attributes, .backgroundConfiguration, .barButtonItemAppearance, .blurEffect,
      .buttonConfiguration, .dictionary, .exclude, .fragment, .include, .listContentConfiguration, .mask,
      .navigationBarAppearance, .paragraphStyle, .preferredSymbolConfiguration, .segment, .shadow, .standardAppearance,
      .state, .symbolConfiguration, .tabStops, .textAttributes, .textInputTraits, .textTab, .toolbarAppearance,
      .userDefinedRuntimeAttribute, .variation, .vibrancyEffect, .wkPreferences, .wkWebViewConfiguration:
      .structure
    case .animationImages, .array, .cells, .children, .connections, .constraints, .gestureRecognizers, .items,
      .keyCommands, .layoutGuides, .leftBarButtonItems, .objects, .prototypes, .resources, .rightBarButtonItems,
      .scenes, .scopeButtonTitles, .sections, .segments, .subviews, .toolbarItems, .userDefinedRuntimeAttributes:
      .list
    case .constraint: .constraint
    case .action, .outlet, .outletCollection, .segue: .connection
    case .image, .namedColor, .namedFont, .systemColor: .resource
    case .accessibilityOverrides, .adaptation, .capability, .customFonts, .dependencies, .deployment, .designable,
      .designables, .device, .freeformSimulatedSizeMetrics, .inferredMetricsTieBreakers, .keyAppearance,
      .modalFormSheetSimulatedSizeMetrics, .modalPageSheetSimulatedSizeMetrics, .plugIn, .simulatedMetricsContainer,
      .simulatedNavigationBarMetrics, .simulatedOrientationMetrics, .simulatedScreenMetrics,
      .simulatedSplitViewControllerMetrics, .simulatedStatusBarMetrics, .simulatedTabBarMetrics,
      .simulatedToolbarMetrics, .userComments:
      .metadata
    case .binding, .move, .remove, .unset: .edit
    }
  }

  /// The UIKit class that the element makes when it has no `customClass`; nil where it makes no object of a class.
  package var className: String? {
    switch self {
    case .activityIndicatorView: "UIActivityIndicatorView"
    case .arscnView: "ARSCNView"
    case .arskView: "ARSKView"
    case .arView: "ARView"
    case .avPlayerViewController: "AVPlayerViewController"
    case .barButtonItem: "UIBarButtonItem"
    case .barButtonItemGroup: "UIBarButtonItemGroup"
    case .button: "UIButton"
    case .calendarView: "UICalendarView"
    case .collectionReusableView: "UICollectionReusableView"
    case .collectionView: "UICollectionView"
    case .collectionViewCell: "UICollectionViewCell"
    case .collectionViewCellContentView, .containerView, .tableViewCellContentView, .view: "UIView"
    case .collectionViewCompositionalLayout: "UICollectionViewCompositionalLayout"
    case .collectionViewController: "UICollectionViewController"
    case .collectionViewFlowLayout: "UICollectionViewFlowLayout"
    case .collectionViewLayout: "UICollectionViewLayout"
    case .colorWell: "UIColorWell"
    case .command: "UICommand"
    case .customObject, .placeholder, .exit: "NSObject"
    case .datePicker: "UIDatePicker"
    case .glkView: "GLKView"
    case .glkViewController: "GLKViewController"
    case .hostingController: "UIHostingController"
    case .hoverGestureRecognizer: "UIHoverGestureRecognizer"
    case .imageView: "UIImageView"
    case .keyCommand: "UIKeyCommand"
    case .label: "UILabel"
    case .layoutGuide, .viewLayoutGuide: "UILayoutGuide"
    case .longPressGestureRecognizer, .pongPressGestureRecognizer: "UILongPressGestureRecognizer"
    case .mapView: "MKMapView"
    case .menu: "UIMenu"
    case .menuElement: "UIMenuElement"
    case .mtkView: "MTKView"
    case .navigationBar: "UINavigationBar"
    case .navigationController: "UINavigationController"
    case .navigationItem: "UINavigationItem"
    case .pageControl: "UIPageControl"
    case .pageViewController: "UIPageViewController"
    case .panGestureRecognizer: "UIPanGestureRecognizer"
    case .pickerView: "UIPickerView"
    case .pinchGestureRecognizer: "UIPinchGestureRecognizer"
    case .popoverPresentationController: "UIPopoverPresentationController"
    case .progressView: "UIProgressView"
    case .refreshControl: "UIRefreshControl"
    case .rotationGestureRecognizer: "UIRotationGestureRecognizer"
    case .sceneKitView: "SCNView"
    case .screenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
    case .scrollView: "UIScrollView"
    case .searchBar: "UISearchBar"
    case .searchDisplayController: "UISearchDisplayController"
    case .segmentedControl: "UISegmentedControl"
    case .skView: "SKView"
    case .slider: "UISlider"
    case .splitViewController: "UISplitViewController"
    case .stackView: "UIStackView"
    case .stepper: "UIStepper"
    case .swipeGestureRecognizer: "UISwipeGestureRecognizer"
    case .switch: "UISwitch"
    case .tabBar: "UITabBar"
    case .tabBarController: "UITabBarController"
    case .tabBarItem: "UITabBarItem"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .tableViewController: "UITableViewController"
    case .tapGestureRecognizer: "UITapGestureRecognizer"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .toolbar: "UIToolbar"
    case .viewController, .viewControllerPlaceholder: "UIViewController"
    case .visualEffectView: "UIVisualEffectView"
    case .webView: "UIWebView"
    case .wkWebView: "WKWebView"
    case .wkWebViewConfiguration: "WKWebViewConfiguration"
    default: nil
    }
  }
}
