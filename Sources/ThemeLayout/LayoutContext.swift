import ConstraintSolver
import ThemeSource
import ThemeSyntax
import ThemeText

/// The values that do not change during the layout of a root.
struct LayoutContext {
  /// Shared, because layouts are copied to try other constraints.
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

  /// The same root in a viewport of another device, with margins from the tables. Facts that do not depend on the
  /// device are shared. Nil if variations may change the set of views and constraints.
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
  /// Texts that views show instead of those of the file.
  var shownTexts: [NodeID: String] { root.shownTexts }
  var bars: SimulatedBars { root.bars }

  /// Whether the root is a controller's view that fills the screen: not in a container view, and without a size
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

  /// The insets between the content of a controller's scroll views and the edges of the screen.
  var coveredInsets: Insets {
    guard options.moment == .run, let controller = tree.controller(ofRoot: views[0].node),
      tree.bool(.automaticallyAdjustsScrollViewInsets, of: controller) != false
    else { return .zero }
    return environment.safeArea
  }

  /// The given size, else the recorded one. A view without a frame is as large as the document's device, because only
  /// Interface Builder records frames.
  var rootSize: Size {
    if let size = viewport.size { return size }
    guard let root = views.views.first else { return .zero }
    let isPart = !root.kind.traits.isDisjoint(with: [.isRow, .isCollectionItem])
    if root.recorded == nil, root.kind.isView, !isPart { return (facts.device ?? .iPhone8).size }
    return root.recordedInRoot.size
  }

  /// Whether the root is higher than its given size if its content needs that.
  var growsWithContent: Bool {
    options.growsWithContent && facts.usesAutoLayout && !Device.isScreen(rootSize) && !isShownFullScreen
  }

  /// The frames for measuring margins in the first pass: the recorded ones, and the root in its given size.
  var recordedFrames: [Rect] {
    var frames = views.views.map(\.recordedInRoot)
    if !frames.isEmpty { frames[0] = Rect(x: 0, y: 0, width: rootSize.width, height: rootSize.height) }
    return frames
  }
}

/// The facts about a root and its document for a viewport.
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
    var fonts = ElementFonts(tree: tree, variations: variations, typeScale: typeScale)
    fonts.measured = measuredFonts(of: views, fonts, facts: facts, metrics: metrics)
    self.fonts = fonts
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
    var fonts = ElementFonts(tree: tree, variations: variations, typeScale: typeScale)
    fonts.measured = other.fonts.measured
    self.fonts = fonts
    self.viewport = viewport
    metrics = other.metrics
    self.options = options
    shownTexts = other.shownTexts
    bars = other.bars
  }
}

extension LayoutContext {
  /// The labels and images of cells in UIKit's styles: UIKit ignores their frames and places them by their contents.
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
