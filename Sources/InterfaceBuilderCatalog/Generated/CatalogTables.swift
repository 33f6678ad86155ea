// Made by 'themec-dev catalog' from Sources/InterfaceBuilderCatalog/Rows; do not edit.
// swift-format-ignore-file

enum CatalogTables {
  /// Names of elements, by ordinal from 1.
  static let elements: StaticString = """
    accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView adBannerView \
    adaptation animationImages appearance arView array arscnView arskView attributedString attributes \
    audiovisualMediaTypes autoresizingMask avPlayerViewController backgroundConfiguration barButtonItem \
    barButtonItemAppearance barButtonItemGroup binding blurEffect bool button buttonConfiguration \
    calendarView capability cells children class classes collectionReusableView collectionView \
    collectionViewCell collectionViewCellContentView collectionViewCompositionalLayout \
    collectionViewController collectionViewFlowLayout collectionViewLayout color colorWell command \
    connections constraint constraints containerView customFonts customObject data dataDetectorType \
    dataDetectorTypes date datePicker dependencies deployment designable designables device dictionary \
    directionalEdgeInsets document edgeInsets exclude exit extendedEdge font fontDescription fragment \
    frameInset freeformSimulatedSizeMetrics gestureRecognizer gestureRecognizers glkView \
    glkViewController hostingController hoverGestureRecognizer image imagePickerController \
    imageReference imageView include inferredMetricsTieBreakers inset integer items keyAppearance \
    keyCommand keyCommands keyboardLayoutGuide label layoutGuide layoutGuides leftBarButtonItems \
    listContentConfiguration locale longPressGestureRecognizer mapView mask menu menuElement \
    modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics move mtkView mutableData \
    mutableString namedColor namedFont navigationBar navigationBarAppearance navigationController \
    navigationItem nil objects offsetWrapper options outlet outletCollection pageControl \
    pageViewController panGestureRecognizer paragraphStyle pickerView pinchGestureRecognizer placeholder \
    plugIn point pongPressGestureRecognizer popoverArrowDirection popoverPresentationController \
    preferredSymbolConfiguration pressTypeMask progressView prototypes range real rect rectEdge \
    refreshControl relationship relationships remove resources rightBarButtonItems \
    rotationGestureRecognizer scene sceneKitView scenes scopeButtonTitles screenEdgePanGestureRecognizer \
    scrollView searchBar searchDisplayController sections segment segmentedControl segments segue shadow \
    simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics \
    simulatedScreenMetrics simulatedSplitViewControllerMetrics simulatedStatusBarMetrics \
    simulatedTabBarMetrics simulatedToolbarMetrics size skView slider source splitViewController \
    stackView standardAppearance state stepper string subviews swipeGestureRecognizer switch \
    symbolConfiguration systemColor tabBar tabBarAppearance tabBarController tabBarItem tabStops \
    tableView tableViewCell tableViewCellContentView tableViewController tableViewSection \
    tapGestureRecognizer textAttributes textField textInputTraits textTab textView theme themeSet \
    timeZone toolbar toolbarAppearance toolbarItems unset userComments userDefinedRuntimeAttribute \
    userDefinedRuntimeAttributes userGuides userLayoutGuide value variation vibrancyEffect view \
    viewController viewControllerLayoutGuide viewControllerPlaceholder viewLayoutGuide visualEffectView \
    webView window wkPreferences wkWebView wkWebViewConfiguration
    """

