internal import ThemeRendering
internal import ThemeSource

extension Artist {
  /// Draws the symbol for a name. Returns false if there is none.
  ///
  /// - Parameter fills: Whether the symbol is stretched to the frame instead of filling a square in its middle.
  @discardableResult mutating func drawSymbol(
    _ name: String, in frame: Rect, _ color: RenderColor, weight: Int = 400, fills: Bool = false, _ index: Int
  ) -> Bool {
    guard let symbol = Symbols.variant(name), frame.isDrawable else { return false }
    let side = min(frame.width, frame.height)
    let square = fills ? frame : frame.centered(Size(width: side, height: side))
    // The lines of bold symbols are about as much wider as the stems of bold letters.
    let width = max(0.75, side * 0.085 * (1 + Double(max(0, min(weight, 900) - 400)) / 500))
    if let enclosure = symbol.enclosure {
      let outline = square.inset(by: Insets(all: symbol.isFilled ? side * 0.04 : side * 0.04 + width / 2))
      let shape: DisplayList.Shape = enclosure == .circle ? .ellipse(outline) : .rect(outline, radius: side * 0.2)
      if symbol.isFilled { fill(shape, color, index) } else { stroke(shape, color, width: width, index) }
    }
    let parts = Symbols.parts(of: symbol)
    let behind = surface(index)
    for (path, color) in [(parts.areas, color), (parts.holes, behind)] where !path.elements.isEmpty {
      fill(.path(path.placed(in: square)), color, index)
    }
    for (path, color) in [(parts.lines, color), (parts.slits, behind)] where !path.elements.isEmpty {
      stroke(.path(path.placed(in: square)), color, width: width, isRound: true, index)
    }
    return true
  }
}
