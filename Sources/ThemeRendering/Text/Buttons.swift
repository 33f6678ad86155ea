internal import TerminalCells
internal import ThemeSource
internal import ThemeText

extension CellPainter {
  mutating func paintButton(_ index: Int, _ button: RenderTree.Button) {
    let node = tree.nodes[index]
    paintShape(of: button, index)
    var button = button
    if let cut = node.cutText, columns(of: cut.string) <= areas[index].columns { button.title = cut }
    var textStyle = textStyle(index)
    if !node.isEnabled, textStyle.color.alpha == 255 {
      textStyle.color = textStyle.color.mixed(with: surface(index), 0.35)
    }
    let parts = parts(of: button, index, textStyle)
    guard let image = button.image else {
      var piece = TextPiece(button.title, textStyle)
      if piece.isEmpty, let ghost = ghost(ofButton: index) { piece = ghost }
      piece.append(subtitle: button.subtitle, isBelow: rowsInside(button, index) >= 2)
      draw(piece, button, parts, index)
      return
    }
    let color = symbolColor(index, button, textStyle.color)
    // A device has no room for a title next to an image that fills the button.
    let hasRoom = parts.title.width >= 1 || button.imageSide == .top || button.imageSide == .bottom
    if button.title.string.isEmpty || !hasRoom, (button.subtitle ?? "").isEmpty {
      button.title = RenderTree.Text("")
      paintImage(image, button, parts, textStyle, color, index)
    } else if button.imageSide == .top || button.imageSide == .bottom, rowsInside(button, index) >= 2 {
      paintStacked(image, button, textStyle, color, index)
    } else {
      let sign = Self.sign(of: image)
      var piece = TextPiece(beside(sign, button, parts, color, index), textStyle)
      piece.append(subtitle: button.subtitle, isBelow: rowsInside(button, index) >= 2)
      draw(piece, button, parts, index)
    }
  }

  /// Paints the shape of a button's style, in color.
  private mutating func paintShape(of button: RenderTree.Button, _ index: Int) {
    guard style.inColor else { return }
    if let backdrop = button.backdrop { fill(index, visible(backdrop.color, index)) }
    if tree.nodes[index].hasShape { return }
    switch button.style {
    case .filled: fill(index, tint(index))
    case .gray: fill(index, visible(palette.track, index))
    case .tinted, .bordered: fill(index, tint(index).faded(by: 0.16))
    case .plain: break
    }
  }

  /// Placeholder for a button without title and image: a sign for its name, or the name.
  private func ghost(ofButton index: Int) -> TextPiece? {
    guard var ghost = ghost(index) else { return nil }
    if let sign = tree.nodes[index].outlets.first.flatMap({ Self.knownSign(of: $0) }) { ghost.runs[0].string = sign }
    return !tree.nodes[index].hasShape || !style.inColor || ghost.escaped.utf8.count <= 4 ? ghost : nil
  }

  private func parts(
    of button: RenderTree.Button, _ index: Int, _ style: RenderTree.TextStyle
  ) -> RenderTree.Button.Parts {
    let frame = tree.nodes[index].frame
    let drawn = button.image.flatMap { self.style.images[ImageKey($0, tree.appearance)]?.traits.size }
    let image = button.image == nil ? .zero : button.imageSize(drawn: drawn, style, in: frame.size)
    let piece = TextPiece(button.title, style)
    let width = piece.runs.reduce(0) { width, run in
      width + TextMetrics.standard.width(of: run.string.escapedLines, font: FontDescriptor(run.font ?? style.font))
    }
    return button.parts(
      in: frame, title: piece.isEmpty ? .zero : Size(width: width, height: style.font.size * 1.2), image: image, style)
  }

  private func rowsInside(_ button: RenderTree.Button, _ index: Int) -> Int32 {
    areas[index].rows - (isFramed(button, index) ? 2 : 0)
  }

  // MARK: Images

