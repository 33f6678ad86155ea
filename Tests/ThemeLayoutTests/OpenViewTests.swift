import Testing
import ThemeSource

/// Views that constraints leave undetermined, the screen, list, stack or scroll view that decides them, and suggested
/// constraints.
struct OpenViewTests {
  private func found(_ xml: String) throws -> [Diagnostic] {
    try Laid(xml).diagnostics.filter { ["layout/ambiguous", "layout/undetermined"].contains($0.code) }
  }

  private func said(_ xml: String) throws -> [String] {
    try found(xml).map { "\($0.code.rawValue.dropFirst("layout/".count)) \($0.severity.rawValue): \($0.message)" }
  }

  private func label(_ id: String, _ frame: [Double], _ attributes: String = #"text="Progress""#) -> String {
    tag("label", id, frame, attributes, #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
  }

  private func edges(_ inner: String, _ outer: String, _ anchors: [String]) -> String {
    anchors.map { constraint("\(inner).\($0)", "\(outer).\($0)") }.joined()
  }

  private let all = ["leading", "trailing", "top", "bottom"]

  @Test func `a controller's view has the width of a screen, not of its scene`() throws {
    func scene(_ width: Double) -> String {
      document(
        "<subviews>\(label("a", [0, 0, width / 2, 20]))\(label("b", [width / 2, 0, width / 2, 20]))</subviews><constraints>"
          + constraint("a.leading", "root.leading") + constraint("b.leading", "a.trailing")
          + edges("a", "root", ["top"])
          + edges("b", "root", ["top"])
          + constraint("root.trailing", "b.trailing", 0, #"relation="greaterThanOrEqual""#) + "</constraints>",
        root: #"<rect key="frame" x="0" y="0" width="\#(width)" height="667"/>"#, isOfController: true)
    }
    #expect(
      try said(scene(90)) == [
        "undetermined note: the width of the label 'Progress' is ambiguous where the root view is 90 points wide"
      ])
    #expect(try said(scene(375)) == [])
  }

  @Test func `a filling stack view resizes views of the same priority in their order`() throws {
    func stack(_ distribution: String) throws -> [String] {
      let labels =
        label("a", [0, 0, 160, 50]) + label("b", [160, 0, 160, 50], #"text="Level" horizontalHuggingPriority="251""#)
        + label("c", [160, 0, 160, 50])
      return try said(
        document(
          "<subviews>\(tag("stackView", "s", [0, 0, 320, 50], distribution, "<subviews>\(labels)</subviews>"))</subviews>"
            + "<constraints>\(edges("s", "root", ["leading", "trailing", "top"]))</constraints>"))
    }
    #expect(
      try stack("") == [
        "undetermined note: the width of the label 'Progress' is ambiguous beside views of the same priority in its stack view"
      ])
  }

  @Test func `a tie between an arranged view and a view outside its stack view is ambiguous`() throws {
    let stack = tag("stackView", "s", [0, 0, 160, 50], "", "<subviews>\(label("a", [0, 0, 160, 50]))</subviews>")
    #expect(
      try said(
        document(
          "<subviews>\(stack)\(label("b", [160, 0, 160, 50]))</subviews><constraints>"
            + edges("s", "root", ["leading", "top"]) + constraint("b.leading", "s.trailing")
            + edges("b", "root", ["trailing", "top"]) + "</constraints>")
      ).map { $0.hasPrefix("ambiguous warning: the width of ") } == [true])
  }

  @Test(arguments: [("collectionViewCell", "note"), ("view", "warning")])
  func `an undetermined height in a collection view's cell is only a note`(root: String, severity: String) throws {
    let labels = label("a", [10, 10, 300, 20]) + label("b", [10, 100, 300, 20])
    let rules =
      edges("a", "root", ["leading", "trailing", "top"]) + edges("b", "root", ["leading", "trailing", "bottom"])
      + constraint("b.top", "a.bottom", 5)
    let xml = document("<subviews>\(labels)</subviews><constraints>\(rules)</constraints>")
      .replacing(#"<view id="root">"#, with: #"<\#(root) id="root">"#)
      .replacing("</view></objects>", with: "</\(root)></objects>")
    let found = try found(xml)
    #expect(found.map(\.severity.rawValue) == [severity])
    #expect(found.first?.message.hasPrefix("the height of the label 'Progress'") == true)
  }

  // MARK: Scroll views

  /// A scroll view of 300 × 200 points around a view.
  private func scroll(_ content: String, _ inside: String, height: Double = 50) -> String {
    let view = tag("view", "c", [0, 0, 300, height], "", content)
    let guides =
      #"<viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>"#
    let scroll = tag(
      "scrollView", "s", [0, 0, 300, 200], "",
      "<subviews>\(view)</subviews><constraints>\(inside)</constraints>\(guides)")
    return document(
      "<subviews>\(scroll)</subviews><constraints>\(edges("s", "root", ["leading", "top"]))"
        + constraint("s.width", nil, 300) + constraint("s.height", nil, 200) + "</constraints>")
  }

  private func height(_ points: Double) -> String {
    "<constraints>\(constraint("c.height", nil, points))</constraints>"
  }

  @Test func `content that is pinned to the frame does not scroll in that direction`() throws {
    let vertical = edges("c", "content", ["top", "bottom"])
    #expect(
      try said(scroll(height(900), vertical + edges("c", "frame", ["leading", "trailing"]), height: 900)) == [
        "undetermined note: no constraint determines the content width of the scroll view in the root view"
      ])
    let centered = edges("c", "content", ["leading", "trailing"]) + constraint("c.centerY", "s.centerY")
    #expect(
      try said(scroll(height(50), centered + constraint("c.width", nil, 900))) == [
        "undetermined note: no constraint determines the content height of the scroll view in the root view"
      ])
  }

