/// The keys that tell what of its parent an element is, as `textColor` in `<color key="textColor" …/>`.
///
/// Taken, like the elements, from real files, and completed from Interface Builder's inspectors.
struct KeyVocabulary {
  let names: [String]
  /// Whether there are no others.
  let isClosed: Bool

  static func all(_ names: String...) -> KeyVocabulary { KeyVocabulary(names: names, isClosed: true) }
  static func known(_ names: [String]) -> KeyVocabulary { KeyVocabulary(names: names, isClosed: false) }
}

extension ElementKind {
  /// The keys that an element of this kind has in a parent; nil where nothing is known of them.
  func keys(in parent: ElementKind) -> KeyVocabulary? {
    if parent == .userDefinedRuntimeAttribute { return .all("value") }
    switch self {
    case .rect where parent.isView: return .all("frame", "bounds", "contentStretch")
    case .autoresizingMask: return .all("autoresizingMask")
    case .fontDescription where parent.isView: return .all("fontDescription")
    case .state where parent == .button: return .all("normal", "highlighted", "disabled", "selected", "focused")
    case .buttonConfiguration where parent == .button: return .all("configuration")
    case .textInputTraits: return .all("textInputTraits")
    case .accessibility: return .all("accessibilityConfiguration")
    case .accessibilityTraits: return .all("traits")
    case .dataDetectorType: return .all("dataDetectorTypes")
    case .date where parent == .datePicker: return .all("date", "minimumDate", "maximumDate")
    case .tableViewCellContentView, .collectionViewCellContentView: return .all("contentView")
    case .viewLayoutGuide: return .known(["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"])
    case .color: return colorKeys(in: parent)
    case .string, .mutableString, .attributedString, .imageReference: return textKeys(in: parent).map { .known($0) }
    case .size, .point, .inset, .edgeInsets, .directionalEdgeInsets: return measureKeys(in: parent).map { .known($0) }
    case .barButtonItem where parent == .navigationItem:
      return .known(["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"])
    case .nil:
      let colors = colorKeys(in: parent)?.names ?? []
      return .known(colors + (textKeys(in: parent) ?? []) + (measureKeys(in: parent) ?? []) + simulatedMetrics)
    case _ where isView: return viewKeys(in: parent).map { .known($0) }
    default: return nil
    }
  }
}

private let simulatedMetrics = [
  "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedDestinationMetrics",
]

/// Colours that a view has besides those of all views, and whether these are all.
private func ownColorKeys(of view: ElementKind) -> (names: [String], areAll: Bool) {
  switch view {
  case .view, .button, .imageView, .stackView, .scrollView, .stepper, .containerView, .visualEffectView,
    .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView, .collectionReusableView:
    ([], true)
  case .label: (["textColor", "highlightedColor", "shadowColor"], true)
  case .textField, .textView: (["textColor"], true)
  case .switch: (["onTintColor", "thumbTintColor"], true)
  case .slider: (["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"], true)
  case .segmentedControl: (["selectedSegmentTintColor"], true)
  case .progressView: (["progressTintColor", "trackTintColor"], true)
  case .activityIndicatorView: (["color"], true)
  case .pageControl: (["pageIndicatorTintColor", "currentPageIndicatorTintColor"], true)
  case .tableView:
    (
      ["separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor"],
      false
    )
  case .navigationBar, .toolbar, .searchBar: (["barTintColor"], false)
  case .tabBar: (["barTintColor", "selectedImageTintColor", "unselectedItemTintColor"], false)
  default: ([], false)
  }
}

private func colorKeys(in parent: ElementKind) -> KeyVocabulary? {
  if parent.isView {
    let own = ownColorKeys(of: parent)
    return KeyVocabulary(names: own.names + ["backgroundColor", "tintColor"], isClosed: own.areAll)
  }
  switch parent {
  case .state: return .all("titleColor", "titleShadowColor")
  case .document: return .all("tintColor")
  case .barButtonItem: return .known(["tintColor"])
  case .buttonConfiguration: return .known(["baseForegroundColor", "baseBackgroundColor"])
  case .backgroundConfiguration: return .known(["backgroundColor", "strokeColor"])
  case .textAttributes: return .known(["textColor", "textShadowColor"])
  case .attributes: return .known(["NSColor", "NSBackgroundColor", "NSStrokeColor", "NSUnderlineColor"])
  default: return nil
  }
}

/// What may be an element because it does not fit into an attribute: texts of several lines or styles, and images.
private func textKeys(in parent: ElementKind) -> [String]? {
  guard let definition = parent.definition, !definition.isOpen else { return nil }
  let attributes = definition.attributes.filter { $0.value == .string && $0.key != .key }.map(\.key.rawValue).sorted()
  return attributes.isEmpty ? nil : attributes + ["attributedText", "attributedTitle", "userComments"]
}

private func measureKeys(in parent: ElementKind) -> [String]? {
  let own: [String]
  switch parent {
  case .label: own = ["shadowOffset"]
  case .button: own = ["contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets", "titleShadowOffset"]
  case .buttonConfiguration: return ["contentInsets"]
  case .scrollView, .textView, .collectionView: own = ["contentInset", "scrollIndicatorInsets", "contentSize"]
  case .tableView: own = ["contentInset", "scrollIndicatorInsets", "separatorInset"]
  case .tableViewCell: own = ["separatorInset"]
  case .collectionViewCell: own = ["customSize"]
  case .collectionViewFlowLayout:
    return ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize", "sectionInset"]
  case .barButtonItem, .tabBarItem: return ["imageInsets", "landscapeImageInsets"]
  case .scene: return ["canvasLocation"]
  default: own = []
  }
  guard parent.isView || parent.role == .controller else { return nil }
  return own + ["canvasLocation", "layoutMargins", "directionalLayoutMargins", "freeformSize", "preferredContentSize"]
}

/// Views that stand in their parent by name rather than among its subviews.
private func viewKeys(in parent: ElementKind) -> [String]? {
  switch parent {
  case .tableView: ["tableHeaderView", "tableFooterView", "backgroundView"]
  case .tableViewCell:
    [
      "contentView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
      "editingAccessoryView",
    ]
  case .collectionView: ["backgroundView", "sectionHeaderView", "sectionFooterView"]
  case .collectionViewCell: ["contentView", "backgroundView", "selectedBackgroundView"]
  case .visualEffectView: ["contentView"]
  case .navigationItem: ["titleView"]
  case .barButtonItem: ["customView"]
  case .tableViewSection: ["headerView", "footerView"]
  case _ where parent.role == .controller: ["view", "navigationBar", "toolbar", "tabBar", "refreshControl"]
  default: nil
  }
}
