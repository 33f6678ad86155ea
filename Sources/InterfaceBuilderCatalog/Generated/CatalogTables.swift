// Made by 'themec-dev catalog' from Sources/InterfaceBuilderCatalog/Rows; do not edit.
// swift-format-ignore-file

enum CatalogTables {
  /// Names of elements, by ordinal from 1.
  static let elements: StaticString = """
    accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView adaptation \
    animationImages appearance arView array arscnView arskView attributedString attributes \
    audiovisualMediaTypes autoresizingMask avPlayerViewController backgroundConfiguration barButtonItem \
    barButtonItemAppearance barButtonItemGroup binding blurEffect bool button buttonConfiguration \
    calendarView capability cells children collectionReusableView collectionView collectionViewCell \
    collectionViewCellContentView collectionViewCompositionalLayout collectionViewController \
    collectionViewFlowLayout collectionViewLayout color colorWell command connections constraint \
    constraints containerView customFonts customObject data dataDetectorType dataDetectorTypes date \
    datePicker dependencies deployment designable designables device dictionary directionalEdgeInsets \
    document edgeInsets exclude exit extendedEdge font fontDescription fragment \
    freeformSimulatedSizeMetrics gestureRecognizers glkView glkViewController hostingController \
    hoverGestureRecognizer image imageReference imageView include inferredMetricsTieBreakers inset \
    integer items keyAppearance keyCommand keyCommands label layoutGuide layoutGuides leftBarButtonItems \
    listContentConfiguration longPressGestureRecognizer mapView mask menu menuElement \
    modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics move mtkView mutableData \
    mutableString namedColor namedFont navigationBar navigationBarAppearance navigationController \
    navigationItem nil objects outlet outletCollection pageControl pageViewController \
    panGestureRecognizer paragraphStyle pickerView pinchGestureRecognizer placeholder plugIn point \
    pongPressGestureRecognizer popoverArrowDirection popoverPresentationController \
    preferredSymbolConfiguration progressView prototypes range real rect refreshControl remove resources \
    rightBarButtonItems rotationGestureRecognizer scene sceneKitView scenes scopeButtonTitles \
    screenEdgePanGestureRecognizer scrollView searchBar searchDisplayController sections segment \
    segmentedControl segments segue shadow simulatedMetricsContainer simulatedNavigationBarMetrics \
    simulatedOrientationMetrics simulatedScreenMetrics simulatedSplitViewControllerMetrics \
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size skView slider \
    splitViewController stackView standardAppearance state stepper string subviews \
    swipeGestureRecognizer switch symbolConfiguration systemColor tabBar tabBarController tabBarItem \
    tabStops tableView tableViewCell tableViewCellContentView tableViewController tableViewSection \
    tapGestureRecognizer textAttributes textField textInputTraits textTab textView theme themeSet \
    toolbar toolbarAppearance toolbarItems unset userComments userDefinedRuntimeAttribute \
    userDefinedRuntimeAttributes value variation vibrancyEffect view viewController \
    viewControllerLayoutGuide viewControllerPlaceholder viewLayoutGuide visualEffectView webView window \
    wkPreferences wkWebView wkWebViewConfiguration
    """

  /// Names of attributes, by ordinal from 1.
  static let attributes: StaticString = """
    accessibilityIdentifier accessoryType actionName address adjustable \
    adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth after alignment allowableMovement \
    allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures \
    allowsDefaultTighteningForTruncation allowsDirectInteraction allowsEditingTextAttributes \
    allowsInlineMediaPlayback allowsLinkPreview allowsMagnification allowsMultipleSelection \
    allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback allowsSelection \
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous animates \
    animating appearance appends apportionsSegmentWidthsByContent attribute autocapitalizationType \
    autocorrectionType automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets autorepeat \
    autoresizesArchivedViewToFullSize autoresizesSubviews axis backButtonTitle background \
    backgroundImage badgeValue barPosition barStyle base64-UTF8 baseWritingDirection baselineAdjustment \
    baselineRelativeArrangement before black blue borderStyle bottom bounces bouncesZoom button \
    buttonType calendarEvent canCancelContentTouches cancelsTouchesInView catalog causesPageTurn \
    changesSelectionAsPrimaryAction clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing \
    clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor collectionClass colorLabel \
    colorMatched colorPixelFormat colorSpace configurationType constant content \
    contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode contentVerticalAlignment \
    contentViewInsetsToSafeArea continuous cornerStyle countDownDuration currentPage customClass \
    customColorSpace customModule customModuleProvider cyan dataMode datePickerMode decelerationRate \
    defaultTabInterval defaultVersion defersCurrentPageDisplay definesPresentationContext \
    delaysContentTouches delaysTouchesBegan delaysTouchesEnded depthStencilPixelFormat destination \
    destinationCreationSelector detailTextLabel direction directionalLockEnabled disabledBackground \
    discoverabilityTitle distribution doubleSided down edges editable editingAccessoryType \
    enableSetNeedsDisplay enabled enablesReturnKeyAutomatically estimatedRowHeight \
    estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType extendedLayoutIncludesOpaqueBars \
    family findInteractionEnabled firstAttribute firstItem firstLineHeadIndent fixedFrame flexibleMaxX \
    flexibleMaxY flexibleMinX flexibleMinY flightNumber footerTitle form green hasAttributedTitle \
    headIndent header headerTitle height heightSizable hidden hidesAccessoryWhenEditing hidesBackButton \
    hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted highlightedImage hint \
    horizontalCompressionResistancePriority horizontalHuggingPriority hyphenationFactor id identifier \
    image imagePadding imagePlacement imageView indentationLevel indentationWidth indicatorStyle \
    inheritsFrom initialViewController inlinePredictionType input insetsLayoutMarginsFromSafeArea \
    interfaceStyle into itemPositioning key keyPath keyboardAppearance keyboardDismissMode keyboardKey \
    keyboardType kind label landscapeImage largeContentTitle largeTitleDisplayMode largeTitles \
    launchScreen layoutMarginsFollowReadableWidth leading left leftItemsSupplementBackButton length \
    lineBreakMode lineHeightMultiple lineSpacing link location magenta mapType maxValue maxX maxY \
    maximumLineHeight maximumNumberOfTouches maximumValue maximumValueImage maximumZoomScale metaFont \
    minValue minX minY minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing \
    minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor \
    minimumValue minimumValueImage minimumZoomScale minuteInterval misplaced modalInPresentation \
    modalPresentationStyle modalTransitionStyle modifierFlags momentary multipleTouchEnabled multiplier \
    name navigationBarHidden navigationOrientation none notEnabled numberOfLines numberOfPages \
    numberOfTapsRequired numberOfTouchesRequired on opaque orientation outlet paginationMode \
    pagingEnabled paragraphSpacing paragraphSpacingBefore parent passwordRules phoneNumber pitchEnabled \
    placeholder placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth playsSound \
    pointSize pointerInteraction popoverAnchorBarButtonItem popoverAnchorView preferredFramesPerSecond \
    preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction presentsWithGesture \
    preservesSuperviewLayoutMargins priority progress progressImage progressViewStyle prompt prompted \
    property propertyAccessControl providesPresentationContextTransitionStyle red reference \
    referencedIdentifier relation relationship renderingMode resizesToFullScreen restorationIdentifier \
    returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted right role rotateEnabled rowHeight \
    scale scalesLargeContentImage scalesPageToFit sceneID sceneMemberID screenlet scrollDirection \
    scrollEnabled searchBarStyle searchField secondAttribute secondItem secondaryText \
    sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight \
    sectionHeadersPinToVisibleBounds sectionIndexMinimumDisplayRowCount sectionInsetReference \
    secureTextEntry segmentControlStyle selectable selected selectedImage selectedSegmentIndex \
    selectionIndicatorImage selectionStyle selector semanticContentAttribute separatorInsetReference \
    separatorStyle shadowImage shipmentTrackingNumber shouldIndentWhileEditing showsActivityIndicator \
    showsBookmarkButton showsCancelButton showsExpansionTextWhenTruncated showsHorizontalScrollIndicator \
    showsLargeContentViewer showsMenuAsPrimaryAction showsReorderControl showsScopeBar \
    showsSearchResultsButton showsSelectionImmediatelyOnTouchBegin showsSelectionIndicator \
    showsTouchWhenHighlighted showsUserLocation showsVerticalScrollIndicator size smartDashesType \
    smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType spineLocation \
    springLoaded startsMediaSession staticText stepValue storyboardIdentifier storyboardName style \
    subtitle summaryElement symbolScale symbolic systemColor systemItem systemVersion tableViewCell tag \
    tailIndent targetRuntime text textAlignment textContentType textLabel tighteningFactorForTruncation \
    timeIntervalSinceReferenceDate tintAdjustmentMode title titleAlignment titlePadding toolTip \
    toolbarHidden toolsVersion top trackImage trailing transitionStyle \
    translatesAutoresizingMaskIntoConstraints translucent type unwindAction up updatesFrequently \
    useAutolayout useCurrentDate useSafeAreas useStoryboardIdentifierAsRestorationIdentifier \
    useTraitCollections userInteractionEnabled userLabel usesAttributedText value verifyAmbiguity \
    version verticalCompressionResistancePriority verticalHuggingPriority videoGravity viewModel \
    visibleAtLaunch weight white width widthSizable wraps x xcode11CocoaTouchSystemColor y yellow \
    zoomEnabled
    """

