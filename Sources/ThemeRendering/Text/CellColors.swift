package import TerminalCells

extension CellColor {
  /// Converts a color, ignoring its opacity.
  package init(_ color: RenderColor) { self.init(rgb: color.rgb) }
}
