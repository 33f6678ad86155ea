import Testing
import ThemeSource

@testable import ThemeLayout

struct DiagnosticTests {
  private func laid(_ views: String, _ constraints: String, viewport: Viewport = .recorded) throws -> Laid {
    try Laid(
      document("<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"), viewport: viewport)
  }

  @Test func `a view without a width is ambiguous in its width alone`() throws {
    let result = try laid(
      tag("view", "a", [10, 10, 70, 20]),
      constraint("a.leading", "root.leading", 10) + constraint("a.top", "root.top", 10)
        + constraint("a.height", nil, 20))
    #expect(result.diagnostics.map(\.message) == ["the width of the view in the root view is ambiguous"])
    #expect(result.diagnostics.first?.help == "add a constraint for its width or its trailing edge")
    #expect(result["a"] == [10, 10, 70, 20])
  }

  @Test func `controls with a size that no table contains are not ambiguous`() throws {
    let place = { (id: String) in
      constraint("\(id).leading", "root.leading", 10) + constraint("\(id).top", "root.top", 10)
    }
    for name in ["pageControl", "datePicker", "slider"] {
      let rules = place("a") + (name == "slider" ? constraint("a.width", nil, 100) : "")
      #expect(
        try laid(tag(name, "a", [10, 10, 100, 30]), rules).diagnostics.filter { $0.code == "layout/ambiguous" }.isEmpty)
    }
    // Xcode marks a view without constraints with `fixedFrame`, and creates constraints for it.
    #expect(try laid(tag("view", "a", [10, 10, 100, 30], #"fixedFrame="YES""#), "").diagnostics.isEmpty)
  }

  @Test func `texts of the same priority are ambiguous only if one of them has to grow`() throws {
    let labels = { (second: Double) in
      tag("label", "a", [10, 10, 40, 20.5], #"text="Label""#)
        + tag("label", "b", [10, 40.5, 40, second], #"text="Label""#)
    }
    func rules(_ bottom: Double) -> String {
      constraint("a.leading", "root.leading", 10) + constraint("b.leading", "root.leading", 10)
        + constraint("a.top", "root.top", 10) + constraint("b.top", "a.bottom", 10)
        + constraint("b.bottom", "root.top", bottom)
    }
    #expect(try laid(labels(20.5), rules(61)).diagnostics.isEmpty)
    #expect(try laid(labels(59.5), rules(100)).diagnostics.map(\.code) == ["layout/ambiguous"])
  }

  @Test(arguments: [
    ("", []),
    (
      #"<viewLayoutGuide key="contentLayoutGuide" id="g"/>"#,
      ["note the content size of the scroll view in the root view is left to code"]
    ),
    (
      "<subviews>" + tag("view", "b", [0, 0, 10, 10]) + "</subviews>",
      ["note no constraint determines the content size of the scroll view in the root view"]
    ),
  ])
  func `an empty scroll view needs a content size if it has a guide for its content`(
    content: String, expected: [String]
  ) throws {
    let rules =
      constraint("a.leading", "root.leading", 10) + constraint("a.top", "root.top", 10)
      + constraint("a.width", nil, 100) + constraint("a.height", nil, 30)
    let found = try laid(tag("scrollView", "a", [10, 10, 100, 30], "", content), rules).diagnostics
    #expect(found.map { "\($0.severity.rawValue) \($0.message)" } == expected)
  }

  /// A vertical stack view with a view that is drawn 50 points high around two labels of 39 points.
  private func stackOfLabels(_ more: String) -> String {
    let label = { (id: String, y: Double, height: Double) in
      tag(
        "label", id, [0, y, 30, height], #"text="One" verticalHuggingPriority="251""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#)
    }
    let labels = label("a", 0, 17) + label("b", 22, 28)
    let rules =
      constraint("a.top", "v.top") + constraint("b.top", "a.bottom", 5) + constraint("v.bottom", "b.bottom")
      + constraint("a.leading", "v.leading") + constraint("b.leading", "v.leading")
    let view = tag(
      "view", "v", [0, 0, 300, 50], "",
      "<subviews>\(labels)</subviews><constraints>\(rules)\(more)</constraints>")
    return tag("stackView", "s", [0, 0, 300, 50], #"axis="vertical""#, "<subviews>\(view)</subviews>")
  }

  @Test func `labels that only Interface Builder's canvas stretches are not ambiguous`() throws {
    let place =
      constraint("s.leading", "root.leading") + constraint("s.top", "root.top") + constraint("s.width", nil, 300)
    #expect(try laid(stackOfLabels(""), place).diagnostics.isEmpty)
    #expect(
      try laid(stackOfLabels(constraint("v.height", nil, 50)), place).diagnostics.map(\.code) == ["layout/ambiguous"])
  }

  @Test func `compressed texts in a stack view with equal gaps are ambiguous unless one resists more`() throws {
    let label = { (id: String, resistance: Int) in
      tag(
        "label", id, [0, 0, 300, 15], #"text="One" verticalCompressionResistancePriority="\#(resistance)""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    }
    func found(resistance: Int) throws -> [Diagnostic.Code] {
      let card = tag("stackView", "c", [0, 0, 300, 15], "", "<subviews>\(label("a", 750))</subviews>")
      let stack = tag(
        "stackView", "s", [0, 0, 300, 50], #"axis="vertical" distribution="equalSpacing" spacing="20""#,
        "<subviews>\(card)\(label("b", resistance))</subviews>")
      let place =
        constraint("s.leading", "root.leading") + constraint("s.top", "root.top") + constraint("s.width", nil, 300)
        + constraint("s.height", nil, 50)
      return try laid(stack, place).diagnostics.filter { $0.severity == .warning }.map(\.code)
    }
    #expect(try found(resistance: 750) == ["layout/ambiguous"])
    #expect(try found(resistance: 751).isEmpty)
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, ["layout/ambiguous"]), (#"style="UICTFontTextStyleBody""#, []),
  ])
  func `a compressed text is ambiguous unless its size may have been smaller when it was recorded`(
    font: String, expected: [Diagnostic.Code]
  ) throws {
    let description = #"<fontDescription key="fontDescription" \#(font)/>"#
    let rules =
      constraint("a.leading", "root.leading") + constraint("b.leading", "root.leading")
      + constraint("a.top", "root.top")
      + constraint("b.top", "a.bottom", 2) + constraint("b.bottom", "root.top", 38)
    let labels =
      tag("label", "a", [0, 0, 40, 18], #"text="Label""#, description)
      + tag("label", "b", [0, 20, 40, 18], #"text="Label""#, description)
    #expect(try laid(labels, rules).diagnostics.map(\.code) == expected)
  }

  @Test func `views that depend on an ambiguous view are not reported`() throws {
    let result = try laid(
      tag("view", "a", [10, 10, 70, 20]) + tag("view", "b", [90, 10, 30, 20]),
      constraint("a.top", "root.top", 10) + constraint("a.width", nil, 70) + constraint("a.height", nil, 20)
        + constraint("b.leading", "a.trailing", 10) + constraint("b.top", "root.top", 10)
        + constraint("b.width", nil, 30)
        + constraint("b.height", nil, 20))
    #expect(
      result.diagnostics.map(\.message) == ["the horizontal position of the 1st view in the root view is ambiguous"])
    #expect(result["b"] == [90, 10, 30, 20])
  }

  @Test func `a frame that differs from the solution is misplaced, also if Interface Builder marked it`() throws {
    let rules =
      constraint("a.leading", "root.leading", 10) + constraint("a.top", "root.top", 10)
      + constraint("a.height", nil, 20)
      + constraint("a.width", nil, 50)
    let found = try laid(tag("view", "a", [10, 10, 70, 20]), rules).diagnostics
    #expect(found.map(\.code) == ["layout/misplaced"])
    #expect(
      try laid(tag("view", "a", [10, 10, 70, 20], #"misplaced="YES""#), rules).diagnostics.map(\.code)
        == ["layout/misplaced"])
    #expect(try laid(tag("view", "a", [10, 10, 70, 20], #"ambiguous="YES""#), rules).diagnostics.isEmpty)
    #expect(try laid(tag("view", "a", [10, 10, 50.5, 20]), rules).diagnostics.isEmpty)
    let resized = Viewport(size: Size(width: 500, height: 500))
    #expect(try laid(tag("view", "a", [10, 10, 70, 20]), rules, viewport: resized).diagnostics.isEmpty)
  }

  @Test func `frames that may have been recorded for another size class are not reported as misplaced`() throws {
    let rules = { (variation: String) in
      constraint("a.leading", "root.leading", 20) + constraint("a.top", "root.top", 10) + constraint("a.width", nil, 70)
        + constraint("a.height", nil, 20).replacing("/>", with: ">\(variation)</constraint>")
    }
    let view = tag("view", "a", [50, 10, 70, 20])
    #expect(try laid(view, rules("")).diagnostics.map(\.code) == ["layout/misplaced"])
    let variation = #"<variation key="heightClass=regular-widthClass=regular" constant="30"/>"#
    #expect(try laid(view, rules(variation)).diagnostics.isEmpty)
    #expect(
      try laid(tag("view", "a", [50, 10, 70, 20], #"misplaced="YES""#), rules(variation)).diagnostics.map(\.code)
        == ["layout/misplaced"])
  }

  @Test(arguments: [(30.0, false), (60, false), (500, true)])
  func `a frame that depends on text is misplaced if no text metrics explain it`(width: Double, isFound: Bool) throws {
    let result = try laid(
      tag("label", "a", [10, 10, width, 20.5], #"text="Hello""#),
      constraint("a.leading", "root.leading", 10) + constraint("a.top", "root.top", 10))
    #expect(result.diagnostics.map(\.code) == (isFound ? ["layout/misplaced"] : []))
  }

  @Test func `a text without a stated length is misplaced where its origin is stated`() throws {
    let rules = constraint("a.leading", "root.leading", 10) + constraint("a.top", "root.top", 10)
    let found = try laid(tag("label", "a", [-500, -70, 3, 4], #"text="Hello""#), rules).diagnostics
    #expect(found.map(\.code) == ["layout/misplaced"])
  }

  @Test func `a frame that only optional constraints determine is not reported as misplaced`() throws {
    let rules =
      constraint("a.leading", "root.leading", 10) + constraint("a.top", "root.top", 10)
      + constraint("a.width", nil, 50) + constraint("a.height", nil, 20, #"priority="999""#)
    #expect(try laid(tag("view", "a", [10, 10, 50, 90]), rules).diagnostics.isEmpty)
  }

  @Test func `a constraint that contradicts itself conflicts with no other`() throws {
    let rules =
      constraint("a.top", "a.top", 8) + constraint("a.leading", "root.leading") + constraint("a.width", nil, 10)
    let found = try laid(tag("view", "a", [0, 0, 10, 10]), rules).diagnostics
    #expect(found.map(\.message) == ["'a.top == a.top + 8' cannot hold"])
    #expect(found.map(\.help) == ["remove this constraint"])
  }

  @Test func `constraints of items that do not exist are not in conflict`() throws {
    let result = try laid(
      tag("view", "a", [0, 0, 10, 10]),
      constraint("a.leading", "gone.leading") + constraint("gone.width", nil, 5) + constraint("a.nonsense", nil, 5)
        + constraint("a.leading", "root.leading") + constraint("a.top", "root.top") + constraint("a.width", nil, 10)
        + constraint("a.height", nil, 10))
    #expect(result.diagnostics.isEmpty)
    #expect(result["a"] == [0, 0, 10, 10])
  }

  @Test(arguments: ["1e308", "-1e308", "nan", "inf", "1e-320", "", "0x10", "9999999999999999999999"])
  func `frames are finite for all numbers that a file may contain`(number: String) throws {
    let rules =
      #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\#(number)" multiplier="\#(number)" priority="\#(number)"/>"#
      + #"<constraint firstItem="a" firstAttribute="width" constant="\#(number)"/>"#
    let view =
      #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="\#(number)" y="\#(number)" width="\#(number)" height="\#(number)"/></view>"#
    let result = try laid(view, rules)
    for value in try #require(result["a"]) { #expect(value.isFinite) }
  }

  @Test func `constraints that are too complex are reported and end the layout`() throws {
    let anchors = ["leading", "trailing", "top", "bottom", "width"]
    let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]
    var views = ""
    var constraints = ""
    for index in 0..<40 {
      views += tag("label", "l\(index)", [0, 0, 100, 20], #"numberOfLines="0" text="Hello to all of you""#)
      for (offset, anchor) in anchors.enumerated() {
        let other = (index * 7 + offset * 11 + 3) % 40
        if other == index { continue }
        constraints += constraint(
          "l\(index).\(anchor)", "l\(other).\(anchor)", Double((index * 13 + offset * 5) % 50),
          #"relation="\#(relations[(index + offset) % 3])" priority="\#(500 + (index * offset) % 5)""#)
      }
    }
    let xml = document("<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
    var options = LayoutOptions.standard
    options.pivots = 40
    let laid = try Laid(xml, options: options)
    let diagnostic = try #require(laid.diagnostics.first { $0.code == "syntax/limits" })
    #expect(
      diagnostic.message == "the constraints of 'root' are too complex to solve completely: its frames are not final")
    #expect(laid.frames.values.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.height >= 0 })
    #expect(diagnostic.help?.hasSuffix("or with '--limit solverPivots=80'") == true)
    #expect(try Laid(xml).diagnostics.contains { $0.code == "syntax/limits" } == false)
    // The least number of pivots that suffices.
    func isSolved(_ pivots: Int) throws -> Bool {
      options.pivots = pivots
      return try !Laid(xml, options: options).diagnostics.contains { $0.code == "syntax/limits" }
    }
    var (refused, accepted) = (40, Limits.standard.solverPivots)
    while accepted - refused > 1 {
      let middle = (refused + accepted) / 2
      if try isSolved(middle) { accepted = middle } else { refused = middle }
    }
    #expect(try isSolved(accepted) && isSolved(accepted + 1))
    #expect(try !isSolved(accepted - 1) && !isSolved(accepted - 2))
  }

  @Test func `a conflict of many constraints lists the first of them`() throws {
    var views = ""
    var constraints = constraint("root.bottom", "v39.bottom")
    for index in 0..<40 {
      views += tag("view", "v\(index)", [0, 0, 100, 20])
      constraints += constraint("v\(index).top", index == 0 ? "root.top" : "v\(index - 1).bottom", 20)
    }
    let laid = try Laid(
      document("<subviews>\(views)</subviews><constraints>\(constraints)</constraints>", isOfController: true))
    let diagnostic = try #require(laid.diagnostics.first { $0.code == "layout/unsatisfiable" })
    #expect(diagnostic.related.count == 20)
    #expect(diagnostic.message.hasSuffix("other constraints"))
  }

  // MARK: Autoresizing masks

  private func masked(_ id: String, _ frame: [Double], _ attributes: String = "", _ inside: String = "") -> String {
    tag("view", id, frame, attributes, inside).replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
  }

  @Test func `a view that is placed by its mask and by constraints is reported once`() throws {
    let rules = constraint("a.leading", "root.leading", 10) + constraint("a.width", nil, 70)
    let found = try laid(masked("a", [10, 10, 70, 20]), rules).diagnostics
    #expect(found.map(\.code) == ["layout/autoresizing-mask"])
    #expect(
      found.map(\.message) == [
        "the view in the root view has 2 constraints, but UIKit also creates constraints from its autoresizing mask"
      ])
    #expect(found.first?.related.count == 2)
  }

  @Test func `where mask and constraints conflict, only the conflict is reported`() throws {
    let found = try laid(masked("a", [10, 10, 70, 20]), constraint("a.width", nil, 50)).diagnostics
    #expect(found.map(\.code) == ["layout/unsatisfiable"])
    #expect(
      found.first?.help
        == "add translatesAutoresizingMaskIntoConstraints=\"NO\" to 'a' and constrain its position, or remove its constraints"
    )
  }

  @Test func `a view that other views are constrained to may be placed by its mask`() throws {
    let rules =
      constraint("b.leading", "a.trailing", 10) + constraint("b.top", "a.top") + constraint("b.width", nil, 30)
      + constraint("b.height", nil, 20)
    #expect(try laid(masked("a", [10, 10, 70, 20]) + tag("view", "b", [90, 10, 30, 20]), rules).diagnostics.isEmpty)
    #expect(
      try laid(masked("a", [10, 10, 70, 20], #"fixedFrame="YES""#), constraint("a.width", nil, 70)).diagnostics.isEmpty)
  }

  @Test func `masks of arranged views and of the content of a scroll view are not reported`() throws {
    let arranged = "<subviews>\(masked("a", [0, 0, 100, 40]))</subviews>"
    let stack = tag("stackView", "s", [10, 10, 100, 40], "", arranged)
    let place =
      constraint("s.leading", "root.leading", 10) + constraint("s.top", "root.top", 10)
      + constraint("s.width", nil, 100)
    #expect(try laid(stack, place + constraint("a.height", nil, 40)).diagnostics.isEmpty)
    let content =
      "<subviews>\(masked("a", [0, 0, 100, 200]))</subviews><constraints>"
      + constraint("s.bottom", "a.bottom") + constraint("s.trailing", "a.trailing") + "</constraints>"
    let scroll = tag("scrollView", "s", [10, 10, 100, 40], "", content)
    #expect(try laid(scroll, place + constraint("s.height", nil, 40)).diagnostics.isEmpty)
  }
}
