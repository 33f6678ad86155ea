/// Properties of classes of UIKit and related frameworks that key-value coding sets and that Interface Builder does not
/// write as attributes, and properties that many libraries add to UIView. Source: the iOS SDK's headers.
let uiKitKeys = Set(
  """
  accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainerType \
  accessibilityCustomActions accessibilityCustomRotors accessibilityElements accessibilityElementsHidden \
  accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityLabel \
  accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction \
  accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue \
  accessibilityViewIsModal additionalSafeAreaInsets adjustsImageSizeForAccessibilityContentSizeCategory \
  adjustsFontForContentSizeCategory alignmentRectInsets allowsDefaultTighteningForTruncation \
  allowsDirectInteraction allowsEditingTextAttributes allowsMultipleSelection allowsSelection alpha animationDuration \
  animationImages animationRepeatCount attributedPlaceholder attributedText attributedTitle autocapitalizationType \
  autocorrectionType autoresizesSubviews autoresizingMask backIndicatorImage backIndicatorTransitionMaskImage \
  background backgroundColor backgroundImage backgroundView badgeColor badgeValue barStyle barTintColor baselineAdjustment \
  borderStyle bounds buttonType cellLayoutMarginsFollowReadableWidth center clearButtonMode clearsContextBeforeDrawing \
  clearsOnBeginEditing clearsOnInsertion clipsToBounds compressionResistance configuration constant contentEdgeInsets \
  contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior contentMode contentOffset \
  contentScaleFactor contentSize contentVerticalAlignment contentView cornerRadius borderColor borderWidth customView dataDetectorTypes dataSource date \
  decelerationRate defaultTextAttributes definesPresentationContext delegate detailTextLabel directionalLayoutMargins \
  disabledBackground edgesForExtendedLayout editable editing editingAccessoryType editingAccessoryView \
  enabled enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight \
  exclusiveTouch extendedLayoutIncludesOpaqueBars focusGroupIdentifier font frame gestureRecognizers hidden hidesBackButton \
  hidesBottomBarWhenPushed hidesSearchBarWhenScrolling highlighted highlightedAnimationImages highlightedImage \
  highlightedTextColor identifier image imageEdgeInsets imageView indentationLevel indentationWidth indicatorStyle \
  inputAccessoryView inputView insetsLayoutMarginsFromSafeArea isAccessibilityElement isEditable isEnabled isHidden \
  isHighlighted isOn isOpaque isPagingEnabled isScrollEnabled isSecureTextEntry isSelectable isSelected isTranslucent \
  isUserInteractionEnabled keyboardAppearance keyboardDismissMode keyboardType largeContentImage \
  largeContentImageInsets largeContentTitle largeTitleDisplayMode largeTitleTextAttributes layer layoutMargins leftBarButtonItem \
  leftBarButtonItems leftView leftViewMode lineBreakMode lineBreakStrategy linkTextAttributes mask maskView \
  maximumNumberOfLines maximumValue maximumZoomScale menu minimumFontSize minimumScaleFactor minimumTrackTintColor \
  minimumValue minimumZoomScale modalPresentationStyle modalTransitionStyle motionEffects multipleSelectionBackgroundView \
  multipleTouchEnabled navigationItem nibBundleIdentifier numberOfLines on onImage offImage opaque orientation overrideUserInterfaceStyle \
  pagingEnabled passwordRules placeholder pointSize preferredContentSize preferredMaxLayoutWidth preferredSymbolConfiguration \
  preservesSuperviewLayoutMargins preservesSuperviewMargins priority progress progressImage progressTintColor prompt rate \
  refreshControl restorationClass restorationIdentifier returnKeyType reuseIdentifier rightBarButtonItem rightBarButtonItems \
  rightView rightViewMode rowHeight scrollEnabled scrollIndicatorInsets scrollsToTop secureTextEntry sectionFooterHeight \
  sectionHeaderHeight sectionHeaderTopPadding selectable selected selectedBackgroundView selectedImage selectedTextRange \
  selectionStyle semanticContentAttribute separatorColor separatorEffect separatorInset separatorInsetReference \
  separatorStyle shadowColor shadowImage shadowOffset shadowOpacity shadowRadius shouldGroupAccessibilityChildren showsHorizontalScrollIndicator \
  showsMenuAsPrimaryAction showsTouchWhenHighlighted showsVerticalScrollIndicator smartDashesType smartInsertDeleteType \
  smartQuotesType spellCheckingType stepValue storyboardIdentifier style symbolConfiguration tabBarItem tableFooterView \
  tableHeaderView tag text textAlignment textColor textContainerInset textContentType textInputMode textLabel thumbTintColor \
  tintAdjustmentMode tintColor title titleEdgeInsets titleLabel titlePositionAdjustment titleTextAttributes titleView toolTip \
  toolbarItems trackImage trackTintColor transform transitioningDelegate translatesAutoresizingMaskIntoConstraints \
  typingAttributes unselectedItemTintColor useUnderline userActivity userInteractionEnabled value view viewControllers zoomScale
  """.split { $0 == " " || $0 == "\n" }.map(String.init))

extension ClassTable {
  /// Whether a class of UIKit, or a related framework, has a property with a name.
  package static func isPropertyOfUIKit(_ name: String) -> Bool { uiKitKeys.contains(name) }
}
