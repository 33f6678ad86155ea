import Testing
import ThemeSource

@testable import ThemeLayout

/// Assumptions of Interface Builder's canvas that do not hold on a device.
struct DesignTimeTests {
  private static let running = LayoutOptions(moment: .run)

  /// A vertical stack view, 320 points wide, at the root view's origin.
  private func stack(_ views: String, _ attributes: String = #"axis="vertical""#) -> String {
    document(
      "<subviews>" + tag("stackView", "s", [0, 0, 320, 480], attributes, "<subviews>\(views)</subviews>")
        + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
        + constraint("root.trailing", "s.trailing") + "</constraints>")
  }

  /// A view around a label that is pinned on all sides.
  private var around: String {
    let label = tag(
      "label", "hi", [0, 0, 20, 20],
      #"text="Hi" horizontalHuggingPriority="251" verticalHuggingPriority="251""#)
    let pins = ["leading", "trailing", "top", "bottom"].map { constraint("hi.\($0)", "v.\($0)") }.joined()
    return tag("view", "v", [0, 0, 320, 20], "", "<subviews>\(label)</subviews><constraints>\(pins)</constraints>")
  }

  private var low: String {
    tag("view", "low", [0, 0, 320, 1], "", "<constraints>" + constraint("low.height", nil, 1) + "</constraints>")
  }

  @Test func `an arranged view without content is 50 points long on the canvas`() throws {
    let views =
      around + low + tag("label", "line", [0, 0, 0, 0], #"text="""#)
      + tag("label", "lines", [0, 0, 0, 0], #"text="" numberOfLines="0""#)
    let laid = try Laid(stack(views))
    #expect(["v", "low", "line", "lines"].map { laid[$0]?[3] } == [50, 1, 50, 0])
    let running = try Laid(stack(views), options: Self.running)
    #expect(running["v"]?[3] == running["hi"]?[3])
    #expect(running["line"]?[3] == 0)
  }

  @Test func `the canvas length applies across the axis too, but not to hidden views and stack views`() throws {
    let views =
      tag("view", "empty") + tag("view", "hidden", [0, 0, 9, 9], #"hidden="YES""#)
      + tag("stackView", "inner", [0, 0, 0, 0], "", "<subviews/>")
    let laid = try Laid(stack(views, #"axis="vertical" alignment="leading""#))
    #expect(laid["empty"] == [0, 0, 50, 50])
    #expect(laid["hidden"]?[3] == 0)
    #expect(laid["inner"]?[3] == 0)
  }

  @Test func `a stated compression resistance has precedence over the canvas length`() throws {
    let views = tag(
      "view", "soft", [0, 0, 320, 20], #"verticalCompressionResistancePriority="400""#,
      "<constraints>" + constraint("soft.height", nil, 20, #"priority="500""#) + "</constraints>")
    #expect(try Laid(stack(views))["soft"]?[3] == 20)
  }

  @Test func `a compression resistance of 1000 gives way to written constraints`() throws {
    let text = "A line of text that is much longer than the two hundred points that there are"
    let laid = try Laid(
      document(
        "<subviews>"
          + tag("label", "l", [10, 0, 180, 20], #"text="\#(text)" horizontalCompressionResistancePriority="1000""#)
          + "</subviews><constraints>" + constraint("l.leading", "root.leading", 10)
          + constraint("root.trailing", "l.trailing", 10) + constraint("l.top", "root.top") + "</constraints>",
        root: #"<rect key="frame" x="0" y="0" width="200" height="100"/>"#))
    #expect(laid["l"].map { [$0[0], $0[2]] } == [10, 180])
    #expect(!laid.diagnostics.contains { $0.code == "layout/unsatisfiable" })
  }

  /// A 40-point bar on the safe area of a freeform root view of 414 × 300.
  private func bar(tools: String) -> String {
    document(
      "<subviews>" + tag("view", "bar", [0, 0, 414, 40]) + "</subviews>"
        + #"<viewLayoutGuide key="safeArea" id="safe"/>"#
        + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><constraints>"#
        + constraint("bar.leading", "root.leading") + constraint("root.trailing", "bar.trailing")
        + constraint("bar.height", nil, 40) + constraint("safe.bottom", "bar.bottom") + "</constraints>",
      attributes: #"toolsVersion="\#(tools)" useTraitCollections="YES" useSafeAreas="YES""#, device: "retina6_1",
      root: #"<rect key="frame" x="0" y="0" width="414" height="300"/>"#)
  }

  @Test(arguments: [("22505", 226.0), ("18000", 260)])
  func `freeform roots have the home indicator's inset since Xcode 14`(tools: String, y: Double) throws {
    #expect(try Laid(bar(tools: tools), options: LayoutOptions(insets: .table))["bar"]?[1] == y)
  }

  @Test func `on a device a root smaller than the screen has no insets`() throws {
    #expect(try Laid(bar(tools: "22505"), options: .preview)["bar"]?[1] == 260)
  }

  @Test func `a stack view with growing gaps is as short as possible`() throws {
    let kids = ["a", "b"].map { kid in
      tag(
        "view", kid, [0, 0, 320, 30], "", "<constraints>" + constraint("\(kid).height", nil, 30) + "</constraints>")
    }
    let laid = try Laid(stack(kids.joined(), #"axis="vertical" distribution="equalSpacing" spacing="2""#))
    #expect(laid["s"]?[3] == 62)
    #expect(laid.diagnostics.filter { $0.code == "layout/ambiguous" }.isEmpty)
  }

  @Test func `a symbol's frame differs from the rectangle that constraints align`() throws {
    func view(_ name: String, _ height: Double, _ configuration: String = "") throws -> [Double]? {
      try Laid(
        document(
          "<subviews>" + tag("imageView", "i", [0, 10, 24, 24], #"image="\#(name)""#, configuration)
            + "</subviews><constraints>" + constraint("i.leading", "root.leading") + constraint("i.top", "root.top", 10)
            + constraint("i.width", nil, 24) + constraint("i.height", nil, 24) + "</constraints>",
          resources: #"<image name="\#(name)" catalog="system" width="128" height="\#(height)"/>"#))["i"]
    }
    let bold = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="bold"/>"#
    #expect(try view("checkmark.circle", 123, bold) == [0, 9.5, 24, 25])
    #expect(try view("checkmark.circle", 123) == [0, 10.5, 24, 23])
    #expect(try view("checkmark", 114) == [0, 12, 24, 20.5])
  }

  @Test func `an unknown symbol is not reported as misplaced`() throws {
    let xml = document(
      "<subviews>" + tag("imageView", "i", [0, 12, 24, 20], #"image="unheard.of""#)
        + "</subviews><constraints>" + constraint("i.leading", "root.leading") + constraint("i.top", "root.top", 10)
        + constraint("i.width", nil, 24) + constraint("i.height", nil, 24) + "</constraints>",
      resources: #"<image name="unheard.of" catalog="system" width="128" height="100"/>"#)
    #expect(try Laid(xml).diagnostics.isEmpty)
  }

  /// As recorded in 25 XIBs of one app.
  @Test func `an empty label with a placeholder's size is that large`() throws {
    let label = tag(
      "label", "v", [0, 0, 48, 14], #"text="" placeholderIntrinsicWidth="48" placeholderIntrinsicHeight="14""#)
    let stack = tag("stackView", "s", [0, 0, 48, 14], #"axis="vertical""#, "<subviews>\(label)</subviews>")
    let laid = try Laid(
      document(
        "<subviews>\(stack)</subviews><constraints>" + constraint("s.leading", "root.leading")
          + constraint("s.top", "root.top") + "</constraints>"))
    #expect(laid["v"] == [0, 0, 48, 14])
  }
}
