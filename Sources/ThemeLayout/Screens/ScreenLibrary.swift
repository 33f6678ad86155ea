package import ThemeSemantics
package import ThemeSource

/// The themes that a screen may take in beside its own.
///
/// Its functions must depend on their arguments alone: then so does ``expand(_:id:root:values:library:limits:)``.
package struct ScreenLibrary {
  /// The name of a theme, e.g. `flat7`.
  package var themeName: (ThemeID) -> String
  /// A theme with the resources of its sets, those of the host's palette before them; nil when it is not known.
  package var theme: (_ id: ThemeID, _ host: [ThemeSetID]) -> Diagnosed<BoundTheme>?
  /// The themes of the cells that the list of an outlet shows, in order.
  package var cells: (_ outlet: String, _ id: ThemeID, _ theme: BoundTheme) -> [ThemeID]

  package init(
    themeName: @escaping (ThemeID) -> String,
    theme: @escaping (_ id: ThemeID, _ host: [ThemeSetID]) -> Diagnosed<BoundTheme>?,
    cells: @escaping (_ outlet: String, _ id: ThemeID, _ theme: BoundTheme) -> [ThemeID] = { _, _, _ in [] }
  ) {
    self.themeName = themeName
    self.theme = theme
    self.cells = cells
  }

  /// No theme but the screen's own.
  package static var none: ScreenLibrary { ScreenLibrary(themeName: { _ in "" }, theme: { _, _ in nil }) }
}
