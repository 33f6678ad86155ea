import Testing
import ThemeSource

/// Documents without Auto Layout, and views with fixed frames in documents with it.
struct AutoresizingTests {
  private func messages(_ code: Diagnostic.Code, _ example: DiagnosticExample) async throws -> [String] {
    try await diagnostics(in: example, enabling(code)).filter { $0.code == code }.map(\.message)
  }

  private func view(_ id: String, _ frame: String, mask: String?, _ more: String = "") -> String {
    let mask = mask.map { #"<autoresizingMask key="autoresizingMask" \#($0)/>"# } ?? ""
    return #"<view userLabel="\#(id)" id="\#(id)" \#(more)><rect key="frame" \#(frame)/>\#(mask)</view>"#
  }

  private func off(_ views: String...) async throws -> [String] {
    try await messages(
      "layout/autolayout-off",
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>\#(views.joined())</subviews></view>
        """#, document: #"useAutolayout="NO""#))
  }

  @Test func `a document without Auto Layout is reported only if it has views that do not adapt`()
    async throws
  {
    let wide = #"x="20" y="20" width="280" height="30""#
    #expect(
      try await off(view("a", wide, mask: #"flexibleMaxX="YES""#), view("b", wide, mask: nil)) == [
        "the document does not use Auto Layout, so the view 'a' and 1 other view do not adapt to other sizes"
      ])
    #expect(try await off(view("a", wide, mask: #"widthSizable="YES""#)) == [])
    #expect(try await off(view("a", wide, mask: #"flexibleMinX="YES" flexibleMaxX="YES""#)) == [])
    #expect(try await off() == [])
    // A view at the near side may keep its place.
    #expect(try await off(view("a", #"x="20" y="20" width="100" height="30""#, mask: nil)) == [])
  }

  private let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#

  @Test func `a fixed frame with a mask that keeps the distance to the far side is not reported`() async throws {
    func fixed(_ mask: String?) async throws -> [String] {
      try await messages(
        "layout/fixed-frame", .screen(view("a", #"x="200" y="20" width="100" height="30""#, mask: mask, self.fixed)))
    }
    #expect(try await fixed(#"flexibleMaxX="YES" flexibleMaxY="YES""#).count == 1)
    #expect(try await fixed(#"flexibleMinX="YES" flexibleMaxY="YES""#) == [])
    #expect(try await fixed(#"flexibleMaxX="YES" flexibleMinY="YES""#) == [])
  }

  @Test func `fixed frames that code may place are not reported`() async throws {
    func cell(_ outlets: String) async throws -> [String] {
      try await messages(
        "layout/fixed-frame",
        .objects(
          #"""
          <view customClass="Card" id="v">
            <rect key="frame" x="0" y="0" width="320" height="100"/>
            <subviews>
              \#(view("a", #"x="20" y="20" width="100" height="30""#, mask: nil, fixed))
              \#(view("b", #"x="20" y="60" width="100" height="30""#, mask: nil, fixed))
            </subviews>
            <connections>\#(outlets)</connections>
          </view>
          """#))
    }
    let outlets = #"<outlet property="a" destination="a" id="o1"/><outlet property="b" destination="b" id="o2"/>"#
    #expect(try await cell(outlets) == [])
    let one = try await cell(#"<outlet property="a" destination="a" id="o1"/>"#)
    #expect(one == ["the view 'b' keeps its recorded frame because no constraint positions it"])
  }
}
