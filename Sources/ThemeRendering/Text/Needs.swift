internal import ThemeSource
internal import ThemeText

extension RenderTree.Node {
  /// Whether the view is as high as a box around one line of text.
  var isOneLine: Bool { frame.height >= 24 && frame.height < 64 }

  /// Whether the view is an image as high as a box of one line, usually that box's background.
  var isWidePicture: Bool {
    content.image != nil && isOneLine && frame.width > frame.height * 2
  }

  /// Whether the view is a box around one line of text, which needs a row for each edge.
  var isBoxed: Bool {
    switch content.traits.box {
    case .never: role == .stepper
    case .ifShaped: hasShape
    case .ifPill: hasShape && cornerRadius > 1.5 && isOneLine && frame.width > frame.height * 2
    case .always: true
    }
  }

  /// Whether the view is a picture or a plain area that is circular or nearly so.
  var isCircle: Bool {
    (content == .none || content.image != nil) && cornerRadius > 1.5
      && cornerRadius * 2.5 >= min(frame.width, frame.height)
  }

  /// Whether rows are reserved for the view's content.
  var hasInk: Bool {
    guard content == .none || content.text?.string.isEmpty == true else { return true }
    return !isSeparator && (hasShape || !outlets.isEmpty)
  }

  /// Whether the view is a large container without content.
  var isRoom: Bool { role.traits.isContainer && frame.height > 40 }

  /// Whether the view is a box that needs an odd number of rows, so that its content has a middle row.
  var holdsOneLine: Bool { (isBoxed || isWidePicture) && frame.height >= 24 && frame.height < 88 }

  var hasShape: Bool { (background?.alpha ?? 0) > 0 || hasBorder }

  var hasBorder: Bool { border.map { $0.width > 0 && $0.color.alpha > 0 } ?? false }

  /// Whether the view is a line instead of an area: a plain view at most 4 points high.
  var isThin: Bool { content == .none && frame.height <= 4 && hasShape }

  /// Whether this view is a ring around a later one: both are circles, and the visible part is at most 16 points wide.
  func isRing(around inner: RenderTree.Node) -> Bool {
    let sides = [
      inner.frame.x - frame.x, inner.frame.y - frame.y, frame.maxX - inner.frame.maxX, frame.maxY - inner.frame.maxY,
    ]
    return isCircle && inner.isCircle && hasShape && sides.allSatisfy { $0 >= 0.5 && $0 <= 16 }
  }

  /// Whether the view is an item of a collection that differs from its background.
  var isTile: Bool {
    (content.image != nil || role == .cell && hasShape && className != "UITableViewCell") && frame.height > 40
  }

  /// Whether the view is a line between the rows of a table, which fills the space between them.
  var isSeparator: Bool { className == RenderTree.separatorClass }
}

extension RowLines {
  init(_ tree: RenderTree, _ grid: CellGrid, showsHidden: Bool) {
    self.init(
      tree.nodes, height: tree.viewport.height, grid, showsHidden: showsHidden,
      blocks: Self.blocks(in: tree, grid, showsHidden: showsHidden))
  }

