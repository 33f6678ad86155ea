package import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// Determines what to draw: colors are resolved, values are shown, and embedded views are inserted.
///
/// Frames are those of the layout. Views that are not installed are left out; hidden ones are kept and marked.
package func paint(_ layout: ScreenLayout) -> RenderTree {
  let appearances = layout.appearances
  var fragments: [[RenderTree.Node]] = Array(repeating: [], count: layout.roots.count)
  // In reverse order, because inner roots follow the roots that contain them and must be painted first.
  for id in layout.screen.ids.reversed() {
    guard let root = layout.roots[id.index] else { continue }
    var painter = Painter(layout, id, root, appearances[id.index])
    for place in root.places.joined() {
      if let inner = place.root { painter.fragments[inner] = fragments[inner.index] }
    }
    painter.paintViews()
    fragments[id.index] = painter.nodes
  }
  return layout.renderTree(of: fragments[0], appearances[0])
}

extension ScreenLayout {
  /// The appearance of each root: the one that it forces, else that of the view around it.
  fileprivate var appearances: [Appearance] {
    var result: [Appearance] = []
    for root in screen.roots {
      var around = appearance
      if let host = root.host {
        let tree = screen.theme(of: host.root).tree
        let views = [host.view] + tree.ancestors(of: host.view).prefix { $0 >= screen[host.root].node }
        around = views.lazy.compactMap { tree.forcedAppearance(of: $0) }.first ?? result[host.root.index]
      }
      result.append(screen.themes[root.theme].tree.forcedAppearance(of: root.node) ?? around)
    }
    return result
  }

  fileprivate func renderTree(of nodes: [RenderTree.Node], _ appearance: Appearance) -> RenderTree {
    let theme = screen.themes[0].bound.theme
    var resources = ThemeResources(of: theme.tree)
    resources.catalogColors = screen.catalogColors
    let palette = ThemePalette(resources: resources, appearance: appearance)
    var result = RenderTree(
      screenlet: theme.screenlet, theme: theme.name,
      kind: theme.kind.flatMap { RenderTree.Kind(rawValue: $0.rawValue) },
      parentTheme: screen.parentTheme, viewport: roots[0]?.layout.size ?? .zero,
      appearance: appearance, metrics: RenderTree.Metrics(metrics),
      background: palette.system("systemBackground").over(.white), nodes: nodes)
    result.numberTabOrder()
    return result
  }
}

extension RenderTree.Metrics {
  fileprivate init(_ metrics: TextMetrics) {
    self =
      switch metrics {
      case .fonts: .fonts
      case .cells(let grid): .cells(pointsPerColumn: grid.pointsPerColumn, pointsPerRow: grid.pointsPerRow)
      }
  }
}

extension RenderTree.TextStyle.Alignment {
  /// Replaces natural alignment by the leading edge of the view, ignoring the text's own direction.
  mutating func resolve(isRightToLeft: Bool) {
    if self == .natural { self = isRightToLeft ? .right : .left }
  }
}

/// Paints one root: converts its layout to the nodes of a render tree.
struct Painter {
  let layout: LayoutTree
  let screen: ScreenTree
  let theme: BoundTheme
  let tree: ElementTree
  let resources: ThemeResources
  /// The root's appearance.
  let appearance: Appearance
  /// The ViewModel's values for each view.
  let values: [NodeID: [ScreenTree.Presentation]]
  /// The inner roots of each view, with their places.
  let contents: [NodeID: (kind: ScreenTree.Kind, places: [ScreenLayout.Place])]
  /// Names of the themes of embedded Screenlets, by the view that embeds them.
  private let embeddedThemes: [NodeID: String]
  /// The painted nodes of inner roots.
  var fragments: [RootID: [RenderTree.Node]] = [:]
  private let outlets: [NodeID: [String]]
  private let embeds: [NodeID: ResolvedTheme.Embed]
  var nodes: [RenderTree.Node] = []
  /// Views whose subviews are being painted, outermost first.
  private var open: [Opened] = []

  /// Properties that subviews inherit from a view.
  struct Opened {
    let view: Int
    var node: Int
    var palette: ThemePalette
    var alpha: Double
    var tint: RenderColor?
    var clip: Rect?
    /// Whether tint colors are gray, as below an alert.
    var isDimmed = false
  }

