package import TerminalCells

extension CellColor {
  /// A color as a cell shows it: its opacity does not count.
  package init(_ color: RenderColor) { self.init(rgb: color.rgb) }
}
