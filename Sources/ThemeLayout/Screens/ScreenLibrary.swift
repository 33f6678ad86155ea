package import ThemeSemantics
package import ThemeSource

/// The other themes that a screen may contain.
///
/// Its functions must depend only on their arguments, so that ``expand(_:id:root:values:library:limits:)`` does too.
package struct ScreenLibrary {
  /// The name of a theme, e.g. `flat7`.
  package var themeName: (ThemeID) -> String
  /// A theme with the resources of its sets, after those of the host's palette; nil if it is unknown.
  package var theme: (_ id: ThemeID, _ host: [ThemeSetID]) -> Diagnosed<BoundTheme>?
  /// The themes of the cells in the list of an outlet, in order.
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

  package static var none: ScreenLibrary { ScreenLibrary(themeName: { _ in "" }, theme: { _, _ in nil }) }
}