  /// Paints the image of a button without a title: its shape, a sign or its name.
  private mutating func paintImage(
    _ image: String, _ button: RenderTree.Button, _ parts: RenderTree.Button.Parts, _ textStyle: RenderTree.TextStyle,
    _ color: RenderColor, _ index: Int
  ) {
    let node = tree.nodes[index]
    if paintSymbol(index, image, visible(color, index), in: parts.image, atMost: 28) { return }
    let sign = Self.sign(of: image)
    let isFramed = isFramed(button, index)
    let room = areas[index].columns - (isFramed || node.hasShape ? 4 : 0) - 2
    var textStyle = textStyle
    textStyle.color = color
    if !Symbols.isSymbol(image), !image.isEmpty, isLegible(image, in: room) {
      textStyle.color = palette.secondary
      draw(TextPiece("\(sign) \(image)", textStyle), button, parts, index)
      return
    }
    if isFramed, areas[index].columns < 3 || areas[index].rows < 3 {
      draw(TextPiece(sign, textStyle), button, parts, index)
      return
    }
    let inner = isFramed ? areas[index].inset(columns: 1, rows: 1) : areas[index]
    let middle = parts.image.x + parts.image.width / 2
    let column = Int32(clampingRounded: (middle / grid.pointsPerColumn - 0.1).rounded(.down))
    // In the row of adjacent text.
    let shift = parts.image.y + parts.image.height / 2 - node.frame.y - node.frame.height / 2
    let line = areas[index].top + Int32(clamping: firstRow(of: 1, RenderTree.TextStyle(), index, areas[index]))
    let row = line + Int32(clampingRounded: (shift / grid.pointsPerRow).rounded(.toNearestOrAwayFromZero))
    let cell = (Int(min(max(column, inner.left), inner.right - 1)), Int(min(max(row, inner.top), inner.bottom - 1)))
    if !Symbols.isSymbol(image), !node.hasShape { paintGround(ofImage: parts.image, row: cell.1, index) }
    canvas.put(
      Character(sign), column: cell.0, row: cell.1, visible(textStyle.color, index), clip: clips[index])
  }

  /// Paints a faint background for a large image that cannot be shown, around the row of its sign.
  private mutating func paintGround(ofImage image: Rect, row: Int, _ index: Int) {
    guard style.inColor, image.width >= 5 * grid.pointsPerColumn, image.height >= 2.5 * grid.pointsPerRow else {
      return
    }
    func eighths(_ length: Points, _ perCell: Points) -> Int {
      Int(Int32(clampingRounded: (length / perCell * 8).rounded()))
    }
    let margin = (eighths(image.height, grid.pointsPerRow) - 8) / 2
    let rect = PixelRect(
      left: eighths(image.x, grid.pointsPerColumn), top: row * 8 - margin,
      right: eighths(image.maxX, grid.pointsPerColumn), bottom: row * 8 + 8 + margin)
    canvas.fill(rect, visible(surface(index).readable.faded(by: 0.09), index), clip: clips[index])
  }

  /// Paints an image above or below its title, as in tabs.
  private mutating func paintStacked(
    _ image: String, _ button: RenderTree.Button, _ textStyle: RenderTree.TextStyle, _ color: RenderColor, _ index: Int
  ) {
    let area = isFramed(button, index) ? areas[index].inset(columns: 1, rows: 1) : areas[index]
    let top = area.top + (area.rows - 1) / 2
    let isAbove = button.imageSide == .top
    var imageStyle = textStyle
    imageStyle.color = color
    for (piece, row) in [
      (TextPiece(Self.sign(of: image), imageStyle), isAbove ? top : top + 1),
      (TextPiece(button.title, textStyle), isAbove ? top + 1 : top),
    ] {
      let line = CellRect(left: area.left, top: row, right: area.right, bottom: row + 1)
      draw(piece, in: line, clip: clips[index], index)
    }
  }

  /// The color of a button's image: the title's if the button has a shape or is disabled, gray if only the image's name
  /// is known.
  private func symbolColor(_ index: Int, _ button: RenderTree.Button, _ title: RenderColor) -> RenderColor {
    if let image = button.image, !Symbols.isSymbol(image) { return palette.secondary }
    let isSymbol = button.image.map { Symbols.isSystemName($0) } ?? false
    let isTinted = button.style == .plain && button.backdrop == nil && tree.nodes[index].isEnabled && isSymbol
    let (tint, surface) = (isTinted ? tint(index) : nil, surface(index))
    return .ofSymbol(
      tint: tint, title: title, on: button.backdrop?.color.over(surface) ?? surface, fallback: palette.secondary)
  }

