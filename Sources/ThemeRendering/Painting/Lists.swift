internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension RenderTree {
  /// UIKit's class of the lines between a table's rows.
  static let separatorClass = "_UITableViewCellSeparatorView"
}

/// What stands inside a view beside its subviews: cells of lists, embedded Screenlets.
extension Painter {
  /// Adds what belongs behind a view's subviews; its subtree is ended afterwards.
  mutating func fill(_ opened: Opened) {
    let view = layout.views[opened.view].node
    if let embedded = options.embeds[view] {
      splice(embedded, prefix: nodes[opened.node].id, into: opened, at: nodes[opened.node].frame)
      return
    }
    if isList(view) { fillList(opened, view) }
    if tree[view].kind.painting == .row { addAccessory(opened, view) }
  }

  private mutating func fillList(_ opened: Opened, _ view: NodeID) {
    let isTable = tree[view].kind.painting == .table
    if let cells = options.cells[view], !cells.isEmpty {
      place(cells, in: opened, asTable: isTable)
      return
    }
    let recorded = ownCells(of: view)
    if recorded.isEmpty {
      fillSamples(opened, view, isTable: isTable)
      return
    }
    var places: [NodeID: Rect] = [:]
    for (number, cell) in recorded.enumerated() {
      guard let fragment = fragment(cell, width: isTable ? nodes[opened.node].frame.width : nil, opened) else {
        continue
      }
      let frame = nodes[opened.node].frame
      let place = tree.rect(key: "frame", of: cell) ?? Rect(x: 0, y: 0, width: frame.width, height: 44)
      places[cell] = Rect(
        x: frame.x + place.x, y: frame.y + place.y, width: fragment.viewport.width, height: fragment.viewport.height)
      splice(fragment, prefix: "\(nodes[opened.node].id)/\(number)", into: opened, at: places[cell] ?? frame)
    }
    guard isTable else { return }
    let rows = recorded.filter { tree[$0].kind.painting == .row }
    for (number, row) in rows.enumerated() {
      if let place = places[row], place.y < nodes[opened.node].frame.maxY {
        addSeparator(below: place.maxY, number, opened)
      }
    }
    addSectionTitles(opened, view, places)
  }

  /// Whether a table's sections are set off from each other and from the table's own ground.
  func isGrouped(_ list: NodeID) -> Bool {
    tree[list].kind.painting == .table && ["grouped", "insetGrouped"].contains(tree.string(.style, of: list))
  }

  // MARK: Titles and signs

  /// The titles of static sections, in the room that rows leave above and below them.
  private mutating func addSectionTitles(_ opened: Opened, _ list: NodeID, _ places: [NodeID: Rect]) {
    let ends = places.values.map(\.maxY).sorted()
    for (number, section) in tree.children(of: list, .sections).flatMap({ tree.children(of: $0) }).enumerated() {
      let rows = tree.subtree(of: section).compactMap { places[$0] }
      guard let top = rows.map(\.y).min(), let bottom = rows.map(\.maxY).max() else { continue }
      if let title = tree.text(key: "headerTitle", .headerTitle, of: section), !title.isEmpty {
        let above = ends.last { $0 <= top + 0.5 } ?? nodes[opened.node].frame.y
        addTitle(title, "header/\(number)", from: max(above, top - 28), to: top, opened)
      }
      if let title = tree.text(key: "footerTitle", .footerTitle, of: section), !title.isEmpty {
        let below = places.values.map(\.y).filter { $0 >= bottom - 0.5 }.min() ?? .infinity
        addTitle(title, "footer/\(number)", from: bottom, to: min(below, bottom + 28), opened)
      }
    }
  }

  private mutating func addTitle(_ title: String, _ id: String, from top: Points, to bottom: Points, _ opened: Opened) {
    let room = nodes[opened.node].frame
    guard bottom - top >= 8, top < room.maxY else { return }
    let inset = min(16, room.width / 4)
    let frame = Rect(x: room.x + inset, y: top, width: room.width - inset * 2, height: bottom - top)
    let style = RenderTree.TextStyle(
      font: RenderTree.Font(size: 13), color: opened.palette.system("secondaryLabel"))
    addLabel(title, id, frame, style, opened)
  }

