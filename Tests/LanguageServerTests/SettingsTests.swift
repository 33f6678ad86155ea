import LanguageServer
import TestSupport
import Testing

private let label = """
  <document>
      <theme screenlet="Note" name="default" kind="default"/>
      <objects>
          <label text="Old" textAlignment="centre" id="title">
              <rect key="frame" x="10" y="20" width="100" height="21"/>
          </label>
      </objects>
  </document>

  """

/// Configurations that change while the server runs, and baselines.
struct SettingsTests {
  private func codes(_ client: TestClient, _ path: String) async throws -> [String] {
    try await client.diagnostics(path).compactMap { $0["code"].text }
  }

  @Test func `the last valid settings are used while the configuration is broken`() async throws {
    let valid = "themePath: [Themes]\nlint: {rules: {theme/missing-parent: warning}}\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": valid, "Themes/NoteView_default.xml": label, "Other/PadView_default.xml": label,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("Themes/NoteView_default.xml")
    try await client.open(path, label)
    try await client.open(folder(".themec.yml"), valid)
    #expect(try await codes(client, path).contains("syntax/bad-value"))
    try await client.change(folder(".themec.yml"), 2, [["text": "themePath: [Themes\n"]])
    #expect(try await codes(client, path).contains("syntax/bad-value"))
    // The default theme path would include the other folder.
    #expect(try await codes(client, folder("Other/PadView_default.xml")).isEmpty)
    let own = try await client.diagnostics(folder(".themec.yml"))
    #expect(own.first?["message"].text?.contains("the last valid settings are used") == true, "\(own)")
    try await client.change(folder(".themec.yml"), 3, [["text": .text(valid)]])
    #expect(try await client.diagnostics(folder(".themec.yml")).isEmpty)
  }