  /// Value types, by index from 1.
  static let types: StaticString = """
    string
    boolean
    reference
    touchDown|touchDownRepeat|touchDragInside|touchDragOutside|touchDragEnter|touchDragExit|touchUpInside|touchUpOutside|touchCancel|valueChanged|menuActionTriggered|primaryActionTriggered|editingDidBegin|editingChanged|editingDidEnd|editingDidEndOnExit|allTouchEvents|allEditingEvents|allEvents
    id
    gray|white|whiteLarge|medium|large
    component
    scaleToFill|scaleAspectFit|scaleAspectFill|redraw|center|top|bottom|left|right|topLeft|topRight|bottomLeft|bottomRight|TopLeft
    priority
    length
    unspecified|playback|spatial|forceLeftToRight|forceRightToLeft
    integer
    number
    custom|system|roundedRect|detailDisclosure|infoLight|infoDark|contactAdd|plain|close
    wordWrap|characterWrap|clip|headTruncation|tailTruncation|middleTruncation
    center|left|right|fill|leading|trailing
    center|top|bottom|fill
    fixed|dynamic|small|medium|large|capsule
    leading|trailing|top|bottom|all
    mini|small|medium|large
    plain|gray|tinted|filled|borderless|bordered|borderedTinted|borderedProminent
    automatic|scrollableAxes|never|always
    none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory
    vertical|horizontal
    left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline|firstBaseline|leftMargin|rightMargin|topMargin|bottomMargin|leadingMargin|trailingMargin|centerXWithinMargins|centerYWithinMargins|lastBaseline
    multiplier
    equal|lessThanOrEqual|greaterThanOrEqual
    time|date|dateAndTime|countDownTimer|yearAndMonth
    automatic|wheels|compact|inline
    magnitude
    system|boldSystem|italicSystem
    ultraLight|thin|light|regular|medium|semibold|bold|heavy|black
    light|dark
    alignBaselines|alignCenters|none
    left|center|right|justified|natural
    standard|satellite|hybrid|satelliteFlyover|hybridFlyover|mutedStandard
    default|black|blackOpaque|blackTranslucent
    natural|leftToRight|rightToLeft
    wordWrapping|charWrapping|clipping|truncatingHead|truncatingTail|truncatingMiddle
    IBFilesOwner|IBFirstResponder
    default|prominent|minimal
    plain|bordered|bar|bezeled
    show|showDetail|presentation|modal|push|popover|popoverPresentation|embed|relationship|custom|unwind|replace
    fill|leading|top|firstBaseline|center|trailing|bottom|lastBaseline
    horizontal|vertical
    fill|fillEqually|fillProportionally|equalSpacing|equalCentering
    standard|custom
    automatic|checkbox|sliding
    none|default|singleLine|singleLineEtched
    plain|grouped|insetGrouped
    none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton
    none|blue|gray|default
    none|line|bezel|roundedRect
    never|whileEditing|unlessEditing|always
    none|words|sentences|allCharacters
    default|no|yes
    default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue
    complete|overlay
    default|full|child|extended
    string|localizedString|number|boolean|color|image|point|size|rect|range|nil
    top|bottom
    """

