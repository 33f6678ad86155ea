import Foundation
import Testing
import ThemeCompiler
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Diagnostics that a new project must not get, because the code is right or not worth a change.
struct FirstDayTests {
  private func codes(_ example: DiagnosticExample, _ settings: LintSettings = LintSettings()) async throws -> [String] {
    try await diagnostics(in: example, settings).map { "\($0.severity.rawValue) \($0.code)" }
  }

  private func xib(_ objects: String, document attributes: String = #"useAutolayout="YES""#) -> DiagnosticExample {
    .objects(objects, document: attributes)
  }

  // MARK: Rules that are off

  @Test func `a rule that is off by default reports no diagnostics from any source`() {
    let off = lintCatalog.filter { !$0.isOnByDefault }
    #expect(off.contains { $0.code == "layout/undetermined" })
    for descriptor in lintCatalog {
      let diagnostic = Diagnostic(descriptor, "something", at: nil, help: nil)
      let isReported = LintSettings().applied(to: diagnostic, path: "View.xib") != nil
      #expect(isReported == descriptor.isOnByDefault, "\(descriptor.code)")
      var strict = LintSettings()
      strict.profile = .strict
      #expect(strict.applied(to: diagnostic, path: "View.xib") != nil, "\(descriptor.code)")
    }
  }

  @Test func `layout that code determines is reported only on request`() async throws {
    let example = xib(
      #"""
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="320"/>
        <subviews><view customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO" id="k">
          <rect key="frame" x="0" y="0" width="320" height="100"/></view></subviews>
        <constraints>
          <constraint firstItem="k" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
          <constraint firstItem="k" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="k" secondAttribute="trailing" id="c3"/>
        </constraints>
      </view>
      """#)
    #expect(try await codes(example) == [])
    #expect(try await codes(example, enabling("layout/undetermined")) == ["warning layout/undetermined"])
  }

  // MARK: Resources

  @Test func `a color of an asset catalog is not reported as a missing resource of a document`() async throws {
    #expect(
      try await codes(
        xib(
          #"""
          <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/><color key="tintColor" name="Accent"/></view>
          """#)) == [])
  }

  private func palette(_ more: String, red: Double = 0.2) -> DiagnosticExample {
    .files(
      .whole(
        "ExampleCell.xib",
        #"""
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <view id="v">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
              <subviews>
                <label id="l" text="Total"><rect key="frame" x="0" y="0" width="90" height="21"/>\#(more)</label>
              </subviews>
              <color key="backgroundColor" name="paper"/>
            </view>
          </objects>
          <resources>
            <namedColor name="paper">
              <color red="\#(red)" green="\#(red)" blue="\#(red)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
          </resources>
        </document>
        """#))
  }

  private func color(_ key: String, _ value: Double) -> String {
    #"<color key="\#(key)" red="\#(value)" green="\#(value)" blue="\#(value)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  }

  @Test func `no named color is suggested for a text color equal to a background, or for white`() async throws {
    #expect(try await codes(palette(color("backgroundColor", 0.2))) == ["note theme/raw-color"])
    #expect(try await codes(palette(color("shadowColor", 0.2))) == [])
    #expect(try await codes(palette(color("backgroundColor", 1), red: 1)) == [])
  }

  @Test func `all documents for other platforms are one note`() async throws {
    let mac =
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects/></document>"#
    let found = try await diagnostics(
      in: .files(.whole("App/A.xib", mac), .whole("App/B.xib", mac), .whole("App/C.xib", mac)))
    #expect(found.map(\.message) == ["3 documents are not for iOS and are skipped"])
    #expect(found.first?.related.count == 2)
    #expect(
      try await diagnostics(in: .files(.whole("App/A.xib", mac))).map(\.message)
        == ["the document is for 'MacOSX.Cocoa', not for iOS, and is skipped"])
  }

  @Test func `XIBs of one name in several apps do not shadow each other`() async throws {
    let view = #"<view id="v" customClass="Banner"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#
    let files = DiagnosticExample.files(.objects("Apps/One/Banner.xib", view), .objects("Apps/Two/Banner.xib", view))
    #expect(try await codes(files) == [])
  }

  @Test func `traits, symbols and embedded pictures are not reported as missing images of the catalog`()
    async throws
  {
    let document = DiagnosticExample.File.whole(
      "App/ExampleCell.xib",
      #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <stackView id="s">
            <rect key="frame" x="0" y="0" width="132" height="44"/>
            <subviews>
              <imageView image="logo.png" id="a"><rect key="frame" x="0" y="0" width="44" height="44"/>
                <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/></accessibility>
              </imageView>
              <imageView image="star" catalog="system" id="b"><rect key="frame" x="44" y="0" width="44" height="44"/></imageView>
              <imageView image="b:image" id="c"><rect key="frame" x="88" y="0" width="44" height="44"/></imageView>
            </subviews>
          </stackView>
        </objects>
        <resources>
          <image name="logo.png" width="44" height="44"/>
          <image name="star" catalog="system" width="16" height="16"/>
          <image name="b:image" width="44" height="44"><mutableData key="keyedArchiveRepresentation">YQ</mutableData></image>
        </resources>
      </document>
      """#)
    let catalog = DiagnosticExample.File.whole("App/Media.xcassets/Group/logo.imageset/Contents.json", "{}")
    #expect(try await codes(.files(catalog, document)).filter { $0.contains("assets/") } == [])
    let renamed = DiagnosticExample.File.whole("App/Media.xcassets/Group/mark.imageset/Contents.json", "{}")
    #expect(
      try await codes(.files(renamed, document)).filter { $0.contains("assets/") } == ["warning assets/missing-image"])
    let file = DiagnosticExample.File.whole("App/Pictures/logo@2x~ipad.png", "")
    #expect(try await codes(.files(renamed, file, document)).filter { $0.contains("assets/") } == [])
  }

