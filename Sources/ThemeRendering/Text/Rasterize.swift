package import TerminalCells
package import ThemeSource
package import ThemeText

/// Draws a compiled theme in terminal cells. Points are converted to cells only here.
///
/// Edges are rounded, ties right and down, and shared edges stay shared (see ``RowLines`` for exceptions). Fills end at
/// eighths of a cell. The result is as large as the viewport, at most 1,250 columns and rows: 10,000 points at 8 per
/// cell.
package func rasterize(_ tree: RenderTree, _ grid: CellGrid, _ style: RasterStyle = RasterStyle()) -> CellBuffer {
  CellPainter.painted(tree, grid, style).buffer
}

/// A screen in cells, with the areas of its views.
package struct DrawnScreen: Sendable {
  package let picture: CellBuffer
  /// The visible cells of each node, by its index; empty if the node is not drawn.
  package let areas: [CellRect]
  /// For each cell, row by row, the index of the node drawn there last; −1 for none.
  private let owners: [Int32]
  private let tree: RenderTree
  private let grid: CellGrid
  private let style: RasterStyle

  /// Draws a screen; see ``rasterize(_:_:_:)``.
  package init(_ tree: RenderTree, _ grid: CellGrid, _ style: RasterStyle = RasterStyle()) {
    (self.tree, self.grid, self.style) = (tree, grid, style)
    let painter = CellPainter.painted(tree, grid, style)
    picture = painter.buffer
    areas = tree.nodes.indices.map { index in
      painter.isDrawn(index)
        ? painter.areas[index].intersection(painter.clips[index])
        : CellRect(left: 0, top: 0, right: 0, bottom: 0)
    }
    owners = painter.canvas.owners
  }

  /// Whether drawing these would give this screen again.
  package func shows(_ tree: RenderTree, _ grid: CellGrid, _ style: RasterStyle) -> Bool {
    self.grid == grid && self.style == style && self.tree == tree
  }

  /// The index of the node that is drawn at a cell.
  package func node(column: Int, row: Int) -> Int? {
    guard column >= 0, row >= 0, column < picture.columns, row < picture.rows else { return nil }
    let index = row * picture.columns + column
    guard owners.indices.contains(index), owners[index] >= 0 else { return nil }
    return Int(owners[index])
  }
}

extension CellGrid {
  /// The finest grid, no finer than `self`, in which a screen of a size in points fits into the given columns and rows.
  package func fitting(_ size: Size, columns: Int, rows: Int) -> CellGrid {
    CellGrid(
      pointsPerColumn: max(pointsPerColumn, size.width / Double(max(1, columns))),
      pointsPerRow: max(pointsPerRow, size.height / Double(max(1, rows))))
  }
}

/// Draws one screen in cells.
struct CellPainter {
  let tree: RenderTree
  let grid: CellGrid
  let style: RasterStyle
  let lines: RowLines
  /// Cells of each node.
  let areas: [CellRect]
  /// The cells to which each node is clipped.
  let clips: [CellRect]
  var canvas: Canvas

  static func painted(_ tree: RenderTree, _ grid: CellGrid, _ style: RasterStyle) -> CellPainter {
    var painter = CellPainter(tree, grid, style)
    painter.paintNodes()
    painter.keepTextsApart()
    if style.showsOutlines { painter.paintOutlines() } else { painter.keepInk() }
    return painter
  }

  private init(_ tree: RenderTree, _ grid: CellGrid, _ style: RasterStyle) {
    let tree = tree.withoutLinesOfSearchBars
    self.tree = tree
    self.grid = grid
    self.style = style
    lines = RowLines(tree, grid, showsHidden: style.showsHidden)
    let columns = min(max(1, grid.column(at: tree.viewport.width)), 1250)
    let rows = min(max(1, lines.row(at: tree.viewport.height)), 1250)
    let screen = CellRect(left: 0, top: 0, right: columns, bottom: rows)
    canvas = Canvas(columns: Int(columns), rows: Int(rows), background: tree.background)
    var areas: [CellRect] = []
    var clips: [CellRect] = []
    for node in tree.nodes {
      var parent = screen
      if let index = node.parent, index < areas.count { parent = areas[index] }
      areas.append(Self.cells(node.frame, grid, lines, in: parent))
      var clip = screen
      if let cut = node.clip { clip = Self.cells(cut, grid, lines, in: screen).intersection(screen) }
      clips.append(clip)
    }
    Self.center(&areas, in: tree)
    self.areas = areas
    self.clips = clips
  }

