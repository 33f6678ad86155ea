// Made by 'themec-dev catalog' from Sources/ThemeSyntax/Catalog/Rows; do not edit.
// swift-format-ignore-file

enum CatalogOrder {
  /// Elements whose children keep the order written.
  static let lists: StaticString = """
    accessibilityCustomActions allowedInputSourceLocales allowedToolbarItems arrangedSubviews array \
    attributedString attributes beginningViews capability cells children connections constraints \
    customFonts customSpacing declaredKeys defaultToolbarItems dependencies designables dictionary \
    endViews gestureRecognizers holdingPriorities inferredMetricsTieBreakers items keyCommands \
    layoutGuides leftBarButtonItems mask middleViews objects popUpMenus prototypeCellViews prototypes \
    resources rightBarButtonItems rowTemplates scenes sections segments subviews tabStops tabViewItems \
    tableColumns textAttributes toolbarItems userDefinedRuntimeAttributes userGuides variation \
    visibilityPriorities
    """

  /// Elements whose children have an order.
  static let sortable: StaticString = """
    accessibility activityIndicatorView application arrayController arscnView arskView barButtonItem box \
    button buttonCell buttonConfiguration clipView collectionReusableView collectionView \
    collectionViewCell collectionViewCellContentView collectionViewController collectionViewFlowLayout \
    colorWell constraint containerView customView datePicker datePickerCell document fragment glkView \
    hostingController imageView label mapView menu menuItem mtkView navigationBar navigationController \
    navigationItem numberFormatter outlineView pageControl pageViewController pathCell pathControl \
    pickerView popUpButton popUpButtonCell predicateEditor predicateEditorRowTemplate progressIndicator \
    progressView refreshControl ruleEditor scene sceneKitView scrollView scroller searchBar searchField \
    searchFieldCell secureTextField secureTextFieldCell segmentedCell segmentedControl segue \
    simulatedMetricsContainer skView slider splitView splitViewController stackView state stepper switch \
    tabBar tabBarController tabView tabViewController tableCellView tableColumn tableHeaderCell \
    tableHeaderView tableView tableViewCell tableViewCellContentView tableViewController \
    tableViewSection tapGestureRecognizer textField textFieldCell textView tokenField tokenFieldCell \
    toolbar treeController view viewController visualEffectView webView window windowController \
    wkWebView wkWebViewConfiguration
    """

  /// Sorted lists: the element, kinds of children, fields.
  static let sorts: StaticString = """
    attributes key
    customFonts key
    dependencies <deployment <development <plugIn <capability name
    designables name!
    dictionary key!
    resources element name!
    textAttributes key
    """

