import Testing
import ThemeRendering
import ThemeSource

struct PixelLimitTests {
  @Test(arguments: [(4_000, 4_000, true), (1, 16_000_000, true), (1, 16_000_001, false), (4_000, 4_001, false)])
  func `an image has at most 16 million pixels`(width: Int, height: Int, isShown: Bool) {
    let components = [UInt8](repeating: 0, count: width * height * 4)
    #expect((PixelImage(width: width, height: height, components: components) != nil) == isShown)
    #expect((width * height <= ImageLimits.pixels) == isShown)
  }
}
