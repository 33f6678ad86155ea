internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// Navigation, tool and tab bars. Their items are nodes like other views.
extension Painter {
  mutating func addItems(ofBar view: NodeID, _ opened: Opened) {
    guard let bar = layout.bars.first(where: { $0.node == view }) else { return }
    for (number, item) in bar.items.enumerated() { add(item, number, of: bar, opened) }
    addHairline("hairline", at: lineEdge(of: bar), of: bar.frame, opened)
  }

  /// Adds the bars that container controllers draw over the root.
  mutating func addContainerBars(_ root: Opened) {
    let own = Set(layout.views.map(\.node))
    for bar in layout.bars where bar.node.map({ !own.contains($0) }) ?? true {
      let (role, name): (RenderTree.Role, String) =
        switch bar.kind {
        case .navigation: (.navigationBar, "UINavigationBar")
        case .tool: (.toolbar, "UIToolbar")
        case .tab: (.tabBar, "UITabBar")
        }
      var node = RenderTree.Node(
        id: "\(nodes[root.node].id)/\(role.rawValue)", className: name, role: role, frame: bar.frame)
      node.parent = root.node
      node.customClass = bar.node.flatMap { tree.string(.customClass, of: $0) }
      let look = look(ofContainerBar: bar, root)
      node.background = look.background
      if node.background != nil { node.content = .bar(title: nil, items: []) }
      node.tint = bar.node.flatMap { root.palette.color(tree.color(key: "tintColor", of: $0)) } ?? root.tint
      node.alpha = root.alpha
      node.subtreeEnd = nodes.count + 1
      nodes.append(node)
      var opened = root
      opened.node = nodes.count - 1
      opened.tint = node.tint
      opened.clip = nil
      for (number, item) in bar.items.enumerated() { add(item, number, of: bar, opened) }
      if look.hasLine { addHairline("hairline", at: lineEdge(of: bar), of: bar.frame, opened) }
      nodes[opened.node].subtreeEnd = nodes.count
    }
  }

  /// The color of a bar: that of its standard appearance, its `barTintColor`, else its background color.
  func background(ofBar bar: NodeID?, _ palette: ThemePalette) -> RenderColor? {
    guard let bar else { return nil }
    let appearance = tree.child(of: bar, key: "standardAppearance")
    let colors = [
      appearance.flatMap { tree.color(key: "backgroundColor", of: $0) }, tree.color(key: "barTintColor", of: bar),
      tree.color(key: "backgroundColor", of: bar),
    ]
    return colors.lazy.compactMap { palette.color($0) }.first { $0.alpha > 0 }
  }

  /// UIKit's background of a bar that sets no color.
  static func chrome(_ palette: ThemePalette, isBlack: Bool = false) -> RenderColor {
    RenderColor(rgb: isBlack || palette.appearance == .dark ? 0x1D1D1D : 0xF9F9F9)
  }

  /// Whether a bar has the style `black` or one of its old names: a white title and, by default, a dark background.
  func isBlack(bar: NodeID) -> Bool {
    tree.attribute(named: "barStyle", of: bar)?.value.hasPrefix("black") ?? false
  }

  /// The place of the line between a bar and the content: below a navigation bar, above others.
  private func lineEdge(of bar: ScreenBar) -> Points {
    bar.kind == .navigation ? bar.frame.maxY - 0.5 : bar.frame.y
  }

