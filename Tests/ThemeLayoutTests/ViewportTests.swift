import Testing
import ThemeSource

@testable import ThemeLayout

/// Devices, orientations and reading directions.
struct ViewportTests {
  private static let rightToLeft = Viewport(direction: .rightToLeft)

  @Test func `a device in landscape has insets for its notch on both sides`() throws {
    let phone = try #require(Viewport("iphone-15-landscape"))
    #expect(phone.size == Size(width: 852, height: 393))
    #expect(phone.device?.safeArea(.landscape) == Insets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(phone.device?.safeArea(.portrait) == Insets(top: 59, left: 0, bottom: 34, right: 0))
    let button = try #require(Viewport("iphone-8-landscape"))
    #expect(button.device?.safeArea(.landscape) == .zero)
    let pad = try #require(Viewport("ipad-pro-11-landscape"))
    #expect(pad.device?.safeArea(.landscape) == Insets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test func `size classes follow the orientation`() throws {
    #expect(Viewport("375x667")?.device == .iPhone8 && Viewport("375x667")?.orientation == .portrait)
    #expect(Viewport("852x393")?.device == .iPhone15 && Viewport("852x393")?.orientation == .landscape)
    #expect(Viewport("376x667").map { $0.device == nil } == true)
    func traits(_ name: String) throws -> Traits {
      let viewport = try #require(Viewport(name))
      return try #require(viewport.device).traits(isLandscape: viewport.orientation == .landscape)
    }
    #expect(try traits("iphone-15") == Traits(width: .compact, height: .regular))
    #expect(try traits("iphone-15-landscape") == Traits(width: .compact, height: .compact))
    #expect(try traits("iphone-15-plus-landscape") == Traits(width: .regular, height: .compact))
    #expect(try traits("ipad-landscape") == Traits(width: .regular, height: .regular))
  }

  @Test func `leading is right where the language is read from right to left`() throws {
    let views =
      "<subviews>" + tag("view", "a") + tag("view", "b") + tag("view", "c") + "</subviews><constraints>"
      + constraint("a.leading", "root.leading", 20) + constraint("a.width", nil, 100)
      + constraint("b.leading", "a.trailing", 8, #"relation="greaterThanOrEqual""#)
      + constraint("root.trailing", "b.trailing", 12) + constraint("b.width", nil, 50)
      + constraint("c.left", "root.left", 30) + constraint("c.width", nil, 10)
      + ["a", "b", "c"].map { constraint("\($0).top", "root.top") + constraint("\($0).height", nil, 10) }.joined()
      + "</constraints>"
    let laid = try Laid(document(views), viewport: Self.rightToLeft)
    #expect(laid["a"]?[0] == 200)
    #expect(laid["b"]?[0] == 12)
    #expect(laid["c"]?[0] == 30)
    #expect(try Laid(document(views))["a"]?[0] == 20)
  }

  @Test func `stack views arrange from the right, unless they state a direction`() throws {
    func stack(_ attributes: String) -> String {
      let kids = ["a", "b"].map { kid in
        tag(
          "view", kid, [0, 0, 10, 10], "",
          "<constraints>" + constraint("\(kid).width", nil, kid == "a" ? 100 : 50)
            + constraint("\(kid).height", nil, 10)
            + "</constraints>")
      }.joined()
      return document(
        "<subviews>" + tag("stackView", "s", [0, 0, 320, 10], attributes, "<subviews>\(kids)</subviews>")
          + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
          + "</constraints>")
    }
    let laid = try Laid(stack(#"spacing="6""#), viewport: Self.rightToLeft)
    #expect(laid["s"] == [164, 0, 156, 10])
    #expect(laid["a"]?[0] == 56)
    #expect(laid["b"]?[0] == 0)
    let forced = try Laid(
      stack(#"spacing="6" semanticContentAttribute="forceLeftToRight""#), viewport: Self.rightToLeft)
    #expect(forced["a"]?[0] == 0)
    #expect(forced["b"]?[0] == 106)
    let vertical = try Laid(stack(#"axis="vertical" alignment="leading""#), viewport: Self.rightToLeft)
    #expect(vertical["b"]?[0] == 50)
  }

  @Test func `a position with a multiplier is measured from the leading edge`() throws {
    let views =
      "<subviews>" + tag("view", "a") + "</subviews><constraints>"
      + constraint("a.leading", "root.trailing", 0, #"multiplier="0.25""#) + constraint("a.width", nil, 40)
      + constraint("a.top", "root.top") + constraint("a.height", nil, 10) + "</constraints>"
    #expect(try Laid(document(views))["a"]?[0] == 80)
    #expect(try Laid(document(views), viewport: Self.rightToLeft)["a"]?[0] == 200)
  }
}