  /// The rows of tables and collections, each with the lines of its content.
  private static func blocks(in tree: RenderTree, _ grid: CellGrid, showsHidden: Bool) -> [Block] {
    struct Row: Hashable {
      var list: Int
      var top: Points
      var bottom: Points
    }
    var insides: [Row: [RenderTree.Node]] = [:]
    for (index, cell) in tree.nodes.enumerated() where cell.role == .cell && !cell.isHidden {
      guard let list = cell.parent, list < index, [.table, .collection].contains(tree.nodes[list].role),
        cell.frame.height >= 1, cell.frame.y > -0.01, cell.frame.maxY < tree.viewport.height + 0.01,
        index < cell.subtreeEnd, cell.subtreeEnd <= tree.nodes.count
      else { continue }
      let inside = tree.nodes[(index + 1)..<cell.subtreeEnd].map { node in
        var node = node
        node.frame.y -= cell.frame.y
        node.clip = nil
        return node
      }
      insides[Row(list: list, top: cell.frame.y, bottom: cell.frame.maxY), default: []] += inside
    }
    let rows = insides.keys.sorted { ($0.top, $0.bottom, $0.list) < ($1.top, $1.bottom, $1.list) }
    // Lists next to each other have independent rows: blocks cannot overlap.
    guard zip(rows, rows.dropFirst()).allSatisfy({ $0.bottom <= $1.top + 0.01 }) else { return [] }
    return rows.enumerated().map { number, row in
      let inside = insides[row] ?? []
      let lines = RowLines(inside, height: row.bottom - row.top, grid, showsHidden: showsHidden, blocks: [])
      var next = number + 1 < rows.count && rows[number + 1].list == row.list ? rows[number + 1].top - row.bottom : 0
      // The last whole row is often followed by one that the screen cuts.
      if number + 1 == rows.count, number > 0, rows[number - 1].list == row.list {
        next = row.top - rows[number - 1].bottom
      }
      return Block(top: row.top, bottom: row.bottom, gap: next < 64 ? next : 0, lines: [lines])
    }
  }

  private init(
    _ all: [RenderTree.Node], height: Points, _ grid: CellGrid, showsHidden: Bool, blocks: [Block]
  ) {
    let seen = all.filter { node in
      (showsHidden || !node.isHidden) && node.alpha > 0.01 && node.frame.width > 0 && node.frame.height > 0
        && node.frame.y > -0.01 && node.frame.y < height
        && (node.clip.map { $0.intersection(node.frame) != nil } ?? true)
    }
    let nodes = Self.withoutContents(ofBoxes: seen.filter { $0.frame.maxY < height + 0.01 })
    let cut = seen.filter { $0.isTile && $0.frame.maxY >= height + 0.01 }
    let ink = nodes.filter { $0.hasInk && ($0.isBoxed || !$0.isRoom || $0.content.traits.drawing == .list) }
    let rings = Self.rings(in: nodes)
    let gaps = rings + Self.gaps(between: nodes.filter { $0.isTile || $0.hasInk && ($0.isBoxed || !$0.isRoom) } + cut)
    func needs(boxesFrom least: Points?, wholeText: Bool, isOdd: Bool = false) -> [Need] {
      ink.map { Self.need(of: $0, boxesFrom: least, wholeText: wholeText, isOdd: isOdd, grid) }
    }
    self.init(
      edges: nodes.flatMap { [$0.frame.y, $0.frame.maxY] } + cut.map(\.frame.y),
      levels: [
        needs(boxesFrom: 24, wholeText: true, isOdd: true) + gaps, needs(boxesFrom: 24, wholeText: true) + gaps,
        needs(boxesFrom: 24, wholeText: true),
        needs(boxesFrom: 24, wholeText: false), needs(boxesFrom: 36, wholeText: true) + gaps,
        needs(boxesFrom: 36, wholeText: false), needs(boxesFrom: nil, wholeText: false),
      ], grid: grid, height: height, blocks: blocks)
  }

  /// Rows that a view needs: three for a box of one line that is at least `least` high, or an odd number to have the
  /// text in the middle; a text's lines, or one; one for all others.
  private static func need(
    of node: RenderTree.Node, boxesFrom least: Points?, wholeText: Bool, isOdd: Bool, _ grid: CellGrid
  ) -> Need {
    let frame = node.frame
    if isOdd, node.isBoxed, frame.height >= 64, frame.height < 88 {
      return Need(top: frame.y, bottom: frame.maxY, rows: 5, isExact: true)
    }
    if least != nil, node.content.button?.isStacked == true, frame.height >= 40, frame.height < 64 {
      return Need(top: frame.y, bottom: frame.maxY, rows: 3, isExact: false)
    }
    if case .wheel = node.content, wholeText, frame.height >= 80 {
      return Need(top: frame.y, bottom: frame.maxY, rows: 5, isExact: false)
    }
    if case .rows(let rows, let height) = node.content, wholeText {
      // Up to the last row's title.
      let step = max(2, grid.row(at: height))
      let whole = Int32(clamping: max(0, min(rows.count, 100) - 1)) * step + (step + 1) / 2
      let needed = min(whole, Int32(clampingRounded: (frame.height / grid.pointsPerRow).rounded(.up)))
      return Need(top: frame.y, bottom: frame.maxY, rows: max(1, needed), isExact: false)
    }
    let isBox = (node.isBoxed || node.isWidePicture) && least.map { frame.height >= $0 } ?? false && frame.height < 64
    if isBox, node.content.button?.subtitle?.isEmpty == false {
      return Need(top: frame.y, bottom: frame.maxY, rows: 4, isExact: true)
    }
    let rows = isBox ? 3 : wholeText ? node.lines(inColumns: grid.column(at: frame.maxX) - grid.column(at: frame.x)) : 1
    return Need(top: frame.y, bottom: frame.maxY, rows: rows, isExact: isBox)
  }

