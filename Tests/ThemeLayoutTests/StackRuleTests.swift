import Testing
import ThemeSource

@testable import ThemeLayout

struct StackRuleTests {
  /// A stack view of 300 × 100 at the root's origin around views of 40 × 20.
  private func stack(_ attributes: String, _ kids: [String], inside: String = "") throws -> Laid {
    let views = kids.map { kid in
      tag(
        "view", kid, [0, 0, 40, 20], "",
        "<constraints>" + constraint("\(kid).width", nil, 40, #"priority="500""#)
          + constraint("\(kid).height", nil, 20, #"priority="500""#) + "</constraints>")
    }.joined()
    return try Laid(
      document(
        "<subviews>" + tag("stackView", "s", [0, 0, 300, 100], attributes, "<subviews>\(views)</subviews>\(inside)")
          + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
          + constraint("s.width", nil, 300) + constraint("s.height", nil, 100) + "</constraints>"),
      options: LayoutOptions(moment: .run))
  }

  @Test func `equal filling divides the axis equally and fills across`() throws {
    let laid = try stack(#"distribution="fillEqually" spacing="30""#, ["a", "b", "c"])
    #expect(laid["a"] == [0, 0, 80, 100])
    #expect(laid["b"] == [110, 0, 80, 100])
    #expect(laid["c"] == [220, 0, 80, 100])
  }

  @Test func `equal spacing keeps sizes and divides the remaining length equally`() throws {
    let laid = try stack(#"distribution="equalSpacing" alignment="top""#, ["a", "b", "c"])
    #expect(laid["a"] == [0, 0, 40, 20])
    #expect(laid["b"] == [130, 0, 40, 20])
    #expect(laid["c"] == [260, 0, 40, 20])
  }

  @Test func `equal centering has equal distances between centers`() throws {
    let laid = try stack(#"distribution="equalCentering" alignment="center""#, ["a", "b", "c"])
    #expect(laid["b"] == [130, 40, 40, 20])
  }

  @Test func `a vertical stack aligns to the trailing edge`() throws {
    let laid = try stack(#"axis="vertical" distribution="equalSpacing" alignment="trailing""#, ["a", "b"])
    #expect(laid["a"] == [260, 0, 40, 20])
    #expect(laid["b"] == [260, 80, 40, 20])
  }

  @Test func `standard spacing is 8`() throws {
    let laid = try stack(#"distribution="fillEqually" spacingType="standard""#, ["a", "b"])
    #expect(laid["b"] == [154, 0, 146, 100])
  }

  @Test func `stated margins make the arrangement relative to them`() throws {
    let laid = try stack(
      #"distribution="fillEqually" insetsLayoutMarginsFromSafeArea="NO""#, ["a", "b"],
      inside: #"<edgeInsets key="layoutMargins" top="5" left="10" bottom="15" right="20"/>"#)
    #expect(laid["a"] == [10, 5, 135, 80])
    #expect(laid["b"] == [145, 5, 135, 80])
  }

  @Test func `a hidden view is removed from the stack but is still aligned across it`() throws {
    let hidden =
      tag("view", "a")
      + tag(
        "view", "h", [0, 0, 0, 70], #"hidden="YES""#,
        "<constraints>" + constraint("h.height", nil, 70) + "</constraints>")
    let laid = try Laid(
      document(
        "<subviews>" + tag("stackView", "s", [0, 0, 300, 70], #"spacing="9""#, "<subviews>\(hidden)</subviews>")
          + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
          + constraint("s.width", nil, 300) + "</constraints>"))
    #expect(laid["s"] == [0, 0, 300, 70])
    #expect(laid["a"] == [0, 0, 300, 70])
    #expect(laid["h"] == [300, 0, 0, 70])
  }

  @Test func `arranged views are laid out even if they have a fixed frame`() throws {
    let laid = try Laid(
      document(
        "<subviews>"
          + tag(
            "stackView", "s", [0, 0, 300, 100], "",
            #"<subviews><view id="a" fixedFrame="YES"><rect key="frame" x="7" y="7" width="7" height="7"/></view></subviews>"#
          )
          + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
          + constraint("s.width", nil, 300) + constraint("s.height", nil, 100) + "</constraints>"))
    #expect(laid["a"] == [0, 0, 300, 100])
  }

  @Test func `filling proportionally follows intrinsic sizes`() throws {
    let kids = [("a", 30.0), ("b", 60)].map {
      tag("view", $0.0, [0, 0, 1, 1], #"placeholderIntrinsicWidth="\#($0.1)" placeholderIntrinsicHeight="10""#)
    }.joined()
    let laid = try Laid(
      document(
        "<subviews>"
          + tag(
            "stackView", "s", [0, 0, 300, 100], #"distribution="fillProportionally""#, "<subviews>\(kids)</subviews>")
          + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
          + constraint("s.width", nil, 300) + constraint("s.height", nil, 100) + "</constraints>"))
    #expect(laid["a"] == [0, 0, 100, 100])
    #expect(laid["b"] == [100, 0, 200, 100])
  }
}
