internal import ThemeSource
internal import ThemeSyntax

/// A theme's colors for one appearance.
struct ThemePalette {
  let resources: ThemeResources
  let appearance: Appearance

  func color(_ color: ThemeColor?) -> RenderColor? {
    guard let color, let components = resources.components(of: color, appearance) else { return nil }
    return RenderColor(components)
  }

  /// One of UIKit's colors. Clear if the name is unknown, which would be a bug of the caller: the names are constants.
  func system(_ name: String) -> RenderColor {
    SystemColors.components(of: name, appearance).map { RenderColor($0) } ?? .clear
  }
}

extension RenderColor {
  /// Converts to eight bits per component, clipping to sRGB.
  init(_ components: ColorComponents) {
    self.init(
      red: UInt8(component: components.red), green: UInt8(component: components.green),
      blue: UInt8(component: components.blue), alpha: UInt8(component: components.alpha))
  }
}
