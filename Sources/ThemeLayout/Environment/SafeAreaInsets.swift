import ThemeSource
import ThemeSyntax

/// The safe area of a root view, which its layout guides and its controller's margins also follow.
struct SafeAreaTable {
  let tree: ElementTree
  let facts: DocumentFacts
  let bars: SimulatedBars
  let root: NodeID
  let moment: LayoutOptions.Moment

  /// Whether insets are those of a screen instead of Interface Builder's assumptions.
  private var isOnDevice: Bool { facts.isDeviceChosen || moment == .run }

  /// The insets of the root from the tables.
  var insets: Insets {
    let controller = tree.controller(ofRoot: root)
    let id = controller.flatMap { tree.objectID(of: $0) }
    let isFreeform = metric("simulatedDestinationMetrics") != nil
    let side = facts.isLandscape ? facts.device?.safeArea(.landscape).left ?? 0 : 0
    var (top, bottom) = (statusBar, homeIndicator)
    if controller == nil, isOnDevice {
      if !facts.isDeviceChosen, !fillsScreen { return .zero }
    } else if controller == nil {
      if isFreeform, facts.tools < 21_000 { bottom = 0 }
      // Before Xcode 11, no status bar covered a small view.
      if facts.tools < 14_500, recorded.height < 400 { top = 0 }
    }
    if let height = topBar(isNavigated: bars.isInNavigation(id)) { top = height }
    if controller != nil, !isOnDevice { top = shown(top, isNavigated: bars.isInNavigation(id)) }
    if let height = bottomBar(isTabbed: bars.isInTabs(id)) { bottom = homeIndicator + height }
    if bars.isEmbedded(id) && !bars.isInNavigation(id) || tree[root].kind.traits.contains(.isRow) {
      return .zero
    }
    // Xcode 16 records doubled insets in XIBs.
    if facts.tools > 23_504, !isOnDevice, !isFreeform, controller == nil, homeIndicator > 0 {
      (top, bottom) = (2 * top, 2 * bottom)
    }
    return Insets(top: top, left: side, bottom: bottom, right: side)
  }

  /// Whether the root was recorded as large as the screen; a smaller root is inside another view.
  private var fillsScreen: Bool {
    guard let size = facts.device?.size else { return false }
    return recorded == (facts.isLandscape ? Size(width: size.height, height: size.width) : size)
  }

  private var recorded: Size { tree.rect(key: "frame", of: root)?.size ?? .zero }

  /// The remaining top inset in a controller's view that does not fill the screen: a shorter view starts below the
  /// bars, and a sheet has a separate navigation bar.
  private func shown(_ top: Points, isNavigated: Bool) -> Points {
    guard let device = facts.device, !device.isPad, !facts.isLandscape, recorded != .zero else { return top }
    if recorded.width != device.size.width { return 0 }
    let gap = device.size.height - recorded.height
    if gap <= 0 || (bars.isEmbedded(tree.controller(ofRoot: root).flatMap { tree.objectID(of: $0) })) { return top }
    return isNavigated && gap < top ? BarHeight.sheetNavigation : 0
  }

  /// The height from the simulated bar, or else from the segues; nil for the status bar alone.
  private func topBar(isNavigated: Bool) -> Points? {
    guard let bar = metric("simulatedTopBarMetrics") else {
      guard isNavigated else { return nil }
      return statusBar + shownNavigationBar
    }
    guard tree[bar].kind == .simulatedNavigationBarMetrics else { return nil }
    if tree.bool(.translucent, of: bar) == false { return 0 }
    let isPrompted = tree.bool(.prompted, of: bar) == true
    return statusBar + BarHeight.navigation(isLow: false, isPrompted: isPrompted, hasLargeTitle: false)
  }

  /// The height of the bar that a navigation controller shows above the root, on a device with its prompt and its large
  /// title.
  private var shownNavigationBar: Points {
    let controller = tree.controller(ofRoot: root)
    let item = isOnDevice ? controller.flatMap { tree.child(of: $0, key: "navigationItem") } : nil
    let owner = controller.flatMap { bars.navigationController(of: tree.objectID(of: $0)) }
    let bar = tree.controller(owner).flatMap { tree.child(of: $0, key: "navigationBar") }
    return BarHeight.navigation(
      isLow: facts.isLandscape, isPrompted: tree.showsPrompt(of: item),
      hasLargeTitle: isOnDevice && tree.showsLargeTitle(of: item, in: bar))
  }

  private func bottomBar(isTabbed: Bool) -> Points? {
    guard let bar = metric("simulatedBottomBarMetrics") else { return isTabbed ? BarHeight.tab : nil }
    switch tree[bar].kind {
    case .simulatedTabBarMetrics: return BarHeight.tab
    case .simulatedToolbarMetrics: return BarHeight.toolbar
    default: return nil
    }
  }

  /// Height of the status bar, by device. Some releases of Interface Builder leave it out of the safe area.
  private var statusBar: Points {
    if isStatusBarHidden { return 0 }
    if facts.isLandscape, facts.device?.isPad != true { return 0 }
    if isOnDevice { return facts.device?.statusBar ?? 20 }
    if let device = facts.device, device.isRounded {
      if device.isPad || facts.tools >= 21_000 { return device.statusBar }
      // Before Xcode 14, all devices except the 14 Pro had the first notch's height.
      return device.statusBar >= 59 ? device.statusBar : 44
    }
    // Xcode 11 to 14 leave a plain status bar out of the safe area.
    return (14_500..<22_000).contains(facts.tools) ? 0 : 20
  }

  /// Whether the app or the document shows no status bar, on a device whose screen is a plain rectangle.
  private var isStatusBarHidden: Bool {
    if facts.device?.isRounded == true { return false }
    return facts.hidesStatusBar || metric("simulatedStatusBarMetrics").map { tree[$0].kind == .nil } == true
  }

  private var homeIndicator: Points {
    guard let device = facts.device else { return 0 }
    return device.safeArea(facts.isLandscape ? .landscape : .portrait).bottom
  }

  /// The first `<… key="…">` of the controller, or else of the root.
  private func metric(_ key: String) -> NodeID? {
    tree.controller(ofRoot: root).flatMap { tree.child(of: $0, key: key) } ?? tree.child(of: root, key: key)
  }
}

extension SafeAreaTable {
  /// The bar that covers a part of the top of the root; nil if there is none.
  var topBarName: String? {
    guard let bar = metric("simulatedTopBarMetrics") else { return isNavigated ? "the navigation bar" : nil }
    guard tree[bar].kind == .simulatedNavigationBarMetrics, tree.bool(.translucent, of: bar) != false else {
      return nil
    }
    return "the simulated navigation bar"
  }

  /// The bar that covers a part of the bottom of the root; nil if there is none.
  var bottomBarName: String? {
    guard let bar = metric("simulatedBottomBarMetrics") else { return isTabbed ? "the tab bar" : nil }
    switch tree[bar].kind {
    case .simulatedTabBarMetrics: return "the simulated tab bar"
    case .simulatedToolbarMetrics: return "the simulated toolbar"
    default: return nil
    }
  }

  private var isNavigated: Bool { bars.isInNavigation(tree.controller(ofRoot: root).flatMap { tree.objectID(of: $0) }) }
  private var isTabbed: Bool { bars.isInTabs(tree.controller(ofRoot: root).flatMap { tree.objectID(of: $0) }) }
}
