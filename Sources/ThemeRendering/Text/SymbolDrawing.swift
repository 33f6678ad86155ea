internal import TerminalCells
internal import ThemeSource
internal import ThemeText

/// Symbols drawn with block elements, if they are large enough to be recognized.
extension CellPainter {
  /// Draws an image as a symbol. Returns false if its name describes none or there is too little room.
  mutating func paintSymbol(ofImage index: Int, _ name: String) -> Bool {
    if Symbols.isSystemName(name) { return paintSymbol(index, name, tint(index)) }
    let frame = tree.nodes[index].frame
    // If there is room, the name is more informative than a symbol.
    let hasRoom = areas[index].columns >= 10 && areas[index].rows >= 3
    guard style.inColor, !hasRoom, Symbols.isSymbol(name), !isBackdrop(index) else { return false }
    let back = surface(index)
    let side = min(48, min(frame.width, frame.height) * 0.6)
    guard side >= grid.pointsPerRow * 1.7 else { return false }
    if !isContrasting(index) { fill(index, visible(back.readable.faded(by: 0.09), index)) }
    return paintSymbol(index, name, visible(back.readable.faded(by: 0.35), index), atMost: side)
  }

  /// Draws a symbol in the middle of a view. Returns false if the name has none, or if it would have too few cells.
  ///
  /// - Parameters:
  ///   - part: The part of the view in which the symbol is centered; nil for all of it.
  ///   - most: Maximum side in points.
  mutating func paintSymbol(
    _ index: Int, _ name: String, _ color: RenderColor, in part: Rect? = nil, atMost most: Points = .infinity
  ) -> Bool {
    guard style.inColor, var symbol = Symbols.variant(name) else { return false }
    let frame = tree.nodes[index].frame
    let area = areas[index]
    guard area.columns >= 1, area.rows >= 1 else { return false }
    // The view's frame is stretched to its rounded cells.
    let cell = Size(width: frame.width / Points(area.columns), height: frame.height / Points(area.rows))
    let side = min(frame.width, frame.height, most)
    // In few cells, a sign is easier to recognize.
    let rows = Self.knownSign(of: name) != nil ? 2.8 : 1.7
    guard side >= cell.height * rows, side >= cell.width * 3 else { return false }
    let around = part ?? frame
    let square = Rect(
      x: around.x + (around.width - side) / 2, y: around.y + (around.height - side) / 2, width: side, height: side)
    if Symbols.key(of: name) == "photo", symbol.enclosure == nil, side < cell.height * 5 {
      paintSmallPhoto(index, square, color)
      return true
    }
    // A cutout in a filled circle of few cells is drawn as a sign too.
    let sign =
      symbol.isFilled && symbol.enclosure != nil && side < cell.height * 5
      ? Self.knownSign(of: name).map { Character($0) } : nil
    if sign != nil { symbol.drawing = Symbols.Drawing() }
    // Lines thinner than half a cell would have gaps.
    let shape = SymbolShape(symbol, lineWidth: max(0.085, cell.width * 0.55 / side, cell.height * 0.3 / side))
    let behind = surface(index)
    let seen = PixelRect(area)
    canvas.paint(seen, clip: clips[index]) { x, y in
      let point = Point(
        x: (frame.x + (Double(x - seen.left) + 0.5) * cell.width / 8 - square.x) / side,
        y: (frame.y + (Double(y - seen.top) + 0.5) * cell.height / 8 - square.y) / side)
      guard point.x >= 0, point.x <= 1, point.y >= 0, point.y <= 1 else { return nil }
      switch shape.part(at: point) {
      case .ink: return color
      case .gap: return behind
      case nil: return nil
      }
    }
    if let sign {
      let column = grid.column(at: square.x + side / 2 - cell.width * 0.6)
      let middle = (square.y + side / 2 - frame.y) / cell.height
      let row = area.top + Int32(clampingRounded: (middle - 0.1).rounded(.down))
      canvas.put(
        sign, column: Int(min(max(column, area.left), area.right - 1)),
        row: Int(min(max(row, area.top), area.bottom - 1)), behind, [.bold], clip: clips[index])
    }
    return true
  }

  /// Draws a photo in few cells: a frame with hills, in lines as thin as letters.
  private mutating func paintSmallPhoto(_ index: Int, _ square: Rect, _ color: RenderColor) {
    let area = areas[index]
    let left = min(max(grid.column(at: square.x), area.left), area.right - 1)
    let right = min(max(grid.column(at: square.maxX), left + 1), area.right)
    let top = min(max(lines.row(at: square.y), area.top), area.bottom - 1)
    let bottom = min(max(lines.row(at: square.maxY), top + 1), area.bottom)
    let room = CellRect(left: left, top: top, right: right, bottom: bottom)
    frame(room, .light, color, clip: clips[index])
    guard room.rows >= 3, room.columns >= 4 else { return }
    let column = Int(left + (room.columns - 2) / 2)
    canvas.put("╱", column: column, row: Int(bottom - 2), color, clip: clips[index])
    canvas.put("╲", column: column + 1, row: Int(bottom - 2), color, clip: clips[index])
  }
}

/// Signs: one-cell characters that replace images, chosen by name.
extension CellPainter {
  /// The sign for an image's name; defaults to a picture's.
  static func sign(of name: String) -> String { knownSign(of: name) ?? "▣" }

  /// The sign for an image's name; nil if there is none.
  static func knownSign(of name: String) -> String? { Symbols.key(of: name).flatMap { signs[$0] } }

  /// Signs by the keys of ``Symbols/drawings``, each one cell wide.
  static let signs: [String: String] = [
    "star": "★", "heart": "♥", "xmark": "✕", "trash": "⌫", "checkmark": "✓", "plus": "+", "minus": "−", "pencil": "✎",
    "envelope": "✉", "left": "‹", "right": "›", "down": "▾", "up": "▴", "pause": "‖", "backward": "«", "forward": "»",
    "magnifyingglass": "⌕", "gearshape": "⚙", "play": "▶", "phone": "☎", "ellipsis": "…", "list": "≡", "house": "⌂",
    "download": "↓", "share": "↑", "refresh": "↻", "flag": "⚑", "questionmark": "?", "exclamationmark": "!",
    "info": "i", "person": "♙", "calendar": "▦", "clock": "◷", "doc": "▤", "lock": "⚿", "moon": "☾", "eye": "◉",
    "globe": "◍",
  ]
}
