import Testing
import ThemeSource

/// Faults with one cause, which are reported once.
struct OncePerCauseTests {
  private func found(_ code: Diagnostic.Code, _ example: DiagnosticExample) async throws -> [Diagnostic] {
    try await diagnostics(in: example).filter { $0.code == code }
  }

  @Test func `size classes that list deleted constraints are one note`() async throws {
    func view(_ excluded: String) -> DiagnosticExample {
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <variation key="default">
            <mask key="constraints">
              \#(excluded)
            </mask>
          </variation>
          <variation key="widthClass=regular"><mask key="constraints"><include reference="gone-1"/></mask></variation>
        </view>
        """#)
    }
    let one = try await found("syntax/dangling-reference", view(#"<exclude reference="gone-1"/>"#))
    #expect(one.map(\.message) == ["the deleted constraint 'gone-1' is still listed in size classes"])
    let two = try await found(
      "syntax/dangling-reference", view("<exclude reference=\"gone-1\"/>\n<exclude reference=\"gone-2\"/>"))
    #expect(two.map(\.message) == ["2 deleted constraints are still listed in size classes"])
    #expect(two.first?.severity == .note)
    #expect(two.first?.fixes.first?.edits.count == 3)
  }

  @Test(arguments: ["child", "extended"])
  func `a removed action is reported as a change of the parent or as missing, not as both`(kind: String) async throws {
    let example = DiagnosticExample.files(
      .whole(
        "Schemas/NoteViewModel.xml",
        #"""
        <viewModel name="NoteViewModel" screenlets="Note">
          <outlet name="saveButton" class="UIButton" required="YES"/>
          <action name="save" trigger="saveButton"/>
        </viewModel>
        """#),
      .whole(
        "Sources/NoteScreenletView_default.swift",
        """
        import UIKit
        class NoteScreenletView_default: BaseScreenletView {
          @IBOutlet var saveButton: UIButton?
          @IBAction func saveTapped(_ sender: Any) { userAction(name: "save") }
        }
        class NoteScreenletView_flat: NoteScreenletView_default {}
        """),
      .theme(
        "Themes/NoteScreenletView_default.xml", #"<theme screenlet="Note" name="default" kind="default"/>"#,
        #"""
        <view id="root" customClass="NoteScreenletView_default">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <button id="save"><rect key="frame" x="0" y="0" width="100" height="48"/>
              <state key="normal" title="Save"/>
              <connections>
                <action selector="saveTapped:" destination="root" eventType="touchUpInside" id="act"/>
              </connections>
            </button>
          </subviews>
          <connections><outlet property="saveButton" destination="save" id="out"/></connections>
        </view>
        """#),
      .theme(
        "Themes/NoteScreenletView_flat.xml",
        #"<theme screenlet="Note" name="flat" kind="\#(kind)" parent="default" form="overlay"/>"#,
        (kind == "extended" ? #"<view id="root" customClass="NoteScreenletView_flat"/>"# : "")
          + #"<remove reference="act"/>"#))
    let found = try await diagnostics(in: example).filter {
      $0.code.rawValue.contains("action") || $0.code.rawValue.contains("connection")
    }
    #expect(found.map(\.code) == [kind == "child" ? "theme/child-changes-connection" : "model/missing-action"])
  }

  private func color(_ key: String) -> String {
    #"<color key="\#(key)" red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  }

  @Test func `all uses of a color that has a name are one diagnostic, unless code replaces the view`() async throws {
    func document(_ outlet: String) -> DiagnosticExample {
      .files(
        .whole(
          "ExampleCell.xib",
          #"""
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
              <view customClass="Card" id="v">
                <rect key="frame" x="0" y="0" width="320" height="44"/>
                <subviews>
                  <stackView id="s"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
                    <label text="Mon" id="a"><rect key="frame" x="0" y="0" width="90" height="44"/>\#(color("textColor"))</label>
                    <label text="Tue" id="b"><rect key="frame" x="90" y="0" width="90" height="44"/>\#(color("textColor"))</label>
                    <label text="Wed" id="c"><rect key="frame" x="180" y="0" width="90" height="44"/>
                      <color key="textColor" name="accent"/></label>
                  </subviews></stackView>
                </subviews>
                <connections>\#(outlet)</connections>
              </view>
            </objects>
            <resources><namedColor name="accent">
              <color red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor></resources>
          </document>
          """#))
    }
    let all = try await found("theme/raw-color", document(""))
    #expect(all.map(\.message) == ["this color and 1 other equal the named color 'accent'"])
    #expect(all.first?.fixes.first?.edits.count == 2)
    #expect(try await found("theme/raw-color", document(#"<outlet property="s" destination="s" id="o"/>"#)).isEmpty)
  }

  @Test func `Interface Builder keeps the list of resources itself`() async throws {
    let xib = DiagnosticExample.files(
      .whole(
        "ExampleCell.xib",
        #"""
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view></objects>
          <resources><image name="star" width="9" height="9"/></resources>
        </document>
        """#))
    #expect(try await found("theme/unused-resource", xib).isEmpty)
  }

  private func sides(_ name: String, _ constraints: String, _ outlet: String = "") -> DiagnosticExample {
    .objects(
      #"""
      <view customClass="Card" id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <view userLabel="\#(name)" translatesAutoresizingMaskIntoConstraints="NO" id="w">
            <rect key="frame" x="20" y="0" width="280" height="100"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
          <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/>
          \#(constraints)
        </constraints>
        <connections>\#(outlet)</connections>
      </view>
      """#)
  }

  @Test func `left and right are reported once for a view, unless they are intended`() async throws {
    let left =
      #"<constraint firstItem="w" firstAttribute="left" secondItem="v" secondAttribute="left" constant="20" id="c1"/>"#
    func right(_ relation: String) -> String {
      #"<constraint firstAttribute="right" \#(relation) secondItem="w" secondAttribute="right" constant="20" id="c2"/>"#
    }
    let limit = right(#"relation="greaterThanOrEqual""#)
    let code: Diagnostic.Code = "layout/left-right"
    let one = try await found(code, sides("Badge", left + limit))
    #expect(
      one.map(\.message) == [
        "the view 'Badge' is constrained to 'left', which is not mirrored in right-to-left languages"
      ])
    #expect(one.first?.severity == .note)
    #expect(one.first?.fixes.first?.edits.count == 4)
    #expect(try await found(code, sides("Badge", left + right(""))).isEmpty)
    #expect(try await found(code, sides("leftPanel", left + limit)).isEmpty)
    #expect(try await found(code, sides("Bright", left + limit)).count == 1)
    #expect(
      try await found(code, sides("Badge", left + limit, #"<outlet property="x" destination="c1" id="o"/>"#)).isEmpty)
  }

  @Test func `a deprecated controller and its root view are one diagnostic`() async throws {
    let scene = DiagnosticExample.scenes(
      #"""
      <scene sceneID="s"><objects><glkViewController id="first">
        <glkView key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></glkView>
      </glkViewController></objects></scene>
      """#)
    #expect(
      try await found("api/deprecated-class", scene).map(\.message) == [
        "GLKViewController is deprecated since iOS 12.0"
      ])
  }

  @Test func `an unused reference is reported with its storyboard`() async throws {
    let scenes = DiagnosticExample.scenes(
      #"""
      <scene sceneID="s1"><objects><viewController id="first"/></objects></scene>
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Settings" id="second"/></objects></scene>
      """#)
    #expect(
      try await found("storyboard/unreachable-scene", scenes).map(\.message) == [
        "the reference to the storyboard 'Settings' is unused: no segue leads to it"
      ])
  }
}
