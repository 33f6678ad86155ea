import Foundation
import Testing
import ThemeSource

/// Diagnostics of layout, and layout that lists, cells and stack views determine.
struct LayoutDiagnosticsTests {
  private func codes(_ objects: String) async throws -> [String] {
    try await diagnostics(in: .objects(objects)).map { "\($0.severity.rawValue) \($0.code)" }
  }

  private func cell(height: Double) -> String {
    """
    <tableViewCell id="cell" customClass="ExampleCell">
      <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
        <subviews>
          <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <constraints><constraint firstAttribute="height" constant="44" id="c1"/></constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c4"/>
          <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c5"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test func `a cell with a height from its constraints may have been recorded higher`() async throws {
    #expect(try await codes(cell(height: 44)) == [])
    #expect(try await codes(cell(height: 44.5)) == [])
    #expect(try await codes(cell(height: 60)) == [])
  }

  @Test func `a cell lays out its content view even if that has another mask setting`() async throws {
    let objects = cell(height: 44).replacingOccurrences(
      of: #"tableViewCell="cell" id="content""#,
      with: #"tableViewCell="cell" translatesAutoresizingMaskIntoConstraints="NO" id="content""#)
    #expect(try await codes(objects) == [])
    let frameless = objects.replacingOccurrences(
      of: #"id="content">\#n    <rect key="frame" x="0" y="0" width="320" height="44.0"/>"#, with: #"id="content">"#)
    #expect(frameless != objects)
    #expect(try await codes(frameless) == [])
  }

  private func stack(alignment: String) -> String {
    """
    <view id="root">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <stackView axis="vertical" alignment="\(alignment)" id="stack" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="40" y="0" width="240" height="100"/></view>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c4"/>
        <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" id="c5"/>
      </constraints>
    </view>
    """
  }

  @Test(arguments: [("center", "40"), ("leading", "0"), ("trailing", "80")])
  func `a stack view determines the width of views that have no stated width`(alignment: String, x: String) async throws
  {
    #expect(try await codes(stack(alignment: alignment).replacingOccurrences(of: #"x="40""#, with: "x=\"\(x)\"")) == [])
  }

  @Test func `consequences of a layout value that cannot be parsed are not reported`() async throws {
    let objects = stack(alignment: "fill").replacingOccurrences(
      of: #"x="40" y="0" width="240""#, with: #"x="forty" y="0" width="320""#)
    #expect(try await codes(objects) == ["error syntax/bad-value"])
    let button = """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
        <button id="b" restorationIdentifier="a"><rect key="frame" x="0" y="0" width="0,5" height="9"/>
          <state key="normal" title="Send"/></button>
      </subviews></view>
      """
    #expect(try await codes(button) == ["error syntax/bad-value"])
  }

  // MARK: Documents without Auto Layout

  private static let constraints =
    #"<constraints><constraint firstAttribute="height" constant="100" id="c1"/></constraints>"#

  /// The diagnostics of a complete theme and of one that inherits from it.
  private func messages(_ parent: String, _ child: String = "", document: String = "") async throws -> [String] {
    let parent = """
      <document\(document)><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>\(parent)</view>
      </objects></document>
      """
    let overlay = """
      <document><theme screenlet="ExampleCell" name="dark" parent="default" form="overlay"/><objects>
      <view id="v" alpha="0.5">\(child)</view>
      </objects></document>
      """
    let example = DiagnosticExample.files(
      .whole("ExampleCell.xml", parent), .whole("ExampleCell_dark.xml", overlay))
    return try await diagnostics(in: example).filter { $0.code == "layout/autolayout-off" }.map { diagnostic in
      "\(diagnostic.span?.file.rawValue ?? 0) \(diagnostic.code): \(diagnostic.message)"
    }
  }

  @Test func `a document without the setting uses Auto Layout, which is reported if it has an effect`() async throws {
    #expect(try await messages("") == [])
    #expect(try await messages(Self.constraints, document: #" useAutolayout="YES""#) == [])
    let changed = #"<constraints><constraint id="c1" constant="90"/></constraints>"#
    #expect(
      try await messages(Self.constraints, changed) == [
        "0 layout/autolayout-off: the document does not set 'useAutolayout'; its constraints are used"
      ])
    #expect(
      try await messages(Self.constraints, changed, document: #" useAutolayout="NO""#) == [
        "0 layout/autolayout-off: the document does not use Auto Layout, so its constraint has no effect"
      ])
    // Interface Builder omits the setting where it is off.
    #expect(
      try await messages(Self.constraints, changed, document: #" toolsVersion="9060""#).count == 1)
  }

  @Test func `whether an overlay without its parent uses Auto Layout is unknown`() async throws {
    let overlay = """
      <document><theme screenlet="ExampleCell" name="dark" parent="gone" form="overlay"/><objects>
      <view id="v">\(Self.constraints)</view>
      </objects></document>
      """
    let found = try await diagnostics(in: .files(.whole("ExampleCell_dark.xml", overlay)))
    #expect(found.map(\.code) == ["theme/missing-parent"])
  }
}
