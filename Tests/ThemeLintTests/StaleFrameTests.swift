import Foundation
import Testing
import ThemeSource

/// Recorded frames that are out of date.
struct StaleFrameTests {
  private func found(_ subviews: String, _ constraints: String) async throws -> [String] {
    let example = DiagnosticExample.objects(
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="400"/>
        <subviews>\#(subviews)</subviews>
        <constraints>\#(constraints)</constraints>
      </view>
      """#)
    return try await diagnostics(in: example).filter { $0.code == "layout/misplaced" }.map {
      "\($0.severity.rawValue) \($0.message)"
    }
  }

  private func box(_ id: String, y: Int, height: Int = 20) -> String {
    #"""
    <view userLabel="\#(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">
      <rect key="frame" x="20" y="\#(y)" width="100" height="\#(height)"/>
      <constraints>
        <constraint firstAttribute="width" constant="100" id="w-\#(id)"/>
        <constraint firstAttribute="height" constant="20" id="h-\#(id)"/>
      </constraints>
    </view>
    """#
  }

  private func pins(_ id: String, top: Int) -> String {
    #"""
    <constraint firstItem="\#(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="l-\#(id)"/>
    <constraint firstItem="\#(id)" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\#(top)" id="t-\#(id)"/>
    """#
  }

  @Test func `one note names the worst frame of a document and counts the others`() async throws {
    let constraints = pins("a", top: 10) + pins("b", top: 50) + pins("c", top: 90)
    #expect(
      try await found(box("a", y: 40) + box("b", y: 120) + box("c", y: 100), constraints) == [
        "note the recorded frame of the view 'b' is (20, 120, 100, 20), but its constraints produce y 50; 1 other frame is "
          + "out of date too"
      ])
  }

  @Test func `frames that code changes or margins determine are not reported`() async throws {
    func found(_ outlet: String) async throws -> Int {
      let example = DiagnosticExample.objects(
        #"""
        <view customClass="Card" id="v">
          <rect key="frame" x="0" y="0" width="320" height="400"/>
          <subviews>\#(box("a", y: 80))</subviews>
          <constraints>\#(pins("a", top: 10))</constraints>
          <connections>\#(outlet)</connections>
        </view>
        """#)
      return try await diagnostics(in: example).filter { $0.code == "layout/misplaced" }.count
    }
    #expect(try await found("") == 1)
    #expect(try await found(#"<outlet property="top" destination="t-a" id="o"/>"#) == 0)
    let margin = pins("a", top: 10).replacingOccurrences(
      of: #"secondAttribute="leading" constant="20""#, with: #"secondAttribute="leadingMargin" constant="30""#)
    #expect(try await self.found(box("a", y: 10), margin) == [])
  }

  @Test func `a difference of a few points is not reported, but a view without extent is`() async throws {
    #expect(try await found(box("a", y: 25), pins("a", top: 10)) == [])
    #expect(
      try await found(box("a", y: 10, height: 0), pins("a", top: 10)) == [
        "note the recorded frame of the view 'a' is (20, 10, 100, 0), but its constraints produce height 20"
      ])
  }

  @Test func `frames that optional constraints and texts determine are not reported`() async throws {
    let loose = #"""
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" priority="500" id="t"/>
      """#
    #expect(try await found(box("a", y: 200), loose) == [])
    let label = #"""
      <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="10" width="50" height="40"/></label>
      """#
    let below =
      pins("l", top: 10) + #"""
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="m"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="n"/>
        """#
    #expect(try await found(label + box("a", y: 58), below) == [])
  }

  @Test func `a field that lost one of its two horizontal constraints is reported`() async throws {
    func field(_ attribute: String = "") -> String {
      #"""
      <textField \#(attribute) placeholder="Email" borderStyle="roundedRect" userLabel="f" translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="16" y="40" width="288" height="34"/>
      </textField>
      """#
    }
    let top =
      #"<constraint firstItem="f" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="t"/>"#
    let leading =
      #"<constraint firstItem="f" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="l"/>"#
    let trailing =
      #"<constraint firstAttribute="trailing" secondItem="f" secondAttribute="trailing" constant="16" id="r"/>"#
    #expect(try await found(field(), top + leading + trailing) == [])
    #expect(try await found(field(), top + leading).count == 1)
    #expect(try await found(field(), top + trailing).count == 1)
    // A lower content priority on the other side does not make the length necessary.
    #expect(try await found(field("horizontalHuggingPriority=\"1\""), top + trailing).count == 1)
  }

  @Test func `a label that lost the constraint that made its text wrap is reported`() async throws {
    func label(_ width: Int, _ height: Double) -> String {
      #"""
      <label text="Choose a username that nobody else has, and a password" numberOfLines="0" userLabel="l" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="16" y="40" width="\#(width)" height="\#(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#
    }
    let start = #"""
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="t"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="l1"/>
      """#
    func trailing(_ relation: String) -> String {
      #"<constraint firstAttribute="trailing" relation="\#(relation)" secondItem="l" secondAttribute="trailing" constant="16" id="r"/>"#
    }
    #expect(try await found(label(288, 41), start + trailing("equal")) == [])
    // The label is as wide as its longest line.
    #expect(try await found(label(263, 41), start + trailing("greaterThanOrEqual")) == [])
    #expect(try await found(label(288, 41), start).count == 1)
  }

  @Test func `a label of a single line that lost its height is reported, whether it may have more lines or not`()
    async throws
  {
    for lines in [0, 1] {
      let label = #"""
        <label text="Sign in" numberOfLines="\#(lines)" userLabel="l" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="16" y="40" width="288" height="200"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """#
      let sides = #"""
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="l1"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="r"/>
        """#
      let bottom =
        #"<constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="160" id="b"/>"#
      #expect(try await found(label, sides + bottom) == [])
      #expect(try await found(label, sides).count == 1)
    }
  }

  @Test func `a stack view that grows off the screen without a side is reported`() async throws {
    let stack = #"""
      <stackView axis="vertical" userLabel="s" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="16" y="40" width="288" height="61.5"/>
        <subviews>
          <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="0" width="288" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <label text="Choose a username that nobody else has, and a password" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="20.5" width="288" height="41"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews>
      </stackView>
      """#
    let start = #"""
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="t"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="l1"/>
      """#
    let trailing =
      #"<constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="16" id="r"/>"#
    #expect(try await found(stack, start + trailing) == [])
    #expect(try await found(stack, start).count == 1)
  }

  @Test(arguments: [16, 250])
  func `a text that its constraints cut off is reported, also if it fits into a stale frame`(trailing: Int) async throws
  {
    let example = DiagnosticExample.screen(
      #"""
      <label id="l" text="Choose a username" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="40" width="288" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#,
      constraints: #"""
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="\#(trailing)" id="c3"/>
        """#)
    let codes = try await diagnostics(in: example).map(\.code).filter {
      $0 == "layout/misplaced" || $0 == "layout/truncated-text"
    }
    #expect(Set(codes) == (trailing == 250 ? ["layout/misplaced", "layout/truncated-text"] : []))
  }

  @Test func `a length that another view's content, a stack view or a custom class may need is not reported`()
    async throws
  {
    func label(
      _ id: String, x: Int, y: Int = 20, width: Int, _ element: String = "label",
      _ attribute: String = "text=\"Name\""
    ) -> String {
      #"""
      <\#(element) \#(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">
        <rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="20.5"/>
      </\#(element)>
      """#
    }
    let row = #"""
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="b" firstAttribute="height" constant="20.5" id="c3"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c4"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="10" id="c5"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c6"/>
      """#
    // One of two equal labels is long: which of them is a choice.
    #expect(try await found(label("a", x: 20, width: 220) + label("b", x: 250, width: 50), row) == [])
    #expect(
      try await found(
        label("a", x: 20, width: 220) + label("b", x: 250, width: 50, "view", "customClass=\"Badge\""), row) == [])
    // A view without a class has no content of its own, so it takes the room.
    #expect(
      try await found(label("a", x: 20, width: 220) + label("b", x: 250, width: 50, "view", ""), row).count == 1)
    let stack = #"""
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="20" y="20" width="280" height="20.5"/>
        <subviews>\#(label("a", x: 0, y: 0, width: 220))\#(label("b", x: 220, y: 0, width: 60, "view", ""))</subviews>
      </stackView>
      """#
    let pins = #"""
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c1"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c2"/>
      <constraint firstItem="s" firstAttribute="width" constant="280" id="c3"/>
      """#
    #expect(try await found(stack, pins) == [])
  }

  @Test func `views of a scene that have no references are not reported`() async throws {
    func found(_ outlet: String) async throws -> Int {
      let card = #"""
        <view id="card"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>\#(box("a", y: 80))</subviews><constraints>\#(pins("a", top: 10))</constraints></view>
        """#.replacingOccurrences(of: #""v""#, with: #""card""#)
      let scene = #"""
        <scene sceneID="scene"><objects>
          <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
            <connections>\#(outlet)</connections></viewController>
          \#(card)
        </objects></scene>
        """#
      return try await diagnostics(in: .scenes(scene)).count { $0.code == "layout/misplaced" }
    }
    #expect(try await found("") == 0)
    #expect(try await found(#"<outlet property="card" destination="card" id="o"/>"#) == 1)
  }

  /// UIKit places the labels of its cell styles by their texts.
  @Test func `views constrained to the label of a cell's style are not reported`() async throws {
    func found(_ style: String) async throws -> Int {
      let cell = #"""
        <tableViewCell \#(style) reuseIdentifier="row" id="cell">
          <rect key="frame" x="0" y="28" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>
              <label text="Name" id="name"><rect key="frame" x="16" y="12" width="60" height="20"/></label>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="160" y="10" width="20" height="20"/>
                <constraints><constraint firstAttribute="width" constant="20" id="w"/>
                  <constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
            </subviews>
            <constraints>
              <constraint firstItem="bar" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="12" id="c1"/>
              <constraint firstItem="bar" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c2"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
        """#
      let table = #"""
        <tableView style="plain" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <prototypes>\#(cell)</prototypes></tableView>
        """#
      return try await diagnostics(in: .screen(table)).count { $0.code == "layout/misplaced" }
    }
    #expect(try await found("") == 1)
    #expect(try await found(#"style="IBUITableViewCellStyleDefault" textLabel="name""#) == 0)
  }

  /// The constraint that the system breaks is unknown.
  @Test func `a root with a content priority of 1000 that cannot hold is not reported`() async throws {
    func found(_ priority: Int) async throws -> [String] {
      let image = #"""
        <imageView verticalHuggingPriority="\#(priority)" image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="r"/></constraints>
        </imageView>
        """#
      let constraints = ["leading", "trailing", "top"].map {
        #"<constraint firstItem="a" firstAttribute="\#($0)" secondItem="v" secondAttribute="\#($0)" id="\#($0)"/>"#
      }
      var example = DiagnosticExample.objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/>
          <subviews>\#(image)</subviews><constraints>\#(constraints.joined())</constraints></view>
        """#)
      example.files[0].text = example.files[0].text.replacingOccurrences(
        of: "</document>", with: #"<resources><image name="photo" width="200" height="100"/></resources></document>"#)
      return try await diagnostics(in: example).filter { $0.code == "layout/misplaced" }.map(\.message)
    }
    #expect(try await found(251).count == 1)
    #expect(try await found(1000) == [])
  }
}
