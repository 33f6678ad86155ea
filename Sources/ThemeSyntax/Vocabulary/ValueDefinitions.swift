// Values, the structures that hold several of them, and lists.

private let traits: [AttributeName: ValueType] = Dictionary(
  uniqueKeysWithValues: [
    .adjustable, .allowsDirectInteraction, .button, .causesPageTurn, .header, .image, .keyboardKey, .link, .none,
    .notEnabled, .playsSound, .searchField, .selected, .startsMediaSession, .staticText, .summaryElement,
    .updatesFrequently,
  ].map { ($0, .boolean) })

let valueDefinitions: [ElementDefinition] = [
  ElementDefinition(.rect, [.key], required: [.x, .y, .width, .height]),
  ElementDefinition(.size, [.key], required: [.width, .height]),
  ElementDefinition(.point, [.key], required: [.x, .y]),
  ElementDefinition(.inset, [.key, .minX, .minY, .maxX, .maxY]),
  ElementDefinition(.edgeInsets, [.key, .top, .left, .bottom, .right]),
  ElementDefinition(.directionalEdgeInsets, [.key, .top, .leading, .bottom, .trailing]),
  ElementDefinition(
    .autoresizingMask,
    [.key, .flexibleMinX, .widthSizable, .flexibleMaxX, .flexibleMinY, .heightSizable, .flexibleMaxY]),
  ElementDefinition(
    .color,
    [
      .key, .red, .green, .blue, .white, .cyan, .magenta, .yellow, .black, .colorSpace, .customColorSpace,
      .catalog, .name, .systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor,
    ], types: [.alpha: .component]),
  ElementDefinition(
    .fontDescription, [.key, .name, .family, .pointSize, .style, .weight],
    types: [.type: .oneOf(["system", "boldSystem", "italicSystem"])]),
  ElementDefinition(.font, [.key, .name, .family, .size, .pointSize, .metaFont]),
  ElementDefinition(.string, [.key, .base64UTF8, .name], hasText: true),
  ElementDefinition(.mutableString, [.key, .base64UTF8], hasText: true),
  ElementDefinition(.data, [.key], hasText: true, isOpen: true),
  ElementDefinition(.mutableData, [.key], hasText: true, isOpen: true),
  ElementDefinition(.nil, [.key, .name]),
  ElementDefinition(.bool, [.key], types: [.value: .boolean]),
  ElementDefinition(.integer, [.key], types: [.value: .integer]),
  ElementDefinition(.real, [.key], types: [.value: .number]),
  ElementDefinition(.range, [.key, .location, .length]),
  ElementDefinition(.date, [.key, .timeIntervalSinceReferenceDate]),
  ElementDefinition(.value, [.key, .type], isOpen: true),
  ElementDefinition(
    .attributedString, [.key, .base64UTF8], children: [.fragment, .string, .mutableString], hasText: true),
  ElementDefinition(
    .imageReference, [.key, .image, .catalog, .symbolScale, .renderingMode, .scale, .appearance, .name],
    children: [.symbolConfiguration, .preferredSymbolConfiguration, .color, .fontDescription]
  ),
  ElementDefinition(.accessibilityTraits, [.key], types: traits),
  ElementDefinition(
    .dataDetectorType,
    [
      .key, .address, .calendarEvent, .flightNumber, .link, .none, .phoneNumber, .shipmentTrackingNumber,
    ], types: [.link: .boolean, .none: .boolean]),
  ElementDefinition(.dataDetectorTypes, [.key, .none], isOpen: true),
  ElementDefinition(.audiovisualMediaTypes, [.key, .none], isOpen: true),
  ElementDefinition(
    .extendedEdge, [.key],
    types: [
      .top: .boolean, .bottom: .boolean, .left: .boolean, .right: .boolean, .leading: .boolean, .trailing: .boolean,
      .none: .boolean,
    ]),
  ElementDefinition(
    .popoverArrowDirection, [.key],
    types: [.up: .boolean, .down: .boolean, .left: .boolean, .right: .boolean]),
]

private let appearance: [ElementKind] = [
  .color, .nil, .textAttributes, .imageReference, .blurEffect, .barButtonItemAppearance, .attributes,
]

