internal import ThemeSource

extension RenderColor {
  /// Whether the color can be distinguished from an opaque one behind it: at least 1.5:1 as WCAG 2.1 counts contrast.
  package func isTold(from back: RenderColor) -> Bool {
    let lights = [over(back), back].map { ColorSpaces.relativeLuminance(rgb: $0.rgb) }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05) >= 1.5
  }

  /// The color of what stands for a button's image: the tint of a symbol, as UIKit draws it, else the color of the title, else
  /// one that is seen. Other images have colors of their own, which are not known here.
  package static func ofSymbol(
    tint: RenderColor?, title: RenderColor, on surface: RenderColor, fallback: RenderColor
  ) -> RenderColor {
    if let tint, tint.isTold(from: surface) { return tint }
    return title.isTold(from: surface) ? title : fallback
  }
}
