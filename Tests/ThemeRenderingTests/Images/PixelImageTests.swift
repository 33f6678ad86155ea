import Testing
import ThemeSource

@testable import ThemeRendering

@Suite struct PixelImageTests {
  /// Red, green, blue and clear.
  private let image = PixelImage(
    width: 2, height: 2,
    components: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 0])

  @Test func `colors of parts are those of their pixels, by opacity`() throws {
    let image = try #require(image)
    let red = image.color(in: Rect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(red == (255, 0, 0, 255))
    let top = image.color(in: Rect(x: 0, y: 0, width: 1, height: 0.5))
    #expect(top == (128, 128, 0, 255))
    let clear = image.color(in: Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    #expect(clear == (0, 0, 0, 0))
    let bottom = image.color(in: Rect(x: 0, y: 0.5, width: 1, height: 0.5))
    #expect(bottom == (0, 0, 255, 127))
  }

  @Test func `a part outside of the image or of invalid size does not trap`() throws {
    let image = try #require(image)
    for part in [
      Rect(x: -1, y: -1, width: 9, height: 9), Rect(x: 2, y: 2, width: 1, height: 1),
      Rect(x: .nan, y: .infinity, width: -.infinity, height: .nan), Rect(x: 0.9, y: 0.9, width: 0, height: 0),
    ] {
      _ = image.color(in: part)
    }
  }

  @Test func `an image without pixels, or with too few bytes, is refused`() {
    #expect(PixelImage(width: 0, height: 1, components: []) == nil)
    #expect(PixelImage(width: 2, height: 1, components: [1, 2, 3, 4]) == nil)
    #expect(PixelImage(width: .max, height: .max, components: []) == nil)
  }
}
