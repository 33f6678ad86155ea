import Testing
import ThemeSource

/// Ambiguity that is only a note because a list or code resolves it.
struct AmbiguityNoteTests {
  private func found(_ objects: String) async throws -> [Diagnostic] {
    try await openLayouts(.objects(objects))
  }

  /// A cell of 61 points around a view that is fixed to the top and the bottom.
  private func cell(_ attributes: String, view height: Double, content: Double = 61) -> String {
    #"""
    <tableViewCell userLabel="Link" \#(attributes) id="c">
      <rect key="frame" x="0" y="0" width="320" height="61"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="\#(content)"/>
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
  func `a cell with constraints for less than its row height is a note`(height: Double) async throws {
    let found = try await found(cell(#"rowHeight="61""#, view: height))
    #expect(
      found.map { "\($0.severity.rawValue) \($0.message)" } == [
        "note the row height of the table view cell 'Link' is 61, but its constraints determine a smaller height"
      ])
  }

  @Test func `a cell that is as high as its constraints, lower, or without a row height has no note`() async throws {
    #expect(try await found(cell(#"rowHeight="61""#, view: 61)).isEmpty)
    #expect(try await found(cell(#"rowHeight="61""#, view: 64)).isEmpty)
    #expect(try await found(cell("", view: 60)).isEmpty)
    #expect(try await found(cell(#"rowHeight="44""#, view: 60)).isEmpty)
    // A third of a point is a pixel or the height of the separator, which the content leaves free.
    #expect(try await found(cell(#"rowHeight="61""#, view: 60.67)).isEmpty)
    #expect(try await found(cell(#"rowHeight="61""#, view: 60, content: 60.5)).isEmpty)
  }

  /// Two labels of 46 and 32 points share 320 points. Both would have to grow, so hugging decides.
  @Test(arguments: [
    (251, 251, false, "warning the width of the label 'Name' is ambiguous"),
    (251, 1000, false, "warning the width of the label 'Name' is ambiguous"),
    (1000, 251, false, "note the width of the label 'Name' is ambiguous where the root view is 320 points wide"),
    (1000, 1000, false, "note the width of the label 'Name' is ambiguous where the root view is 320 points wide"),
    (1000, 1000, true, "warning the width of the label 'Name' is ambiguous"),
  ])
  func `labels with a hugging priority of 1000 are ambiguous only at the recorded size`(
    hugging: Int, resistance: Int, isScreen: Bool, message: String
  ) async throws {
    let label = { (id: String, text: String, x: Int) in
      #"""
      <label text="\#(text)" horizontalHuggingPriority="\#(hugging)" horizontalCompressionResistancePriority="\#(resistance)"
          translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">
        <rect key="frame" x="\#(x)" y="0" width="160" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#
    }
    let view = #"""
      <view \#(isScreen ? #"key="view""# : "") id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\#(label("a", "Name", 0))\#(label("b", "City", 160))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c5"/>
        </constraints>
        \#(isScreen ? "" : #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
      </view>
      """#
    let scene = #"<scene sceneID="s"><objects><viewController id="c">\#(view)</viewController></objects></scene>"#
    let found = try await openLayouts(isScreen ? .scenes(scene, document: #"useAutolayout="YES""#) : .objects(view))
    #expect(found.map { "\($0.severity.rawValue) \($0.message)" } == [message])
  }

  @Test(arguments: [(20, "HuggingPriority", "grows"), (400, "CompressionResistancePriority", "shrinks")])
  func `the help names the priority that decides between views with too much or too little room`(
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
      found.first?.help
        == "change its 'horizontal\(priority)' to determine which view \(verb): the label '\(String(repeating: "C", count: letters / 10))' has the same priority",
      "\(found.map { ($0.message, $0.help ?? "") })")
  }

  @Test func `the notes of a root are combined into one`() async throws {
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

  /// A stack view with equal gaps that fills its superview, with two views of a class.
  @Test(arguments: [(#"axis="vertical""#, "height"), ("", "width")])
  func `between equal gaps only views that have subviews are left to their class`(
    attributes: String, length: String
  ) async throws {
    let view = { (id: String, hasSubview: Bool) in
      let inside = #"""
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)i">
          <rect key="frame" x="0" y="0" width="90" height="90"/></view></subviews>
        <constraints>
          <constraint firstItem="\#(id)i" firstAttribute="leading" secondItem="\#(id)" secondAttribute="leading" id="\#(id)1"/>
          <constraint firstItem="\#(id)i" firstAttribute="top" secondItem="\#(id)" secondAttribute="top" id="\#(id)2"/>
          <constraint firstAttribute="trailing" secondItem="\#(id)i" secondAttribute="trailing" id="\#(id)3"/>
          <constraint firstAttribute="bottom" secondItem="\#(id)i" secondAttribute="bottom" id="\#(id)4"/>
        </constraints>
        """#
      return #"""
        <view customClass="Chart" id="\#(id)"><rect key="frame" x="0" y="0" width="90" height="90"/>\#(hasSubview ? inside : "")</view>
        """#
    }
    let stack = { (hasSubviews: Bool) in
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="320"/>
        <subviews>
          <stackView \#(attributes) distribution="equalSpacing" translatesAutoresizingMaskIntoConstraints="NO" id="k">
            <rect key="frame" x="0" y="0" width="320" height="320"/>
            <subviews>\#(view("p", hasSubviews))\#(view("q", hasSubviews))</subviews>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="k" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="k" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="k" secondAttribute="trailing" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="k" secondAttribute="bottom" id="c4"/>
        </constraints>
      </view>
      """#
    }
    let empty = try await found(stack(false))
    #expect(empty.filter { $0.code == "layout/ambiguous" }.isEmpty, "\(empty.map(\.message))")
    let filled = try await found(stack(true))
    #expect(filled.map(\.message).contains { $0.hasPrefix("the \(length) of the view 'Chart' is left to its class") })
    #expect(filled.allSatisfy { $0.code == "layout/undetermined" })
  }

