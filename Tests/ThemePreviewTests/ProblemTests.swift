import Foundation
import TerminalCells
import TerminalUI
import Testing
import ThemeCompiler
import ThemeRendering
import ThemeSource

@testable import ThemePreview

/// The problems of a theme and the keys that lead to them.
@Suite struct ProblemTests {
  @Test func `the number of errors is shown at once, and a key opens the constraint`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.file(Self.conflicting)]))
    #expect(script.text.split(separator: "\n").first?.contains("1 error") == true)
    #expect(!script.text.contains("before the error"))
    #expect(script.text.contains("g go to the problem"))
    script.type("g")
    let inspector = try script.inspector
    #expect(inspector.id == "lbl-01-aaa")
    #expect(inspector.chosen?.key == "constraint.con-04-ddd.constant")
    #expect(script.text.contains("AView_default.xib:"))
    // Only the two constraints are marked.
    let marked = inspector.rows.filter { $0.severity != nil }
    #expect(marked.map(\.value?.key) == ["constraint.con-03-ccc.constant", "constraint.con-04-ddd.constant"])
    #expect(marked.allSatisfy { $0.severity == .error })
  }

  @Test func `broken constraints are listed before the values`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.file(Self.conflicting)]))
    script.type("g")
    let headings = try script.inspector.rows.filter { if case .heading = $0.kind { true } else { false } }
    #expect(headings.prefix(3).map(\.label) == ["Diagnostics", "Broken constraints", "Values"])
  }

  @Test func `a missing constraint is explained in full`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.file(Self.leading)]))
    #expect(script.text.contains("1 warning"))
    script.type("g")
    #expect(try script.inspector.id == "lbl-01-aaa")
    let shown = try script.inspector.rows.map(\.text).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
    #expect(shown.contains("help: add a constraint for its top edge, its bottom edge or its vertical center"))
  }

  @Test func `keys step through the problems, and continue after one that is repaired`() throws {
    let second = Self.conflicting.replacingOccurrences(of: "lbl-01-aaa", with: "lbl-02-bbb")
      .replacingOccurrences(of: "con-", with: "cos-")
    var script = try #require(PreviewScript(["AView_default.xib": Self.file(Self.conflicting + second)]))
    #expect(script.text.contains("2 errors"))
    script.type("g")
    #expect(try script.inspector.id == "lbl-01-aaa")
    script.type("g")
    #expect(try script.inspector.id == "lbl-02-bbb")
    script.type("g")
    #expect(try script.inspector.id == "lbl-01-aaa")
    script.type("G")
    #expect(try script.inspector.id == "lbl-02-bbb")
    script.type("g")
    script.change("AView_default.xib", Self.file(Self.placing + second))
    script.type("g")
    #expect(try script.inspector.id == "lbl-02-bbb")
    let placed = Self.placing.replacingOccurrences(of: "lbl-01-aaa", with: "lbl-02-bbb")
      .replacingOccurrences(of: "con-", with: "cos-")
    script.change("AView_default.xib", Self.file(Self.placing + placed))
    script.type("g")
    #expect(script.text.contains("this theme has no problems"))
  }

  @Test func `the problems of a translation are shown with it`() throws {
    var script = try #require(
      PreviewScript([
        "AView_default.xib": Self.file(Self.placing),
        "de.lproj/AView_default.strings": "\"lbl-01-aaa.text\" = \"Hallo\"\n",
      ]))
    script.type("l")
    #expect(script.text.contains("1 error"))
    #expect(script.text.contains("de.lproj/AView_default.strings:"))
  }

  @Test func `recorded frames that an edit made obsolete are not reported in the same session`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.file(Self.sized)]))
    script.type("wfirst")
    script.press(.enter)
    try script.select("constraint.con-02-bbb.constant")
    script.press(.enter)
    script.type("80")
    script.press(.enter)
    let edited = try #require(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(script.model.problems.isEmpty)
    #expect(try !script.inspector.rows.contains { $0.text.contains("recorded frame") })
    // They are reported when the file is opened again.
    let next = try #require(PreviewScript(["AView_default.xib": edited]))
    #expect(next.model.problems.map(\.code.rawValue) == ["layout/misplaced"])
  }

  @Test func `views are found by the class that their custom class is derived from`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.file(Self.placing)]))
    script.type("wuilabel")
    guard case .list(let list) = script.model.mode else {
      Issue.record("the list is not open")
      return
    }
    #expect(list.matches.map { list.items[$0].value } == [.view("lbl-01-aaa"), .view("lbl-02-bbb")])
  }

  @Test func `the key opens another scene of a storyboard`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="ctl-01-aaa">
      <scenes>
      <scene sceneID="scn-01-aaa"><objects><viewController id="ctl-01-aaa" title="Home" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vie-00-aaa"><rect key="frame" x="0" y="0" width="320" height="200"/></view>
      </viewController></objects></scene>
      <scene sceneID="scn-02-aaa"><objects><viewController id="ctl-02-aaa" title="Search" sceneMemberID="viewController">
      \(Self.file(Self.conflicting).components(separatedBy: "id=\"-1\"/>")[1].components(separatedBy: "</objects>")[0]
        .replacingOccurrences(of: "<view ", with: "<view key=\"view\" "))
      </viewController></objects></scene>
      </scenes>
      </document>

      """
    var script = try #require(PreviewScript(["Main.storyboard": storyboard]))
    #expect(script.text.contains("Home (1 of 2)"))
    #expect(script.text.contains("1 error"))
    let first = script.model.problems.firstIndex { $0.code.rawValue == "layout/unsatisfiable" }
    for _ in 0...(try #require(first)) { script.type("g") }
    #expect(script.text.contains("Search (2 of 2)"))
    #expect(try script.inspector.chosen?.key == "constraint.con-04-ddd.constant")
  }

  @Test func `shipped themes are not checked`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.type("g")
    #expect(script.text.contains("shipped themes are not checked"))
  }

  /// Leaves the first label's vertical position open.
  static let leading = """
    <constraint firstItem="lbl-01-aaa" firstAttribute="leading" secondItem="vie-01-aaa" secondAttribute="leading" constant="10" id="con-02-bbb"/>

    """

  /// Determines the frame of the first label.
  static let placing =
    leading + """
      <constraint firstItem="lbl-01-aaa" firstAttribute="top" secondItem="vie-01-aaa" secondAttribute="top" constant="10" id="con-01-aaa"/>

      """

  /// Determines it and its size.
  static let sized =
    placing + """
      <constraint firstItem="lbl-01-aaa" firstAttribute="height" constant="20" id="con-03-ccc"/>
      <constraint firstItem="lbl-01-aaa" firstAttribute="width" constant="100" id="con-05-eee"/>

      """

  /// Determines it, and its height twice.
  static let conflicting =
    placing + """
      <constraint firstItem="lbl-01-aaa" firstAttribute="height" constant="20" id="con-03-ccc"/>
      <constraint firstItem="lbl-01-aaa" firstAttribute="height" constant="30" id="con-04-ddd"/>

      """

  /// Two labels, one determined by `constraints`, the other at its recorded frame.
  static func file(_ constraints: String) -> String {
    let isOfBoth = constraints.contains("lbl-02-bbb")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <view contentMode="scaleToFill" id="vie-01-aaa" customClass="AView">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                  <subviews>
                      <label opaque="NO" contentMode="left" text="First" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-01-aaa" customClass="Heading">
                          <rect key="frame" x="10" y="10" width="80" height="20"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                      <label opaque="NO" contentMode="left" \(isOfBoth ? "" : "fixedFrame=\"YES\" ")text="Second" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-02-bbb">
                          <rect key="frame" x="10" y="10" width="80" height="20"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                  </subviews>
                  <constraints>
      \(constraints)            </constraints>
              </view>
          </objects>
      </document>

      """
  }
}

extension PreviewScript {
  /// The open inspector.
  var inspector: Inspector {
    get throws {
      guard case .inspector(let inspector) = model.mode else { throw ScriptError.noInspector }
      return inspector
    }
  }
}
