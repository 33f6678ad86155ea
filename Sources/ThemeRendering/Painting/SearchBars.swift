internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

extension Painter {
  /// Whether a search bar has the background and the lines of a bar: in every style but `minimal`, and unless it is in
  /// another bar.
  func hasChrome(searchBar view: NodeID, _ node: RenderTree.Node) -> Bool {
    guard tree.attribute(named: "searchBarStyle", of: view)?.value != "minimal" else { return false }
    guard let parent = node.parent, nodes.indices.contains(parent) else { return true }
    return ![.navigationBar, .toolbar].contains(nodes[parent].role)
  }

  /// Adds the buttons and the scope bar of a search bar. The field takes the rest: ``RenderTree/field(ofSearchBar:)``.
  mutating func addParts(ofSearchBar view: NodeID, _ opened: Opened) {
    let bar = nodes[opened.node].frame
    let isMirrored = layout.views[opened.view].isRightToLeft
    var row = bar
    let scopes = tree.children(of: view, .scopeButtonTitles).flatMap { tree.children(of: $0) }.map {
      tree.text(at: $0) ?? ""
    }
    let scopeHeight: Points = 44
    if tree.bool(.showsScopeBar, of: view) == true, !scopes.isEmpty, bar.height >= 36 + scopeHeight {
      row.height -= scopeHeight
      addScopes(scopes, view, Rect(x: bar.x + 8, y: row.maxY, width: bar.width - 16, height: 32), opened)
    }
    if tree.bool(.showsCancelButton, of: view) == true {
      let title = SystemWords.word("cancel", in: layout.language) ?? "Cancel"
      let font = systemFont(17)
      let width = TextMetrics.standard.width(of: title, font: FontDescriptor(font)).rounded(.up) + 1
      if width < bar.width / 2 {
        let x = isMirrored ? bar.x + 16 : bar.maxX - 16 - width
        var button = part("cancel", "UIButton", .button, opened)
        button.frame = Rect(x: x, y: row.y, width: width, height: row.height)
        button.tint = opened.tint
        button.textStyle = RenderTree.TextStyle(
          font: font, color: opened.tint ?? opened.palette.system("tint"), alignment: .center)
        button.content = .button(RenderTree.Button(title: RenderTree.Text(title)))
        button.sizedByText = .horizontal
        nodes.append(button)
      }
    }
    addImage(ofSearchField: view, isMirrored, opened)
    if hasChrome(searchBar: view, nodes[opened.node]) {
      addHairline("top", at: bar.y, of: bar, opened)
      addHairline("bottom", at: bar.maxY - 0.5, of: bar, opened)
    }
  }

  private mutating func addScopes(_ titles: [String], _ view: NodeID, _ frame: Rect, _ opened: Opened) {
    var scopes = part("scopes", "UISegmentedControl", .segmentedControl, opened)
    scopes.frame = frame
    let selected = tree.integer(.selectedScopeButtonIndex, of: view) ?? 0
    scopes.content = .segments(
      titles.map { RenderTree.Segment($0) }, selected: titles.indices.contains(selected) ? selected : nil)
    nodes.append(scopes)
  }

  /// Adds the button at the end of the field. A field with text has one that clears it instead.
  private mutating func addImage(ofSearchField view: NodeID, _ isMirrored: Bool, _ opened: Opened) {
    let hasText = if case .search(let text, _) = nodes[opened.node].content { !text.isEmpty } else { false }
    let name: String
    if hasText {
      name = "xmark.circle.fill"
    } else if tree.bool(.showsBookmarkButton, of: view) == true {
      name = "book"
    } else if tree.bool(.showsSearchResultsButton, of: view) == true {
      name = "list.bullet"
    } else {
      return
    }
    let field = RenderTree.field(ofSearchBar: nodes[opened.node], nodes[(opened.node + 1)...])
    guard field.width > 80 else { return }
    let side: Points = 17
    addImage(
      name, "end",
      Rect(
        x: isMirrored ? field.x + 8 : field.maxX - 8 - side, y: field.y + (field.height - side) / 2, width: side,
        height: side), opened.palette.system("secondaryLabel"), opened)
  }

  /// A node for a view that UIKit adds to the open one.
  private func part(
    _ id: String, _ className: String, _ role: RenderTree.Role, _ opened: Opened
  ) -> RenderTree.Node {
    var node = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(id)", className: className, role: role, frame: .zero)
    node.parent = opened.node
    node.subtreeEnd = nodes.count + 1
    node.clip = opened.clip
    node.alpha = opened.alpha
    node.isHidden = nodes[opened.node].isHidden
    return node
  }
}

extension RenderTree {
  /// The tree without the lines of search bars, for which a terminal has no rows next to those of the field's border.
  var withoutLinesOfSearchBars: RenderTree {
    var tree = self
    for (index, node) in nodes.enumerated() where node.className == Self.barLineClass {
      guard let bar = node.parent, nodes.indices.contains(bar), nodes[bar].role == .searchBar else { continue }
      tree.nodes[index].background = nil
    }
    return tree
  }
}
