internal import ThemeRendering
internal import ThemeSource

extension Artist {
  /// Draws the shape for a name; false if there is none.
  @discardableResult mutating func drawSymbol(
    _ name: String, in frame: Rect, _ color: RenderColor, _ index: Int
  ) -> Bool {
    guard let symbol = Symbols.variant(name), frame.isDrawable else { return false }
    let side = min(frame.width, frame.height)
    let square = frame.centered(Size(width: side, height: side))
    let width = max(0.75, side * 0.085)
    var ink = color
    var inner = square
    if let enclosure = symbol.enclosure {
      let outline = square.inset(by: Insets(all: symbol.isFilled ? side * 0.04 : side * 0.04 + width / 2))
      let shape: DisplayList.Shape = enclosure == .circle ? .ellipse(outline) : .rect(outline, radius: side * 0.2)
      if symbol.isFilled {
        fill(shape, color, index)
        ink = color.over(surface(index)).readable
      } else {
        stroke(shape, color, width: width, index)
      }
      inner = square.inset(by: Insets(all: side * 0.2))
    }
    let areas = Symbols.path(symbol.drawing.areas).placed(in: inner)
    let lines = Symbols.path(symbol.drawing.lines).placed(in: inner)
    if !areas.elements.isEmpty { fill(.path(areas), ink, index) }
    if !lines.elements.isEmpty {
      let isSolid = symbol.isFilled && symbol.enclosure == nil
      if isSolid { fill(.path(lines), ink, index) }
      stroke(.path(lines), ink, width: width, isRound: true, index)
    }
    return true
  }
}
