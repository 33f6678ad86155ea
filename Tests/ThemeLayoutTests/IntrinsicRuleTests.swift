import Testing
import ThemeSource
import ThemeText

@testable import ThemeLayout

struct IntrinsicRuleTests {
  /// The size of a view at the root's origin that only its content determines.
  private func size(
    _ element: String, _ attributes: String = "", _ inside: String = "", tools: Int = 22505, resources: String = "",
    device: String = "retina4_7", metrics: TextMetrics = .standard
  ) throws -> [Double] {
    let laid = try Laid(
      document(
        "<subviews>" + tag(element, "v", [0, 0, 1, 1], attributes, inside) + "</subviews><constraints>"
          + constraint("v.leading", "root.leading") + constraint("v.top", "root.top") + "</constraints>",
        attributes: #"toolsVersion="\#(tools)" useTraitCollections="YES""#, device: device, resources: resources),
      metrics: metrics)
    return try #require(laid["v"]).suffix(2)
  }

  @Test func `controls have the sizes that their release draws`() throws {
    #expect(try size("switch") == [51, 31])
    #expect(try size("switch", tools: 24000) == [63, 28])
    #expect(try size("stepper", tools: 14490) == [94, 29])
    #expect(try size("stepper") == [94, 32])
    #expect(try size("activityIndicatorView") == [20, 20])
    #expect(try size("activityIndicatorView", #"style="whiteLarge""#) == [37, 37])
    #expect(try size("pageControl", #"numberOfPages="3""#, tools: 14490) == [39, 37])
    #expect(try size("pickerView") == [320, 216])
    #expect(try size("colorWell") == [28, 28])
    #expect(try size("segmentedControl", tools: 14490)[1] == 29)
    #expect(try size("segmentedControl")[1] == 32)
    #expect(try size("slider")[1] == 31)
    #expect(try size("progressView", tools: 14490)[1] == 2)
    #expect(try size("progressView")[1] == 4)
    #expect(try size("textField", #"borderStyle="roundedRect""#)[1] == 34)
    #expect(try size("textField", #"borderStyle="roundedRect""#, tools: 14490)[1] == 30)
    #expect(try size("searchBar", tools: 12121)[1] == 44)
    #expect(try size("searchBar")[1] == 56)
    #expect(try size("navigationBar")[1] == 44)
    #expect(try size("tabBar")[1] == 49)
  }

  @Test func `an image view has the size of its image, except for symbols`() throws {
    let resources =
      #"<image name="logo" width="33" height="21"/><image name="star" catalog="system" width="128" height="116"/>"#
    #expect(try size("imageView", #"image="logo""#, resources: resources) == [33, 21])
    #expect(try size("imageView", #"image="star""#, resources: resources) != [128, 116])
  }

  @Test func `placeholder sizes replace the content's size, and infinite means none`() throws {
    #expect(try size("view", #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="50""#) == [70, 50])
    // The recorded height is kept without an optional constraint.
    #expect(try size("view", #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite""#) == [70, 1])
  }

  @Test func `a designable view has the size that was measured`() throws {
    let xml = document(
      "<subviews>" + tag("view", "v", [0, 0, 1, 1], #"customClass="Chart""#) + "</subviews><constraints>"
        + constraint("v.leading", "root.leading") + constraint("v.top", "root.top") + "</constraints>"
    ).replacing(
      "<resources>",
      with:
        #"<designables><designable name="v"><size key="intrinsicContentSize" width="120" height="35"/></designable></designables><resources>"#
    )
    #expect(try Laid(xml)["v"] == [0, 0, 120, 35])
  }

  @Test(arguments: [(14.0, 17.0), (15, 18), (17, 20.5), (20, 24), (24, 29)])
  func `a line of the system font is 1.19336 of its size, rounded up to pixels`(points: Double, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(points)"/>"#
    #expect(try size("label", #"text="Ag""#, font)[1] == height)
  }

  @Test func `an empty label has no size`() throws { #expect(try size("label", #"text="""#) == [0, 0]) }

  @Test func `a titled button is its line and 12 high, and at least 30 wide`() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
    let title = { (text: String) in font + #"<state key="normal" title="\#(text)"/>"# }
    #expect(try size("button", #"buttonType="system""#, title("i")) == [30, 30])
    #expect(try size("button", #"buttonType="system""#, #"<state key="normal" title="i"/>"#) == [30, 30])
    #expect(try size("button", #"buttonType="system""#, title("Sign in to your account"))[0] > 100)
  }

  @Test func `a label wraps at the width that its constraints give`() throws {
    let text = #"text="one two three four five six seven eight nine ten eleven twelve" numberOfLines="0""#
    let laid = try Laid(
      document(
        "<subviews>" + tag("label", "v", [0, 0, 100, 20], text) + "</subviews><constraints>"
          + constraint("v.leading", "root.leading") + constraint("v.top", "root.top") + constraint("v.width", nil, 100)
          + "</constraints>"))
    let height = try #require(laid["v"]?[3])
    #expect(height >= 4 * 20)
    #expect(height.truncatingRemainder(dividingBy: 0.5) == 0)
  }

  @Test func `hugging and compression resistance decide which view changes its size`() throws {
    let text = { (id: String, hugging: Int) in
      tag(
        "view", id, [0, 0, 1, 1],
        #"placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="10" horizontalHuggingPriority="\#(hugging)""#)
    }
    let laid = try Laid(
      document(
        "<subviews>" + text("a", 250) + text("b", 251) + "</subviews><constraints>"
          + constraint("a.leading", "root.leading")
          + constraint("b.leading", "a.trailing") + constraint("root.trailing", "b.trailing")
          + constraint("a.top", "root.top")
          + constraint("b.top", "root.top") + "</constraints>"))
    #expect(laid["a"] == [0, 0, 270, 10])
    #expect(laid["b"] == [270, 0, 50, 10])
  }

  @Test func `in a grid of cells text occupies whole columns and rows`() throws {
    let cells = TextMetrics.cells(.standard)
    #expect(try size("label", #"text="Hello""#, metrics: cells) == [40, 16])
  }

  @Test func `insets at a button's sides replace its space above and below`() throws {
    func height(_ inset: String) throws -> Double? {
      let button = tag(
        "button", "b", [0, 0, 60, 20], #"buttonType="system""#,
        #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="16"/>"# + inset
          + #"<state key="normal" title="Radius"/>"#)
      return try Laid(
        document(
          "<subviews>\(button)</subviews><constraints>" + constraint("b.leading", "root.leading")
            + constraint("b.top", "root.top") + "</constraints>"))["b"]?[3]
    }
    #expect(try height("") == 32)
    #expect(try height(#"<inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="16" maxY="0.0"/>"#) == 20)
  }
}
