import ConstraintSolver
import ThemeSource
import ThemeSyntax
import ThemeText

/// Everything that stays the same while one root is laid out.
struct LayoutContext {
  /// Shared, because layouts are copied to see what other constraints would do.
  private let root: RootFacts
  var environment: Environment
  /// The constraints that installed views own, in order of the owners, then in document order.
  private(set) var written: [WrittenConstraint]

  private init(_ root: RootFacts, written: [WrittenConstraint]? = nil) {
    self.root = root
    let table = SafeAreaTable(
      tree: root.tree, facts: root.facts, bars: root.bars, root: root.node, moment: root.options.moment)
    environment = Environment(safeArea: root.viewport.safeArea ?? table.insets)
    self.written = written ?? []
    guard written == nil else { return }
    for owner in views.indexRange where views[owner].isInstalled { self.written += writtenConstraints(of: owner) }
  }

  init(
    _ tree: ElementTree, root: NodeID, viewport: Viewport, metrics: TextMetrics, options: LayoutOptions,
    shownTexts: [NodeID: String] = [:]
  ) {
    self.init(
      RootFacts(tree, root: root, viewport: viewport, metrics: metrics, options: options, shownTexts: shownTexts))
  }

  /// The same root in a viewport of another device, with the margins that tables have; what does not depend on the device is
  /// shared. Nil where variations may change which views and constraints there are.
  init?(_ other: LayoutContext, viewport: Viewport, options: LayoutOptions) {
    guard let device = viewport.device, viewport.direction == other.viewport.direction else { return nil }
    let facts = other.facts.on(device, viewport)
    if facts.traits != other.facts.traits, !other.tree.nodes(.variation).isEmpty { return nil }
    self.init(RootFacts(other.root, facts, viewport: viewport, options: options), written: other.written)
  }

  var tree: ElementTree { root.tree }
  var facts: DocumentFacts { root.facts }
  var views: ViewTree { root.views }
  var items: LayoutItems { root.items }
  var variations: Variations { root.variations }
  var fonts: ElementFonts { root.fonts }
  var viewport: Viewport { root.viewport }
  var metrics: TextMetrics { root.metrics }
  var options: LayoutOptions { root.options }
  /// What views show in place of the file's own text.
  var shownTexts: [NodeID: String] { root.shownTexts }
  var bars: SimulatedBars { root.bars }

  /// Whether the root is a controller's view that takes the whole screen: not one in a container view, and not one whose size is
  /// simulated in Interface Builder.
  var isShownFullScreen: Bool {
    let root = views[0].node
    guard let controller = tree.controller(ofRoot: root) else {
      return Device.isScreen(rootSize) && tree.child(of: root, key: "simulatedDestinationMetrics") == nil
        && tree.isControllersView(root)
    }
    if bars.isEmbedded(tree.objectID(of: controller)) { return false }
    return [controller, root].allSatisfy { tree.child(of: $0, key: "simulatedDestinationMetrics") == nil }
      && tree.child(of: controller, .size, key: "freeformSize") == nil
      && tree.child(of: controller, .size, key: "preferredContentSize") == nil
  }

  /// By how much scroll views of a controller keep their content from the edges of the screen.
  var coveredInsets: Insets {
    guard options.moment == .run, let controller = tree.controller(ofRoot: views[0].node),
      tree.bool(.automaticallyAdjustsScrollViewInsets, of: controller) != false
    else { return .zero }
    return environment.safeArea
  }

  /// Size that the root is given.
  var rootSize: Size { viewport.size ?? views.views.first?.recordedInRoot.size ?? .zero }

  /// The frames that the first pass measures margins on: the recorded ones, the root in its given size.
  var recordedFrames: [Rect] {
    var frames = views.views.map(\.recordedInRoot)
    if !frames.isEmpty { frames[0] = Rect(x: 0, y: 0, width: rootSize.width, height: rootSize.height) }
    return frames
  }
}

/// What one root and its document are, for one viewport.
private final class RootFacts: Sendable {
  let tree: ElementTree
  let node: NodeID
  let facts: DocumentFacts
  let views: ViewTree
  let items: LayoutItems
  let variations: Variations
  let fonts: ElementFonts
  let viewport: Viewport
  let metrics: TextMetrics
  let options: LayoutOptions
  let shownTexts: [NodeID: String]
  let bars: SimulatedBars

  init(
    _ tree: ElementTree, root: NodeID, viewport: Viewport, metrics: TextMetrics, options: LayoutOptions,
    shownTexts: [NodeID: String]
  ) {
    self.tree = tree
    node = root
    self.shownTexts = shownTexts
    let facts = DocumentFacts(tree, viewport: viewport)
    self.facts = facts
    views = ViewTree(tree, root: root, facts: facts)
    items = LayoutItems(tree, views: views)
    variations = Variations(tree: tree, traits: facts.traits)
    let metrics = metrics.with(systemFont: facts.systemFont)
    let typeScale = TypeScale(
      of: views, ElementFonts(tree: tree, variations: variations), facts, metrics, stated: viewport.contentSize,
      isInferred: options.insets == .recorded && options.moment == .design)
    fonts = ElementFonts(tree: tree, variations: variations, typeScale: typeScale)
    self.viewport = viewport
    self.metrics = metrics
    self.options = options
    bars = SimulatedBars(tree, root: root)
  }

  /// The same root on another device.
  init(_ other: RootFacts, _ facts: DocumentFacts, viewport: Viewport, options: LayoutOptions) {
    tree = other.tree
    node = other.node
    self.facts = facts
    views = other.views
    items = other.items
    variations = other.variations
    let typeScale = TypeScale(
      of: views, ElementFonts(tree: tree, variations: variations), facts, other.metrics, stated: viewport.contentSize,
      isInferred: false)
    fonts = ElementFonts(tree: tree, variations: variations, typeScale: typeScale)
    self.viewport = viewport
    metrics = other.metrics
    self.options = options
    shownTexts = other.shownTexts
    bars = other.bars
  }
}

extension LayoutContext {
  /// The labels and images that cells of UIKit's styles have: UIKit places them by their contents, whatever frame is recorded.
  var viewsOfCellStyle: Set<Int> {
    var named: Set<ObjectID> = []
    for cell in tree.nodes(.tableViewCell) {
      for name in [AttributeName.textLabel, .detailTextLabel, .imageView] {
        if let id = tree.reference(name, of: cell) { named.insert(id) }
      }
    }
    if named.isEmpty { return [] }
    return Set(
      views.indexRange.filter { index in tree.objectID(of: views[index].node).map { named.contains($0) } == true })
  }
}
