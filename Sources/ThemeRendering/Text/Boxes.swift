internal import TerminalCells
internal import ThemeSource
internal import ThemeText

/// Characters of a frame.
struct LineSet {
  let horizontal: Character
  let vertical: Character
  /// Top left, top right, bottom left, bottom right.
  let corners: [Character]

  static let light = LineSet(horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"])
  static let rounded = LineSet(horizontal: "─", vertical: "│", corners: ["╭", "╮", "╰", "╯"])
  static let heavy = LineSet(horizontal: "━", vertical: "┃", corners: ["┏", "┓", "┗", "┛"])
  static let dashed = LineSet(horizontal: "╌", vertical: "╎", corners: ["┌", "┐", "└", "┘"])
  static let dashedRounded = LineSet(horizontal: "╌", vertical: "╎", corners: ["╭", "╮", "╰", "╯"])
}

extension CellPainter {
  mutating func paintBox(_ index: Int) {
    let node = tree.nodes[index]
    if style.inColor {
      // With a contrasting background, `paintBorder` fills the box too, in whole cells.
      if !node.hasBorder || !isContrasting(index) || node.isCircle { paintFill(index) }
      if isLost(index) {
        let line = visible(surroundings(of: index).readable.faded(by: 0.45), index)
        frame(areas[index], .rounded, line, clip: clips[index])
      }
      if let border = node.border, node.hasBorder { paintBorder(index, border) }
    } else {
      if !node.isThin, let background = node.background, visible(background, index).alpha > 127 {
        canvas.erase(areas[index], clip: clips[index])
      }
      paintShape(index)
    }
  }

  // MARK: In color

  private mutating func paintFill(_ index: Int) {
    guard let background = tree.nodes[index].background, background.alpha > 0 else { return }
    if tree.nodes[index].isThin, areas[index].rows == 1, middleRow(beside: index) != nil {
      // An eighth block cannot be in the middle of a cell, but a line glyph is.
      if isContrasting(index) {
        rule(areaOfLine(index), visible(background, index), clip: clips[index], overText: false)
      }
      return
    }
    fill(index, visible(background, index))
  }

  mutating func fill(_ index: Int, _ color: RenderColor) {
    let rect = pixels(of: index)
    canvas.fill(rect, color, corners: corners(of: index, rect), clip: clips[index])
  }

  /// The rounding of the node's corners: one quadrant for a small radius, three for a larger one, ellipses for large
  /// round views.
  func corners(of index: Int, _ rect: PixelRect) -> Corners {
    let node = tree.nodes[index]
    let radius = min(node.cornerRadius, node.frame.width / 2, node.frame.height / 2)
    guard radius >= leastRadius, node.roundCorners == .all else { return .square }
    if radius > 24 {
      return .elliptic(
        min(radius / grid.pointsPerColumn * 8, Double(rect.right - rect.left) / 2),
        min(radius / grid.pointsPerRow * 8, Double(rect.bottom - rect.top) / 2))
    }
    return radius >= 14 && rect.bottom - rect.top >= 24 ? .stepped : .notched
  }

  /// The smallest radius of a visible corner. A quadrant is half a row high; a corner less than half as high is nearer to
  /// a square one.
  var leastRadius: Points { max(2, grid.pointsPerRow / 4) }