let structureDefinitions: [ElementDefinition] = [
  ElementDefinition(
    .state, [.key, .title, .image, .backgroundImage, .catalog],
    children: editElements + [
      .color, .attributedString, .string, .mutableString, .imageReference, .nil, .preferredSymbolConfiguration,
      .symbolConfiguration,
    ]),
  ElementDefinition(
    .buttonConfiguration,
    [
      .key, .title, .subtitle, .image, .catalog, .imagePadding, .titlePadding, .showsActivityIndicator, .titleAlignment,
    ],
    types: [
      .style: .oneOf([
        "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
      ]),
      .cornerStyle: .oneOf(["fixed", "dynamic", "small", "medium", "large", "capsule"]),
      .imagePlacement: .oneOf(["leading", "trailing", "top", "bottom", "all"]),
      .size: .oneOf(["mini", "small", "medium", "large"]),
    ],
    children: editElements + [
      .fontDescription, .attributedString, .string, .mutableString, .color, .backgroundConfiguration,
      .directionalEdgeInsets, .imageReference, .preferredSymbolConfiguration, .symbolConfiguration, .nil,
      .attributes,
    ]),
  ElementDefinition(
    .backgroundConfiguration, [.key, .image, .catalog],
    children: [.color, .directionalEdgeInsets, .nil, .imageReference],
    isOpen: true),
  ElementDefinition(
    .listContentConfiguration, [.key, .text, .secondaryText, .image, .catalog],
    children: [
      .fontDescription, .color, .string, .mutableString, .attributedString, .imageReference, .directionalEdgeInsets,
      .nil, .preferredSymbolConfiguration,
    ], isOpen: true),
  ElementDefinition(
    .preferredSymbolConfiguration, [.key, .configurationType, .scale, .weight, .renderingMode, .pointSize],
    children: [.fontDescription, .color, .array, .nil], isOpen: true),
  ElementDefinition(
    .symbolConfiguration, [.key, .configurationType, .scale, .weight, .renderingMode, .pointSize],
    children: [.fontDescription, .color, .array, .nil], isOpen: true),
  ElementDefinition(.fragment, [.content], children: [.attributes, .string, .mutableString]),
  ElementDefinition(
    .attributes, [.key],
    children: [
      .color, .font, .fontDescription, .paragraphStyle, .integer, .real, .string, .mutableString, .shadow, .nil, .bool,
      .dictionary, .array, .data, .mutableData,
    ], isOpen: true),
  ElementDefinition(
    .paragraphStyle,
    [
      .key, .lineHeightMultiple, .lineSpacing, .minimumLineHeight, .maximumLineHeight, .tighteningFactorForTruncation,
      .paragraphSpacing, .paragraphSpacingBefore, .firstLineHeadIndent, .headIndent, .tailIndent, .hyphenationFactor,
      .defaultTabInterval,
    ],
    types: [
      .alignment: .oneOf(["left", "center", "right", "justified", "natural"]),
      .baseWritingDirection: .oneOf(["natural", "leftToRight", "rightToLeft"]),
      .lineBreakMode: .oneOf([
        "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
      ]),
    ], children: [.tabStops, .nil, .array], isOpen: true),
  ElementDefinition(.tabStops, [.key], children: [.textTab], isOpen: true),
  ElementDefinition(.textTab, [.key, .alignment, .location], children: [.dictionary], isOpen: true),
  ElementDefinition(.shadow, [.key], children: [.color, .size], isOpen: true),
  ElementDefinition(
    .textAttributes, [.key], children: [.fontDescription, .font, .color, .nil, .size, .paragraphStyle],
    isOpen: true),
  ElementDefinition(
    .textInputTraits,
    [
      .key, .autocapitalizationType, .autocorrectionType, .enablesReturnKeyAutomatically, .inlinePredictionType,
      .keyboardAppearance, .keyboardType, .passwordRules, .returnKeyType, .secureTextEntry, .smartDashesType,
      .smartInsertDeleteType, .smartQuotesType, .spellCheckingType, .textContentType,
    ], children: editElements),
  ElementDefinition(
    .segment, [.title, .image, .enabled, .catalog, .width], children: [.size, .string, .imageReference]),
  ElementDefinition(.variation, variationAttributes, children: viewChildren + [.mask]),
  ElementDefinition(.mask, [.key], children: [.include, .exclude]),
  ElementDefinition(.include, required: [.reference]),
  ElementDefinition(.exclude, required: [.reference]),
  ElementDefinition(
    .accessibility, [.key, .label, .hint, .identifier, .value],
    children: editElements + [.accessibilityTraits, .bool, .string, .mutableString, .attributedString, .nil]),
  ElementDefinition(
    .userDefinedRuntimeAttribute, [.keyPath, .value],
    types: [
      .type: .oneOf([
        "string", "localizedString", "number", "boolean", "color", "image", "point", "size", "rect", "range", "nil",
      ])
    ],
    children: [.color, .integer, .real, .point, .size, .rect, .range, .string, .mutableString, .nil, .imageReference]),
  ElementDefinition(
    .wkWebViewConfiguration, [.key], children: [.audiovisualMediaTypes, .dataDetectorTypes, .wkPreferences],
    isOpen: true),
  ElementDefinition(.wkPreferences, [.key], isOpen: true),
  ElementDefinition(.blurEffect, [.key, .style]),
  ElementDefinition(.vibrancyEffect, [.key, .style], children: [.blurEffect]),
  ElementDefinition(
    .dictionary, [.key], children: [.string, .integer, .real, .bool, .array, .dictionary], isOpen: true),
  ElementDefinition(.appearance, [.key], children: appearance, isOpen: true),
  ElementDefinition(.standardAppearance, [.key], children: appearance, isOpen: true),
  ElementDefinition(.toolbarAppearance, [.key], children: appearance, isOpen: true),
  ElementDefinition(.navigationBarAppearance, [.key], children: appearance, isOpen: true),
  ElementDefinition(.barButtonItemAppearance, [.key], children: appearance, isOpen: true),
]