  /// Interface Builder reports no ambiguity in such a document: the inner gap is the spacing, the outer one takes the
  /// rest.
  @Test func `gaps of nested stack views are not ambiguous`() async throws {
    let label = { (id: String) in
      #"""
      <label text="Name" id="\#(id)"><rect key="frame" x="0" y="0" width="46" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """#
    }
    let stack = #"axis="vertical" distribution="equalSpacing" alignment="center""#
    let edges = { (inner: String, outer: String, height: String) in
      ["leading", "trailing", "top", "bottom"].map { edge in
        #"""
        <constraint firstItem="\#(inner)" firstAttribute="\#(edge)" secondItem="\#(outer)" secondAttribute="\#(edge)" id="\#(inner)\#(edge)"/>
        """#
      }.joined() + height
    }
    let height = #"""
      <constraint firstItem="k" firstAttribute="height" relation="greaterThanOrEqual" secondItem="v" secondAttribute="height" id="h"/>
      """#
    let found = try await found(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews>
              <stackView \#(stack) spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="k">
                <rect key="frame" x="0" y="0" width="320" height="200"/>
                <subviews>
                  \#(label("a"))
                  <stackView \#(stack) spacing="4" id="j"><rect key="frame" x="0" y="100.5" width="75" height="99.5"/>
                    <subviews>
                      \#(label("b"))
                      <imageView image="done" id="i"><rect key="frame" x="0" y="24.5" width="75" height="75"/>
                        <constraints><constraint firstAttribute="height" constant="75" id="ih"/>
                          <constraint firstAttribute="width" constant="75" id="iw"/></constraints></imageView>
                    </subviews>
                  </stackView>
                </subviews>
              </stackView>
            </subviews>
            <constraints>\#(edges("k", "s", ""))</constraints>
          </scrollView>
        </subviews>
        <constraints>\#(edges("s", "v", height))</constraints>
      </view>
      """#)
    #expect(found.filter { $0.code == "layout/ambiguous" }.map(\.message) == [])
  }
}
