import Testing
import ThemeSource

/// Messages of conflicts: constraints as the file states them, affected devices, and the fix.
struct ConflictMessageTests {
  private func found(_ views: String, _ constraints: String, _ more: String = "") throws -> [Diagnostic] {
    let xml = document(
      "<subviews>\(views)</subviews>\(more)<constraints>\(constraints)</constraints>", isOfController: true)
    return try Laid(xml).diagnostics.filter { $0.code == "layout/unsatisfiable" }
  }

  private let place = constraint("a.leading", "root.leading") + constraint("a.top", "root.top")
  private let sizes = constraint("a.width", nil, 10) + constraint("a.height", nil, 10)

  @Test func `the stated length is listed instead of the rule that no length is negative`() throws {
    let row =
      place + constraint("a.width", nil, 8) + constraint("b.leading", "a.trailing", 8) + constraint("b.width", nil, 331)
      + constraint("root.trailing", "b.trailing", 16)
    let conflict = try #require(try found(tag("view", "a") + tag("view", "b"), row).first)
    #expect(conflict.message == "'root.trailing == b.trailing + 16' conflicts with 4 other constraints")
    #expect(conflict.related.map(\.message).contains("'a.width == 8'"))
    #expect(conflict.related.last?.message == "the root view would need to be 363 wide, but is 320")
  }

  @Test func `the constraint and the stack view that can be changed are named`() throws {
    let views = tag("view", "b", [0, 0, 20, 20]) + tag("view", "c", [20, 0, 20, 20])
    let stack = tag("stackView", "a", [0, 0, 60, 20], #"spacing="16""#, "<subviews>\(views)</subviews>")
    let gap = try #require(try found(stack, place + constraint("c.leading", "b.trailing", 18)).first)
    #expect(gap.message == "'c.leading == b.trailing + 18' conflicts with stack view 'a'")
    #expect(gap.help == "remove this constraint, or lower its priority below 1000")
    let centered = tag(
      "stackView", "a", [0, 0, 60, 20], #"distribution="equalCentering" spacing="20""#, "<subviews>\(views)</subviews>")
    let narrow = try #require(try found(centered, place + constraint("c.leading", "b.trailing", 16)).first)
    #expect(narrow.related.map(\.message) == ["stack view 'a' keeps its views at least 20 apart"])
    let both = constraint("a.height", nil, 19) + constraint("b.height", nil, 14)
    let high = try #require(try found(stack, place + both).first)
    #expect(high.message == "'b.height == 14' conflicts with another constraint and stack view 'a'")
    #expect(high.help == "remove one of the listed constraints, or lower its priority below 1000")
  }

  @Test func `a multiplier is shown as written`() throws {
    let ratio = constraint("a.width", "root.width", 0, #"multiplier="0.980676""#)
    let edges = place + constraint("root.trailing", "a.trailing") + ratio
    #expect(
      try found(tag("view", "a"), edges).map(\.message) == [
        "'a.width == root.width × 0.980676' conflicts with 2 other constraints"
      ])
  }

  @Test func `a safe area and the simulated bar that makes it smaller are named`() throws {
    let guide = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    let root =
      #"<rect key="frame" x="0" y="0" width="375" height="667"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let rules =
      constraint("a.leading", "root.leading") + constraint("a.top", "root.top", 591) + sizes
      + constraint("safe.bottom", "a.bottom", 30)
    let xml = document(
      "<subviews>\(tag("view", "a"))</subviews>\(guide)<constraints>\(rules)</constraints>", root: root,
      isOfController: true)
    let conflict = try #require(try Laid(xml).diagnostics.first { $0.code == "layout/unsatisfiable" })
    #expect(
      conflict.related.map(\.message).suffix(2) == [
        "the safe area ends 49 points above the bottom edge, because of the simulated tab bar",
        "the root view would need to be 680 high, but is 667",
      ])
  }

  @Test func `a conflict of certain size classes is reported with the devices that have it`() throws {
    func message(_ excluded: String, _ included: String) throws -> [String] {
      let variations =
        #"<variation key="default"><mask key="constraints">\#(excluded)</mask></variation>"#
        + #"<variation key="heightClass=regular-widthClass=regular"><mask key="constraints">\#(included)</mask></variation>"#
      return try found(
        tag("view", "a"),
        place + sizes + constraint("a.height", nil, 20, #"id="one""#), variations
      ).map(\.message)
    }
    let conflict = "'a.height == 20' conflicts with another constraint"
    #expect(try message("", "") == [conflict])
    #expect(try message("", #"<exclude reference="one"/>"#) == ["\(conflict) on iPhone"])
    #expect(try message(#"<exclude reference="one"/>"#, #"<include reference="one"/>"#) == [])
  }

  @Test func `the help of a conflict with a mask suggests constraints for the position`() throws {
    let masked = #"<view id="a"><rect key="frame" x="10" y="10" width="70" height="20"/></view>"#
    let conflict = try #require(try found(masked, constraint("a.width", nil, 50)).first)
    #expect(conflict.message == "'a.width == 50' conflicts with the autoresizing mask of 'a'")
    #expect(
      conflict.help
        == "add translatesAutoresizingMaskIntoConstraints=\"NO\" to 'a' and constrain its position, or remove its constraints"
    )
  }
}
