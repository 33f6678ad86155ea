// The views of the vocabulary. What Interface Builder writes was taken from 741 real files of twelve projects and
// completed from its inspectors.

/// Attributes that every view may have.
let viewAttributes: [AttributeName] =
  objectAttributes + [
    .alpha, .ambiguous, .autoresizesSubviews, .clearsContextBeforeDrawing, .clipsSubviews, .contentMode, .fixedFrame,
    .hidden, .horizontalCompressionResistancePriority, .horizontalHuggingPriority, .insetsLayoutMarginsFromSafeArea,
    .interfaceStyle, .layoutMarginsFollowReadableWidth, .misplaced, .multipleTouchEnabled, .opaque,
    .placeholderIntrinsicHeight, .placeholderIntrinsicWidth, .preservesSuperviewLayoutMargins, .restorationIdentifier,
    .sceneMemberID, .semanticContentAttribute, .springLoaded, .tag, .tintAdjustmentMode, .toolTip,
    .translatesAutoresizingMaskIntoConstraints, .userInteractionEnabled, .verifyAmbiguity,
    .verticalCompressionResistancePriority, .verticalHuggingPriority, .accessibilityIdentifier, .before, .after,
  ]

/// Attributes that every object may have.
let objectAttributes: [AttributeName] = [
  .colorLabel, .customClass, .customModule, .customModuleProvider, .id, .key, .userLabel,
]

private let controlAttributes: [AttributeName] = [
  .contentHorizontalAlignment, .contentVerticalAlignment, .enabled, .highlighted, .selected,
]

private let scrollAttributes: [AttributeName] = [
  .alwaysBounceHorizontal, .alwaysBounceVertical, .bounces, .bouncesZoom, .canCancelContentTouches,
  .contentInsetAdjustmentBehavior, .decelerationRate, .delaysContentTouches, .directionalLockEnabled, .indicatorStyle,
  .keyboardDismissMode, .maximumZoomScale, .minimumZoomScale, .pagingEnabled, .scrollEnabled,
  .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator,
]

let editElements: [ElementKind] = [.remove, .unset, .move]

/// Elements that any object may hold.
let objectChildren: [ElementKind] =
  editElements + [
    .accessibility, .attributedString, .connections, .nil, .string, .mutableString, .userComments,
    .userDefinedRuntimeAttributes, .color, .size, .point, .rect, .inset, .edgeInsets, .directionalEdgeInsets, .bool,
    .integer, .real, .extendedEdge, .imageReference, .image, .variation, .appearance, .keyAppearance,
  ]

/// Elements that any view may hold; `subviews` is not among them.
let viewChildren: [ElementKind] =
  objectChildren + [
    .autoresizingMask, .constraints, .fontDescription, .freeformSimulatedSizeMetrics, .gestureRecognizers,
    .layoutGuides, .modalFormSheetSimulatedSizeMetrics, .modalPageSheetSimulatedSizeMetrics,
    .simulatedNavigationBarMetrics, .simulatedOrientationMetrics, .simulatedScreenMetrics,
    .simulatedStatusBarMetrics, .simulatedTabBarMetrics, .simulatedToolbarMetrics, .viewLayoutGuide,
    .preferredSymbolConfiguration, .symbolConfiguration,
  ]