  /// Moves views of one row that are centered in a box of one line, such as an activity indicator or an icon, to the
  /// row of the box's text.
  private static func center(_ areas: inout [CellRect], in tree: RenderTree) {
    let boxes = tree.nodes.indices.filter {
      tree.nodes[$0].isBoxed && tree.nodes[$0].isOneLine && areas[$0].rows >= 3 && areas[$0].rows & 1 == 1
    }
    guard boxes.count <= 400 else { return }
    for (index, node) in tree.nodes.enumerated() where areas[index].rows == 1 && node.subtreeEnd == index + 1 {
      let box = boxes.last { box in
        let frame = tree.nodes[box].frame
        return box < index && node.frame.x >= frame.x && node.frame.maxX <= frame.maxX
          && node.frame.height < frame.height && abs(node.frame.y + node.frame.maxY - frame.y - frame.maxY) < 2
      }
      guard let box else { continue }
      let row = (areas[box].top + areas[box].bottom) / 2
      areas[index] = CellRect(left: areas[index].left, top: row, right: areas[index].right, bottom: row + 1)
    }
  }

  var buffer: CellBuffer {
    let cells = canvas.cells(inColor: style.inColor)
    return style.glyphs == .ascii ? cells.inASCII() : cells
  }

  /// Cells of a rectangle: rounded edges, at least one cell in each direction if the parent has room.
  private static func cells(_ rect: Rect, _ grid: CellGrid, _ lines: RowLines, in parent: CellRect) -> CellRect {
    var left = grid.column(at: rect.x)
    var right = grid.column(at: rect.maxX)
    var top = lines.row(at: rect.y)
    var bottom = lines.row(at: rect.maxY)
    guard rect.width > 0, rect.height > 0 else { return CellRect(left: left, top: top, right: right, bottom: bottom) }
    if right <= left, left >= parent.left, left <= parent.right, parent.left < parent.right {
      left = min(left, parent.right - 1)
      right = left + 1
    }
    if bottom <= top, top >= parent.top, top <= parent.bottom, parent.top < parent.bottom {
      top = min(top, parent.bottom - 1)
      bottom = top + 1
    }
    return CellRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The node's pixels: its edges to the nearest eighth of a cell, at least one eighth in each direction. At the
  /// screen's right and bottom, edges extend to the picture's, even if the screen ends inside a cell.
  func pixels(of index: Int) -> PixelRect {
    let frame = tree.nodes[index].frame
    func column(_ x: Points) -> Int { Int(Int32(clampingRounded: (x / grid.pointsPerColumn * 8 + 0.5).rounded(.down))) }
    func row(_ y: Points) -> Int { Int(Int32(clampingRounded: (lines.position(at: y) * 8 + 0.5).rounded(.down))) }
    var rect = PixelRect(left: column(frame.x), top: row(frame.y), right: column(frame.maxX), bottom: row(frame.maxY))
    guard frame.width > 0, frame.height > 0 else { return rect }
    if let ring = ring(around: index) { return inside(ring, index) }
    let end = PixelRect(canvas.bounds)
    if abs(frame.maxX - tree.viewport.width) < 0.5 { rect.right = end.right }
    if abs(frame.maxY - tree.viewport.height) < 0.5 { rect.bottom = end.bottom }
    rect.right = max(rect.right, rect.left + 1)
    rect.bottom = max(rect.bottom, rect.top + 1)
    return inWholeColumns(trimmed(rect, index), index)
  }

  /// Moves a box's sides to cell boundaries if no glyph can show its corners: those inside a cell in both directions,
  /// and round ones. Adjacent boxes keep their distance.
  private func inWholeColumns(_ rect: PixelRect, _ index: Int) -> PixelRect {
    let node = tree.nodes[index]
    let isCut = (rect.left | rect.right) & 7 != 0 && (rect.top | rect.bottom) & 7 != 0
    let isRound = node.cornerRadius >= leastRadius && node.cornerRadius <= 24
    guard isCut && !node.isCircle || isRound, rect.right - rect.left >= 32, !hasNeighborBeside(index, within: 1) else {
      return rect
    }
    var rect = rect
    rect.left = Int(areas[index].left) * 8
    rect.right = Int(areas[index].right) * 8
    return rect
  }

  /// Whether a view of the same superview is less than `columns` columns to the left or right.
  func hasNeighborBeside(_ index: Int, within columns: Points) -> Bool {
    guard tree.nodes.count < Self.manyNodes else { return true }
    let node = tree.nodes[index]
    return tree.nodes.indices.contains { other in
      let neighbor = tree.nodes[other]
      guard other != index, neighbor.parent == node.parent, !neighbor.isHidden, neighbor.frame.y < node.frame.maxY,
        node.frame.y < neighbor.frame.maxY
      else { return false }
      let gap = max(neighbor.frame.x - node.frame.maxX, node.frame.x - neighbor.frame.maxX)
      return gap > 0.5 && gap < grid.pointsPerColumn * columns
    }
  }

  /// The node's pixels with corrections. A control with more rows than its height keeps its height around its middle
  /// row, unless a neighbor shares one of its edges. With round corners, edges are at halves of cells, as quadrants
  /// are. A line keeps its height even if it touches views, and takes whole columns, since a cell has only two colors;
  /// a view that touches it from below begins at its end.
  private func trimmed(_ rect: PixelRect, _ index: Int) -> PixelRect {
    let node = tree.nodes[index]
    var rect = rect
    let isRound = node.cornerRadius >= leastRadius
    if isRound {
      rect = PixelRect(
        left: rect.left.halved, top: rect.top.halved, right: max(rect.right.halved, rect.left.halved + 4),
        bottom: max(rect.bottom.halved, rect.top.halved + 4))
    }
    if node.isThin {
      let height = height(of: node)
      let row = areaOfLine(index)
      if row.top < areas[index].top {
        rect.bottom = Int(row.bottom) * 8
        rect.top = rect.bottom - height
      } else if endsAnother(index) {
        rect.top = max(rect.top, rect.bottom - height)
      } else {
        rect.bottom = min(rect.bottom, rect.top + height)
      }
      if rect.right - rect.left >= 24 {
        rect.left = (rect.left + 4) & ~7
        rect.right = (rect.right + 4) & ~7
      }
      return rect
    }
    guard node.isBoxed else {
      if let line = line(above: index) { rect.top = min(rect.top, pixels(of: line).bottom) }
      return rect
    }
    let isAtEdge = node.frame.y < 0.5 || abs(node.frame.maxY - tree.viewport.height) < 0.5
    guard !isAtEdge, !hasNeighbor(index) else { return rect }
    let surplus = rect.bottom - rect.top - height(of: node)
    guard surplus > 0 else { return rect }
    let share = isRound ? (surplus >= 6 ? 4 : 0) : min(surplus / 2, 4)
    rect.top += share
    rect.bottom -= share
    return rect
  }

  /// The round view that is a ring around this one, at most 16 points wide on every side.
  private func ring(around index: Int) -> Int? {
    let node = tree.nodes[index]
    guard node.cornerRadius > 1.5, let parent = node.parent, parent < index, tree.nodes.count < Self.manyNodes else {
      return nil
    }
    return (parent..<index).last { tree.nodes[$0].isRing(around: node) && !tree.nodes[$0].isHidden }
  }

  /// The node's pixels inside a ring with equal width at opposite sides, independent of the rows of its edges.
  private func inside(_ ring: Int, _ index: Int) -> PixelRect {
    let (outer, inner) = (tree.nodes[ring].frame, tree.nodes[index].frame)
    func eighths(_ length: Points, _ perCell: Points) -> Int {
      max(1, Int(Int32(clampingRounded: (length / perCell * 8).rounded())))
    }
    var rect = pixels(of: ring)
    rect.left += eighths(inner.x - outer.x, grid.pointsPerColumn)
    rect.right -= eighths(outer.maxX - inner.maxX, grid.pointsPerColumn)
    rect.top += eighths(inner.y - outer.y, grid.pointsPerRow)
    rect.bottom -= eighths(outer.maxY - inner.maxY, grid.pointsPerRow)
    return PixelRect(
      left: rect.left, top: rect.top, right: max(rect.right, rect.left + 1), bottom: max(rect.bottom, rect.top + 1))
  }

  /// The cells of a line. A table's separator without a row shares that of the view above, unless only that one
  /// contains text.
  func areaOfLine(_ index: Int) -> CellRect {
    let area = areas[index]
    let node = tree.nodes[index]
    if area.rows == 1, let middle = middleRow(beside: index) {
      return CellRect(left: area.left, top: middle, right: area.right, bottom: middle + 1)
    }
    guard node.isSeparator, area.rows == 1, area.top > 0, area.top == lines.row(at: node.frame.maxY) else {
      return area
    }
    let above = CellRect(left: area.left, top: area.top - 1, right: area.right, bottom: area.top)
    return canvas.hasText(in: above) && !canvas.hasText(in: area) ? area : above
  }

  /// The middle row of a view next to a short line, such as a step that the line connects; nil if there is none.
  func middleRow(beside index: Int) -> Int32? {
    guard tree.nodes.count < Self.manyNodes else { return nil }
    let line = tree.nodes[index].frame
    guard line.width >= line.height, line.width < tree.viewport.width / 2 else { return nil }
    let middle = line.y + line.height / 2
    let step = tree.nodes.indices.first { other in
      let node = tree.nodes[other]
      let gap = max(node.frame.x - line.maxX, line.x - node.frame.maxX)
      return other != index && node.parent == tree.nodes[index].parent && !node.isHidden && gap >= -0.5 && gap < 8
        && node.frame.height >= 12 && node.frame.height < 64
        && abs(node.frame.y + node.frame.height / 2 - middle) < 1
    }
    return step.map { areas[$0].top + (areas[$0].rows - 1) / 2 }
  }

  /// A node's height, at least an eighth of a row.
  private func height(of node: RenderTree.Node) -> Int {
    max(1, Int(Int32(clampingRounded: (node.frame.height / grid.pointsPerRow * 8).rounded())))
  }

  /// Whether a line is the lower edge of a filled view under it.
  private func endsAnother(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard tree.nodes.count < Self.manyNodes else { return false }
    return tree.nodes[..<index].contains { around in
      (around.background?.alpha ?? 0) > 0 && !around.isHidden && around.frame.height > 4
        && abs(around.frame.maxY - node.frame.maxY) < 0.5 && around.frame.x < node.frame.maxX
        && node.frame.x < around.frame.maxX
    }
  }

  private func hasNeighbor(_ index: Int) -> Bool {
    guard tree.nodes.count < Self.manyNodes else { return true }
    let node = tree.nodes[index]
    return tree.nodes.indices.contains { other in
      let neighbor = tree.nodes[other]
      guard isBeside(other, index) else { return false }
      return abs(neighbor.frame.y - node.frame.maxY) < 0.5 || abs(neighbor.frame.maxY - node.frame.y) < 0.5
    }
  }

  /// The line that a view touches from below.
  private func line(above index: Int) -> Int? {
    guard tree.nodes.count < Self.manyNodes else { return nil }
    let node = tree.nodes[index]
    return tree.nodes.indices.first { other in
      let neighbor = tree.nodes[other]
      return neighbor.isThin && isBeside(other, index) && abs(neighbor.frame.maxY - node.frame.y) < 0.5
    }
  }

  /// Whether a view is above or below another in the same superview.
  private func isBeside(_ other: Int, _ index: Int) -> Bool {
    let (neighbor, node) = (tree.nodes[other], tree.nodes[index])
    return other != index && neighbor.parent == node.parent && !neighbor.isHidden
      && neighbor.frame.x < node.frame.maxX && node.frame.x < neighbor.frame.maxX
  }
}

extension CellPainter {
  /// Limit on how often all views together may cover the screen; drawing then stops.
  private static let mostLayers = 200
  /// Number of views above which refinements that compare views with each other are skipped.
  static let manyNodes = 3000

