// The document itself, its resources, and what only Interface Builder reads.

let documentDefinitions: [ElementDefinition] = [
  ElementDefinition(
    .document,
    [
      .colorMatched, .defaultVersion, .initialViewController, .launchScreen, .propertyAccessControl, .systemVersion,
      .targetRuntime, .toolsVersion, .type, .useAutolayout, .useSafeAreas, .useTraitCollections, .version,
    ],
    children: editElements + [
      .theme, .device, .dependencies, .customFonts, .objects, .scenes, .resources, .designables,
      .simulatedMetricsContainer, .inferredMetricsTieBreakers, .accessibilityOverrides, .color, .point, .userComments,
      .size,
    ], isOpen: true),
  ElementDefinition(
    .theme, [.screenlet, .name, .parent, .viewModel, .form],
    types: [.kind: .oneOf(["default", "full", "child", "extended"])], required: [.screenlet, .name]),
  ElementDefinition(.themeSet, [.parent], children: [.resources], required: [.name]),
  ElementDefinition(.scenes, [.key], children: editElements + [.scene]),
  ElementDefinition(.scene, [.sceneID, .key], children: editElements + [.objects, .point]),
  ElementDefinition(
    .resources, [.key], children: editElements + [.image, .namedColor, .systemColor, .namedFont]),
  ElementDefinition(
    .image, [.name, .width, .height, .catalog, .key, .scale, .renderingMode],
    children: [.mutableData, .data, .imageReference, .symbolConfiguration, .nil], isOpen: true),
  ElementDefinition(
    .namedColor, [.name, .key], types: [.appearance: .oneOf(Appearance.allCases.map(\.rawValue))], children: [.color]),
  ElementDefinition(.systemColor, [.name, .key], children: [.color]),
  ElementDefinition(.namedFont, [.name, .key], children: [.fontDescription]),
]

private func metadata(_ kind: ElementKind, _ children: [ElementKind] = [], hasText: Bool = false) -> ElementDefinition {
  ElementDefinition(kind, [.key], children: children, hasText: hasText, isOpen: true)
}

private let simulatedMetrics: [ElementKind] = [
  .simulatedStatusBarMetrics, .simulatedOrientationMetrics, .simulatedScreenMetrics, .simulatedNavigationBarMetrics,
  .simulatedTabBarMetrics, .simulatedToolbarMetrics, .simulatedSplitViewControllerMetrics,
  .freeformSimulatedSizeMetrics, .modalFormSheetSimulatedSizeMetrics, .modalPageSheetSimulatedSizeMetrics,
]

let metadataDefinitions: [ElementDefinition] =
  [
    metadata(.device, [.adaptation]), metadata(.adaptation),
    metadata(.dependencies, [.plugIn, .capability, .deployment, .unset]), metadata(.plugIn), metadata(.capability),
    metadata(.deployment), metadata(.customFonts, [.array, .string]), metadata(.designables, [.designable]),
    metadata(.designable, [.size, .rect, .nil]), metadata(.accessibilityOverrides),
    metadata(.simulatedMetricsContainer, simulatedMetrics), metadata(.inferredMetricsTieBreakers, [.segue]),
    metadata(.keyAppearance), metadata(.userComments, [.fragment, .attributedString], hasText: true),
  ] + simulatedMetrics.map { metadata($0, [.size]) }