  /// What a cell shows at its trailing edge.
  private mutating func addAccessory(_ opened: Opened, _ cell: NodeID) {
    guard !tree.children(of: cell).contains(where: { tree.string(.key, of: $0) == "accessoryView" }) else { return }
    let sign: String
    switch tree.string(.accessoryType, of: cell) {
    case "disclosureIndicator": sign = "›"
    case "checkmark": sign = "✓"
    case "detailButton": sign = "ⓘ"
    case "detailDisclosureButton": sign = "ⓘ ›"
    case .some, nil: return
    }
    let room = nodes[opened.node].frame
    guard room.width > 64 else { return }
    let isTinted = sign != "›"
    let style = RenderTree.TextStyle(
      color: isTinted ? opened.tint ?? opened.palette.system("tint") : opened.palette.system("systemGray2"),
      alignment: .right)
    let frame = Rect(x: room.maxX - 40, y: room.y, width: 24, height: room.height)
    addLabel(sign, "accessory", frame, style, opened)
  }

  private mutating func addLabel(
    _ text: String, _ id: String, _ frame: Rect, _ style: RenderTree.TextStyle, _ opened: Opened
  ) {
    var label = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(id)", className: "UILabel", role: .label, frame: frame)
    label.parent = opened.node
    label.subtreeEnd = nodes.count + 1
    label.content = .text(RenderTree.Text(text))
    label.textStyle = style
    label.clip = opened.clip
    label.alpha = opened.alpha
    label.isHidden = nodes[opened.node].isHidden
    nodes.append(label)
  }

  /// Prototype and static cells and the header and footer that the file itself has, in document order.
  private func ownCells(of list: NodeID) -> [NodeID] {
    tree.subtree(of: list).dropFirst().filter { node in
      guard tree[node].kind.isView, tree.rect(key: "frame", of: node) != nil else { return false }
      let painting = tree[node].kind.painting
      let key = tree.string(.key, of: node)
      return (painting == .row || painting == .cell || key == "tableHeaderView" || key == "tableFooterView")
        && nearestList(around: node) == list
    }
  }

  private func isList(_ view: NodeID) -> Bool {
    tree[view].kind.painting == .table || tree[view].kind.painting == .collection
  }

  /// The table or collection view that a view is in.
  func nearestList(around node: NodeID) -> NodeID? {
    tree.ancestors(of: node).first { isList($0) }
  }

  /// Lays out and paints a cell of the same file.
  private func fragment(_ cell: NodeID, width: Points?, _ opened: Opened) -> RenderTree? {
    var viewport = Viewport.recorded
    if let width, let recorded = tree.rect(key: "frame", of: cell), recorded.height > 0 {
      viewport.size = Size(width: width, height: recorded.height)
    }
    let solved = solve(theme, root: cell, viewport: viewport, metrics: options.metrics).value
    var options = options
    options.appearance = opened.palette.appearance
    return paint(solved, theme, values, options: options)
  }

  // MARK: Placing

  /// Puts cells of a table below each other; of a collection where its flow layout has them, as often as they fit.
  private mutating func place(_ cells: [RenderTree], in opened: Opened, asTable: Bool) {
    let room = nodes[opened.node].frame
    var y = room.y
    var ends: [Points] = []
    if !asTable, let first = cells.first, var flow = FlowLayout(of: layout.views[opened.view].node, in: tree) {
      flow.itemSize = first.viewport
      for (number, frame) in flow.frames(in: room, limit: 24).enumerated() {
        splice(cells[number % cells.count], prefix: "\(nodes[opened.node].id)/\(number)", into: opened, at: frame)
      }
      return
    }
    for (number, cell) in cells.enumerated() {
      guard y < room.maxY else { break }
      splice(
        cell, prefix: "\(nodes[opened.node].id)/\(number)", into: opened,
        at: Rect(x: room.x, y: y, width: cell.viewport.width, height: cell.viewport.height))
      y += cell.viewport.height
      ends.append(y)
    }
    guard asTable else { return }
    for (number, end) in ends.enumerated() { addSeparator(below: end, number, opened) }
  }

