import Foundation
import TerminalCells
import TerminalUI
import TestSupport
import Testing
import ThemeCompiler
internal import ThemeControls
import ThemeDatabase
import ThemeRendering

@testable import ThemePreview

@Suite struct PreviewSessionTests {
  @Test func `the focus follows the tab order, and Shift-Tab moves it back`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    let order = try #require(script.model.surface).focusOrder
    for id in order + [order[0]] {
      script.press(.tab)
      #expect(script.model.focus == id)
    }
    script.press(.tab, .shift)
    #expect(script.model.focus == order.last)
  }

  @Test func `typed text is shown in the field, and dots in a secure one`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.focus("userNameField")
    script.type("ada q?")
    #expect(script.text.contains("ada q?"))
    script.focus("passwordField")
    script.type("secret")
    #expect(!script.text.contains("secret"))
    #expect(script.text.contains("••••••"))
  }

  @Test func `a pasted escape sequence does not reach the screen`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.focus("userNameField")
    script.send(.input(.paste("a\u{1B}[2Jb\u{9B}31m\u{202E}c")))
    #expect(!script.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 0x202E })
  }

  @Test func `Return on a button shows the action that it performs`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    let button = try #require(
      script.model.screen?.tree.nodes.first { $0.role == .button && !$0.actions.isEmpty })
    script.model.setFocus(button.id)
    script.press(.enter)
    #expect(script.text.contains("performAction(\"\(button.actions[0])\") → LoginScreenlet"))
  }

  @Test func `Return moves the focus from a field with the return key 'next' to the field with the next tag`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields]))
    script.press(.tab)
    script.type("x")
    script.press(.enter)
    #expect(script.model.focus == "fld-02-bbb")
    script.press(.enter)
    #expect(script.model.message.text.contains("performAction(\"defaultAction\") → AScreenlet"))
  }

  @Test func `typed text is kept when the theme changes`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.focus("userNameField")
    script.type("ada")
    script.press(.character("t"), .alt)
    #expect(script.model.choice.theme == "flat7")
    #expect(script.text.contains("ada"))
    let focus = try #require(script.model.screen?.node(script.model.focus))
    #expect(focus.outlets.contains("userNameField"))
  }

  @Test func `for a broken file the last picture is shown above the errors until it is repaired`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields]))
    #expect(script.text.contains("First"))
    script.change("AView_default.xib", String(Self.fields.dropLast(30)))
    #expect(script.text.contains("First"))
    #expect(script.text.contains("error"))
    #expect(script.text.contains("AView_default.xib:"))
    script.change("AView_default.xib", Self.fields.replacingOccurrences(of: "First", with: "Fourth"))
    #expect(script.text.contains("Fourth"))
    #expect(!script.text.contains("error"))
  }

  @Test func `a value that is edited is written, shown, undone and redone`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields]))
    script.press(.tab)
    script.press(.character("i"), .alt)
    try script.select("placeholder")
    script.press(.enter)
    script.type("Second")
    script.press(.enter)
    let after = Self.fields.replacingOccurrences(of: "placeholder=\"First\"", with: "placeholder=\"Second\"")
    #expect(script.written.map { String(decoding: $0.bytes, as: UTF8.self) } == [after])
    #expect(script.text.contains("Second"))
    script.press(.character("u"))
    #expect(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) } == Self.fields)
    #expect(script.text.contains("First"))
    script.press(.character("U"))
    #expect(script.text.contains("Second"))
  }

  @Test func `setting a value back restores the original file`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields]))
    script.press(.tab)
    script.press(.character("i"), .alt)
    try script.select("hidden")
    script.press(.enter)
    #expect(script.written.count == 1)
    script.press(.enter)
    #expect(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) } == Self.fields)
  }

  @Test func `an edit that another program overwrote cannot be undone`() throws {
    var script = try Self.inspecting("placeholder")
    script.press(.enter)
    script.type("Second")
    script.press(.enter)
    script.change("AView_default.xib", Self.fields.replacingOccurrences(of: "First", with: "Third"))
    script.press(.character("u"))
    #expect(script.written.count == 1)
    #expect(script.model.message.text.contains("were changed since"))
  }

  @Test func `an edit is undone and redone in a file that another program changed elsewhere`() throws {
    var script = try Self.inspecting("placeholder")
    script.press(.enter)
    script.type("Second")
    script.press(.enter)
    let others = Self.fields.replacingOccurrences(of: "placeholder=\"Other\"", with: "placeholder=\"Else\"")
    let edited = others.replacingOccurrences(of: "placeholder=\"First\"", with: "placeholder=\"Second\"")
    script.change("AView_default.xib", edited)
    script.press(.character("u"))
    #expect(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) } == others)
    script.press(.character("U"))
    #expect(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) } == edited)
  }

  @Test(arguments: [Key.character("x"), .backspace, .delete])
  func `a key removes a value, and undo restores it`(key: Key) throws {
    var script = try Self.inspecting("placeholder")
    script.press(key)
    #expect(
      script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) }
        == Self.fields.replacingOccurrences(of: " placeholder=\"First\"", with: ""))
    #expect(script.model.message.text.contains("First → UIKit's default"))
    script.press(key)
    #expect(try script.inspector.refusal == "it is not set: this is UIKit's default")
    script.press(.character("u"))
    #expect(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) } == Self.fields)
  }

  @Test func `a value that another program changed during an edit is replaced only after a question`() throws {
    var script = try Self.inspecting("placeholder")
    script.press(.enter)
    script.type("Second")
    script.change("AView_default.xib", Self.fields.replacingOccurrences(of: "First", with: "Third"))
    script.press(.enter)
    #expect(script.written.isEmpty)
    #expect(try script.inspector.refusal?.contains("it has become Third") == true)
    script.press(.enter)
    #expect(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self).contains("\"Second\"") } == true)
  }

  @Test func `a value that another program removes during an edit is not written elsewhere`() throws {
    var script = try Self.inspecting("textInputTraits.returnKeyType")
    script.press(.enter)
    script.change(
      "AView_default.xib", Self.fields.replacingOccurrences(of: " returnKeyType=\"next\"", with: " tag=\"1\""))
    #expect(try script.inspector.editor == nil)
    #expect(script.model.message.text.contains("not there any more"))
  }

  @Test func `a corner radius that the file does not state can be set`() throws {
    var script = try Self.inspecting("layer.cornerRadius")
    script.press(.enter)
    script.type("8")
    script.press(.enter)
    let written = try #require(script.written.last.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(written.contains("<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">"))
    #expect(script.model.screen?.node("fld-01-aaa")?.cornerRadius == 8)
  }

  @Test func `in a font replaced by an overlay only the values that differ are shown as overridden`() throws {
    func theme(_ header: String, _ label: String) -> String {
      "<document><theme screenlet=\"A\" \(header)/><objects>\(label)</objects></document>"
    }
    func font(_ size: Int) -> String {
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    }
    var script = try #require(
      PreviewScript(
        [
          "AScreenletView_default.xml": theme(
            "name=\"default\" kind=\"default\"",
            "<view id=\"root\" customClass=\"AScreenletView\"><subviews><label id=\"lbl\" text=\"A\">\(font(17))</label></subviews></view>"
          ),
          "AScreenletView_mine.xml": theme(
            "name=\"mine\" kind=\"child\" parent=\"default\" form=\"overlay\"",
            "<label id=\"lbl\">\(font(20))</label>"),
        ], showing: "A · mine"))
    script.type("wuilabel")
    script.press(.enter)
    let rows = try script.inspector.rows
    let overridden = rows.indices.filter { if case .overridden = rows[$0].kind { true } else { false } }
    #expect(overridden.map { rows[$0].text } == ["17"])
    #expect(overridden.map { rows[$0 - 1].value?.key } == ["fontDescription.pointSize"])
  }

  /// A preview of ``fields`` with the inspector on a value of the first field.
  private static func inspecting(_ key: String) throws -> PreviewScript {
    var script = try #require(PreviewScript(["AView_default.xib": fields]))
    script.press(.tab)
    script.press(.character("i"), .alt)
    try script.select(key)
    return script
  }

  @Test func `a value of a shipped theme cannot be edited, and the inspector gives the reason`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.focus("loginButton")
    script.press(.character("i"))
    script.press(.enter)
    #expect(script.written.isEmpty)
    guard case .inspector(let inspector) = script.model.mode else {
      Issue.record("the inspector is not open")
      return
    }
    #expect(inspector.refusal != nil)
  }

  @Test func `closing the help that was opened from the inspector shows the inspector again`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.press(.character("i"))
    for key: Key in [.character("?"), .escape] { script.press(key) }
    guard case .inspector = script.model.mode else {
      Issue.record("the inspector is not open")
      return
    }
    script.press(.escape)
    guard case .screen = script.model.mode else {
      Issue.record("the inspector is still open")
      return
    }
  }

  @Test func `the inspector scrolls to its last row`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields], rows: 24))
    script.press(.tab)
    script.press(.character("i"), .alt)
    #expect(!script.text.contains("frame height"))
    for _ in 0..<100 { script.press(.down) }
    #expect(script.text.contains("frame height"))
  }

  @Test func `a message disappears with the next key`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields]))
    script.press(.character("T"))
    #expect(script.text.contains("no other theme"))
    script.press(.character("b"))
    #expect(!script.text.contains("no other theme"))
  }

  @Test func `themes are found by typed text`() throws {
    var script = try #require(PreviewScript(showing: "Login · default"))
    script.type("/forgot fl")
    script.press(.enter)
    #expect(script.model.choice.title == "ForgotPassword · flat7")
  }

  @Test func `the list of themes changes only when files are added or removed`() throws {
    var script = try #require(PreviewScript(["AView_default.xib": Self.fields]))
    let listing = script.session.snapshot.listing
    script.change("AView_default.xib", Self.fields.replacingOccurrences(of: "First", with: "Third"))
    #expect(script.session.snapshot.listing == listing)
    script.change("BView_default.xib", Self.fields)
    #expect(script.session.snapshot.listing != listing)
    #expect(script.model.choices.map(\.path) == ["p/AView_default.xib", "p/BView_default.xib"])
    script.session.apply([.refreshed(path: "p/BView_default.xib")])
    script.send(.project(script.session.snapshot))
    #expect(script.model.choices.map(\.path) == ["p/AView_default.xib"])
  }

  @Test func `every command has a different key, and the help names all of them`() {
    #expect(Set(Command.allCases.map(\.key)).count == Command.allCases.count)
    let named = HelpPanel.lines.map(\.text)
    for command in Command.allCases where command != .quit { #expect(named.contains(command.title)) }
  }

  @Test(arguments: [(40, 12), (20, 5), (300, 100), (1, 1), (84, 24)])
  func `every panel is drawn in a terminal of any size`(columns: Int, rows: Int) throws {
    var script = try #require(PreviewScript(showing: "Login · default", columns: columns, rows: rows))
    for key: Key in [
      .tab, .escape, .character("?"), .escape, .character("/"), .escape, .character("i"), .down, .escape,
    ] {
      script.press(key)
      let frame = script.model.frame()
      #expect(frame.columns == columns && frame.rows == rows)
    }
  }

  @Test func `a terminal can become smaller while a panel or an editor is open`() throws {
    let openings: [[Key]] =
      [
        [.character("i"), .enter], [.character("i"), .down, .down, .enter], [.character("/"), .character("a")], [.tab],
      ]
      + Command.allCases.filter { $0 != .quit }.map { [.character($0.key)] }
    for keys in openings {
      var script = try #require(PreviewScript(showing: "Login · default", columns: 80, rows: 24))
      for key in keys { script.press(key) }
      for columns in (1...16).sampled(every: 4) {
        for rows in [1, 2, 5, 10, 24].sampled(every: 2) {
          script.send(.input(.resize(columns: columns, rows: rows)))
          let frame = script.model.frame()
          #expect(frame.columns == columns && frame.rows == rows)
        }
      }
    }
  }

  static let fields = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="vie-01-aaa" customClass="AView">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <subviews>
                    <textField opaque="NO" tag="1" contentMode="scaleToFill" fixedFrame="YES" borderStyle="roundedRect" placeholder="First" translatesAutoresizingMaskIntoConstraints="NO" id="fld-01-aaa">
                        <rect key="frame" x="20" y="20" width="280" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <textInputTraits key="textInputTraits" returnKeyType="next"/>
                    </textField>
                    <textField opaque="NO" tag="2" contentMode="scaleToFill" fixedFrame="YES" borderStyle="roundedRect" placeholder="Other" translatesAutoresizingMaskIntoConstraints="NO" id="fld-02-bbb">
                        <rect key="frame" x="20" y="80" width="280" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                </subviews>
            </view>
        </objects>
    </document>

    """
}

extension PreviewScript {
  /// Chooses the row of a value in the inspector.
  mutating func select(_ key: String) throws {
    guard case .inspector(var inspector) = model.mode else { throw ScriptError.noInspector }
    guard let row = inspector.rows.firstIndex(where: { $0.value?.key == key }) else { throw ScriptError.noValue }
    inspector.selected = row
    model.mode = .inspector(inspector)
  }

  enum ScriptError: Error { case noInspector, noValue }
}