  /// A title with its image's sign, on the same side and as far away as on a device.
  private func beside(
    _ sign: String, _ button: RenderTree.Button, _ parts: RenderTree.Button.Parts, _ color: RenderColor, _ index: Int
  ) -> RenderTree.Text {
    let isBehind = parts.image.x + parts.image.width / 2 > parts.title.x + parts.title.width / 2
    let gap = isBehind ? parts.image.x - parts.title.maxX : parts.title.x - parts.image.maxX
    // On a device, an image is wider than its sign.
    let columns = Int32(clampingRounded: (gap / grid.pointsPerColumn).rounded())
    let room = areas[index].columns - self.columns(of: button.title.string) - 3
    let air = String(repeating: " ", count: Int(max(min(columns, room), 1)))
    var title = button.title
    if title.runs.isEmpty { title.runs = [RenderTree.Run(title.string)] }
    let run = RenderTree.Run(isBehind ? air + sign : sign + air, color: color)
    title.runs.insert(run, at: isBehind ? title.runs.count : 0)
    title.string = isBehind ? title.string + run.string : run.string + title.string
    return title
  }

  // MARK: Places

  private mutating func draw(
    _ piece: TextPiece, _ button: RenderTree.Button, _ parts: RenderTree.Button.Parts, _ index: Int
  ) {
    let node = tree.nodes[index]
    let isFramed = isFramed(button, index)
    let insets = insets(of: parts.all, index, piece.style)
    if !isFramed, !node.hasShape, !button.hasShape {
      let fitted = fitted(piece, index)
      let area = inset(fitted.area, by: insets, index, columns: columns(of: fitted.piece.escaped))
      draw(fitted.piece, in: area, clip: clips[index], index)
    } else {
      draw(piece, inBox: index, isFramed: isFramed, insets: insets)
    }
  }

  /// The insets for text in cells, so that it begins, ends or is centered where the button's parts are.
  private func insets(of parts: Rect, _ index: Int, _ style: RenderTree.TextStyle) -> Insets {
    let frame = tree.nodes[index].frame
    guard parts.width > 0 else { return .zero }
    var insets = Insets.zero
    switch style.alignment {
    case .left, .natural, .justified: insets.left = parts.x - frame.x
    case .right: insets.right = frame.maxX - parts.maxX
    case .center:
      let shift = parts.x + parts.width / 2 - frame.x - frame.width / 2
      insets.left = max(0, shift * 2)
      insets.right = max(0, -shift * 2)
    }
    guard style.verticalAlignment == .center else { return insets }
    let shift = parts.y + parts.height / 2 - frame.y - frame.height / 2
    insets.top = max(0, shift * 2)
    insets.bottom = max(0, -shift * 2)
    return insets
  }

  /// The part of an area inside a view's insets, which shrink to leave the columns that a text needs.
  func inset(_ area: CellRect, by insets: Insets, _ index: Int, columns needed: Int32) -> CellRect {
    guard insets != .zero else { return area }
    let frame = tree.nodes[index].frame
    var left = max(area.left, grid.column(at: frame.x + insets.left))
    var right = min(area.right, grid.column(at: frame.maxX - insets.right))
    if insets.left < 0 { left = grid.column(at: frame.x + insets.left) }
    if insets.right < 0 { right = grid.column(at: frame.maxX - insets.right) }
    let missing = needed - (right - left)
    if missing > 0, needed <= area.columns {
      // Text is narrower on a device: insets shrink in proportion to their lengths.
      let (room, other) = (max(0, left - area.left), max(0, area.right - right))
      guard room + other > 0 else { return area }
      let share = min(room, Int32(clamping: Int(missing) * Int(room) / Int(room + other)))
      left -= share
      right += min(other, missing - share)
    }
    var (top, bottom) = (area.top, area.bottom)
    let shift = grid.row(at: insets.top - insets.bottom)
    if shift > 0 { top = min(top + shift, bottom - 1) } else { bottom = max(bottom + shift, top + 1) }
    guard left < right else { return area }
    return CellRect(left: left, top: top, right: right, bottom: bottom)
  }

  private func isFramed(_ button: RenderTree.Button, _ index: Int) -> Bool {
    let node = tree.nodes[index]
    if style.inColor { return node.hasBorder && !isContrasting(index) }
    return node.hasBorder || button.hasShape || (node.background?.alpha ?? 0) > 60 && isContrasting(index)
  }
}

extension TextPiece {
  /// Appends a subtitle in the style of the last run, below the title or in its line.
  fileprivate mutating func append(subtitle: String?, isBelow: Bool) {
    guard let subtitle, !subtitle.isEmpty else { return }
    let text = isBelow ? "\n" + subtitle : (isEmpty ? "" : " · ") + subtitle
    runs.append(RenderTree.Run(text))
    style.numberOfLines = 0
  }
}
