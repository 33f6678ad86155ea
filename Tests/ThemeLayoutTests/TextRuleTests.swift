import Testing
import ThemeSource
import ThemeText

@testable import ThemeLayout

/// Sizes of text as Interface Builder measures it: content size categories, platforms, variations, buttons.
struct TextRuleTests {
  private static let pinned = constraint("v.leading", "root.leading") + constraint("v.top", "root.top")

  /// The size of a view at the root's origin that only its content determines.
  private func size(
    _ element: String, _ attributes: String = "", _ inside: String = "", tools: Int = 22505, resources: String = "",
    device: String = "retina4_7", runtime: String = "iOS.CocoaTouch", recorded: [Double] = [0, 0, 1, 1],
    insets: LayoutOptions.InsetSource = .recorded, more: String = ""
  ) throws -> [Double] {
    var options = LayoutOptions.standard
    options.insets = insets
    let laid = try Laid(
      document(
        "<subviews>" + tag(element, "v", recorded, attributes, inside) + more + "</subviews><constraints>" + Self.pinned
          + "</constraints>",
        attributes: #"toolsVersion="\#(tools)" targetRuntime="\#(runtime)" useTraitCollections="YES""#, device: device,
        resources: resources), options: options)
    return try #require(laid["v"]).suffix(2)
  }

  private func style(_ name: String) -> String {
    #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(name)"/>"#
  }

  @Test func `the width of a wrapped line includes its trailing space`() throws {
    let text =
      #"text="Alpha beta gamma delta epsilon zeta" numberOfLines="0""#
      + #" horizontalHuggingPriority="251" verticalHuggingPriority="251""#
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = tag("label", "v", [0, 0, 10, 10], text, font)
    let laid = try Laid(
      document(
        "<subviews>"
          + tag(
            "stackView", "s", [0, 0, 160, 100], #"axis="vertical" alignment="leading""#,
            "<subviews>\(label)</subviews>")
          + "</subviews><constraints>" + constraint("s.leading", "root.leading") + constraint("s.top", "root.top")
          + constraint("s.width", nil, 160) + "</constraints>"))
    // 143 without the space; Apple's advances make it 148.
    let width = try #require(laid["v"]?[2])
    #expect(abs(width - 148) <= 1)
  }