  /// Chains of attributes behind their element.
  static let attributes: StaticString = """
    * hidden opaque clipsSubviews userInteractionEnabled tag contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame bounces scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider sceneMemberID
    * clipsSubviews multipleTouchEnabled contentMode verticalCompressionResistancePriority ambiguous showsHorizontalScrollIndicator keyboardDismissMode translatesAutoresizingMaskIntoConstraints
    * key opaque clearsContextBeforeDrawing contentMode enabled contentHorizontalAlignment contentVerticalAlignment translatesAutoresizingMaskIntoConstraints
    * clipsSubviews alpha contentMode preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea translucent id
    * verifyAmbiguity contentMode verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints
    * ambiguous insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints
    * bounces bouncesZoom translatesAutoresizingMaskIntoConstraints
    * contentMode barStyle translatesAutoresizingMaskIntoConstraints
    * contentMode restorationIdentifier translatesAutoresizingMaskIntoConstraints
    * contentMode semanticContentAttribute id
    * contentMode style id
    * fixedFrame text translatesAutoresizingMaskIntoConstraints
    * key image catalog
    * key title id
    * key width height
    * preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth translatesAutoresizingMaskIntoConstraints
    * storyboardIdentifier modalPresentationStyle id
    * storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier id
    * verticalHuggingPriority misplaced translatesAutoresizingMaskIntoConstraints
    * barStyle translucent
    * definesPresentationContext id
    * destination id
    * fixedFrame contentHorizontalAlignment
    * storyboardIdentifier title
    * verticalCompressionResistancePriority layoutMarginsFollowReadableWidth
    accessibility key hint identifier label
    accessibilityConnection@macOS property destination id
    accessibilityOverrides isEnabled dynamicTypePreference
    accessibilityTraits key button staticText summaryElement header
    accessibilityTraits key keyboardKey staticText updatesFrequently allowsDirectInteraction
    accessibilityTraits button startsMediaSession
    accessibilityTraits image header
    accessibilityTraits image notEnabled
    accessibilityTraits key adjustable
    accessibilityTraits key link
    accessibilityTraits key none
    accessibilityTraits key searchField
    accessibilityTraits staticText notEnabled
    action selector destination eventType id
    action@macOS trigger selector target id
    activityIndicatorView hidden opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame hidesWhenStopped animating style translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    activityIndicatorView alpha contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous animating id userLabel
    activityIndicatorView misplaced animating
    application@macOS id sceneMemberID
    arrayController@macOS objectClassName preservesSelection avoidsEmptySelection id userLabel customClass
    arrayController@macOS objectClassName editable id
    arrayController@macOS objectClassName selectsInsertedObjects avoidsEmptySelection
    audiovisualMediaTypes key none
    autoresizingMask key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    autoresizingMask@macOS key flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
    autoresizingMask@macOS key widthSizable flexibleMinY
    autoresizingMask@macOS widthSizable heightSizable
    avPlayerViewController videoGravity id sceneMemberID
    barButtonItem key enabled title image style systemItem id userLabel
    barButtonItem image catalog id
    barButtonItem title width id
    behavior@macOS key pushIn lightByBackground lightByGray changeBackground changeGray lightByContents
    behavior@macOS pushIn changeContents doesNotDimImage lightByContents
    behavior@macOS lightByGray multiLevelAccelerator
    binding@macOS destination name keyPath previousBinding id
    bool key value
    bool@macOS key value
    box@macOS horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority boxType borderType borderWidth title titlePosition translatesAutoresizingMaskIntoConstraints id userLabel
    box@macOS autoresizesSubviews boxType cornerRadius title
    box@macOS horizontalCompressionResistancePriority verticalCompressionResistancePriority title
    box@macOS hidden boxType
    box@macOS identifier title
    button hidden opaque clipsSubviews userInteractionEnabled tag contentMode semanticContentAttribute horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous insetsLayoutMarginsFromSafeArea contentHorizontalAlignment contentVerticalAlignment buttonType adjustsImageWhenHighlighted adjustsImageWhenDisabled lineBreakMode changesSelectionAsPrimaryAction translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    button key opaque alpha contentMode showsMenuAsPrimaryAction contentHorizontalAlignment buttonType adjustsImageSizeForAccessibilityContentSizeCategory lineBreakMode hasAttributedTitle translatesAutoresizingMaskIntoConstraints
    button clearsContextBeforeDrawing contentMode horizontalHuggingPriority enabled contentHorizontalAlignment buttonType reversesTitleShadowWhenHighlighted lineBreakMode pointerInteraction translatesAutoresizingMaskIntoConstraints
    button semanticContentAttribute fixedFrame contentHorizontalAlignment buttonType showsTouchWhenHighlighted lineBreakMode role translatesAutoresizingMaskIntoConstraints
    button verticalHuggingPriority horizontalCompressionResistancePriority lineBreakMode springLoaded translatesAutoresizingMaskIntoConstraints
    button restorationIdentifier contentHorizontalAlignment
    button@macOS tag imageHugsTitle horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    button@macOS hidden verticalHuggingPriority misplaced translatesAutoresizingMaskIntoConstraints id userLabel
    button@macOS focusRingType horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    button@macOS identifier horizontalHuggingPriority
    button@macOS toolTip horizontalHuggingPriority
    buttonCell@macOS key type title bezelStyle image imagePosition alignment controlSize enabled refusesFirstResponder state allowsMixedState imageScaling inset maxAcceleratorLevel id customClass customModule customModuleProvider
    buttonCell@macOS alignment alternateImage lineBreakMode state borderStyle imageScaling
    buttonCell@macOS controlSize lineBreakMode state focusRingType inset
    buttonCell@macOS controlSize continuous inset
    buttonCell@macOS alternateImage refusesFirstResponder
    buttonConfiguration key style image catalog imagePlacement imagePadding
    buttonConfiguration catalog title imagePadding
    buttonConfiguration style buttonSize
    buttonConfiguration title titleAlignment
    capability name message minToolsVersion requiredIntegratedClassName
    capability@macOS name minToolsVersion
    classReference@macOS key className
    clipView@macOS key ambiguous drawsBackground copiesOnScroll translatesAutoresizingMaskIntoConstraints id customClass
    clipView@macOS key focusRingType id userLabel
    collectionReusableView key opaque clipsSubviews multipleTouchEnabled contentMode restorationIdentifier reuseIdentifier id userLabel customClass customModule customModuleProvider
    collectionReusableView insetsLayoutMarginsFromSafeArea reuseIdentifier
    collectionReusableView misplaced reuseIdentifier
    collectionView key opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode preservesSuperviewLayoutMargins directionalLockEnabled pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior dataMode prefetchingEnabled translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    collectionView hidden clipsSubviews verticalHuggingPriority verticalCompressionResistancePriority bounces pagingEnabled showsVerticalScrollIndicator delaysContentTouches dataMode springLoaded translatesAutoresizingMaskIntoConstraints id userLabel
    collectionView ambiguous scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator keyboardDismissMode dataMode
    collectionView contentMode alwaysBounceVertical minimumZoomScale maximumZoomScale dataMode
    collectionView fixedFrame bounces bouncesZoom dataMode
    collectionView alwaysBounceVertical showsHorizontalScrollIndicator
    collectionView insetsLayoutMarginsFromSafeArea showsHorizontalScrollIndicator
    collectionView preservesSuperviewLayoutMargins scrollEnabled
    collectionViewCell opaque clipsSubviews multipleTouchEnabled contentMode misplaced insetsLayoutMarginsFromSafeArea reuseIdentifier translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    collectionViewController storyboardIdentifier title clearsSelectionOnViewWillAppear id customClass customModule customModuleProvider sceneMemberID
    collectionViewController storyboardIdentifier autoresizesArchivedViewToFullSize useStoryboardIdentifierAsRestorationIdentifier id
    collectionViewFlowLayout key scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing sectionInsetReference id customClass customModule customModuleProvider
    collectionViewFlowLayout@macOS key minimumInteritemSpacing minimumLineSpacing id
    color key systemColor red green blue alpha colorSpace customColorSpace
    color key name catalog colorSpace
    color key white alpha
    color key xcode11CocoaTouchSystemColor cocoaTouchSystemColor
    color systemColor cocoaTouchSystemColor
    color@macOS key red green blue alpha colorSpace customColorSpace
    color@macOS key name catalog colorSpace
    color@macOS key white alpha
    colorWell@macOS mirrorLayoutDirectionWhenInternationalizing translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    comparisonPredicateOptions@macOS key caseInsensitive diacriticInsensitive
    constraint firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant identifier id userLabel
    constraint constant placeholder id
    constraint constant symbolic id
    constraint@macOS firstItem firstAttribute relation secondItem secondAttribute multiplier constant identifier id
    constraint@macOS secondAttribute priority constant placeholder id
    constraint@macOS constant symbolic id
    customObject@macOS id userLabel customClass customModule customModuleProvider
    customObject@macOS customClass sceneMemberID
    customView@macOS autoresizesSubviews horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    customView@macOS hidden wantsLayer fixedFrame translatesAutoresizingMaskIntoConstraints customClass propertyAccessControl
    customView@macOS hidden clipsToBounds translatesAutoresizingMaskIntoConstraints
    customView@macOS placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints
    customView@macOS identifier translatesAutoresizingMaskIntoConstraints
    customView@macOS misplaced translatesAutoresizingMaskIntoConstraints
    dataDetectorType key phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber
    dataDetectorTypes key none
    date key timeIntervalSinceReferenceDate
    date@macOS key timeIntervalSinceReferenceDate
    dateFormatter@macOS key dateStyle timeStyle doesRelativeDateFormatting id
    datePicker clipsSubviews contentMode verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment datePickerMode minuteInterval style useCurrentDate translatesAutoresizingMaskIntoConstraints id
    datePicker fixedFrame contentHorizontalAlignment
    datePicker@macOS verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    datePickerCell@macOS key borderStyle alignment id
    datePickerElements@macOS key hour minute
    deployment version identifier
    deployment@macOS version identifier
    development@macOS version identifier
    device id orientation layout appearance
    directionalEdgeInsets key top leading bottom trailing
    document type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
    document@macOS type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout customObjectInstantitationMethod
    document@macOS useAutolayout initialViewController
    edgeInsets key top left bottom right
    edgeInsets@macOS key left right top bottom
    expression@macOS key type
    extendedEdge key bottom
    extendedEdge key top
    font key metaFont size name
    font@macOS key metaFont size name
    font@macOS key usesAppearanceFont
    fontDescription key name family pointSize
    fontDescription key type weight pointSize
    glkView key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame enableSetNeedsDisplay translatesAutoresizingMaskIntoConstraints id
    glkViewController preferredFramesPerSecond id sceneMemberID
    hostingController restorationIdentifier storyboardIdentifier
    image name catalog width height
    image@macOS name catalog width height
    imageCell@macOS key controlSize refusesFirstResponder alignment animates imageAlignment imageScaling image id
    imageReference key image catalog symbolScale renderingMode
    imageReference@macOS key image catalog symbolScale variableValue
    imageView hidden clipsSubviews userInteractionEnabled alpha contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous insetsLayoutMarginsFromSafeArea image catalog highlightedImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    imageView clearsContextBeforeDrawing userInteractionEnabled tag contentMode verticalHuggingPriority fixedFrame image adjustsImageSizeForAccessibilityContentSizeCategory translatesAutoresizingMaskIntoConstraints
    imageView opaque clipsSubviews multipleTouchEnabled contentMode verticalHuggingPriority misplaced image adjustsImageWhenAncestorFocused translatesAutoresizingMaskIntoConstraints
    imageView key userInteractionEnabled verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight adjustsImageWhenAncestorFocused
    imageView verifyAmbiguity userInteractionEnabled
    imageView@macOS wantsLayer horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id customClass
    imageView@macOS clipsToBounds verticalHuggingPriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel
    inset key minX minY maxX maxY
    integer key value
    integer@macOS key value
    keyCommand input modifierFlags actionName discoverabilityTitle
    label hidden opaque clipsSubviews userInteractionEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumFontSize adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory adjustsFontSizeToFit preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    label multipleTouchEnabled alpha verticalCompressionResistancePriority fixedFrame usesAttributedText lineBreakMode baselineAdjustment minimumScaleFactor adjustsLetterSpacingToFitWidth
    label tag contentMode ambiguous insetsLayoutMarginsFromSafeArea text baselineAdjustment enabled adjustsFontForContentSizeCategory
    label verticalCompressionResistancePriority misplaced text baselineAdjustment highlighted adjustsFontSizeToFit
    label placeholderIntrinsicWidth placeholderIntrinsicHeight text
    label fixedFrame text
    label insetsLayoutMarginsFromSafeArea usesAttributedText
    levelIndicatorCell@macOS key controlSize alignment maxValue warningValue criticalValue levelIndicatorStyle id customClass
    listContentConfiguration key text secondaryText
    mapView clipsSubviews multipleTouchEnabled contentMode fixedFrame mapType translatesAutoresizingMaskIntoConstraints id
    menu@macOS key title autoenablesItems id userLabel
    menu@macOS title identifier id
    menu@macOS title systemMenu id
    menuItem@macOS isSeparatorItem state image catalog tag hidden alternate keyEquivalent id userLabel
    menuItem@macOS title secondaryImage catalog tag enabled id
    menuItem@macOS title state tag indentationLevel id
    menuItem@macOS title toolTip id
    modifierMask@macOS key shift option command
    modifierMask@macOS key control command
    mtkView contentMode fixedFrame colorPixelFormat depthStencilPixelFormat translatesAutoresizingMaskIntoConstraints id
    navigationBar key clipsSubviews multipleTouchEnabled contentMode restorationIdentifier insetsLayoutMarginsFromSafeArea barStyle translucent shadowImage id customClass customModule customModuleProvider
    navigationBar insetsLayoutMarginsFromSafeArea largeTitles id
    navigationBar translucent translatesAutoresizingMaskIntoConstraints
    navigationController storyboardIdentifier title automaticallyAdjustsScrollViewInsets providesPresentationContextTransitionStyle modalPresentationStyle navigationBarHidden id userLabel customClass customModule customModuleProvider sceneMemberID
    navigationController restorationIdentifier automaticallyAdjustsScrollViewInsets modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier
    navigationController extendedLayoutIncludesOpaqueBars toolbarHidden id
    navigationController restorationIdentifier definesPresentationContext
    navigationController storyboardIdentifier definesPresentationContext
    navigationItem key title largeTitleDisplayMode id userLabel
    numberFormatter@macOS key formatterBehavior positiveFormat negativeFormat allowsFloats usesGroupingSeparator formatWidth groupingSize minimumIntegerDigits maximumIntegerDigits currencySymbol internationalCurrencySymbol id
    numberFormatter@macOS formatterBehavior localizesFormat usesGroupingSeparator lenient groupingSize maximumIntegerDigits minimumFractionDigits maximumFractionDigits id
    numberFormatter@macOS formatterBehavior numberStyle usesGroupingSeparator
    outlet property destination id
    outlet@macOS property destination id
    outletCollection property destination appends id
    outletCollection destination collectionClass id
    outlineView@macOS focusRingType verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle tableStyle columnReordering columnResizing autosaveColumns typeSelect rowHeight headerView viewBased indentationPerLevel indentationMarkerFollowsCell autoresizesOutlineColumn outlineTableColumn id userLabel customClass customModule customModuleProvider
    outlineView@macOS allowsExpansionToolTips alternatingRowBackgroundColors columnReordering autosaveName rowHeight rowSizeStyle viewBased
    pageControl hidden opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment hidesForSinglePage numberOfPages currentPage translatesAutoresizingMaskIntoConstraints id
    pageControl enabled contentHorizontalAlignment
    pageViewController autoresizesArchivedViewToFullSize transitionStyle navigationOrientation spineLocation doubleSided id customClass customModule sceneMemberID
    panGestureRecognizer minimumNumberOfTouches id
    paragraphStyle key alignment lineBreakMode baseWritingDirection lineSpacing defaultTabInterval tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    paragraphStyle baseWritingDirection lineHeightMultiple tighteningFactorForTruncation
    paragraphStyle baseWritingDirection minimumLineHeight tighteningFactorForTruncation
    pathCell@macOS key controlSize selectable alignment id
    pathControl@macOS verticalHuggingPriority allowsExpansionToolTips translatesAutoresizingMaskIntoConstraints id
    placeholder placeholderIdentifier id userLabel customClass customModule customModuleProvider
    placeholder customClass sceneMemberID
    plugIn identifier version
    plugIn@macOS identifier version
    point key x y
    point@macOS key x y
    pongPressGestureRecognizer allowableMovement minimumPressDuration id userLabel
    popUpButton@macOS toolTip horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel
    popUpButton@macOS verticalHuggingPriority misplaced translatesAutoresizingMaskIntoConstraints
    popUpButton@macOS verticalHuggingPriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    popUpButtonCell@macOS key type title bezelStyle imagePosition alignment controlSize lineBreakMode continuous state borderStyle tag imageScaling inset pullsDown autoenablesItems altersStateOfSelectedItem selectedItem id customClass
    popUpButtonCell@macOS lineBreakMode refusesFirstResponder state pullsDown arrowPosition preferredEdge selectedItem id userLabel
    popover@macOS behavior id
    popoverArrowDirection key up down left right
    predicateEditor@macOS verticalHuggingPriority nestingMode rowHeight id
    predicateEditorRowTemplate@macOS rowType id customClass
    preferredSymbolConfiguration key configurationType pointSize scale weight
    pressTypeMask key menu
    pressTypeMask key playPause
    progressIndicator@macOS hidden wantsLayer horizontalHuggingPriority fixedFrame maxValue displayedWhenStopped bezeled indeterminate controlSize style translatesAutoresizingMaskIntoConstraints id
    progressIndicator@macOS horizontalHuggingPriority verticalHuggingPriority maxValue
    progressView hidden opaque userInteractionEnabled contentMode verticalHuggingPriority progressViewStyle progress progressImage trackImage translatesAutoresizingMaskIntoConstraints id
    progressView alpha contentMode horizontalHuggingPriority progress
    progressView clipsSubviews contentMode fixedFrame progress
    progressView tag contentMode
    range key location length
    real key value
    real@macOS key value
    rect key x y width height
    rect@macOS key x y width height
    refreshControl insetsLayoutMarginsFromSafeArea enabled contentHorizontalAlignment contentVerticalAlignment
    ruleEditor@macOS nestingMode rowHeight id
    scrollView hidden clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous directionalLockEnabled pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior maximumZoomScale translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    scrollView verifyAmbiguity clipsSubviews contentMode misplaced bounces alwaysBounceHorizontal scrollEnabled pagingEnabled showsHorizontalScrollIndicator canCancelContentTouches bouncesZoom translatesAutoresizingMaskIntoConstraints
    scrollView fixedFrame insetsLayoutMarginsFromSafeArea showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches translatesAutoresizingMaskIntoConstraints
    scrollView preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom
    scrollView misplaced alwaysBounceVertical showsHorizontalScrollIndicator keyboardDismissMode
    scrollView fixedFrame bounces
    scrollView@macOS horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority borderType autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll hasHorizontalScroller hasVerticalScroller usesPredominantAxisScrolling horizontalScrollElasticity verticalScrollElasticity translatesAutoresizingMaskIntoConstraints id userLabel
    scrollView@macOS toolTip wantsLayer misplaced autohidesScrollers
    scrollView@macOS focusRingType borderType
    scrollView@macOS wantsLayer borderType
    scroller@macOS key hidden wantsLayer verticalHuggingPriority doubleValue controlSize horizontal id userLabel
    searchBar key contentMode fixedFrame insetsLayoutMarginsFromSafeArea barStyle text placeholder translatesAutoresizingMaskIntoConstraints id
    searchBar contentMode verticalHuggingPriority searchBarStyle showsCancelButton translatesAutoresizingMaskIntoConstraints
    searchBar searchBarStyle placeholder translucent
    searchField@macOS wantsLayer focusRingType verticalHuggingPriority verticalCompressionResistancePriority allowsCharacterPickerTouchBarItem translatesAutoresizingMaskIntoConstraints id
    searchField@macOS verticalHuggingPriority textCompletion translatesAutoresizingMaskIntoConstraints
    searchFieldCell@macOS key controlSize scrollable lineBreakMode selectable editable refusesFirstResponder borderStyle alignment usesSingleLineMode bezelStyle recentsAutosaveName id
    searchFieldCell@macOS borderStyle placeholderString bezelStyle sendsSearchStringImmediately id
    secureTextField@macOS wantsLayer focusRingType verticalHuggingPriority allowsCharacterPickerTouchBarItem translatesAutoresizingMaskIntoConstraints id
    secureTextFieldCell@macOS key scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle drawsBackground usesSingleLineMode id
    segment title image
    segment@macOS toolTip image width enabled tag
    segment@macOS label width selected tag
    segment@macOS label imageScaling tag
    segmentedCell@macOS key controlSize state borderStyle alignment segmentDistribution style trackingMode id userLabel
    segmentedCell@macOS key refusesFirstResponder borderStyle
    segmentedControl key opaque contentMode verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex translatesAutoresizingMaskIntoConstraints id customClass customModule
    segmentedControl fixedFrame contentHorizontalAlignment id userLabel
    segmentedControl insetsLayoutMarginsFromSafeArea contentHorizontalAlignment
    segmentedControl verticalCompressionResistancePriority contentHorizontalAlignment
    segmentedControl@macOS horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel
    segmentedControl@macOS verticalHuggingPriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    segue destination kind identifier customClass customModule customModuleProvider modalPresentationStyle modalTransitionStyle id
    segue kind relationship destinationCreationSelector popoverAnchorView id
    segue customModuleProvider animates id
    segue identifier popoverAnchorBarButtonItem id
    segue identifier trigger id
    segue identifier unwindAction id
    segue key inheritsFrom id
    segue kind splitViewControllerTargetIndex id
    segue identifier destinationCreationSelector
    segue@macOS destination kind relationship id
    shadow@macOS key blurRadius
    simulatedNavigationBarMetrics key barStyle translucent prompted
    simulatedOrientationMetrics key orientation
    simulatedScreenMetrics key type
    simulatedStatusBarMetrics key statusBarStyle
    size@macOS key width height
    slider opaque tag contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous minimumValueImage maximumValueImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    slider@macOS identifier horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority tag translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    slider@macOS toolTip horizontalHuggingPriority verticalHuggingPriority mirrorLayoutDirectionWhenInternationalizing translatesAutoresizingMaskIntoConstraints id userLabel
    sliderCell@macOS key controlSize continuous refusesFirstResponder state alignment minValue maxValue doubleValue tickMarkPosition numberOfTickMarks allowsTickMarkValuesOnly sliderType id customClass customModule customModuleProvider
    sortDescriptor@macOS key selector sortKey ascending
    splitView@macOS dividerStyle translatesAutoresizingMaskIntoConstraints id
    splitViewController storyboardIdentifier modalPresentationStyle allowDoubleColumnStyle maximumPrimaryColumnWidth preferredDisplayMode behavior presentsWithGesture id customClass customModule customModuleProvider sceneMemberID
    splitViewController minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction presentsWithGesture
    stackView hidden opaque alpha contentMode semanticContentAttribute horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight axis distribution alignment spacing baselineRelativeArrangement translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    stackView verifyAmbiguity opaque clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea axis alignment spacingType baselineRelativeArrangement
    stackView opaque tag contentMode verticalCompressionResistancePriority ambiguous axis
    stackView opaque userInteractionEnabled contentMode verticalCompressionResistancePriority fixedFrame axis
    stackView preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth axis
    stackView verticalCompressionResistancePriority misplaced axis
    stackView@macOS distribution orientation alignment spacing horizontalStackHuggingPriority verticalStackHuggingPriority horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority detachesHiddenViews translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    stackView@macOS wantsLayer orientation verticalStackHuggingPriority horizontalClippingResistancePriority detachesHiddenViews
    stackView@macOS horizontalCompressionResistancePriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    state key title image backgroundImage
    state image catalog
    stepper opaque contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue translatesAutoresizingMaskIntoConstraints id
    stepper@macOS horizontalHuggingPriority verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    stepperCell@macOS key controlSize continuous alignment increment minValue maxValue doubleValue autorepeat id
    string@macOS key base64-UTF8
    swipeGestureRecognizer direction id
    switch opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority contentHorizontalAlignment contentVerticalAlignment on translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    switch fixedFrame contentHorizontalAlignment id userLabel
    switch@macOS horizontalHuggingPriority verticalHuggingPriority baseWritingDirection alignment translatesAutoresizingMaskIntoConstraints id
    tabBar clipsSubviews contentMode insetsLayoutMarginsFromSafeArea barStyle translucent itemPositioning itemSpacing translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    tabBar key contentMode
    tabBar userInteractionEnabled contentMode
    tabBarController title useStoryboardIdentifierAsRestorationIdentifier
    tabBarItem enabled title image selectedImage id
    tabBarItem key tag image catalog id
    tabBarItem key systemItem id
    tabView@macOS drawsBackground controlSize type translatesAutoresizingMaskIntoConstraints id userLabel
    tabView@macOS initialItem translatesAutoresizingMaskIntoConstraints
    tabView@macOS key type
    tabViewController@macOS selectedTabViewItemIndex id sceneMemberID
    tabViewItem@macOS label identifier id userLabel
    tableCellView@macOS identifier id userLabel customClass customModule customModuleProvider
    tableCellView@macOS misplaced id
    tableColumn@macOS identifier editable width minWidth maxWidth id userLabel
    tableColumnResizingMask@macOS key resizeWithTable userResizable
    tableHeaderCell@macOS key lineBreakMode borderStyle alignment title
    tableHeaderView@macOS key wantsLayer id userLabel
    tableView key opaque clipsSubviews clearsContextBeforeDrawing contentMode directionalLockEnabled alwaysBounceVertical scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches bouncesZoom dataMode style separatorStyle allowsSelection allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight contentViewInsetsToSafeArea translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    tableView hidden clipsSubviews alpha contentMode fixedFrame bounces alwaysBounceVertical indicatorStyle style separatorStyle separatorInsetReference rowHeight sectionFooterHeight estimatedSectionFooterHeight translatesAutoresizingMaskIntoConstraints id userLabel
    tableView tag contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight alwaysBounceVertical showsVerticalScrollIndicator contentInsetAdjustmentBehavior bouncesZoom allowsSelection showsSelectionImmediatelyOnTouchBegin rowHeight
    tableView userInteractionEnabled contentMode verticalHuggingPriority verticalCompressionResistancePriority alwaysBounceVertical showsHorizontalScrollIndicator keyboardDismissMode dataMode
    tableView ambiguous alwaysBounceVertical
    tableView insetsLayoutMarginsFromSafeArea bounces
    tableView layoutMarginsFollowReadableWidth alwaysBounceVertical
    tableView misplaced alwaysBounceVertical
    tableView preservesSuperviewLayoutMargins alwaysBounceVertical
    tableView@macOS focusRingType verticalHuggingPriority ambiguous allowsExpansionToolTips columnAutoresizingStyle tableStyle alternatingRowBackgroundColors columnReordering columnSelection columnResizing multipleSelection emptySelection autosaveColumns typeSelect autosaveName rowHeight rowSizeStyle headerView viewBased floatsGroupRows id customClass
    tableView@macOS toolTip verticalHuggingPriority rowHeight usesAutomaticRowHeights headerView viewBased translatesAutoresizingMaskIntoConstraints id userLabel
    tableView@macOS verticalCompressionResistancePriority allowsExpansionToolTips
    tableViewCell clipsSubviews userInteractionEnabled contentMode restorationIdentifier preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth shouldIndentWhileEditing reuseIdentifier focusStyle textLabel detailTextLabel imageView style id userLabel customClass customModule customModuleProvider
    tableViewCell tag contentMode preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth selectionStyle showsReorderControl indentationWidth reuseIdentifier editingAccessoryType rowHeight style
    tableViewCell misplaced selectionStyle detailTextLabel rowHeight
    tableViewCell reuseIdentifier translatesAutoresizingMaskIntoConstraints
    tableViewCellContentView key opaque clipsSubviews multipleTouchEnabled contentMode restorationIdentifier insetsLayoutMarginsFromSafeArea tableViewCell translatesAutoresizingMaskIntoConstraints id customClass
    tableViewCellContentView ambiguous preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth tableViewCell id userLabel
    tableViewController restorationIdentifier storyboardIdentifier title extendedLayoutIncludesOpaqueBars modalPresentationStyle id userLabel customClass customModule customModuleProvider sceneMemberID
    tableViewController storyboardIdentifier automaticallyAdjustsScrollViewInsets id
    tableViewController storyboardIdentifier definesPresentationContext useStoryboardIdentifierAsRestorationIdentifier
    tableViewController title modalTransitionStyle id
    tableViewController clearsSelectionOnViewWillAppear id
    tableViewGridLines@macOS key horizontal
    tableViewGridLines@macOS key vertical
    tableViewSection headerTitle footerTitle id userLabel colorLabel
    tapGestureRecognizer numberOfTapsRequired numberOfTouchesRequired id userLabel
    textField hidden opaque userInteractionEnabled contentMode selected contentHorizontalAlignment contentVerticalAlignment text borderStyle placeholder textAlignment clearsOnBeginEditing adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    textField clipsSubviews tag contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority contentHorizontalAlignment minimumFontSize disabledBackground translatesAutoresizingMaskIntoConstraints
    textField alpha contentMode horizontalHuggingPriority verticalHuggingPriority contentHorizontalAlignment
    textField multipleTouchEnabled contentMode enabled contentHorizontalAlignment
    textField ambiguous contentHorizontalAlignment
    textField fixedFrame contentHorizontalAlignment
    textField misplaced contentHorizontalAlignment
    textField@macOS identifier hidden toolTip focusRingType horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame alphaValue mirrorLayoutDirectionWhenInternationalizing allowsCharacterPickerTouchBarItem preferredMaxLayoutWidth textCompletion translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    textField@macOS autoresizesSubviews horizontalHuggingPriority horizontalCompressionResistancePriority setsMaxLayoutWidthAtFirstLayout allowsCharacterPickerTouchBarItem
    textField@macOS wantsLayer focusRingType horizontalCompressionResistancePriority allowsExpansionToolTips allowsCharacterPickerTouchBarItem
    textField@macOS horizontalCompressionResistancePriority verticalCompressionResistancePriority allowsCharacterPickerTouchBarItem
    textField@macOS verticalHuggingPriority tag translatesAutoresizingMaskIntoConstraints
    textFieldCell@macOS key controlSize scrollable lineBreakMode selectable editable enabled allowsUndo sendsActionOnEndEditing state borderStyle alignment placeholderString drawsBackground usesSingleLineMode bezelStyle id userLabel customClass customModule customModuleProvider
    textFieldCell@macOS editable continuous sendsActionOnEndEditing baseWritingDirection alignment title allowsEditingTextAttributes id
    textFieldCell@macOS editable refusesFirstResponder allowsUndo borderStyle focusRingType placeholderString
    textFieldCell@macOS lineBreakMode truncatesLastVisibleLine sendsActionOnEndEditing title drawsBackground
    textInputTraits key autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType textContentType
    textView autoresizesSubviews clipsSubviews multipleTouchEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority fixedFrame bounces scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom editable text textAlignment adjustsFontForContentSizeCategory selectable translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    textView hidden clipsSubviews multipleTouchEnabled tag contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight bounces showsVerticalScrollIndicator contentInsetAdjustmentBehavior editable usesAttributedText allowsEditingTextAttributes translatesAutoresizingMaskIntoConstraints id userLabel
    textView multipleTouchEnabled userInteractionEnabled contentMode ambiguous layoutMarginsFollowReadableWidth scrollEnabled showsHorizontalScrollIndicator keyboardDismissMode text
    textView opaque userInteractionEnabled contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority
    textView contentMode misplaced textAlignment
    textView@macOS wantsLayer editable drawsBackground importsGraphics richText horizontallyResizable verticallyResizable usesFontPanel findStyle continuousSpellChecking allowsUndo usesRuler allowsNonContiguousLayout quoteSubstitution dashSubstitution spellingCorrection smartInsertDelete id
    textView@macOS findStyle allowsCharacterPickerTouchBarItem textCompletion id
    textView@macOS usesRuler linkDetection spellingCorrection
    tokenField@macOS toolTip horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority allowsCharacterPickerTouchBarItem translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    tokenField@macOS focusRingType verticalHuggingPriority
    tokenFieldCell@macOS key scrollable lineBreakMode selectable editable sendsActionOnEndEditing state borderStyle alignment drawsBackground allowsEditingTextAttributes tokenStyle id
    tokenFieldCell@macOS key controlSize selectable allowsUndo alignment
    toolbar translucent translatesAutoresizingMaskIntoConstraints
    treeController@macOS objectClassName childrenKeyPath leafKeyPath id
    url@macOS key string
    userDefaultsController@macOS representsSharedInstance id userLabel
    userDefinedRuntimeAttribute type keyPath value localized
    userLayoutGuide location affinity
    value key type width height
    value@macOS key type width height
    variation key axis distribution
    variation key constant
    variation key spacing
    view hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    view autoresizesSubviews clipsSubviews multipleTouchEnabled alpha verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment
    view key opaque userInteractionEnabled tag contentMode simulatedAppContext id
    view verifyAmbiguity contentMode verticalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    view contentMode misplaced
    view contentMode restorationIdentifier
    view contentMode semanticContentAttribute
    view preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
    view verticalCompressionResistancePriority fixedFrame
    view@macOS key wantsLayer ambiguous translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    view@macOS key verticalHuggingPriority misplaced id
    view@macOS fixedFrame translatesAutoresizingMaskIntoConstraints
    view@macOS wantsLayer misplaced
    viewController restorationIdentifier storyboardIdentifier definesPresentationContext providesPresentationContextTransitionStyle modalPresentationStyle hidesBottomBarWhenPushed id userLabel customClass customModule customModuleProvider sceneMemberID
    viewController storyboardIdentifier title modalTransitionStyle modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier id
    viewController storyboardIdentifier extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets useStoryboardIdentifierAsRestorationIdentifier
    viewController autoresizesArchivedViewToFullSize id
    viewController definesPresentationContext modalTransitionStyle
    viewController extendedLayoutIncludesOpaqueBars modalPresentationStyle
    viewController interfaceStyle id
    viewController title automaticallyAdjustsScrollViewInsets
    viewController@macOS title id userLabel customClass customModule customModuleProvider sceneMemberID
    viewControllerLayoutGuide type id
    viewControllerPlaceholder storyboardIdentifier storyboardName referencedIdentifier id userLabel sceneMemberID
    viewLayoutGuide@macOS key id
    visualEffectView@macOS hidden wantsLayer horizontalCompressionResistancePriority verticalCompressionResistancePriority blendingMode material state translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    visualEffectView@macOS appearanceType blendingMode
    webView opaque contentMode scalesPageToFit paginationMode translatesAutoresizingMaskIntoConstraints id
    webView userInteractionEnabled contentMode
    window@macOS identifier title separatorStyle allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop restorable hidesOnDeactivate releasedWhenClosed showsToolbarButton visibleAtLaunch frameAutosaveName animationBehavior titlebarAppearsTransparent titleVisibility id userLabel customClass customModule customModuleProvider
    window@macOS key title restorable oneShot releasedWhenClosed animationBehavior tabbingMode id
    window@macOS animationBehavior toolbarStyle id
    windowCollectionBehavior@macOS key fullScreenNone
    windowCollectionBehavior@macOS key fullScreenPrimary
    windowController@macOS id sceneMemberID
    windowPositionMask@macOS key leftStrut rightStrut topStrut bottomStrut
    windowStyleMask@macOS key titled closable miniaturizable resizable utility HUD
    windowStyleMask@macOS resizable fullSizeContentView
    wkPreferences key javaScriptEnabled
    wkPreferences key minimumFontSize
    wkWebView hidden userInteractionEnabled contentMode allowsBackForwardNavigationGestures allowsLinkPreview translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    wkWebView opaque contentMode
    wkWebViewConfiguration key allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
    theme screenlet name kind parent viewModel form
    themeSet name parent
    """

