import Testing
import ThemeSource

@testable import ThemeRendering

private func close(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }

@Test func `sRGB components are converted to linear light`() {
  // CSS Color 4, sample code and values of IEC 61966-2-1
  #expect(close(ColorSpaces.linear(0.5), 0.21404114048223255, 1e-12))
  #expect(close(ColorSpaces.linear(0.04), 0.04 / 12.92, 1e-12))
}

@Test func `OKLab has the values that its author published`() {
  // https://bottosson.github.io/posts/oklab/ : white is (1, 0, 0); red, green, blue from the CSS Color 4 test suite
  let expected: [(UInt32, SIMD3<Double>)] = [
    (0xFFFFFF, SIMD3(1, 0, 0)), (0x000000, SIMD3(0, 0, 0)), (0xFF0000, SIMD3(0.62796, 0.22486, 0.12585)),
    (0x00FF00, SIMD3(0.86644, -0.23389, 0.17950)), (0x0000FF, SIMD3(0.45201, -0.03246, -0.31153)),
  ]
  for (color, lab) in expected {
    let difference = ColorSpaces.okLab(rgb: color) - lab
    #expect(close(difference.x, 0, 1e-4) && close(difference.y, 0, 1e-4) && close(difference.z, 0, 1e-4))
  }
}

@Test func `luminance is WCAG's`() {
  // https://www.w3.org/TR/WCAG21/#dfn-relative-luminance ; #777777 on white has contrast 4.48
  let gray = ColorSpaces.relativeLuminance(rgb: 0x777777)
  #expect(close(1.05 / (gray + 0.05), 4.48, 0.005))
  #expect(RenderColor.white.readable == .black)
  #expect(RenderColor(rgb: 0x0B63CE).readable == .white)
}

@Test func `a half transparent color over another is their mean`() {
  let mixed = RenderColor(red: 255, green: 0, blue: 0, alpha: 128).over(.white)
  #expect(mixed == RenderColor(rgb: 0xFF7F7F))
  #expect(RenderColor.clear.over(.white) == .white)
}
