import LanguageServer
import SwiftSources
import TestSupport
import Testing

private let parent = """
  <document>
      <theme screenlet="Note" name="default" kind="default"/>
      <objects>
          <view id="root" customClass="NoteView_default">
              <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          </view>
      </objects>
  </document>

  """

/// Code actions for what an author wrote in the wrong place or misspelled.
struct ActionTests {
  private func actions(
    _ files: [String: String], _ name: String, creates: Bool = false
  ) async throws -> (actions: [JSON], folder: TemporaryFolder) {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { first, _ in first })
    let client = TestClient()
    try await client.initialize(folder.path, creates: creates)
    let text = files[name] ?? ""
    try await client.open(folder(name), text)
    let lines = text.count { $0 == "\n" }
    let found = try await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text("file://" + folder(name))],
        "range": ["start": .position(0, 0), "end": .position(lines, 0)], "context": ["diagnostics": []],
      ])["result"].items
    return (found, folder)
  }

  /// The text with the edits of an action, which are of one document.
  private func applied(_ action: JSON?, to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let edits = action?["edit"]["documentChanges"].items.last?["edits"].items ?? []
    for edit in edits.reversed() {
      let (start, end) = (edit["range"]["start"], edit["range"]["end"])
      guard let first = start["line"].number, let last = end["line"].number else { continue }
      let before = lines[first].prefix(start["character"].number ?? 0)
      let after = lines[last].dropFirst(end["character"].number ?? 0)
      let joined = before + (edit["newText"].text ?? "") + after
      lines.replaceSubrange(
        first...last, with: joined.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [
    ("<acton name=\"a\"/>", "replace 'acton' with 'action' (suggestion)", "<action name=\"a\"/>"),
    (
      "<attribute name=\"a\" tpe=\"Int\" type=\"Int\"/>", "replace 'tpe' with 'type' (suggestion)",
      "<attribute name=\"a\" type=\"Int\" type=\"Int\"/>"
    ),
    (
      "<attribute name=\"a\" type=\"Strng?\"/>", "replace 'Strng?' with 'String?' (suggestion)",
      "<attribute name=\"a\" type=\"String?\"/>"
    ),
    (
      "<attribute name=\"a\" type=\"String?\"><presents outlet=\"b\" class=\"UILabel\" keyPath=\"txt\"/></attribute>",
      "replace 'txt' with 'text' (suggestion)",
      "<attribute name=\"a\" type=\"String?\"><presents outlet=\"b\" class=\"UILabel\" keyPath=\"text\"/></attribute>"
    ),
  ])
  func `misspelled words of a descriptor are corrected`(line: String, title: String, corrected: String) async throws {
    let text = "<viewModel name=\"NoteViewModel\" screenlets=\"Note\">\n\(line)\n</viewModel>\n"
    let (found, _) = try await actions(
      [".themec.yml": "schemas: [Schemas]\n", "Schemas/NoteViewModel.xml": text, "NoteView_default.xml": parent],
      "Schemas/NoteViewModel.xml")
    let action = found.first { $0["title"].text == title }
    #expect(action?["isPreferred"] == true, "\(found)")
    #expect(applied(action, to: text).contains(corrected))
  }

  @Test func `an element in the wrong place is moved into the only list for it`() async throws {
    let constraint =
      "<constraint firstItem=\"inner\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"c\"/>"
    func screen(_ misplaced: String, _ placed: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="v">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>\(misplaced)
                  <subviews>
                      <view id="inner"/>
                  </subviews>
                  <constraints>
                      <constraint firstAttribute="height" constant="10" id="d"/>\(placed)
                  </constraints>
              </view>
          </objects>
      </document>

      """
    }
    let wrong = screen("\n            " + constraint, "")
    let (found, _) = try await actions(["Note.xib": wrong], "Note.xib")
    let action = found.first { $0["title"] == "move it into 'constraints' (unsafe)" }
    #expect(action?["isPreferred"] == .null)
    #expect(applied(action, to: wrong) == screen("", "\n            " + constraint))
    let without = wrong.replacing("<subviews>", with: "<wrong>").replacing("</subviews>", with: "</wrong>")
      .replacing("<constraints>", with: "<animations>").replacing("</constraints>", with: "</animations>")
    let others = try await actions(["Note.xib": without], "Note.xib").actions
    #expect(others.allSatisfy { $0["title"].text?.hasPrefix("move it") != true })
  }

  @Test(arguments: [
    ("<view id=\"root\" alpha=\"0.5\"/>", "<view id=\"root\" alpha=\"0.5\" customClass=\"NoteView_red\"/>"),
    (
      "<view id=\"root\" customClass=\"NoteView_default\" alpha=\"0.5\"/>",
      "<view id=\"root\" customClass=\"NoteView_red\" alpha=\"0.5\"/>"
    ),
  ])
  func `an Extended theme is given its own class`(line: String, wanted: String) async throws {
    let text =
      "<document>\n<theme screenlet=\"Note\" name=\"red\" kind=\"extended\" parent=\"default\" form=\"overlay\"/>\n<objects>\n\(line)\n</objects>\n</document>\n"
    let (found, _) = try await actions(
      ["NoteView_default.xml": parent, "NoteView_red.xml": text], "NoteView_red.xml")
    let action = found.first { $0["title"] == "add customClass=\"NoteView_red\" (unsafe)" }
    #expect(applied(action, to: text).contains(wanted), "\(found)")
  }

  @Test func `no change of a theme's kind is preferred`() async throws {
    let text =
      "<document>\n<theme screenlet=\"Note\" name=\"red\" kind=\"child\" parent=\"default\" form=\"overlay\"/>\n<objects>\n<view id=\"root\"><connections><outlet property=\"other\" destination=\"root\" id=\"o\"/></connections></view>\n</objects>\n</document>\n"
    let (found, _) = try await actions(
      ["NoteView_default.xml": parent, "NoteView_red.xml": text], "NoteView_red.xml")
    let change = found.first { $0["title"].text?.contains("Extended") == true }
    #expect(change != nil && change?["isPreferred"] == .null, "\(found)")
  }

  @Test func `a missing baseline is created if the client can create files`() async throws {
    let files = [
      ".themec.yml": "lint: {baseline: accepted}\n",
      "NoteView_default.xml": parent.replacing("<view ", with: "<view contentMode=\"lefd\" "),
    ]
    for creates in [true, false] {
      let (found, folder) = try await actions(files, "NoteView_default.xml", creates: creates)
      let action = found.first { $0["title"] == "add syntax/bad-value to the baseline" }
      #expect((action != nil) == creates)
      guard creates else { continue }
      let changes = action?["edit"]["documentChanges"].items ?? []
      let uri = JSON.text("file://" + folder("accepted"))
      #expect(changes.first == ["kind": "create", "uri": uri, "options": ["ignoreIfExists": true]])
      #expect(changes.last?["textDocument"] == ["uri": uri, "version": .null])
      #expect(changes.last?["edits"].items.first?["newText"].text?.contains("syntax/bad-value") == true)
    }
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a misspelled class is corrected`() async throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n<objects>\n<view id=\"v\" customClass=\"Crad\" customModule=\"App\"/>\n</objects>\n</document>\n"
    let (found, _) = try await actions(
      [
        ".themec.yml": "swift: [Sources]\n", "Card.xib": text,
        "Package.swift":
          "// swift-tools-version:5.9\nlet package = Package(name: \"App\", targets: [.target(name: \"App\")])\n",
        "Sources/App/Card.swift": "import UIKit\nclass Card: UIView {}\n",
      ], "Card.xib")
    #expect(found.contains { $0["title"] == "replace 'Crad' with 'Card' (unsafe)" }, "\(found)")
  }
}
