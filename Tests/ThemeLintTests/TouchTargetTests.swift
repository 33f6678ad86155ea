import Diagnostics
import Testing

/// Sizes of buttons that depend on what a device shows.
struct TouchTargetTests {
  private func messages(_ example: DiagnosticExample) async throws -> [String] {
    try await diagnostics(in: example).filter { $0.code == "layout/touch-target" }.map(\.message)
  }

  /// A button with a picture that does something.
  private func button(_ state: String, width: Int, height: Int, more: String = "") -> String {
    #"""
    <button restorationIdentifier="send-action" \#(more) id="b">
      <rect key="frame" x="20" y="20" width="\#(width)" height="\#(height)"/><state key="normal" \#(state)/>
    </button>
    """#
  }

  @Test func `a size that differs between devices is the largest one`() async throws {
    let pinned = button(
      #"image="send""#, width: 160, height: 30, more: #"translatesAutoresizingMaskIntoConstraints="NO""#)
    let constraints = #"""
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.05" id="c3"/>
      <constraint firstItem="b" firstAttribute="height" secondItem="v" secondAttribute="width" multiplier="0.025" id="c4"/>
      """#
    let found = try await messages(.screen(pinned, constraints: constraints))
    #expect(found.count == 1)
    // The widest device of the default sizes is an iPad, 768 points wide: a twentieth is 38.4 points, and 38.5 in whole pixels.
    #expect(found.first?.contains("at most 38.5 × 19 points; the minimum is 40 × 40") == true, "\(found.first ?? "-")")
    let fixed = try await messages(.screen(button(#"image="send""#, width: 30, height: 30)))
    #expect(fixed.map { $0.contains("is 30 × 30 points") } == [true], "\(fixed)")
  }

  @Test func `a wide background without an image is that of a text`() async throws {
    #expect(try await messages(.screen(button(#"backgroundImage="pill""#, width: 80, height: 30))) == [])
    #expect(try await messages(.screen(button(#"backgroundImage="disc""#, width: 30, height: 30))).count == 1)
    #expect(try await messages(.screen(button(#"image="disc""#, width: 80, height: 30))).count == 1)
  }

  @Test func `a symbol is as large as it was recorded`() async throws {
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let constraints = #"""
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      """#
    let symbol = #"image="gear" catalog="system""#
    #expect(
      try await messages(.screen(button(symbol, width: 44, height: 42, more: free), constraints: constraints)) == [])
    #expect(
      try await messages(.screen(button(symbol, width: 22, height: 20, more: free), constraints: constraints)).count
        == 1)
  }

  /// Xcode lists symbols with the sizes that its library shows them in, which are not those of a button.
  @Test func `a listed symbol is as large as it was recorded`() async throws {
    let inset = #"<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>"#
    let constraints = #"""
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      """#
    for (width, height, count) in [(44, 42, 0), (35, 38, 1)] {
      var example = DiagnosticExample.screen(
        button(
          #"image="trash" catalog="system""#, width: width, height: height,
          more: #"translatesAutoresizingMaskIntoConstraints="NO""#
        ).replacing("<state", with: inset + "<state"), constraints: constraints)
      example.files[0].text = example.files[0].text.replacing(
        "</document>",
        with: #"<resources><image name="trash" catalog="system" width="128" height="121"/></resources></document>"#)
      let found = try await messages(example)
      #expect(found.count == count, "\(found)")
      #expect(found.allSatisfy { $0.contains("\(width) × \(height) points") }, "\(found)")
    }
  }
}
