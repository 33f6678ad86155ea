import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

struct ExplanationTests {
  private func explain(_ id: String, _ body: String) throws -> LayoutExplanation {
    let tree = parse(SourceFile(id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(document(body).utf8))).value
      .tree
    let root = try #require(layoutRoots(of: tree, rootViews: []).first)
    let node = try #require(tree.all.first { tree.objectID(of: $0)?.text == id })
    return try #require(explainLayout(of: node, in: tree, root: root))
  }

  private let form =
    "<subviews>" + tag("view", "box") + tag("label", "title", [0, 0, 1, 1], #"text="Hello""#)
    + tag("view", "gap", [7, 0, 9, 9])
    + "</subviews><constraints>" + constraint("box.leading", "root.leading", 20)
    + constraint("root.trailing", "box.trailing", 20)
    + constraint("box.top", "title.bottom", 8) + constraint("box.height", nil, 44)
    + constraint("title.leading", "box.leading", 5) + constraint("title.top", "root.top", 12)
    + constraint("gap.top", "root.top") + constraint("gap.height", nil, 9) + constraint("gap.width", nil, 9)
    + "</constraints>"

  private func reasons(_ explanation: LayoutExplanation, _ kind: LayoutExplanation.Quantity.Kind) -> [String] {
    explanation.quantities.first { $0.kind == kind }?.reasons.map(\.text) ?? []
  }

  @Test func `each number is explained by the constraints that determine it`() throws {
    let box = try explain("box", form)
    #expect(reasons(box, .x) == ["'box.leading == root.leading + 20'"])
    #expect(
      reasons(box, .width) == [
        "'box.leading == root.leading + 20'", "'root.trailing == box.trailing + 20'", "the root view is 320 × 480",
      ])
    #expect(reasons(box, .height) == ["'box.height == 44'"])
    #expect(
      reasons(box, .y) == [
        "'box.top == title.bottom + 8'", "the content of 'title' is 20.5 high", "'title.top == root.top + 12'",
      ])
    #expect(box.lines.first == "view 'box' is at (20, 40.5), 280 × 44 in 'root'")
  }

  @Test func `optional constraints of content are shown with their priority`() throws {
    let title = try explain("title", form)
    let width = try #require(title.quantities.first { $0.kind == .width })
    #expect(width.reasons.count == 1)
    #expect(width.reasons.first?.text.hasPrefix("the content of 'title' is ") == true)
    #expect([250.0, 750].contains(width.reasons.first?.priority))
  }

  @Test func `an undetermined number is explained as recorded`() throws {
    let gap = try explain("gap", form)
    #expect(gap.quantities.map(\.isOpen) == [true, false, false, false])
    #expect(gap.lines.contains("  x 7, as recorded: nothing determines it"))
  }

  @Test func `an undetermined number that differs from the recorded one is not explained as recorded`() throws {
    // Two views without a height share 110 points. The file divided them into 50 and 40 when 'title' had 30.
    let body =
      "<subviews>" + tag("imageView", "title", [0, 0, 320, 30], #"image="big""#) + tag("view", "a", [0, 30, 320, 50])
      + tag("view", "b", [0, 80, 320, 400]) + "</subviews><constraints>"
      + ["title", "a", "b"].map { constraint("\($0).leading", "root.leading") }.joined()
      + ["title", "a", "b"].map { constraint("\($0).trailing", "root.trailing") }.joined()
      + constraint("title.top", "root.top") + constraint("a.top", "title.bottom") + constraint("b.top", "a.bottom")
      + constraint("root.bottom", "b.bottom") + constraint("title.height", nil, 20, #"priority="900""#)
      + "</constraints>"
    let views = try ["title", "a", "b"].map { try explain($0, body) }
    #expect(views.map { $0.quantities.last?.isOpen } == [false, true, true])
    let lines = views.flatMap(\.lines)
    let open = lines.filter { $0.contains("nothing determines it; the recorded value is") }
    #expect(!open.isEmpty, "\(lines)")
    for view in views {
      for quantity in view.quantities where quantity.isOpen {
        let off = ((quantity.recorded ?? 0) - quantity.value).magnitude
        let line = view.lines.first { $0.hasPrefix("  \(quantity.kind.rawValue) ") }
        #expect(line?.hasSuffix("as recorded: nothing determines it") == (off <= 0.5))
      }
    }
    let causes = views.compactMap { $0.mismatch?.cause }
    #expect(Set(causes) == [.outvoted], "\(causes)")
    #expect(views.compactMap { $0.mismatch?.evidence }.allSatisfy { $0.contains("title.height == 20") })
  }

  @Test func `a constraint of the view that is not satisfied is reported with those it contradicts`() throws {
    let body =
      "<subviews>" + tag("view", "box", [10, 20, 30, 44]) + tag("view", "other", [50, 20, 30, 44])
      + "</subviews><constraints>" + constraint("box.leading", "root.leading", 10)
      + constraint("box.top", "root.top", 20) + constraint("box.width", nil, 30) + constraint("box.height", nil, 44)
      + constraint("root.bottom", "box.bottom", 30) + constraint("other.leading", "box.trailing", 10)
      + constraint("other.top", "box.top") + constraint("other.width", nil, 30) + constraint("other.height", nil, 44)
      + "</constraints>"
    let box = try explain("box", body)
    #expect(box.quantities.last?.value == 44)
    #expect(box.givenUp.map(\.text) == ["'root.bottom == box.bottom + 30'"])
    #expect(
      box.givenUp.first.map { Set($0.others.map(\.text)) } == [
        "'box.top == root.top + 20'", "'box.height == 44'", "the root view is 320 × 480",
      ])
    #expect(box.lines[1] == "  broken: 'root.bottom == box.bottom + 30', because it conflicts with")
    #expect(try explain("other", body).givenUp.isEmpty)
  }

  @Test func `a margin and a safe area are reported with the constraint that keeps them`() throws {
    let body =
      "<subviews>" + tag("view", "box", [16, 28, 100, 30])
      + "</subviews><constraints>" + constraint("box.leading", "root.leadingMargin")
      + constraint("box.top", "safe.top", 8) + constraint("box.width", nil, 100) + constraint("box.height", nil, 30)
      + #"</constraints><viewLayoutGuide key="safeArea" id="safe"/>"#
    let box = try explain("box", body)
    #expect(box.frame.x == 16 && box.frame.y == 28)
    #expect(reasons(box, .x) == ["'box.leading == root.leadingMargin', with a margin of 16"])
    #expect(reasons(box, .y) == ["'box.top == root.safeArea.top + 8', with a safe area of 20"])
  }

  @Test func `a bound is reported with the optional constraints that push the number there`() throws {
    let body =
      "<subviews>" + tag("view", "box", [10, 20, 200, 44]) + "</subviews><constraints>"
      + constraint("box.centerX", "root.centerX") + constraint("box.top", "root.top", 20)
      + constraint("box.leading", "root.leading", 15, #"priority="999""#)
      + constraint("box.width", nil, 200, #"relation="lessThanOrEqual""#) + constraint("box.height", nil, 44)
      + "</constraints>"
    let box = try explain("box", body)
    #expect(box.frame.width == 200)
    let lines = box.lines.drop { !$0.hasPrefix("  width") }.prefix(3)
    #expect(
      Array(lines) == [
        "  width 200, because", "    'box.width <= 200'",
        "      determined by: 'box.leading == root.leading + 15' (optional, priority 999)",
      ])
    // Where the bound is only touched, the optional constraint itself is the reason.
    let touching = try explain("box", body.replacing("constant=\"200.0\"", with: "constant=\"290.0\""))
    #expect(touching.frame.width == 290)
    #expect(
      reasons(touching, .width) == [
        "'box.centerX == root.centerX'", "'box.leading == root.leading + 15'", "the root view is 320 × 480",
      ])
    // Where only the recorded frame exceeds the bound, that is the reason.
    let alone = body.replacing("priority=\"999\"", with: "enabled=\"NO\"")
    let recorded = try explain("box", alone.replacing("width=\"200.0\" height", with: "width=\"260.0\" height"))
    #expect(recorded.frame.width == 200)
    #expect(recorded.lines.contains("      determined by: the recorded frame"))
  }

  @Test func `the difference between a frame and its alignment rectangle is reported`() throws {
    let body =
      "<subviews>" + tag("switch", "on", [10, 20, 51, 31]) + "</subviews><constraints>"
      + constraint("on.leading", "root.leading", 10) + constraint("on.top", "root.top", 20) + "</constraints>"
    let on = try explain("on", body)
    #expect(on.frame.width == 51)
    #expect(
      reasons(on, .width) == [
        "the content of 'on' is 49 wide", "its frame is 2 wider than the rectangle that constraints align",
      ])
  }

  @Test(arguments: [
    ("equalSpacing", "leaves equal gaps of at least 24 between its views"),
    ("fillProportionally", "divides its width in proportion to its views' content, 24 apart"),
    ("equalCentering", "places the centers of its views at equal distances, with gaps of at least 24"),
  ])
  func `the spacing of a stack view is reported for every distribution`(distribution: String, said: String) throws {
    let stack = tag(
      "stackView", "stack", [0, 0, 84, 20], #"distribution="\#(distribution)" spacing="24""#,
      "<subviews>" + tag("view", "a", [0, 0, 30, 20]) + tag("view", "b", [54, 0, 30, 20])
        + #"</subviews><edgeInsets key="layoutMargins" top="0.0" left="6" bottom="0.0" right="6"/>"#)
    let b = try explain(
      "b",
      "<subviews>\(stack)</subviews><constraints>" + constraint("stack.leading", "root.leading")
        + constraint("stack.top", "root.top") + constraint("a.width", nil, 30) + constraint("b.width", nil, 30)
        + constraint("b.height", nil, 20) + "</constraints>")
    #expect(b.frame.x == 60)
    #expect(reasons(b, .x).contains("stack view 'stack' \(said), inside its margins (leading 6, trailing 6)"))
  }

  @Test func `views are named as Interface Builder or the theme names them`() throws {
    let body = form.replacing("<view id=\"box\"", with: "<view userLabel=\"Sign in\" id=\"box\"")
    #expect(try explain("box", body).name == "Sign in")
    let connected = form + #"<connections><outlet property="titleLabel" destination="title" id="o"/></connections>"#
    #expect(try explain("title", connected).name == "titleLabel")
  }

  @Test func `a frame that differs from the recorded one is reported with the reason`() throws {
    let body = form.replacing("width=\"9.0\" height=\"9.0\"", with: "width=\"9.0\" height=\"30.0\"")
    let gap = try explain("gap", body)
    #expect(
      gap.lines.suffix(3).dropLast() == [
        "  recorded frame: (7, 0), 9 × 30, because",
        "    the recorded frames violate a required constraint: 'gap.height == 9' is off by 21",
      ])
  }

  @Test func `a stack view's rule for the direction is reported`() throws {
    let stack = tag(
      "stackView", "stack", [0, 0, 320, 480], #"axis="vertical" alignment="trailing" spacing="8""#,
      "<subviews>" + tag("view", "a", [0, 0, 30, 100]) + tag("view", "b", [0, 108, 30, 372]) + "</subviews>")
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint("stack.\($0)", "root.\($0)") }.joined()
    let b = try explain(
      "b",
      "<subviews>\(stack)</subviews><constraints>\(edges)" + constraint("a.height", nil, 100)
        + constraint("b.width", nil, 30) + "</constraints>")
    #expect(reasons(b, .x).contains("stack view 'stack' aligns its views at its trailing edge"))
    #expect(reasons(b, .y).contains("stack view 'stack' fills its height with its views, 8 apart"))
  }
}