  /// Names of attributes, by ordinal from 1.
  static let attributes: StaticString = """
    accessibilityIdentifier accessoryType actionName adType address adjustable \
    adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused \
    adjustsImageWhenDisabled adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity after \
    alignment allowDoubleColumnStyle allowTripleColumnStyle allowableMovement \
    allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsCameraControl \
    allowsContinuousInteraction allowsDefaultTighteningForTruncation allowsDirectInteraction \
    allowsEditing allowsEditingTextAttributes allowsFocus allowsFocusDuringEditing allowsImageEditing \
    allowsInlineMediaPlayback allowsKeyboardScrolling allowsLinkPreview allowsMagnification \
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback \
    allowsPictureInPicturePlayback allowsSelection allowsSelectionDuringEditing allowsTransparency alpha \
    alwaysBounceHorizontal alwaysBounceVertical ambiguous animates animating appearance appends \
    apportionsSegmentWidthsByContent asynchronous attribute autoResizeDrawable autocapitalizationType \
    autocorrectionType autoenablesDefaultLighting automaticEstimatedItemSize \
    automaticallyAdjustsScrollIndicatorInsets automaticallyAdjustsScrollViewInsets \
    automaticallyUpdateForSelection automaticallyUpdatesLighting autorepeat \
    autoresizesArchivedViewToFullSize autoresizesSubviews axis backButtonDisplayMode backButtonTitle \
    backIndicatorImage backIndicatorTransitionMask backIndicatorTransitionMaskImage background \
    backgroundImage backgroundStyle badgeValue barPosition barStyle base64-UTF8 baseWritingDirection \
    baselineAdjustment baselineRelativeArrangement before behavior black blue borderStyle bottom bounces \
    bouncesHorizontally bouncesVertically bouncesZoom button buttonSize buttonType calendarEvent \
    canCancelContentTouches canStartPictureInPictureAutomaticallyFromInline cancelsTouchesInView \
    candidateClass catalog causesPageTurn cellLayoutMarginsFollowReadableWidth \
    changesSelectionAsPrimaryAction className clearButtonMode clearDepth clearStencil \
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion clearsSelectionOnViewWillAppear \
    clipsSubviews cocoaTouchSystemColor collectionClass colorLabel colorMatched colorPixelFormat \
    colorSpace configurationType constant content contentHorizontalAlignment \
    contentInsetAdjustmentBehavior contentMode contentVerticalAlignment contentViewInsetsToSafeArea \
    continuous cornerStyle countDownDuration currentPage customClass customColorSpace customModule \
    customModuleProvider customUserAgent customizationIdentifier cyan dataMode datePickerMode \
    decelerationRate defaultTabInterval defaultVersion defersCurrentPageDisplay \
    definesPresentationContext delaysContentTouches delaysTouchesBegan delaysTouchesEnded \
    depthStencilPixelFormat destination destinationCreationSelector detailTextLabel direction \
    directionalLockEnabled disabledBackground discoverabilityTitle displayModeButtonVisibility \
    distribution doubleSided down downArrow dragInteractionEnabled drawableColorFormat \
    drawableDepthFormat drawableMultisample drawableStencilFormat edges editable editingAccessoryType \
    enableSetNeedsDisplay enabled enablesMarqueeWhenAncestorFocused enablesReturnKeyAutomatically \
    entersFullScreenWhenPlaybackBegins estimatedRowHeight estimatedSectionFooterHeight \
    estimatedSectionHeaderHeight eventType exitsFullScreenWhenPlaybackEnds \
    extendedLayoutIncludesOpaqueBars family fillerRowHeight findInteractionEnabled firstAttribute \
    firstItem firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY \
    flightNumber focusStyle followsUndockedKeyboard footerTitle form framebufferOnly gapBetweenPages \
    green hasAttributedTitle headIndent header headerTitle height heightSizable hidden \
    hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap \
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed \
    hidesForSinglePage hidesSearchBarWhenScrolling hidesWhenStopped highlighted highlightedImage hint \
    horizontal horizontalCompressionResistancePriority horizontalHuggingPriority hyphenationFactor id \
    identifier ignoresSiblingOrder image imagePadding imagePlacement imageReservation imageView \
    indentationLevel indentationWidth indicator indicatorStyle inheritsFrom initialViewController \
    inlinePredictionType input insetsLayoutMarginsFromSafeArea inspectable interfaceStyle into \
    itemPositioning itemSpacing itemWidth jitteringEnabled key keyPath keyboardAppearance \
    keyboardDismissMode keyboardDisplayRequiresUserAction keyboardKey keyboardType kind label \
    landscapeImage largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitles \
    launchScreen layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement leading left \
    leftArrow leftItemsSupplementBackButton length lineBreakMode lineBreakStrategy lineHeightMultiple \
    lineSpacing link localeIdentifier localized location lookupSuggestion loops macIdiomStyle magenta \
    mapType mathExpressionCompletionType maxValue maxX maxY maximumContentSizeCategory maximumLineHeight \
    maximumNumberOfTouches maximumPrimaryColumnWidth maximumSupplementaryColumnWidth maximumValue \
    maximumValueImage maximumZoomScale mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction menu \
    metaFont minValue minX minY minimumContentSizeCategory minimumFontSize minimumInteritemSpacing \
    minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration \
    minimumPrimaryColumnWidth minimumScaleFactor minimumSupplementaryColumnWidth minimumValue \
    minimumValueImage minimumZoomScale minuteInterval misplaced modalInPresentation \
    modalPresentationStyle modalTransitionStyle modifierFlags momentary money multipleTouchEnabled \
    multiplier name navigationBarHidden navigationOrientation nibName none notEnabled numberOfLines \
    numberOfPages numberOfTapsRequired numberOfTouchesRequired on opaque orientation outlet pageDown \
    pageLength pageSpacing pageUp paginationBreakingMode paginationMode pagingEnabled paragraphSpacing \
    paragraphSpacingBefore parent passwordRules pauseOnWillResignActive paused phoneNumber physicalValue \
    pitchEnabled placeholder placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth \
    playPause playing playsSound pointSize pointerInteraction popoverAnchorBarButtonItem \
    popoverAnchorView preferredBehavioralStyle preferredCurrentPageIndicatorImage preferredDisplayMode \
    preferredFramesPerSecond preferredIndicatorImage preferredMaxLayoutWidth preferredPrimaryColumnWidth \
    preferredPrimaryColumnWidthFraction preferredRenderingAPI preferredSearchBarPlacement preferredStyle \
    preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction prefetchingEnabled \
    presentsWithGesture preservesSuperviewLayoutMargins primaryBackgroundStyle primaryEdge priority \
    progress progressImage progressViewStyle prompt prompted property propertyAccessControl \
    providesPresentationContextTransitionStyle red reference referencedIdentifier relation relationship \
    relativePath remembersLastFocusedIndexPath renderingMode reorderingCadence \
    requiresExclusiveTouchType requiresLinearPlayback resizesToFullScreen restorationIdentifier \
    resumeOnDidBecomeActive returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted right \
    rightArrow role rotateEnabled rotation rotationInDegrees roundsToMinuteInterval rowHeight \
    sampleCount scale scalesLargeContentImage scalesPageToFit sceneID sceneMemberID sceneName \
    scopeBarBackgroundImage screenlet scrollDirection scrollEnabled scrollsToTop searchBarStyle \
    searchField secondAttribute secondItem secondaryText sectionFooterHeight \
    sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding \
    sectionHeadersPinToVisibleBounds sectionIndexMinimumDisplayRowCount sectionInsetReference \
    secureTextEntry segmentControlStyle select selectable selected selectedImage \
    selectedScopeButtonIndex selectedSegmentIndex selectionFollowsFocus selectionIndicatorImage \
    selectionStyle selector selfSizingInvalidation semanticContentAttribute separatorInsetReference \
    separatorStyle shadowImage shipmentTrackingNumber shouldCullNonVisibleNodes shouldIndentWhileEditing \
    showsActivityIndicator showsBookmarkButton showsBuildings showsCancelButton showsCompass \
    showsDrawCount showsExpansionTextWhenTruncated showsFPS showsFields showsHorizontalScrollIndicator \
    showsLargeContentViewer showsMenuAsPrimaryAction showsNodeCount showsPhysics showsPlaybackControls \
    showsPointsOfInterest showsQuadCount showsReorderControl showsScale showsScopeBar \
    showsSearchResultsButton showsSecondaryOnlyButton showsSelectionImmediatelyOnTouchBegin \
    showsSelectionIndicator showsTouchWhenHighlighted showsTraffic showsUserLocation \
    showsUserTrackingButton showsVerticalScrollIndicator simulatedAppContext size smartDashesType \
    smartInsertDeleteType smartQuotesType sourceType spacing spacingType spellCheckingType spineLocation \
    splitViewControllerTargetIndex springLoaded startsMediaSession staticText stepValue \
    storyboardIdentifier storyboardName style subtitle subtitleLineBreakMode summaryElement \
    superclassName supportsZoom suppressesIncrementalRendering symbolAnimationEnabled symbolScale \
    symbolic systemColor systemItem systemVersion tabBar tableViewCell tag tailIndent targetRuntime text \
    textAlignment textContentType textLabel tighteningFactorForTruncation timeIntervalSinceReferenceDate \
    tintAdjustmentMode title titleAlignment titleLineBreakMode titlePadding toggleButton toolTip \
    toolbarHidden toolsVersion top trackImage trailing transitionStyle \
    translatesAutoresizingMaskIntoConstraints translucent trigger type unwindAction up upArrow \
    updatesFrequently updatesNowPlayingInfoCenter useAutolayout useCurrentDate useSafeAreas \
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled userLabel \
    usesAttributedText usesBottomSafeArea usesStandardTextScaling value verifyAmbiguity version vertical \
    verticalCompressionResistancePriority verticalHuggingPriority videoGravity viewModel visibleAtLaunch \
    wantsFullScreenLayout wantsMultisampling weight white width widthSizable wraps writingToolsBehavior \
    x xcode11CocoaTouchSystemColor y yellow zoomEnabled
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
    mini|small|medium|large
    fixed|dynamic|small|medium|large|capsule
    leading|trailing|top|bottom|all
    plain|gray|tinted|filled|borderless|bordered|borderedTinted|borderedProminent
    automatic|scrollableAxes|never|always
    none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory
    vertical|horizontal
    left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline|firstBaseline|leftMargin|rightMargin|topMargin|bottomMargin|leadingMargin|trailingMargin|centerXWithinMargins|centerYWithinMargins|lastBaseline
    multiplier
    equal|lessThanOrEqual|greaterThanOrEqual
    time|date|dateAndTime|countDownTimer|yearAndMonth
    automatic|wheels|compact|inline
    version
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
    default|custom
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
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !autoresizingMask
    !color backgroundColor tintColor
    ?canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    !fontDescription
    !keyboard
    ?color backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !frame bounds contentStretch
    ?safeArea contentLayoutGuide frameLayoutGuide keyboard
    ?accessibilityIdentifier adType colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor
    ?backgroundColor tintColor accessibilityIdentifier adType colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredRenderingAPI restorationIdentifier sceneMemberID sceneName simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredRenderingAPI restorationIdentifier sceneMemberID sceneName simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID sceneName simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID sceneName simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?base64-UTF8 attributedText attributedTitle userComments
    ?NSColor NSBackgroundColor NSStrokeColor NSUnderlineColor
    ?NSColor NSBackgroundColor NSStrokeColor NSUnderlineColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?view navigationBar toolbar tabBar refreshControl
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle nibName referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel videoGravity attributedText attributedTitle userComments
    !contentView
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle nibName referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel videoGravity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundColor strokeColor
    ?backgroundColor strokeColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?customView
    ?catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentSizeImage largeContentTitle sceneMemberID style systemItem title userLabel attributedText attributedTitle userComments
    ?tintColor
    ?imageInsets landscapeImageInsets
    ?tintColor catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentSizeImage largeContentTitle sceneMemberID style systemItem title userLabel attributedText attributedTitle userComments imageInsets landscapeImageInsets simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredBehavioralStyle restorationIdentifier role sceneMemberID simulatedAppContext tintAdjustmentMode titleAlignment toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !configuration
    !backgroundColor tintColor
    ?contentEdgeInsets imageEdgeInsets titleEdgeInsets titleShadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredBehavioralStyle restorationIdentifier role sceneMemberID simulatedAppContext tintAdjustmentMode titleAlignment toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentEdgeInsets imageEdgeInsets titleEdgeInsets titleShadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !normal highlighted disabled selected focused
    ?catalog image indicator macIdiomStyle subtitle subtitleLineBreakMode title titleAlignment titleLineBreakMode attributedText attributedTitle userComments
    ?baseForegroundColor baseBackgroundColor
    ?contentInsets
    ?baseForegroundColor baseBackgroundColor catalog image indicator macIdiomStyle subtitle subtitleLineBreakMode title titleAlignment titleLineBreakMode attributedText attributedTitle userComments contentInsets simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier reuseIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier reuseIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory reorderingCadence restorationIdentifier sceneMemberID selfSizingInvalidation simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundView sectionHeaderView sectionFooterView
    ?contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory reorderingCadence restorationIdentifier sceneMemberID selfSizingInvalidation simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?contentView backgroundView selectedBackgroundView
    ?customSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier reuseIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments customSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle nibName referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle nibName referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?automaticEstimatedItemSize colorLabel customClass customModule customModuleProvider sceneMemberID sectionInsetReference userLabel attributedText attributedTitle userComments
    ?itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset
    ?automaticEstimatedItemSize colorLabel customClass customModule customModuleProvider sceneMemberID sectionInsetReference userLabel attributedText attributedTitle userComments itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?customClass customModule customModuleProvider identifier userLabel attributedText attributedTitle userComments
    !date minimumDate maximumDate
    !tintColor
    ?content attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider name sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider name sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle nibName referencedIdentifier restorationIdentifier sceneMemberID sourceType storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle nibName referencedIdentifier restorationIdentifier sceneMemberID sourceType storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier catalog colorLabel customClass customModule customModuleProvider highlightedImage image interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext symbolScale tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier catalog colorLabel customClass customModule customModuleProvider highlightedImage image interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext symbolScale tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle lineBreakStrategy maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !textColor highlightedColor shadowColor backgroundColor tintColor
    ?shadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?textColor highlightedColor shadowColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle lineBreakStrategy maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments shadowOffset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel colorPixelFormat customClass customModule customModuleProvider depthStencilPixelFormat interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel colorPixelFormat customClass customModule customModuleProvider depthStencilPixelFormat interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backIndicatorImage backIndicatorTransitionMask backIndicatorTransitionMaskImage backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID shadowImage simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor backgroundColor tintColor
    ?barTintColor backgroundColor tintColor accessibilityIdentifier backIndicatorImage backIndicatorTransitionMask backIndicatorTransitionMaskImage backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID shadowImage simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?titleView
    ?backButtonDisplayMode backButtonTitle colorLabel customClass customModule customModuleProvider customizationIdentifier largeTitleDisplayMode preferredSearchBarPlacement prompt sceneMemberID style title userLabel attributedText attributedTitle userComments
    ?leftBarButtonItem rightBarButtonItem backBarButtonItem
    ?backButtonDisplayMode backButtonTitle colorLabel customClass customModule customModuleProvider customizationIdentifier largeTitleDisplayMode preferredSearchBarPlacement prompt sceneMemberID style title userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !dataDetectorTypes
    ?accessibilityIdentifier backgroundStyle colorLabel customClass customModule customModuleProvider direction interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredCurrentPageIndicatorImage preferredIndicatorImage restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !pageIndicatorTintColor currentPageIndicatorTintColor backgroundColor tintColor
    ?pageIndicatorTintColor currentPageIndicatorTintColor backgroundColor tintColor accessibilityIdentifier backgroundStyle colorLabel customClass customModule customModuleProvider direction interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredCurrentPageIndicatorImage preferredIndicatorImage restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle navigationOrientation nibName referencedIdentifier restorationIdentifier sceneMemberID spineLocation storyboardIdentifier storyboardName title transitionStyle userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider interfaceStyle modalPresentationStyle modalTransitionStyle navigationOrientation nibName referencedIdentifier restorationIdentifier sceneMemberID spineLocation storyboardIdentifier storyboardName title transitionStyle userLabel attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider name scale sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider name scale sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider placeholderIdentifier sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider placeholderIdentifier sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundImage colorLabel customClass customModule customModuleProvider sceneMemberID style userLabel attributedText attributedTitle userComments
    ?backgroundImage colorLabel customClass customModule customModuleProvider sceneMemberID style userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory progressImage progressViewStyle restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip trackImage userLabel verifyAmbiguity attributedText attributedTitle userComments
    !progressTintColor trackTintColor backgroundColor tintColor
    ?progressTintColor trackTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory progressImage progressViewStyle restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip trackImage userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?canvasLocation
    ?colorLabel customClass customModule customModuleProvider edges name sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider edges name sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory placeholder prompt restorationIdentifier sceneMemberID scopeBarBackgroundImage simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory placeholder prompt restorationIdentifier sceneMemberID scopeBarBackgroundImage simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !textInputTraits
    ?catalog image title attributedText attributedTitle userComments
    !selectedSegmentTintColor backgroundColor tintColor
    ?selectedSegmentTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?customClass customModule customModuleProvider destinationCreationSelector identifier inheritsFrom modalPresentationStyle modalTransitionStyle relationship trigger unwindAction attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory maximumValueImage minimumContentSizeCategory minimumValueImage preferredBehavioralStyle restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !minimumTrackTintColor maximumTrackTintColor thumbTintColor backgroundColor tintColor
    ?minimumTrackTintColor maximumTrackTintColor thumbTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory maximumValueImage minimumContentSizeCategory minimumValueImage preferredBehavioralStyle restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?behavior colorLabel customClass customModule customModuleProvider displayModeButtonVisibility interfaceStyle modalPresentationStyle modalTransitionStyle nibName preferredDisplayMode primaryBackgroundStyle primaryEdge referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments
    ?behavior colorLabel customClass customModule customModuleProvider displayModeButtonVisibility interfaceStyle modalPresentationStyle modalTransitionStyle nibName preferredDisplayMode primaryBackgroundStyle primaryEdge referencedIdentifier restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title userLabel attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?backgroundImage catalog image title attributedText attributedTitle userComments
    !titleColor titleShadowColor
    ?titleColor titleShadowColor backgroundImage catalog image title attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?colorLabel customClass customModule customModuleProvider direction name sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider direction name sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredStyle restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode title toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !onTintColor thumbTintColor backgroundColor tintColor
    ?onTintColor thumbTintColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory preferredStyle restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode title toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle itemPositioning largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID selectionIndicatorImage shadowImage simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor selectedImageTintColor unselectedItemTintColor backgroundColor tintColor
    ?barTintColor selectedImageTintColor unselectedItemTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage colorLabel customClass customModule customModuleProvider interfaceStyle itemPositioning largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID selectionIndicatorImage shadowImage simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?badgeValue catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentSizeImage largeContentTitle sceneMemberID selectedImage style systemItem title userLabel attributedText attributedTitle userComments
    ?badgeValue catalog colorLabel customClass customModule customModuleProvider image landscapeImage largeContentSizeImage largeContentTitle sceneMemberID selectedImage style systemItem title userLabel attributedText attributedTitle userComments imageInsets landscapeImageInsets simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?tableHeaderView tableFooterView backgroundView
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID selfSizingInvalidation separatorInsetReference simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor backgroundColor tintColor
    ?contentInset scrollIndicatorInsets separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider dataMode decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID selfSizingInvalidation separatorInsetReference simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?contentView backgroundView selectedBackgroundView multipleSelectionBackgroundView accessoryView editingAccessoryView
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier reuseIdentifier sceneMemberID simulatedAppContext style tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier reuseIdentifier sceneMemberID simulatedAppContext style tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments separatorInset canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?headerView footerView
    ?colorLabel customClass customModule customModuleProvider footerTitle headerTitle sceneMemberID userLabel attributedText attributedTitle userComments
    ?colorLabel customClass customModule customModuleProvider footerTitle headerTitle sceneMemberID userLabel attributedText attributedTitle userComments simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?textColor textShadowColor
    ?textColor textShadowColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier background colorLabel customClass customModule customModuleProvider disabledBackground interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory placeholder restorationIdentifier sceneMemberID simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    !textColor backgroundColor tintColor
    ?textColor backgroundColor tintColor accessibilityIdentifier background colorLabel customClass customModule customModuleProvider disabledBackground interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory placeholder restorationIdentifier sceneMemberID simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier borderStyle colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?textColor backgroundColor tintColor accessibilityIdentifier borderStyle colorLabel customClass customModule customModuleProvider decelerationRate indicatorStyle interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext text tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments contentInset scrollIndicatorInsets contentSize canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?barTintColor backgroundColor tintColor accessibilityIdentifier backgroundImage barPosition colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    !value
    ?contentView
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory paginationBreakingMode paginationMode restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory paginationBreakingMode paginationMode restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    ?accessibilityIdentifier colorLabel customClass customModule customModuleProvider customUserAgent interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments
    ?backgroundColor tintColor accessibilityIdentifier colorLabel customClass customModule customModuleProvider customUserAgent interfaceStyle largeContentTitle maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity attributedText attributedTitle userComments canvasLocation layoutMargins directionalLayoutMargins freeformSize preferredContentSize simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    """