  @Test func `content that does not fit into the frame, or is pinned to one edge of the content, may need a size`()
    throws
  {
    let note = [
      "ambiguous note: no constraint determines the content height of the scroll view in the root view"
    ]
    let horizontal = edges("c", "content", ["leading", "trailing"]) + constraint("c.width", nil, 300)
    #expect(try said(scroll(height(900), horizontal + edges("c", "frame", ["top"]), height: 900)) == note)
    #expect(try said(scroll(height(90), horizontal + edges("c", "content", ["top"]), height: 90)) == note)
  }

  @Test func `content without a position is a warning at the scroll view alone`() throws {
    let found = try found(scroll(height(90), edges("c", "frame", ["leading", "trailing"]), height: 90))
    #expect(
      found.filter { $0.code == "layout/ambiguous" }.map { "\($0.severity.rawValue) \($0.message)" } == [
        "warning no constraint determines the content height of the scroll view in the root view"
      ])
    #expect(found.first { $0.code == "layout/ambiguous" }?.help == "pin its content to its top and bottom edges")
  }

  @Test func `an inequality that leaves the content undetermined is named`() throws {
    let rules = edges("c", "content", all) + constraint("c.width", "s.width")
    let limit = "<constraints>\(constraint("c.height", nil, 40, #"relation="greaterThanOrEqual""#))</constraints>"
    #expect(
      try found(scroll(limit, rules)).map(\.help) == [
        "give the views between its top and bottom edges a height: 'c.height >= 40' alone leaves it open"
      ])
  }

  @Test func `content that is compared with the frame needs an equation of a low priority`() throws {
    let rules =
      edges("c", "content", all) + constraint("c.width", "s.width")
      + constraint("c.height", "frame.height", 0, #"relation="greaterThanOrEqual""#)
    #expect(
      try found(scroll("", rules)).map(\.help) == [
        "add 'c.height == s.frameLayoutGuide.height' with a low priority: 'c.height >= s.frameLayoutGuide.height' alone leaves it open"
      ])
  }

  @Test func `an edge of the content that is already pinned is not suggested`() throws {
    let rules = edges("c", "content", ["leading", "top", "bottom"]) + constraint("c.width", nil, 900)
    #expect(
      try found(scroll(height(90), rules)).map(\.help) == [
        "pin its content to its trailing edge, unless code sets the content size"
      ])
  }

  // MARK: Help

  @Test func `the other view of a tie is named`() throws {
    let rules =
      constraint("a.leading", "root.leading") + constraint("b.leading", "a.trailing")
      + constraint("root.trailing", "b.trailing") + edges("a", "root", ["top"]) + edges("b", "root", ["top"])
    func help(_ attributes: String) throws -> [String?] {
      let views = label("a", [0, 0, 160, 20]) + label("b", [160, 0, 160, 20], #"text="Level" \#(attributes)"#)
      return try found(
        document("<subviews>\(views)</subviews><constraints>\(rules)</constraints>", isOfController: true)
      ).map(\.help)
    }
    #expect(
      try help("") == [
        "change its 'horizontalHuggingPriority' to determine which view grows: the label 'Level' has the same priority"
      ])
    #expect(try help(#"horizontalHuggingPriority="251""#) == [])
  }

  @Test(arguments: [
    ("a.top", "add a constraint for its height or its bottom edge"),
    ("a.bottom", "add a constraint for its height or its top edge"),
    ("a.centerY", "add a constraint for its height or for one of its edges"),
  ])
  func `suggestions depend on the constraints that exist`(line: String, help: String) throws {
    let attribute = line.dropFirst(2)
    let rules =
      edges("a", "root", ["leading", "trailing"]) + constraint(line, "root.\(attribute)")
    let view = tag("view", "a", [0, 0, 320, 501])
    func found(_ more: String) throws -> [String?] {
      try self.found(document("<subviews>\(view)</subviews><constraints>\(rules)\(more)</constraints>")).map(\.help)
    }
    #expect(try found("") == [help])
    #expect(
      try found(constraint("a.height", nil, 300, #"relation="greaterThanOrEqual""#)) == [
        "\(help): 'a.height >= 300' alone leaves it open"
      ])
  }

  @Test func `a missing position and a missing length are suggested without numbers`() throws {
    func help(_ rules: String) throws -> [String?] {
      try found(
        document("<subviews>\(tag("view", "a", [7, 501, 90, 90]))</subviews><constraints>\(rules)</constraints>")
      ).map(\.help)
    }
    let horizontal = edges("a", "root", ["leading", "trailing"])
    #expect(
      try help(horizontal + constraint("a.height", nil, 90)) == [
        "add a constraint for its top edge, its bottom edge or its vertical center"
      ])
    #expect(
      try help(horizontal) == ["add constraints for its top and bottom edges, or for one of them and its height"])
  }

  // MARK: Verification

  @Test(arguments: [
    ("", "warning"), (#"verifyAmbiguity="ignoreSizes""#, "note"), (#"verifyAmbiguity="off""#, "note"),
  ])
  func `a size that Interface Builder is set not to verify is left to code`(attribute: String, severity: String) throws
  {
    let view = tag("view", "a", [0, 0, 320, 50], attribute)
    #expect(
      try found(
        document(
          "<subviews>\(view)</subviews><constraints>\(edges("a", "root", ["leading", "trailing", "top"]))</constraints>"
        )
      ).map(\.severity.rawValue) == [severity])
    let floating = edges("a", "root", ["leading", "trailing"]) + constraint("a.height", nil, 50)
    #expect(
      try found(document("<subviews>\(view)</subviews><constraints>\(floating)</constraints>"))
        .map(\.severity.rawValue) == [attribute.contains("off") ? "note" : "warning"])
  }
}
