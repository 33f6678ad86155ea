internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSource

/// The parts of a compiled list that its rows replace or copy.
struct ListSkeleton {
  /// The index of the list.
  let index: Int
  let list: RenderTree.Node
  /// The header of a table, which stays above the rows. Indices are relative to its root.
  let header: [RenderTree.Node]
  let separator: RenderTree.Node?
  /// The color of texts without a theme.
  let ink: RenderColor
  /// The area of the rows.
  let room: Rect
  /// The size of a terminal's row in points.
  let pointsPerRow: Points

  init(_ tree: RenderTree, _ index: Int, headerID: String?) {
    let list = tree.nodes[index]
    let inner = tree.nodes[(index + 1)..<max(index + 1, min(list.subtreeEnd, tree.nodes.count))]
    self.index = index
    self.list = list
    separator = inner.first { $0.className == RenderTree.separatorClass }
    let top = headerID.flatMap { id in inner.firstIndex { $0.parent == index && $0.id.hasSuffix("/\(id)") } }
    header =
      top.map { top in
        tree.nodes[top..<tree.nodes[top].subtreeEnd].map { node in
          var node = node
          node.parent = node.parent.flatMap { $0 >= top ? $0 - top : nil }
          node.subtreeEnd -= top
          return node
        }
      } ?? []
    ink =
      inner.first { $0.role == .label }?.textStyle?.color ?? list.textStyle?.color
      ?? (tree.appearance == .dark ? .white : .black)
    var room = list.frame
    if let top = header.first?.frame.maxY, top > room.y {
      room.height = max(0, room.maxY - top)
      room.y = top
    }
    self.room = room
    pointsPerRow = if case .cells(_, let height) = tree.metrics { height } else { 1 }
  }
}

/// The sizes of a list's lines, in points. Lines begin at whole rows of the terminal, relative to the first one.
struct ListMetrics {
  let rowsPerLine: Int
  /// The distance between lines in the direction of scrolling.
  let pitch: Points
  /// The extent of the title of a section.
  let titlePitch: Points
  /// The visible extent in the direction of scrolling.
  let room: Points
  private let area: Rect
  private let item: Size
  private let columnPitch: Points
  private let isHorizontal: Bool

  init(_ skeleton: ListSkeleton, _ flow: FlowLayout?, rowHeight: Points) {
    let unit = skeleton.pointsPerRow
    func snapped(_ height: Points) -> Points { max(1, (height / unit).rounded()) * unit }
    titlePitch = snapped(28)
    guard let flow else {
      (rowsPerLine, columnPitch, isHorizontal) = (1, 0, false)
      area = skeleton.room
      room = area.height
      pitch = snapped(min(max(rowHeight, 8), 2000))
      item = Size(width: area.width, height: pitch)
      return
    }
    area = Rect(
      x: skeleton.room.x + flow.insets.left, y: skeleton.room.y + flow.insets.top,
      width: max(1, skeleton.room.width - flow.insets.left - flow.insets.right),
      height: max(1, skeleton.room.height - flow.insets.top - flow.insets.bottom))
    isHorizontal = flow.isHorizontal
    item = flow.itemSize
    let along = flow.isHorizontal ? item.height : item.width
    let extent = flow.isHorizontal ? area.height : area.width
    let fitting = ((extent + flow.itemSpacing) / (along + flow.itemSpacing)).rounded(.down)
    rowsPerLine = max(1, Int(exactly: min(fitting, 1000)) ?? 1)
    columnPitch = rowsPerLine > 1 ? (extent - along) / Double(rowsPerLine - 1) : 0
    room = flow.isHorizontal ? area.width : area.height
    pitch = flow.isHorizontal ? item.width + flow.lineSpacing : snapped(item.height + flow.lineSpacing)
  }

  /// The frame of a row's cell in a line.
  func frame(at start: Points, column: Int) -> Rect {
    let offset = columnPitch * Double(column)
    return Rect(
      x: area.x + (isHorizontal ? start : offset), y: area.y + (isHorizontal ? offset : start),
      width: item.width, height: item.height)
  }

  func titleFrame(at start: Points) -> Rect {
    Rect(
      x: area.x + (isHorizontal ? start : 0), y: area.y + (isHorizontal ? 0 : start),
      width: isHorizontal ? titlePitch : area.width, height: isHorizontal ? area.height : titlePitch)
  }
}

