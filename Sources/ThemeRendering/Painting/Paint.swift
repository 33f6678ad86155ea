internal import InterfaceBuilderCatalog
package import ThemeLayout
package import ThemeSemantics
internal import ThemeSource
package import ThemeSyntax
package import ThemeText

/// What a theme is painted for, beside its ViewModel's values.
package struct PaintOptions: Sendable {
  /// Wins where the theme does not insist on one (`overrideUserInterfaceStyle`).
  package var appearance: Appearance
  /// How the frames were solved; noted in the result, and used for prototype cells.
  package var metrics: TextMetrics
  /// Name of the parent theme, for captions.
  package var parentTheme: String?
  /// Compiled themes of embedded Screenlets, by the view that embeds them; each is drawn at that view's frame.
  package var embeds: [NodeID: RenderTree]
  /// Compiled cells of lists, by table or collection view; each is a row or an item, in order.
  package var cells: [NodeID: [RenderTree]]

  package init(
    appearance: Appearance = .light, metrics: TextMetrics = .standard, parentTheme: String? = nil,
    embeds: [NodeID: RenderTree] = [:], cells: [NodeID: [RenderTree]] = [:]
  ) {
    self.appearance = appearance
    self.metrics = metrics
    self.parentTheme = parentTheme
    self.embeds = embeds
    self.cells = cells
  }
}

/// Says what to draw: colours resolved, values presented, lists filled, embedded Screenlets spliced in.
///
/// Views that are not installed are left out; hidden ones are kept and marked. Prototype cells, static cells and headers of
/// table views are laid out and painted where `options` has no cells for them.
package func paint(
  _ layout: LayoutTree, _ theme: BoundTheme, _ values: ViewModelValues = .none, options: PaintOptions = PaintOptions()
) -> RenderTree {
  var painter = Painter(layout, theme, values, options)
  painter.paintViews()
  return painter.result
}

/// A root on its way to a render tree.
struct Painter {
  let layout: LayoutTree
  let theme: BoundTheme
  let tree: ElementTree
  let values: ViewModelValues
  let options: PaintOptions
  let resources: ThemeResources
  private let outlets: [NodeID: [String]]
  private let embeds: [NodeID: ResolvedTheme.Embed]
  var nodes: [RenderTree.Node] = []
  /// Views whose subviews are being painted, outermost first.
  private var open: [Opened] = []

  /// What a view hands on to its subviews.
  struct Opened {
    let view: Int
    let node: Int
    var palette: ThemePalette
    var alpha: Double
    var tint: RenderColor?
    var clip: Rect?
  }

  init(_ layout: LayoutTree, _ theme: BoundTheme, _ values: ViewModelValues, _ options: PaintOptions) {
    self.layout = layout
    self.theme = theme
    self.values = values
    self.options = options
    tree = theme.theme.tree
    resources = ThemeResources(of: tree)
    outlets = theme.outlets.reduce(into: [:]) { $0[$1.target, default: []].append($1.name) }
    embeds = theme.theme.embeds.reduce(into: [:]) { $0[$1.view] = $1 }
  }

  var result: RenderTree {
    let appearance = rootAppearance
    let palette = ThemePalette(resources: resources, appearance: appearance)
    var result = RenderTree(
      screenlet: theme.theme.screenlet, theme: theme.theme.name,
      kind: theme.theme.kind.flatMap { RenderTree.Kind(rawValue: $0.rawValue) }, parentTheme: options.parentTheme,
      viewport: layout.size, appearance: appearance == .dark ? .dark : .light, metrics: metrics,
      background: palette.system("systemBackground").over(.white), nodes: nodes)
    result.numberTabOrder()
    return result
  }

  private var metrics: RenderTree.Metrics {
    switch options.metrics {
    case .fonts: .fonts
    case .cells(let grid): .cells(pointsPerColumn: grid.pointsPerColumn, pointsPerRow: grid.pointsPerRow)
    }
  }

  private var rootAppearance: Appearance {
    layout.views.first.flatMap { tree.forcedAppearance(of: $0.node) } ?? options.appearance
  }

  // MARK: Walking

  mutating func paintViews() {
    var index = 0
    while index < layout.views.count {
      let view = layout.views[index]
      close(downTo: view.parent)
      guard view.isInstalled else {
        index = max(index + 1, view.subtreeEnd)
        continue
      }
      paintView(index, view)
      index += 1
    }
    close(downTo: nil)
  }

  /// Ends the views that do not hold the next one.
  private mutating func close(downTo parent: Int?) {
    while let last = open.last, last.view != parent {
      fill(last)
      for opened in open { nodes[opened.node].subtreeEnd = nodes.count }
      open.removeLast()
    }
  }