  /// The line that a table draws below a row.
  private mutating func addSeparator(below y: Points, _ number: Int, _ opened: Opened) {
    let view = layout.views[opened.view].node
    guard tree.string(.separatorStyle, of: view) != "none" else { return }
    let room = nodes[opened.node].frame
    let inset = min(16, room.width / 4)
    var line = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(number)/separator", className: RenderTree.separatorClass,
      frame: Rect(x: room.x + inset, y: y - 1, width: room.width - inset, height: 1))
    line.parent = opened.node
    line.subtreeEnd = nodes.count + 1
    line.background =
      opened.palette.color(tree.color(key: "separatorColor", of: view)) ?? opened.palette.system("opaqueSeparator")
    line.clip = opened.clip
    line.alpha = opened.alpha
    line.isHidden = nodes[opened.node].isHidden
    nodes.append(line)
  }

  /// Splices a compiled theme in as subviews, its root at a place.
  private mutating func splice(_ fragment: RenderTree, prefix: String, into opened: Opened, at place: Rect) {
    let offset = nodes.count
    for var node in fragment.nodes {
      node.id = "\(prefix)/\(node.id)"
      node.parent = node.parent.map { $0 + offset } ?? opened.node
      node.subtreeEnd += offset
      node.frame = node.frame.offset(byX: place.x, y: place.y)
      let own = node.clip.map { $0.offset(byX: place.x, y: place.y) }
      node.clip = Self.intersection(own, opened.clip)
      node.alpha *= opened.alpha
      node.isHidden = node.isHidden || nodes[opened.node].isHidden
      node.tabOrder = nil
      nodes.append(node)
    }
  }

  private static func intersection(_ a: Rect?, _ b: Rect?) -> Rect? {
    guard let a else { return b }
    guard let b else { return a }
    return a.intersection(b) ?? Rect(x: a.x, y: a.y, width: 0, height: 0)
  }

  // MARK: Samples

  /// Rows or items that stand for what code will show.
  private mutating func fillSamples(_ opened: Opened, _ view: NodeID, isTable: Bool) {
    let node = nodes[opened.node]
    guard node.subtreeEnd == nodes.count, nodes.count == opened.node + 1 else { return }
    var titles = ["Item 1", "Item 2", "Item 3"]
    for binding in theme.bindings where binding.view == view {
      if case .list(let rows) = values.value(of: binding.attribute, type: binding.type, path: binding.value) {
        titles = rows
      }
    }
    if isTable {
      nodes[opened.node].textStyle = RenderTree.TextStyle(color: opened.palette.system("label"))
      let height = tree.number(.rowHeight, of: view) ?? 44
      nodes[opened.node].content = .rows(
        titles.map { RenderTree.Row($0) }, height: height >= 8 && height <= 2000 ? height : 44)
      return
    }
    addTiles(opened, view, count: max(titles.count, 6))
  }

  /// Tiles of the flow layout's item size.
  private mutating func addTiles(_ opened: Opened, _ view: NodeID, count: Int) {
    guard var flow = FlowLayout(of: view, in: tree) else { return }
    let room = nodes[opened.node].frame
    flow.itemSize = Size(
      width: min(max(flow.itemSize.width, 8), room.width), height: min(max(flow.itemSize.height, 8), room.height))
    flow.itemSpacing = max(flow.itemSpacing, 8)
    flow.lineSpacing = max(flow.lineSpacing, 16)
    for (number, frame) in flow.frames(in: room, limit: min(count, 24)).enumerated() {
      var tile = RenderTree.Node(
        id: "\(nodes[opened.node].id)/\(number)", className: "UICollectionViewCell", role: .cell, frame: frame)
      tile.parent = opened.node
      tile.subtreeEnd = nodes.count + 1
      tile.background = opened.palette.system("tertiarySystemFill")
      tile.clip = opened.clip
      tile.alpha = opened.alpha
      tile.isHidden = nodes[opened.node].isHidden
      nodes.append(tile)
    }
  }
}
