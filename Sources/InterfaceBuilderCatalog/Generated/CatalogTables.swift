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
    bouncesHorizontally bouncesVertically bouncesZoom bundleIdentifier button buttonSize buttonType \
    calendarEvent canCancelContentTouches canStartPictureInPictureAutomaticallyFromInline \
    cancelsTouchesInView candidateClass catalog causesPageTurn cellLayoutMarginsFollowReadableWidth \
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
    oneOf touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside touchUpOutside touchCancel valueChanged menuActionTriggered primaryActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents allEvents
    id
    oneOf gray white whiteLarge medium large
    component
    oneOf scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight TopLeft
    priority
    length
    oneOf unspecified playback spatial forceLeftToRight forceRightToLeft
    integer
    number
    oneOf custom system roundedRect detailDisclosure infoLight infoDark contactAdd plain close
    oneOf wordWrap characterWrap clip headTruncation tailTruncation middleTruncation
    oneOf center left right fill leading trailing
    oneOf center top bottom fill
    oneOf mini small medium large
    oneOf fixed dynamic small medium large capsule
    oneOf leading trailing top bottom all
    oneOf plain gray tinted filled borderless bordered borderedTinted borderedProminent
    oneOf automatic scrollableAxes never always
    oneOf none onDrag interactive onDragWithAccessory interactiveWithAccessory
    oneOf vertical horizontal
    oneOf left right top bottom leading trailing width height centerX centerY baseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins lastBaseline
    multiplier
    oneOf equal lessThanOrEqual greaterThanOrEqual
    oneOf time date dateAndTime countDownTimer yearAndMonth
    oneOf automatic wheels compact inline
    version
    magnitude
    oneOf system boldSystem italicSystem
    oneOf ultraLight thin light regular medium semibold bold heavy black
    oneOf light dark
    oneOf alignBaselines alignCenters none
    oneOf left center right justified natural
    oneOf standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
    oneOf default black blackOpaque blackTranslucent
    oneOf natural leftToRight rightToLeft
    oneOf wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle
    oneOf default prominent minimal
    oneOf plain bordered bar bezeled
    oneOf show showDetail presentation modal push popover popoverPresentation embed relationship custom unwind replace
    oneOf fill leading top firstBaseline center trailing bottom lastBaseline
    oneOf horizontal vertical
    oneOf fill fillEqually fillProportionally equalSpacing equalCentering
    oneOf standard custom
    oneOf automatic checkbox sliding
    oneOf none default singleLine singleLineEtched
    oneOf plain grouped insetGrouped
    oneOf none disclosureIndicator detailDisclosureButton checkmark detailButton
    oneOf default custom
    oneOf none blue gray default
    oneOf none line bezel roundedRect
    oneOf never whileEditing unlessEditing always
    oneOf none words sentences allCharacters
    oneOf default no yes
    oneOf default go google join next route search send yahoo done emergencyCall continue
    oneOf complete overlay
    oneOf default full child extended
    oneOf string localizedString number boolean color image point size rect range nil
    oneOf top bottom
    """

  /// Keys, by ordinal from 1.
  static let keys: StaticString = """
    traits hint identifier label value attributedText attributedTitle userComments \
    simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics \
    simulatedDestinationMetrics accessibilityConfiguration accessibilityIdentifier colorLabel \
    customClass customModule customModuleProvider interfaceStyle largeContentTitle \
    maximumContentSizeCategory minimumContentSizeCategory restorationIdentifier sceneMemberID \
    simulatedAppContext tintAdjustmentMode toolTip userLabel verifyAmbiguity autoresizingMask color \
    backgroundColor tintColor canvasLocation layoutMargins directionalLayoutMargins freeformSize \
    preferredContentSize fontDescription keyboard frame bounds contentStretch safeArea \
    contentLayoutGuide frameLayoutGuide adType preferredRenderingAPI sceneName base64-UTF8 NSColor \
    NSBackgroundColor NSStrokeColor NSUnderlineColor view navigationBar toolbar tabBar refreshControl \
    modalPresentationStyle modalTransitionStyle nibName referencedIdentifier storyboardIdentifier \
    storyboardName title videoGravity contentView strokeColor customView catalog image landscapeImage \
    largeContentSizeImage style systemItem imageInsets landscapeImageInsets preferredBehavioralStyle \
    role titleAlignment configuration contentEdgeInsets imageEdgeInsets titleEdgeInsets \
    titleShadowOffset normal highlighted disabled selected focused indicator macIdiomStyle subtitle \
    subtitleLineBreakMode titleLineBreakMode baseForegroundColor baseBackgroundColor contentInsets \
    reuseIdentifier dataMode decelerationRate indicatorStyle reorderingCadence selfSizingInvalidation \
    backgroundView sectionHeaderView sectionFooterView contentInset scrollIndicatorInsets contentSize \
    selectedBackgroundView customSize automaticEstimatedItemSize sectionInsetReference itemSize \
    estimatedItemSize headerReferenceSize footerReferenceSize sectionInset date minimumDate maximumDate \
    content name drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat \
    sourceType highlightedImage symbolScale lineBreakStrategy text textColor highlightedColor \
    shadowColor shadowOffset colorPixelFormat depthStencilPixelFormat backIndicatorImage \
    backIndicatorTransitionMask backIndicatorTransitionMaskImage backgroundImage barPosition shadowImage \
    barTintColor titleView backButtonDisplayMode backButtonTitle customizationIdentifier \
    largeTitleDisplayMode preferredSearchBarPlacement prompt leftBarButtonItem rightBarButtonItem \
    backBarButtonItem dataDetectorTypes backgroundStyle direction preferredCurrentPageIndicatorImage \
    preferredIndicatorImage pageIndicatorTintColor currentPageIndicatorTintColor navigationOrientation \
    spineLocation transitionStyle scale placeholderIdentifier progressImage progressViewStyle trackImage \
    progressTintColor trackTintColor edges placeholder scopeBarBackgroundImage textInputTraits \
    selectedSegmentTintColor destinationCreationSelector inheritsFrom relationship trigger unwindAction \
    maximumValueImage minimumValueImage minimumTrackTintColor maximumTrackTintColor thumbTintColor \
    behavior displayModeButtonVisibility preferredDisplayMode primaryBackgroundStyle primaryEdge \
    titleColor titleShadowColor preferredStyle onTintColor itemPositioning selectionIndicatorImage \
    selectedImageTintColor unselectedItemTintColor badgeValue selectedImage tableHeaderView \
    tableFooterView separatorInsetReference separatorColor sectionIndexColor sectionIndexBackgroundColor \
    sectionIndexTrackingBackgroundColor separatorInset multipleSelectionBackgroundView accessoryView \
    editingAccessoryView headerView footerView footerTitle headerTitle textShadowColor background \
    disabledBackground borderStyle bundleIdentifier paginationBreakingMode paginationMode \
    customUserAgent
    """

  /// Ordinals of keys, by place from 1; first 1 where they are all there are, else 0.
  static let vocabularies: StaticString = """
    1 1
    0 2 3 4 5 6 7 8
    0 2 3 4 5 6 7 8 9 10 11 12
    1 13
    0 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    1 30
    1 31 32 33
    0 34 35 36 37 38
    1 39
    1 40
    0 31 32 33 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    1 41 42 43
    0 44 45 46 40
    0 14 47 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    0 32 33
    0 32 33 14 47 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 9 10 11 12
    0 32 33 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 15 16 17 18 19 20 21 22 48 23 24 49 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 19 20 21 22 48 23 24 49 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 15 16 17 18 19 20 21 22 23 24 49 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 19 20 21 22 23 24 49 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 50 6 7 8
    0 51 52 53 54
    0 51 52 53 54 9 10 11 12
    0 55 56 57 58 59
    0 15 16 17 18 19 60 61 62 63 23 24 64 65 66 28 67 6 7 8
    1 68
    0 15 16 17 18 19 60 61 62 63 23 24 64 65 66 28 67 6 7 8 34 35 36 37 38 9 10 11 12
    0 32 69
    0 32 69 9 10 11 12
    0 70
    0 71 15 16 17 18 72 73 74 20 24 75 76 66 28 6 7 8
    0 33
    0 77 78
    0 33 71 15 16 17 18 72 73 74 20 24 75 76 66 28 6 7 8 77 78 9 10 11 12
    0 15 16 17 18 24 28 6 7 8
    0 15 16 17 18 24 28 6 7 8 9 10 11 12
    0 14 15 16 17 18 19 20 21 22 79 23 80 24 25 26 81 27 28 29 6 7 8
    1 82
    1 32 33
    0 83 84 85 86 34 35 36 37 38
    0 32 33 14 15 16 17 18 19 20 21 22 79 23 80 24 25 26 81 27 28 29 6 7 8 83 84 85 86 34 35 36 37 38 9 10 11 12
    1 87 88 89 90 91
    0 71 72 92 93 94 95 66 81 96 6 7 8
    0 97 98
    0 99
    0 97 98 71 72 92 93 94 95 66 81 96 6 7 8 99 9 10 11 12
    0 14 15 16 17 18 19 20 21 22 23 100 24 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 19 20 21 22 23 100 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 15 16 17 18 101 102 103 19 20 21 22 104 23 24 105 25 26 27 28 29 6 7 8
    0 106 107 108
    0 109 110 111 34 35 36 37 38
    0 32 33 14 15 16 17 18 101 102 103 19 20 21 22 104 23 24 105 25 26 27 28 29 6 7 8 109 110 111 34 35 36 37 38 9 10 11 12
    0 68 106 112
    0 113 34 35 36 37 38
    0 32 33 14 15 16 17 18 19 20 21 22 23 100 24 25 26 27 28 29 6 7 8 113 34 35 36 37 38 9 10 11 12
    0 15 16 17 18 19 60 61 62 63 23 24 64 65 66 28 6 7 8
    0 15 16 17 18 19 60 61 62 63 23 24 64 65 66 28 6 7 8 34 35 36 37 38 9 10 11 12
    0 114 15 16 17 18 24 115 28 6 7 8
    0 116 117 118 119 120
    0 114 15 16 17 18 24 115 28 6 7 8 116 117 118 119 120 9 10 11 12
    0 16 17 18 3 28 6 7 8
    1 121 122 123
    1 33
    0 124 6 7 8
    0 15 16 17 18 125 24 28 6 7 8
    0 15 16 17 18 125 24 28 6 7 8 9 10 11 12
    0 14 15 16 17 18 126 127 128 129 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 126 127 128 129 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 15 16 17 18 19 60 61 62 63 23 24 130 64 65 66 28 6 7 8
    0 15 16 17 18 19 60 61 62 63 23 24 130 64 65 66 28 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 71 15 16 17 18 131 72 19 20 21 22 23 24 25 132 26 27 28 29 6 7 8
    0 32 33 14 71 15 16 17 18 131 72 19 20 21 22 23 24 25 132 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 15 16 17 18 28 6 7 8
    0 15 16 17 18 28 6 7 8 9 10 11 12
    0 14 15 16 17 18 19 20 133 21 22 23 24 25 134 26 27 28 29 6 7 8
    1 135 136 137 32 33
    0 138 34 35 36 37 38
    0 135 136 137 32 33 14 15 16 17 18 19 20 133 21 22 23 24 25 134 26 27 28 29 6 7 8 138 34 35 36 37 38 9 10 11 12
    0 14 15 139 16 17 18 140 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    0 32 33 14 15 139 16 17 18 140 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 141 142 143 144 145 15 16 17 18 19 20 21 22 23 24 146 25 26 27 28 29 6 7 8
    0 147 32 33
    0 147 32 33 14 141 142 143 144 145 15 16 17 18 19 20 21 22 23 24 146 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 148
    0 149 150 15 16 17 18 151 152 153 154 24 75 66 28 6 7 8
    0 155 156 157
    0 149 150 15 16 17 18 151 152 153 154 24 75 66 28 6 7 8 9 10 11 12
    1 158
    0 14 159 15 16 17 18 160 19 20 21 22 161 162 23 24 25 26 27 28 29 6 7 8
    1 163 164 32 33
    0 163 164 32 33 14 159 15 16 17 18 160 19 20 21 22 161 162 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 15 16 17 18 19 60 61 165 62 63 23 24 166 64 65 66 167 28 6 7 8
    0 15 16 17 18 19 60 61 165 62 63 23 24 166 64 65 66 167 28 6 7 8 34 35 36 37 38 9 10 11 12
    0 15 16 17 18 125 168 24 28 6 7 8
    0 15 16 17 18 125 168 24 28 6 7 8 9 10 11 12
    0 15 16 17 18 169 24 28 6 7 8
    0 15 16 17 18 169 24 28 6 7 8 9 10 11 12
    0 144 15 16 17 18 24 75 28 6 7 8
    0 144 15 16 17 18 24 75 28 6 7 8 9 10 11 12
    0 14 15 16 17 18 19 20 21 22 170 171 23 24 25 26 27 172 28 29 6 7 8
    1 173 174 32 33
    0 173 174 32 33 14 15 16 17 18 19 20 21 22 170 171 23 24 25 26 27 172 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 34
    0 15 16 17 18 175 125 24 28 6 7 8
    0 15 16 17 18 175 125 24 28 6 7 8 9 10 11 12
    0 14 15 16 17 18 102 103 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 102 103 19 20 21 22 23 24 25 26 27 28 29 6 7 8 109 110 111 34 35 36 37 38 9 10 11 12
    0 14 144 15 16 17 18 19 20 21 22 176 154 23 24 177 25 134 26 27 28 29 6 7 8
    0 147 32 33 14 144 15 16 17 18 19 20 21 22 176 154 23 24 177 25 134 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    1 178
    0 71 72 66 6 7 8
    1 179 32 33
    0 179 32 33 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 16 17 18 180 3 181 60 61 182 183 184 6 7 8 9 10 11 12
    0 14 15 16 17 18 19 20 21 185 22 186 79 23 24 25 26 27 28 29 6 7 8
    1 187 188 189 32 33
    0 187 188 189 32 33 14 15 16 17 18 19 20 21 185 22 186 79 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 190 15 16 17 18 191 19 60 61 62 192 193 194 63 23 24 64 65 66 28 6 7 8
    0 190 15 16 17 18 191 19 60 61 62 192 193 194 63 23 24 64 65 66 28 6 7 8 34 35 36 37 38 9 10 11 12
    0 144 71 72 66 6 7 8
    1 195 196
    0 195 196 144 71 72 66 6 7 8 9 10 11 12
    0 15 16 17 18 160 125 24 28 6 7 8
    0 15 16 17 18 160 125 24 28 6 7 8 9 10 11 12
    0 14 15 16 17 18 19 20 21 22 197 23 24 25 26 66 27 28 29 6 7 8
    1 198 189 32 33
    0 198 189 32 33 14 15 16 17 18 19 20 21 22 197 23 24 25 26 66 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 144 15 16 17 18 19 199 20 21 22 23 24 200 146 25 26 27 28 29 6 7 8
    0 147 201 202 32 33
    0 147 201 202 32 33 14 144 15 16 17 18 19 199 20 21 22 23 24 200 146 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 203 71 15 16 17 18 72 73 74 20 24 204 75 76 66 28 6 7 8
    0 203 71 15 16 17 18 72 73 74 20 24 204 75 76 66 28 6 7 8 77 78 9 10 11 12
    0 205 206 106
    0 14 15 16 17 18 101 102 103 19 20 21 22 23 24 105 207 25 26 27 28 29 6 7 8
    0 208 209 210 211 32 33
    0 109 110 212 34 35 36 37 38
    0 208 209 210 211 32 33 14 15 16 17 18 101 102 103 19 20 21 22 23 24 105 207 25 26 27 28 29 6 7 8 109 110 212 34 35 36 37 38 9 10 11 12
    0 68 106 112 213 214 215
    0 14 15 16 17 18 19 20 21 22 23 100 24 25 75 26 27 28 29 6 7 8
    0 212 34 35 36 37 38
    0 32 33 14 15 16 17 18 19 20 21 22 23 100 24 25 75 26 27 28 29 6 7 8 212 34 35 36 37 38 9 10 11 12
    0 216 217
    0 15 16 17 18 218 219 24 28 6 7 8
    0 15 16 17 18 218 219 24 28 6 7 8 9 10 11 12
    0 135 220
    0 135 220 9 10 11 12
    0 14 221 15 16 17 18 222 19 20 21 22 176 23 24 25 134 26 27 28 29 6 7 8
    1 135 32 33
    0 135 32 33 14 221 15 16 17 18 222 19 20 21 22 176 23 24 25 134 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 223 15 16 17 18 102 103 19 20 21 22 23 24 25 134 26 27 28 29 6 7 8
    0 135 32 33 14 223 15 16 17 18 102 103 19 20 21 22 23 24 25 134 26 27 28 29 6 7 8 109 110 111 34 35 36 37 38 9 10 11 12
    0 14 144 145 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    0 147 32 33 14 144 145 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    1 5
    0 224 15 16 17 18 19 60 61 62 63 23 24 64 65 66 28 6 7 8
    0 224 15 16 17 18 19 60 61 62 63 23 24 64 65 66 28 6 7 8 34 35 36 37 38 9 10 11 12
    0 68
    0 14 15 16 17 18 19 20 21 22 225 226 23 24 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 19 20 21 22 225 226 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    0 14 15 16 17 18 227 19 20 21 22 23 24 25 26 27 28 29 6 7 8
    0 32 33 14 15 16 17 18 227 19 20 21 22 23 24 25 26 27 28 29 6 7 8 34 35 36 37 38 9 10 11 12
    """

  /// A line for each element: role, size rule, painting; traits; localized attributes; class; availability; flags and required attributes; the row that attributes with types, children and keys differ from; these differences.
  static let rows: StaticString = """
    structure none opaque;;;;;0;0 218 1 224 1 247 1 255 1 563 1;3 14 25 105 108 115 144 179 207;3 1 14 2 108 2 115 3 179 2
    metadata none opaque;;;;;2;0 247 1;;
    value none opaque;;;;;0;2 6 2 25 2 92 2 101 2 201 2 226 2 252 2 273 2 328 2 329 2 360 2 430 2 445 2 502 2 503 2 510 2 512 2 520 2 536 2 551 2;;
    connection none opaque;;;;;0;0 149 3 177 4 223 5 452 1;;
    view activity activity;;;UIActivityIndicatorView UIView;;0;2 1 1 15 3 42 7 45 2 47 2 64 2 81 3 108 2 112 2 115 1 124 8 131 1 133 1 134 1 186 2 205 2 215 2 220 9 221 9 223 5 239 2 241 1 258 1 262 2 286 1 301 1 315 2 322 2 335 2 356 10 357 10 380 2 404 1 419 2 422 1 454 11 471 2 490 1 501 2 507 6 522 12 531 1 537 1 544 2 558 2 559 1 564 1 567 9 568 9;1 9 14 17 25 42 45 47 62 64 67 69 71 72 74 79 81 85 86 88 91 94 103 104 105 108 115 129 133 138 139 144 163 164 165 167 168 169 170 179 183 207 208 210 211 214 220;1 4 14 5 17 6 42 7 62 8 64 8 69 9 81 5 85 8 91 10 108 5 115 11 129 8 139 12 170 8 179 5 220 13
    view none opaque;;;ADBannerView UIView;- 10.0 -;0;5 4 1 47 0 215 0 507 0;;14 14 42 15 81 14 108 14 115 16 179 14
    metadata none opaque;;;;;2;2;;
    list none opaque;;;;;0;2;79 81 105 144 207;
    structure none opaque;;;;;2;2;15 21 24 42 81 115 196;115 17
    view none opaque;;;ARView UIView;;0;5 47 0 215 0 507 0;180;42 15 115 18
    list none opaque;;;;;0;8;11 20 42 61 79 81 86 108 115 138 179;115 17
    view none opaque;;;ARSCNView SCNView;;0;10 22 2 56 2 61 2 246 2 278 2 359 2 368 12 373 1 423 1 573 2;;14 19 81 19 108 19 115 20 179 19
    view none opaque;;;ARSKView SKView;;0;10 41 2 51 2 225 2 350 2 368 12 423 1 459 2 466 2 468 2 469 2 473 2 474 2 477 2;;14 21 81 21 108 21 115 22 179 21
    value none opaque;;;;;1;2 77 1;70 108 179;108 23 179 23
    structure none opaque;;;;;2;11;20 25 51 68 69 105 107 124 144 161 207;42 24 115 25
    value none opaque;;;;;2;2 328 2;;
    value none opaque;;;;;0;2 187 2 188 2 189 2 190 2 204 2 577 2;;
    controller none opaque;;532;AVPlayerViewController UIViewController;;0;11 15 3 38 2 59 2 63 2 81 3 97 2 115 1 131 1 133 1 134 1 144 2 173 2 178 2 179 2 212 2 223 5 241 1 316 2 317 1 318 1 327 1 391 2 394 1 402 2 404 1 422 1 475 2 505 1 506 1 532 1 538 2 552 2 556 2 559 1 569 1 572 2;1 5 6 9 10 11 12 13 14 20 25 26 28 34 35 36 37 43 45 48 55 61 62 64 67 72 75 79 81 82 85 88 90 92 94 99 103 104 106 111 114 121 125 129 132 135 139 141 149 153 154 158 163 164 165 166 167 168 169 170 171 172 175 178 182 185 188 190 191 192 197 200 204 206 208 210 213 214 216 221 222 223 225;1 4 5 26 6 26 10 26 12 26 13 26 14 27 26 26 28 26 34 26 35 26 36 26 37 28 43 26 48 26 55 26 62 8 64 8 75 26 81 27 82 26 85 8 92 26 99 26 106 26 108 27 111 26 115 29 121 26 125 26 129 8 135 26 141 26 149 26 153 26 154 26 158 26 170 8 171 26 172 26 175 26 178 26 179 27 182 26 185 26 190 26 191 26 192 28 197 26 200 26 204 26 216 26 221 26 222 26 223 26 225 26
    structure none opaque;;;;;2;2 100 1 226 1;42 62 81 115;42 30 115 31
    object none opaque;;532;UIBarButtonItem UIBarItem;;0;18 38 0 59 0 63 0 97 0 100 1 103 2 144 0 170 2 173 0 178 0 179 0 205 2 212 0 226 1 241 0 256 1 257 1 258 1 316 0 317 0 318 0 327 0 391 0 394 0 402 0 404 0 445 2 475 0 501 2 505 0 506 0 507 1 514 2 518 1 522 12 538 0 552 0 556 0 569 0 572 0 576 13;21 72 90 94 101 103 104 114 117 132 163 164 165 166 167 168 169 188 206 213;5 32 6 32 10 32 12 32 13 32 14 33 26 32 28 32 34 32 35 32 36 32 42 34 43 32 48 32 55 32 62 35 64 35 75 32 81 33 82 32 85 35 92 32 99 32 106 32 108 33 111 32 115 36 121 32 125 32 129 35 135 32 141 32 149 32 153 32 154 32 158 32 170 35 171 32 172 32 175 32 178 32 179 33 182 32 185 32 190 32 191 32 197 32 200 32 204 32 216 32 221 32 222 32 223 32 225 32
    structure none opaque;;;;;2;9;;
    object none opaque;;;UIBarButtonItemGroup NSObject;;0;11 15 3 81 3 115 1 131 1 133 1 134 1 223 5 422 1 559 1;1 9 11 14 25 45 61 62 64 67 79 81 85 87 88 129 139 170 208 210 214;1 4 14 37 81 37 108 37 115 38 179 37
    edit none opaque;;;;;0 52 337;0 52 1 248 1 337 1 563 1;;
    structure none opaque;;;;;0;2 507 1;;
    value none opaque;;;;;0;2 563 2;;
    view button button;hasBaseline needsSpace isButton;;UIButton UIControl;;0;10 9 2 11 2 12 2 94 14 103 2 122 16 125 17 170 2 199 2 216 2 269 15 362 2 365 1 408 2 411 1 445 2 472 2 485 2 533 1;27 101 177 180;14 39 27 40 42 41 62 42 64 42 81 39 85 42 108 39 115 43 129 42 170 42 177 44 179 39
    structure none opaque;;;;;0;19 60 2 93 18 128 19 227 13 228 20 229 13 233 1 279 1 461 2 507 21 508 1 509 1 532 1 533 1 534 1 535 13;14 15 19 69 105 108 133 144 179 183 207;14 45 42 46 62 47 81 45 108 45 115 48 179 45
    view none datePicker;holdsContent;;UICalendarView UIView;;0;10;180;
    metadata none opaque;;;;;2;2;;
    list none opaque;;;;;0;8;36 79 81 191;
    list none opaque;;;;;0;8;44 79 81 89 101 102;
    metadata none opaque;;;;;2;2 104 1 511 1;143 173;
    metadata none opaque;;;;;2;2;32;
    view none cell;isCollectionItem;;UICollectionReusableView UIView;;0;10 407 1;;14 49 42 41 81 49 108 49 115 50 179 49
    view none collection;scrolls holdsContent;;UICollectionView UIScrollView;;0;10 28 2 29 2 32 2 35 2 36 2 39 2 40 2 43 2 44 2 58 2 87 2 88 2 89 2 90 2 96 2 123 22 138 1 140 1 145 2 153 2 161 2 234 1 250 23 293 13 313 13 344 2 378 2 398 2 400 1 427 2 428 2 449 2 453 1 470 2 489 2;30 34 38 40 41 141;14 51 34 52 62 53 64 53 81 51 85 53 108 51 115 54 129 53 141 52 170 53 179 51
    view none cell;isCollectionItem;;UICollectionViewCell UICollectionReusableView;;0;34;5 6 10 12 13 19 26 28 34 35 36 37 43 48 55 75 82 92 99 106 111 121 125 135 141 149 153 154 158 171 172 175 178 182 185 190 191 192 197 200 204 216 221 222 223 225;5 55 6 55 10 55 12 55 13 55 26 55 28 55 34 55 35 55 36 55 37 28 43 55 48 55 55 55 62 56 64 56 75 55 82 55 85 56 92 55 99 55 106 55 111 55 115 57 121 55 125 55 129 56 135 55 141 55 149 55 153 55 154 55 158 55 170 56 171 55 172 55 175 55 178 55 182 55 185 55 190 55 191 55 192 28 197 55 200 55 204 55 216 55 221 55 222 55 223 55 225 55
    view none container;isCellContent;;UIView UIResponder;;0;10;;42 41
    object none opaque;;;UICollectionViewCompositionalLayout UICollectionViewLayout;;0;22;20 87;
    controller none opaque;;532;UICollectionViewController UIViewController;;0;18 38 0 97 0 111 2 173 0 178 0 402 0 475 0 552 0 569 0;;14 58 81 58 108 58 115 59 179 58
    object none opaque;;;UICollectionViewFlowLayout UICollectionViewLayout;;0;38 57 1 303 13 305 13 426 24 435 2 438 2 440 1;;14 60 62 61 64 61 81 60 85 61 108 60 115 62 129 61 170 61 179 60
    object none opaque;;;UICollectionViewLayout NSObject;;0;38;;
    value none opaque;;;;;0;2 42 7 83 13 84 7 100 1 113 1 118 1 132 1 137 13 198 7 280 13 324 1 392 7 517 1 575 7 581 1 583 13;;
    view none opaque;holdsContent;;UIColorWell UIControl;;0;28 122 16 125 17 170 2 216 2 445 2;;
    object none opaque;;532;UICommand UIMenuElement;;2;38 100 1 155 1 224 1 226 1 319 1 452 1 508 1 532 1;;14 0 81 0 108 0 115 17 179 0
    list none opaque;;;;;0;8;4 23 79 81 119 120 160;
    constraint none opaque;;;NSLayoutConstraint NSObject;;0;2 15 3 81 3 120 13 131 1 133 1 134 1 183 25 184 3 223 5 224 1 323 26 354 2 383 9 395 27 431 25 432 3 516 2 559 1;14 45 210 214;14 63
    list none opaque;;;;;0;8;46 79 81;
    view none container;;;UIView UIResponder;;0;37;180;
    metadata none opaque;;;;;2;2;11 179;
    object none opaque;;;NSObject;;0;38;;
    value none opaque;;;;;3;2;;
    value none opaque;;;;;0;16 5 2 95 2 191 2 273 2 277 2 321 2 351 2 352 2 458 2;;
    value none opaque;;;;;2;16;;
    value none opaque;;;;;0;2 530 13;;
    view datePicker datePicker;needsSpace holdsContent;;UIDatePicker UIControl;;0;43 129 13 139 28 314 12 415 2 507 29 554 2;54 97 203;54 64
    metadata none opaque;;;;;2;2;29 57 128 207;
    metadata none opaque;;;;;2;2;;
    metadata none opaque;;;;;2;2;115 139 170;115 17
    metadata none opaque;;;;;2;2;58;
    metadata none opaque;;;;;2;2 223 5 336 1;7;
    structure none opaque;;;;;2;49;25 61 86 138;
    value none opaque;;;;;0;2 86 13 264 13 540 13 542 13;;
    document none opaque;;;;;2;0 116 2 142 1 236 3 261 2 390 1 519 1 524 1 539 30 547 1 553 2 555 2 557 2 565 1;2 33 42 49 56 59 60 84 105 116 129 144 145 150 162 170 201 207 208;42 65
    value none opaque;;;;;0;2 86 13 265 13 409 13 540 13;;
    structure none opaque;;;;;0 393;0 393 3;;
    object none opaque;;;NSObject;;0;38;;
    value none opaque;;;;;0;16 86 2 264 2 265 2 409 2 540 2 542 2;;
    value none opaque;;;;;0;2 180 1 297 1 324 1 361 31 491 13;;
    value none opaque;;;;;0;24 180 1 324 1 361 31 547 32 574 33;;
    structure none opaque;;;;;0;0 121 1;15 108 179;108 66 179 66
    value none opaque;;;;;0;2 203 13 284 13 285 13 299 13 300 13 576 13;;
    metadata none opaque;;;;;2;2;170;
    object none opaque;;;UIGestureRecognizer NSObject;;0;38 19 13 98 2 146 2 147 2 170 2 324 1 401 2;134;14 67 81 67 108 67 115 68 179 67
    list none opaque;;;;;0;47;46 73 78 98 123 126 130 147 152 181 195;
    view none opaque;;;GLKView UIView;- 12.0 MTKView;0;10 162 1 163 1 164 1 165 1 169 2;;14 69 81 69 108 69 115 70 179 69
    controller none opaque;;532;GLKViewController UIViewController;- 12.0 MTKView;0;39 111 0 349 2 368 12 405 2;;
    controller none opaque;;532;UIHostingController UIViewController;;0;39 111 0;;
    object none opaque;;;UIHoverGestureRecognizer UIGestureRecognizer;;0;73;;
    resource none opaque;;;;;2;58 100 1 203 13 324 1 399 1 418 1 576 13;51 81 107 139 170 183;
    controller none opaque;;532;UIImagePickerController UINavigationController;;0;77 26 2 30 2 325 2 495 1;;14 71 81 71 108 71 115 72 179 71
    value none opaque;;;;;0;2 48 34 100 1 226 1 324 1 399 1 418 1 515 1;42 69 133 183;
    view image image;;;UIImageView UIView;;0;48 9 2 10 2 47 2 100 1 216 2 217 1 226 1 515 1;8;14 73 81 73 108 73 115 74 179 73
    structure none opaque;;;;;0 393;65;;
    metadata none opaque;;;;;2;2;160;
    value none opaque;;;;;0;71 203 0 576 0;;
    value none opaque;;;;;0;2 563 12;;
    list none opaque;;;;;0;47;20 46 114 188;
    metadata none opaque;;;;;2;2;;
    object none opaque;needsNoID;155;UIKeyCommand UICommand;;2;44 3 1 100 0 224 0 226 0 238 1 508 0;;
    list none opaque;;;;;0;47;46 89;
    guide none opaque;;;UIKeyboardLayoutGuide UILayoutGuide;;0;38 15 0 81 0 193 2 422 0 561 2;;14 75 81 75 108 75 115 76 179 75
    view label label;hasBaseline needsSpace hasTextColor;525;UILabel UIView;;0;28 7 2 8 2 13 2 24 2 79 35 170 2 171 2 216 2 269 15 270 1 302 31 309 13 330 12 370 13 467 2 525 1 526 36 560 2;;14 77 42 78 62 79 64 79 81 77 85 79 108 77 115 80 129 79 170 79 179 77
    guide none opaque;needsNoID;;UILayoutGuide NSObject;;0;91 193 0 561 0;47;
    list none opaque;;;;;0;47;46 93 218 220;220 13
    list none opaque;;;;;0;47;20 46;
    structure none opaque;;;;;2;19 433 1 525 1;14 69 108 133 179;42 0 115 17
    value none opaque;;;;;0;2 274 1;;
    object none opaque;;;UILongPressGestureRecognizer UIGestureRecognizer;;0;73 307 13 332 12 333 12;;
    view none map;holdsContent;;MKMapView UIView;;0;28 281 37 353 2 412 2 427 2 463 2 465 2 476 2 479 2 486 2 487 2 488 2 584 2;;
    structure none opaque;;;;;0;2;65 83;
    object none opaque;;532;UIMenu UIMenuElement;;2;44 155 0 319 0 452 0 508 0 518 1;31;
    object none opaque;needsNoID;;UIMenuElement NSObject;;2;101 518 0;31;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    edit none opaque;;;;;0 393;65 15 3 81 3 242 3;;
    view none opaque;;;MTKView UIView;;0;10 53 2 106 13 107 12 117 1 148 1 169 2 196 2 350 2 368 12 417 12;;14 81 81 81 108 81 115 82 179 81
    value none opaque;;;;;3;2;;
    value none opaque;;;;;1;2 77 1;;
    resource none opaque;;;;;0;2 48 34 324 1;42;
    resource none opaque;;;;;0;2 324 1;69;
    view bar navigationBar;;;UINavigationBar UIView;;0;28 68 1 69 1 70 1 72 1 75 1 76 38 260 2 457 1 545 2;87 112 117 176 196;14 83 42 84 81 83 108 83 115 85 179 83
    structure none opaque;;;;;2;9;;
    controller none opaque;;532;UINavigationController UIViewController;;0;77 208 2 209 2 210 2 211 2 325 2;;
    object none opaque;;532 387;UINavigationItem NSObject;;0;20 66 1 67 1 100 0 103 0 136 1 170 0 205 0 207 2 214 2 226 0 256 0 257 0 258 0 259 1 267 2 374 1 387 1 445 0 501 0 514 0 518 0 522 0 576 0;20 21 22 95 101 112 146;5 86 6 86 10 86 12 86 13 86 14 87 20 88 26 86 28 86 34 86 35 86 36 86 42 0 43 86 48 86 55 86 62 0 64 0 75 86 81 87 82 86 85 0 92 86 99 86 106 86 108 87 111 86 115 89 121 86 125 86 129 0 135 86 141 86 149 86 153 86 154 86 158 86 170 0 171 86 172 86 175 86 178 86 179 87 182 86 185 86 190 86 191 86 197 86 200 86 204 86 216 86 221 86 222 86 223 86 225 86
    value none opaque;;;;;0;110;69;
    list none opaque;;;;;0;74;3 5 6 10 12 13 14 16 17 18 20 22 25 26 28 34 35 36 37 38 39 40 41 42 43 44 48 50 51 52 53 54 55 62 64 66 67 68 69 71 75 76 77 80 81 82 85 86 89 92 97 99 101 102 106 107 108 111 113 114 115 117 121 122 125 127 129 131 132 134 135 137 138 139 140 141 149 153 154 155 158 170 171 172 174 175 178 179 182 185 187 188 190 191 192 193 194 197 200 203 204 213 216 217 219 221 222 223 225;3 1 17 6 37 28 52 90 115 17 192 28
    value none opaque;;;;;0;2 219 13 566 13;;
    structure none opaque;;;;;2;61;11 25;
    connection none opaque;;;;;0;0 149 3 223 5 389 1;;
    connection none opaque;;;;;0;119 49 2 114 1;;
    view pageControl pageControl;holdsContent;;UIPageControl UIControl;;0;43 23 2 73 1 130 12 143 2 152 1 213 2 331 12 366 1 369 1;;14 91 42 92 81 91 108 91 115 93 179 91
    controller none opaque;;532;UIPageViewController UIViewController;;0;77 158 2 326 1 340 13 499 1 543 1;;14 94 81 94 108 94 115 95 179 94
    object none opaque;;;UIPanGestureRecognizer UIGestureRecognizer;;0;73 288 12 306 12;;
    structure none opaque;;;;;2;58 16 36 78 39 141 13 185 13 200 13 222 13 269 40 271 13 272 13 287 13 304 13 345 13 346 13 523 13 529 13;11 139 170 189;
    view picker picker;holdsContent;;UIPickerView UIView;;0;28 484 2;;
    object none opaque;;;UIPinchGestureRecognizer UIGestureRecognizer;;0;73 418 1;;14 96 81 96 108 96 115 97 179 96
    object none opaque;;;NSObject;;0;93 355 1 422 1;47;14 98 81 98 108 98 115 99 179 98
    metadata none opaque;;;;;2;2;;
    value none opaque;;;;;0 580 582;2 580 13 582 13;;
    object none opaque;;;UILongPressGestureRecognizer UIGestureRecognizer;;0;98;;
    value none opaque;;;;;0;2 159 2 265 2 409 2 549 2;;
    object none opaque;needsNoID;;UIPopoverPresentationController UIPresentationController;;0;38 72 1 507 1;131;14 100 81 100 108 100 115 101 179 100
    structure none opaque;;;;;2;58 119 1 361 31 399 1 418 1 574 33;11 42 69 139 170;
    value none opaque;;;;;0;2 160 2 266 2 296 2 338 2 341 2 358 2 410 2 443 2 550 2;;
    view progress progress;holdsContent;;UIProgressView UIView;;0;28 384 13 385 1 386 1 541 1;;14 102 42 103 81 102 108 102 115 104 179 102
    list none opaque;;;;;0;30;36;
    value none opaque;;;;;0;2 268 12 276 12;;
    value none opaque;;;;;0;2 563 13;;
    value none opaque;;;;;0 580 582 576 203;129 203 13 576 13;;
    value none opaque;;;;;0;67 264 0 542 0;;
    view none opaque;;;UIRefreshControl UIControl;;0;43;;
    metadata none opaque;;;;;2;115 99 1 254 1;;
    metadata none opaque;;;;;2;2;142;
    edit none opaque;;;;;0 393;65;;
    list none opaque;;;;;0;8;81 109 110 184;
    list none opaque;;;;;0;95;;
    object none opaque;;;UIRotationGestureRecognizer UIGestureRecognizer;;0;73 413 13 414 13;;
    document none opaque;;;;;0;47 421 1;46 116 129;129 105
    view none opaque;;;SCNView UIView;;0;12 61 0;;
    list none opaque;;;;;0;47;46 148;
    list none opaque;;;;;0;47;46 179;
    object none opaque;;;UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer;;0;123 166 1;140;14 106 81 106 108 106 115 107 179 106
    view none scroll;scrolls isPlain;;UIScrollView UIView;;0;35 28 0 29 0 35 0 36 0 39 0 40 0 138 0 161 0 378 0 398 0 400 0 449 0 453 0;30 34 38 40 41;14 108 34 0 42 41 81 108 108 108 115 109 141 0 179 108
    view searchBar searchBar;needsSpace holdsContent;525 354 387;UISearchBar UIView;;0;28 72 1 76 38 354 1 387 1 424 1 429 41 447 12 462 2 464 2 480 2 481 2 525 1 545 2;117 151 198;14 110 42 84 81 110 108 110 115 111 179 110 198 112
    controller none opaque;;532;UISearchDisplayController NSObject;- 8.0 UISearchController;0;77;;
    list none opaque;;;;;0;47;46 194;
    structure none opaque;;;;;0;0 100 1 170 2 226 1 532 1 576 13;81 170 179;81 113 179 113
    view segmentedControl segmentedControl;hasBaseline needsSpace holdsContent;;UISegmentedControl UIControl;;0;43 50 2 320 2 442 42 448 12;117 159;42 114 115 115
    list none opaque;;;;;0;47;46 157;
    connection none opaque;;;;;0;58 46 2 131 1 133 1 134 1 149 3 150 1 223 5 224 1 235 1 254 43 317 1 318 1 363 3 364 3 393 3 396 1 500 12 546 1 548 1;67 129 131 160 170;115 116
    structure none opaque;;;;;2;72;42;
    metadata none opaque;;;;;2;58;72 103 104 139 163 164 165 166 167 168 169 170;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    metadata none opaque;;;;;2;72;;
    value none opaque;;;;;0 576 203;2 203 13 576 13;;
    view none opaque;;;SKView UIView;;0;13;;
    view slider slider;needsSpace holdsContent;;UISlider UIControl;;0;43 127 2 283 13 292 1 298 13 312 1 365 1 563 13;;14 117 42 118 81 117 108 117 115 119 179 117
    metadata none opaque;;;;;2;2 397 1 547 1;;
    controller none opaque;;532;UISplitViewController UIViewController;;0;77 17 2 18 2 82 1 156 1 289 13 290 13 308 13 310 13 367 1 371 13 372 13 376 13 377 13 379 2 381 1 382 1 482 2;;14 120 81 120 108 120 115 121 179 120
    view none stack;arrangesSubviews isPlain;;UIStackView UIView;;0;37 16 44 65 45 80 2 157 46 263 2 496 13 497 47;;
    structure none opaque;;;;;2;9;;
    structure none opaque;;;;;0;19 72 1 532 1;14 62 105 108 133 144 179 183 207;14 122 42 123 81 122 108 122 115 124 179 122
    view stepper stepper;needsSpace holdsContent;;UIStepper UIControl;;0;43 62 2 127 2 291 13 311 13 504 13 563 13 578 2;;42 41
    value none opaque;;;;;1;108 324 1;;
    list none opaque;;;;;0;30;5 6 10 12 13 26 28 34 35 37 43 48 55 75 82 92 99 106 111 121 125 135 141 149 153 154 158 171 172 175 178 182 185 190 192 197 200 204 216 221 222 223 225;37 28 192 28
    object none opaque;;;UISwipeGestureRecognizer UIGestureRecognizer;;0;73 152 1 333 12;;14 125 81 125 108 125 115 126 179 125
    view switch switch;needsSpace holdsContent;;UISwitch UIControl;;0;43 334 2 375 1 507 48 532 1;;14 127 42 128 81 127 108 127 115 129 179 127
    structure none opaque;;;;;2;133;;
    resource none opaque;;;;;0;115;42;
    view tabBar tabBar;;;UITabBar UIView;;0;28 72 1 76 38 243 1 244 13 245 13 450 1 457 1 545 2;87 176 186;14 130 42 131 81 130 108 130 115 132 179 130
    structure none opaque;;;;;2;9;21 117;
    controller none opaque;;532;UITabBarController UIViewController;;0;77;;
    object none opaque;;532;UITabBarItem UIBarItem;;0;101 74 1 170 2 224 0 256 1 257 1 258 1 446 1 501 2 507 1 522 12;31 117;14 133 62 35 64 35 81 133 85 35 108 133 115 134 129 35 170 35 179 133
    structure none opaque;;;;;2;2;199;
    view none table;scrolls listsRows holdsContent;;UITableView UIScrollView;;0;35 102 2 126 2 174 13 175 13 176 13 181 13 400 0 416 13 434 13 436 13 437 13 439 12 455 1 456 49 483 2 507 50;5 6 10 12 13 26 28 30 35 36 37 38 40 41 43 48 55 75 82 92 99 106 111 121 125 135 136 149 153 154 156 158 171 172 175 178 182 185 190 191 192 197 200 204 216 221 222 223 225;5 135 6 135 10 135 12 135 13 135 14 136 26 135 28 135 34 135 35 135 36 135 37 28 42 137 43 135 48 135 55 135 62 138 64 138 75 135 81 136 82 135 85 138 92 135 99 135 106 135 108 136 111 135 115 139 121 135 125 135 129 138 135 135 141 135 149 135 153 135 154 135 158 135 170 138 171 135 172 135 175 135 178 135 179 136 182 135 185 135 190 135 191 135 192 28 197 135 200 135 204 135 216 135 221 135 222 135 223 135 225 135
    view none row;isRow;;UITableViewCell UIView;;0;36 2 51 151 3 168 51 192 52 206 2 230 3 231 12 232 13 416 13 451 53 460 2 478 2 507 1 528 3;96 180;5 140 6 140 10 140 12 140 13 140 14 141 26 140 28 140 34 140 35 140 36 140 42 15 43 140 48 140 55 140 62 142 64 142 75 140 81 141 82 140 85 142 92 140 99 140 106 140 108 141 111 140 115 143 121 140 125 140 129 142 135 140 141 140 149 140 153 140 154 140 158 140 170 142 171 140 172 140 175 140 178 140 179 141 182 140 185 140 190 140 191 140 197 140 200 140 204 140 216 140 221 140 222 140 223 140 225 140
    view none container;isCellContent hasRowMargins isPlain;;UIView UIResponder;;0;37 521 3;;
    controller none opaque;;532;UITableViewController UIViewController;;0;39;;
    object none opaque;;202 194;;;0;114 66 0 67 0 136 0 194 1 202 1 207 0 214 0 259 0 267 0 374 0 387 0 507 0 532 0;20 22 30 95 112 117 146;5 144 6 144 10 144 12 144 13 144 14 145 20 0 26 144 28 144 34 144 35 144 36 144 43 144 48 144 55 144 75 144 81 145 82 144 92 144 99 144 106 144 108 145 111 144 115 146 121 144 125 144 135 144 141 144 149 144 153 144 154 144 158 144 171 144 172 144 175 144 178 144 179 145 182 144 185 144 190 144 191 144 197 144 200 144 204 144 216 144 221 144 222 144 223 144 225 144
    object none opaque;;;UITapGestureRecognizer UIGestureRecognizer;;0;98 307 0;;
    structure none opaque;;;;;2;161;68 69 115 117 124;42 147 115 148
    view textField textField;hasBaseline needsSpace holdsContent hasTextColor;525 354;UITextField UIControl;;0;43 7 2 8 2 27 2 71 1 85 54 105 55 109 2 110 2 154 1 302 31 354 1 525 1 526 36 560 2;198;14 149 42 150 81 149 108 149 115 151 179 149 198 112
    structure none opaque;;;;;0;47 54 56 55 57 172 2 237 1 249 1 253 1 282 1 348 1 406 58 441 2 492 57 493 57 494 57 498 57 527 1 579 1;46;
    structure none opaque;;;;;2;2 16 1 276 12;61 118;
    view textView textView;scrolls needsSpace holdsContent hasTextColor;525;UITextView UIScrollView;;0;153 7 2 27 2 85 1 110 2 167 2 182 2 444 2 525 1 526 36 560 2 562 2;52 141 180 198;14 152 42 150 52 90 81 152 108 152 115 153 179 152 198 112
    document none opaque;;;;;0 425 324;0 195 59 254 60 324 1 347 1 425 1 570 1;;
    document none opaque;;;;;0 324;0 324 1 347 1;145;
    value none opaque;;;;;0;115;51 107;
    view bar toolbar;;;UIToolbar UIView;;0;28 72 1 75 1 76 38 545 2;87 176 205;14 154 42 84 81 154 108 154 115 155 179 154
    structure none opaque;;;;;2;9;;
    list none opaque;;;;;0;95;;
    edit none opaque;;;;;0;115 52 1 248 1 393 3;;
    metadata none opaque;;;;;3;2;14 70;
    structure none opaque;;;;;0 248;58 247 0 248 1 275 2 547 61 563 1;42 81 86 108 129 137 138 179;0 156
    list none opaque;;;;;0;47;46 209;
    list none opaque;;;;;0;2;212;
    metadata none opaque;;;;;0;2 14 1 276 13;;
    value none opaque;;;;;2;2 547 1;;
    structure none opaque;;;;;2;102 15 0 16 1 42 7 45 2 65 45 81 0 115 0 120 13 131 0 133 0 134 0 157 46 186 2 205 2 223 0 224 0 262 2 315 2 330 12 370 13 422 0 496 13 507 1 525 1 559 0;17 47 69 72 74 94 100 103 104 133 163 164 165 167 168 169 183 220;17 6 220 13
    structure none opaque;;;;;0;24;24;
    view none container;isPlain;;UIView UIResponder;;0;43;93 180;42 41
    controller none opaque;;532;UIViewController UIResponder;;0;77;;
    guide none opaque;;;;;0;93 547 62;47;
    controller none opaque;;532;UIViewController UIResponder;;0;77 91 1;;14 157 81 157 108 157 115 158 179 157
    guide none opaque;;;UILayoutGuide NSObject;;0;93;47;
    view none effect;;;UIVisualEffectView UIView;;0;37;24 215 216;216 159
    view none web;holdsContent;;UIWebView UIView;- 12.0 WKWebView;0;28 31 2 33 2 37 2 197 13 251 2 294 2 295 2 339 13 342 1 343 1 420 2 513 2;52;14 160 52 90 81 160 108 160 115 161 179 160
    view none container;isPlain;;UIWindow UIView;;0;10 403 2 571 2;;
    structure none opaque;;;;;2;2;;
    view none web;holdsContent;;WKWebView UIView;;0;28 21 2 33 2 34 2 135 1 182 2 240 2;226;14 162 81 162 108 162 115 163 179 162
    structure none opaque;;;WKWebViewConfiguration NSObject;;2;2;16 53 224;
    """

}
