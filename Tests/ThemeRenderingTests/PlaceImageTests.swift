import Testing
import ThemeRendering
import ThemeSource

@Suite struct PlaceImageTests {
  /// Apple's documentation of `UIView.ContentMode`.
  @Test(arguments: [
    ("scaleToFill", Rect(x: 0, y: 0, width: 100, height: 100)),
    ("scaleAspectFit", Rect(x: 0, y: 25, width: 100, height: 50)),
    ("scaleAspectFill", Rect(x: -50, y: 0, width: 200, height: 100)),
    ("center", Rect(x: 30, y: 40, width: 40, height: 20)),
    ("topLeft", Rect(x: 0, y: 0, width: 40, height: 20)),
    ("bottomRight", Rect(x: 60, y: 80, width: 40, height: 20)),
    ("right", Rect(x: 60, y: 40, width: 40, height: 20)),
  ])
  func `images are placed by their content mode`(_ mode: String, _ expected: Rect) {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(frame.placing(Size(width: 40, height: 20), mode: mode) == expected)
  }
}
