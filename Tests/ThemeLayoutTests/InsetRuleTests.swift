import Testing
import ThemeSource

@testable import ThemeLayout

/// Insets of views: margins, safe areas and guides.
struct InsetRuleTests {
  /// A controller's scene around views, with a safe area guide and the old layout guides.
  private func scene(
    _ views: String, tools: String = "22505", device: String = "retina6_1", controller: String = "",
    root: String = #"<rect key="frame" x="0" y="0" width="414" height="896"/>"#
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES"><device id="\(device)" orientation="portrait"/><scenes><scene sceneID="s"><objects>\
    <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/>\
    </layoutGuides><view key="view" id="root">\(root)\(views)<viewLayoutGuide key="safeArea" id="safe"/></view>\(controller)\
    </viewController></objects></scene></scenes></document>
    """
  }

  private func filling(_ guide: String, _ leading: String = "leading", _ trailing: String = "trailing") -> String {
    "<subviews>" + tag("view", "a") + "</subviews><constraints>" + constraint("a.leading", "root.\(leading)")
      + constraint("root.\(trailing)", "a.trailing") + constraint("a.top", "\(guide).top")
      + constraint("\(guide).bottom", "a.bottom") + "</constraints>"
  }

  private let table = LayoutOptions(insets: .table)

  @Test func `a plain view has margins of 8, a stack view none`() throws {
    let inside = { (owner: String) in
      "<subviews>" + tag("view", "a") + "</subviews><constraints>" + constraint("a.leading", "\(owner).leadingMargin")
        + constraint("a.top", "\(owner).topMargin") + constraint("a.width", nil, 10) + constraint("a.height", nil, 10)
        + "</constraints>"
    }
    #expect(
      try Laid(document(inside("root"), attributes: #"toolsVersion="22505""#), options: table)["a"] == [8, 8, 10, 10])
  }

  @Test func `stated margins replace the table's, and preserved ones keep the superview's`() throws {
    let stated =
      #"<edgeInsets key="layoutMargins" top="1" left="30" bottom="2" right="40"/>"# + "<subviews>"
      + tag(
        "view", "inner", [0, 0, 10, 10], #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#,
        "<subviews>" + tag("view", "a") + "</subviews><constraints>" + constraint("a.leading", "inner.leadingMargin")
          + constraint("inner.trailingMargin", "a.trailing") + constraint("a.top", "inner.top")
          + constraint("a.height", nil, 5)
          + "</constraints>") + "</subviews><constraints>" + constraint("inner.leading", "root.leading")
      + constraint("root.trailing", "inner.trailing") + constraint("inner.top", "root.top")
      + constraint("inner.height", nil, 50)
      + "</constraints>"
    let laid = try Laid(
      document(
        stated, attributes: #"toolsVersion="22505""#,
        root:
          #"<rect key="frame" x="0" y="0" width="320" height="480"/>"#), options: table)
    // The inner view is recorded 10 wide at the root's left edge, outside of its superview's right margin.
    #expect(laid["a"]?[0] == 30)
  }

  @Test func `a controller's root has margins of 16, 20 on wide screens`() throws {
    let xml = scene(filling("safe", "leadingMargin", "trailingMargin"))
    #expect(try Laid(xml, options: table)["a"] == [20, 48, 374, 814])
    let narrow = scene(
      filling("safe", "leadingMargin", "trailingMargin"), device: "retina4_7",
      root: #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#)
    #expect(try Laid(narrow, options: table)["a"] == [16, 20, 343, 647])
  }

  @Test(arguments: [
    ("14490", "retina4_7", 20.0, 0.0), ("17701", "retina4_7", 0, 0), ("22505", "retina4_7", 20, 0),
    ("17701", "retina6_1", 44, 34), ("21507", "retina6_1", 48, 34), ("21507", "retina6_12", 59, 34),
    ("19529", "retina5_9", 44, 34), ("17701", "retina6_0", 44, 34), ("21225", "retina6_0", 47, 34),
  ])
  func `the safe area depends on device and Xcode`(tools: String, id: String, top: Double, bottom: Double) throws {
    let device = try #require(Device.identified(by: id))
    let root = #"<rect key="frame" x="0" y="0" width="\#(device.size.width)" height="\#(device.size.height)"/>"#
    let laid = try Laid(scene(filling("safe"), tools: tools, device: id, root: root), options: table)
    #expect(laid["a"] == [0, top, device.size.width, device.size.height - top - bottom])
  }

  @Test func `old layout guides reach below simulated bars`() throws {
    let views =
      "<subviews>" + tag("view", "a") + "</subviews><constraints>" + constraint("a.leading", "root.leading")
      + constraint("a.top", "tg.bottom") + constraint("bg.top", "a.bottom") + constraint("a.width", nil, 10)
      + "</constraints>"
    let bars =
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let root = #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#
    let plain = try Laid(scene(views, tools: "12121", device: "retina4_7", root: root), options: table)
    #expect(plain["a"] == [0, 20, 10, 647])
    let barred = try Laid(
      scene(views, tools: "12121", device: "retina4_7", controller: bars, root: root), options: table)
    #expect(barred["a"] == [0, 64, 10, 554])
  }

  @Test func `a view that starts below the bars has no top inset`() throws {
    let sheet = scene(filling("safe"), root: #"<rect key="frame" x="0" y="0" width="414" height="842"/>"#)
    #expect(try Laid(sheet, options: table)["a"] == [0, 0, 414, 808])
  }

  @Test func `insets that a file does not state are derived from its recorded frames`() throws {
    let views =
      "<subviews>" + tag("view", "a", [33, 60, 300, 100]) + "</subviews><constraints>"
      + constraint("a.leading", "root.leadingMargin") + constraint("a.top", "safe.top")
      + constraint("a.width", nil, 300)
      + constraint("a.height", nil, 100) + "</constraints>"
    #expect(try Laid(scene(views))["a"] == [33, 60, 300, 100])
    #expect(try Laid(scene(views), options: table)["a"] == [20, 48, 300, 100])
  }

  @Test func `a stated safe area replaces the table`() throws {
    let viewport = Viewport(safeArea: Insets(top: 5, left: 6, bottom: 7, right: 8))
    let laid = try Laid(scene(filling("safe")), viewport: viewport)
    #expect(laid["a"] == [0, 5, 414, 884])
  }

  @Test func `the guide of a hidden keyboard starts at the end of the safe area`() throws {
    let views =
      #"<viewLayoutGuide key="keyboard" id="keys"/><subviews>"# + tag("view", "a") + "</subviews><constraints>"
      + constraint("a.leading", "root.leading") + constraint("keys.top", "a.bottom", 6) + constraint("a.width", nil, 10)
      + constraint("a.height", nil, 10) + "</constraints>"
    #expect(try Laid(scene(views), options: table)["a"] == [0, 846, 10, 10])
  }

  @Test func `symbolic constants have the number written next to them`() throws {
    let views =
      "<subviews>" + tag("view", "a") + tag("view", "b") + "</subviews><constraints>"
      + constraint("a.leading", "root.leading", 20, #"symbolic="YES""#) + constraint("a.top", "root.top")
      + constraint("a.width", nil, 10) + constraint("a.height", nil, 10)
      + constraint("b.leading", "a.trailing", 8, #"symbolic="YES""#) + constraint("b.top", "root.top")
      + constraint("b.width", nil, 10) + constraint("b.height", nil, 10) + "</constraints>"
    let laid = try Laid(document(views))
    #expect(laid["a"] == [20, 0, 10, 10])
    #expect(laid["b"] == [38, 0, 10, 10])
  }

  @Test(arguments: [("iphone-8", 375.0, 667.0), ("IPHONE-15", 393, 852), ("ipad", 768, 1024), ("375x667", 375, 667)])
  func `a viewport is named by a device or a size`(name: String, width: Double, height: Double) throws {
    #expect(try #require(Viewport(name)).size == Size(width: width, height: height))
  }

  @Test(arguments: ["", "x", "375", "0x10", "nanx10", "infx10", "1e9x10", "-5x10", "375x667x1", "phone"])
  func `other texts name no viewport`(text: String) { #expect(Viewport(text) == nil) }
}
