import Foundation
import LanguageServer
import PreviewServer
import TestSupport
import Testing

private let parent = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document>
      <theme screenlet="Note" name="default" kind="default"/>
      <objects>
          <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
              <subviews>
                  <label text="Old" id="title" userLabel="Title">
                      <rect key="frame" x="10" y="20" width="100" height="21"/>
                  </label>
              </subviews>
              <constraints>
                  <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
              </constraints>
          </view>
      </objects>
  </document>

  """

private let child = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document>
      <theme screenlet="Note" name="red" kind="child" parent="default" form="overlay"/>
      <objects>
          <label id="title" text="New"/>
      </objects>
  </document>

  """

/// Inlay hints, code lenses, and formatting of ranges.
struct HintTests {
  private func opened(_ name: String, _ text: String? = nil) async throws -> (TestClient, TemporaryFolder) {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "NoteView_default.xml": parent, "NoteView_red.xml": child,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder(name), text ?? folder.text(name) ?? "")
    return (client, folder)
  }

  private func whole(_ path: String, lines: ClosedRange<Int> = 0...100) -> JSON {
    [
      "textDocument": ["uri": .text("file://" + path)],
      "range": ["start": .position(lines.lowerBound, 0), "end": .position(lines.upperBound, 0)],
      "options": ["tabSize": 4, "insertSpaces": true],
    ]
  }

  @Test func `hints name the objects behind ids`() async throws {
    let (client, folder) = try await opened("NoteView_default.xml")
    let path = folder("NoteView_default.xml")
    let hints = try await client.request("textDocument/inlayHint", whole(path))["result"].items
    #expect(hints.map { $0["label"] } == ["label 'Title'", "view"])
    // After the quotation marks of the values.
    let line = "                <constraint firstItem=\"title\" firstAttribute=\"top\" secondItem=\"root\""
    #expect(hints.map { $0["position"] } == [.position(12, 45), .position(12, line.utf16.count)])
    let others = try await client.request("textDocument/inlayHint", whole(path, lines: 0...11))["result"].items
    #expect(others.isEmpty)
  }

  @Test func `hints show overridden and inherited values`() async throws {
    let (client, folder) = try await opened("NoteView_red.xml")
    let hints = try await client.request("textDocument/inlayHint", whole(folder("NoteView_red.xml")))["result"].items
    #expect(hints.map { $0["position"]["line"] } == [4, 4, 4])
    #expect(
      Set(hints.compactMap { $0["label"].text }) == ["label 'Title'", "over \"Old\"", "inherits userLabel=\"Title\""])
  }

  @Test func `lenses lead to the parent, the descendants and the preview`() async throws {
    let (client, folder) = try await opened("NoteView_red.xml")
    func lenses(_ name: String) async throws -> [JSON] {
      try await client.request("textDocument/codeLens", client.at(folder(name), 0, 0))["result"].items
    }
    let own = try await lenses("NoteView_red.xml")
    #expect(own.map { $0["command"]["title"] } == ["preview", "parent: default"])
    #expect(own.map { $0["range"]["start"]["line"] } == [2, 2])
    #expect(own.last?["command"]["arguments"] == [.text("file://" + folder("NoteView_default.xml"))])
    #expect(try await lenses("NoteView_default.xml").map { $0["command"]["title"] } == ["preview", "descendant: red"])
  }

  @Test func `commands of lenses open documents and write a preview`() async throws {
    let (client, folder) = try await opened("NoteView_red.xml")
    let path = folder("NoteView_default.xml")
    func execute(_ command: String) async throws -> JSON {
      try await client.request(
        "workspace/executeCommand", ["command": .text(command), "arguments": [.text("file://" + path)]])
    }
    #expect(try await execute("themec.open")["error"] == .null)
    // The client of the tests cannot open documents, so that their URIs are shown.
    func shown() -> [String] {
      client.messages.filter { $0["method"] == "window/showMessage" }.compactMap { $0["params"]["message"].text }
    }
    #expect(shown() == ["file://" + path])
    #expect(try await execute("themec.preview")["error"] == .null)
    // The server of pages starts after the answer. .ci/serve.py opens its pages in a browser.
    try await client.wait(for: "the address of the page") { _ in shown().count == 2 }
    let page = shown().last ?? ""
    let file = String(page.dropFirst("file://".count))
    if servesPages {
      #expect(page.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{64}\/.+/) != nil, "\(page)")
    } else {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.hasPrefix("<!doctype html>") && text.contains("Old"))
    }
    #expect(try await execute("themec.dance")["error"]["code"] == -32602)
    _ = try await client.request("shutdown")
    try await client.notify("exit", [:])
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `only the lines of a range are formatted`() async throws {
    let crooked = parent.replacing("        <view id=\"root\">", with: "    <view id=\"root\">")
      .replacing("                <label text", with: "  <label text")
    let (client, folder) = try await opened("NoteView_default.xml", crooked)
    let path = folder("NoteView_default.xml")
    let all = try await client.request("textDocument/formatting", whole(path))["result"].items
    #expect(all.map { $0["range"]["start"]["line"] } == [4, 7])
    let some = try await client.request("textDocument/rangeFormatting", whole(path, lines: 6...9))["result"].items
    #expect(some == Array(all.suffix(1)))
    let none = try await client.request("textDocument/rangeFormatting", whole(path, lines: 9...12))["result"].items
    #expect(none.isEmpty)
  }

  @Test func `formatting a range moves nothing into or out of it`() async throws {
    // Interface Builder writes the frame first.
    let frame = "            <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"100\"/>\n"
    let moved = parent.replacing(frame, with: "").replacing(
      "            </constraints>\n", with: "            </constraints>\n" + frame)
    let (client, folder) = try await opened("NoteView_default.xml", moved)
    let path = folder("NoteView_default.xml")
    let all = try await client.request("textDocument/formatting", whole(path))["result"].items
    #expect(all.count == 2)
    // The line would move out of the range.
    let some = try await client.request("textDocument/rangeFormatting", whole(path, lines: 14...15))["result"].items
    #expect(some.isEmpty)
    let both = try await client.request("textDocument/rangeFormatting", whole(path, lines: 4...16))["result"].items
    #expect(both == all)
  }

  @Test(arguments: [(6, 8, "<view", "</view>"), (4, 6, "<label", "/>"), (4, 8, "<label", "</view>")])
  func `an element is formatted beside others that are not`(
    first: Int, end: Int, start: String, close: String
  ) async throws {
    let crooked = child.replacing(
      "        <label id=\"title\" text=\"New\"/>\n",
      with: """
                  <label id="title"
           text="New"/>
                <view id="root"><rect key="frame" x="0" y="1" width="9" height="9"/>
                   <color key="backgroundColor" name="sand"/></view>

        """)
    let (client, folder) = try await opened("NoteView_red.xml", crooked)
    let path = folder("NoteView_red.xml")
    let all = try await client.request("textDocument/formatting", whole(path))["result"].items
    let whole = all.compactMap { $0["newText"].text }.joined()
    let range: JSON = [
      "textDocument": ["uri": .text("file://" + path)],
      "range": ["start": .position(first, 0), "end": .position(end, 0)],
      "options": ["tabSize": 4, "insertSpaces": true],
    ]
    let some = try await client.request("textDocument/rangeFormatting", range)["result"].items
    let edit = try #require(some.first)
    #expect(some.count == 1)
    #expect(edit["range"]["start"] == .position(first, 0) && edit["range"]["end"] == .position(end, 0))
    let text = try #require(edit["newText"].text)
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix(start))
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix(close))
    #expect(whole.contains(text))
  }

  @Test func `the lens of a shipped parent has no command`() async throws {
    let text = child.replacing("Note", with: "Login")
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "library: shipped\n", "LoginView_red.xml": text,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("LoginView_red.xml")
    try await client.open(path, text)
    let lenses = try await client.request("textDocument/codeLens", client.at(path, 0, 0))["result"].items
    let command = lenses.last?["command"]
    #expect(command?["title"] == "parent: default (shipped with themec)", "\(lenses)")
    #expect(command?["command"] == "")
  }
}
