import Foundation
import TerminalCells
import TerminalUI
import Testing
import ThemeRendering

@testable import ThemePreview

/// Whether keys are sent to the screen's controls or to the preview.
@Suite struct KeyboardTests {
  @Test func `with the inspector closed, letters are commands again`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": PreviewSessionTests.fields]))
    for key: Key in [.character("i"), .right, .escape] { script.press(key) }
    #expect(script.model.focus == nil)
    script.type("b")
    #expect(script.model.settings.showsOutlines)
    // The key opens the view in the inspector again.
    script.type("i")
    #expect(try script.inspector.id == "fld-01-aaa")
  }

  @Test func `a field in which text was typed keeps the focus when the inspector closes`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": PreviewSessionTests.fields]))
    script.press(.tab)
    script.type("ab")
    script.press(.character("i"), .alt)
    script.press(.escape)
    script.type("c")
    #expect(script.text.contains("abc"))
  }

  @Test func `typed text is discarded only after a question`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": PreviewSessionTests.fields]))
    script.press(.tab)
    script.type("ada")
    script.press(.escape)
    script.type("q")
    #expect(!script.effects.contains(.quit))
    #expect(script.text.contains("press q again"))
    script.type("b")
    script.type("q")
    #expect(!script.effects.contains(.quit))
    script.type("q")
    #expect(script.effects.contains(.quit))
  }

  @Test func `a session without typed text ends at once`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": PreviewSessionTests.fields]))
    script.type("q")
    #expect(script.effects.contains(.quit))
  }

  @Test func `scenes are called by their titles, and two keys step through them`() throws {
    var script = try #require(PreviewScript(["Main.storyboard": Self.storyboard]))
    #expect(script.text.contains("Home (1 of 3)"))
    script.type("c")
    #expect(script.text.contains("Search (2 of 3)"))
    script.type("C")
    #expect(script.text.contains("Home (1 of 3)"))
    script.type("C")
    #expect(script.text.contains("SettingsController (3 of 3)"))
  }

  @Test func `the focus ring of a view as wide as the screen is closed`() throws {
    let wide = PreviewSessionTests.fields.replacingOccurrences(
      of: "borderStyle=\"roundedRect\" placeholder=\"First\"", with: "placeholder=\"First\""
    ).replacingOccurrences(of: "x=\"20\" y=\"20\" width=\"280\"", with: "x=\"0\" y=\"48\" width=\"320\"")
    var script = try #require(PreviewScript(["AView_default.xib": wide]))
    for key: Key in [.tab] { script.press(key) }
    let lines = script.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let top = try #require(lines.dropFirst(2).firstIndex { $0.contains("╭─") && $0.contains("─╮") })
    #expect(lines[(top + 1)...].contains { $0.contains("╰─") && $0.contains("─╯") })
    let frame = try #require(lines[1].firstIndex(of: "╭"))
    let column = lines[1].distance(from: lines[1].startIndex, to: frame)
    #expect(Array(lines[top])[column] == "╭")
  }

  private static func scene(_ number: Int, _ controller: String, _ inside: String = "") -> String {
    """
    <scene sceneID="scn-0\(number)-aaa"><objects><viewController id="ctl-0\(number)-aaa" \(controller)sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vie-0\(number)-aaa"><rect key="frame" x="0" y="0" width="320" height="200"/></view>
    \(inside)</viewController></objects></scene>
    """
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="ctl-01-aaa">
    <scenes>
    \(scene(1, "title=\"Home\" "))
    \(scene(2, "", "<navigationItem key=\"navigationItem\" title=\"Search\" id=\"nav-02-aaa\"/>"))
    \(scene(3, "title=\"Settings\" customClass=\"SettingsController\" "))
    </scenes>
    </document>

    """
}
