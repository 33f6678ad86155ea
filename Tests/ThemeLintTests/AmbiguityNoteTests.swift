import Diagnostics
import Testing

/// Notes of ambiguity that rest on what a list or code determines.
struct AmbiguityNoteTests {
  private func found(_ objects: String) async throws -> [Diagnostic] {
    try await openLayouts(.objects(objects))
  }

  /// A cell of 61 points around a view that is fixed to the top and the bottom.
  private func cell(_ attributes: String, view height: Double) -> String {
    #"""
    <tableViewCell userLabel="Link" \#(attributes) id="c">
      <rect key="frame" x="0" y="0" width="320" height="61"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="61"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="320" height="\#(height)"/>
            <constraints><constraint firstAttribute="height" constant="\#(height)" id="c1"/></constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
          <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="c5"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """#
  }

  @Test(arguments: [60, 40.5])
  func `a cell whose constraints determine less than its row height is a note`(height: Double) async throws {
    let found = try await found(cell(#"rowHeight="61""#, view: height))
    #expect(
      found.map { "\($0.severity.rawValue) \($0.message)" } == [
        "note the row height of the table view cell 'Link' is 61, but its constraints determine a smaller height"
      ])
  }

  @Test func `a cell that is as high as its constraints, lower, or only drawn so is not`() async throws {
    #expect(try await found(cell(#"rowHeight="61""#, view: 61)).isEmpty)
    #expect(try await found(cell(#"rowHeight="61""#, view: 64)).isEmpty)
    #expect(try await found(cell("", view: 60)).isEmpty)
    #expect(try await found(cell(#"rowHeight="44""#, view: 60)).isEmpty)
  }

  @Test(arguments: [
    (251, "warning the width of the label 'Name' is ambiguous"),
    (1000, "note the width of the label 'Name' is ambiguous where the root view is 320 points wide"),
  ])
  func `labels that insist on their content are ambiguous only at the recorded size`(
    priority: Int, message: String
  ) async throws {
    let label = { (id: String, text: String, x: Int) in
      #"""
      <label text="\#(text)" horizontalHuggingPriority="\#(priority)" horizontalCompressionResistancePriority="\#(priority)"
          translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">
        <rect key="frame" x="\#(x)" y="0" width="160" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#
    }
    let found = try await found(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\#(label("a", "Name", 0))\#(label("b", "City", 160))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c5"/>
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """#)
    #expect(found.map { "\($0.severity.rawValue) \($0.message)" } == [message])
  }

  @Test(arguments: [(20, "HuggingPriority", "grows"), (400, "CompressionResistancePriority", "shrinks")])
  func `help names what decides between views with too much or too little room`(
    letters: Int, priority: String, verb: String
  ) async throws {
    let label = { (id: String, letter: String, x: Int) in
      #"""
      <label text="\#(String(repeating: letter, count: letters / 10))" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">
        <rect key="frame" x="\#(x)" y="0" width="160" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#
    }
    let found = try await found(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\#(label("a", "N", 0))\#(label("b", "C", 160))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c5"/>
        </constraints>
      </view>
      """#)
    #expect(
      found.first?.help == "change its 'horizontal\(priority)' to determine which view \(verb)",
      "\(found.map { ($0.message, $0.help ?? "") })")
  }

  @Test func `the notes of a root are one`() async throws {
    let scrollView = { (id: String, y: Int) in
      #"""
      <scrollView userLabel="\#(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">
        <rect key="frame" x="0" y="\#(y)" width="320" height="50"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)v">
          <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
        <constraints><constraint firstAttribute="height" constant="50" id="\#(id)h"/>
          <constraint firstAttribute="width" constant="320" id="\#(id)w"/></constraints>
      </scrollView>
      """#
    }
    let found = try await found(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\#(scrollView("first", 0))\#(scrollView("second", 50))</subviews>
        <constraints>
          <constraint firstItem="first" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="first" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstItem="second" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
          <constraint firstItem="second" firstAttribute="top" secondItem="first" secondAttribute="bottom" id="c4"/>
        </constraints>
      </view>
      """#)
    #expect(found.map(\.message) == ["no constraint determines the content size of the scroll view 'first'"])
    #expect(
      found.first?.related.map(\.message) == ["no constraint determines the content size of the scroll view 'second'"])
  }
}
