import Testing
import ThemeSource

/// Layout that constraints leave to classes and code.
struct LeftToCodeTests {
  private func found(_ subviews: String, _ outlets: String = "", placing: String = "") async throws -> [String] {
    let example = DiagnosticExample.objects(
      #"""
      <view customClass="Card" id="v">
        <rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\#(subviews)</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c3"/>
          \#(placing)
        </constraints>
        <connections>\#(outlets)</connections>
      </view>
      """#)
    return try await openLayouts(example).map { "\($0.severity.rawValue) \($0.message)" }
  }

  private func element(_ tag: String, _ more: String = "", inside: String = "") -> String {
    #"""
    <\#(tag) userLabel="a" translatesAutoresizingMaskIntoConstraints="NO" \#(more) id="a">
      <rect key="frame" x="0" y="0" width="320" height="50"/>\#(inside)
    </\#(tag)>
    """#
  }

  private let outlet = #"<outlet property="list" destination="a" id="o"/>"#

  @Test func `an empty view of a class may determine its size, and a plain one may not`() async throws {
    #expect(try await found(element("view")) == ["warning the height of the view 'a' is ambiguous"])
    #expect(
      try await found(element("view", #"customClass="Dots""#)) == [
        "note the height of the view 'a' is left to its class 'Dots'"
      ])
  }

  @Test func `a view with the height of an ambiguous view does not make it left to code`() async throws {
    let shadow = #"""
      <view userLabel="Shadow" customClass="Shadow" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="320" height="50"/>
        <constraints>
          <constraint firstItem="s" firstAttribute="top" secondItem="a" secondAttribute="top" id="c4"/>
          <constraint firstItem="s" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c5"/>
          <constraint firstItem="s" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c6"/>
          <constraint firstItem="s" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c7"/>
        </constraints>
      </view>
      """#
    #expect(
      try await found(shadow + element("view")) == ["note the height of the view 'Shadow' is left to code"])
  }

  @Test func `views with the same height for another reason do not decide instead of the class`() async throws {
    let chart = #"""
      <subviews><view userLabel="Chart" customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="320" height="50"/>
      </view></subviews>
      <constraints>
        <constraint firstItem="s" firstAttribute="top" secondItem="a" secondAttribute="top" id="c4"/>
        <constraint firstItem="s" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c5"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c6"/>
        <constraint firstItem="s" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c7"/>
      </constraints>
      """#
    #expect(
      try await found(element("view", inside: chart)) == [
        "note the height of the view 'Chart' is left to its class 'Chart'"
      ])
    let fixed = #"""
      <view translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="150" width="320" height="50"/>
        <constraints>
          <constraint firstAttribute="height" constant="50" id="c4"/>
          <constraint firstAttribute="width" constant="320" id="c5"/>
        </constraints>
      </view>
      """#
    let example = try await found(
      element("view", #"customClass="Dots""#) + fixed,
      placing: #"""
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c6"/>
        <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c7"/>
        """#)
    #expect(example == ["note the height of the view 'a' is left to its class 'Dots'"])
  }

  @Test func `an image view without an image is left to code if it has an outlet`() async throws {
    #expect(try await found(element("imageView")) == ["warning the height of the image view 'a' is ambiguous"])
    #expect(try await found(element("imageView"), outlet) == ["note the height of the image view 'a' is left to code"])
  }

  @Test func `the height of an empty stack view with an outlet is left to code, with its hidden views`() async throws {
    let vertical = #"axis="vertical""#
    #expect(
      try await found(element("stackView", vertical)) == ["warning the height of the stack view 'a' is ambiguous"])
    #expect(
      try await found(element("stackView", vertical), outlet) == [
        "note the height of the stack view 'a' is left to code"
      ])
    let hidden = #"""
      <subviews><view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="h">
        <rect key="frame" x="0" y="0" width="320" height="50"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </view></subviews>
        <constraints><constraint firstItem="i" firstAttribute="centerY" secondItem="h" secondAttribute="centerY" id="c4"/></constraints>
      </view></subviews>
      """#
    #expect(
      try await found(element("stackView", vertical, inside: hidden)) == [
        "note the height of the stack view 'a' is left to code"
      ])
  }

  @Test func `a suggestion has no number of the canvas`() async throws {
    let help = try await diagnostics(
      in: .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
          <view userLabel="a" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="8" y="30" width="100" height="50"/>
            <constraints><constraint firstAttribute="width" constant="100" id="c1"/></constraints>
          </view></subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="c2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c3"/>
          </constraints>
        </view>
        """#)
    ).first { $0.code == "layout/ambiguous" }?.help
    #expect(help == "add a constraint for its height or its bottom edge")
  }
}