  /// A line for each element: role, size rule, painting; traits; localized attributes; class; availability; flags and required attributes; attributes with types; children; keys.
  static let rows: StaticString = """
    structure none opaque;;;;;0;217 1 223 1 246 1 254 1 562 1;3 14 25 105 108 115 144 179 207;3 0 14 1 108 1 115 2 179 1
    metadata none opaque;;;;;2;246 1;;
    value none opaque;;;;;0;6 2 25 2 91 2 100 2 200 2 225 2 246 1 251 2 272 2 327 2 328 2 359 2 429 2 444 2 501 2 502 2 509 2 511 2 519 2 535 2 550 2;;
    connection none opaque;;;;;0;148 3 176 4 222 5 451 1;;
    view activity activity;;;UIActivityIndicatorView UIView;;0;1 1 15 3 42 7 45 2 47 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 214 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 506 6 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 6 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 10 129 7 139 11 170 7 179 4 220 12
    view none opaque;;;ADBannerView UIView;- 10.0 -;0;1 1 4 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 13 17 5 42 14 62 7 64 7 69 8 81 13 85 7 91 9 108 13 115 15 129 7 139 11 170 7 179 13 220 12
    metadata none opaque;;;;;2;246 1;;
    list none opaque;;;;;0;246 1;79 81 105 144 207;
    structure none opaque;;;;;2;246 1;15 21 24 42 81 115 196;115 16
    view none opaque;;;ARView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    list none opaque;;;;;0;246 1;11 20 42 61 86 105 108 115 138 144 179 207;115 16
    view none opaque;;;ARSCNView SCNView;;0;1 1 15 3 22 2 42 7 45 2 56 2 61 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 245 2 246 1 257 1 261 2 277 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 358 2 367 12 372 1 379 2 403 1 418 2 421 1 422 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9 572 2;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 18 17 5 42 14 62 7 64 7 69 8 81 18 85 7 91 9 108 18 115 19 129 7 139 11 170 7 179 18 220 12
    view none opaque;;;ARSKView SKView;;0;1 1 15 3 41 2 42 7 45 2 51 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 224 2 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 349 2 355 10 356 10 367 12 379 2 403 1 418 2 421 1 422 1 453 11 458 2 465 2 467 2 468 2 470 2 472 2 473 2 476 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 20 17 5 42 14 62 7 64 7 69 8 81 20 85 7 91 9 108 20 115 21 129 7 139 11 170 7 179 20 220 12
    value none opaque;;;;;1;77 1 246 1;70 108 179;108 22 179 22
    structure none opaque;;;;;2;246 1;11 25 42 51 61 68 69 86 107 108 115 124 138 161 179;42 23 115 24
    value none opaque;;;;;2;246 1 327 2;;
    value none opaque;;;;;0;186 2 187 2 188 2 189 2 203 2 246 1 576 2;;
    controller none opaque;;531;AVPlayerViewController UIViewController;;0;15 3 38 2 59 2 63 2 81 3 96 2 114 1 130 1 132 1 133 1 143 2 172 2 177 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 401 2 403 1 421 1 474 2 504 1 505 1 531 1 537 2 551 2 555 2 558 1 568 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 26 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 26 82 25 85 7 92 25 99 25 106 25 108 26 111 25 115 28 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 26 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    structure none opaque;;;;;2;99 1 225 1 246 1;42 62 81 115;42 29 115 30
    object none opaque;;531;UIBarButtonItem UIBarItem;;0;15 3 81 3 99 1 102 2 114 1 130 1 132 1 133 1 169 2 204 2 222 5 225 1 246 1 255 1 256 1 257 1 421 1 444 2 500 2 506 1 513 2 517 1 521 12 531 1 558 1 575 13;1 5 6 9 10 12 13 14 21 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 75 79 81 82 85 86 88 92 99 101 105 106 108 111 115 117 121 125 129 135 138 139 141 144 149 153 154 158 170 171 172 175 178 179 182 185 190 191 192 197 200 204 207 208 210 214 216 221 222 223 225;1 3 5 31 6 31 10 31 12 31 13 31 14 32 26 31 28 31 34 31 35 31 36 31 37 27 42 33 43 31 48 31 55 31 62 34 64 34 75 31 81 32 82 31 85 34 92 31 99 31 106 31 108 32 111 31 115 35 121 31 125 31 129 34 135 31 141 31 149 31 153 31 154 31 158 31 170 34 171 31 172 31 175 31 178 31 179 32 182 31 185 31 190 31 191 31 192 27 197 31 200 31 204 31 216 31 221 31 222 31 223 31 225 31
    structure none opaque;;;;;2;246 1;15 21 24 42 81 115 196;115 16
    object none opaque;;;UIBarButtonItemGroup NSObject;;0;15 3 81 3 114 1 130 1 132 1 133 1 222 5 246 1 421 1 558 1;1 9 14 20 25 42 45 62 64 67 79 81 85 86 87 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 36 81 36 108 36 115 37 179 36
    edit none opaque;;;;;0 52 336;52 1 247 1 336 1 562 1;;
    structure none opaque;;;;;0;246 1 506 1;;
    value none opaque;;;;;0;246 1 562 2;;
    view button button;hasBaseline needsSpace isButton;;UIButton UIControl;;0;1 1 9 2 11 2 12 2 15 3 42 7 45 2 64 2 81 3 93 14 102 2 107 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 169 2 185 2 198 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 268 15 285 1 300 1 314 2 321 2 334 2 355 10 356 10 361 2 364 1 379 2 403 1 407 2 410 1 418 2 421 1 444 2 453 11 470 2 471 2 484 2 489 1 500 2 521 12 530 1 532 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 27 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 101 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 177 179 183 207 208 210 211 214 220;1 3 14 38 17 5 27 39 42 40 62 41 64 41 69 8 81 38 85 41 91 9 108 38 115 42 129 41 139 11 170 41 177 43 179 38 220 12
    structure none opaque;;;;;0;60 2 92 18 99 1 127 19 225 1 226 13 227 20 228 13 232 1 246 1 278 1 460 2 506 21 507 1 508 1 531 1 532 1 533 1 534 13;14 15 19 42 62 69 81 105 108 115 133 144 179 183 207;14 44 42 45 62 46 81 44 108 44 115 47 179 44
    view none datePicker;holdsContent;;UICalendarView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    metadata none opaque;;;;;2;246 1;;
    list none opaque;;;;;0;246 1;36 105 144 191 207;
    list none opaque;;;;;0;246 1;44 89 101 102 105 144 207;
    metadata none opaque;;;;;2;103 1 246 1 510 1;143 173;
    metadata none opaque;;;;;2;246 1;32;
    view none cell;isCollectionItem;;UICollectionReusableView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 406 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 48 17 5 42 40 62 7 64 7 69 8 81 48 85 7 91 9 108 48 115 49 129 7 139 11 170 7 179 48 220 12
    view none collection;scrolls holdsContent;;UICollectionView UIScrollView;;0;1 1 15 3 28 2 29 2 32 2 35 2 36 2 39 2 40 2 42 7 43 2 44 2 45 2 58 2 64 2 81 3 87 2 88 2 89 2 90 2 95 2 107 2 111 2 114 1 122 22 123 8 130 1 132 1 133 1 137 1 139 1 144 2 152 2 160 2 185 2 204 2 219 9 220 9 222 5 233 1 238 2 240 1 246 1 249 23 257 1 261 2 285 1 292 13 300 1 312 13 314 2 321 2 334 2 343 2 355 10 356 10 377 2 379 2 397 2 399 1 403 1 418 2 421 1 426 2 427 2 448 2 452 1 453 11 469 2 470 2 488 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 30 34 38 40 41 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 141 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 50 17 5 34 51 42 14 62 52 64 52 69 8 81 50 85 52 91 9 108 50 115 53 129 52 139 11 141 51 170 52 179 50 220 12
    view none cell;isCollectionItem;;UICollectionViewCell UICollectionReusableView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 406 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 5 6 9 10 12 13 14 17 19 25 26 28 34 35 36 37 42 43 45 47 48 55 62 64 67 69 71 72 74 75 79 81 82 85 86 88 91 92 94 99 103 104 105 106 108 111 115 121 125 129 133 135 138 139 141 144 149 153 154 158 163 164 165 167 168 169 170 171 172 175 178 179 180 182 183 185 190 191 192 197 200 204 207 208 210 211 214 216 220 221 222 223 225;1 3 5 54 6 54 10 54 12 54 13 54 14 48 17 5 26 54 28 54 34 54 35 54 36 54 37 27 42 40 43 54 48 54 55 54 62 55 64 55 69 8 75 54 81 48 82 54 85 55 91 9 92 54 99 54 106 54 108 48 111 54 115 56 121 54 125 54 129 55 135 54 139 11 141 54 149 54 153 54 154 54 158 54 170 55 171 54 172 54 175 54 178 54 179 48 182 54 185 54 190 54 191 54 192 27 197 54 200 54 204 54 216 54 220 12 221 54 222 54 223 54 225 54
    view none container;isCellContent;;UIView UIResponder;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    object none opaque;;;UICollectionViewCompositionalLayout UICollectionViewLayout;;0;15 3 81 3 114 1 130 1 132 1 133 1 222 5 246 1 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 36 81 36 108 36 115 37 179 36
    controller none opaque;;531;UICollectionViewController UIViewController;;0;15 3 59 2 63 2 81 3 110 2 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    object none opaque;;;UICollectionViewFlowLayout UICollectionViewLayout;;0;15 3 57 1 81 3 114 1 130 1 132 1 133 1 222 5 246 1 302 13 304 13 421 1 425 24 434 2 437 2 439 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 59 62 60 64 60 81 59 85 60 108 59 115 61 129 60 170 60 179 59
    object none opaque;;;UICollectionViewLayout NSObject;;0;15 3 81 3 114 1 130 1 132 1 133 1 222 5 246 1 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 36 81 36 108 36 115 37 179 36
    value none opaque;;;;;0;42 7 83 13 84 7 99 1 112 1 117 1 131 1 136 13 197 7 246 1 279 13 323 1 391 7 516 1 574 7 580 1 582 13;;
    view none opaque;holdsContent;;UIColorWell UIControl;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    object none opaque;;531;UICommand UIMenuElement;;2;15 3 81 3 99 1 114 1 130 1 132 1 133 1 154 1 222 5 223 1 225 1 246 1 318 1 421 1 451 1 507 1 531 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 115 16
    list none opaque;;;;;0;246 1;4 23 105 119 120 144 160 207;
    constraint none opaque;;;;;0;15 3 81 3 119 13 130 1 132 1 133 1 182 25 183 3 222 5 223 1 246 1 322 26 353 2 382 9 394 27 430 25 431 3 515 2 558 1;14 45 210 214;14 62
    list none opaque;;;;;0;246 1;46 105 144 207;
    view none container;;;UIView UIResponder;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    metadata none opaque;;;;;2;246 1;11 179;
    object none opaque;;;NSObject;;0;15 3 81 3 114 1 130 1 132 1 133 1 222 5 246 1 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 36 81 36 108 36 115 37 179 36
    value none opaque;;;;;3;246 1;;
    value none opaque;;;;;0;5 2 94 2 190 2 246 1 272 2 276 2 320 2 327 2 350 2 351 2 457 2;;
    value none opaque;;;;;2;246 1 327 2;;
    value none opaque;;;;;0;246 1 529 13;;
    view datePicker datePicker;needsSpace holdsContent;;UIDatePicker UIControl;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 128 13 130 1 132 1 133 1 138 28 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 313 12 314 2 321 2 334 2 355 10 356 10 379 2 403 1 414 2 418 2 421 1 444 2 453 11 470 2 489 1 500 2 506 29 521 12 530 1 536 1 543 2 553 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 54 62 64 67 69 71 72 74 79 81 85 86 88 91 94 97 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 203 207 208 210 211 214 220;1 3 14 4 17 5 42 14 54 63 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    metadata none opaque;;;;;2;246 1;29 57 128 207;
    metadata none opaque;;;;;2;246 1;;
    metadata none opaque;;;;;2;246 1;115 139 170;115 16
    metadata none opaque;;;;;2;246 1;58;
    metadata none opaque;;;;;2;222 5 246 1 335 1;7;
    structure none opaque;;;;;2;246 1;11 25 61 86 138 179;
    value none opaque;;;;;0;86 13 246 1 263 13 539 13 541 13;;
    document none opaque;;;;;2;115 2 141 1 235 3 260 2 389 1 518 1 523 1 538 30 546 1 552 2 554 2 556 2 564 1;2 33 42 49 56 59 60 84 105 116 129 144 145 150 162 170 201 207 208;42 64
    value none opaque;;;;;0;86 13 246 1 264 13 408 13 539 13;;
    structure none opaque;;;;;0 392;392 3;;
    object none opaque;;;NSObject;;0;15 3 81 3 114 1 130 1 132 1 133 1 222 5 246 1 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 36 81 36 108 36 115 37 179 36
    value none opaque;;;;;0;86 2 246 1 263 2 264 2 327 2 408 2 539 2 541 2;;
    value none opaque;;;;;0;179 1 246 1 296 1 323 1 360 31 490 13;;
    value none opaque;;;;;0;179 1 246 1 323 1 360 31 506 1 546 32 573 33;;
    structure none opaque;;;;;0;120 1;15 108 179;108 65 179 65
    value none opaque;;;;;0;202 13 246 1 283 13 284 13 298 13 299 13 575 13;;
    metadata none opaque;;;;;2;246 1;170;
    object none opaque;;;UIGestureRecognizer NSObject;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 323 1 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    list none opaque;;;;;0;246 1;73 78 98 105 123 126 130 144 147 152 181 195 207;
    view none opaque;;;GLKView UIView;- 12.0 MTKView;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 161 1 162 1 163 1 164 1 168 2 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 68 17 5 42 14 62 7 64 7 69 8 81 68 85 7 91 9 108 68 115 69 129 7 139 11 170 7 179 68 220 12
    controller none opaque;;531;GLKViewController UIViewController;- 12.0 MTKView;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 348 2 367 12 390 2 393 1 403 1 404 2 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    controller none opaque;;531;UIHostingController UIViewController;;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    object none opaque;;;UIHoverGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 323 1 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    resource none opaque;;;;;2;99 1 202 13 246 1 323 1 398 1 417 1 575 13;51 81 107 115 183;115 16
    controller none opaque;;531;UIImagePickerController UINavigationController;;0;15 3 26 2 30 2 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 324 2 326 1 390 2 393 1 403 1 421 1 494 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 70 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 70 82 25 85 7 92 25 99 25 106 25 108 70 111 25 115 71 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 70 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    value none opaque;;;;;0;48 34 99 1 225 1 246 1 323 1 398 1 417 1 514 1;42 69 133 183;
    view image image;;;UIImageView UIView;;0;1 1 9 2 10 2 15 3 42 7 45 2 47 2 64 2 81 3 99 1 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 215 2 216 1 219 9 220 9 222 5 225 1 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 514 1 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 8 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 72 17 5 42 40 62 7 64 7 69 8 81 72 85 7 91 9 108 72 115 73 129 7 139 11 170 7 179 72 220 12
    structure none opaque;;;;;0 392;392 3;;
    metadata none opaque;;;;;2;246 1;160;
    value none opaque;;;;;0;246 1 283 13 284 13 298 13 299 13;;
    value none opaque;;;;;0;246 1 562 12;;
    list none opaque;;;;;0;246 1;20 105 114 144 188 207;
    metadata none opaque;;;;;2;246 1;;
    object none opaque;needsNoID;154;UIKeyCommand UICommand;;2;3 1 15 3 81 3 114 1 130 1 132 1 133 1 154 1 222 5 237 1 246 1 318 1 421 1 451 1 531 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 115 16
    list none opaque;;;;;0;246 1;89 105 144 207;
    guide none opaque;;;UIKeyboardLayoutGuide UILayoutGuide;;0;114 1 130 1 132 1 133 1 192 2 222 5 246 1 558 1 560 2;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 74 81 74 108 74 115 75 179 74
    view label label;hasBaseline needsSpace hasTextColor;524;UILabel UIView;;0;1 1 7 2 8 2 13 2 15 3 24 2 42 7 45 2 64 2 79 35 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 169 2 170 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 268 15 269 1 285 1 300 1 301 31 308 13 314 2 321 2 329 12 334 2 355 10 356 10 369 13 379 2 403 1 418 2 421 1 453 11 466 2 470 2 489 1 500 2 521 12 524 1 525 36 530 1 536 1 543 2 557 2 558 1 559 2 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 76 17 5 42 77 62 78 64 78 69 8 81 76 85 78 91 9 108 76 115 79 129 78 139 11 170 78 179 76 220 12
    guide none opaque;needsNoID;;UILayoutGuide NSObject;;0;114 1 130 1 132 1 133 1 222 5 246 1 558 1;1 9 14 25 42 45 47 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 74 81 74 108 74 115 75 179 74
    list none opaque;;;;;0;246 1;93 105 144 207 218 220;220 12
    list none opaque;;;;;0;246 1;20 105 144 207;
    structure none opaque;;;;;2;99 1 225 1 246 1 432 1 524 1;14 42 62 69 81 108 115 133 179;115 16
    value none opaque;;;;;0;246 1 273 1;;
    object none opaque;;;UILongPressGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 306 13 323 1 331 12 332 12 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    view none map;holdsContent;;MKMapView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 280 37 285 1 300 1 314 2 321 2 334 2 352 2 355 10 356 10 379 2 403 1 411 2 418 2 421 1 426 2 453 11 462 2 464 2 470 2 475 2 478 2 485 2 486 2 487 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9 583 2;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    structure none opaque;;;;;0;246 1;65 83;
    object none opaque;;531;UIMenu UIMenuElement;;2;15 3 81 3 99 1 114 1 130 1 132 1 133 1 222 5 223 1 225 1 246 1 421 1 517 1 531 1 558 1;1 9 14 25 31 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 115 16
    object none opaque;needsNoID;;UIMenuElement NSObject;;2;15 3 81 3 99 1 114 1 130 1 132 1 133 1 222 5 223 1 225 1 246 1 421 1 531 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 115 16
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    edit none opaque;;;;;0 392;15 3 81 3 241 3 392 3;;
    view none opaque;;;MTKView UIView;;0;1 1 15 3 42 7 45 2 53 2 64 2 81 3 105 13 106 12 107 2 111 2 114 1 116 1 123 8 130 1 132 1 133 1 147 1 168 2 185 2 195 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 349 2 355 10 356 10 367 12 379 2 403 1 416 12 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 80 17 5 42 14 62 7 64 7 69 8 81 80 85 7 91 9 108 80 115 81 129 7 139 11 170 7 179 80 220 12
    value none opaque;;;;;3;246 1;;
    value none opaque;;;;;1;77 1 246 1;;
    resource none opaque;;;;;0;48 34 246 1 323 1;42;
    resource none opaque;;;;;0;246 1 323 1;69;
    view bar navigationBar;;;UINavigationBar UIView;;0;1 1 15 3 42 7 45 2 64 2 68 1 69 1 70 1 72 1 75 1 76 38 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 259 2 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 456 1 470 2 489 1 500 2 521 12 530 1 536 1 543 2 544 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 87 88 91 94 103 104 105 108 112 115 117 129 133 138 139 144 163 164 165 167 168 169 170 176 179 183 196 207 208 210 211 214 220;1 3 14 82 17 5 42 83 62 7 64 7 69 8 81 82 85 7 91 9 108 82 115 84 129 7 139 11 170 7 179 82 220 12
    structure none opaque;;;;;2;246 1;15 21 24 42 81 115 196;115 16
    controller none opaque;;531;UINavigationController UIViewController;;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 207 2 208 2 209 2 210 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 324 2 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    object none opaque;;531 386;UINavigationItem NSObject;;0;15 3 66 1 67 1 81 3 114 1 130 1 132 1 133 1 135 1 206 2 213 2 222 5 246 1 258 1 266 2 373 1 386 1 421 1 506 1 531 1 558 1;1 5 6 9 10 12 13 14 20 22 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 75 79 81 82 85 86 88 92 95 99 105 106 108 111 112 115 117 121 125 129 135 138 139 141 144 146 149 153 154 158 170 171 172 175 178 179 182 185 190 191 192 197 200 204 207 208 210 214 216 221 222 223 225;1 3 5 85 6 85 10 85 12 85 13 85 14 86 20 87 26 85 28 85 34 85 35 85 36 85 37 27 43 85 48 85 55 85 75 85 81 86 82 85 92 85 99 85 106 85 108 86 111 85 115 88 121 85 125 85 135 85 141 85 149 85 153 85 154 85 158 85 171 85 172 85 175 85 178 85 179 86 182 85 185 85 190 85 191 85 192 27 197 85 200 85 204 85 216 85 221 85 222 85 223 85 225 85
    value none opaque;;;;;0;246 1 323 1;;
    list none opaque;;;;;0;246 1;3 5 6 10 12 13 14 16 17 18 20 22 25 26 28 34 35 36 37 38 39 40 41 42 43 44 48 50 51 52 53 54 55 62 64 66 67 68 69 71 73 75 76 77 78 80 81 82 85 86 89 92 97 98 99 101 102 105 106 107 108 111 113 114 115 117 121 122 123 125 126 127 129 130 131 132 134 135 137 138 139 140 141 144 147 149 152 153 154 155 158 170 171 172 174 175 178 179 181 182 185 187 188 190 191 192 193 194 195 197 200 203 204 207 213 216 217 219 221 222 223 225;3 0 17 5 37 27 52 89 115 16 192 27
    value none opaque;;;;;0;218 13 246 1 565 13;;
    structure none opaque;;;;;2;246 1;61 86 138 179;
    connection none opaque;;;;;0;148 3 222 5 388 1;;
    connection none opaque;;;;;0;49 2 113 1 148 3 222 5 388 1;;
    view pageControl pageControl;holdsContent;;UIPageControl UIControl;;0;1 1 15 3 23 2 42 7 45 2 64 2 73 1 81 3 107 2 111 2 114 1 121 16 123 8 124 17 129 12 130 1 132 1 133 1 142 2 151 1 169 2 185 2 204 2 212 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 330 12 334 2 355 10 356 10 365 1 368 1 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 90 17 5 42 91 62 7 64 7 69 8 81 90 85 7 91 9 108 90 115 92 129 7 139 11 170 7 179 90 220 12
    controller none opaque;;531;UIPageViewController UIViewController;;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 157 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 325 1 326 1 339 13 390 2 393 1 403 1 421 1 498 1 504 1 505 1 531 1 537 2 542 1 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 93 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 93 82 25 85 7 92 25 99 25 106 25 108 93 111 25 115 94 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 93 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    object none opaque;;;UIPanGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 287 12 305 12 323 1 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    structure none opaque;;;;;2;16 36 78 39 140 13 184 13 199 13 221 13 246 1 268 40 270 13 271 13 286 13 303 13 344 13 345 13 522 13 528 13;11 115 189;115 16
    view picker picker;holdsContent;;UIPickerView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 483 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    object none opaque;;;UIPinchGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 323 1 400 2 417 1 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 95 81 95 108 95 115 96 179 95
    object none opaque;;;NSObject;;0;114 1 130 1 132 1 133 1 222 5 246 1 354 1 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 97 81 97 108 97 115 98 179 97
    metadata none opaque;;;;;2;246 1;;
    value none opaque;;;;;0 579 581;246 1 579 13 581 13;;
    object none opaque;;;UILongPressGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 306 13 323 1 331 12 332 12 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    value none opaque;;;;;0;158 2 246 1 264 2 408 2 548 2;;
    object none opaque;needsNoID;;UIPopoverPresentationController UIPresentationController;;0;15 3 72 1 81 3 114 1 130 1 132 1 133 1 222 5 246 1 421 1 506 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 131 138 139 144 170 179 207 208 210 214;1 3 14 99 81 99 108 99 115 100 179 99
    structure none opaque;;;;;2;118 1 246 1 360 31 398 1 417 1 573 33;11 42 69 115;115 16
    value none opaque;;;;;0;159 2 246 1 265 2 295 2 337 2 340 2 357 2 409 2 442 2 549 2;;
    view progress progress;holdsContent;;UIProgressView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 383 13 384 1 385 1 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 540 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 101 17 5 42 102 62 7 64 7 69 8 81 101 85 7 91 9 108 101 115 103 129 7 139 11 170 7 179 101 220 12
    list none opaque;;;;;0;246 1;105 144 191 207;
    value none opaque;;;;;0;246 1 267 12 275 12;;
    value none opaque;;;;;0;246 1 562 13;;
    value none opaque;;;;;0 579 581 575 202;202 13 246 1 575 13 579 13 581 13;;
    value none opaque;;;;;0;86 2 246 1 264 2 327 2 408 2 539 2;;
    view none opaque;;;UIRefreshControl UIControl;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    metadata none opaque;;;;;2;98 1 246 1 253 1 323 1;;
    metadata none opaque;;;;;2;246 1;142;
    edit none opaque;;;;;0 392;392 3;;
    list none opaque;;;;;0;246 1;79 105 109 110 144 184 207;
    list none opaque;;;;;0;246 1;20 105 144 207;
    object none opaque;;;UIRotationGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 323 1 400 2 412 13 413 13 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    document none opaque;;;;;0;246 1 420 1;105 116 129 144 207;129 104
    view none opaque;;;SCNView UIView;;0;1 1 15 3 22 2 42 7 45 2 56 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 245 2 246 1 257 1 261 2 277 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 358 2 367 12 372 1 379 2 403 1 418 2 421 1 422 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9 572 2;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 18 17 5 42 14 62 7 64 7 69 8 81 18 85 7 91 9 108 18 115 19 129 7 139 11 170 7 179 18 220 12
    list none opaque;;;;;0;246 1;105 144 148 207;
    list none opaque;;;;;0;246 1;105 144 179 207;
    object none opaque;;;UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 165 1 169 2 222 5 246 1 287 12 305 12 323 1 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 140 144 170 179 207 208 210 214;1 3 14 105 81 105 108 105 115 106 179 105
    view none scroll;scrolls isPlain;;UIScrollView UIView;;0;1 1 15 3 32 2 42 7 43 2 44 2 45 2 58 2 64 2 81 3 87 2 88 2 89 2 90 2 95 2 107 2 111 2 114 1 122 22 123 8 130 1 132 1 133 1 139 1 144 2 152 2 185 2 204 2 219 9 220 9 222 5 233 1 238 2 240 1 246 1 249 23 257 1 261 2 285 1 292 13 300 1 312 13 314 2 321 2 334 2 343 2 355 10 356 10 379 2 403 1 418 2 421 1 426 2 427 2 453 11 469 2 470 2 488 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 141 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 107 17 5 42 40 62 52 64 52 69 8 81 107 85 52 91 9 108 107 115 108 129 52 139 11 170 52 179 107 220 12
    view searchBar searchBar;needsSpace holdsContent;524 353 386;UISearchBar UIView;;0;1 1 15 3 42 7 45 2 64 2 72 1 76 38 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 353 1 355 10 356 10 379 2 386 1 403 1 418 2 421 1 423 1 428 41 446 12 453 11 461 2 463 2 470 2 479 2 480 2 489 1 500 2 521 12 524 1 530 1 536 1 543 2 544 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 117 129 133 138 139 144 151 163 164 165 167 168 169 170 179 183 198 207 208 210 211 214 220;1 3 14 109 17 5 42 83 62 7 64 7 69 8 81 109 85 7 91 9 108 109 115 110 129 7 139 11 170 7 179 109 198 111 220 12
    controller none opaque;;531;UISearchDisplayController NSObject;- 8.0 UISearchController;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    list none opaque;;;;;0;246 1;105 144 194 207;
    structure none opaque;;;;;0;99 1 169 2 225 1 531 1 575 13;81 170 179;81 112 179 112
    view segmentedControl segmentedControl;hasBaseline needsSpace holdsContent;;UISegmentedControl UIControl;;0;1 1 15 3 42 7 45 2 50 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 319 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 441 42 444 2 447 12 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 117 129 133 138 139 144 159 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 113 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 114 129 7 139 11 170 7 179 4 220 12
    list none opaque;;;;;0;246 1;105 144 157 207;
    connection none opaque;;;;;0;46 2 130 1 132 1 133 1 148 3 149 1 222 5 223 1 234 1 246 1 253 43 316 1 317 1 362 3 363 3 392 3 395 1 499 12 545 1 547 1;67 115 129 131 139 160;115 115
    structure none opaque;;;;;2;246 1;42 170;
    metadata none opaque;;;;;2;246 1;72 103 104 115 163 164 165 166 167 168 169;115 16
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    metadata none opaque;;;;;2;246 1;170;
    value none opaque;;;;;0 575 202;202 13 246 1 575 13;;
    view none opaque;;;SKView UIView;;0;1 1 15 3 41 2 42 7 45 2 51 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 224 2 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 349 2 355 10 356 10 367 12 379 2 403 1 418 2 421 1 422 1 453 11 458 2 465 2 467 2 468 2 470 2 472 2 473 2 476 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 20 17 5 42 14 62 7 64 7 69 8 81 20 85 7 91 9 108 20 115 21 129 7 139 11 170 7 179 20 220 12
    view slider slider;needsSpace holdsContent;;UISlider UIControl;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 126 2 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 282 13 285 1 291 1 297 13 300 1 311 1 314 2 321 2 334 2 355 10 356 10 364 1 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 562 13 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 116 17 5 42 117 62 7 64 7 69 8 81 116 85 7 91 9 108 116 115 118 129 7 139 11 170 7 179 116 220 12
    metadata none opaque;;;;;2;246 1 396 1 546 1;;
    controller none opaque;;531;UISplitViewController UIViewController;;0;15 3 17 2 18 2 59 2 63 2 81 3 82 1 114 1 130 1 132 1 133 1 143 2 155 1 178 2 211 2 222 5 240 1 246 1 288 13 289 13 307 13 309 13 315 2 316 1 317 1 326 1 366 1 370 13 371 13 375 13 376 13 378 2 380 1 381 1 390 2 393 1 403 1 421 1 481 2 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 119 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 119 82 25 85 7 92 25 99 25 106 25 108 119 111 25 115 120 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 119 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    view none stack;arrangesSubviews isPlain;;UIStackView UIView;;0;1 1 15 3 16 44 42 7 45 2 64 2 65 45 80 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 156 46 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 262 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 495 13 496 47 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    structure none opaque;;;;;2;246 1;15 21 24 42 81 115 196;115 16
    structure none opaque;;;;;0;72 1 99 1 225 1 246 1 531 1;14 42 81 105 108 115 133 144 179 183 207;14 121 42 122 81 121 108 121 115 123 179 121
    view stepper stepper;needsSpace holdsContent;;UIStepper UIControl;;0;1 1 15 3 42 7 45 2 62 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 126 2 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 290 13 300 1 310 13 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 503 13 521 12 530 1 536 1 543 2 557 2 558 1 562 13 563 1 566 9 567 9 577 2;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    value none opaque;;;;;1;77 1 246 1 323 1;;
    list none opaque;;;;;0;246 1;5 6 10 12 13 26 28 34 35 36 37 43 48 55 75 82 92 99 105 106 111 121 125 135 141 144 149 153 154 158 171 172 175 178 182 185 190 191 192 197 200 204 207 216 221 222 223 225;37 27 192 27
    object none opaque;;;UISwipeGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 151 1 169 2 222 5 246 1 323 1 332 12 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 124 81 124 108 124 115 125 179 124
    view switch switch;needsSpace holdsContent;;UISwitch UIControl;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 333 2 334 2 355 10 356 10 374 1 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 506 48 521 12 530 1 531 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 126 17 5 42 127 62 7 64 7 69 8 81 126 85 7 91 9 108 126 115 128 129 7 139 11 170 7 179 126 220 12
    structure none opaque;;;;;2;118 1 246 1 360 31 398 1 417 1 573 33;11 42 69 115;115 16
    resource none opaque;;;;;0;246 1 323 1;42;
    view tabBar tabBar;;;UITabBar UIView;;0;1 1 15 3 42 7 45 2 64 2 72 1 76 38 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 242 1 243 13 244 13 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 449 1 453 11 456 1 470 2 489 1 500 2 521 12 530 1 536 1 543 2 544 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 87 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 176 179 183 186 207 208 210 211 214 220;1 3 14 129 17 5 42 130 62 7 64 7 69 8 81 129 85 7 91 9 108 129 115 131 129 7 139 11 170 7 179 129 220 12
    structure none opaque;;;;;2;246 1;15 24 42 81 115 117 196;115 16
    controller none opaque;;531;UITabBarController UIViewController;;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    object none opaque;;531;UITabBarItem UIBarItem;;0;15 3 74 1 81 3 99 1 114 1 130 1 132 1 133 1 169 2 222 5 225 1 246 1 255 1 256 1 257 1 421 1 445 1 500 2 506 1 517 1 521 12 531 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 117 129 138 139 144 170 179 207 208 210 214;1 3 14 132 62 34 64 34 81 132 85 34 108 132 115 133 129 34 170 34 179 132
    structure none opaque;;;;;2;246 1;199;
    view none table;scrolls listsRows holdsContent;;UITableView UIScrollView;;0;1 1 15 3 28 2 29 2 32 2 35 2 36 2 39 2 40 2 42 7 43 2 44 2 45 2 58 2 64 2 81 3 87 2 88 2 89 2 90 2 95 2 101 2 107 2 111 2 114 1 122 22 123 8 125 2 130 1 132 1 133 1 137 1 139 1 144 2 152 2 160 2 173 13 174 13 175 13 180 13 185 2 204 2 219 9 220 9 222 5 233 1 238 2 240 1 246 1 249 23 257 1 261 2 285 1 292 13 300 1 312 13 314 2 321 2 334 2 343 2 355 10 356 10 377 2 379 2 397 2 403 1 415 13 418 2 421 1 426 2 427 2 433 13 435 13 436 13 438 12 448 2 452 1 453 11 454 1 455 49 469 2 470 2 482 2 488 2 489 1 500 2 506 50 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 5 6 9 10 12 13 14 17 25 26 28 34 35 36 37 42 43 45 47 48 55 62 64 67 69 71 72 74 75 79 81 82 85 86 88 91 92 94 99 103 104 105 106 108 111 115 121 125 129 133 135 136 138 139 141 144 149 153 154 156 158 163 164 165 167 168 169 170 171 172 175 178 179 180 182 183 185 190 191 192 197 200 204 207 208 210 211 214 216 220 221 222 223 225;1 3 5 134 6 134 10 134 12 134 13 134 14 135 17 5 26 134 28 134 34 134 35 134 36 134 37 27 42 136 43 134 48 134 55 134 62 137 64 137 69 8 75 134 81 135 82 134 85 137 91 9 92 134 99 134 106 134 108 135 111 134 115 138 121 134 125 134 129 137 135 134 139 11 141 134 149 134 153 134 154 134 158 134 170 137 171 134 172 134 175 134 178 134 179 135 182 134 185 134 190 134 191 134 192 27 197 134 200 134 204 134 216 134 220 12 221 134 222 134 223 134 225 134
    view none row;isRow;;UITableViewCell UIView;;0;1 1 2 51 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 150 3 167 51 185 2 191 52 204 2 205 2 219 9 220 9 222 5 229 3 230 12 231 13 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 406 1 415 13 418 2 421 1 450 53 453 11 459 2 470 2 477 2 489 1 500 2 506 1 521 12 527 3 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 5 6 9 10 12 13 14 17 19 25 26 28 34 35 36 37 42 43 45 47 48 55 62 64 67 69 71 72 74 75 79 81 82 85 86 88 91 92 94 96 99 103 104 105 106 108 111 115 121 125 129 133 135 138 139 141 144 149 153 154 158 163 164 165 167 168 169 170 171 172 175 178 179 182 183 185 190 191 192 197 200 204 207 208 210 211 214 216 220 221 222 223 225;1 3 5 139 6 139 10 139 12 139 13 139 14 140 17 5 26 139 28 139 34 139 35 139 36 139 37 27 42 14 43 139 48 139 55 139 62 141 64 141 69 8 75 139 81 140 82 139 85 141 91 9 92 139 99 139 106 139 108 140 111 139 115 142 121 139 125 139 129 141 135 139 139 11 141 139 149 139 153 139 154 139 158 139 170 141 171 139 172 139 175 139 178 139 179 140 182 139 185 139 190 139 191 139 192 27 197 139 200 139 204 139 216 139 220 12 221 139 222 139 223 139 225 139
    view none container;isCellContent hasRowMargins isPlain;;UIView UIResponder;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 520 3 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    controller none opaque;;531;UITableViewController UIViewController;;0;15 3 59 2 63 2 81 3 110 2 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    object none opaque;;201 193;;;0;15 3 81 3 114 1 130 1 132 1 133 1 193 1 201 1 222 5 246 1 421 1 558 1;1 5 6 9 10 12 13 14 25 26 28 30 34 35 36 37 42 43 45 48 55 62 64 67 75 79 81 82 85 86 88 92 99 105 106 108 111 115 121 125 129 135 138 139 141 144 149 153 154 158 170 171 172 175 178 179 182 185 190 191 192 197 200 204 207 208 210 214 216 221 222 223 225;1 3 5 143 6 143 10 143 12 143 13 143 14 144 26 143 28 143 34 143 35 143 36 143 37 27 43 143 48 143 55 143 75 143 81 144 82 143 92 143 99 143 106 143 108 144 111 143 115 145 121 143 125 143 135 143 141 143 149 143 153 143 154 143 158 143 171 143 172 143 175 143 178 143 179 144 182 143 185 143 190 143 191 143 192 27 197 143 200 143 204 143 216 143 221 143 222 143 223 143 225 143
    object none opaque;;;UITapGestureRecognizer UIGestureRecognizer;;0;15 3 19 13 81 3 97 2 114 1 130 1 132 1 133 1 145 2 146 2 169 2 222 5 246 1 323 1 331 12 332 12 400 2 421 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 134 138 139 144 170 179 207 208 210 214;1 3 14 66 81 66 108 66 115 67 179 66
    structure none opaque;;;;;2;246 1;42 68 69 115 117 124 170;42 146 115 147
    view textField textField;hasBaseline needsSpace holdsContent hasTextColor;524 353;UITextField UIControl;;0;1 1 7 2 8 2 15 3 27 2 42 7 45 2 64 2 71 1 81 3 85 54 104 55 107 2 108 2 109 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 153 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 301 31 314 2 321 2 334 2 353 1 355 10 356 10 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 521 12 524 1 525 36 530 1 536 1 543 2 557 2 558 1 559 2 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 198 207 208 210 211 214 220;1 3 14 148 17 5 42 149 62 7 64 7 69 8 81 148 85 7 91 9 108 148 115 150 129 7 139 11 170 7 179 148 198 111 220 12
    structure none opaque;;;;;0;54 56 55 57 171 2 236 1 246 1 248 1 252 1 281 1 347 1 405 58 440 2 491 57 492 57 493 57 497 57 526 1 578 1;105 144 207;
    structure none opaque;;;;;2;16 1 246 1 275 12;61 118;
    view textView textView;scrolls needsSpace holdsContent hasTextColor;524;UITextView UIScrollView;;0;1 1 7 2 15 3 27 2 32 2 42 7 43 2 44 2 45 2 58 2 64 2 81 3 85 1 87 2 88 2 89 2 90 2 95 2 107 2 109 2 111 2 114 1 122 22 123 8 130 1 132 1 133 1 139 1 144 2 152 2 166 2 181 2 185 2 204 2 219 9 220 9 222 5 233 1 238 2 240 1 246 1 249 23 257 1 261 2 285 1 292 13 300 1 312 13 314 2 321 2 334 2 343 2 355 10 356 10 379 2 403 1 418 2 421 1 426 2 427 2 443 2 453 11 469 2 470 2 488 2 489 1 500 2 521 12 524 1 525 36 530 1 536 1 543 2 557 2 558 1 559 2 561 2 563 1 566 9 567 9;1 9 14 17 25 42 45 47 52 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 198 207 208 210 211 214 220;1 3 14 151 17 5 42 149 52 89 62 52 64 52 69 8 81 151 85 52 91 9 108 151 115 152 129 52 139 11 170 52 179 151 198 111 220 12
    document none opaque;;;;;0 424 323;194 59 253 60 323 1 346 1 424 1 569 1;;
    document none opaque;;;;;0 323;323 1 346 1;145;
    value none opaque;;;;;0;246 1 323 1;51 107;
    view bar toolbar;;;UIToolbar UIView;;0;1 1 15 3 42 7 45 2 64 2 72 1 75 1 76 38 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 544 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 87 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 176 179 183 205 207 208 210 211 214 220;1 3 14 153 17 5 42 83 62 7 64 7 69 8 81 153 85 7 91 9 108 153 115 154 129 7 139 11 170 7 179 153 220 12
    structure none opaque;;;;;2;246 1;15 21 24 42 81 115 196;115 16
    list none opaque;;;;;0;246 1;20 105 144 207;
    edit none opaque;;;;;0;52 1 246 1 247 1 323 1 392 3;;
    metadata none opaque;;;;;3;246 1;14 70;
    structure none opaque;;;;;0 247;247 1 274 2 546 61 562 1;42 81 86 108 115 129 137 138 139 170 179;0 155
    list none opaque;;;;;0;246 1;105 144 207 209;
    list none opaque;;;;;0;246 1;212;
    metadata none opaque;;;;;0;14 1 246 1 275 13;;
    value none opaque;;;;;2;246 1 546 1;;
    structure none opaque;;;;;2;16 1 42 7 45 2 65 45 99 1 119 13 156 46 185 2 204 2 225 1 246 1 261 2 314 2 329 12 369 13 495 13 506 1 524 1 531 1;1 9 14 17 25 42 45 47 62 64 67 69 72 74 79 81 85 86 88 94 100 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 214 220;1 3 17 5 115 16 220 12
    structure none opaque;;;;;0;246 1 506 1;24;
    view none container;isPlain;;UIView UIResponder;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 121 16 123 8 124 17 130 1 132 1 133 1 169 2 185 2 204 2 215 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 444 2 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 93 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    controller none opaque;;531;UIViewController UIResponder;;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    guide none opaque;;;;;0;114 1 130 1 132 1 133 1 222 5 246 1 546 62 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 74 81 74 108 74 115 75 179 74
    controller none opaque;;531;UIViewController UIResponder;;0;15 3 59 2 63 2 81 3 114 1 130 1 132 1 133 1 143 2 178 2 211 2 222 5 240 1 246 1 315 2 316 1 317 1 326 1 390 2 393 1 403 1 421 1 504 1 505 1 531 1 537 2 555 2 558 1 571 2;1 5 6 9 10 12 13 14 25 26 28 34 35 36 37 42 43 45 48 55 62 64 67 72 75 79 81 82 85 86 88 90 92 94 99 103 104 105 106 108 111 114 115 121 125 129 132 135 138 139 141 144 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 179 182 185 188 190 191 192 197 200 204 206 207 208 210 213 214 216 221 222 223 225;1 3 5 25 6 25 10 25 12 25 13 25 14 57 26 25 28 25 34 25 35 25 36 25 37 27 43 25 48 25 55 25 62 7 64 7 75 25 81 57 82 25 85 7 92 25 99 25 106 25 108 57 111 25 115 58 121 25 125 25 129 7 135 25 141 25 149 25 153 25 154 25 158 25 170 7 171 25 172 25 175 25 178 25 179 57 182 25 185 25 190 25 191 25 192 27 197 25 200 25 204 25 216 25 221 25 222 25 223 25 225 25
    guide none opaque;;;UILayoutGuide NSObject;;0;114 1 130 1 132 1 133 1 222 5 246 1 558 1;1 9 14 25 42 45 62 64 67 79 81 85 86 88 105 108 115 129 138 139 144 170 179 207 208 210 214;1 3 14 74 81 74 108 74 115 75 179 74
    view none effect;;;UIVisualEffectView UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 24 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 215 216 220;1 3 14 4 17 5 42 40 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 216 156 220 12
    view none web;holdsContent;;UIWebView UIView;- 12.0 WKWebView;0;1 1 15 3 31 2 33 2 37 2 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 196 13 204 2 219 9 220 9 222 5 238 2 240 1 246 1 250 2 257 1 261 2 285 1 293 2 294 2 300 1 314 2 321 2 334 2 338 13 341 1 342 1 355 10 356 10 379 2 403 1 418 2 419 2 421 1 453 11 470 2 489 1 500 2 512 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 52 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 3 14 157 17 5 42 14 52 89 62 7 64 7 69 8 81 157 85 7 91 9 108 157 115 158 129 7 139 11 170 7 179 157 220 12
    view none container;isPlain;;UIWindow UIView;;0;1 1 15 3 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 185 2 204 2 219 9 220 9 222 5 238 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 402 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9 570 2;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 180 183 207 208 210 211 214 220;1 3 14 4 17 5 42 14 62 7 64 7 69 8 81 4 85 7 91 9 108 4 115 17 129 7 139 11 170 7 179 4 220 12
    structure none opaque;;;;;2;246 1;;
    view none web;holdsContent;;WKWebView UIView;;0;1 1 15 3 21 2 33 2 34 2 42 7 45 2 64 2 81 3 107 2 111 2 114 1 123 8 130 1 132 1 133 1 134 1 181 2 185 2 204 2 219 9 220 9 222 5 238 2 239 2 240 1 246 1 257 1 261 2 285 1 300 1 314 2 321 2 334 2 355 10 356 10 379 2 403 1 418 2 421 1 453 11 470 2 489 1 500 2 521 12 530 1 536 1 543 2 557 2 558 1 563 1 566 9 567 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220 226;1 3 14 159 17 5 42 14 62 7 64 7 69 8 81 159 85 7 91 9 108 159 115 160 129 7 139 11 170 7 179 159 220 12
    structure none opaque;;;WKWebViewConfiguration NSObject;;2;246 1;16 53 224;
    """

}
