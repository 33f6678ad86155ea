/// Light or dark: the variant of colors to draw, as in `UIUserInterfaceStyle`.
public enum Appearance: String, Sendable, CaseIterable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
}