  @Test(arguments: [("Headline", 46.0), ("Title1", 91), ("Body", 35), ("Footnote", 28)])
  func `tvOS has different text styles, at one pixel a point`(name: String, height: Double) throws {
    let size = try size("label", #"text="Label""#, style(name), device: "appleTV", runtime: "AppleTV")
    #expect(size[1] == height)
  }

  /// Body is recorded 17 high at `xSmall`, 18 at `small`, 19.5 at `medium`, 20.5 at `large`, 23 at `xLarge`.
  @Test(arguments: [17.0, 18, 19.5, 20.5, 23])
  func `text styles have the content size that the recorded heights agree on`(height: Double) throws {
    let witness = tag("label", "w", [0, 100, 40, height], #"text="Witness""#, style("Body"))
    let laid = { (source: LayoutOptions.InsetSource) in
      try self.size("label", #"text="Label""#, self.style("Body"), insets: source, more: witness)[1]
    }
    #expect(try laid(.recorded) == height)
    #expect(try laid(.table) == 20.5)
  }

  @Test func `one text with the height of the default content size decides for all`() throws {
    let small = tag("label", "w", [0, 100, 40, 17], #"text="Witness""#, style("Body"))
    let large = tag("label", "x", [0, 200, 40, 18], #"text="Witness""#, style("Subhead"))
    #expect(try size("label", #"text="Label""#, style("Body"), more: small + large)[1] == 20.5)
  }

  /// A label stretched to 18 points with the width of the default content size.
  @Test func `recorded widths can rule out the content size that heights suggest`() throws {
    let recorded = [0.0, 0, 33, 18]
    #expect(try size("label", #"text="Label""#, style("Footnote"), recorded: recorded)[1] == 16)
  }

  @Test func `the font of the current size class is used`() throws {
    let fonts =
      #"<fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>"#
      + #"<variation key="heightClass=regular-widthClass=regular">"#
      + #"<fontDescription key="fontDescription" type="boldSystem" pointSize="40"/></variation>"#
    #expect(try size("label", #"text="Label""#, fonts, device: "ipad9_7")[1] == 48)
    #expect(try size("label", #"text="Label""#, fonts)[1] == 29)
  }

  @Test func `only the wheels style of date pickers has an intrinsic size`() throws {
    #expect(try size("datePicker", tools: 16097) == [320, 216])
    #expect(try size("datePicker", #"style="wheels""#) == [320, 216])
    #expect(try size("datePicker", #"style="compact""#) == [1, 1])
    #expect(try size("datePicker") == [1, 1])
  }

  @Test(arguments: [(13.0, 28.0), (15, 30), (17, 33), (18, 34), (24, 41)])
  func `an empty button has the height of one with a title`(points: Double, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(points)"/>"#
    #expect(try size("button", #"buttonType="system""#, font) == [30, height])
  }

  @Test func `a button with an image alone has the height of a line of its font`() throws {
    let state = #"<state key="normal" image="small"/>"#
    let resources = #"<image name="small" width="16" height="16"/>"#
    #expect(try size("button", "", state, resources: resources) == [16, 22])
    let large = #"<image name="small" width="30" height="40"/>"#
    #expect(try size("button", "", state, resources: large) == [30, 40])
  }

  @Test func `an attributed title is measured in its font`() throws {
    let title = { (points: Int) in
      """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Continue"><attributes>\
      <font key="NSFont" size="\(points)" metaFont="system"/></attributes></fragment></attributedString></state>
      """
    }
    #expect(try size("button", "", title(13))[1] == 28)
    #expect(try size("button", "", title(24))[1] == 41)
  }

  @Test func `a configured button adds its insets to its title and image`() throws {
    let configuration = { (attributes: String, inside: String) in
      #"<buttonConfiguration key="configuration" style="plain" \#(attributes)>\#(inside)</buttonConfiguration>"#
    }
    #expect(try size("button", "", configuration("", "")) == [24, 14])
    let titled = try size("button", "", configuration(#"title="Button""#, ""))
    #expect(titled[1] == 34.5 && abs(titled[0] - 75) <= 1)
    let insets = #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>"#
    let inset = try size("button", "", configuration(#"title="Button""#, insets))
    #expect(inset[1] == 24.5 && inset[0] == titled[0] - 18)
    let resources = #"<image name="close" width="24" height="24"/>"#
    #expect(try size("button", "", configuration(#"image="close""#, ""), resources: resources) == [48, 38])
    let both = configuration(#"image="close" title="Button" imagePadding="8""#, "")
    #expect(try size("button", "", both, resources: resources) == [titled[0] + 32, 38])
    let above = configuration(#"image="close" imagePlacement="top" title="Button""#, "")
    #expect(try size("button", "", above, resources: resources) == [titled[0], 58.5])
    let font = #"<fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>"#
    #expect(try size("button", "", configuration(#"title="Donate""#, font))[1] == 35.5)
  }

  @Test func `a configured button shows attributed titles and subtitles`() throws {
    let title = """
      <buttonConfiguration key="configuration" style="plain" SUBTITLE><attributedString key="attributedTitle">\
      <fragment content="Continue"><attributes><font key="NSFont" size="24" metaFont="system"/></attributes></fragment>\
      </attributedString></buttonConfiguration>
      """
    #expect(try size("button", "", title.replacing("SUBTITLE", with: ""))[1] == 43)
    #expect(try size("button", "", title.replacing("SUBTITLE", with: #"subtitle="Later""#))[1] == 59)
  }

  /// "View in Browser" in the author's text size, `xSmall`, is recorded 127 × 31.
  @Test func `a configured button has the text size that its frame shows`() throws {
    let configuration = #"<buttonConfiguration key="configuration" style="plain" title="View in Browser"/>"#
    let size = try size("button", "", configuration, recorded: [0, 0, 127, 31])
    #expect(size[1] == 31 && abs(size[0] - 127) <= 1)
  }

  /// Labels with the heights that Interface Builder recorded for Nunito Sans: its lines are 1.364 em high.
  private func unknownFont(_ heights: [(points: Double, height: Double)], constraints: String = "") throws -> [Double] {
    let font = { (points: Double) in
      #"<fontDescription key="fontDescription" name="NoSuchSans-Light" family="No Such Sans" pointSize="\#(points)"/>"#
    }
    var labels = ""
    for (index, label) in heights.enumerated() {
      labels += tag("label", "w\(index)", [0, 100, 40, label.height], #"text="Witness""#, font(label.points))
    }
    return try size("label", #"text="Label""#, font(17), more: labels + constraints)
  }

  @Test func `the height of a line in a font without a table is the one that recorded labels agree on`() throws {
    let helvetica = try unknownFont([])[1]
    let height = try unknownFont([(15, 20.5), (13, 18), (12, 40)])[1]
    #expect(abs(height - 1.364 * 17) <= 0.5)
    // A single label may be stretched, as far as can be seen.
    #expect(try unknownFont([(13, 18)])[1] == helvetica)
    // Two labels that no font makes so high.
    #expect(try unknownFont([(13, 40), (13, 40)])[1] == helvetica)
  }

  @Test func `the width of text in a font without a table is the one that recorded labels agree on`() throws {
    let font = #"<fontDescription key="fontDescription" name="NoSuchSans" family="No Such Sans" pointSize="17"/>"#
    let helvetica = { (text: String) in try size("label", #"text="\#(text)""#, font)[0] }
    let recorded = { (text: String, factor: Double) in
      tag("label", text, [0, 100, try helvetica(text) * factor, 20], #"text="\#(text)""#, font)
    }
    let width = { (factor: Double) in
      try size(
        "label", #"text="hamburgefonstiv""#, font, more: recorded("Hello", factor) + recorded("Goodbye", factor))[0]
    }
    #expect(abs(try width(1.2) - helvetica("hamburgefonstiv") * 1.2) <= 3)
    #expect(try width(3) == helvetica("hamburgefonstiv"))
  }

  @Test func `a button with a symbol adds its insets and title to it`() throws {
    let resources = #"<image name="trash" catalog="system" width="117" height="128"/>"#
    let button = { (title: String, insets: String) in
      try size(
        "button", "", insets + #"<state key="normal" \#(title) image="trash" catalog="system"/>"#, resources: resources)
    }
    // Recorded as 35 × 38.
    let inset = #"<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>"#
    let symbol = try button("", inset)
    #expect(abs(symbol[0] - 35) <= 1 && symbol[1] == 38)
    #expect(try button(#"title="Delete""#, "")[0] > symbol[0] + 20)
  }
}
