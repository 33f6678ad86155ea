import Testing
import ThemeSource

/// Views that are undetermined only at sizes that no device shows.
struct AmbiguityOfRootTests {
  private func found(_ example: DiagnosticExample) async throws -> [String] {
    try await openLayouts(example).map { "\($0.severity.rawValue) \($0.message)" }
  }

  /// A cell or view of some height with two views of 50 points, which have heights of the same priority.
  private func two(in tag: String, height: Int, _ bottom: String) -> DiagnosticExample {
    let view = { (id: String, y: Int) in
      #"""
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)"><rect key="frame" x="0" y="\#(y)" width="320" height="50"/>
        <constraints><constraint firstAttribute="height" priority="750" constant="50" id="\#(id)h"/></constraints></view>
      """#
    }
    let side = { (id: String) in
      #"""
      <constraint firstItem="\#(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="\#(id)l"/>
      <constraint firstAttribute="trailing" secondItem="\#(id)" secondAttribute="trailing" id="\#(id)t"/>
      """#
    }
    let frame = #"<rect key="frame" x="0" y="0" width="320" height="\#(height)"/>"#
    let content = #"""
      <subviews>\#(view("a", 0))\#(view("b", 50))</subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c2"/>
        <constraint firstAttribute="bottom" \#(bottom) secondItem="b" secondAttribute="bottom" id="c3"/>
        \#(side("a"))\#(side("b"))
      </constraints>
      """#
    return .objects(
      tag == "view"
        ? #"<view id="v">\#(frame)\#(content)<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>"#
        : #"<tableViewCell id="cell">\#(frame)<tableViewCellContentView key="contentView" tableViewCell="cell" id="v">\#(frame)\#(content)</tableViewCellContentView></tableViewCell>"#
    )
  }

  /// Without the constraint that names no object, the second view has no vertical position.
  @Test(arguments: [
    ("firstItem=\"b\" firstAttribute=\"top\"", "firstItem=\"x\" firstAttribute=\"top\""), ("id=\"b\"", "id=\"a\""),
  ])
  func `views are not ambiguous for a reference that is reported`(_ text: String, _ fault: String) async throws {
    let sound = two(in: "view", height: 100, "")
    var example = sound
    example.files = sound.files.map { file in
      var file = file
      file.text = file.text.replacing(text, with: fault)
      return file
    }
    #expect(try await found(example) == [])
    #expect(try await !diagnostics(in: example).isEmpty)
  }

  @Test func `a cell gets the height of its content, so its views are not compressed`() async throws {
    // Two views share 90 points instead of 100, and either may shrink. A list makes the cell 100 points high.
    let note =
      "note the height of the 1st view in the content view of a table view cell is ambiguous where its cell is 90 points high"
    let cell = try await found(two(in: "tableViewCell", height: 90, ""))
    #expect(cell == [note])
    #expect(try await found(two(in: "tableViewCell", height: 100, "")) == [])
  }

  @Test func `views in a view that is shown larger are not compressed if another constraint has room`() async throws {
    let reserve = #"relation="greaterThanOrEqual""#
    #expect(
      try await found(two(in: "view", height: 90, reserve)) == [
        "note the height of the 1st view in the root view is ambiguous where the root view is 90 points high"
      ])
    // Without such room, another height stretches one of them.
    #expect(
      try await found(two(in: "view", height: 90, "")) == [
        "warning the height of the 1st view in the root view is ambiguous"
      ])
  }

  private func scroll(_ child: String, _ pins: String) -> DiagnosticExample {
    .objects(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews><scrollView userLabel="s" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>\#(child)</subviews><constraints>\#(pins)</constraints>
        </scrollView></subviews>
        <constraints>
          <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c4"/>
        </constraints>
      </view>
      """#)
  }

  private func pins(_ more: String) -> String {
    ["leading", "top", "trailing", "bottom"].map {
      #"<constraint \#(more) firstItem="p" firstAttribute="\#($0)" secondItem="s" secondAttribute="\#($0)" id="\#($0)"/>"#
    }.joined()
  }

  @Test func `placeholder constraints represent those that code makes`() async throws {
    let page = #"""
      <view translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="0" y="0" width="320" height="200"/></view>
      """#
    #expect(try await found(scroll(page, pins(""))).first?.hasPrefix("warning ") == true)
    #expect(try await found(scroll(page, pins(#"placeholder="YES""#))) == [])
  }

  @Test func `the content size of a scroll view around views with fixed frames is left to code`() async throws {
    let page = #"<view fixedFrame="YES" id="p"><rect key="frame" x="0" y="0" width="320" height="900"/></view>"#
    #expect(try await found(scroll(page, "")) == ["note the content size of the scroll view 's' is left to code"])
  }

  @Test func `the size of a container view may be that of its embedded controller`() async throws {
    let container = #"""
      <containerView userLabel="c" translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <constraints><constraint firstAttribute="width" constant="320" id="w"/></constraints></containerView>
      """#
    #expect(
      try await found(scroll(container, pins(""))) == ["note the height of the container view 'c' is left to code"])
  }

  @Test(arguments: [("750", ["note"]), ("749", [])])
  func `of two long labels one must have a lower priority`(priority: String, expected: [String]) async throws {
    let label = { (id: String, x: Int, priority: String) in
      #"""
      <label text="A" numberOfLines="0" horizontalCompressionResistancePriority="\#(priority)"
          translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)"><rect key="frame" x="\#(x)" y="0" width="12" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """#
    }
    let example = DiagnosticExample.objects(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\#(label("a", 0, "750"))\#(label("b", 308, priority))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c5"/>
        </constraints>
      </view>
      """#)
    #expect(try await openLayouts(example).map(\.severity.rawValue) == expected)
  }

  @Test func `a symbol with a configured scale has a size`() async throws {
    let image = { (inside: String) in
      DiagnosticExample.objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews><imageView verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" x="0" y="0" width="20" height="20"/>\#(inside)</imageView></subviews>
          <constraints>
            <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
            <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          </constraints>
        </view>
        """#)
    }
    #expect(
      try await found(image(#"<imageReference key="image" image="globe" catalog="system" symbolScale="large"/>"#)) == []
    )
    #expect(try await !found(image("")).isEmpty)
  }
}
