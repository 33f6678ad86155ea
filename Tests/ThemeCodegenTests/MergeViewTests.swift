import CodeModel
import ProjectTestSupport
import SwiftSources
import TestSupport
import Testing
import ThemeCodegen
import ThemeDatabase
import ThemeProject
import ThemeSource

/// Merging adds a document's members to a hand-written class once.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct MergeViewTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="r" customClass="LoginView">
          <subviews>
            <textField id="n"/><label id="t"/>
            <button id="b"><connections>
              <action selector="tap:" destination="r" eventType="touchUpInside" id="a1"/>
              <action selector="send:" destination="r" eventType="touchUpInside" id="a2"/>
            </connections></button>
          </subviews>
          <connections>
            <outlet property="nameField" destination="n" id="o1"/>
            <outlet property="titleLabel" destination="t" id="o2"/>
            <outlet property="sendButton" destination="b" id="o3"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  /// Merges the document's classes into the source in the same folder.
  private func merge(in folder: TemporaryFolder) throws -> MergedViews {
    let linked = TestProject([folder("LoginView.xib")]).themes
    let theme = try #require(linked.selection.first)
    let merged = linked.merge(linked.viewClasses(of: theme).value)
    #expect(merged.diagnostics.map(\.message) == [])
    return merged.value
  }

  @Test func `a class for the terminal gets a method that calls its actions`() throws {
    let document = Self.document.replacing("LoginView", with: "LoginScreenletView_default")
    let start = "import Screenlets\n\nfinal class LoginScreenletView_default: BaseScreenletView {\n"
    let folder = try TemporaryFolder([
      "LoginScreenletView_default.xib": document, "View.swift": start + "  func tap(_ sender: Button?) {}\n}\n",
    ])
    func merge() throws -> Diagnosed<MergedViews> {
      let linked = TestProject([folder("LoginScreenletView_default.xib")]).themes
      return linked.merge(linked.viewClasses(of: try #require(linked.selection.first), flavor: .terminal).value)
    }
    let first = try merge()
    #expect(first.diagnostics.isEmpty)
    let text = String(decoding: try #require(first.value.files.first).after, as: UTF8.self)
    #expect(text.contains(#"case "tap:": tap(sender as? Button)"#), "\(text)")
    #expect(text.contains(#"case "send:": send(sender as? Button)"#))
    // A method that exists keeps its cases, so that its author must add one.
    try folder.write("View.swift", Array(text.replacing(#/\bsend\b/#, with: "other").utf8))
    #expect(
      try merge().diagnostics.map { "\($0.severity) \($0.code) \($0.message)" } == [
        "warning generate/uncalled-action 'LoginScreenletView_default' does not call 'send:' yet"
      ])
  }

  @Test(arguments: HandWritten.variants)
  func `a second merge adds no members`(_ variant: HandWritten) throws {
    let folder = try TemporaryFolder(["LoginView.xib": Self.document, "LoginView.swift": variant.text])
    let first = try merge(in: folder)
    guard variant.className == "LoginView" else {
      // A nested class is not the class that the document names.
      #expect(first.files.isEmpty)
      return
    }
    let file = try #require(first.files.first)
    #expect(first.files.count == 1 && first.declared == ["LoginView"])
    #expect(file.before == Array(variant.text.utf8))
    try folder.write("LoginView.swift", file.after)

    let second = try merge(in: folder)
    #expect(second.files.isEmpty && second.complete == ["LoginView"])

    // The class has its own members and the added ones once each, and the rest is unchanged.
    let code = readCode(SourceFile(id: FileID(rawValue: 0), path: "LoginView.swift", bytes: file.after))
    #expect(code.fault == nil)
    let types = code.types.filter { $0.name == "LoginView" }
    for name in ["nameField", "titleLabel", "sendButton"] {
      #expect(types.flatMap(\.properties).count { $0.name == name } == 1, "\(name)")
    }
    for selector in ["tap:", "send:"] {
      #expect(types.flatMap(\.methods).count { $0.selector == selector } == 1, "\(selector)")
    }
    var rest = Substring(String(decoding: file.after, as: UTF8.self).filter { !$0.isWhitespace })
    for character in variant.text where !character.isWhitespace {
      guard let index = rest.firstIndex(of: character) else {
        Issue.record("'\(character)' is missing")
        return
      }
      rest = rest[rest.index(after: index)...]
    }
  }
}