  private mutating func paintNodes() {
    var work = 0
    for index in tree.nodes.indices where isDrawn(index) {
      let area = areas[index].intersection(clips[index])
      work += Int(area.columns) * Int(area.rows) + 16
      guard work < (canvas.columns * canvas.rows + 10_000) * Self.mostLayers else { break }
      canvas.owner = Int32(clamping: index)
      canvas.isGhost = tree.nodes[index].isHidden
      paintBox(index)
      paintContent(index)
    }
    canvas.isGhost = false
  }

  func isDrawn(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return (!node.isHidden || style.showsHidden) && node.alpha > 0.01 && !areas[index].isEmpty
      && !areas[index].intersection(clips[index]).isEmpty
  }

  /// A color with the node's opacity.
  func visible(_ color: RenderColor, _ index: Int) -> RenderColor {
    let node = tree.nodes[index]
    // UIKit draws disabled controls at half their opacity; titles of buttons have separate colors.
    let isFaded = !node.isEnabled && (node.content.traits.fades || node.role == .datePicker)
    let opacity = isFaded ? node.alpha * 0.5 : node.alpha
    return color.faded(by: node.isHidden ? opacity * 0.35 : opacity)
  }
}

extension Int {
  /// The nearest half of a cell, in eighths.
  fileprivate var halved: Int { (self + 2) & ~3 }
}