  /// Adds a line along a bar.
  mutating func addHairline(_ id: String, at y: Points, of bar: Rect, _ opened: Opened) {
    guard bar.height >= 8, bar.width > 0 else { return }
    var line = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(id)", className: RenderTree.barLineClass,
      frame: Rect(x: bar.x, y: y, width: bar.width, height: 0.5))
    line.parent = opened.node
    line.subtreeEnd = nodes.count + 1
    line.background = ControlPalette.of(opened.palette.appearance).hairline
    line.clip = opened.clip
    line.alpha = opened.alpha
    line.isHidden = nodes[opened.node].isHidden
    nodes.append(line)
  }

  /// The color of tabs that are not selected. Source of the default: Flutter's `CupertinoColors.inactiveGray`, measured in iOS 13.
  private func unselectedTint(of bar: ScreenBar, _ opened: Opened) -> RenderColor {
    bar.node.flatMap { opened.palette.color(tree.color(key: "unselectedItemTintColor", of: $0)) }
      ?? RenderColor(rgb: opened.palette.appearance == .dark ? 0x757575 : 0x999999)
  }

  private mutating func add(_ item: ScreenBar.Item, _ number: Int, of bar: ScreenBar, _ opened: Opened) {
    var node = RenderTree.Node(
      id: item.node.flatMap { tree.objectID(of: $0)?.text } ?? "\(nodes[opened.node].id)/\(number)", frame: item.frame)
    node.parent = opened.node
    node.subtreeEnd = nodes.count + 1
    node.clip = opened.clip
    node.alpha = opened.alpha
    node.isHidden = nodes[opened.node].isHidden
    if item.showsWholeText { node.sizedByText = .horizontal }
    if opened.isDimmed { node.tint = node.tint?.dimmed }
    let tint = item.node.flatMap { opened.palette.color(tree.color(key: "tintColor", of: $0)) } ?? opened.tint
    node.tint = tint
    switch item.content {
    case .view:
      if let view = item.node { addView(view, frame: item.frame, opened) }
      return
    case .title(let title): setTitle(of: &node, title, systemFont(17, weight: 600), bar, opened.palette)
    case .prompt(let prompt): setTitle(of: &node, prompt, systemFont(13), bar, opened.palette)
    case .largeTitle(let title):
      setTitle(of: &node, title, systemFont(34, weight: 700), bar, opened.palette, "largeTitleTextAttributes")
      node.textStyle?.alignment = .natural
      node.textStyle?.alignment.resolve(isRightToLeft: layout.views.first?.isRightToLeft ?? false)
    case .button(let title, let image):
      let isTab = bar.kind == .tab
      node.className = isTab ? "UITabBarButton" : "UIBarButtonItem"
      node.role = .button
      node.isEnabled = item.node.map { tree.bool(.enabled, of: $0) ?? true } ?? true
      var button = RenderTree.Button(
        title: RenderTree.Text(title ?? ""), image: image, imageSide: isTab ? .top : .left)
      button.tintsImage = true
      if isTab {
        // The size of a symbol in a tab bar; other images have their own size, which Apple recommends to be 25 points.
        button.imageSize = image.flatMap { Symbols.isSystemName($0) ? nil : resources.image($0)?.size }
        button.imageSize = button.imageSize ?? Self.tabIcon
        button.imagePadding = 3
      }
      node.content = .button(button)
      let isDone = item.node.map { tree.isDone(barItem: $0) }
      let accent = tint ?? opened.palette.system("tint")
      node.textStyle = RenderTree.TextStyle(
        font: isTab
          ? systemFont(10, weight: 500) : systemFont(17, weight: isDone == true ? 600 : 400),
        color: isTab && !item.isSelected ? unselectedTint(of: bar, opened) : accent, alignment: .center)
      // Unselected tabs are gray, including their images.
      if isTab { node.tint = node.textStyle?.color }
      if item.isSelected { node.content.button?.current = "selected" }
    }
    if let element = item.node { setMeaning(of: &node, element) }
    nodes.append(node)
    if let badge = item.badge, !badge.isEmpty { addBadge(badge, ofTab: nodes.count - 1, item.node, opened) }
  }

  private static let tabIcon = Size(width: 25, height: 25)

  /// Sets a label on a navigation bar.
  ///
  /// - Parameter attributes: the key of the bar's attributes of such texts.
  private func setTitle(
    of node: inout RenderTree.Node, _ title: String, _ font: RenderTree.Font, _ bar: ScreenBar,
    _ palette: ThemePalette, _ attributes: String = "titleTextAttributes"
  ) {
    node.className = "UILabel"
    node.role = .label
    let written = bar.node.flatMap { tree.child(of: $0, key: attributes) }
    let color = written.flatMap { palette.color(tree.color(key: "textColor", of: $0)) }
    let isBlack = bar.node.map { self.isBlack(bar: $0) } ?? false
    node.textStyle = RenderTree.TextStyle(
      font: font, color: color ?? (isBlack ? .white : palette.system("label")), alignment: .center)
    node.content = .text(RenderTree.Text(title))
  }

  /// Adds the red circle with a text at the top right of a tab's icon.
  private mutating func addBadge(_ text: String, ofTab tab: Int, _ item: NodeID?, _ opened: Opened) {
    let room = nodes[tab].frame
    let font = systemFont(13)
    let width = TextMetrics.standard.width(of: text, font: FontDescriptor(font))
    let height: Points = 18
    // Half of the icon's width and 3 points to the right of the middle, as far as there is room.
    let frame = Rect(
      x: min(room.x + room.width / 2 + Self.tabIcon.width / 2 - 3, room.maxX - height), y: room.y + 3,
      width: min(max(height, width + 10), room.width / 2), height: height)
    addLabel(
      text, "badge", frame, RenderTree.TextStyle(font: font, color: .white, alignment: .center), opened,
      background: item.flatMap { opened.palette.color(tree.color(key: "badgeColor", of: $0)) }
        ?? opened.palette.system("systemRed"))
    nodes[nodes.count - 1].id = "\(nodes[tab].id)/badge"
  }

  // MARK: Views outside the layout

  /// Adds a view that takes no part in layout. Its subviews keep their recorded frames.
  private mutating func addView(_ view: NodeID, frame: Rect, _ around: Opened) {
    let kind = tree[view].kind
    var node = RenderTree.Node(
      id: tree.objectID(of: view)?.text ?? "", className: kind.className ?? tree[view].name,
      role: RenderTree.Role(kind.painting), frame: frame)
    node.customClass = tree.string(.customClass, of: view)
    node.parent = around.node
    node.subtreeEnd = nodes.count + 1
    node.isHidden = nodes[around.node].isHidden || tree.isHidden(view)
    node.isEnabled = tree.bool(.enabled, of: view) ?? true
    node.alpha = around.alpha * min(max(tree.number(.alpha, of: view) ?? 1, 0), 1)
    node.clip = around.clip
    node.tint = around.palette.color(tree.color(key: "tintColor", of: view)) ?? around.tint
    let isDimmed = dims(view, around)
    if isDimmed { node.tint = (node.tint ?? around.palette.system("tint")).dimmed }
    let subviews = tree.children(of: view, .subviews).flatMap { tree.children(of: $0) }.filter {
      tree.kind(of: $0).isView
    }
    setMeaning(of: &node, view)
    setLook(of: &node, view, around.palette)
    setContent(of: &node, view, around.palette, isLeaf: subviews.isEmpty, isRoot: false)
    nodes.append(node)
    var opened = around
    opened.node = nodes.count - 1
    opened.alpha = node.alpha
    opened.tint = node.tint
    opened.isDimmed = isDimmed
    for subview in subviews {
      let inner = tree.rect(key: "frame", of: subview) ?? .zero
      addView(subview, frame: inner.offset(byX: frame.x, y: frame.y), opened)
    }
    nodes[opened.node].subtreeEnd = nodes.count
  }
}
