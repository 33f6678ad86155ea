import Diagnostics
import Foundation
import Testing

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

  @Test func `what code changes or margins decide is not reported`() async throws {
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

  @Test func `a few points are none, but a view without extent is`() async throws {
    #expect(try await found(box("a", y: 25), pins("a", top: 10)) == [])
    #expect(
      try await found(box("a", y: 10, height: 0), pins("a", top: 10)) == [
        "note the recorded frame of the view 'a' is (20, 10, 100, 0), but its constraints produce height 20"
      ])
  }

  @Test func `what optional constraints and texts decide is not reported`() async throws {
    let loose = #"""
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" priority="500" id="t"/>
      """#
    #expect(try await found(box("a", y: 200), loose) == [])
    let label = #"""
      <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="10" width="200" height="100"/></label>
      """#
    let below =
      pins("l", top: 10) + #"""
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="m"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="n"/>
        """#
    #expect(try await found(label + box("a", y: 118), below) == [])
  }
}