  /// Chains of children behind their element.
  static let children: StaticString = """
    * frame autoresizingMask <subviews backgroundColor <gestureRecognizers <constraints directionalLayoutMargins fontDescription userComments <userDefinedRuntimeAttributes <variation <connections canvasLocation
    * autoresizingMask contentView backgroundColor accessibilityConfiguration <constraints textColor userComments
    * <toolbarItems navigationItem simulatedTopBarMetrics simulatedBottomBarMetrics <connections
    * backgroundColor tintColor barTintColor <userDefinedRuntimeAttributes
    * <constraints layoutMargins <userDefinedRuntimeAttributes
    * <constraints textInputTraits <userDefinedRuntimeAttributes
    * <subviews safeArea <userDefinedRuntimeAttributes
    * autoresizingMask text fontDescription
    * backgroundColor simulatedDestinationMetrics freeformSize
    * <constraints barTintColor
    * autoresizingMask contentStretch
    * backgroundColor <items
    * edgesForExtendedLayout <connections
    * simulatedDestinationMetrics <connections
    * simulatedStatusBarMetrics simulatedTopBarMetrics
    * tabBarItem navigationItem
    * tintColor layoutMargins
    * tintColor textColor
    * view navigationItem
    *@old <constraints safeArea
    *@old tintColor safeArea
    *@new safeArea backgroundColor
    accessibility traits isElement
    activityIndicatorView frame autoresizingMask color
    activityIndicatorView <constraints color
    application@macOS mainMenu <connections
    arrayController@macOS <declaredKeys objectClass <connections
    barButtonItem imageInsets tintColor <connections
    box@macOS frame contentView <constraints borderColor fillColor
    button frame autoresizingMask backgroundColor contentStretch <constraints fontDescription tintColor contentEdgeInsets titleEdgeInsets imageEdgeInsets titleShadowOffset normal disabled selected highlighted <userDefinedRuntimeAttributes <variation <connections
    button <gestureRecognizers <constraints menu normal configuration userComments <userDefinedRuntimeAttributes
    button accessibilityConfiguration <constraints selected canvasLocation
    button directionalLayoutMargins fontDescription
    button@macOS frame autoresizingMask toolTip cell <accessibility <connections
    button@macOS frame <constraints <accessibility
    button@macOS-new cell <constraints
    buttonCell@macOS behavior font <connections
    buttonCell@macOS font keyEquivalent
    buttonConfiguration image preferredSymbolConfigurationForImage titleFontDescription contentInsets baseForegroundColor baseBackgroundColor
    buttonConfiguration attributedTitle baseForegroundColor
    clipView@macOS frame autoresizingMask <subviews <constraints backgroundColor contentInsets
    collectionView frame autoresizingMask backgroundColor <gestureRecognizers <constraints contentLayoutGuide frameLayoutGuide collectionViewLayout <cells sectionHeaderView sectionFooterView <connections
    collectionView <constraints scrollIndicatorInsets collectionViewLayout <userDefinedRuntimeAttributes
    collectionView simulatedDestinationMetrics collectionViewLayout canvasLocation
    collectionView@old safeArea collectionViewLayout
    collectionView@macOS frame autoresizingMask collectionViewLayout primaryBackgroundColor
    collectionViewCell frame autoresizingMask contentView backgroundColor tintColor <constraints customSize <userDefinedRuntimeAttributes <connections canvasLocation
    collectionViewCell contentView safeArea customSize
    collectionViewCell <gestureRecognizers <constraints
    collectionViewController view simulatedStatusBarMetrics
    collectionViewFlowLayout itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset <userDefinedRuntimeAttributes
    colorWell@macOS frame <constraints color <connections
    customView@macOS frame autoresizingMask <subviews <constraints shadow <connections canvasLocation
    customView@macOS frame <accessibility
    datePicker backgroundColor tintColor <constraints directionalLayoutMargins minimumDate maximumDate <connections
    datePicker frame autoresizingMask date minimumDate
    datePicker@macOS frame <constraints cell <connections
    datePickerCell@macOS font date backgroundColor textColor datePickerElements
    document <device <accessibilityOverrides <dependencies customFonts <objects <designables <resources defaultSimulatedMetrics
    document customFonts <scenes <designables <inferredMetricsTieBreakers tintColor
    document@old <resources tintColor
    document@new tintColor <resources
    document@macOS <dependencies <objects <resources
    document@macOS <dependencies <scenes
    fragment content <attributes
    imageView frame autoresizingMask backgroundColor tintColor <gestureRecognizers <constraints image preferredSymbolConfiguration
    imageView tintColor accessibilityConfiguration <constraints
    imageView@macOS frame <constraints cell <connections
    imageView@macOS cell contentTintColor
    label frame autoresizingMask tintColor accessibilityConfiguration <constraints text fontDescription textColor highlightedColor shadowColor shadowOffset userComments <userDefinedRuntimeAttributes <variation
    label backgroundColor accessibilityConfiguration <constraints attributedText highlightedColor <connections
    label <gestureRecognizers attributedText highlightedColor canvasLocation
    label directionalLayoutMargins fontDescription highlightedColor userLabel
    label layoutMargins fontDescription
    label safeArea fontDescription
    menu@macOS <items <connections
    menu@macOS <items canvasLocation
    menuItem@macOS keyEquivalent keyEquivalentModifierMask <connections
    menuItem@macOS title keyEquivalentModifierMask submenu
    menuItem@macOS attributedTitle <connections
    menuItem@macOS secondaryImage <connections
    navigationBar frame autoresizingMask backgroundColor tintColor barTintColor <items <userDefinedRuntimeAttributes
    navigationBar barTintColor titleTextAttributes
    navigationController tabBarItem <toolbarItems simulatedTopBarMetrics navigationBar <nil toolbar <connections
    navigationController edgesForExtendedLayout navigationBar <userDefinedRuntimeAttributes
    navigationController navigationItem navigationBar
    navigationController simulatedBottomBarMetrics navigationBar
    navigationItem backBarButtonItem leftBarButtonItem titleView rightBarButtonItem userComments
    navigationItem title leftBarButtonItem <rightBarButtonItems <userDefinedRuntimeAttributes
    navigationItem <leftBarButtonItems rightBarButtonItem
    navigationItem leftBarButtonItem <connections
    numberFormatter@macOS negativeInfinitySymbol positiveInfinitySymbol minimum maximum
    outlineView@macOS frame autoresizingMask intercellSpacing backgroundColor gridColor <tableColumns <connections
    pageControl frame autoresizingMask backgroundColor tintColor <constraints pageIndicatorTintColor currentPageIndicatorTintColor <connections
    pathCell@macOS font url
    pathControl@macOS frame <constraints cell <accessibility <connections
    popUpButton@macOS frame toolTip <constraints <accessibility <connections
    popUpButton@macOS toolTip cell <accessibility
    popUpButton@macOS-new cell <constraints
    popUpButtonCell@macOS behavior font menu <connections
    predicateEditor@macOS frame autoresizingMask <rowTemplates <connections
    predicateEditorRowTemplate@macOS leftExpressionObject rightExpressionObject options <popUpMenus
    progressIndicator@macOS frame <constraints
    progressIndicator@macOS frame autoresizingMask
    progressView frame autoresizingMask tintColor <constraints progressTintColor trackTintColor <userDefinedRuntimeAttributes
    ruleEditor@macOS frame autoresizingMask
    scene <objects canvasLocation
    scene@macOS <objects canvasLocation
    scrollView frame autoresizingMask <subviews backgroundColor <constraints contentLayoutGuide frameLayoutGuide <connections
    scrollView <constraints simulatedDestinationMetrics
    scrollView frameLayoutGuide canvasLocation
    scrollView@old simulatedDestinationMetrics safeArea
    scrollView@new safeArea backgroundColor
    scrollView@macOS frame toolTip contentView <constraints contentInsets horizontalScroller verticalScroller <accessibility
    scrollView@macOS verticalScroller <connections
    scrollView@macOS verticalScroller headerView
    scroller@macOS frame autoresizingMask
    searchBar barTintColor textInputTraits
    searchField@macOS frame <constraints cell <connections
    searchFieldCell@macOS font textColor backgroundColor
    secureTextField@macOS frame <constraints cell <connections
    secureTextField@macOS frame autoresizingMask cell canvasLocation
    secureTextFieldCell@macOS font textColor backgroundColor <allowedInputSourceLocales
    segmentedCell@macOS font <segments
    segmentedControl frame backgroundColor <constraints <segments selectedSegmentTintColor <userDefinedRuntimeAttributes <connections
    segmentedControl autoresizingMask <segments tintColor
    segmentedControl@macOS frame <constraints cell <connections
    segue commit preview
    simulatedMetricsContainer statusBar orientation destination
    slider frame backgroundColor tintColor <constraints maximumTrackTintColor thumbTintColor <connections
    slider autoresizingMask tintColor minimumTrackTintColor maximumTrackTintColor
    slider accessibilityConfiguration minimumTrackTintColor
    slider@macOS frame toolTip <constraints cell <accessibility <connections
    splitView@macOS frame <subviews <holdingPriorities
    stackView tintColor <constraints directionalLayoutMargins
    stackView <subviews contentStretch
    stackView@macOS frame <subviews edgeInsets <constraints <visibilityPriorities <customSpacing <connections
    stackView@macOS frame <beginningViews <visibilityPriorities
    stackView@macOS frame autoresizingMask canvasLocation
    state titleColor image preferredSymbolConfiguration
    state titleColor titleShadowColor
    stepper <constraints tintColor
    stepper@macOS frame cell <accessibility <connections
    switch accessibilityConfiguration <constraints tintColor onTintColor <connections
    switch frame autoresizingMask thumbTintColor
    switch autoresizingMask onTintColor
    switch backgroundColor onTintColor
    switch@macOS frame <connections
    tabBar frame autoresizingMask backgroundColor <constraints <items tintColor barTintColor selectedImageTintColor <userDefinedRuntimeAttributes
    tabBar barTintColor <connections
    tabBarController <toolbarItems navigationItem simulatedTopBarMetrics simulatedBottomBarMetrics tabBar <connections
    tabBarController simulatedStatusBarMetrics simulatedTopBarMetrics
    tabView@macOS frame autoresizingMask font <tabViewItems <connections
    tabView@macOS frame <constraints <tabViewItems
    tabViewController@macOS <tabViewItems tabView <connections
    tableCellView@macOS frame autoresizingMask <subviews <constraints <connections
    tableColumn@macOS headerCell dataCell sortDescriptorPrototype resizingMask <prototypeCellViews <connections
    tableHeaderCell@macOS font textColor backgroundColor
    tableHeaderView@macOS frame autoresizingMask
    tableView frame autoresizingMask backgroundColor <constraints separatorColor separatorInset sectionIndexBackgroundColor tableHeaderView tableFooterView <prototypes <sections <connections canvasLocation
    tableView <constraints sectionIndexColor <prototypes <userDefinedRuntimeAttributes
    tableView backgroundColor simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics
    tableView backgroundColor scrollIndicatorInsets
    tableView tintColor separatorColor
    tableView@new safeArea backgroundColor
    tableView@macOS frame autoresizingMask intercellSpacing backgroundColor gridStyleMask gridColor <tableColumns <accessibility <connections
    tableViewCell frame autoresizingMask contentView backgroundColor separatorInset <connections canvasLocation
    tableViewCell contentView contentConfiguration <connections
    tableViewCell contentView safeArea
    tableViewCell@new safeArea backgroundColor
    tableViewController view edgesForExtendedLayout <toolbarItems navigationItem simulatedDestinationMetrics freeformSize <connections
    tableViewController view tabBarItem <toolbarItems navigationItem <keyCommands <userDefinedRuntimeAttributes
    tableViewController navigationItem refreshControl <connections
    tableViewController navigationItem simulatedTopBarMetrics simulatedBottomBarMetrics
    tableViewController navigationItem contentSizeForViewInPopover
    tableViewSection footerTitle <cells userComments
    tapGestureRecognizer allowedPressTypes <connections
    textField frame autoresizingMask text placeholder fontDescription textInputTraits userComments <userDefinedRuntimeAttributes <variation <connections
    textField tintColor accessibilityConfiguration <constraints textColor fontDescription textInputTraits canvasLocation
    textField@macOS frame toolTip <constraints cell <accessibility <connections
    textField@macOS frame autoresizingMask cell
    textFieldCell@macOS formatter font title textColor backgroundColor <allowedInputSourceLocales
    textFieldCell@macOS backgroundColor <connections
    textView frame autoresizingMask backgroundColor tintColor <constraints text textColor fontDescription textInputTraits dataDetectorTypes <userDefinedRuntimeAttributes <connections
    textView accessibilityConfiguration <constraints textInputTraits canvasLocation
    textView backgroundColor attributedText textInputTraits <variation
    textView directionalLayoutMargins textColor textInputTraits userComments
    textView@macOS frame autoresizingMask textColor backgroundColor minSize maxSize insertionPointColor <connections
    tokenField@macOS frame <constraints cell <connections
    tokenFieldCell@macOS font textColor backgroundColor
    toolbar <constraints <items tintColor barTintColor
    toolbar frame autoresizingMask standardAppearance scrollEdgeAppearance
    toolbar <items <connections
    toolbar <items canvasLocation
    treeController@macOS <declaredKeys objectClass <connections
    view frame autoresizingMask <userGuides <subviews keyboard backgroundColor tintColor accessibilityConfiguration <gestureRecognizers <constraints simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics layoutMargins <userDefinedRuntimeAttributes <variation <connections canvasLocation
    view <subviews safeArea
    view@old simulatedDestinationMetrics safeArea
    view@new safeArea keyboard
    view@macOS frame autoresizingMask <subviews <constraints safeArea layoutMargins
    view@macOS <constraints canvasLocation
    viewController <layoutGuides view edgesForExtendedLayout <toolbarItems navigationItem simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics freeformSize <connections canvasLocation
    viewController view tabBarItem navigationItem contentSizeForViewInPopover simulatedDestinationMetrics
    viewController navigationItem <keyCommands <connections
    viewController edgesForExtendedLayout userComments
    viewController@macOS view <connections
    visualEffectView frame autoresizingMask contentView <constraints <blurEffect <userDefinedRuntimeAttributes <variation
    visualEffectView backgroundColor <blurEffect <connections
    visualEffectView <constraints <vibrancyEffect
    visualEffectView@macOS frame <subviews <constraints <connections
    visualEffectView@macOS <constraints shadow
    webView frame backgroundColor <constraints dataDetectorTypes
    window@macOS styleMask collectionBehavior initialPositionMask contentRect screenRect minSize maxSize contentView <connections canvasLocation
    windowController@macOS window <connections
    wkWebView frame autoresizingMask backgroundColor tintColor configuration <userDefinedRuntimeAttributes
    wkWebView <constraints configuration
    wkWebViewConfiguration dataDetectorTypes mediaTypesRequiringUserActionForPlayback preferences
    """

}
