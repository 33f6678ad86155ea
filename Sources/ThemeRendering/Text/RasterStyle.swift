package import TerminalCells

/// How a screen is drawn in cells.
package struct RasterStyle: Sendable, Hashable {
  /// Which characters a terminal can show.
  package enum Glyphs: String, Sendable, CaseIterable {
    case unicode, ascii
  }

  /// Without color, shapes are drawn with lines: heavy for filled buttons, light for the rest.
  package var inColor: Bool
  /// Colors that will be shown: views that look the same in those colors get lines.
  package var depth: ColorDepth
  package var glyphs: Glyphs
  /// Every view's box with its class and outlet.
  package var showsOutlines: Bool
  /// Hidden views are drawn as ghosts.
  package var showsHidden: Bool
  /// Number of the animation's frame, for activity indicators.
  package var tick: Int
  /// Images that can be shown, by name.
  package var images: [ImageKey: CellImage] = [:]
  /// Whether an empty view shows the name of its attribute or outlet, as a preview does.
  package var namesEmptyViews = true
  /// The text that is being edited; nil for none.
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
