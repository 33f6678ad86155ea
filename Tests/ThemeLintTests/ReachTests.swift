import Testing
import ThemeSource

/// Views that code replaces, that are never used or that are never visible.
struct ReachTests {
  private func codes(_ example: DiagnosticExample, _ wanted: Diagnostic.Code) async throws -> [String] {
    try await diagnostics(in: example).filter { $0.code == wanted }.map { "\($0.severity.rawValue) \($0.message)" }
  }

  private func card(_ subviews: String, _ outlets: String = "") -> DiagnosticExample {
    .objects(
      #"""
      <view customClass="Card" id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>\#(subviews)</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <connections>\#(outlets)</connections>
      </view>
      """#)
  }

  private func stack(_ views: String) -> String {
    #"<stackView distribution="fillEqually" id="s"><rect key="frame" x="0" y="0" width="320" height="24"/><subviews>\#(views)</subviews></stackView>"#
  }

  private let outlet = #"<outlet property="row" destination="s" id="o"/>"#

  private func label(_ more: String = "") -> String {
    #"""
    <label id="l" text="Mon" \#(more)><rect key="frame" x="16" y="8" width="80" height="20"/>
      <color key="textColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
    """#
  }

  @Test func `colors of texts that code replaces are not compared with their background`() async throws {
    let code: Diagnostic.Code = "a11y/contrast"
    #expect(try await codes(card(label()), code).count == 1)
    #expect(try await codes(card(label(#"tag="2""#)), code) == [])
    #expect(try await codes(card(stack(label())), code).count == 1)
    #expect(try await codes(card(stack(label()), outlet), code) == [])
  }

  private func star(_ number: Int, _ action: Bool, _ more: String = "") -> String {
    let connections =
      action
      ? #"<connections><action selector="rate:" destination="v" eventType="touchUpInside" id="a\#(number)"/></connections>"#
      : ""
    return #"""
      <button \#(more) id="b\#(number)"><rect key="frame" x="\#(20 * number)" y="0" width="20" height="20"/>
        <state key="normal" image="star-outline"/>\#(connections)</button>
      """#
  }

  @Test func `buttons without actions need no label and no larger target`() async throws {
    for code in ["a11y/image-button-label", "layout/touch-target"] as [Diagnostic.Code] {
      #expect(try await codes(card(star(0, true)), code).count == 1)
      #expect(try await codes(card(star(0, false)), code) == [])
      #expect(try await codes(card(star(0, true, #"userInteractionEnabled="NO""#)), code) == [])
    }
  }

  @Test func `buttons of a stack view that shows a value need no label`() async throws {
    let stars = card(stack((0..<5).map { star($0, false) }.joined()), outlet)
    #expect(try await codes(stars, "a11y/image-button-label") == [])
    #expect(try await codes(stars, "layout/touch-target") == [])
  }

  @Test func `equal buttons of a stack view are reported once`() async throws {
    let stars = card(stack((0..<5).map { star($0, true) }.joined()))
    #expect(
      try await codes(stars, "a11y/image-button-label") == [
        "warning the button with the image 'star-outline' and 4 like it have no accessibility label"
      ])
    let targets = try await codes(stars, "layout/touch-target")
    #expect(targets.count == 1 && targets.first?.contains("and 4 like it are ") == true)
  }

  @Test func `a button without an action is a note with a picture, and a warning with a text`() async throws {
    let code: Diagnostic.Code = "model/unwired-control"
    #expect(try await codes(card(star(0, false)), code).map { $0.hasPrefix("note ") } == [true])
    let text = #"""
      <button id="b"><rect key="frame" x="0" y="0" width="80" height="44"/><state key="normal" title="Send"/></button>
      """#
    #expect(try await codes(card(text), code).map { $0.hasPrefix("warning ") } == [true])
  }

  /// A scene with another view after its controller.
  private func dock(_ outlet: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="s"><objects>
        <viewController customClass="Card" id="first">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          <connections>\#(outlet)</connections>
        </viewController>
        <view id="d">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Label"><rect key="frame" x="16" y="8" width="80" height="20"/></label>
            <button id="b"><rect key="frame" x="0" y="40" width="80" height="44"/><state key="normal" title="Send"/></button>
          </subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="d" secondAttribute="top" constant="8" id="c1"/>
          </constraints>
        </view>
      </objects></scene>
      """#)
  }

  @Test func `a view in the dock without references is never visible`() async throws {
    for code in ["text/placeholder-text", "model/unwired-control"] as [Diagnostic.Code] {
      #expect(try await codes(dock(""), code) == [])
      #expect(try await codes(dock(#"<outlet property="extra" destination="d" id="o"/>"#), code).count == 1)
    }
  }

  @Test func `a text that a runtime attribute replaces may be longer or shorter`() async throws {
    func label(_ path: String) -> DiagnosticExample {
      .screen(
        #"""
        <label id="l" text="Choose a username" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="16" y="40" width="54" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\#(path)" value="x"/>
          </userDefinedRuntimeAttributes>
        </label>
        """#,
        constraints: #"""
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="250" id="c3"/>
          """#)
    }
    #expect(try await codes(label("layer.cornerRadius"), "layout/truncated-text").count == 1)
    #expect(try await codes(label("xibLocKey"), "layout/truncated-text") == [])
  }

  @Test func `a button that is a top-level object of a XIB is passed to code`() async throws {
    let button =
      #"<button id="b"><rect key="frame" x="0" y="0" width="80" height="44"/><state key="normal" title="Send"/></button>"#
    let code: Diagnostic.Code = "model/unwired-control"
    #expect(try await codes(.objects(button), code) == [])
    let inView =
      #"<view id="v"><rect key="frame" x="0" y="0" width="80" height="44"/><subviews>\#(button)</subviews></view>"#
    #expect(try await codes(.objects(inView), code).count == 1)
  }

  @Test func `the help for an empty button without an action is to remove it`() async throws {
    func help(_ state: String) async throws -> [String?] {
      let button = #"<button id="b"><rect key="frame" x="0" y="0" width="24" height="24"/>\#(state)</button>"#
      let example = DiagnosticExample.objects(
        #"<view id="v"><rect key="frame" x="0" y="0" width="80" height="44"/><subviews>\#(button)</subviews></view>"#)
      return try await diagnostics(in: example).filter { $0.code == "model/unwired-control" }.map(\.help)
    }
    #expect(try await help("") == ["remove it, or connect an action or an outlet"])
    #expect(
      try await help(#"<state key="normal" image="logo"/>"#) == ["use an image view, or connect an action or an outlet"]
    )
  }
}