  /// Keys: `!` before those that are all there are.
  static let vocabularies: StaticString = """
    !traits
    ?hint identifier label value attributedText attributedTitle userComments
    ?hint identifier label value attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !accessibilityConfiguration
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !autoresizingMask
    !color backgroundColor tintColor
    ?canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    !fontDescription
    ?color backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !frame bounds contentStretch
    ?safeArea contentLayoutGuide frameLayoutGuide keyboard
    ?simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundColor tintColor
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?base64-UTF8 attributedText attributedTitle userComments
    ?NSColor NSBackgroundColor NSStrokeColor NSUnderlineColor
    ?NSColor NSBackgroundColor NSStrokeColor NSUnderlineColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?view navigationBar toolbar tabBar refreshControl
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel videoGravity attributedText attributedTitle userComments
    !contentView
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel videoGravity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundColor strokeColor
    ?backgroundColor strokeColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?customView
    ?catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentTitle sceneMemberID style systemItem title userLabel attributedText attributedTitle userComments
    ?tintColor
    ?imageInsets landscapeImageInsets
    ?tintColor catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentTitle sceneMemberID style systemItem title userLabel attributedText attributedTitle userComments imageInsets landscapeImageInsets simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier role sceneMemberID tintAdjustmentMode titleAlignment toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !configuration
    !backgroundColor tintColor
    ?contentEdgeInsets imageEdgeInsets titleEdgeInsets titleShadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier role sceneMemberID tintAdjustmentMode titleAlignment toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentEdgeInsets imageEdgeInsets titleEdgeInsets titleShadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !normal highlighted disabled selected focused
    ?catalog image subtitle title titleAlignment attributedText attributedTitle userComments
    ?baseForegroundColor baseBackgroundColor
    ?contentInsets
    ?baseForegroundColor baseBackgroundColor catalog image subtitle title titleAlignment attributedText attributedTitle userComments contentInsets simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier reuseIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier reuseIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundView sectionHeaderView sectionFooterView
    ?contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?contentView backgroundView selectedBackgroundView
    ?customSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier reuseIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments customSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?automaticEstimatedItemSize colorLabel customClass customModule customModuleProvider sceneMemberID sectionInsetReference userLabel attributedText attributedTitle userComments
    ?itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset
    ?automaticEstimatedItemSize colorLabel customClass customModule customModuleProvider sceneMemberID sectionInsetReference userLabel attributedText attributedTitle userComments itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?catalog colorLabel customClass customModule customModuleProvider discoverabilityTitle identifier image modifierFlags sceneMemberID selector subtitle title userLabel attributedText attributedTitle userComments
    ?catalog colorLabel customClass customModule customModuleProvider discoverabilityTitle identifier image modifierFlags sceneMemberID selector subtitle title userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?identifier userLabel attributedText attributedTitle userComments
    !date minimumDate maximumDate
    !tintColor
    ?content attributedText attributedTitle userComments
    ?accessibilityIdentifier catalog colorLabel customClass customModule customModuleProvider highlightedImage image interfaceStyle restorationIdentifier sceneMemberID symbolScale tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier catalog colorLabel customClass customModule customModuleProvider highlightedImage image interfaceStyle restorationIdentifier sceneMemberID symbolScale tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?actionName colorLabel customClass customModule customModuleProvider discoverabilityTitle input modifierFlags sceneMemberID selector title userLabel attributedText attributedTitle userComments
    ?actionName colorLabel customClass customModule customModuleProvider discoverabilityTitle input modifierFlags sceneMemberID selector title userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !textColor highlightedColor shadowColor backgroundColor tintColor
    ?shadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?textColor highlightedColor shadowColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments shadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?catalog colorLabel customClass customModule customModuleProvider identifier image sceneMemberID systemItem title userLabel attributedText attributedTitle userComments
    ?catalog colorLabel customClass customModule customModuleProvider identifier image sceneMemberID systemItem title userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?catalog colorLabel customClass customModule customModuleProvider identifier image sceneMemberID title userLabel attributedText attributedTitle userComments
    ?catalog colorLabel customClass customModule customModuleProvider identifier image sceneMemberID title userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel colorPixelFormat customClass customModule customModuleProvider depthStencilPixelFormat interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel colorPixelFormat customClass customModule customModuleProvider depthStencilPixelFormat interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID shadowImage tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor backgroundColor tintColor
    ?barTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID shadowImage tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?titleView
    ?backButtonTitle colorLabel customClass customModule customModuleProvider largeTitleDisplayMode prompt sceneMemberID style title userLabel attributedText attributedTitle userComments
    ?leftBarButtonItem rightBarButtonItem backBarButtonItem
    ?backButtonTitle colorLabel customClass customModule customModuleProvider largeTitleDisplayMode prompt sceneMemberID style title userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !dataDetectorTypes
    !pageIndicatorTintColor currentPageIndicatorTintColor backgroundColor tintColor
    ?pageIndicatorTintColor currentPageIndicatorTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle navigationOrientation referencedIdentifier restorationIdentifier sceneMemberID spineLocation storyboardIdentifier storyboardName title transitionStyle userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle navigationOrientation referencedIdentifier restorationIdentifier sceneMemberID spineLocation storyboardIdentifier storyboardName title transitionStyle userLabel attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider scale sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider scale sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundImage colorLabel customClass customModule customModuleProvider sceneMemberID style userLabel attributedText attributedTitle userComments
    ?backgroundImage colorLabel customClass customModule customModuleProvider sceneMemberID style userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle progressImage progressViewStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip trackImage userLabel verifyAmbiguity attributedText attributedTitle userComments
    !progressTintColor trackTintColor backgroundColor tintColor
    ?progressTintColor trackTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle progressImage progressViewStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip trackImage userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?canvasLocation
    ?colorLabel customClass customModule customModuleProvider edges sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider edges sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle placeholder prompt restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle placeholder prompt restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !textInputTraits
    ?catalog image title attributedText attributedTitle userComments
    !selectedSegmentTintColor backgroundColor tintColor
    ?selectedSegmentTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?customClass customModule customModuleProvider destinationCreationSelector identifier inheritsFrom modalPresentationStyle modalTransitionStyle relationship unwindAction attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle maximumValueImage minimumValueImage restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !minimumTrackTintColor maximumTrackTintColor thumbTintColor backgroundColor tintColor
    ?minimumTrackTintColor maximumTrackTintColor thumbTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle maximumValueImage minimumValueImage restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundImage catalog image title attributedText attributedTitle userComments
    !titleColor titleShadowColor
    ?titleColor titleShadowColor backgroundImage catalog image title attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider direction sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider direction sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode title toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !onTintColor thumbTintColor backgroundColor tintColor
    ?onTintColor thumbTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode title toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle itemPositioning restorationIdentifier sceneMemberID selectionIndicatorImage shadowImage tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor selectedImageTintColor unselectedItemTintColor backgroundColor tintColor
    ?barTintColor selectedImageTintColor unselectedItemTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle itemPositioning restorationIdentifier sceneMemberID selectionIndicatorImage shadowImage tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?badgeValue catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentTitle sceneMemberID selectedImage style systemItem title userLabel attributedText attributedTitle userComments
    ?badgeValue catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentTitle sceneMemberID selectedImage style systemItem title userLabel attributedText attributedTitle userComments imageInsets landscapeImageInsets simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?tableHeaderView tableFooterView backgroundView
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID separatorInsetReference tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor backgroundColor tintColor
    ?contentInset scrollIndicatorInsets separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID separatorInsetReference tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?contentView backgroundView selectedBackgroundView multipleSelectionBackgroundView accessoryView editingAccessoryView
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier reuseIdentifier sceneMemberID style tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier reuseIdentifier sceneMemberID style tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?headerView footerView
    ?colorLabel customClass customModule customModuleProvider footerTitle headerTitle sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider footerTitle headerTitle sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?textColor textShadowColor
    ?textColor textShadowColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier background colorLabel customClass customModule customModuleProvider disabledBackground interfaceStyle placeholder restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !textColor backgroundColor tintColor
    ?textColor backgroundColor tintColor accessibilityIdentifier background colorLabel customClass customModule customModuleProvider disabledBackground interfaceStyle placeholder restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?textColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle restorationIdentifier sceneMemberID text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !value
    ?alignment catalog image style text title attributedText attributedTitle userComments
    ?alignment catalog image style text title attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?contentView
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle paginationMode restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle paginationMode restorationIdentifier sceneMemberID tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    """

