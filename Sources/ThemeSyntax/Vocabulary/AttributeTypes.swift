extension AttributeName {
  /// The type of an attribute wherever an element's definition does not say otherwise.
  var usualType: ValueType {
    switch self {
    case _ where Self.booleans.contains(self): .boolean
    case _ where Self.numbers.contains(self): .number
    case _ where Self.integers.contains(self): .integer
    case _ where Self.references.contains(self): .reference
    case .id: .id
    case .red, .green, .blue, .white, .alpha: .component
    case .pointSize, .minimumFontSize: .magnitude
    case .multiplier: .multiplier
    case .priority, .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority:
      .priority
    case .placeholderIntrinsicWidth, .placeholderIntrinsicHeight: .length
    default: Self.enumerations[self].map { .oneOf($0) } ?? .string
    }
  }

  private static let booleans: Set<AttributeName> = [
    .address, .adjustsFontForContentSizeCategory, .adjustsFontSizeToFit,
    .adjustsImageSizeForAccessibilityContentSizeCategory, .adjustsImageWhenDisabled, .adjustsImageWhenHighlighted,
    .adjustsLetterSpacingToFitWidth, .allowsAirPlayForMediaPlayback, .allowsBackForwardNavigationGestures,
    .allowsDefaultTighteningForTruncation, .allowsEditingTextAttributes, .allowsLinkPreview, .allowsMultipleSelection,
    .allowsMultipleSelectionDuringEditing, .allowsPictureInPictureMediaPlayback, .allowsSelection,
    .allowsSelectionDuringEditing, .alwaysBounceHorizontal, .alwaysBounceVertical, .ambiguous, .animates, .animating,
    .appends, .apportionsSegmentWidthsByContent, .automaticallyAdjustsScrollViewInsets, .autorepeat,
    .autoresizesArchivedViewToFullSize, .autoresizesSubviews, .baselineRelativeArrangement, .bounces, .bouncesZoom,
    .calendarEvent, .canCancelContentTouches, .changesSelectionAsPrimaryAction, .clearsContextBeforeDrawing,
    .clearsSelectionOnViewWillAppear, .clipsSubviews, .colorMatched, .contentViewInsetsToSafeArea, .continuous,
    .defersCurrentPageDisplay, .definesPresentationContext, .delaysContentTouches, .directionalLockEnabled,
    .doubleSided, .editable, .enabled, .enableSetNeedsDisplay, .enablesReturnKeyAutomatically,
    .extendedLayoutIncludesOpaqueBars, .fixedFrame, .flexibleMaxX, .flexibleMaxY, .flexibleMinX, .flexibleMinY,
    .flightNumber, .hasAttributedTitle, .heightSizable, .hidden, .hidesAccessoryWhenEditing,
    .hidesBottomBarWhenPushed, .hidesForSinglePage, .hidesWhenStopped, .highlighted,
    .insetsLayoutMarginsFromSafeArea, .largeTitles, .launchScreen, .layoutMarginsFollowReadableWidth, .misplaced,
    .momentary, .multipleTouchEnabled, .navigationBarHidden, .none, .notEnabled, .on, .opaque, .pagingEnabled,
    .phoneNumber, .pointerInteraction, .presentsWithGesture, .preservesSuperviewLayoutMargins, .prompted,
    .providesPresentationContextTransitionStyle, .reversesTitleShadowWhenHighlighted, .scalesPageToFit,
    .scrollEnabled, .secureTextEntry, .selectable, .selected, .shipmentTrackingNumber, .showsActivityIndicator,
    .showsBookmarkButton, .showsCancelButton, .showsExpansionTextWhenTruncated, .showsHorizontalScrollIndicator,
    .showsMenuAsPrimaryAction, .showsScopeBar, .showsSearchResultsButton, .showsSelectionImmediatelyOnTouchBegin,
    .showsVerticalScrollIndicator, .springLoaded, .symbolic, .toolbarHidden,
    .translatesAutoresizingMaskIntoConstraints, .translucent, .useAutolayout, .useCurrentDate, .useSafeAreas,
    .usesAttributedText, .useStoryboardIdentifierAsRestorationIdentifier, .useTraitCollections,
    .userInteractionEnabled, .widthSizable, .wraps, .showsTouchWhenHighlighted, .clearsOnBeginEditing,
    .findInteractionEnabled, .showsSelectionIndicator, .showsReorderControl, .allowsInlineMediaPlayback,
    .allowsMagnification, .pitchEnabled, .rotateEnabled, .showsUserLocation, .zoomEnabled, .modalInPresentation,
    .showsLargeContentViewer, .scalesLargeContentImage, .hidesBackButton, .leftItemsSupplementBackButton,
    .sectionHeadersPinToVisibleBounds, .sectionFootersPinToVisibleBounds, .cancelsTouchesInView, .delaysTouchesBegan,
    .delaysTouchesEnded,
  ]

  private static let numbers: Set<AttributeName> = [
    .allowableMovement, .bottom, .constant, .countDownDuration, .estimatedRowHeight,
    .estimatedSectionFooterHeight, .estimatedSectionHeaderHeight, .height, .imagePadding, .indentationWidth, .leading,
    .left, .lineHeightMultiple, .lineSpacing, .maximumValue, .maximumZoomScale, .maxValue, .maxX, .maxY,
    .minimumInteritemSpacing, .minimumLineHeight, .minimumLineSpacing, .minimumPressDuration,
    .minimumPrimaryColumnWidth, .minimumScaleFactor, .minimumValue, .minimumZoomScale, .minValue, .minX, .minY,
    .preferredMaxLayoutWidth, .preferredPrimaryColumnWidthFraction, .progress, .right, .rowHeight,
    .sectionFooterHeight, .sectionHeaderHeight, .size, .spacing, .stepValue, .tighteningFactorForTruncation,
    .timeIntervalSinceReferenceDate, .titlePadding, .top, .trailing, .width, .x, .y, .maximumLineHeight,
    .paragraphSpacing, .paragraphSpacingBefore, .firstLineHeadIndent, .headIndent, .tailIndent, .hyphenationFactor,
    .defaultTabInterval, .cyan, .magenta, .yellow, .black,
  ]

  private static let integers: Set<AttributeName> = [
    .currentPage, .indentationLevel, .length, .location, .minimumNumberOfTouches, .minuteInterval, .numberOfLines,
    .numberOfPages, .preferredFramesPerSecond, .sectionIndexMinimumDisplayRowCount, .selectedSegmentIndex, .tag,
    .numberOfTouchesRequired, .numberOfTapsRequired, .maximumNumberOfTouches,
  ]

  private static let references: Set<AttributeName> = [
    .after, .before, .destination, .detailTextLabel, .firstItem, .initialViewController, .into,
    .popoverAnchorBarButtonItem, .popoverAnchorView, .reference, .secondItem, .tableViewCell, .textLabel,
  ]

  private static let layoutAttributes = LayoutAttribute.allCases.map(\.rawValue) + ["lastBaseline"]

  /// Words as Interface Builder writes them.
  private static let enumerations: [AttributeName: [String]] = [
    .accessoryType: accessories, .editingAccessoryType: accessories,
    .appearance: ["light", "dark"],
    .autocapitalizationType: ["none", "words", "sentences", "allCharacters"],
    .autocorrectionType: ["default", "no", "yes"], .spellCheckingType: ["default", "no", "yes"],
    .smartDashesType: ["default", "no", "yes"], .smartInsertDeleteType: ["default", "no", "yes"],
    .smartQuotesType: ["default", "no", "yes"],
    .axis: ["horizontal", "vertical"],
    .barStyle: ["default", "black", "blackOpaque", "blackTranslucent"],
    .baselineAdjustment: ["alignBaselines", "alignCenters", "none"],
    .borderStyle: ["none", "line", "bezel", "roundedRect"],
    .buttonType: [
      "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain", "close",
    ],
    .clearButtonMode: ["never", "whileEditing", "unlessEditing", "always"],
    .contentHorizontalAlignment: ["center", "left", "right", "fill", "leading", "trailing"],
    .contentVerticalAlignment: ["center", "top", "bottom", "fill"],
    .contentInsetAdjustmentBehavior: ["automatic", "scrollableAxes", "never", "always"],
    // 'TopLeft' is in files of Xcode 7's time; it is read as 'topLeft'.
    .contentMode: [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight", "TopLeft",
    ],
    .datePickerMode: ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"],
    .distribution: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    .eventType: [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
      "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
      "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
      "allTouchEvents", "allEditingEvents", "allEvents",
    ],
    .firstAttribute: layoutAttributes, .secondAttribute: layoutAttributes,
    .form: ["complete", "overlay"],
    .keyboardDismissMode: ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"],
    .lineBreakMode: [
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ],
    .mapType: ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"],
    .placeholderIdentifier: ["IBFilesOwner", "IBFirstResponder"],
    .relation: ["equal", "lessThanOrEqual", "greaterThanOrEqual"],
    .returnKeyType: [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
      "continue",
    ],
    .scrollDirection: ["vertical", "horizontal"],
    .searchBarStyle: ["default", "prominent", "minimal"],
    .segmentControlStyle: ["plain", "bordered", "bar", "bezeled"],
    .selectionStyle: ["none", "blue", "gray", "default"],
    .semanticContentAttribute: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
    .separatorStyle: ["none", "default", "singleLine", "singleLineEtched"],
    .textAlignment: ["left", "center", "right", "justified", "natural"],
    .weight: ThemeFont.Weight.allCases.map(\.rawValue),
  ]

  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]
}