/// The nodes of a list's visible rows.
struct RowBuilder {
  private(set) var nodes: [RenderTree.Node]
  private let skeleton: ListSkeleton
  private let listID: String
  private let clip: Rect

  init(_ skeleton: ListSkeleton, listID: String) {
    self.skeleton = skeleton
    self.listID = listID
    let empty = Rect(x: skeleton.room.x, y: skeleton.room.y, width: 0, height: 0)
    clip = skeleton.list.clip.map { skeleton.room.intersection($0) ?? empty } ?? skeleton.room
    nodes = skeleton.header
  }

  /// Adds the views of a cell; their parents are relative to the first one.
  mutating func addCell(_ cell: [RenderTree.Node], prefix: String, at frame: Rect) {
    let offset = nodes.count
    for var node in cell {
      node.id = prefix + node.id
      node.parent = node.parent.map { $0 + offset }
      node.subtreeEnd += offset
      node.frame = node.frame.offset(byX: frame.x, y: frame.y)
      node.clip = node.clip.map { clipped($0.offset(byX: frame.x, y: frame.y)) } ?? clip
      node.alpha *= skeleton.list.alpha
      node.tabOrder = nil
      // Outlets and actions of a cell are not those of the view.
      node.outlets = []
      node.actions = []
      nodes.append(node)
    }
    guard var line = skeleton.separator else { return }
    let inset = line.frame.x - skeleton.list.frame.x
    line.id = prefix + "separator"
    line.frame = Rect(
      x: frame.x + max(0, inset), y: frame.maxY - 1, width: max(0, frame.width - max(0, inset)), height: 1)
    line.clip = clip
    add(line)
  }

  private func clipped(_ rect: Rect) -> Rect {
    rect.intersection(clip) ?? Rect(x: rect.x, y: rect.y, width: 0, height: 0)
  }

  mutating func addTitle(_ title: String, _ section: Int, _ frame: Rect) {
    let inset = min(16, frame.width / 4)
    let style = RenderTree.TextStyle(
      font: RenderTree.Font(size: 13, weight: 600), color: skeleton.ink, alignment: .left)
    addLabel(
      title, "header/\(section)",
      Rect(x: frame.x + inset, y: frame.y, width: frame.width - 2 * inset, height: frame.height), style)
  }

  mutating func addMessage(_ text: String) {
    let room = skeleton.room
    let inset = min(16, room.width / 4)
    let style = RenderTree.TextStyle(
      font: RenderTree.Font(size: 15), color: skeleton.ink, alignment: .center, lineBreak: .wordWrapping,
      numberOfLines: 0)
    addLabel(
      text, "message", Rect(x: room.x + inset, y: room.y, width: room.width - 2 * inset, height: room.height), style)
  }

  private mutating func addLabel(_ text: String, _ id: String, _ frame: Rect, _ style: RenderTree.TextStyle) {
    var label = RenderTree.Node(id: "\(listID)/\(id)", className: "UILabel", role: .label, frame: frame)
    label.content = .text(RenderTree.Text(text))
    label.textStyle = style
    label.clip = clip
    label.alpha = skeleton.list.alpha
    add(label)
  }

  private mutating func add(_ node: RenderTree.Node) {
    var node = node
    node.parent = nil
    node.subtreeEnd = nodes.count + 1
    nodes.append(node)
  }
}

extension RenderTree {
  /// Replaces the subviews of a view. The indices in `subviews` are relative to its first element; those of its roots
  /// are nil.
  mutating func replaceSubviews(of index: Int, with subviews: [Node]) {
    let first = index + 1
    replace(first..<max(first, min(nodes[index].subtreeEnd, nodes.count)), of: index, with: subviews)
  }

  /// Replaces a range of subviews, which begins after the view.
  mutating func replace(_ range: Range<Int>, of index: Int, with subviews: [Node]) {
    let (first, end) = (range.lowerBound, range.upperBound)
    let shift = subviews.count - range.count
    for other in nodes.indices where other <= index || other >= end {
      if nodes[other].subtreeEnd >= end { nodes[other].subtreeEnd += shift }
      if let parent = nodes[other].parent, parent >= end { nodes[other].parent = parent + shift }
    }
    let moved = subviews.map { node in
      var node = node
      node.parent = node.parent.map { $0 + first } ?? index
      node.subtreeEnd += first
      return node
    }
    nodes.replaceSubrange(range, with: moved)
  }
}
