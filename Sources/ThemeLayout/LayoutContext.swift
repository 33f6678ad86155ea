import ConstraintSolver
import ThemeSource
import ThemeSyntax
import ThemeText

/// Everything that stays the same while one root is laid out.
struct LayoutContext {
  let tree: ElementTree
  let facts: DocumentFacts
  let views: ViewTree
  let items: LayoutItems
  let variations: Variations
  let fonts: ElementFonts
  let viewport: Viewport
  let metrics: TextMetrics
  let options: LayoutOptions
  /// What views show in place of the file's own text.
  let shownTexts: [NodeID: String]
  var environment: Environment
  /// The constraints that installed views own, in order of the owners, then in document order.
  private(set) var written: [WrittenConstraint] = []

  init(
    _ tree: ElementTree, root: NodeID, viewport: Viewport, metrics: TextMetrics, options: LayoutOptions,
    shownTexts: [NodeID: String] = [:]
  ) {
    self.tree = tree
    self.shownTexts = shownTexts
    let facts = DocumentFacts(tree, viewport: viewport)
    self.facts = facts
    views = ViewTree(tree, root: root, facts: facts)
    items = LayoutItems(tree, views: views)
    variations = Variations(tree: tree, traits: facts.traits)
    let metrics = metrics.with(systemFont: facts.systemFont)
    let fonts = ElementFonts(tree: tree, variations: variations)
    let typeScale = TypeScale(
      of: views, fonts, facts, metrics, stated: viewport.contentSize,
      isInferred: options.insets == .recorded && options.moment == .design)
    self.fonts = ElementFonts(tree: tree, variations: variations, typeScale: typeScale)
    self.viewport = viewport
    self.metrics = metrics
    self.options = options
    let table = SafeAreaTable(
      tree: tree, facts: facts, bars: SimulatedBars(tree, root: root), root: root,
      moment: options.moment)
    environment = Environment(safeArea: viewport.safeArea ?? table.insets)
    for owner in views.indexRange where views[owner].isInstalled { written += writtenConstraints(of: owner) }
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
