/// The order in which Interface Builder writes attributes and children: facts measured over 741 of its files, in which
/// the order of every pair that occurs together was counted and the majority taken.
///
/// A child is told by its `key`, else by its element's name behind `<`. Where an element has an order of its own that
/// is at odds with the general one, it is listed by itself.
enum CanonicalOrder {
  static let attributes = ranks(
    """
    allowableMovement autoresizesArchivedViewToFullSize autoresizesSubviews firstItem headerTitle hidden input
    interfaceStyle minimumNumberOfTouches minimumPrimaryColumnWidth placeholderIdentifier
    preferredFramesPerSecond property selector storyboardName verifyAmbiguity videoGravity key opaque
    clipsSubviews clearsContextBeforeDrawing userInteractionEnabled firstAttribute
    preferredPrimaryColumnWidthFraction footerTitle transitionStyle type white flexibleMinX minX
    scrollDirection x presentsWithGesture top relation modifierFlags navigationOrientation phoneNumber
    referencedIdentifier minimumLineSpacing multipleTouchEnabled tag secondItem up destination kind
    allowsAirPlayForMediaPlayback content down dynamicTypePreference inheritsFrom leading location minY
    minimumPressDuration reference sceneID spineLocation xcode11CocoaTouchSystemColor widthSizable flexibleMaxX
    left y metaFont size name message minimumInteritemSpacing secondAttribute relationship weight appends
    actionName doubleSided popoverAnchorBarButtonItem collectionClass family eventType keyPath systemColor red
    green blue alpha contentMode restorationIdentifier storyboardIdentifier extendedLayoutIncludesOpaqueBars
    definesPresentationContext providesPresentationContextTransitionStyle toolbarHidden
    useStoryboardIdentifierAsRestorationIdentifier scalesPageToFit showsMenuAsPrimaryAction
    horizontalHuggingPriority searchBarStyle directionalLockEnabled allowsBackForwardNavigationGestures
    selected minimumZoomScale verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority
    verticalCompressionResistancePriority bounces ambiguous scrollEnabled colorPixelFormat showsCancelButton
    placeholderIntrinsicWidth pagingEnabled semanticContentAttribute preservesSuperviewLayoutMargins
    layoutMarginsFollowReadableWidth misplaced paginationMode insetsLayoutMarginsFromSafeArea
    alwaysBounceVertical selectionStyle hidesAccessoryWhenEditing enabled contentHorizontalAlignment
    delaysContentTouches contentVerticalAlignment datePickerMode accessoryType indentationLevel
    showsHorizontalScrollIndicator barStyle indentationWidth adjustsImageWhenHighlighted reuseIdentifier
    editingAccessoryType showsVerticalScrollIndicator keyboardDismissMode contentInsetAdjustmentBehavior
    buttonType maximumZoomScale reversesTitleShadowWhenHighlighted placeholderIntrinsicHeight axis distribution
    alignment spacingType progress adjustsImageWhenDisabled segmentControlStyle hidesForSinglePage
    allowsLinkPreview depthStencilPixelFormat minuteInterval spacing hidesWhenStopped animating
    canCancelContentTouches bouncesZoom dataMode editable text usesAttributedText borderStyle progressImage
    springLoaded translucent textLabel mapType detailTextLabel imageView numberOfPages title
    clearsSelectionOnViewWillAppear automaticallyAdjustsScrollViewInsets hidesBottomBarWhenPushed
    navigationBarHidden largeTitleDisplayMode selectedSegmentIndex on largeTitles maxX sectionInsetReference
    trackImage multiplier priority constant identifier modalPresentationStyle version toolsVersion
    systemVersion targetRuntime propertyAccessControl placeholder textAlignment useAutolayout launchScreen
    destinationCreationSelector unwindAction image catalog adjustsImageSizeForAccessibilityContentSizeCategory
    lineBreakMode numberOfLines pointerInteraction baselineAdjustment width highlightedImage selectedImage
    style systemItem separatorStyle separatorInsetReference allowsSelection allowsSelectionDuringEditing
    allowsMultipleSelection showsSelectionImmediatelyOnTouchBegin rowHeight estimatedRowHeight useCurrentDate
    sectionHeaderHeight estimatedSectionHeaderHeight bottom enableSetNeedsDisplay modalTransitionStyle
    selectable useTraitCollections flexibleMinY hasAttributedTitle minimumScaleFactor
    adjustsLetterSpacingToFitWidth popoverAnchorView allowsEditingTextAttributes symbolic colorSpace
    shadowImage tableViewCell sectionFooterHeight contentViewInsetsToSafeArea useSafeAreas baseWritingDirection
    lineHeightMultiple minimumLineHeight lineSpacing estimatedSectionFooterHeight autocapitalizationType
    autocorrectionType spellCheckingType keyboardType returnKeyType smartDashesType smartInsertDeleteType
    button staticText enablesReturnKeyAutomatically secureTextEntry value minValue minimumValue maxValue
    continuous minimumValueImage maximumValue maximumValueImage stepValue colorMatched link address
    calendarEvent shipmentTrackingNumber heightSizable minToolsVersion allowsPictureInPictureMediaPlayback
    backgroundImage cocoaTouchSystemColor configurationType customColorSpace discoverabilityTitle flexibleMaxY
    flightNumber header height hint initialViewController label length maxY none notEnabled pointSize prompted
    requiredIntegratedClassName right searchField secondaryText smartQuotesType statusBarStyle summaryElement
    textContentType tighteningFactorForTruncation timeIntervalSinceReferenceDate trailing
    adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize disabledBackground clearButtonMode
    preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id orientation layout userLabel
    customClass customModule customModuleProvider animates appearance colorLabel sceneMemberID
    """)