/// What a variation may override: its own key, and any attribute of a view or constraint.
private let variationAttributes: [AttributeName] = [
  .key, .constant, .hidden, .spacing, .alpha, .numberOfLines, .image, .title, .text, .axis, .distribution, .fixedFrame,
  .preferredMaxLayoutWidth, .misplaced, .ambiguous, .layoutMarginsFollowReadableWidth, .alignment, .catalog, .style,
]

private func list(_ kind: ElementKind, _ children: [ElementKind]) -> ElementDefinition {
  ElementDefinition(kind, [.key], children: editElements + children)
}

let listDefinitions: [ElementDefinition] = [
  list(.subviews, ElementKind.allViews),
  list(
    .objects,
    ElementKind.allCases.filter { [.view, .controller, .object, .value].contains($0.role) }),
  list(.constraints, [.constraint]),
  list(.connections, [.outlet, .outletCollection, .action, .segue, .binding]),
  list(.gestureRecognizers, ElementKind.allCases.filter { $0.className?.hasSuffix("GestureRecognizer") == true }),
  list(.layoutGuides, [.viewControllerLayoutGuide, .layoutGuide, .viewLayoutGuide]),
  list(.userDefinedRuntimeAttributes, [.userDefinedRuntimeAttribute]),
  list(.segments, [.segment]),
  list(.items, [.barButtonItem, .navigationItem, .tabBarItem]),
  list(.toolbarItems, [.barButtonItem]),
  list(.leftBarButtonItems, [.barButtonItem]), list(.rightBarButtonItems, [.barButtonItem]),
  list(.prototypes, [.tableViewCell]), list(.sections, [.tableViewSection]),
  list(.cells, [.tableViewCell, .collectionViewCell]),
  list(.children, [.command, .menu, .menuElement, .keyCommand]),
  list(.keyCommands, [.keyCommand]), list(.scopeButtonTitles, [.string]),
  list(.animationImages, [.imageReference, .image]),
  list(.array, [.string, .color, .integer, .real, .dictionary, .array, .mutableString, .barButtonItem, .nil]),
  ElementDefinition(
    .constraint,
    [
      .constant, .firstAttribute, .firstItem, .id, .identifier, .multiplier, .placeholder, .priority, .relation,
      .secondAttribute, .secondItem, .symbolic, .userLabel, .before, .after, .key,
    ], types: [.placeholder: .boolean],
    children: [.variation, .attributedString, .userDefinedRuntimeAttributes, .connections]),
  ElementDefinition(.outlet, [.property, .destination, .id]),
  ElementDefinition(.outletCollection, [.property, .destination, .collectionClass, .appends, .id]),
  ElementDefinition(.action, [.selector, .destination, .eventType, .id]),
  ElementDefinition(
    .segue,
    [
      .animates, .customClass, .customModule, .customModuleProvider, .destination, .destinationCreationSelector, .id,
      .identifier, .inheritsFrom, .key, .kind, .modalPresentationStyle, .modalTransitionStyle,
      .popoverAnchorBarButtonItem, .popoverAnchorView, .relationship, .reference,
      .unwindAction,
    ],
    types: [
      .kind: .oneOf([
        "show", "showDetail", "presentation", "modal", "push", "popover", "popoverPresentation", "embed",
        "relationship",
        "custom", "unwind", "replace",
      ])
    ], children: [.segue, .popoverArrowDirection, .nil, .point, .rect, .extendedEdge]),
  ElementDefinition(.remove, required: [.reference]),
  ElementDefinition(.unset, [.reference, .attribute, .key, .keyPath, .name]),
  ElementDefinition(.move, [.into, .before, .after], required: [.reference]),
  ElementDefinition(
    .binding, [.keyPath, .value], types: [.attribute: .string, .outlet: .string], required: [.attribute, .outlet]),
]
