#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#endif

/// Perceptual measures of colors. Components range from 0 to 1.
package enum ColorSpaces {
  /// Converts an sRGB component to linear light (IEC 61966-2-1).
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Returns lightness and the two opponent axes of OKLab (Björn Ottosson, 2020), in which distances are perceptually
  /// even.
  ///
  /// - Parameter rgb: sRGB as `0xRRGGBB`; higher bits are ignored.
  package static func okLab(rgb: UInt32) -> SIMD3<Double> {
    let light = light(rgb)
    let l = cbrt((light * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum())
    let m = cbrt((light * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum())
    let s = cbrt((light * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// Returns the relative luminance from 0 to 1, as WCAG 2.1 defines it.
  ///
  /// - Parameter rgb: sRGB as `0xRRGGBB`; higher bits are ignored.
  package static func relativeLuminance(rgb: UInt32) -> Double {
    (light(rgb) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// Whether black text contrasts more with a background than white text, by the contrast ratio of WCAG 2.1.
  ///
  /// - Parameter rgb: sRGB as `0xRRGGBB`; higher bits are ignored.
  package static func isLight(rgb: UInt32) -> Bool {
    let luminance = relativeLuminance(rgb: rgb)
    return (luminance + 0.05) * (luminance + 0.05) > 1.05 * 0.05
  }

  private static func light(_ rgb: UInt32) -> SIMD3<Double> {
    SIMD3(
      linear(Double(rgb >> 16 & 0xFF) / 255), linear(Double(rgb >> 8 & 0xFF) / 255), linear(Double(rgb & 0xFF) / 255))
  }
}

/// Light or dark: the variant of colors to draw, as in `UIUserInterfaceStyle`.
public enum Appearance: String, Sendable, CaseIterable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
}
