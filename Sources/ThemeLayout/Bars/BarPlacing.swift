import ThemeSource
import ThemeSyntax
import ThemeText

/// Places the bars of a screen and their items.
struct BarPlacing {
  private let tree: ElementTree
  private let facts: DocumentFacts
  private let containers: SimulatedBars
  private let safeArea: Insets
  private let row: BarRow
  private let language: LanguageTag?

  init(_ context: LayoutContext) {
    self.init(
      context.tree, context.facts, context.bars, safeArea: context.environment.safeArea,
      BarRow(context.tree, context.metrics, context.viewport.direction), context.viewport.language)
  }

  init(
    _ tree: ElementTree, _ facts: DocumentFacts, _ containers: SimulatedBars, safeArea: Insets, _ row: BarRow,
    _ language: LanguageTag?
  ) {
    self.language = language
    self.tree = tree
    self.facts = facts
    self.containers = containers
    self.safeArea = safeArea
    self.row = row
  }

  private static let bars: [Painting: ScreenBar.Kind] = [.navigationBar: .navigation, .toolbar: .tool, .tabBar: .tab]

  /// The bars among the views of a root, then, on a device, the bars that its controller's containers draw over them.
  func bars(in layout: LayoutTree, at moment: LayoutOptions.Moment) -> [ScreenBar] {
    var bars: [ScreenBar] = []
    for view in layout.views where view.isInstalled {
      guard let kind = Self.bars[tree.kind(of: view.node).painting] else { continue }
      let frame = view.absoluteFrame
      bars.append(ScreenBar(kind, node: view.node, frame: frame, items: items(of: view.node, kind, row.in(frame))))
    }
    if moment == .run, let controller = tree.controller(ofRoot: layout.root) {
      bars += containerBars(of: controller, layout.size)
    }
    return bars
  }

  /// The bars that the containers of a controller draw over a view of the given size.
  func containerBars(of controller: NodeID, _ size: Size) -> [ScreenBar] {
    let id = tree.objectID(of: controller)
    return [navigationBar(controller, id, size), bottomBar(controller, id, size)].compactMap { $0 }
  }

  /// The items on a bar that is a view.
  private func items(of bar: NodeID, _ kind: ScreenBar.Kind, _ row: BarRow) -> [ScreenBar.Item] {
    let elements = tree.children(of: bar, .items).flatMap { tree.children(of: $0) }
    switch kind {
    case .navigation:
      let stack = elements.filter { tree[$0].kind == .navigationItem }
      guard let top = stack.last else { return [] }
      let items = BarItems(tree, language).navigation(top, backTitle: stack.dropLast().last.map { title(of: $0) })
      return row.navigation(items, hasLargeTitle: tree.showsLargeTitle(of: top, in: bar))
    case .tool: return row.tool(BarItems(tree, language).row(elements))
    case .tab:
      let tabs = elements.filter { tree[$0].kind == .tabBarItem }
      let selected = tree.connections(of: bar).first { $0.detail == .outlet(property: "selectedItem") }?.destination
      let chosen = tabs.firstIndex { selected != nil && tree.objectID(of: $0) == selected }
      return row.tabs(tabs.map { BarItems(tree, language).tab($0) }, chosen: chosen)
    }
  }

  /// The title of a back button that leads to a navigation item.
  private func title(of item: NodeID) -> String {
    let back = tree.child(of: item, key: "backBarButtonItem").flatMap { tree.string(.title, of: $0) }
    let title = [back, tree.string(.title, of: item)].lazy.compactMap { $0 }.first { !$0.isEmpty }
    return title ?? plainBack
  }

  private var plainBack: String { SystemWords.word("back", in: language) ?? "Back" }

  // MARK: Bars of containers