  static let attributesByElement: [String: [String: Int]] = [
    "buttonConfiguration": ranks(
      """
      key style title
      """, among: attributes),
    "deployment": ranks(
      """
      version identifier
      """, among: attributes),
    "label": ranks(
      """
      hidden opaque clipsSubviews userInteractionEnabled tag multipleTouchEnabled alpha contentMode
      horizontalHuggingPriority verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous preservesSuperviewLayoutMargins
      layoutMarginsFollowReadableWidth misplaced insetsLayoutMarginsFromSafeArea text usesAttributedText
      textAlignment lineBreakMode numberOfLines baselineAdjustment minimumFontSize minimumScaleFactor
      adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth adjustsFontSizeToFit
      preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
      """, among: attributes),
    "segue": ranks(
      """
      key destination kind identifier modalPresentationStyle inheritsFrom relationship
      popoverAnchorBarButtonItem destinationCreationSelector unwindAction modalTransitionStyle
      popoverAnchorView customClass customModule customModuleProvider animates id
      """, among: attributes),
    "tableViewCell": ranks(
      """
      clipsSubviews userInteractionEnabled tag contentMode restorationIdentifier
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea selectionStyle hidesAccessoryWhenEditing
      accessoryType indentationLevel indentationWidth reuseIdentifier editingAccessoryType textLabel rowHeight
      detailTextLabel imageView translatesAutoresizingMaskIntoConstraints style id userLabel customClass
      customModule customModuleProvider
      """, among: attributes),
  ]

  static let children = ranks(
    """
    <deployment <device <layoutGuides NSColor backBarButtonItem commit content footerTitle imageInsets itemSize
    frame <accessibilityOverrides leftBarButtonItem estimatedItemSize autoresizingMask headerReferenceSize
    <dependencies NSFont <plugIn <adaptation <barButtonItem <children <color <fragment <keyCommand
    <rightBarButtonItems <viewControllerLayoutGuide attributedTitle customView date intrinsicContentSize
    keyedArchiveRepresentation minimumTrackTintColor popoverArrowDirection <subviews <attributes contentView
    customFonts <objects footerReferenceSize safeArea statusBar title view traits contentSizeForViewInPopover
    edgesForExtendedLayout titleColor tabBarItem <toolbarItems orientation titleFontDescription value
    backgroundColor navigationItem tabBar standardAppearance isElement <keyCommands titleShadowColor
    maximumTrackTintColor titleView rightBarButtonItem <scenes NSOriginalFont <designables progressTintColor
    trackTintColor <inferredMetricsTieBreakers contentStretch refreshControl contentConfiguration sectionInset
    <resources <capability <vibrancyEffect NSParagraphStyle defaultSimulatedMetrics destination preview
    scrollEdgeAppearance accessibilityConfiguration <constraints text placeholder menu attributedText
    collectionViewLayout <cells pageIndicatorTintColor contentLayoutGuide <segments sectionHeaderView <items
    sectionFooterView <blurEffect frameLayoutGuide color currentPageIndicatorTintColor fontDescription
    tintColor separatorColor contentEdgeInsets titleEdgeInsets imageEdgeInsets sectionIndexBackgroundColor
    <gestureRecognizers simulatedStatusBarMetrics simulatedTopBarMetrics onTintColor simulatedBottomBarMetrics
    navigationBar toolbar <nil customSize normal separatorInset tableHeaderView tableFooterView
    simulatedDestinationMetrics <prototypes freeformSize userComments <sections selected disabled highlighted
    directionalLayoutMargins minimumDate configuration thumbTintColor barTintColor layoutMargins textColor
    textInputTraits dataDetectorTypes mediaTypesRequiringUserActionForPlayback highlightedColor
    <userDefinedRuntimeAttributes default heightClass=compact heightClass=compact-widthClass=compact
    heightClass=regular-widthClass=compact <connections canvasLocation heightClass=regular
    heightClass=regular-widthClass=regular maximumDate preferences preferredSymbolConfiguration
    titleTextAttributes userLabel
    """)

