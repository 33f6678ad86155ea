internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

extension RenderTree {
  /// UIKit's class of the lines between a table's rows.
  package static let separatorClass = "_UITableViewCellSeparatorView"
  /// UIKit's class of the lines at the edges of bars.
  package static let barLineClass = "_UIBarBackgroundShadowView"
}

/// Contents of a view other than its subviews: bar items, cells of lists, embedded Screenlets.
extension Painter {
  /// Adds the nodes that follow a view's subviews. The caller ends the view's subtree afterwards.
  mutating func fill(_ opened: Opened) {
    let view = layout.views[opened.view].node
    addItems(ofBar: view, opened)
    switch tree[view].kind.painting {
    case .slider: addImages(ofSlider: view, opened)
    case .searchBar: addParts(ofSearchBar: view, opened)
    case .datePicker: addDates(ofPicker: view, opened)
    default: break
    }
    if let content = contents[view] {
      let id = nodes[opened.node].id
      switch content.kind {
      case .embed:
        for place in content.places { splice(place, prefix: id, into: opened) }
        return
      case .cells(_, let repetition):
        for (number, place) in content.places.enumerated() { splice(place, prefix: "\(id)/\(number)", into: opened) }
        if case .rows = repetition, tree[view].kind.painting == .table {
          roundEnds(of: content.places, from: opened.node + 1, view, opened.palette)
          for (number, place) in content.places.enumerated() { addSeparator(below: place.frame, number, opened) }
        }
      case .recorded: addRecordedCells(content.places, opened, view)
      case .samples(let titles, _): addSamples(titles, content.places, opened, view)
      }
    }
    if tree[view].kind.painting == .row { addAccessory(opened, view) }
    if layout.views[opened.view].parent == nil { addContainerBars(opened) }
  }

  /// Adds the list's own cells; for a table, also its separators and section titles.
  private mutating func addRecordedCells(_ cells: [ScreenLayout.Place], _ opened: Opened, _ list: NodeID) {
    var places: [NodeID: Rect] = [:]
    var rows: [Rect] = []
    /// The nodes of rows.
    var painted: [NodeID: Int] = [:]
    for (number, place) in cells.enumerated() {
      let index = nodes.count
      splice(place, prefix: "\(nodes[opened.node].id)/\(number)", into: opened)
      guard let cell = place.root.map({ screen[$0].node }) else { continue }
      places[cell] = place.frame
      if tree[cell].kind.painting == .row {
        rows.append(place.frame)
        painted[cell] = index
      }
    }
    guard tree[list].kind.painting == .table else { return }
    let ends = roundSections(of: list, painted, opened.palette)
    for (number, row) in rows.enumerated() where row.y < nodes[opened.node].frame.maxY && !ends.contains(row.maxY) {
      addSeparator(below: row, number, opened)
    }
    addSectionTitles(opened, list, places)
  }

  /// Rounds the sections of a table in the style `insetGrouped`. Returns the lower edges of sections, which have no
  /// line.
  /// - Parameter painted: the nodes of rows.
  private mutating func roundSections(
    of list: NodeID, _ painted: [NodeID: Int], _ palette: ThemePalette
  ) -> Set<Points> {
    guard tree.string(.style, of: list) == "insetGrouped" else { return [] }
    let written = tree.children(of: list, .sections).flatMap { tree.children(of: $0) }
    var ends: Set<Points> = []
    for section in written.isEmpty ? [list] : written {
      let rows = tree.subtree(of: section).compactMap { painted[$0] }.filter { nodes.indices.contains($0) }
      for (number, row) in rows.enumerated() {
        let isEnd = number == rows.count - 1
        nodes[row].cornerRadius = 10
        nodes[row].roundCorners = []
        if number == 0 { nodes[row].roundCorners.formUnion([.topLeft, .topRight]) }
        if isEnd { nodes[row].roundCorners.formUnion([.bottomLeft, .bottomRight]) }
        nodes[row].background = nodes[row].background ?? palette.system("secondarySystemGroupedBackground")
        if isEnd { ends.insert(nodes[row].frame.maxY) }
      }
    }
    return ends
  }

