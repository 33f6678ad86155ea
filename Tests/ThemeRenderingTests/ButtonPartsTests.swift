import Testing
import ThemeSource

@testable import ThemeRendering

/// The effects of insets that `UIButton` documents for `titleRect(forContentRect:)` and `imageRect(forContentRect:)`.
@Suite struct ButtonPartsTests {
  private let frame = Rect(x: 10, y: 20, width: 200, height: 44)
  private let title = Size(width: 60, height: 20)
  private let image = Size(width: 24, height: 24)

  private func parts(
    _ alignment: RenderTree.TextStyle.Alignment, _ change: (inout RenderTree.Button) -> Void = { _ in }
  ) -> RenderTree.Button.Parts {
    var button = RenderTree.Button(title: RenderTree.Text("Title"), image: "star")
    change(&button)
    return button.parts(in: frame, title: title, image: image, RenderTree.TextStyle(alignment: alignment))
  }

  @Test func `the image is left of the title, and both are aligned together`() {
    #expect(parts(.center).image == Rect(x: 68, y: 30, width: 24, height: 24))
    #expect(parts(.center).title == Rect(x: 92, y: 32, width: 60, height: 20))
    #expect(parts(.left).image.x == 10 && parts(.left).title.x == 34)
    #expect(parts(.right).title.maxX == 210 && parts(.right).image.x == 126)
  }

  @Test func `an inset moves its part by its full size at the aligned edge, and by half of it in the middle`() {
    let insets = Insets(top: 0, left: 12, bottom: 4, right: 0)
    #expect(parts(.left) { $0.titleInsets = insets }.title.x == 46)
    #expect(parts(.center) { $0.titleInsets = insets }.title.x == 98)
    #expect(parts(.center) { $0.titleInsets = insets }.title.y == 30)
    #expect(parts(.left) { $0.imageInsets = insets }.image.x == 22)
    #expect(parts(.left) { $0.contentInsets = Insets(top: 0, left: 16, bottom: 0, right: 0) }.image.x == 26)
    #expect(parts(.right) { $0.imageInsets = Insets(top: 0, left: 0, bottom: 0, right: 8) }.image.x == 118)
  }

  /// Negative insets are the way to put an image after its title before iOS 15.
  @Test func `negative insets let title and image change places`() {
    let swapped = parts(.center) {
      $0.titleInsets = Insets(top: 0, left: -24, bottom: 0, right: 24)
      $0.imageInsets = Insets(top: 0, left: 60, bottom: 0, right: -60)
    }
    #expect(swapped.title.x == 68 && swapped.image.x == 128)
  }

  @Test(arguments: [
    (RenderTree.Button.Side.right, Rect(x: 136, y: 30, width: 24, height: 24)),
    (.left, Rect(x: 60, y: 30, width: 24, height: 24)),
    (.top, Rect(x: 98, y: 16, width: 24, height: 24)),
    (.bottom, Rect(x: 98, y: 44, width: 24, height: 24)),
  ])
  func `a configuration puts the image on a side of the title, with its padding between them`(
    side: RenderTree.Button.Side, image: Rect
  ) {
    let parts = parts(.center) {
      $0.imageSide = side
      $0.imagePadding = side == .left || side == .right ? 16 : 8
    }
    #expect(parts.image == image)
  }

  @Test func `a title has the room that image and insets leave`() {
    let button = RenderTree.Button(title: RenderTree.Text("Title"), image: "star")
    let style = RenderTree.TextStyle(alignment: .left)
    let wide = Size(width: 400, height: 20)
    #expect(
      button.parts(in: frame, title: wide, image: image, style).title == Rect(x: 34, y: 32, width: 176, height: 20))
    #expect(button.parts(in: frame, title: title, image: .zero, style).all == Rect(x: 10, y: 32, width: 60, height: 20))
  }

  @Test func `a terminal shows the image at the place that its insets give`() throws {
    var sample = Sample(320, 96, background: .white)
    for (number, left) in [0.0, 240].enumerated() {
      sample.button("More", 16, 16 + Double(number) * 40, 288, 32) {
        var button = RenderTree.Button(title: RenderTree.Text("More"), image: "chevron.right")
        button.imageInsets = Insets(top: 0, left: left, bottom: 0, right: 0)
        $0.content = .button(button)
        $0.textStyle?.alignment = .left
      }
    }
    let lines = drawn(sample.tree).filter { $0.contains("More") }
    #expect(lines.first == "  › More")
    // The title stays after the place of an image of 22 points.
    let last = try #require(lines.last)
    #expect(last.hasSuffix("›") && last.firstRange(of: "More")?.lowerBound == last.index(last.startIndex, offsetBy: 5))
    #expect((lines.last?.count ?? 0) > 28)
  }
}
