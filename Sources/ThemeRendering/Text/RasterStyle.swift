package import TerminalCells

/// Options for drawing a screen in cells.
package struct RasterStyle: Sendable, Hashable {
  /// Whether to use color. Without color, shapes are drawn with lines: heavy for filled buttons, else light.
  package var inColor: Bool
  /// Available colors. Views that are indistinguishable in them get lines.
  package var depth: ColorDepth
  package var glyphs: Glyphs
  /// Whether to draw each view's box with its class and outlet.
  package var showsOutlines: Bool
  /// Whether to draw hidden views, faintly.
  package var showsHidden: Bool
  /// Number of the animation's frame, for activity indicators.
  package var tick: Int
  /// Available images, by name.
  package var images: [ImageKey: CellImage] = [:]
  /// Whether an empty view shows the name of its attribute or outlet, or else its corners, as in previews.
  package var namesEmptyViews = true
  /// The text during editing; nil for none.
  package var editing: TextEditing?

  package init(
    inColor: Bool = true, depth: ColorDepth = .truecolor, glyphs: Glyphs = .unicode, showsOutlines: Bool = false,
    showsHidden: Bool = false, tick: Int = 0
  ) {
    self.inColor = inColor && depth != .none
    self.depth = depth
    self.glyphs = glyphs
    self.showsOutlines = showsOutlines
    self.showsHidden = showsHidden
    self.tick = tick
  }
}