  /// Rounds the first and the last of some rows of a table in the style `insetGrouped`.
  private mutating func roundEnds(
    of places: [ScreenLayout.Place], from start: Int, _ list: NodeID, _ palette: ThemePalette
  ) {
    guard tree.string(.style, of: list) == "insetGrouped" else { return }
    let rows = nodes.indices[start...].filter { nodes[$0].parent == start - 1 && nodes[$0].role == .cell }
    for row in rows {
      nodes[row].cornerRadius = 10
      nodes[row].roundCorners = []
      nodes[row].background = nodes[row].background ?? palette.system("secondarySystemGroupedBackground")
    }
    if let first = rows.first { nodes[first].roundCorners.formUnion([.topLeft, .topRight]) }
    if let last = rows.last { nodes[last].roundCorners.formUnion([.bottomLeft, .bottomRight]) }
  }

  /// Whether a table's sections are set off from each other and from its background.
  func isGrouped(_ list: NodeID) -> Bool {
    tree[list].kind.painting == .table && ["grouped", "insetGrouped"].contains(tree.string(.style, of: list))
  }

  // MARK: Titles and accessories

  /// Adds the titles of static sections, in the space above and below their rows.
  private mutating func addSectionTitles(_ opened: Opened, _ list: NodeID, _ places: [NodeID: Rect]) {
    let ends = places.values.map(\.maxY).sorted()
    for (number, section) in tree.children(of: list, .sections).flatMap({ tree.children(of: $0) }).enumerated() {
      let rows = tree.subtree(of: section).compactMap { places[$0] }
      // If rows are inset from the table's sides, titles begin at the rows' edge.
      let offset = rows.first.map { max(0, $0.x - nodes[opened.node].frame.x) } ?? 0
      guard let top = rows.map(\.y).min(), let bottom = rows.map(\.maxY).max() else { continue }
      if let title = tree.text(key: "headerTitle", .headerTitle, of: section), !title.isEmpty {
        let above = ends.last { $0 <= top + 0.5 } ?? nodes[opened.node].frame.y
        addTitle(title, "header/\(number)", from: max(above, top - 28), to: top, offset, opened)
      }
      if let title = tree.text(key: "footerTitle", .footerTitle, of: section), !title.isEmpty {
        let below = places.values.map(\.y).filter { $0 >= bottom - 0.5 }.min() ?? .infinity
        addTitle(title, "footer/\(number)", from: bottom, to: min(below, bottom + 64), offset, opened)
      }
    }
  }

  private mutating func addTitle(
    _ title: String, _ id: String, from top: Points, to bottom: Points, _ offset: Points, _ opened: Opened
  ) {
    let room = nodes[opened.node].frame
    guard bottom - top >= 8, top < room.maxY else { return }
    let inset = min(16 + offset, room.width / 4)
    let frame = Rect(x: room.x + inset, y: top, width: room.width - inset * 2, height: bottom - top)
    var style = RenderTree.TextStyle(
      font: systemFont(13), color: opened.palette.system("secondaryLabel"), verticalAlignment: .top,
      numberOfLines: 0)
    if layout.views[opened.view].isRightToLeft { style.alignment = .right }
    addLabel(title, id, frame, style, opened)
  }

  /// Adds UIKit's images at a cell's trailing edge.
  private mutating func addAccessory(_ opened: Opened, _ cell: NodeID) {
    guard !tree.children(of: cell).contains(where: { tree.string(.key, of: $0) == "accessoryView" }) else { return }
    let isMirrored = layout.views[opened.view].isRightToLeft
    let chevron = isMirrored ? "chevron.left" : "chevron.right"
    let images: [String]
    switch tree.string(.accessoryType, of: cell) {
    case "disclosureIndicator": images = [chevron]
    case "checkmark": images = ["checkmark"]
    case "detailButton": images = ["info.circle"]
    case "detailDisclosureButton": images = [chevron, "info.circle"]
    case .some, nil: return
    }
    let room = nodes[opened.node].frame
    guard room.width > 64 else { return }
    // A chevron is narrower than its image.
    var edge: Points = images[0] == chevron ? 10 : 16
    for image in images {
      let side = min(image == chevron ? 18 : 22, room.height)
      let x = isMirrored ? room.x + edge : room.maxX - edge - side
      addImage(
        image, image == images[0] ? "accessory" : "detail",
        Rect(x: x, y: room.y + (room.height - side) / 2, width: side, height: side),
        image == chevron
          ? opened.palette.system("tertiaryLabel") : opened.tint ?? opened.palette.system("tint"),
        weight: image == "info.circle" ? 400 : 600, opened)
      edge += side + 8
    }
  }