  init(_ layout: ScreenLayout, _ id: RootID, _ root: ScreenLayout.Root, _ appearance: Appearance) {
    let screen = layout.screen
    let theme = screen.theme(of: id)
    self.layout = root.layout
    self.screen = screen
    self.theme = theme.bound
    self.appearance = appearance
    values = theme.values
    tree = theme.tree
    var resources = ThemeResources(of: tree)
    resources.catalogColors = screen.catalogColors
    self.resources = resources
    outlets = theme.bound.outlets.reduce(into: [:]) { $0[$1.target, default: []].append($1.name) }
    embeds = theme.bound.theme.embeds.reduce(into: [:]) { $0[$1.view] = $1 }
    contents = zip(screen[id].contents, root.places).reduce(into: [:]) { $0[$1.0.view] = ($1.0.kind, $1.1) }
    embeddedThemes = screen[id].contents.reduce(into: [:]) { names, content in
      if case .embed(let inner) = content.kind { names[content.view] = screen.theme(of: inner).bound.theme.name }
    }
  }

  // MARK: Traversal

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

  /// Ends the open views that do not contain the next view.
  private mutating func close(downTo parent: Int?) {
    while let last = open.last, last.view != parent {
      fill(last)
      for opened in open { nodes[opened.node].subtreeEnd = nodes.count }
      open.removeLast()
    }
  }

  private mutating func paintView(_ index: Int, _ view: LayoutTree.View) {
    let around = open.last
    let appearance = tree.forcedAppearance(of: view.node) ?? around?.palette.appearance ?? appearance
    let palette = ThemePalette(resources: resources, appearance: appearance)
    let kind = tree[view.node].kind
    var node = RenderTree.Node(
      id: tree.objectID(of: view.node)?.text ?? "", className: kind.className ?? tree[view.node].name,
      role: RenderTree.Role(kind.painting), frame: view.absoluteFrame)
    node.sizedByText = view.sizedByText
    node.customClass = tree.string(.customClass, of: view.node)
    node.parent = around?.node
    node.subtreeEnd = nodes.count + 1
    node.isHidden = view.isHidden
    node.isEnabled = tree.bool(.enabled, of: view.node) ?? true
    let own = tree.number(.alpha, of: view.node) ?? 1
    node.alpha = (around?.alpha ?? 1) * min(max(own, 0), 1)
    node.clip = around?.clip
    node.tint = palette.color(tree.color(key: "tintColor", of: view.node)) ?? around?.tint
    let isDimmed = dims(view.node, around)
    if isDimmed { node.tint = (node.tint ?? palette.system("tint")).dimmed }
    let opened = Opened(
      view: index, node: nodes.count, palette: palette, alpha: node.alpha, tint: node.tint,
      clip: clip(of: view, around?.clip), isDimmed: isDimmed)
    setMeaning(of: &node, view.node)
    setLook(of: &node, view.node, palette)
    node.shadow = shadow(of: view.node, palette)
    setContent(of: &node, view.node, palette, isLeaf: view.subtreeEnd == index + 1, isRoot: view.parent == nil)
    node.textStyle?.alignment.resolve(isRightToLeft: view.isRightToLeft)
    nodes.append(node)
    open.append(opened)
  }

  /// Whether a view's tint colors are gray: `tintAdjustmentMode`, which subviews inherit.
  func dims(_ view: NodeID, _ around: Opened?) -> Bool {
    switch tree.attribute(named: "tintAdjustmentMode", of: view)?.value {
    case "dimmed": true
    case "normal": false
    case .some, nil: around?.isDimmed ?? false
    }
  }

  private func clip(of view: LayoutTree.View, _ outer: Rect?) -> Rect? {
    guard clips(view.node) else { return outer }
    guard let outer else { return view.absoluteFrame }
    return outer.intersection(view.absoluteFrame)
      ?? Rect(x: view.absoluteFrame.x, y: view.absoluteFrame.y, width: 0, height: 0)
  }

  /// Whether a view clips its subviews.
  private func clips(_ node: NodeID) -> Bool {
    var clips = tree.bool(.clipsSubviews, of: node) ?? false || tree[node].kind.traits.contains(.scrolls)
    for name in ["layer.masksToBounds", "clipsToBounds"] {
      if case .boolean(let flag) = tree.runtimeAttribute(name, of: node)?.value { clips = flag }
    }
    return clips
  }