  /// Paints a border in color: a frame of lines if inside and outside look the same, else a line at the fill's edges.
  /// Since a cell has only two colors, the fill then takes whole cells.
  mutating func paintBorder(_ index: Int, _ border: RenderTree.Border) {
    let node = tree.nodes[index]
    let area = areas[index]
    var color = visible(border.color, index)
    guard let background = node.background, isContrasting(index) else {
      if area.columns >= 2, area.rows >= 2 {
        frame(area, node.cornerRadius > 1.5 ? .rounded : .light, color, clip: clips[index])
      } else {
        canvas.fill(pixels(of: index), color, clip: clips[index])
      }
      return
    }
    let fill = visible(background, index)
    // Lines thinner than a point look lighter.
    color = color.faded(by: min(1, 0.25 + border.width * 0.75))
    let width = max(1, Int(Int32(clampingRounded: (border.width / grid.pointsPerColumn * 8).rounded())))
    if node.isCircle || node.cornerRadius > 24 {
      let rect = pixels(of: index)
      let corners = corners(of: index, rect)
      canvas.fill(rect, color, corners: corners, clip: clips[index])
      canvas.fill(rect.inset(min(width, 8)), fill, corners: corners, clip: clips[index])
      return
    }
    let rect = PixelRect(area)
    // Side lines are outside of the fill, where text is rare. Top and bottom lines are inside, since the next box is
    // often one row away.
    let sides = PixelRect(left: rect.left - 1, top: rect.top, right: rect.right + 1, bottom: rect.bottom)
    let isInside = hasNeighborBeside(index, within: 2)
    if !isInside { canvas.fill(sides, color, isEdge: true, clip: clips[index]) }
    canvas.fill(rect, color, clip: clips[index])
    let (x, y) = (isInside ? width : width - 1, max(1, width / 2))
    canvas.fill(
      PixelRect(left: rect.left + x, top: rect.top + y, right: rect.right - x, bottom: rect.bottom - y), fill,
      clip: clips[index])
  }

  /// Whether the node's background differs from its surroundings.
  func isContrasting(_ index: Int) -> Bool {
    guard let background = tree.nodes[index].background, background.alpha > 0 else { return false }
    let outside = surroundings(of: index)
    let inside = visible(background, index).over(outside)
    switch style.depth {
    case .none, .truecolor: return inside.distance(to: outside) > 12
    case .indexed: return TerminalPalette.nearest256(to: inside.rgb) != TerminalPalette.nearest256(to: outside.rgb)
    case .sixteen: return TerminalPalette.nearest16(to: inside.rgb) != TerminalPalette.nearest16(to: outside.rgb)
    }
  }

  /// Whether a box is invisible because the terminal's colors do not distinguish it from its surroundings.
  private func isLost(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard style.depth == .sixteen || style.depth == .indexed, node.isBoxed, !node.hasBorder, !isContrasting(index),
      let background = node.background
    else { return false }
    if let field = node.content.field, field.style != .none { return false }
    let outside = surroundings(of: index)
    return visible(background, index).over(outside).distance(to: outside) > 12
  }

  /// The color around the node.
  func surroundings(of index: Int) -> RenderColor {
    var parent = tree.nodes[index].parent
    var layers: [RenderColor] = []
    while let current = parent, tree.nodes.indices.contains(current) {
      if let color = tree.nodes[current].background, color.alpha > 0 { layers.append(visible(color, current)) }
      parent = tree.nodes[current].parent
    }
    return layers.reversed().reduce(tree.background) { $1.over($0) }
  }

  // MARK: In lines

  private mutating func paintShape(_ index: Int) {
    let node = tree.nodes[index]
    let area = areas[index]
    let ink = visible(palette.label, index)
    if let button = node.content.button {
      let isFilled =
        (node.background?.alpha ?? 0) > 60 && isContrasting(index) || button.style == .filled
        || button.backdrop?.color.alpha == 255
      let isShaped = isFilled || node.hasBorder || button.style != .plain
      if isShaped, area.columns < 4, button.title.string.isEmpty, button.image == nil {
        // The width of such narrow frames depends on their position, but a sign's is constant.
        put(isFilled ? "■" : "▢", Int(area.left + (area.columns - 1) / 2), middle(index), ink, clips[index])
      } else if isFilled {
        frame(area, .heavy, ink, clip: clips[index])
      } else if node.hasBorder || button.style != .plain {
        frame(area, .rounded, ink, clip: clips[index])
      }
    } else if let field = node.content.field {
      if node.hasBorder || field.style != .none || isContrasting(index) {
        let isRounded = field.style == .roundedRect || node.cornerRadius > 1.5
        frame(area, isRounded ? .rounded : .light, ink, clip: clips[index])
      }
    } else if node.isThin {
      rule(areaOfLine(index), ink, clip: clips[index], overText: false, overLines: !node.isSeparator)
    } else if node.content == .none, node.subtreeEnd == index + 1, node.parent != nil,
      node.hasBorder || isContrasting(index)
    {
      frame(area, node.cornerRadius > 1.5 ? .rounded : .light, ink, clip: clips[index])
    } else if node.hasBorder || isTextBox(index) || node.role == .effect && isContrasting(index), node.parent != nil {
      frame(area, node.cornerRadius > 1.5 ? .rounded : .light, ink, clip: clips[index])
    }
  }

