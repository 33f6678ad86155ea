/// Every element of the theme language: Interface Builder's XIB 3.0 vocabulary, and the elements that themes add.
///
/// The raw value is the element's name.
package enum ElementKind: String, Sendable, CaseIterable {
  /// An element without a typed case: an opaque node, kept with its own name and never dropped.
  case unknown = ""
  case accessibility, accessibilityOverrides, accessibilityTraits, action, activityIndicatorView, adaptation
  case animationImages, appearance, array, arscnView, arskView, arView, attributedString, attributes
  case audiovisualMediaTypes, autoresizingMask, avPlayerViewController, backgroundConfiguration, barButtonItem
  case barButtonItemAppearance, barButtonItemGroup, binding, blurEffect, bool, button, buttonConfiguration
  case calendarView, capability, cells, children, collectionReusableView, collectionView, collectionViewCell
  case collectionViewCellContentView, collectionViewCompositionalLayout, collectionViewController
  case collectionViewFlowLayout, collectionViewLayout, color, colorWell, command, connections, constraint
  case constraints, containerView, customFonts, customObject, data, dataDetectorType, dataDetectorTypes, date
  case datePicker, dependencies, deployment, designable, designables, device, dictionary, directionalEdgeInsets
  case document, edgeInsets, exclude, exit, extendedEdge, font, fontDescription, fragment
  case freeformSimulatedSizeMetrics, gestureRecognizers, glkView, glkViewController, hostingController
  case hoverGestureRecognizer, image, imageReference, imageView, `include`, inferredMetricsTieBreakers, inset
  case integer, items, keyAppearance, keyCommand, keyCommands, label, layoutGuide, layoutGuides
  case leftBarButtonItems, listContentConfiguration, longPressGestureRecognizer, mapView, mask, menu, menuElement
  case modalFormSheetSimulatedSizeMetrics, modalPageSheetSimulatedSizeMetrics, move, mtkView, mutableData
  case mutableString, namedColor, namedFont, navigationBar, navigationBarAppearance, navigationController
  case navigationItem, `nil`, objects, outlet, outletCollection, pageControl, pageViewController
  case panGestureRecognizer, paragraphStyle, pickerView, pinchGestureRecognizer, placeholder, plugIn, point
  case pongPressGestureRecognizer
  case popoverArrowDirection, popoverPresentationController, preferredSymbolConfiguration, progressView
  case prototypes, range, real, rect, refreshControl, remove, resources, rightBarButtonItems
  case rotationGestureRecognizer, scene, sceneKitView, scenes, scopeButtonTitles, screenEdgePanGestureRecognizer
  case scrollView, searchBar, searchDisplayController, sections, segment, segmentedControl, segments, segue
  case shadow, simulatedMetricsContainer, simulatedNavigationBarMetrics, simulatedOrientationMetrics
  case simulatedScreenMetrics, simulatedSplitViewControllerMetrics, simulatedStatusBarMetrics
  case simulatedTabBarMetrics, simulatedToolbarMetrics, size, skView, slider, splitViewController, stackView
  case standardAppearance, state, stepper, string, subviews, swipeGestureRecognizer, `switch`, symbolConfiguration
  case systemColor, tabBar, tabBarController, tabBarItem, tableView, tableViewCell, tableViewCellContentView
  case tableViewController, tableViewSection, tabStops, tapGestureRecognizer, textAttributes, textField
  case textInputTraits, textTab, textView, theme, themeSet, toolbar, toolbarAppearance, toolbarItems, unset,
    userComments
  case userDefinedRuntimeAttribute, userDefinedRuntimeAttributes, value, variation, vibrancyEffect, view
  case viewController, viewControllerLayoutGuide, viewControllerPlaceholder, viewLayoutGuide, visualEffectView
  case webView, wkPreferences, wkWebView, wkWebViewConfiguration

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The element of a name, or ``unknown``.
  package init(name: String) { self = name.isEmpty ? .unknown : Self.byName[name] ?? .unknown }
}
