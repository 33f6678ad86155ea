/// Members of the base classes of UIKit, as selectors and without keywords of Swift, that a subclass cannot declare with
/// another meaning. Source: the iOS SDK's headers.
let membersOfBaseClasses: [String: Set<Substring>] = [
  "NSObject": words(
    """
    accessibilityActivate accessibilityDecrement accessibilityElements accessibilityFrame accessibilityHint \
    accessibilityIncrement accessibilityLabel accessibilityPath accessibilityTraits accessibilityValue \
    attributeKeys autoContentAccessingProxy autorelease awakeFromNib classCode classForArchiver classForCoder \
    classForKeyedArchiver className conformsToProtocol: copy dealloc debugDescription description \
    dictionaryWithValuesForKeys: didChangeValueForKey: doesNotRecognizeSelector: finalize forwardInvocation: \
    forwardingTargetForSelector: hash isAccessibilityElement isEqual: isKindOfClass: isMemberOfClass: isProxy \
    methodForSelector: methodSignatureForSelector: mutableCopy observationInfo performSelector: \
    prepareForInterfaceBuilder release respondsToSelector: retain retainCount setNilValueForKey: \
    setObservationInfo: setValuesForKeysWithDictionary: shouldGroupAccessibilityChildren superclass valueForKey: \
    valueForKeyPath: valueForUndefinedKey: willChangeValueForKey: zone
    """),
  "UIResponder": words(
    """
    becomeFirstResponder canBecomeFirstResponder canResignFirstResponder copy: cut: delete: firstResponder \
    isFirstResponder keyCommands next nextResponder paste: reloadInputViews resignFirstResponder select: selectAll: \
    textInputContextIdentifier textInputMode undoManager userActivity
    """),
  "UIView": words(
    """
    alignmentRectInsets alpha appearance autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds \
    center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds constraints contentMode \
    contentScaleFactor contentStretch directionalLayoutMargins effectiveUserInterfaceLayoutDirection exclusiveTouch \
    firstBaselineAnchor focusGroupIdentifier focused forFirstBaselineLayout forLastBaselineLayout frame \
    gestureRecognizers hasAmbiguousLayout heightAnchor hidden inputAccessoryView inputView \
    insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isExclusiveTouch isFocused isHidden \
    isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage \
    largeContentTitle lastBaselineAnchor layer layoutGuides layoutIfNeeded layoutMargins layoutMarginsGuide \
    layoutSubviews leadingAnchor leftAnchor mask maskView motionEffects multipleTouchEnabled opaque \
    overrideUserInterfaceStyle preservesSuperviewLayoutMargins readableContentGuide removeFromSuperview \
    restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide semanticContentAttribute setNeedsDisplay \
    setNeedsLayout setNeedsUpdateConstraints sizeToFit subviews superview tag tintAdjustmentMode tintColor \
    topAnchor trailingAnchor traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints \
    updateConstraints userInteractionEnabled viewForBaselineLayout widthAnchor window
    """),
  "UIViewController": words(
    """
    additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets bottomLayoutGuide childViewControllers children \
    contentSizeForViewInPopover definesPresentationContext didReceiveMemoryWarning edgesForExtendedLayout \
    editButtonItem editing extendedLayoutIncludesOpaqueBars extensionContext hidesBottomBarWhenPushed \
    interfaceOrientation isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent \
    isMovingToParent isViewLoaded loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance \
    modalPresentationStyle modalTransitionStyle navigationController navigationItem nibBundle nibName \
    overrideUserInterfaceStyle parent parentViewController popoverPresentationController preferredContentSize \
    prefersStatusBarHidden presentationController presentedViewController presentingViewController \
    providesPresentationContextTransitionStyle removeFromParent restorationClass restorationIdentifier \
    searchDisplayController shouldAutorotate splitViewController storyboard systemMinimumLayoutMargins \
    tabBarController tabBarItem title toolbarItems topLayoutGuide traitCollection transitionCoordinator \
    transitioningDelegate view viewDidLoad viewIfLoaded viewLoaded
    """),
]

private func words(_ text: String) -> Set<Substring> { Set(text.split(separator: " ")) }