  private func navigationBar(_ controller: NodeID, _ id: ObjectID?, _ size: Size) -> ScreenBar? {
    let simulated = tree.child(of: controller, key: "simulatedTopBarMetrics")
    if let simulated {
      guard tree[simulated].kind == .simulatedNavigationBarMetrics, tree.bool(.translucent, of: simulated) != false
      else { return nil }
    } else if !containers.isInNavigation(id), tree[controller].kind != .navigationController {
      return nil
    }
    let isContainer = tree[controller].kind == .navigationController
    let owner = isContainer ? controller : tree.controller(containers.navigationController(of: id))
    if let owner, tree.bool(.navigationBarHidden, of: owner) == true { return nil }
    let top = safeArea.top
    let isLow = facts.isLandscape && facts.device?.isPad != true && simulated == nil
    let look = owner.flatMap { tree.child(of: $0, key: "navigationBar") }
    let item = tree.child(of: controller, key: "navigationItem")
    let hasLargeTitle = simulated == nil && !isLow && tree.showsLargeTitle(of: item, in: look)
    let isPrompted = simulated.map { tree.bool(.prompted, of: $0) == true } ?? tree.showsPrompt(of: item)
    let height = BarHeight.navigation(isLow: isLow, isPrompted: isPrompted, hasLargeTitle: hasLargeTitle)
    guard top >= height, size.height > top, size.width > 0 else { return nil }
    let row = row.in(Rect(x: 0, y: top - height, width: size.width, height: height))
    let pusher = tree.controller(containers.pusher(of: id))
    let back = pusher.map { tree.child(of: $0, key: "navigationItem").map { title(of: $0) } ?? plainBack }
    var items =
      item.map { BarItems(tree, language).navigation($0, backTitle: back) } ?? BarItems.Navigation(backTitle: back)
    if items.title == nil, let title = tree.string(.title, of: controller), !title.isEmpty {
      items.title = ScreenBar.Item(nil, .title(title))
    }
    var bar = ScreenBar(
      .navigation, node: look, frame: Rect(x: 0, y: 0, width: size.width, height: top),
      items: row.navigation(items, hasLargeTitle: hasLargeTitle))
    bar.navigationItem = item
    return bar
  }

  /// The tab bar or toolbar below a controller's view.
  private func bottomBar(_ controller: NodeID, _ id: ObjectID?, _ size: Size) -> ScreenBar? {
    let simulated = tree.child(of: controller, key: "simulatedBottomBarMetrics").map { tree[$0].kind }
    let bottom = safeArea.bottom
    func row(_ height: Points) -> BarRow? {
      guard bottom >= height, size.height > bottom, size.width > 0 else { return nil }
      return self.row.in(Rect(x: 0, y: size.height - bottom, width: size.width, height: height))
    }
    let frame = Rect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
    if simulated == .simulatedToolbarMetrics {
      let elements = tree.children(of: controller, .toolbarItems).flatMap { tree.children(of: $0) }
      let owner = tree.controller(containers.navigationController(of: id))
      return row(BarHeight.toolbar).map {
        ScreenBar(
          .tool, node: owner.flatMap { tree.child(of: $0, key: "toolbar") }, frame: frame,
          items: $0.tool(BarItems(tree, language).row(elements)))
      }
    }
    let isContainer = tree[controller].kind == .tabBarController
    guard simulated == .simulatedTabBarMetrics || simulated == nil && (isContainer || containers.isInTabs(id)),
      tree.bool(.hidesBottomBarWhenPushed, of: controller) != true || containers.pusher(of: id) == nil
    else { return nil }
    let owner = isContainer ? id : containers.tabBarController(of: id)
    let tabs = owner.map { containers.tabs(of: $0) } ?? []
    let items = tabs.map { tab -> ScreenBar.Item in
      let item = tree.controller(tab).flatMap { tree.child(of: $0, key: "tabBarItem") }
      return item.map { BarItems(tree, language).tab($0) } ?? ScreenBar.Item(nil, .button(title: "Item", image: nil))
    }
    let chosen = containers.chosenTab(of: id).flatMap { tabs.firstIndex(of: $0) } ?? 0
    return row(BarHeight.tab).map {
      ScreenBar(
        .tab, node: tree.controller(owner).flatMap { tree.child(of: $0, key: "tabBar") }, frame: frame,
        items: $0.tabs(items, chosen: chosen))
    }
  }
}