  // MARK: Layout

  @Test func `content of a view of a sketched size may be outside or flat`() async throws {
    let label = #"<label id="l" text="Delete"><rect key="frame" x="300" y="0" width="90" height="21"/></label>"#
    let view =
      #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>\#(label)</subviews></view>"#
    #expect(try await codes(xib(view)) == [])
    #expect(try await codes(.screen(label)) == ["warning layout/out-of-bounds"])
    // A view that is completely outside is moved in by code.
    #expect(try await codes(.screen(label.replacingOccurrences(of: #"x="300""#, with: #"x="321""#))) == [])
  }

  @Test(arguments: [(900, ["warning layout/out-of-bounds", "note layout/misplaced"]), (8, [])])
  func `a label that a changed constraint moves off the screen is outside`(top: Int, expected: [String]) async throws {
    let label = DiagnosticExample.screen(
      #"""
      <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="8" width="80" height="20"/>
      </label>
      """#,
      constraints: #"""
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\#(top)" id="c2"/>
        """#)
    #expect(try await codes(label) == expected)
  }

  @Test func `a length of zero that a constraint states is intended`() async throws {
    let collapsed = #"""
      <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="320" height="0"/>
        <subviews>
          <label id="l" text="Total"><rect key="frame" x="0" y="0" width="90" height="0"/></label>
        </subviews>
        <constraints><constraint firstAttribute="height" id="c1"/></constraints>
      </view>
      """#
    #expect(try await codes(.screen(collapsed)).filter { $0.contains("zero-area") } == [])
  }

  @Test func `fixed frames are reported once per document, except for views that their masks place`()
    async throws
  {
    func label(_ number: Int, _ more: String) -> String {
      #"""
      <label id="l\#(number)" fixedFrame="YES" text="Total" \#(more)>
        <rect key="frame" x="16" y="\#(24 * number)" width="90" height="21"/>
      </label>
      """#
    }
    let untranslated = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let labels = (0..<3).map { label($0, untranslated) }.joined(separator: "\n")
    let found = try await diagnostics(in: .screen(labels), enabling("layout/fixed-frame")).filter {
      $0.code == "layout/fixed-frame"
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("and 2 other views") == true)
    #expect(
      try await codes(.screen(label(0, "")), enabling("layout/fixed-frame")).filter { $0.contains("fixed-frame") } == []
    )
  }

  private func button(width: Int, height: Int) -> DiagnosticExample {
    .screen(
      #"""
      <button id="b" tag="1">
        <rect key="frame" x="0" y="20" width="\#(width)" height="\#(height)"/><state key="normal" title="Send"/>
      </button>
      """#)
  }

  @Test func `buttons with text may be low, and even lower if they fill a row`() async throws {
    #expect(try await codes(button(width: 60, height: 30)) == [])
    #expect(try await codes(button(width: 60, height: 24)) == ["note layout/touch-target"])
    #expect(try await codes(button(width: 300, height: 24)) == [])
  }

  @Test func `a ratio with swapped sides is a duplicate constraint`() async throws {
    func box(_ second: String) -> DiagnosticExample {
      xib(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><constraints>
          <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="2:1" id="a"/>
          \#(second)
        </constraints></view>
        """#)
    }
    let half = #"<constraint firstAttribute="height" secondItem="v" secondAttribute="width" multiplier="0.5" id="b"/>"#
    #expect(try await codes(box(half)) == ["warning layout/duplicate-constraint"])
    let least = half.replacingOccurrences(of: " id=", with: #" relation="lessThanOrEqual" id="#)
    #expect(try await codes(box(least)) == [])
  }

  @Test func `constraints without effect are warnings`() async throws {
    func view(_ constraint: String) -> DiagnosticExample {
      xib(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><constraints>
          \#(constraint)
        </constraints></view>
        """#)
    }
    for constraint in [
      #"<constraint firstAttribute="width" secondItem="v" secondAttribute="width" id="a"/>"#,
      #"<constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="0" constant="200" id="a"/>"#,
      #"<constraint firstAttribute="width" priority="0" constant="200" id="a"/>"#,
    ] {
      #expect(
        try await codes(view(constraint)).filter { $0.contains("degenerate") }
          == ["warning layout/degenerate-constraint"])
    }
    let ratio = #"<constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="2:1" id="a"/>"#
    #expect(try await codes(view(ratio)) == [])
  }

  private func conflict(_ wide: String) -> String {
    #"""
    <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="320" height="40"/>
      <constraints>
        <constraint firstAttribute="height" constant="40" id="c1"/>
        <constraint firstAttribute="width" constant="200" id="c2"/>
        \#(wide)
      </constraints>
    </view>
    """#
  }

  private func root(_ wide: String, _ more: String) -> String {
    #"""
    <view key="view" id="v">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\#(conflict(wide))</subviews>
      <constraints>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d1"/>
        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="d2"/>
        \#(more)
      </constraints>
    </view>
    """#
  }

  @Test func `a conflict that exists only at a sketched size is not reported`() async throws {
    let trailing = #"<constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="d3"/>"#
    let wide = #"<constraint firstAttribute="width" constant="320" id="c3"/>"#
    func scene(_ view: String) -> DiagnosticExample {
      .scenes("<scene sceneID=\"s\"><objects><viewController id=\"first\">\(view)</viewController></objects></scene>")
    }
    func sketch(_ view: String) -> DiagnosticExample { xib(view.replacingOccurrences(of: " key=\"view\"", with: "")) }
    #expect(
      try await codes(scene(root("", trailing))).filter { $0.contains("unsat") } == ["error layout/unsatisfiable"])
    #expect(try await codes(sketch(root("", trailing))).filter { $0.contains("unsat") } == [])
    #expect(try await codes(sketch(root(wide, ""))).filter { $0.contains("unsat") } == ["error layout/unsatisfiable"])
  }

  @Test func `content gives way to a constraint at every priority`() async throws {
    let label = #"""
      <label text="Total" verticalHuggingPriority="1000" id="l" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="60" height="60"/>
        <constraints><constraint firstAttribute="height" constant="60" id="c1"/></constraints>
      </label>
      """#
    #expect(try await codes(.screen(label)).filter { $0.contains("unsat") } == [])
  }

  // MARK: References

  @Test func `a reference that only excludes a missing element is a note with a safe fix`() async throws {
    let view = #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <variation key="default">
          <mask key="subviews">
            <exclude reference="gone"/>
          </mask>
        </variation>
      </view>
      """#
    let found = try await diagnostics(in: xib(view))
    #expect(found.map { "\($0.severity.rawValue) \($0.code)" } == ["note syntax/dangling-reference"])
    #expect(found.flatMap(\.fixes).map(\.safety) == [.safe])
  }

  @Test func `a reference to another storyboard needs a controller there, if a segue shows it`() async throws {
    func main(_ reference: String, segue destination: String = "second") -> DiagnosticExample.File {
      .scenes(
        "Main.storyboard",
        """
        <scene sceneID="s1"><objects><viewController id="first">
          <connections><segue destination="\(destination)" kind="show" identifier="other" id="g1"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardIdentifier="x" storyboardName="Other" \(reference) id="second"/>
        </objects></scene>
        """)
    }
    let other = DiagnosticExample.File.scenes(
      "Other.storyboard",
      """
      <scene sceneID="s1"><objects><viewController storyboardIdentifier="A" id="a"/></objects></scene>
      """, document: #"useAutolayout="YES""#)
    #expect(try await codes(.files(main(""), other)) == ["error storyboard/unknown-reference"])
    #expect(try await codes(.files(main("", segue: "first"), other)) == [])
    #expect(try await codes(.files(main(#"referencedIdentifier="A""#), other)) == [])
    #expect(
      try await codes(.files(main(#"referencedIdentifier="B""#), other)) == ["error storyboard/unknown-reference"])
    // Another bundle, and a storyboard in another place.
    #expect(try await codes(.files(main(#"bundleIdentifier="org.other""#), other)) == [])
    #expect(try await codes(.files(main(#"referencedIdentifier="B""#))) == [])
  }

  // MARK: Accessibility

  @Test func `texts with colors that code may set are not reported`() async throws {
    func label(_ more: String) -> DiagnosticExample {
      xib(
        #"""
        <view id="v" customClass="ExampleCell">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <label id="l" text="Total">
              <rect key="frame" x="0" y="0" width="90" height="21"/>
              \#(color("textColor", 0.8))
            </label>
          </subviews>
          \#(color("backgroundColor", 1))
          <connections>\#(more)</connections>
        </view>
        """#)
    }
    #expect(try await codes(label("")) == ["warning a11y/contrast"])
    #expect(try await codes(label(#"<outlet property="total" destination="l" id="o1"/>"#)) == [])
  }

  @Test func `buttons with labels that code may set are not reported`() async throws {
    func button(_ connections: String) -> DiagnosticExample {
      xib(
        #"""
        <view id="v" customClass="ExampleCell">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <button id="b">
              <rect key="frame" x="0" y="0" width="44" height="44"/>
              <state key="normal" image="trash-can"/>
              <connections><action selector="remove" destination="v" eventType="touchUpInside" id="a1"/></connections>
            </button>
          </subviews>
          <connections>\#(connections)</connections>
        </view>
        """#)
    }
    #expect(try await codes(button("")) == ["warning a11y/image-button-label"])
    #expect(try await codes(button(#"<outlet property="remover" destination="b" id="o1"/>"#)) == [])
  }

  // MARK: Places and proposals

  @Test func `a control character is reported at its place in a text of several lines`() async throws {
    let found = try await diagnostics(
      in: xib(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <label id="l"><rect key="frame" x="0" y="0" width="90" height="21"/>
              <string key="text">one
        two\u{9D}</string>
            </label>
          </subviews>
        </view>
        """)
    ).first { $0.code == "text/control-character" }
    let span = try #require(found?.span)
    #expect(span.range.end - span.range.start == 2)
  }

  // MARK: Profiles

  @Test func `profiles choose rules, and the configuration of a rule overrides them`() async throws {
    var settings = LintSettings()
    let scene = DiagnosticExample.scenes(
      """
      <scene sceneID="s1"><objects><viewController id="first"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="second"/></objects></scene>
      """, document: #"useAutolayout="YES" initialViewController="first""#)
    #expect(try await codes(scene) == ["warning storyboard/unreachable-scene"])
    settings.profile = .themesOnly
    #expect(try await codes(scene, settings) == [])
    settings.rules = [.init(code: "storyboard/*", level: .note)]
    #expect(try await codes(scene, settings) == ["note storyboard/unreachable-scene"])
    settings = LintSettings()
    settings.profile = .strict
    #expect(try await codes(scene, settings).contains("warning style/use-trait-collections"))
    settings.profile = .interfaceBuilder
    #expect(try await codes(scene, settings) == ["warning storyboard/unreachable-scene"])
  }
}
