package import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
package import ThemeText

/// Lays out the container controllers of a storyboard without views: each as a screen with its bars, around the
/// controller that it shows first. If there are no containers, lays out the controllers, which have views made by code.
package func solveContainers(
  _ theme: BoundTheme, id: ThemeID?, viewport: Viewport = .recorded, metrics: TextMetrics = .standard
) -> [(name: String, layout: ScreenLayout)] {
  let tree = theme.theme.tree
  let controllers = tree.all.filter { tree.kind(of: $0).role == .controller }
  let containers = controllers.filter { tree[$0].kind.isContainer }
  let named = Dictionary(
    controllers.compactMap { node in tree.objectID(of: node).map { ($0, node) } },
    uniquingKeysWith: { first, _ in first })
  let facts = DocumentFacts(tree, viewport: viewport)
  let bars = SimulatedBars(tree)
  let device = facts.device
  let size =
    viewport.size ?? device?.size(in: facts.isLandscape ? .landscape : .portrait) ?? Size(width: 375, height: 667)
  let edges = viewport.safeArea ?? device?.safeArea(facts.isLandscape ? .landscape : .portrait)
  var shown: Set<NodeID> = []
  var screens: [(name: String, layout: ScreenLayout)] = []
  for controller in containers.isEmpty ? controllers : containers {
    let inner = tree.firstShown(by: controller, among: named)
    guard shown.insert(inner).inserted else { continue }
    let id = id
    let objectID = tree.objectID(of: inner)
    var insets = edges ?? Insets(top: 20, left: 0, bottom: 0, right: 0)
    if tree[inner].kind == .navigationController || bars.isInNavigation(objectID) {
      let owner =
        tree[inner].kind == .navigationController ? inner : tree.controller(bars.navigationController(of: objectID))
      let item = tree.child(of: inner, key: "navigationItem")
      let bar = owner.flatMap { tree.child(of: $0, key: "navigationBar") }
      insets.top += BarHeight.navigation(
        isLow: false, isPrompted: tree.showsPrompt(of: item), hasLargeTitle: tree.showsLargeTitle(of: item, in: bar))
    }
    if tree[inner].kind == .tabBarController || bars.isInTabs(objectID) { insets.bottom += BarHeight.tab }
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var layout = LayoutTree(
      root: inner, size: size,
      views: [
        LayoutTree.View(
          node: inner, parent: nil, subtreeEnd: 1, frame: frame, absoluteFrame: frame, recorded: nil, isHidden: false,
          isInstalled: true)
      ])
    layout.systemFont = facts.systemFont
    layout.language = viewport.language
    let row = BarRow(tree, metrics.with(systemFont: facts.systemFont), viewport.direction)
    layout.bars = BarPlacing(tree, facts, bars, safeArea: insets, row, viewport.language).containerBars(of: inner, size)
    let screen = ScreenTree(
      parentTheme: nil, themes: [ScreenTree.Theme(id: id, bound: theme, hostPalette: [], values: [:])],
      roots: [ScreenTree.Root(theme: 0, node: inner, host: nil, sizing: .screen, contents: [])])
    let names = [.storyboardIdentifier, .customClass, .userLabel, .id].compactMap { tree.string($0, of: controller) }
    screens.append(
      (
        names.first { !$0.isEmpty } ?? tree[controller].name,
        ScreenLayout(
          screen: screen, roots: [ScreenLayout.Root(layout: layout)], metrics: metrics,
          appearance: viewport.appearance)
      ))
  }
  return screens
}

extension ElementKind {
  /// Whether the controller shows other controllers, with or without bars.
  fileprivate var isContainer: Bool {
    [.navigationController, .tabBarController, .splitViewController, .pageViewController].contains(self)
  }
}

extension ElementTree {
  /// The controller that a container shows first, through nested containers; the container itself if it names none in
  /// the file.
  fileprivate func firstShown(by controller: NodeID, among controllers: [ObjectID: NodeID]) -> NodeID {
    var current = controller
    var passed: Set<NodeID> = [controller]
    while self[current].kind.isContainer {
      let next = connections(of: current).compactMap { connection -> NodeID? in
        guard case .segue(kind: "relationship", _) = connection.detail else { return nil }
        return connection.destination.flatMap { controllers[$0] }
      }.first
      guard let next, passed.insert(next).inserted else { break }
      current = next
    }
    return current
  }
}