  // MARK: Lines

  /// Draws a frame along the outermost cells. One row gets only its sides; one column, a line.
  mutating func frame(
    _ area: CellRect, _ lines: LineSet, _ color: RenderColor, clip: CellRect, overText: Bool = true
  ) {
    guard !area.isEmpty else { return }
    let (left, top, right, bottom) = (Int(area.left), Int(area.top), Int(area.right) - 1, Int(area.bottom) - 1)
    if area.rows == 1 || area.columns == 1 {
      frameNarrow(area, lines, color, clip: clip)
      return
    }
    func line(_ glyph: Character, _ column: Int, _ row: Int) {
      if overText || !canvas.hasText(column: column, row: row) { put(glyph, column, row, color, clip) }
    }
    for column in (left + 1)..<max(right, left + 1) {
      line(lines.horizontal, column, top)
      line(lines.horizontal, column, bottom)
    }
    for row in (top + 1)..<max(bottom, top + 1) {
      line(lines.vertical, left, row)
      line(lines.vertical, right, row)
    }
    line(lines.corners[0], left, top)
    line(lines.corners[1], right, top)
    line(lines.corners[2], left, bottom)
    line(lines.corners[3], right, bottom)
  }

  private mutating func frameNarrow(_ area: CellRect, _ lines: LineSet, _ color: RenderColor, clip: CellRect) {
    let isHeavy = lines.horizontal == "━"
    guard area.rows == 1, area.columns >= 3 else {
      for row in Int(area.top)..<Int(area.bottom) {
        for column in Int(area.left)..<Int(area.right) {
          put(area.columns == 1 && area.rows > 1 ? lines.vertical : "▪", column, row, color, clip)
        }
      }
      return
    }
    put(isHeavy ? "▐" : "▏", Int(area.left), Int(area.top), color, clip)
    put(isHeavy ? "▌" : "▕", Int(area.right) - 1, Int(area.top), color, clip)
  }

  /// Draws a line through an area that is thin in one direction.
  mutating func rule(
    _ area: CellRect, _ color: RenderColor, clip: CellRect, overText: Bool = true, overLines: Bool = true
  ) {
    let isHorizontal = area.columns >= area.rows
    for row in Int(area.top)..<Int(area.bottom) {
      for column in Int(area.left)..<Int(area.right) where overText || !canvas.hasText(column: column, row: row) {
        if !overLines, canvas.hasMark(column: column, row: row) { continue }
        put(isHorizontal ? "─" : "│", column, row, color, clip)
      }
    }
  }

  mutating func put(_ glyph: Character, _ column: Int, _ row: Int, _ color: RenderColor, _ clip: CellRect) {
    canvas.put(glyph, column: column, row: row, color, isLine: true, clip: clip)
  }
}

extension RenderColor {
  /// Euclidean distance of sRGB components, 0 to 441.
  func distance(to other: RenderColor) -> Double {
    let red = Double(red) - Double(other.red)
    let green = Double(green) - Double(other.green)
    let blue = Double(blue) - Double(other.blue)
    return (red * red + green * green + blue * blue).squareRoot()
  }
}
