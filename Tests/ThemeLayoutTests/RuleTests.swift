import Testing
import ThemeSource

@testable import ThemeLayout

/// One input for each rule of Interface Builder's layout, where the rule makes the difference. Frames are derived by hand from
/// the constraints, or are facts of UIKit (control sizes, bar heights).
struct ConstraintRuleTests {
  private func subviews(_ views: String...) -> String { "<subviews>\(views.joined())</subviews>" }
  private func constraints(_ list: String...) -> String { "<constraints>\(list.joined())</constraints>" }

  @Test func `an absent first item is the owner, multipliers are ratios, fractions or decimals`() throws {
    let laid = try Laid(
      document(
        subviews(tag("view", "a"), tag("view", "b"), tag("view", "c"))
          + constraints(
            constraint("a.leading", "root.leading"), constraint("a.top", "root.top"),
            constraint("a.width", "root.width", 0, #"multiplier="1:4""#), constraint("a.height", nil, 10),
            constraint("b.leading", "root.leading"), constraint("b.top", "root.top"),
            constraint("b.width", "root.width", 8, #"multiplier="1/5""#), constraint("b.height", nil, 10),
            constraint("c.top", "root.top"), constraint("c.height", "root.height", 0, #"multiplier="0.1""#),
            constraint("c.width", nil, 10),
            #"<constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="30"/>"#)))
    #expect(laid["a"] == [0, 0, 80, 10])
    #expect(laid["b"] == [0, 0, 72, 10])
    #expect(laid["c"] == [280, 0, 10, 48])
  }

  @Test func `an optional constraint of a higher priority outweighs many of a lower one`() throws {
    let many = (0..<20).map { _ in constraint("a.width", nil, 300, #"priority="749""#) }.joined()
    let laid = try Laid(
      document(
        subviews(tag("view", "a"))
          + constraints(
            constraint("a.leading", "root.leading"), constraint("a.top", "root.top"), constraint("a.height", nil, 10),
            many,
            constraint("a.width", nil, 50, #"priority="750""#))))
    #expect(laid["a"] == [0, 0, 50, 10])
  }

  @Test func `inequalities only limit a value`() throws {
    let laid = try Laid(
      document(
        subviews(tag("view", "a"))
          + constraints(
            constraint("a.leading", "root.leading"), constraint("a.top", "root.top"), constraint("a.height", nil, 10),
            constraint("a.width", nil, 100, #"relation="lessThanOrEqual""#),
            constraint("a.width", nil, 500, #"priority="500""#))))
    #expect(laid["a"] == [0, 0, 100, 10])
  }

  @Test func `a multiplied position is measured from the constraint's owner`() throws {
    // The box is at 100. Half of its bottom edge (60) is 30 below its top, not half of 160.
    let laid = try Laid(
      document(
        subviews(
          tag(
            "view", "box", [0, 100, 200, 60], "",
            subviews(tag("view", "a"))
              + constraints(
                constraint("a.centerY", "box.bottom", 0, #"multiplier="0.5""#), constraint("a.leading", "box.leading"),
                constraint("a.width", nil, 10), constraint("a.height", nil, 10))))
          + constraints(
            constraint("box.leading", "root.leading"), constraint("box.top", "root.top", 100),
            constraint("box.width", nil, 200), constraint("box.height", nil, 60))))
    #expect(laid["a"] == [0, 25, 10, 10])
  }

  @Test func `of contradicting required constraints the last one is dropped, and the whole set is named`() throws {
    let laid = try Laid(
      document(
        subviews(tag("view", "a"))
          + constraints(
            constraint("a.leading", "root.leading", 10), constraint("a.top", "root.top"),
            constraint("a.height", nil, 10),
            constraint("a.width", nil, 100), constraint("root.trailing", "a.trailing", 10)), isOfController: true))
    #expect(laid["a"] == [10, 0, 100, 10])
    let diagnostic = try #require(laid.diagnostics.first { $0.code == "layout/unsatisfiable" })
    #expect(diagnostic.message == "'root.trailing == a.trailing + 10' conflicts with 2 other constraints")
    #expect(
      diagnostic.related.map(\.message) == [
        "the root view is 320 × 480", "'a.leading == root.leading + 10'", "'a.width == 100'",
        "'a' would need to be 300 wide, but must be 100",
      ])
  }

  @Test func `placeholder constraints hold in recorded frames and not at run time`() throws {
    let xml = document(
      subviews(tag("view", "a", [0, 0, 70, 10]))
        + constraints(
          constraint("a.leading", "root.leading"), constraint("a.top", "root.top"), constraint("a.height", nil, 10),
          constraint("a.width", nil, 99, #"placeholder="YES""#), constraint("a.width", nil, 30, #"priority="100""#)))
    #expect(try Laid(xml)["a"] == [0, 0, 99, 10])
    #expect(try Laid(xml, options: .preview)["a"] == [0, 0, 30, 10])
  }

  @Test func `size classes include constraints that the default variation excludes, and change constants`() throws {
    let variations =
      #"<variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>"#
      + #"<variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>"#
    let width =
      #"<constraint firstItem="b" firstAttribute="width" constant="40" id="w"><variation key="widthClass=compact" constant="60"/></constraint>"#
    let body =
      subviews(tag("view", "b", [5, 5, 1, 1]))
      + constraints(
        constraint("b.leading", "root.leading"), constraint("b.top", "root.top"), constraint("b.height", nil, 10), width
      )
      + variations
    let phone = try Laid(document(body))
    #expect(phone["b"] == [0, 0, 60, 10])
    let pad = try Laid(document(body, device: "ipad9_7"))
    #expect(pad["b"] == [5, 5, 1, 1])
    #expect(pad.tree.views.last?.isInstalled == false)
    #expect(try Laid(document(body, device: nil))["b"] == [5, 5, 1, 1])
  }

  @Test func `edges are rounded to pixels in the root's coordinates, halves up`() throws {
    let body =
      subviews(tag("view", "a"), tag("view", "b"))
      + constraints(
        constraint("a.leading", "root.leading", 0.3), constraint("a.top", "root.top"), constraint("a.height", nil, 10),
        constraint("a.width", nil, 10.25), constraint("b.leading", "a.trailing"), constraint("b.top", "root.top", 0.25),
        constraint("b.width", nil, 10), constraint("b.height", nil, 10.2))
    // Edges at 0.3, 10.55 and 20.55 are rounded to halves: 0.5, 10.5, 20.5; 0.25 is half a pixel and rounded up.
    let halves = try Laid(document(body))
    #expect(halves["a"] == [0.5, 0, 10, 10])
    #expect(halves["b"] == [10.5, 0.5, 10, 10])
    let none = try Laid(document(body, device: nil))
    #expect(none["a"] == [0.3, 0, 10.25, 10])
  }

  @Test func `constraints act on alignment rectangles: a switch is 51 wide in a column of 49`() throws {
    let laid = try Laid(
      document(
        subviews(tag("switch", "s"), tag("view", "a"))
          + constraints(
            constraint("s.leading", "root.leading"), constraint("s.top", "root.top"),
            constraint("a.leading", "s.trailing"),
            constraint("a.top", "root.top"), constraint("a.width", nil, 10), constraint("a.height", nil, 10))))
    #expect(laid["s"] == [0, 0, 51, 31])
    #expect(laid["a"] == [49, 0, 10, 10])
  }

  @Test func `a view without constraints keeps its recorded frame and follows its mask`() throws {
    let given =
      #"<view id="g"><rect key="frame" x="20" y="30" width="280" height="40"/><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>"#
    let xml = document(subviews(given))
    #expect(try Laid(xml)["g"] == [20, 30, 280, 40])
    #expect(try Laid(xml, viewport: Viewport(size: Size(width: 420, height: 500)))["g"] == [20, 50, 380, 40])
  }

  @Test func `a cell's content view has a fixed frame, and its constraints apply inside it`() throws {
    let xml =
      #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/>
      """#
      + subviews(tag("view", "a"))
      + constraints(
        constraint("a.leading", "content.leadingMargin"), constraint("a.top", "content.topMargin"),
        constraint("content.trailingMargin", "a.trailing"), constraint("content.bottomMargin", "a.bottom"))
      + "</tableViewCellContentView></tableViewCell></objects></document>"
    let table = LayoutOptions(insets: .table)
    let laid = try Laid(xml, options: table)
    #expect(laid["content"] == [0, 0, 320, 44])
    #expect(laid["a"] == [16, 11, 288, 22])
    let early = try Laid(xml.replacing("17701", with: "11762"), options: table)
    #expect(early["a"] == [8, 8, 304, 28])
  }

  @Test func `a scroll view's edges are those of its content, but its size and center are those of its frame`() throws {
    let laid = try Laid(
      document(
        subviews(
          tag(
            "scrollView", "s", [0, 0, 320, 480], "",
            subviews(tag("view", "a", [0, 0, 320, 900]))
              + constraints(
                constraint("a.top", "s.top"), constraint("a.leading", "s.leading"), constraint("s.bottom", "a.bottom"),
                constraint("s.trailing", "a.trailing"), constraint("a.width", "s.width"),
                constraint("a.height", nil, 900))))
          + constraints(
            constraint("s.leading", "root.leading"), constraint("s.top", "root.top"),
            constraint("root.trailing", "s.trailing"),
            constraint("root.bottom", "s.bottom"))))
    #expect(laid["s"] == [0, 0, 320, 480])
    #expect(laid["a"] == [0, 0, 320, 900])
    #expect(laid.diagnostics.isEmpty)
  }
}
