// Controllers and the objects that are neither views nor controllers.

private let controllerAttributes: [AttributeName] =
  objectAttributes + [
    .automaticallyAdjustsScrollViewInsets, .autoresizesArchivedViewToFullSize, .definesPresentationContext,
    .extendedLayoutIncludesOpaqueBars, .hidesBottomBarWhenPushed, .interfaceStyle, .modalInPresentation,
    .modalPresentationStyle, .modalTransitionStyle, .providesPresentationContextTransitionStyle,
    .restorationIdentifier, .sceneMemberID, .storyboardIdentifier, .storyboardName, .referencedIdentifier, .title,
    .toolbarHidden, .useStoryboardIdentifierAsRestorationIdentifier, .before, .after,
  ]

private let controllerChildren: [ElementKind] =
  objectChildren + ElementKind.allViews + [
    .extendedEdge, .freeformSimulatedSizeMetrics, .keyCommands, .layoutGuides, .modalFormSheetSimulatedSizeMetrics,
    .modalPageSheetSimulatedSizeMetrics, .navigationItem, .popoverPresentationController,
    .simulatedNavigationBarMetrics, .simulatedOrientationMetrics, .simulatedScreenMetrics,
    .simulatedSplitViewControllerMetrics, .simulatedStatusBarMetrics, .simulatedTabBarMetrics,
    .simulatedToolbarMetrics, .tabBarItem, .toolbarItems, .value,
  ]

private func controller(
  _ kind: ElementKind, _ attributes: [AttributeName] = [], types: [AttributeName: ValueType] = [:],
  children: [ElementKind] = []
) -> ElementDefinition {
  ElementDefinition(
    kind, controllerAttributes + attributes, types: types, children: controllerChildren + children)
}

let controllerDefinitions: [ElementDefinition] = [
  controller(.viewController), controller(.viewControllerPlaceholder), controller(.hostingController),
  controller(.tableViewController, [.clearsSelectionOnViewWillAppear]),
  controller(.collectionViewController, [.clearsSelectionOnViewWillAppear]),
  controller(.navigationController, [.navigationBarHidden], children: [.navigationBar, .toolbar]),
  controller(.tabBarController, children: [.tabBar]),
  controller(
    .splitViewController, [.minimumPrimaryColumnWidth, .preferredPrimaryColumnWidthFraction, .presentsWithGesture]),
  controller(
    .pageViewController, [.doubleSided, .navigationOrientation, .spineLocation, .transitionStyle]),
  controller(.avPlayerViewController, [.videoGravity]),
  controller(.glkViewController, [.preferredFramesPerSecond]),
  controller(.searchDisplayController),
]

private func object(
  _ kind: ElementKind, _ attributes: [AttributeName] = [], types: [AttributeName: ValueType] = [:],
  children: [ElementKind] = []
) -> ElementDefinition {
  ElementDefinition(
    kind, objectAttributes + [.before, .after, .sceneMemberID] + attributes, types: types,
    children: objectChildren + children)
}

private func recognizer(_ kind: ElementKind, _ attributes: [AttributeName] = []) -> ElementDefinition {
  object(
    kind,
    [.allowableMovement, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .enabled] + attributes)
}

private let barItemAttributes: [AttributeName] = [
  .catalog, .enabled, .image, .landscapeImage, .style, .systemItem, .tag, .title, .largeContentTitle,
]

let objectDefinitions: [ElementDefinition] = [
  ElementDefinition(
    .placeholder, objectAttributes + [.placeholderIdentifier, .sceneMemberID],
    children: objectChildren),
  object(.customObject), object(.exit),
  recognizer(.tapGestureRecognizer, [.numberOfTapsRequired, .numberOfTouchesRequired]),
  recognizer(
    .longPressGestureRecognizer, [.minimumPressDuration, .numberOfTapsRequired, .numberOfTouchesRequired]),
  // A slip of Interface Builder's own, which it writes to this day.
  recognizer(
    .pongPressGestureRecognizer, [.minimumPressDuration, .numberOfTapsRequired, .numberOfTouchesRequired]),
  recognizer(.panGestureRecognizer, [.maximumNumberOfTouches, .minimumNumberOfTouches]),
  recognizer(.screenEdgePanGestureRecognizer, [.edges, .maximumNumberOfTouches, .minimumNumberOfTouches]),
  recognizer(.pinchGestureRecognizer, [.scale]), recognizer(.rotationGestureRecognizer),
  recognizer(.swipeGestureRecognizer, [.direction, .numberOfTouchesRequired]), recognizer(.hoverGestureRecognizer),
  object(
    .barButtonItem, barItemAttributes + [.width],
    children: [.menu, .barButtonItemAppearance] + ElementKind.allViews),
  object(.barButtonItemGroup, children: [.items, .barButtonItem]),
  object(.tabBarItem, barItemAttributes + [.badgeValue, .selectedImage]),
  object(
    .navigationItem,
    [
      .title, .prompt, .largeTitleDisplayMode, .backButtonTitle, .hidesBackButton, .leftItemsSupplementBackButton,
      .style,
    ],
    children: [
      .barButtonItem, .leftBarButtonItems, .rightBarButtonItems, .barButtonItemGroup, .navigationBarAppearance,
    ] + ElementKind.allViews),
  object(.collectionViewLayout), object(.collectionViewCompositionalLayout),
  object(
    .collectionViewFlowLayout,
    [
      .automaticEstimatedItemSize, .minimumInteritemSpacing, .minimumLineSpacing, .scrollDirection,
      .sectionFootersPinToVisibleBounds, .sectionHeadersPinToVisibleBounds, .sectionInsetReference,
    ]),
  object(.tableViewSection, [.footerTitle, .headerTitle], children: [.cells] + ElementKind.allViews),
  object(.menu, [.title, .identifier, .image, .catalog, .systemItem], children: [.children]),
  object(
    .command, [.title, .subtitle, .image, .catalog, .identifier, .selector, .discoverabilityTitle, .modifierFlags]),
  object(.menuElement, [.title, .image, .catalog, .identifier]),
  object(
    .keyCommand, [.actionName, .discoverabilityTitle, .input, .modifierFlags, .title, .selector]),
  object(.popoverPresentationController, [.backgroundImage, .style], children: [.popoverArrowDirection]),
  ElementDefinition(.viewLayoutGuide, objectAttributes, children: objectChildren),
  ElementDefinition(.layoutGuide, objectAttributes, children: objectChildren + [.constraints]),
  ElementDefinition(
    .viewControllerLayoutGuide, objectAttributes, types: [.type: .oneOf(["top", "bottom"])], children: objectChildren),
]
