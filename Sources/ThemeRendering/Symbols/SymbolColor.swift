internal import ThemeSource

extension RenderColor {
  /// Whether the color is distinguishable on an opaque background: contrast of at least 1.5:1 as defined by WCAG 2.1.
  package func isTold(from back: RenderColor) -> Bool {
    let lights = [over(back), back].map { ColorSpaces.relativeLuminance(rgb: $0.rgb) }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05) >= 1.5
  }

  /// The color of a symbol drawn for a button's image: the tint, as in UIKit, else the title's color, else a visible
  /// one. Other images have colors that are not known here.
  package static func ofSymbol(
    tint: RenderColor?, title: RenderColor, on surface: RenderColor, fallback: RenderColor
  ) -> RenderColor {
    if let tint, tint.isTold(from: surface) { return tint }
    return title.isTold(from: surface) ? title : fallback
  }
}