  // MARK: Meaning

  func setMeaning(of node: inout RenderTree.Node, _ view: NodeID) {
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
      node.content = .embedded(screenlet: embed.screenlet, theme: embeddedThemes[view])
    }
  }

  // MARK: Look

  func setLook(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    node.background = palette.color(tree.color(key: "backgroundColor", of: view)).flatMap { $0.alpha > 0 ? $0 : nil }
    let width = number("borderWidth", of: view) ?? 0
    if width > 0 {
      node.border = RenderTree.Border(
        color: runtimeColor("border", of: view, palette) ?? palette.system("black"), width: min(width, 1000))
    }
    node.cornerRadius = min(max(number("cornerRadius", of: view) ?? 0, 0), 10_000)
    if let corners = number("maskedCorners", of: view).flatMap({ Int(exactly: $0) }) {
      node.roundCorners = RenderTree.Corners(rawValue: corners & RenderTree.Corners.all.rawValue)
    }
  }

  /// The shadow of a view's layer; nil if it is transparent or cut off by the layer itself.
  private func shadow(of view: NodeID, _ palette: ThemePalette) -> RenderTree.Shadow? {
    guard !clips(view), let opacity = number("shadowOpacity", of: view), opacity > 0 else { return nil }
    // The defaults of `CALayer`.
    var offset = Size(width: 0, height: -3)
    for keyPath in ["shadowOffset", "layer.shadowOffset"] {
      if case .size(let size) = tree.runtimeAttribute(keyPath, of: view)?.value { offset = size }
    }
    let radius = number("shadowRadius", of: view) ?? 3
    guard max(abs(offset.width), abs(offset.height)) < 1000, radius >= 0, radius < 1000 else { return nil }
    let color = runtimeColor("shadow", of: view, palette) ?? .black
    return RenderTree.Shadow(color: color.faded(by: min(opacity, 1)), offset: offset, radius: radius)
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

  /// The color of a border or a shadow. Core Animation reads none from a file, where it would be a `UIColor`, so projects
  /// define properties with similar names.
  private func runtimeColor(_ part: String, of view: NodeID, _ palette: ThemePalette) -> RenderColor? {
    for attribute in tree.runtimeAttributes(of: view).reversed() {
      let name = attribute.keyPath.lowercased()
      guard name != "layer.\(part)color", name.contains(part), name.contains("color"),
        case .color(let color) = attribute.value
      else { continue }
      return palette.color(color)
    }
    return nil
  }
}

extension RenderTree {
  /// Numbers the views that take focus, from top to bottom, and from left to right in a row.
  ///
  /// - Parameters:
  ///   - others: The ids of views that take focus in spite of their roles.
  ///   - groups: The ids of views whose descendants follow each other, at the place of the view.
  package mutating func numberTabOrder(including others: Set<String> = [], groups: Set<String> = []) {
    // The members of each group, and those of none with the key nil.
    var members: [Int?: [Int]] = [:]
    var known: Set<Int> = []
    func add(_ index: Int) {
      var group = groups.isEmpty ? nil : nodes[index].parent
      while let view = group, !groups.contains(nodes[view].id) { group = nodes[view].parent }
      members[group, default: []].append(index)
      if let group, known.insert(group).inserted { add(group) }
    }
    for (index, node) in nodes.enumerated() where !node.isHidden && node.isEnabled && !groups.contains(node.id) {
      if node.role.traits.takesFocus || others.contains(node.id) { add(index) }
    }
    for index in nodes.indices { nodes[index].tabOrder = nil }
    var rest = inReadingOrder(members[nil] ?? [])
    var order = 0
    while let index = rest.popLast() {
      if let inner = members[index] {
        rest += inReadingOrder(inner)
      } else {
        nodes[index].tabOrder = order
        order += 1
      }
    }
  }

  /// The views from the last to the first.
  private func inReadingOrder(_ views: [Int]) -> [Int] {
    views.sorted { a, b in
      let (first, second) = (nodes[a].frame, nodes[b].frame)
      let rows = ((first.y / 16).rounded(), (second.y / 16).rounded())
      if rows.0 != rows.1 { return rows.0 > rows.1 }
      return first.x != second.x ? first.x > second.x : a > b
    }
  }
}