  static let childrenByElement: [String: [String: Int]] = [
    "collectionViewCell": ranks(
      """
      frame autoresizingMask contentView backgroundColor tintColor safeArea <constraints customSize
      <userDefinedRuntimeAttributes <connections canvasLocation
      """, among: children),
    "datePicker": ranks(
      """
      frame autoresizingMask date backgroundColor tintColor <constraints directionalLayoutMargins minimumDate
      <connections maximumDate
      """, among: children),
    "imageView": ranks(
      """
      frame autoresizingMask backgroundColor accessibilityConfiguration tintColor <constraints contentStretch
      <userDefinedRuntimeAttributes canvasLocation preferredSymbolConfiguration
      """, among: children),
    "label": ranks(
      """
      frame autoresizingMask tintColor backgroundColor accessibilityConfiguration <gestureRecognizers safeArea
      <constraints text attributedText directionalLayoutMargins layoutMargins fontDescription textColor
      highlightedColor default <userDefinedRuntimeAttributes canvasLocation
      heightClass=regular-widthClass=regular userLabel
      """, among: children),
    "navigationBar": ranks(
      """
      frame autoresizingMask tintColor backgroundColor barTintColor <items <userDefinedRuntimeAttributes
      titleTextAttributes
      """, among: children),
    "stackView": ranks(
      """
      frame autoresizingMask <subviews safeArea backgroundColor tintColor
      heightClass=compact-widthClass=compact <constraints heightClass=compact default directionalLayoutMargins
      layoutMargins heightClass=regular-widthClass=regular
      """, among: children),
    "textField": ranks(
      """
      frame autoresizingMask text placeholder tintColor backgroundColor accessibilityConfiguration <constraints
      textColor fontDescription textInputTraits <userDefinedRuntimeAttributes <connections canvasLocation
      """, among: children),
    "textView": ranks(
      """
      frame autoresizingMask backgroundColor accessibilityConfiguration attributedText <constraints text
      textColor fontDescription textInputTraits dataDetectorTypes <userDefinedRuntimeAttributes <connections
      canvasLocation
      """, among: children),
    "view": ranks(
      """
      frame autoresizingMask <subviews safeArea backgroundColor tintColor accessibilityConfiguration
      <gestureRecognizers <constraints simulatedStatusBarMetrics simulatedTopBarMetrics
      simulatedBottomBarMetrics simulatedDestinationMetrics layoutMargins <userDefinedRuntimeAttributes default
      heightClass=compact heightClass=regular-widthClass=compact <connections canvasLocation
      heightClass=regular heightClass=regular-widthClass=regular
      """, among: children),
  ]

  private static func ranks(_ names: String) -> [String: Int] {
    let list = names.split { $0 == " " || $0 == "\n" }
    return Dictionary(list.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// An element's own order, in which every other name follows the one that it follows in general.
  private static func ranks(_ names: String, among general: [String: Int]) -> [String: Int] {
    var result = ranks(names).mapValues { $0 * 1_000 }
    var last = -1_000
    for (name, _) in general.sorted(by: { $0.value < $1.value }) {
      if let own = result[name], own % 1_000 == 0 {
        last = own
      } else {
        last += 1
        result[name] = last
      }
    }
    return result
  }
}