  @Test func `the default settings are used if the configuration never was valid`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "themePath: [Themes\n", "Themes/NoteView_default.xml": label,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("Themes/NoteView_default.xml")
    #expect(try await codes(client, path).contains("syntax/bad-value"))
    let own = try await client.diagnostics(folder(".themec.yml"))
    #expect(own.first?["message"].text?.contains("the default settings are used") == true, "\(own)")
  }

  @Test func `files outside of a theme path that was repaired are not checked`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "themePath: [Themes\n", "Themes/NoteView_default.xml": label,
      "Other/PadView_default.xml": label,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder(".themec.yml"), "themePath: [Themes\n")
    #expect(try await codes(client, folder("Other/PadView_default.xml")).contains("syntax/bad-value"))
    try await client.change(folder(".themec.yml"), 2, [["text": "themePath: [Themes]\n"]])
    #expect(try await codes(client, folder("Other/PadView_default.xml")).isEmpty)
    #expect(try await codes(client, folder("Themes/NoteView_default.xml")).contains("syntax/bad-value"))
  }

  private func actions(_ client: TestClient, _ path: String) async throws -> [JSON] {
    try await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text("file://" + path)],
        "range": ["start": .position(0, 0), "end": .position(40, 0)], "context": ["diagnostics": []],
      ])["result"].items
  }

  @Test func `a misspelled key of the configuration is corrected`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".themec.yml": "themPath: [.]\n"])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder(".themec.yml")
    try await client.open(path, "themPath: [.]\n")
    let found = try await actions(client, path)
    #expect(found.map { $0["title"] } == ["replace 'themPath' with 'themePath' (suggestion)"])
    #expect(found.first?["isPreferred"] == true)
    let edit = found.first?["edit"]["documentChanges"].items.first?["edits"].items.first
    #expect(edit?["newText"] == "themePath")
    #expect(edit?["range"] == ["start": .position(0, 0), "end": .position(0, 8)])
  }

  @Test func `both tags of a misspelled element are corrected`() async throws {
    let wrong = label.replacing("<label text", with: "<lable text").replacing("</label>", with: "</lable>")
      .replacing("centre", with: "center")
    let folder = try TemporaryFolder([".git/HEAD": "", "NoteView_default.xml": wrong])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_default.xml")
    try await client.open(path, wrong)
    let found = try await actions(client, path).first { $0["title"] == "replace 'lable' with 'label' (unsafe)" }
    let edits = found?["edit"]["documentChanges"].items.first?["edits"].items ?? []
    #expect(
      edits.map { $0["range"] } == [
        ["start": .position(3, 9), "end": .position(3, 14)], ["start": .position(5, 10), "end": .position(5, 15)],
      ])
    #expect(found?["isPreferred"] == true)
  }

  /// A project with an empty baseline and an open document, and the text that accepts the document's diagnostic.
  private func withBaseline() async throws -> (TestClient, TemporaryFolder, path: String, accepting: String) {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "lint: {baseline: accepted}\n", "NoteView_default.xml": label, "accepted": "",
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_default.xml")
    try await client.open(path, label)
    let found = try await actions(client, path).first { $0["title"] == "add syntax/bad-value to the baseline" }
    let text = found?["edit"]["documentChanges"].items.first?["edits"].items.first?["newText"].text ?? ""
    return (client, folder, path, text)
  }

  @Test func `a diagnostic disappears when it is added to the baseline`() async throws {
    let (client, folder, path, text) = try await withBaseline()
    #expect(try await codes(client, path).contains("syntax/bad-value"))
    // Editors open the document, change and save it.
    try await client.open(folder("accepted"), text)
    #expect(try await !codes(client, path).contains("syntax/bad-value"))
    let patterns = client.messages.filter { $0["method"] == "client/registerCapability" }
      .flatMap { $0["params"]["registrations"].items }.flatMap { $0["registerOptions"]["watchers"].items }
    #expect(patterns.contains { $0["globPattern"] == "**/accepted" })
  }

  @Test func `a baseline that another program writes is read again`() async throws {
    let (client, folder, path, text) = try await withBaseline()
    try folder.write("accepted", text)
    try await client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .text("file://" + folder("accepted")), "type": 2]]])
    #expect(try await !codes(client, path).contains("syntax/bad-value"))
  }

  @Test func `formatting a malformed file says why it does nothing`() async throws {
    let malformed = label.replacing("</label>", with: "")
    let folder = try TemporaryFolder([".git/HEAD": "", "NoteView_default.xml": malformed])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_default.xml")
    try await client.open(path, malformed)
    let answer = try await client.request(
      "textDocument/formatting",
      ["textDocument": ["uri": .text("file://" + path)], "options": ["tabSize": 4, "insertSpaces": true]])
    // `</objects>` is in line 7.
    #expect(
      answer["error"]["message"].text?.hasPrefix("'NoteView_default.xml' cannot be formatted: line 7: ") == true,
      "\(answer)")
  }

  @Test func `an element without an end tag is one error`() async throws {
    let malformed = label.replacing("height=\"21\"/>", with: "height=\"21\">").replacing("centre", with: "center")
    let folder = try TemporaryFolder([".git/HEAD": "", "NoteView_default.xml": malformed])
    let client = TestClient()
    try await client.initialize(folder.path)
    let errors = try await client.diagnostics(folder("NoteView_default.xml")).filter { $0["severity"] == 1 }
    #expect(errors.map { $0["code"] } == ["syntax/well-formed"])
  }

  @Test func `a baseline that does not exist is an error of the configuration`() async throws {
    let text = "lint:\n  baseline: nope.txt\n"
    let folder = try TemporaryFolder([".git/HEAD": "", ".themec.yml": text, "NoteView_default.xml": label])
    let client = TestClient()
    try await client.initialize(folder.path)
    let found = try await client.diagnostics(folder(".themec.yml"))
    #expect(
      found.map { $0["message"] } == [
        "baseline 'nope.txt' does not exist\nhelp: create it with 'themec lint --update-baseline'"
      ])
    #expect(found.map { $0["severity"] } == [1])
  }

  @Test func `a descriptor has no suppressions`() async throws {
    let text = "<viewModel name=\"NoteViewModel\" screenlets=\"Note\">\n<acton name=\"a\"/>\n</viewModel>\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "NoteViewModel.xml": text, "NoteView_default.xml": label,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteViewModel.xml")
    try await client.open(path, text)
    #expect(try await !client.diagnostics(path).isEmpty)
    #expect(try await actions(client, path).allSatisfy { $0["title"].text?.hasPrefix("suppress") != true })
  }

  @Test func `fixes at the cursor come first, and only they are preferred`() async throws {
    let text = label.replacing("text=\"Old\"", with: "contentMode=\"lefd\"")
    let folder = try TemporaryFolder([".git/HEAD": "", "NoteView_default.xml": text])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_default.xml")
    try await client.open(path, text)
    let all = try await client.diagnostics(path).filter { $0["code"] == "syntax/bad-value" }
    try #require(all.count == 2)
    for asked in all {
      let cursor = asked["range"]["start"]
      let found = try await client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .text("file://" + path)], "range": ["start": cursor, "end": cursor],
          "context": ["diagnostics": .list(all)],
        ])["result"].items
      #expect(found.first?["diagnostics"].items.first?["range"] == asked["range"], "\(found)")
      #expect(found.filter { $0["isPreferred"] == true }.count == 1)
      #expect(found.first?["isPreferred"] == true)
      #expect(found.filter { $0["title"] == "suppress syntax/bad-value here" }.count == 1)
    }
  }
}