  /// Adds an image that UIKit shows in a view.
  mutating func addImage(
    _ name: String, _ id: String, _ frame: Rect, _ tint: RenderColor, weight: Int = 400, _ opened: Opened
  ) {
    var image = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(id)", className: "UIImageView", role: .image, frame: frame)
    image.parent = opened.node
    image.subtreeEnd = nodes.count + 1
    var content = RenderTree.Image(name: name, size: frame.size, mode: "scaleAspectFit")
    content.weight = weight
    image.content = .image(content)
    image.tint = tint
    image.clip = opened.clip
    image.alpha = opened.alpha
    image.isHidden = nodes[opened.node].isHidden
    nodes.append(image)
  }

  /// Adds a label that UIKit shows in a view. With a background, its ends are round.
  mutating func addLabel(
    _ text: String, _ id: String, _ frame: Rect, _ style: RenderTree.TextStyle, _ opened: Opened,
    background: RenderColor? = nil, radius: Points? = nil
  ) {
    var label = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(id)", className: "UILabel", role: .label, frame: frame)
    label.parent = opened.node
    label.subtreeEnd = nodes.count + 1
    label.content = .text(RenderTree.Text(text))
    label.background = background
    if background != nil { label.cornerRadius = radius ?? frame.height / 2 }
    label.textStyle = style
    label.clip = opened.clip
    label.alpha = opened.alpha
    label.isHidden = nodes[opened.node].isHidden
    nodes.append(label)
  }

  // MARK: Placing

  /// Adds the line that a table draws below a row.
  private mutating func addSeparator(below row: Rect, _ number: Int, _ opened: Opened) {
    let view = layout.views[opened.view].node
    guard tree.string(.separatorStyle, of: view) != "none" else { return }
    let inset = min(16, row.width / 4)
    let isMirrored = layout.views[opened.view].isRightToLeft
    var line = RenderTree.Node(
      id: "\(nodes[opened.node].id)/\(number)/separator", className: RenderTree.separatorClass,
      frame: Rect(x: isMirrored ? row.x : row.x + inset, y: row.maxY - 1, width: row.width - inset, height: 1))
    line.parent = opened.node
    line.subtreeEnd = nodes.count + 1
    line.background =
      opened.palette.color(tree.color(key: "separatorColor", of: view)) ?? opened.palette.system("opaqueSeparator")
    line.clip = opened.clip
    line.alpha = opened.alpha
    line.isHidden = nodes[opened.node].isHidden
    nodes.append(line)
  }

  /// Inserts a painted root as subviews, with its origin at the place's.
  private mutating func splice(_ filling: ScreenLayout.Place, prefix: String, into opened: Opened) {
    let offset = nodes.count
    let place = filling.frame
    for var node in filling.root.flatMap({ fragments[$0] }) ?? [] {
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

  /// Adds sample rows or items for those that code will show; none if the list has subviews.
  private mutating func addSamples(
    _ titles: [String], _ tiles: [ScreenLayout.Place], _ opened: Opened, _ view: NodeID
  ) {
    guard nodes.count == opened.node + 1 else { return }
    if tree[view].kind.painting == .table {
      let style = RenderTree.TextStyle(color: opened.palette.system("label"))
      let height = tree.number(.rowHeight, of: view) ?? 44
      let rows = RenderTree.Content.rows(
        titles.map { RenderTree.Row($0) }, height: height >= 8 && height <= 2000 ? height : 44)
      let isInset = tree.string(.style, of: view) == "insetGrouped"
      guard var room = tiles.first?.frame, isInset || room != nodes[opened.node].frame else {
        nodes[opened.node].textStyle = style
        nodes[opened.node].content = rows
        return
      }
      if isInset {
        // A section with the margins of the screen, below an empty header.
        let margin: Points = room.width >= 414 ? 20 : 16
        room = room.inset(by: Insets(top: 35, left: margin, bottom: 0, right: margin))
        room.height = min(room.height, Points(titles.count) * (height >= 8 && height <= 2000 ? height : 44))
        guard room.width > 0, room.height > 0 else { return }
      }
      // A bar covers the table's top: the rows begin below it.
      var list = RenderTree.Node(id: "\(nodes[opened.node].id)/rows", frame: room)
      list.parent = opened.node
      list.subtreeEnd = nodes.count + 1
      list.textStyle = style
      list.content = rows
      if isInset {
        list.background = opened.palette.system("secondarySystemGroupedBackground")
        list.cornerRadius = 10
      }
      list.clip = opened.clip
      list.alpha = opened.alpha
      list.isHidden = nodes[opened.node].isHidden
      nodes.append(list)
      return
    }
    for (number, place) in tiles.enumerated() {
      var tile = RenderTree.Node(
        id: "\(nodes[opened.node].id)/\(number)", className: "UICollectionViewCell", role: .cell, frame: place.frame)
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
