internal import ThemeSource
internal import ThemeText

/// Symbols as shapes of block elements, where they are large enough to be recognized.
extension CellPainter {
  /// Draws an image whose name is a symbol's, or whose words say what it shows; false if there is too little room.
  mutating func paintSymbol(ofImage index: Int, _ name: String) -> Bool {
    if Symbols.isSystemName(name) { return paintSymbol(index, name, tint(index)) }
    let frame = tree.nodes[index].frame
    // A name is more than a hint, where there is room for it.
    let hasRoom = areas[index].columns >= 10 && areas[index].rows >= 3
    guard style.inColor, !hasRoom, Symbols.isSymbol(name), !isBackdrop(index) else { return false }
    let back = surface(index)
    let side = min(48, min(frame.width, frame.height) * 0.6)
    guard side >= grid.pointsPerRow * 1.7 else { return false }
    if !isContrasting(index) { fill(index, visible(back.readable.faded(by: 0.09), index)) }
    return paintSymbol(index, name, visible(back.readable.faded(by: 0.35), index), atMost: side)
  }

  /// Draws the shape of a symbol into the middle of a view; false if the name has none, or it would have too few cells.
  ///
  /// - Parameter most: greatest side in points.
  mutating func paintSymbol(
    _ index: Int, _ name: String, _ color: RenderColor, atMost most: Points = .infinity
  ) -> Bool {
    guard style.inColor, let symbol = Symbols.variant(name) else { return false }
    let frame = tree.nodes[index].frame
    let area = areas[index]
    guard area.columns >= 1, area.rows >= 1 else { return false }
    // The view's frame is spread over its cells, wherever rounding put them.
    let cell = Size(width: frame.width / Points(area.columns), height: frame.height / Points(area.rows))
    let side = min(frame.width, frame.height, most)
    // In few cells a sign is recognized more easily, where there is one.
    let rows = Self.hasSign(name) ? 2.8 : 1.7
    guard side >= cell.height * rows, side >= cell.width * 3 else { return false }
    let square = Rect(
      x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side)
    // Lines that are thinner than half a cell would break up.
    let shape = SymbolShape(symbol, lineWidth: max(0.085, cell.width * 0.55 / side, cell.height * 0.3 / side))
    let ink = symbol.isFilled && symbol.enclosure != nil ? color.over(surface(index)).readable : color
    let seen = PixelRect(area)
    canvas.paint(seen, clip: clips[index]) { x, y in
      let point = Point(
        x: (frame.x + (Double(x - seen.left) + 0.5) * cell.width / 8 - square.x) / side,
        y: (frame.y + (Double(y - seen.top) + 0.5) * cell.height / 8 - square.y) / side)
      guard point.x >= 0, point.x <= 1, point.y >= 0, point.y <= 1 else { return nil }
      switch shape.part(at: point) {
      case .ink: return ink
      case .body: return color
      case nil: return nil
      }
    }
    return true
  }
}
