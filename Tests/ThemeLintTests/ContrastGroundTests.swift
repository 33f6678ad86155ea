import Testing
import ThemeSource

/// The background of text fields and labels.
struct ContrastGroundTests {
  /// The message about the contrast of a field's text, if it is too low, on a white or black root.
  private func ratio(_ border: String, text: Double, root: Double, ground: String = "") async throws -> [String] {
    let example = DiagnosticExample.objects(
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <textField text="Ada" \#(border) id="f">
            <rect key="frame" x="16" y="8" width="200" height="34"/>\#(ground)
            <color key="textColor" white="\#(text)" alpha="1" colorSpace="calibratedWhite"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
          </textField>
        </subviews>
        <color key="backgroundColor" white="\#(root)" alpha="1" colorSpace="calibratedWhite"/>
      </view>
      """#)
    return try await diagnostics(in: example).filter { $0.code == "a11y/contrast" }.map(\.message)
  }

  private static let rounded = #"borderStyle="roundedRect""#
  private static let white =
    "the text of the text field 'Ada' has a contrast ratio of 1:1 with its background; at least 4.5:1 is required"

  @Test(arguments: [true, false])
  func `a view with an outlet between a text and its background may get a color`(hasOutlet: Bool) async throws {
    let outlet = hasOutlet ? #"<connections><outlet property="box" destination="b" id="o"/></connections>"# : ""
    let example = DiagnosticExample.objects(
      #"""
      <view customClass="Card" id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <view id="b">
            <rect key="frame" x="0" y="0" width="320" height="100"/>
            <subviews>
              <label text="Ada" id="l">
                <rect key="frame" x="16" y="8" width="200" height="34"/>
                <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              </label>
            </subviews>
          </view>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>\#(outlet)
      </view>
      """#)
    let found = try await diagnostics(in: example).filter { $0.code == "a11y/contrast" }
    #expect(found.isEmpty == hasOutlet)
  }

  @Test func `a rounded border has a white background`() async throws {
    #expect(try await ratio(Self.rounded, text: 1, root: 0) == [Self.white])
    #expect(try await ratio(Self.rounded, text: 0, root: 0).isEmpty)
    #expect(try await ratio("", text: 1, root: 0).isEmpty)
    #expect(try await ratio("", text: 0, root: 0) == [Self.white])
  }

  @Test func `a background color replaces that of a rounded border`() async throws {
    let black = #"<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#
    let clear = #"<color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>"#
    for ground in [black, clear] {
      #expect(try await ratio(Self.rounded, text: 1, root: 0, ground: ground).isEmpty)
      #expect(try await ratio(Self.rounded, text: 0, root: 0, ground: ground) == [Self.white])
    }
  }
}