let viewDefinitions: [ElementDefinition] = [
  .view(.view, children: [.subviews, .layoutGuide]),
  .view(
    .label,
    [
      .adjustsFontForContentSizeCategory, .adjustsFontSizeToFit, .adjustsLetterSpacingToFitWidth,
      .allowsDefaultTighteningForTruncation, .baselineAdjustment, .enabled, .highlighted, .lineBreakMode,
      .minimumFontSize, .minimumScaleFactor, .numberOfLines, .preferredMaxLayoutWidth,
      .showsExpansionTextWhenTruncated, .text, .textAlignment, .usesAttributedText,
    ]),
  .view(
    .button,
    controlAttributes + [
      .adjustsImageSizeForAccessibilityContentSizeCategory, .adjustsImageWhenDisabled, .adjustsImageWhenHighlighted,
      .buttonType, .changesSelectionAsPrimaryAction, .hasAttributedTitle, .lineBreakMode, .pointerInteraction, .role,
      .reversesTitleShadowWhenHighlighted, .showsMenuAsPrimaryAction, .showsTouchWhenHighlighted, .titleAlignment,
    ], children: [.state, .buttonConfiguration, .menu]),
  .view(
    .textField,
    controlAttributes + [
      .adjustsFontForContentSizeCategory, .adjustsFontSizeToFit, .allowsEditingTextAttributes, .background,
      .borderStyle, .clearButtonMode, .clearsOnBeginEditing, .disabledBackground, .minimumFontSize, .placeholder,
      .text, .textAlignment, .usesAttributedText,
    ], children: [.textInputTraits]),
  .view(
    .textView,
    scrollAttributes + [
      .adjustsFontForContentSizeCategory, .allowsEditingTextAttributes, .editable, .findInteractionEnabled,
      .selectable, .text, .textAlignment, .usesAttributedText,
    ], children: [.textInputTraits, .dataDetectorType]),
  .view(
    .imageView,
    [
      .adjustsImageSizeForAccessibilityContentSizeCategory, .animating, .catalog, .highlighted, .highlightedImage,
      .image, .symbolScale,
    ], children: [.animationImages]),
  .view(.switch, controlAttributes + [.on, .title], types: [.style: .oneOf(["automatic", "checkbox", "sliding"])]),
  .view(
    .slider,
    controlAttributes + [.continuous, .maximumValueImage, .maxValue, .minimumValueImage, .minValue],
    types: [.value: .number]),
  .view(
    .stepper, controlAttributes + [.autorepeat, .continuous, .maximumValue, .minimumValue, .stepValue, .wraps],
    types: [.value: .number]),
  .view(
    .segmentedControl,
    controlAttributes + [
      .apportionsSegmentWidthsByContent, .momentary, .segmentControlStyle, .selectedSegmentIndex,
    ], children: [.segments]),
  .view(.progressView, [.progress, .progressImage, .progressViewStyle, .trackImage]),
  .view(
    .activityIndicatorView, [.animating, .hidesWhenStopped],
    types: [.style: .oneOf(["gray", "white", "whiteLarge", "medium", "large"])]),
  .view(
    .pageControl,
    controlAttributes + [.currentPage, .defersCurrentPageDisplay, .hidesForSinglePage, .numberOfPages]),
  .view(
    .datePicker,
    controlAttributes + [.countDownDuration, .datePickerMode, .minuteInterval, .useCurrentDate],
    types: [.style: .oneOf(["automatic", "wheels", "compact", "inline"])], children: [.date]),
  .view(.pickerView, [.showsSelectionIndicator]),
  .view(
    .searchBar,
    [
      .barStyle, .placeholder, .prompt, .searchBarStyle, .showsBookmarkButton, .showsCancelButton, .showsScopeBar,
      .showsSearchResultsButton, .text, .translucent, .backgroundImage,
    ], children: [.textInputTraits, .scopeButtonTitles]),
  .view(
    .stackView, [.axis, .baselineRelativeArrangement, .distribution, .spacing],
    types: [
      .alignment: .oneOf([
        "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
      ]),
      .spacingType: .oneOf(["standard", "custom"]),
    ], children: [.subviews]),
  .view(.scrollView, scrollAttributes, children: [.subviews, .refreshControl]),
  .view(
    .tableView,
    scrollAttributes + [
      .allowsMultipleSelection, .allowsMultipleSelectionDuringEditing, .allowsSelection, .allowsSelectionDuringEditing,
      .contentViewInsetsToSafeArea, .dataMode, .estimatedRowHeight, .estimatedSectionFooterHeight,
      .estimatedSectionHeaderHeight, .rowHeight, .sectionFooterHeight, .sectionHeaderHeight,
      .sectionIndexMinimumDisplayRowCount, .separatorInsetReference, .separatorStyle,
      .showsSelectionImmediatelyOnTouchBegin,
    ], types: [.style: .oneOf(["plain", "grouped", "insetGrouped"])],
    children: [.prototypes, .sections, .subviews, .refreshControl] + ElementKind.allViews),
  .view(
    .tableViewCell,
    [
      .accessoryType, .detailTextLabel, .editingAccessoryType, .hidesAccessoryWhenEditing, .indentationLevel,
      .indentationWidth, .reuseIdentifier, .rowHeight, .selectionStyle, .showsReorderControl, .style, .textLabel,
    ], types: [.imageView: .reference],
    children: [.tableViewCellContentView, .listContentConfiguration, .backgroundConfiguration]
      + ElementKind.allViews),
  .view(.tableViewCellContentView, [.tableViewCell], children: [.subviews]),
  .view(
    .collectionView, scrollAttributes + [.allowsMultipleSelection, .allowsSelection, .dataMode],
    children: [
      .cells, .collectionViewLayout, .collectionViewFlowLayout, .collectionViewCompositionalLayout,
      .collectionReusableView, .subviews, .refreshControl,
    ]),
  .view(
    .collectionViewCell, [.reuseIdentifier],
    children: [.subviews, .collectionViewCellContentView, .backgroundConfiguration] + ElementKind.allViews),
  .view(.collectionViewCellContentView, children: [.subviews]),
  .view(.collectionReusableView, [.reuseIdentifier], children: [.subviews]),
  .view(.containerView),
  .view(
    .toolbar, [.barPosition, .barStyle, .translucent, .backgroundImage],
    children: [.items, .toolbarAppearance, .standardAppearance]),
  .view(
    .navigationBar, [.barPosition, .barStyle, .backgroundImage, .largeTitles, .shadowImage, .translucent],
    children: [.items, .textAttributes, .navigationBarAppearance, .standardAppearance]),
  .view(
    .tabBar,
    [.backgroundImage, .barStyle, .itemPositioning, .selectionIndicatorImage, .shadowImage, .translucent],
    children: [.items, .standardAppearance]),
  .view(
    .visualEffectView, children: [.blurEffect, .vibrancyEffect, .subviews, .view]),
  .view(
    .webView, [.paginationMode, .scalesPageToFit, .allowsInlineMediaPlayback],
    children: [.dataDetectorType]),
  .view(
    .wkWebView, [.allowsBackForwardNavigationGestures, .allowsLinkPreview, .allowsMagnification],
    children: [.wkWebViewConfiguration]),
  .view(.mapView, [.mapType, .pitchEnabled, .rotateEnabled, .showsUserLocation, .zoomEnabled, .scrollEnabled]),
  .view(.refreshControl, controlAttributes, children: [.attributedString]),
  .view(.calendarView), .view(.colorWell, controlAttributes),
  .view(.glkView, [.enableSetNeedsDisplay], children: [.subviews]),
  .view(.mtkView, [.colorPixelFormat, .depthStencilPixelFormat, .preferredFramesPerSecond], children: [.subviews]),
  .view(.skView, children: [.subviews]), .view(.sceneKitView, children: [.subviews]),
  .view(.arscnView, children: [.subviews]), .view(.arskView, children: [.subviews]),
  .view(.arView, children: [.subviews]),
]

extension ElementKind {
  /// Every view of the vocabulary.
  static let allViews: [ElementKind] = allCases.filter(\.isView)
}