  /// Views except those centered in a box of one line, which follow the box's rows to stay in its middle after
  /// rounding.
  private static func withoutContents(ofBoxes nodes: [RenderTree.Node]) -> [RenderTree.Node] {
    let boxes = nodes.filter(\.holdsOneLine).map(\.frame)
    guard !boxes.isEmpty, boxes.count <= 400, nodes.count < CellPainter.manyNodes else { return nodes }
    return nodes.filter { node in
      let frame = node.frame
      return !boxes.contains { box in
        frame.y > box.y + 0.5 && frame.maxY < box.maxY - 0.5 && frame.x >= box.x && frame.maxX <= box.maxX
          && abs(frame.y + frame.maxY - box.y - box.maxY) < 4
      }
    }
  }

  /// A row above and below the inner view of a wide ring.
  private static func rings(in nodes: [RenderTree.Node]) -> [Need] {
    guard nodes.count <= 400 else { return [] }
    return nodes.indices.flatMap { index -> [Need] in
      let inner = nodes[index]
      guard inner.frame.height >= 64, let ring = nodes[..<index].last(where: { $0.isRing(around: inner) }) else {
        return []
      }
      return [(ring.frame.y, inner.frame.y), (inner.frame.maxY, ring.frame.maxY)].filter { $0.1 - $0.0 >= 6 }.map {
        Need(top: $0.0, bottom: $0.1, rows: 1, isExact: false)
      }
    }
  }

  /// Needs for the space between a view and the next one below: one row, exact if the space is less than a row and a
  /// half, for an even rhythm.
  private static func gaps(between ink: [RenderTree.Node]) -> [Need] {
    guard ink.count <= 400 else { return [] }
    var gaps: [Need] = []
    for upper in ink {
      let below = ink.filter {
        $0.frame.y >= upper.frame.maxY && $0.frame.x < upper.frame.maxX && upper.frame.x < $0.frame.maxX
      }
      guard let next = below.min(by: { $0.frame.y < $1.frame.y }) else { continue }
      let gap = next.frame.y - upper.frame.maxY
      let least: Points = upper.isBoxed || upper.isTile && next.isTile ? 8 : 12
      guard gap >= least, gap < 64 else { continue }
      gaps.append(Need(top: upper.frame.maxY, bottom: next.frame.y, rows: 1, isExact: gap < 24))
    }
    return gaps
  }
}

extension RenderTree.Node {
  /// Lines of a wrapping text: as many as the columns require and a device shows; 1 for anything else.
  fileprivate func lines(inColumns columns: Int32) -> Int32 {
    guard let text = content.text, let style = textStyle, style.numberOfLines != 1, columns > 0,
      text.string.utf8.count < 2000
    else { return 1 }
    let onDevice = Int32(clampingRounded: (frame.height / max(style.font.size * 1.15, 1)).rounded(.down))
    let most = style.numberOfLines == 0 ? onDevice : min(onDevice, Int32(clamping: style.numberOfLines))
    guard most > 1 else { return 1 }
    let layout = TextMetrics.cells(CellGrid(pointsPerColumn: 1, pointsPerRow: 1)).layout(
      text.string.escapedLines, font: FontDescriptor(pointSize: 1), width: Points(columns), maximumLines: Int(most))
    return max(1, Int32(clamping: layout.lines.count))
  }
}