  private mutating func paintView(_ index: Int, _ view: LayoutTree.View) {
    let around = open.last
    let appearance = tree.forcedAppearance(of: view.node) ?? around?.palette.appearance ?? options.appearance
    let palette = ThemePalette(resources: resources, appearance: appearance)
    let kind = tree[view.node].kind
    var node = RenderTree.Node(
      id: tree.objectID(of: view.node)?.text ?? "", className: kind.className ?? tree[view.node].name,
      role: RenderTree.Role(kind.painting), frame: view.absoluteFrame)
    node.customClass = tree.string(.customClass, of: view.node)
    node.parent = around?.node
    node.subtreeEnd = nodes.count + 1
    node.isHidden = view.isHidden
    node.isEnabled = tree.bool(.enabled, of: view.node) ?? true
    let own = tree.number(.alpha, of: view.node) ?? 1
    node.alpha = (around?.alpha ?? 1) * min(max(own, 0), 1)
    node.clip = around?.clip
    node.tint = palette.color(tree.color(key: "tintColor", of: view.node)) ?? around?.tint
    let opened = Opened(
      view: index, node: nodes.count, palette: palette, alpha: node.alpha, tint: node.tint,
      clip: clip(of: view, around?.clip))
    setMeaning(of: &node, view.node)
    setLook(of: &node, view.node, palette)
    setContent(of: &node, view.node, palette, isLeaf: view.subtreeEnd == index + 1, isRoot: view.parent == nil)
    nodes.append(node)
    open.append(opened)
  }

  /// What a view lets through of its subviews.
  private func clip(of view: LayoutTree.View, _ outer: Rect?) -> Rect? {
    let node = view.node
    var clips = tree.bool(.clipsSubviews, of: node) ?? false || tree[node].kind.traits.contains(.scrolls)
    for name in ["layer.masksToBounds", "clipsToBounds"] {
      if case .boolean(let flag) = tree.runtimeAttribute(name, of: node)?.value { clips = flag }
    }
    guard clips else { return outer }
    guard let outer else { return view.absoluteFrame }
    return outer.intersection(view.absoluteFrame)
      ?? Rect(x: view.absoluteFrame.x, y: view.absoluteFrame.y, width: 0, height: 0)
  }

  // MARK: Meaning

  private func setMeaning(of node: inout RenderTree.Node, _ view: NodeID) {
    node.outlets = outlets[view] ?? []
    node.bindings = theme.bindings.filter { $0.view == view }.map {
      RenderTree.Binding(attribute: $0.attribute, keyPath: $0.keyPath, isWritable: $0.isWritable)
    }
    node.actions = theme.triggers.filter { $0.view == view }.map(\.action)
    let accessibility = tree.accessibility(of: view)
    if accessibility.node != nil || accessibility.label != nil || accessibility.identifier != nil {
      node.accessibility = RenderTree.Accessibility(
        label: accessibility.label, hint: accessibility.hint, identifier: accessibility.identifier,
        traits: accessibility.traits.sorted())
    }
    if let embed = embeds[view] {
      node.role = .embedded
      node.content = .embedded(screenlet: embed.screenlet, theme: options.embeds[view]?.theme)
    }
  }

  // MARK: Look

  private func setLook(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    node.background = palette.color(tree.color(key: "backgroundColor", of: view)).flatMap { $0.alpha > 0 ? $0 : nil }
    let width = number("borderWidth", of: view) ?? 0
    if width > 0 {
      node.border = RenderTree.Border(
        color: runtimeColor(of: view, palette) ?? palette.system("black"), width: min(width, 1000))
    }
    node.cornerRadius = min(max(number("cornerRadius", of: view) ?? 0, 0), 10_000)
  }

  /// A number of the view's layer, set as `layer.NAME` or as an inspectable property of that name.
  private func number(_ name: String, of view: NodeID) -> Double? {
    for keyPath in ["layer.\(name)", name] {
      switch tree.runtimeAttribute(keyPath, of: view)?.value {
      case .number(let number): return number
      case .string(let text): if let number = Double(text), number.isFinite { return number }
      default: continue
      }
    }
    return nil
  }

  /// The colour of a border: Core Animation takes none from a file, so that projects add properties of like names.
  private func runtimeColor(of view: NodeID, _ palette: ThemePalette) -> RenderColor? {
    for attribute in tree.runtimeAttributes(of: view).reversed() {
      let name = attribute.keyPath.lowercased()
      guard name.contains("border"), name.contains("color"), case .color(let color) = attribute.value else { continue }
      return palette.color(color)
    }
    return nil
  }
}