  /// A line for each element: role, size rule, painting; traits; localized attributes; class; availability; flags and required attributes; attributes with types; children; keys.
  static let rows: StaticString = """
    structure none opaque;;;;;0;159 1 164 1 180 1 187 1 402 1;3 13 24 97 100 107 130 164 190;3 0 13 1 100 1 107 2 164 1
    metadata none opaque;;;;;2;180 1;;
    value none opaque;;;;;0;5 2 18 2 63 2 69 2 147 2 165 2 180 1 184 2 201 2 240 2 241 2 262 2 305 2 318 2 354 2 355 2 361 2 393 2;;
    connection none opaque;;;;;0;110 3 129 4 163 5 323 1;;
    view activity activity;;;UIActivityIndicatorView UIView;;0;1 1 12 3 28 7 31 2 33 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 156 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 359 6 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 6 59 7 61 7 66 8 75 4 79 7 100 4 107 9 119 7 128 10 156 7 164 4 201 11
    metadata none opaque;;;;;2;180 1;;
    list none opaque;;;;;0;180 1;74 75 97 130 190;
    structure none opaque;;;;;2;180 1;14 20 23 39 75 107 180;107 12
    view none opaque;;;ARView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    list none opaque;;;;;0;180 1;10 19 39 58 80 97 100 107 127 130 164 190;107 12
    view none opaque;;;ARSCNView SCNView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    view none opaque;;;ARSKView SKView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    value none opaque;;;;;1;52 1 180 1;67 100 164;100 15 164 15
    structure none opaque;;;;;2;180 1;10 24 39 48 58 65 66 80 99 100 107 114 127 147 164;39 16 107 17
    value none opaque;;;;;2;180 1 240 2;;
    value none opaque;;;;;0;137 2 138 2 139 2 140 2 150 2 180 1 413 2;;
    controller none opaque;;378;AVPlayerViewController UIViewController;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1 407 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 19 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 19 76 18 79 7 85 18 91 18 98 18 100 19 103 18 107 21 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 19 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    structure none opaque;;;;;2;68 1 165 1 180 1;39 59 75 107;39 22 107 23
    object none opaque;;378;UIBarButtonItem UIBarItem;;0;12 3 56 3 68 1 78 1 94 1 96 1 97 1 124 2 163 5 165 1 180 1 188 1 189 1 300 1 359 1 365 1 368 12 378 1 400 1 412 13;1 5 8 9 11 12 13 20 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 70 74 75 76 79 80 82 85 91 93 97 98 100 103 107 111 115 119 124 127 128 129 130 135 139 140 144 156 157 158 160 163 164 167 170 174 175 176 181 184 187 190 191 193 195 197 202 203 204 206;1 3 5 24 9 24 11 24 12 24 13 25 25 24 27 24 31 24 32 24 33 24 34 20 39 26 40 24 45 24 52 24 59 27 61 27 70 24 75 25 76 24 79 27 85 24 91 24 98 24 100 25 103 24 107 28 111 24 115 24 119 27 124 24 129 24 135 24 139 24 140 24 144 24 156 27 157 24 158 24 160 24 163 24 164 25 167 24 170 24 174 24 175 24 176 20 181 24 184 24 187 24 197 24 202 24 203 24 204 24 206 24
    structure none opaque;;;;;2;180 1;14 20 23 39 75 107 180;107 12
    object none opaque;;;UIBarButtonItemGroup NSObject;;0;12 3 56 3 78 1 94 1 96 1 97 1 163 5 180 1 300 1 400 1;1 8 13 19 24 39 42 59 61 64 74 75 79 80 81 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    edit none opaque;;;;;0 37 249;37 1 181 1 249 1 402 1;;
    structure none opaque;;;;;0;180 1 359 1;;
    value none opaque;;;;;0;180 1 402 2;;
    view button button;hasBaseline needsSpace isButton;;UIButton UIControl;;0;1 1 8 2 9 2 10 2 12 3 28 7 31 2 44 2 56 3 64 14 70 2 72 2 75 2 78 1 85 16 87 8 88 17 94 1 96 1 97 1 124 2 136 2 145 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 198 15 229 2 235 2 247 2 260 10 261 10 264 2 271 2 288 1 291 2 293 1 300 1 318 2 324 11 336 2 342 2 353 2 368 12 377 1 379 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 26 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 93 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 162 164 168 190 191 193 195 201;1 3 13 31 16 5 26 32 39 33 59 34 61 34 66 8 75 31 79 34 100 31 107 35 119 34 128 10 156 34 162 36 164 31 201 11
    structure none opaque;;;;;0;68 1 91 18 165 1 166 13 167 19 180 1 330 2 345 20 359 21 360 1 378 1 379 1 380 13;13 14 18 39 59 66 75 97 100 107 123 130 164 168 190;13 37 39 38 59 39 75 37 100 37 107 40 164 37
    view none datePicker;holdsContent;;UICalendarView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    metadata none opaque;;;;;2;180 1;;
    list none opaque;;;;;0;180 1;33 97 130 175 190;
    list none opaque;;;;;0;180 1;41 83 93 94 97 130 190;
    view none cell;isCollectionItem;;UICollectionReusableView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 290 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 41 16 5 39 33 59 7 61 7 66 8 75 41 79 7 100 41 107 42 119 7 128 10 156 7 164 41 201 11
    view none collection;scrolls holdsContent;;UICollectionView UIScrollView;;0;1 1 12 3 23 2 26 2 28 7 29 2 30 2 31 2 44 2 56 3 61 2 62 2 66 2 72 2 75 2 78 1 86 22 87 8 94 1 96 1 97 1 99 1 101 1 106 2 114 2 136 2 151 2 160 9 161 9 163 5 171 1 176 2 177 1 180 1 183 23 193 2 212 13 227 13 229 2 235 2 247 2 251 2 260 10 261 10 271 2 288 1 300 1 303 2 324 11 334 2 344 2 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 29 31 35 37 38 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 129 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 43 16 5 31 44 39 13 59 45 61 45 66 8 75 43 79 45 100 43 107 46 119 45 128 10 129 44 156 45 164 43 201 11
    view none cell;isCollectionItem;;UICollectionViewCell UICollectionReusableView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 290 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 5 8 9 11 12 13 16 18 24 25 27 31 32 33 34 39 40 42 44 45 52 59 61 64 66 68 69 70 74 75 76 79 80 82 85 87 91 95 96 97 98 100 103 107 111 115 119 123 124 127 128 129 130 135 139 140 144 149 150 151 153 154 155 156 157 158 160 163 164 165 167 168 170 174 175 176 181 184 187 190 191 193 195 197 201 202 203 204 206;1 3 5 47 9 47 11 47 12 47 13 41 16 5 25 47 27 47 31 47 32 47 33 47 34 20 39 33 40 47 45 47 52 47 59 48 61 48 66 8 70 47 75 41 76 47 79 48 85 47 91 47 98 47 100 41 103 47 107 49 111 47 115 47 119 48 124 47 128 10 129 47 135 47 139 47 140 47 144 47 156 48 157 47 158 47 160 47 163 47 164 41 167 47 170 47 174 47 175 47 176 20 181 47 184 47 187 47 197 47 201 11 202 47 203 47 204 47 206 47
    view none container;isCellContent;;UIView UIResponder;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    object none opaque;;;UICollectionViewCompositionalLayout UICollectionViewLayout;;0;12 3 56 3 78 1 94 1 96 1 97 1 163 5 180 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    controller none opaque;;378;UICollectionViewController UIViewController;;0;12 3 41 2 43 2 56 3 74 2 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    object none opaque;;;UICollectionViewFlowLayout UICollectionViewLayout;;0;12 3 40 1 56 3 78 1 94 1 96 1 97 1 163 5 180 1 218 13 220 13 300 1 302 24 310 2 312 2 314 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 52 59 53 61 53 75 52 79 53 100 52 107 54 119 53 156 53 164 52
    object none opaque;;;UICollectionViewLayout NSObject;;0;12 3 56 3 78 1 94 1 96 1 97 1 163 5 180 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    value none opaque;;;;;0;28 7 57 13 58 7 68 1 76 1 81 1 95 1 98 13 144 7 180 1 203 13 237 1 281 7 364 1 411 7 416 1 418 13;;
    view none opaque;holdsContent;;UIColorWell UIControl;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    object none opaque;;378;UICommand UIMenuElement;;0;12 3 56 3 68 1 78 1 94 1 96 1 97 1 116 1 163 5 164 1 165 1 180 1 233 1 300 1 323 1 360 1 378 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 55 75 55 100 55 107 56 164 55
    list none opaque;;;;;0;180 1;4 22 97 109 110 130 146 190;
    constraint none opaque;;;;;0;12 3 56 3 83 13 133 25 134 3 163 5 164 1 180 1 236 26 258 2 272 9 284 27 306 25 307 3 363 2 400 1;13 42 193 195;13 57
    list none opaque;;;;;0;180 1;43 97 130 190;
    view none container;;;UIView UIResponder;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    metadata none opaque;;;;;2;180 1;10 164;
    object none opaque;;;NSObject;;0;12 3 56 3 78 1 94 1 96 1 97 1 163 5 180 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    value none opaque;;;;;3;180 1;;
    value none opaque;;;;;0;4 2 65 2 141 2 180 1 201 2 240 2 256 2 328 2;;
    value none opaque;;;;;2;180 1 240 2;;
    value none opaque;;;;;0;180 1 376 13;;
    view datePicker datePicker;needsSpace holdsContent;;UIDatePicker UIControl;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 92 13 94 1 96 1 97 1 100 28 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 228 12 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 359 29 368 12 377 1 381 1 388 2 395 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 51 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 13 51 58 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    metadata none opaque;;;;;2;180 1;28 54 118 190;
    metadata none opaque;;;;;2;180 1;;
    metadata none opaque;;;;;2;180 1;107 128 156;107 12
    metadata none opaque;;;;;2;180 1;55;
    metadata none opaque;;;;;2;163 5 180 1 248 1;6;
    structure none opaque;;;;;2;180 1;10 24 58 80 127 164;
    value none opaque;;;;;0;60 13 180 1 194 13 384 13 386 13;;
    document none opaque;;;;;2;79 2 103 1 173 3 192 2 279 1 366 1 370 1 383 1 390 1 394 2 396 2 398 2 404 1;2 39 46 53 56 57 78 97 108 119 130 131 136 148 156 185 190 191;39 59
    value none opaque;;;;;0;60 13 180 1 195 13 292 13 384 13;;
    structure none opaque;;;;;0 282;282 3;;
    object none opaque;;;NSObject;;0;12 3 56 3 78 1 94 1 96 1 97 1 163 5 180 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    value none opaque;;;;;0;60 2 180 1 194 2 195 2 240 2 292 2 384 2 386 2;;
    value none opaque;;;;;0;131 1 180 1 213 1 237 1 263 30 345 13;;
    value none opaque;;;;;0;131 1 180 1 237 1 263 30 359 1 390 31 410 32;;
    structure none opaque;;;;;0;84 1;14 100 164;100 60 164 60
    metadata none opaque;;;;;2;180 1;156;
    list none opaque;;;;;0;180 1;73 90 97 113 116 120 130 133 138 166 179 190;
    view none opaque;;;GLKView UIView;- 12.0 mtkView;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 123 2 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    controller none opaque;;378;GLKViewController UIViewController;- 12.0 MTKView;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 267 12 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    controller none opaque;;378;UIHostingController UIViewController;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    object none opaque;;;UIHoverGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    resource none opaque;;;;;2;68 1 149 13 180 1 237 1 286 1 296 1 412 13;48 75 99 107 168;107 12
    value none opaque;;;;;0;34 33 68 1 165 1 180 1 237 1 286 1 296 1 362 1;39 66 123 168;
    view image image;;;UIImageView UIView;;0;1 1 8 2 12 3 28 7 31 2 33 2 44 2 56 3 68 1 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 157 2 158 1 160 9 161 9 163 5 165 1 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 362 1 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 7 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 61 16 5 39 33 59 7 61 7 66 8 75 61 79 7 100 61 107 62 119 7 128 10 156 7 164 61 201 11
    structure none opaque;;;;;0 282;282 3;;
    metadata none opaque;;;;;2;180 1;146;
    value none opaque;;;;;0;180 1 206 13 207 13 215 13 216 13;;
    value none opaque;;;;;0;180 1 402 12;;
    list none opaque;;;;;0;180 1;19 97 106 130 172 190;
    metadata none opaque;;;;;2;180 1;;
    object none opaque;;116;UIKeyCommand UICommand;;0;3 1 12 3 56 3 78 1 94 1 96 1 97 1 116 1 163 5 175 1 180 1 233 1 300 1 323 1 378 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 63 75 63 100 63 107 64 164 63
    list none opaque;;;;;0;180 1;83 97 130 190;
    view label label;hasBaseline needsSpace hasTextColor;371;UILabel UIView;;0;1 1 6 2 7 2 11 2 12 3 17 2 28 7 31 2 44 2 54 34 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 198 15 217 30 224 13 229 2 235 2 242 12 247 2 260 10 261 10 268 13 271 2 288 1 300 1 324 11 333 2 353 2 368 12 371 1 372 35 377 1 381 1 388 2 399 2 400 1 401 2 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 65 16 5 39 66 59 67 61 67 66 8 75 65 79 67 100 65 107 68 119 67 128 10 156 67 164 65 201 11
    guide none opaque;;;UILayoutGuide NSObject;;0;78 1 94 1 96 1 97 1 163 5 180 1 400 1;1 8 13 24 39 42 44 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 69 75 69 100 69 107 70 164 69
    list none opaque;;;;;0;180 1;86 97 130 190 199 201;201 11
    list none opaque;;;;;0;180 1;19 97 130 190;
    structure none opaque;;;;;2;68 1 165 1 180 1 308 1 371 1;13 39 59 66 75 100 107 123 164;107 12
    object none opaque;;;UILongPressGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 222 13 244 12 245 12 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    view none map;holdsContent;;MKMapView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 204 36 229 2 235 2 247 2 257 2 260 10 261 10 271 2 288 1 294 2 300 1 303 2 324 11 343 2 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9 419 2;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    structure none opaque;;;;;0;180 1;62 77;
    object none opaque;;378;UIMenu UIMenuElement;;0;12 3 56 3 68 1 78 1 94 1 96 1 97 1 163 5 164 1 165 1 180 1 300 1 365 1 378 1 400 1;1 8 13 24 30 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 71 75 71 100 71 107 72 164 71
    object none opaque;;;UIMenuElement NSObject;;0;12 3 56 3 68 1 78 1 94 1 96 1 97 1 163 5 164 1 165 1 180 1 300 1 378 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 73 75 73 100 73 107 74 164 73
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    edit none opaque;;;;;0 282;12 3 56 3 178 3 282 3;;
    view none opaque;;;MTKView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 80 1 87 8 94 1 96 1 97 1 109 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 267 12 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 75 16 5 39 13 59 7 61 7 66 8 75 75 79 7 100 75 107 76 119 7 128 10 156 7 164 75 201 11
    value none opaque;;;;;3;180 1;;
    value none opaque;;;;;1;52 1 180 1;;
    resource none opaque;;;;;0;34 33 180 1 237 1;39;
    resource none opaque;;;;;0;180 1 237 1;66;
    view bar navigationBar;;;UINavigationBar UIView;;0;1 1 12 3 28 7 31 2 44 2 48 1 50 1 51 37 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 191 2 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 327 1 353 2 368 12 377 1 381 1 388 2 389 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 81 82 87 95 96 97 100 104 107 119 123 127 128 130 149 150 151 153 154 155 156 161 164 168 180 190 191 193 195 201;1 3 13 77 16 5 39 78 59 7 61 7 66 8 75 77 79 7 100 77 107 79 119 7 128 10 156 7 164 77 201 11
    structure none opaque;;;;;2;180 1;14 20 23 39 75 107 180;107 12
    controller none opaque;;378;UINavigationController UIViewController;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 238 2 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    object none opaque;;378 276;UINavigationItem NSObject;;0;12 3 46 1 56 3 78 1 94 1 96 1 97 1 153 2 163 5 180 1 190 1 196 2 276 1 300 1 359 1 378 1 400 1;1 5 8 9 11 12 13 19 21 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 70 74 75 76 79 80 82 85 88 91 97 98 100 103 104 107 111 115 119 124 127 128 129 130 132 135 139 140 144 156 157 158 160 163 164 167 170 174 175 176 181 184 187 190 191 193 195 197 202 203 204 206;1 3 5 80 9 80 11 80 12 80 13 81 19 82 25 80 27 80 31 80 32 80 33 80 34 20 40 80 45 80 52 80 70 80 75 81 76 80 85 80 91 80 98 80 100 81 103 80 107 83 111 80 115 80 124 80 129 80 135 80 139 80 140 80 144 80 157 80 158 80 160 80 163 80 164 81 167 80 170 80 174 80 175 80 176 20 181 80 184 80 187 80 197 80 202 80 203 80 204 80 206 80
    value none opaque;;;;;0;180 1 237 1;;
    list none opaque;;;;;0;180 1;3 5 9 11 12 13 15 16 17 19 21 24 25 27 31 32 33 34 35 36 37 38 39 40 41 45 47 48 49 50 51 52 59 61 63 64 65 66 70 71 72 73 75 76 79 80 83 85 90 91 93 94 97 98 99 100 103 105 106 107 111 112 113 115 116 117 119 120 121 122 124 126 127 128 129 130 133 135 138 139 140 141 144 156 157 158 159 160 163 164 166 167 170 171 172 174 175 176 177 178 179 181 184 187 190 194 197 198 200 202 203 204 206;3 0 16 5 34 20 49 84 107 12 176 20
    connection none opaque;;;;;0;110 3 163 5 278 1;;
    connection none opaque;;;;;0;35 2 77 1 110 3 163 5 278 1;;
    view pageControl pageControl;holdsContent;;UIPageControl UIControl;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 93 12 94 1 96 1 97 1 104 2 124 2 136 2 151 2 155 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 243 12 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 85 59 7 61 7 66 8 75 4 79 7 100 4 107 86 119 7 128 10 156 7 164 4 201 11
    controller none opaque;;378;UIPageViewController UIViewController;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 118 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 239 1 280 2 283 1 288 1 300 1 352 1 357 1 358 1 378 1 382 2 387 1 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 87 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 87 76 18 79 7 85 18 91 18 98 18 100 87 103 18 107 88 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 87 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    object none opaque;;;UIPanGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 209 12 221 12 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    structure none opaque;;;;;2;13 35 53 38 102 13 135 13 146 13 162 13 180 1 198 39 199 13 200 13 208 13 219 13 252 13 253 13 369 13 375 13;10 107 173;107 12
    view picker picker;holdsContent;;UIPickerView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 341 2 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    object none opaque;;;UIPinchGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 296 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 89 75 89 100 89 107 90 164 89
    object none opaque;;;NSObject;;0;78 1 94 1 96 1 97 1 163 5 180 1 259 40 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    metadata none opaque;;;;;2;180 1;;
    value none opaque;;;;;0 415 417;180 1 415 13 417 13;;
    object none opaque;;;UILongPressGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 222 13 244 12 245 12 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    value none opaque;;;;;0;119 2 180 1 195 2 292 2 392 2;;
    object none opaque;;;UIPopoverPresentationController UIPresentationController;;0;12 3 48 1 56 3 78 1 94 1 96 1 97 1 163 5 180 1 300 1 359 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 121 127 128 130 156 164 190 191 193 195;1 3 13 91 75 91 100 91 107 92 164 91
    structure none opaque;;;;;2;82 1 180 1 263 30 286 1 296 1 410 32;10 39 66 107;107 12
    view progress progress;holdsContent;;UIProgressView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 273 13 274 1 275 1 288 1 300 1 324 11 353 2 368 12 377 1 381 1 385 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 93 16 5 39 94 59 7 61 7 66 8 75 93 79 7 100 93 107 95 119 7 128 10 156 7 164 93 201 11
    list none opaque;;;;;0;180 1;97 130 175 190;
    value none opaque;;;;;0;180 1 197 12 202 12;;
    value none opaque;;;;;0;180 1 402 13;;
    value none opaque;;;;;0 415 417 412 149;149 13 180 1 412 13 415 13 417 13;;
    view none opaque;;;UIRefreshControl UIControl;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    edit none opaque;;;;;0 282;282 3;;
    list none opaque;;;;;0;180 1;74 97 101 102 130 169 190;
    list none opaque;;;;;0;180 1;19 97 130 190;
    object none opaque;;;UIRotationGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    document none opaque;;;;;0;180 1 299 1;97 108 119 130 190;119 96
    view none opaque;;;SCNView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    list none opaque;;;;;0;180 1;97 130 134 190;
    list none opaque;;;;;0;180 1;97 130 164 190;
    object none opaque;;;UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 120 1 124 2 163 5 180 1 209 12 221 12 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 97 75 97 100 97 107 98 164 97
    view none scroll;scrolls isPlain;;UIScrollView UIView;;0;1 1 12 3 28 7 29 2 30 2 31 2 44 2 56 3 61 2 62 2 66 2 72 2 75 2 78 1 86 22 87 8 94 1 96 1 97 1 101 1 106 2 114 2 136 2 151 2 160 9 161 9 163 5 171 1 176 2 177 1 180 1 183 23 193 2 212 13 227 13 229 2 235 2 247 2 251 2 260 10 261 10 271 2 288 1 300 1 303 2 324 11 334 2 344 2 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 129 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 99 16 5 39 33 59 45 61 45 66 8 75 99 79 45 100 99 107 100 119 45 128 10 156 45 164 99 201 11
    view searchBar searchBar;needsSpace holdsContent;371 258 276;UISearchBar UIView;;0;1 1 12 3 28 7 31 2 44 2 48 1 51 37 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 258 1 260 10 261 10 271 2 276 1 288 1 300 1 304 41 324 11 331 2 332 2 338 2 339 2 353 2 368 12 371 1 377 1 381 1 388 2 389 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 137 149 150 151 153 154 155 156 164 168 182 190 191 193 195 201;1 3 13 101 16 5 39 78 59 7 61 7 66 8 75 101 79 7 100 101 107 102 119 7 128 10 156 7 164 101 182 103 201 11
    controller none opaque;;378;UISearchDisplayController NSObject;- 8.0 UISearchController;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    list none opaque;;;;;0;180 1;97 130 178 190;
    structure none opaque;;;;;0;68 1 124 2 165 1 378 1 412 13;75 156 164;75 104 164 104
    view segmentedControl segmentedControl;hasBaseline needsSpace holdsContent;;UISegmentedControl UIControl;;0;1 1 12 3 28 7 31 2 36 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 234 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 316 42 318 2 320 12 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 145 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 105 59 7 61 7 66 8 75 4 79 7 100 4 107 106 119 7 128 10 156 7 164 4 201 11
    list none opaque;;;;;0;180 1;97 130 143 190;
    connection none opaque;;;;;0;32 2 94 1 96 1 97 1 110 3 111 1 163 5 164 1 172 1 180 1 186 43 231 1 232 1 265 3 266 3 282 3 285 1 391 1;64 107 119 121 128 146;107 107
    structure none opaque;;;;;2;180 1;39 156;
    metadata none opaque;;;;;2;180 1;68 95 96 149 150 151 152 153 154 155;
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    metadata none opaque;;;;;2;180 1;156;
    value none opaque;;;;;0 412 149;149 13 180 1 412 13;;
    view none opaque;;;SKView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    view slider slider;needsSpace holdsContent;;UISlider UIControl;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 90 2 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 205 13 211 1 214 13 226 1 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 402 13 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 108 16 5 39 109 59 7 61 7 66 8 75 108 79 7 100 108 107 110 119 7 128 10 156 7 164 108 201 11
    controller none opaque;;378;UISplitViewController UIViewController;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 223 13 230 2 231 1 232 1 269 13 270 2 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    view none stack;arrangesSubviews isPlain;;UIStackView UIView;;0;1 1 12 3 13 44 28 7 31 2 44 2 45 45 55 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 117 46 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 349 13 350 47 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    structure none opaque;;;;;2;180 1;14 20 23 39 75 107 180;107 12
    structure none opaque;;;;;0;48 1 68 1 165 1 180 1 378 1;13 39 75 97 100 107 123 130 164 168 190;13 111 39 112 75 111 100 111 107 113 164 111
    view stepper stepper;needsSpace holdsContent;;UIStepper UIControl;;0;1 1 12 3 28 7 31 2 42 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 90 2 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 210 13 225 13 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 356 13 368 12 377 1 381 1 388 2 399 2 400 1 402 13 403 1 405 9 406 9 414 2;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    value none opaque;;;;;1;52 1 180 1 237 1;;
    list none opaque;;;;;0;180 1;5 9 11 12 25 27 31 32 33 34 40 45 52 70 76 85 91 97 98 103 111 115 124 129 130 135 139 140 144 157 158 160 163 167 170 174 175 176 181 184 187 190 197 202 203 204 206;34 20 176 20
    object none opaque;;;UISwipeGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 113 1 124 2 163 5 180 1 245 12 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 114 75 114 100 114 107 115 164 114
    view switch switch;needsSpace holdsContent;;UISwitch UIControl;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 85 16 87 8 88 17 94 1 96 1 97 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 246 2 247 2 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 359 48 368 12 377 1 378 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 116 16 5 39 117 59 7 61 7 66 8 75 116 79 7 100 116 107 118 119 7 128 10 156 7 164 116 201 11
    structure none opaque;;;;;2;82 1 180 1 263 30 286 1 296 1 410 32;10 39 66 107;107 12
    resource none opaque;;;;;0;180 1 237 1;39;
    view tabBar tabBar;;;UITabBar UIView;;0;1 1 12 3 28 7 31 2 44 2 48 1 51 37 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 179 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 321 1 324 11 327 1 353 2 368 12 377 1 381 1 388 2 389 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 81 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 161 164 168 190 191 193 195 201;1 3 13 119 16 5 39 120 59 7 61 7 66 8 75 119 79 7 100 119 107 121 119 7 128 10 156 7 164 119 201 11
    controller none opaque;;378;UITabBarController UIViewController;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    object none opaque;;378;UITabBarItem UIBarItem;;0;12 3 49 1 56 3 68 1 78 1 94 1 96 1 97 1 124 2 163 5 165 1 180 1 188 1 189 1 300 1 319 1 359 1 365 1 368 12 378 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 122 59 27 61 27 75 122 79 27 100 122 107 123 119 27 156 27 164 122
    structure none opaque;;;;;2;180 1;183;
    view none table;scrolls listsRows holdsContent;;UITableView UIScrollView;;0;1 1 12 3 23 2 24 2 26 2 27 2 28 7 29 2 30 2 31 2 44 2 56 3 61 2 62 2 66 2 72 2 75 2 78 1 86 22 87 8 89 2 94 1 96 1 97 1 99 1 101 1 106 2 114 2 126 13 127 13 128 13 136 2 151 2 160 9 161 9 163 5 171 1 176 2 177 1 180 1 183 23 193 2 212 13 227 13 229 2 235 2 247 2 251 2 260 10 261 10 271 2 288 1 295 13 300 1 303 2 309 13 311 13 313 12 324 11 325 1 326 49 334 2 340 2 344 2 353 2 359 50 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 5 8 9 11 12 13 16 24 25 27 31 32 33 34 39 40 42 44 45 52 59 61 64 66 68 69 70 74 75 76 79 80 82 85 87 91 95 96 97 98 100 103 107 111 115 119 123 124 125 127 128 129 130 135 139 140 142 144 149 150 151 153 154 155 156 157 158 160 163 164 165 167 168 170 174 175 176 181 184 187 190 191 193 195 197 201 202 203 204 206;1 3 5 124 9 124 11 124 12 124 13 125 16 5 25 124 27 124 31 124 32 124 33 124 34 20 39 126 40 124 45 124 52 124 59 127 61 127 66 8 70 124 75 125 76 124 79 127 85 124 91 124 98 124 100 125 103 124 107 128 111 124 115 124 119 127 124 124 128 10 129 124 135 124 139 124 140 124 144 124 156 127 157 124 158 124 160 124 163 124 164 125 167 124 170 124 174 124 175 124 176 20 181 124 184 124 187 124 197 124 201 11 202 124 203 124 204 124 206 124
    view none row;isRow;;UITableViewCell UIView;;0;1 1 2 51 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 112 3 122 51 136 2 151 2 152 2 160 9 161 9 163 5 168 3 169 12 170 13 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 290 1 295 13 300 1 322 52 324 11 329 2 337 2 353 2 359 1 368 12 374 3 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 5 8 9 11 12 13 16 18 24 25 27 31 32 33 34 39 40 42 44 45 52 59 61 64 66 68 69 70 74 75 76 79 80 82 85 87 89 91 95 96 97 98 100 103 107 111 115 119 123 124 127 128 129 130 135 139 140 144 149 150 151 153 154 155 156 157 158 160 163 164 167 168 170 174 175 176 181 184 187 190 191 193 195 197 201 202 203 204 206;1 3 5 129 9 129 11 129 12 129 13 130 16 5 25 129 27 129 31 129 32 129 33 129 34 20 39 13 40 129 45 129 52 129 59 131 61 131 66 8 70 129 75 130 76 129 79 131 85 129 91 129 98 129 100 130 103 129 107 132 111 129 115 129 119 131 124 129 128 10 129 129 135 129 139 129 140 129 144 129 156 131 157 129 158 129 160 129 163 129 164 130 167 129 170 129 174 129 175 129 176 20 181 129 184 129 187 129 197 129 201 11 202 129 203 129 204 129 206 129
    view none container;isCellContent hasRowMargins isPlain;;UIView UIResponder;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 367 3 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    controller none opaque;;378;UITableViewController UIViewController;;0;12 3 41 2 43 2 56 3 74 2 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    object none opaque;;148 142;;;0;12 3 56 3 78 1 94 1 96 1 97 1 142 1 148 1 163 5 180 1 300 1 400 1;1 5 8 9 11 12 13 24 25 27 29 31 32 33 34 39 40 42 45 52 59 61 64 70 74 75 76 79 80 82 85 91 97 98 100 103 107 111 115 119 124 127 128 129 130 135 139 140 144 156 157 158 160 163 164 167 170 174 175 176 181 184 187 190 191 193 195 197 202 203 204 206;1 3 5 133 9 133 11 133 12 133 13 134 25 133 27 133 31 133 32 133 33 133 34 20 40 133 45 133 52 133 70 133 75 134 76 133 85 133 91 133 98 133 100 134 103 133 107 135 111 133 115 133 124 133 129 133 135 133 139 133 140 133 144 133 157 133 158 133 160 133 163 133 164 134 167 133 170 133 174 133 175 133 176 20 181 133 184 133 187 133 197 133 202 133 203 133 204 133 206 133
    object none opaque;;;UITapGestureRecognizer UIGestureRecognizer;;0;12 3 14 13 56 3 67 2 78 1 94 1 96 1 97 1 107 2 108 2 124 2 163 5 180 1 244 12 245 12 300 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 29 75 29 100 29 107 30 164 29
    structure none opaque;;;;;2;180 1;39 65 66 107 114 156;39 136 107 137
    view textField textField;hasBaseline needsSpace holdsContent hasTextColor;371 258;UITextField UIControl;;0;1 1 6 2 7 2 12 3 19 2 28 7 31 2 44 2 47 1 56 3 59 53 71 54 72 2 73 2 75 2 78 1 85 16 87 8 88 17 94 1 96 1 97 1 115 1 124 2 136 2 151 2 157 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 217 30 229 2 235 2 247 2 258 1 260 10 261 10 271 2 288 1 300 1 318 2 324 11 353 2 368 12 371 1 372 35 377 1 381 1 388 2 399 2 400 1 401 2 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 182 190 191 193 195 201;1 3 13 138 16 5 39 139 59 7 61 7 66 8 75 138 79 7 100 138 107 140 119 7 128 10 156 7 164 138 182 103 201 11
    structure none opaque;;;;;0;38 55 39 56 125 2 174 1 180 1 182 1 185 1 255 1 289 57 315 2 346 56 347 56 348 56 351 56 373 1;97 130 190;
    structure none opaque;;;;;2;13 1 180 1 202 12;58;
    view textView textView;scrolls needsSpace holdsContent hasTextColor;371;UITextView UIScrollView;;0;1 1 6 2 12 3 19 2 28 7 29 2 30 2 31 2 44 2 56 3 61 2 62 2 66 2 72 2 75 2 78 1 86 22 87 8 94 1 96 1 97 1 101 1 106 2 114 2 121 2 132 2 136 2 151 2 160 9 161 9 163 5 171 1 176 2 177 1 180 1 183 23 193 2 212 13 227 13 229 2 235 2 247 2 251 2 260 10 261 10 271 2 288 1 300 1 303 2 317 2 324 11 334 2 344 2 353 2 368 12 371 1 372 35 377 1 381 1 388 2 399 2 400 1 401 2 403 1 405 9 406 9;1 8 13 16 24 39 42 44 49 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 182 190 191 193 195 201;1 3 13 141 16 5 39 139 49 84 59 45 61 45 66 8 75 141 79 45 100 141 107 142 119 45 128 10 156 45 164 141 182 103 201 11
    document none opaque;;;;;0 301 237;143 58 186 59 237 1 254 1 301 1 408 1;;
    document none opaque;;;;;0 237;237 1 254 1;131;
    view bar toolbar;;;UIToolbar UIView;;0;1 1 12 3 28 7 31 2 44 2 48 1 50 1 51 37 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 389 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 81 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 161 164 168 188 190 191 193 195 201;1 3 13 143 16 5 39 78 59 7 61 7 66 8 75 143 79 7 100 143 107 144 119 7 128 10 156 7 164 143 201 11
    structure none opaque;;;;;2;180 1;14 20 23 39 75 107 180;107 12
    list none opaque;;;;;0;180 1;19 97 130 190;
    edit none opaque;;;;;0;37 1 180 1 181 1 237 1 282 3;;
    metadata none opaque;;;;;3;180 1;13 67;
    structure none opaque;;;;;0;181 1 390 60 402 1;39 75 80 100 107 119 126 127 128 156 164;0 145
    list none opaque;;;;;0;180 1;97 130 190 192;
    value none opaque;;;;;2;180 1 390 1;;
    structure none opaque;;;;;0;13 1 28 7 31 2 45 45 68 1 83 13 117 46 136 2 151 2 165 1 180 1 193 2 229 2 242 12 268 13 349 13 359 1 371 1 378 1;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 92 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 146 16 5 75 146 100 146 107 147 164 146 201 11
    structure none opaque;;;;;0;180 1 359 1;23;
    view none container;isPlain;;UIView UIResponder;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 86 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    controller none opaque;;378;UIViewController UIResponder;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    guide none opaque;;;;;0;78 1 94 1 96 1 97 1 163 5 180 1 390 61 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 69 75 69 100 69 107 70 164 69
    controller none opaque;;378;UIViewController UIResponder;;0;12 3 41 2 43 2 56 3 78 1 94 1 96 1 97 1 105 2 130 2 154 2 163 5 177 1 180 1 230 2 231 1 232 1 280 2 283 1 288 1 300 1 357 1 358 1 378 1 382 2 397 2 400 1;1 5 8 9 11 12 13 24 25 27 31 32 33 34 39 40 42 45 52 59 61 64 68 70 74 75 76 79 80 82 84 85 87 91 95 96 97 98 100 103 106 107 111 115 119 122 124 127 128 129 130 135 139 140 144 149 150 151 152 153 154 155 156 157 158 160 163 164 167 170 172 174 175 176 181 184 187 189 190 191 193 194 195 197 202 203 204 206;1 3 5 18 9 18 11 18 12 18 13 50 25 18 27 18 31 18 32 18 33 18 34 20 40 18 45 18 52 18 59 7 61 7 70 18 75 50 76 18 79 7 85 18 91 18 98 18 100 50 103 18 107 51 111 18 115 18 119 7 124 18 129 18 135 18 139 18 140 18 144 18 156 7 157 18 158 18 160 18 163 18 164 50 167 18 170 18 174 18 175 18 176 20 181 18 184 18 187 18 197 18 202 18 203 18 204 18 206 18
    guide none opaque;;;UILayoutGuide NSObject;;0;78 1 94 1 96 1 97 1 163 5 180 1 400 1;1 8 13 24 39 42 59 61 64 74 75 79 80 82 97 100 107 119 127 128 130 156 164 190 191 193 195;1 3 13 69 75 69 100 69 107 70 164 69
    view none effect;;;UIVisualEffectView UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 23 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 196 197 201;1 3 13 4 16 5 39 33 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 197 148 201 11
    view none web;holdsContent;;UIWebView UIView;- 12.0 wkWebView;0;1 1 12 3 20 2 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 250 1 260 10 261 10 271 2 288 1 298 2 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 49 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201;1 3 13 149 16 5 39 13 49 84 59 7 61 7 66 8 75 149 79 7 100 149 107 150 119 7 128 10 156 7 164 149 201 11
    view none container;isPlain;;UIWindow UIView;;0;1 1 12 3 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 287 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9 409 2;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 165 168 190 191 193 195 201;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    structure none opaque;;;;;2;180 1;;
    view none web;holdsContent;;WKWebView UIView;;0;1 1 12 3 16 2 21 2 22 2 28 7 31 2 44 2 56 3 72 2 75 2 78 1 87 8 94 1 96 1 97 1 136 2 151 2 160 9 161 9 163 5 176 2 177 1 180 1 193 2 229 2 235 2 247 2 260 10 261 10 271 2 288 1 300 1 324 11 353 2 368 12 377 1 381 1 388 2 399 2 400 1 403 1 405 9 406 9;1 8 13 16 24 39 42 44 59 61 64 66 68 69 74 75 79 80 82 87 95 96 97 100 107 119 123 127 128 130 149 150 151 153 154 155 156 164 168 190 191 193 195 201 207;1 3 13 4 16 5 39 13 59 7 61 7 66 8 75 4 79 7 100 4 107 14 119 7 128 10 156 7 164 4 201 11
    structure none opaque;;;WKWebViewConfiguration NSObject;;2;180 1;15 50 205;
    """

}
