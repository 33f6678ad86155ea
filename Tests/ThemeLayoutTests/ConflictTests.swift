import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

/// Constraints that cannot hold together, and their explanation.
struct ConflictTests {
  /// The conflicts found on a screen of 320 × 480 points.
  private func found(_ views: String, _ constraints: String, outlets: [String] = []) throws -> [Diagnostic] {
    let outlets = outlets.map { #"<outlet property="p\#($0)" destination="\#($0)" id="o\#($0)"/>"# }.joined()
    let xml = document(
      "<subviews>\(views)</subviews><constraints>\(constraints)</constraints><connections>\(outlets)</connections>",
      isOfController: true)
    return try Laid(xml).diagnostics.filter { $0.code == "layout/unsatisfiable" }
  }

  private func severities(_ views: String, _ constraints: String, outlets: [String] = []) throws -> [String] {
    try found(views, constraints, outlets: outlets).map(\.severity.rawValue)
  }

  private let place = constraint("a.leading", "root.leading") + constraint("a.top", "root.top")

  @Test func `edges that code pins in one of two ways are not in conflict`() throws {
    let box = tag("view", "a", [0, 0, 300, 20])
    let edges =
      place + constraint("root.trailing", "a.trailing", 20, #"id="narrow""#)
      + constraint("root.trailing", "a.trailing", 90, #"id="wide""#)
    #expect(try severities(box, edges) == ["error"])
    #expect(try severities(box, edges, outlets: ["narrow", "wide"]).isEmpty)
    #expect(try severities(box, edges, outlets: ["wide"]).isEmpty)
    #expect(try severities(box, edges, outlets: ["a"]) == ["error"])
  }

  @Test func `conflicts that remain without the constraints of code are reported without these`() throws {
    let heights =
      constraint("a.height", nil, 10, #"id="code""#) + constraint("a.height", nil, 20)
      + constraint("a.height", nil, 30)
    let found = try found(tag("view", "a"), place + heights, outlets: ["code"])
    #expect(found.map(\.message) == ["'a.height == 30' conflicts with another constraint"])
    #expect(found.map { $0.related.map(\.message) } == [["'a.height == 20'"]])
  }

  @Test func `a stack view with an outlet and a single placeholder view has no conflicts`() throws {
    let badge = tag("view", "b", [0, 0, 24, 24], "", "<constraints>\(constraint("b.width", nil, 24))</constraints>")
    let stack = tag("stackView", "a", [0, 0, 320, 24], "", "<subviews>\(badge)</subviews>")
    let edges = place + constraint("root.trailing", "a.trailing")
    #expect(try severities(stack, edges) == ["error"])
    #expect(try severities(stack, edges, outlets: ["a"]).isEmpty)
    let two = tag(
      "stackView", "a", [0, 0, 320, 24], "",
      "<subviews>\(badge)\(tag("view", "c", [24, 0, 24, 24], "", "<constraints>\(constraint("c.width", nil, 24))</constraints>"))</subviews>"
    )
    #expect(try severities(two, edges, outlets: ["a"]) == ["error"])
  }

  @Test func `a conflict with the frame of a view that has an outlet is a note`() throws {
    let masked = #"<view id="a"><rect key="frame" x="10" y="10" width="70" height="20"/></view>"#
    #expect(try severities(masked, constraint("a.width", nil, 50)) == ["error"])
    #expect(try severities(masked, constraint("a.width", nil, 50), outlets: ["a"]) == ["note"])
  }

  @Test func `the help for a masked view that is tied to its neighbor suggests to turn its mask off`() throws {
    let masked = #"<view id="a"><rect key="frame" x="100" y="0" width="70" height="20"/></view>"#
    let found = try found(
      masked + tag("view", "b", [0, 0, 320, 50]),
      constraint("b.leading", "root.leading") + constraint("b.trailing", "root.trailing")
        + constraint("b.top", "root.top")
        + constraint("b.height", nil, 50) + constraint("a.centerX", "b.centerX"))
    #expect(
      found.map(\.help) == [
        "add translatesAutoresizingMaskIntoConstraints=\"NO\" to 'a' and constrain its vertical position, or remove its constraints"
      ])
  }

  // MARK: Arithmetic

  private func last(_ views: String, _ constraints: String) throws -> [String?] {
    try found(views, constraints).map { $0.related.last?.message }
  }

  @Test func `lengths in a row are added up and compared with the root view`() throws {
    let row =
      place + constraint("a.width", nil, 200) + constraint("b.leading", "a.trailing", 10)
      + constraint("b.width", nil, 180)
      + constraint("root.trailing", "b.trailing", 2)
    #expect(
      try last(tag("view", "a") + tag("view", "b"), row) == ["the root view would need to be 392 wide, but is 320"])
    let column =
      place + constraint("a.height", nil, 500)
      + constraint("root.bottom", "a.bottom", 0, #"relation="greaterThanOrEqual""#)
    #expect(try last(tag("view", "a"), column) == ["the root view would need to be 500 high, but is 480"])
  }

  @Test func `a length that is too short for its surroundings is named, an exact one before a limit`() throws {
    let edges = place + constraint("root.trailing", "a.trailing", 20)
    #expect(
      try last(tag("view", "a"), edges + constraint("a.width", nil, 100)) == [
        "'a' would need to be 300 wide, but must be 100"
      ])
    #expect(
      try last(tag("view", "a"), edges + constraint("a.width", nil, 100, #"relation="lessThanOrEqual""#)) == [
        "'a' would need to be 300 wide, but may be at most 100"
      ])
    let pair =
      place + constraint("a.width", nil, 40, #"relation="lessThanOrEqual""#) + constraint("b.leading", "a.trailing")
      + constraint("b.width", nil, 100) + constraint("root.trailing", "b.trailing", 20)
    #expect(
      try last(tag("view", "a") + tag("view", "b"), pair) == ["'b' would need to be 260 wide, but must be 100"])
  }

  @Test func `two constraints and contradictions between positions are not added up`() throws {
    let heights = place + constraint("a.height", nil, 10) + constraint("a.height", nil, 20)
    #expect(try last(tag("view", "a"), heights) == ["'a.height == 10'"])
    let offsets =
      place + constraint("b.leading", "a.leading", 5) + constraint("b.leading", "root.leading", 7)
    #expect(
      try last(tag("view", "a") + tag("view", "b"), offsets).allSatisfy { $0?.contains("would need") == false })
  }

  @Test func `the margins of a stack view are added up as well`() throws {
    let box = tag("view", "b", [0, 0, 300, 24], "", "<constraints>\(constraint("b.width", nil, 300))</constraints>")
    let stack = tag(
      "stackView", "a", [0, 0, 320, 24], #"axis="vertical""#,
      #"<subviews>\#(box)</subviews><edgeInsets key="layoutMargins" top="0" left="20" bottom="0" right="30"/>"#)
    let found = try found(stack, place + constraint("root.trailing", "a.trailing"))
    let messages = found.first?.related.map(\.message) ?? []
    #expect(
      messages.contains("stack view 'a' makes its views as wide as itself minus its margins (leading 20, trailing 30)"))
    #expect(messages.last == "the root view would need to be 350 wide, but is 320")
  }

  /// A cell of 60 points around an image that states a height of 20 and is 10 from both edges.
  private func cell(inStoryboard: Bool, tools: Int) throws -> [Double] {
    let image = tag(
      "imageView", "i", [10, 10, 20, 40], "", "<constraints>\(constraint("i.height", nil, 20))</constraints>")
    let edges =
      constraint("i.top", "c.top", 10) + constraint("c.bottom", "i.bottom", 10)
      + constraint("i.leading", "c.leading", 10)
      + constraint("i.width", nil, 20)
    let cell = """
      <tableViewCell id="cell" reuseIdentifier="c"><rect key="frame" x="0" y="0" width="320" height="60"/>\
      <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>\
      <subviews>\(image)</subviews><constraints>\(edges)</constraints></tableViewCellContentView></tableViewCell>
      """
    let content =
      inStoryboard
      ? """
      <scenes><scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" id="table" dataMode="prototypes">\
      <rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>\(cell)</prototypes></tableView></tableViewController>\
      </objects></scene></scenes>
      """ : "<objects>\(cell)</objects>"
    let kind = inStoryboard ? "Storyboard." : ""
    let file = SourceFile(
      id: FileID(rawValue: 0), path: "Test.xib",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)XIB" version="3.0" toolsVersion="\(tools)" \
        useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>\(content)</document>
        """.utf8))
    let document = parse(file).value
    let root = try #require(
      layoutRoots(of: document.tree, rootViews: document.rootViews).first {
        document.tree.objectID(of: $0)?.text == "cell"
      })
    let solved = solve(document.tree, root: root).value
    let view = try #require(solved.views.first { document.tree.objectID(of: $0.node)?.text == "i" })
    return [view.frame.y, view.frame.height]
  }

  /// Recorded conflicts: 47 of 50 in cells of storyboards since Xcode 13, 43 of 45 in cells of XIBs.
  @Test func `in a storyboard's cell a view gives up its own length, in others an edge`() throws {
    #expect(try cell(inStoryboard: true, tools: 22505) == [10, 40])
    #expect(try cell(inStoryboard: true, tools: 14490) == [10, 20])
    #expect(try cell(inStoryboard: false, tools: 22505) == [10, 20])
  }
}
