import Testing
import ThemeProject
import ThemeSource

/// Diagnostics of screens at other sizes than the recorded one.
struct ScreenSizeTests {
  private func messages(
    _ example: DiagnosticExample, _ configuration: Configuration = Configuration()
  ) async throws -> [String] {
    try await diagnostics(in: example, configuration: configuration).map { "\($0.severity.rawValue) \($0.message)" }
  }

  /// A view that is 361 points wide and 16 from both sides, which fits only a screen of 393 points.
  private func box(_ attributes: String = "") -> String {
    #"""
    <view id="box" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="100" width="361" height="80"/>
      <constraints>
        <constraint firstAttribute="width" constant="361" \#(attributes) id="c1"/>
        <constraint firstAttribute="height" constant="80" id="c2"/>
      </constraints>
    </view>
    """#
  }

  private let sides = #"""
    <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c3"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="c4"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="c5"/>
    """#

  private func screen(_ subviews: String, _ constraints: String) -> DiagnosticExample {
    .screen(subviews, constraints: constraints, width: 393, height: 852)
  }

  @Test func `a conflict that only other devices have is reported once, with the devices`() async throws {
    #expect(
      try await messages(screen(box(), sides)) == [
        "warning 'root.trailing == box.trailing + 16' conflicts with 2 other constraints on iPhone SE and iPad"
      ])
  }

  @Test func `the configuration chooses the sizes`() async throws {
    var configuration = Configuration()
    configuration.sizes = []
    #expect(try await messages(screen(box(), sides), configuration) == [])
    configuration.sizes = [.points(Size(width: 393, height: 500)), .points(Size(width: 320, height: 568))]
    #expect(
      try await messages(screen(box(), sides), configuration).map { $0.hasSuffix(" on 320 × 568 points") } == [true])
    configuration.sizes = [.device("iphone-15-landscape")]
    #expect(
      try await messages(screen(box(), sides), configuration).map { $0.hasSuffix(" on iPhone 15 in landscape") } == [
        true
      ]
    )
  }

  @Test func `views that code replaces, loose views and freeform screens are not reported`() async throws {
    #expect(try await messages(screen(box(#"placeholder="YES""#), sides)) == [])
    let loose = #"""
      <view id="v"><rect key="frame" x="0" y="0" width="393" height="300"/><subviews>\#(box())</subviews>
        <constraints>\#(sides)</constraints></view>
      """#
    #expect(try await messages(.objects(loose)) == [])
    let freeform = DiagnosticExample.scenes(
      #"""
      <scene sceneID="s"><objects><viewController id="first">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\#(box())</subviews>
          <constraints>\#(sides)</constraints></view>
        <size key="freeformSize" width="393" height="852"/>
      </viewController></objects></scene>
      """#)
    #expect(try await messages(freeform) == [])
  }

  /// A label in a text style, 8 points from both sides of a cell of a table that fills the screen.
  private func table(_ text: String) -> DiagnosticExample {
    screen(
      #"""
      <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <prototypes>
          <tableViewCell reuseIdentifier="cell" id="cell">
            <rect key="frame" x="0" y="50" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
              <rect key="frame" x="0" y="0" width="393" height="44"/>
              <subviews>
                <label id="l" text="\#(text)" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="8" y="12" width="377" height="20.5"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
              </subviews>
              <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="8" id="c1"/>
                <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="8" id="c2"/>
                <constraint firstItem="l" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c3"/>
              </constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
      """#,
      #"""
      <constraint firstItem="table" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="t1"/>
      <constraint firstItem="table" firstAttribute="top" secondItem="v" secondAttribute="top" id="t2"/>
      <constraint firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="t3"/>
      <constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="t4"/>
      """#)
  }

  @Test func `a cell has the width of its table on the device`() async throws {
    var configuration = Configuration()
    configuration.sizes = [.points(Size(width: 320, height: 568))]
    let text = "A text of about three hundred and fifty points"
    #expect(
      try await messages(table(text), configuration).map {
        $0.contains("is cut off") && $0.hasSuffix("on 320 × 568 points")
      }
        == [true])
    #expect(try await messages(table("A short text"), configuration) == [])
  }

  @Test func `the largest text is laid out on the smallest screen`() async throws {
    var configuration = Configuration()
    configuration.textSizes = [.default, .accessibility]
    #expect(
      try await messages(table("Notifications"), configuration) == [])
    #expect(
      try await messages(table("Allow notifications"), configuration).map {
        $0.hasSuffix("on iPhone SE with the text size 'accessibility5'")
      } == [true])
  }
}
