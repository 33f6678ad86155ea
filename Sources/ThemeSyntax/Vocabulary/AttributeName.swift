/// Every attribute name of the theme language. The raw value is the name as written.
package enum AttributeName: String, Sendable, CaseIterable {
  /// An attribute without a typed case; the tree keeps its own name.
  case unknown = ""
  case accessibilityIdentifier, accessoryType, actionName, address, adjustsFontForContentSizeCategory
  case adjustsFontSizeToFit, adjustsImageSizeForAccessibilityContentSizeCategory, adjustsImageWhenDisabled
  case adjustsImageWhenHighlighted, adjustsLetterSpacingToFitWidth, after, alignment, allowableMovement
  case allowsAirPlayForMediaPlayback, allowsBackForwardNavigationGestures, allowsDefaultTighteningForTruncation
  case allowsEditingTextAttributes, allowsLinkPreview, allowsMultipleSelection
  case allowsMultipleSelectionDuringEditing, allowsPictureInPictureMediaPlayback, allowsSelection
  case allowsSelectionDuringEditing, alpha, alwaysBounceHorizontal, alwaysBounceVertical, ambiguous, animates
  case animating, appearance, appends, apportionsSegmentWidthsByContent, attribute, autocapitalizationType
  case autocorrectionType, automaticallyAdjustsScrollViewInsets, autorepeat, autoresizesArchivedViewToFullSize
  case autoresizesSubviews, axis, backgroundImage, barPosition, barStyle, baselineAdjustment
  case baselineRelativeArrangement, baseWritingDirection, before, blue, borderStyle, bottom, bounces, bouncesZoom
  case button, buttonType, calendarEvent, canCancelContentTouches, catalog, changesSelectionAsPrimaryAction
  case clearButtonMode, clearsContextBeforeDrawing, clearsSelectionOnViewWillAppear, clipsSubviews
  case cocoaTouchSystemColor, collectionClass, colorLabel, colorMatched, colorPixelFormat, colorSpace
  case configurationType, constant, content, contentHorizontalAlignment, contentInsetAdjustmentBehavior
  case contentMode, contentVerticalAlignment, contentViewInsetsToSafeArea, continuous, cornerStyle
  case countDownDuration, currentPage, customClass, customColorSpace, customModule, customModuleProvider, dataMode
  case datePickerMode, decelerationRate, defaultVersion, defaultView, defersCurrentPageDisplay
  case definesPresentationContext, delaysContentTouches, depthStencilPixelFormat, destination
  case destinationCreationSelector, detailTextLabel, directionalLockEnabled, disabledBackground
  case discoverabilityTitle, distribution, doubleSided, down, dynamicTypePreference, editable
  case editingAccessoryType, enabled, enableSetNeedsDisplay, enablesReturnKeyAutomatically, estimatedRowHeight
  case estimatedSectionFooterHeight, estimatedSectionHeaderHeight, eventType, extendedLayoutIncludesOpaqueBars
  case family, firstAttribute, firstItem, fixedFrame, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY
  case flightNumber, footerTitle, form, green, hasAttributedTitle, header, headerTitle, height, heightSizable
  case hidden, hidesAccessoryWhenEditing, hidesBottomBarWhenPushed, hidesForSinglePage, hidesWhenStopped
  case highlighted, highlightedImage, hint, horizontalCompressionResistancePriority, horizontalHuggingPriority, id
  case identifier, image, imagePadding, imagePlacement, imageView, indentationLevel, indentationWidth
  case indicatorStyle, inheritsFrom, initialViewController, input, insetsLayoutMarginsFromSafeArea, interfaceStyle
  case into, itemPositioning, key, keyboardDismissMode, keyboardType, keyPath, kind, label, largeTitleDisplayMode
  case largeTitles, launchScreen, layout, layoutMarginsFollowReadableWidth, leading, left, length, lineBreakMode
  case lineHeightMultiple, lineSpacing, link, locale, location, mapType, maximumDate, maximumValue
  case maximumValueImage, maximumZoomScale, maxValue, maxX, maxY, message, metaFont, minimumDate, minimumFontSize
  case minimumInteritemSpacing, minimumLineHeight, minimumLineSpacing, minimumNumberOfTouches
  case minimumPressDuration, minimumPrimaryColumnWidth, minimumScaleFactor, minimumValue, minimumValueImage
  case minimumZoomScale, minToolsVersion, minuteInterval, minValue, minX, minY, misplaced, modalPresentationStyle
  case modalTransitionStyle, modifierFlags, momentary, multipleTouchEnabled, multiplier, name, navigationBarHidden
  case navigationOrientation, none, notEnabled, numberOfLines, numberOfPages, on, opaque, orientation, outlet
  case paginationMode, pagingEnabled, parent, phoneNumber, placeholder, placeholderIdentifier
  case placeholderIntrinsicHeight, placeholderIntrinsicWidth, pointerInteraction, pointSize
  case popoverAnchorBarButtonItem, popoverAnchorView, preferredFramesPerSecond, preferredMaxLayoutWidth
  case preferredPrimaryColumnWidthFraction, presentsWithGesture, preservesSuperviewLayoutMargins, priority
  case progress, progressImage, prompt, prompted, property, propertyAccessControl
  case providesPresentationContextTransitionStyle, red, reference, referencedIdentifier, relation, relationship
  case renderingMode, requiredIntegratedClassName, restorationIdentifier, returnKeyType, reuseIdentifier
  case reversesTitleShadowWhenHighlighted, right, role, rowHeight, scale, scalesPageToFit, sceneID, sceneMemberID
  case screenlet, scrollDirection, scrollEnabled, searchBarStyle, searchField, secondaryText, secondAttribute
  case secondItem, sectionFooterHeight, sectionHeaderHeight, sectionIndexMinimumDisplayRowCount
  case sectionInsetReference, secureTextEntry, segmentControlStyle, selectable, selected, selectedImage
  case selectedSegmentIndex, selectionStyle, selector, semanticContentAttribute, separatorInsetReference
  case separatorStyle, shadowImage, shipmentTrackingNumber, showsActivityIndicator, showsBookmarkButton
  case showsCancelButton, showsExpansionTextWhenTruncated, showsHorizontalScrollIndicator
  case showsMenuAsPrimaryAction, showsScopeBar, showsSearchResultsButton, showsSelectionImmediatelyOnTouchBegin
  case showsVerticalScrollIndicator, size, smartDashesType, smartInsertDeleteType, smartQuotesType, spacing
  case spacingType, spellCheckingType, spineLocation, springLoaded, staticText, statusBarStyle, stepValue
  case storyboardIdentifier, storyboardName, style, subtitle, summaryElement, symbolic, symbolScale, systemColor
  case systemItem, systemVersion, tableViewCell, tag, targetRuntime, text, textAlignment, textContentType
  case textLabel, tighteningFactorForTruncation, timeIntervalSinceReferenceDate, tintAdjustmentMode, title
  case titleAlignment, titlePadding, toolbarHidden, toolsVersion, toolTip, top, trackImage, trailing
  case transitionStyle, translatesAutoresizingMaskIntoConstraints, translucent, type, unwindAction, up
  case useAutolayout, useCurrentDate, userInteractionEnabled, userLabel, useSafeAreas, usesAttributedText
  case useStoryboardIdentifierAsRestorationIdentifier, useTraitCollections, value, verifyAmbiguity, version
  case verticalCompressionResistancePriority, verticalHuggingPriority, videoGravity, viewModel, weight, white
  case width, widthSizable, wraps, x, xcode11CocoaTouchSystemColor, y
  case showsTouchWhenHighlighted, background, clearsOnBeginEditing, findInteractionEnabled, progressViewStyle
  case showsSelectionIndicator, showsReorderControl, selectionIndicatorImage, allowsInlineMediaPlayback
  case allowsMagnification, pitchEnabled, rotateEnabled, showsUserLocation, zoomEnabled, keyboardAppearance
  case cyan, magenta, yellow, black, localeIdentifier, maximumLineHeight, paragraphSpacing
  case paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent, hyphenationFactor
  case defaultTabInterval, numberOfTouchesRequired, numberOfTapsRequired, maximumNumberOfTouches, direction
  case edges, modalInPresentation, allowsDirectInteraction, adjustable, playsSound, keyboardKey
  case updatesFrequently, startsMediaSession, causesPageTurn, largeContentTitle, showsLargeContentViewer
  case scalesLargeContentImage, maximumContentSizeCategory, minimumContentSizeCategory, landscapeImage
  case badgeValue, titleView, backButtonTitle, hidesBackButton, leftItemsSupplementBackButton, passwordRules
  case inlinePredictionType, automaticEstimatedItemSize, sectionHeadersPinToVisibleBounds
  case sectionFootersPinToVisibleBounds, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case allowsEditing
  case base64UTF8 = "base64-UTF8"

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The attribute of a name, or ``unknown``.
  package init(name: String) { self = name.isEmpty ? .unknown : Self.byName[name] ?? .unknown }
}
