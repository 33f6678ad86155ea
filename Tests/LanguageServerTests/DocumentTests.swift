import LanguageServer
import TestSupport
import Testing

private let small = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view contentMode="scaleToFill" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
              <subviews>
                  <label text="ä😀b" id="l-1">
                      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                  </label>
              </subviews>
          </view>
      </objects>
  </document>

  """

struct DocumentTests {
  /// The text that the server has of a document: its only label's text is the document symbol's range.
  private func selection(_ client: TestClient, _ path: String, _ character: Int) async throws -> JSON {
    try await client.request(
      "textDocument/selectionRange",
      ["textDocument": ["uri": .text("file://" + path)], "positions": [.position(7, character)]])["result"].items
      .first?["range"] ?? .null
  }

  /// The line of the label is `<label text="ä😀b" id="l-1">` after 16 spaces: `ä` is 2 bytes and 1 unit, `😀` 4 and 2.
  @Test(arguments: [(false, 29, 33), (true, 29, 36)])
  func `columns are in the negotiated encoding`(_ utf8: Bool, _ start: Int, _ end: Int) async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.xib": small])
    let client = TestClient()
    let result = try await client.initialize(folder.path, utf8: utf8)
    #expect(result["result"]["capabilities"]["positionEncoding"] == (utf8 ? "utf-8" : "utf-16"))
    try await client.open(folder("A.xib"), small)
    let range = try await selection(client, folder("A.xib"), start + 1)
    #expect(range == ["start": .position(7, start), "end": .position(7, end)])
  }

  @Test func `changes are applied in order, and those of old versions are refused`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.xib": small])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("A.xib")
    try await client.open(path, small)
    // Replaces `ä😀b` (4 units) by `xy`, then inserts `z` after it.
    try await client.change(
      path, 2,
      [
        ["range": ["start": .position(7, 29), "end": .position(7, 33)], "text": "xy"],
        ["range": ["start": .position(7, 31), "end": .position(7, 31)], "text": "z"],
      ])
    #expect(try await selection(client, path, 30) == ["start": .position(7, 29), "end": .position(7, 32)])
    try await client.change(path, 2, [["text": ""]])
    try await client.change(path, 1, [["text": ""]])
    try await client.change(
      path, 3, [["text": "x"], ["range": ["start": .position(1, 0), "end": .position(0, 0)], "text": ""]])
    #expect(try await selection(client, path, 30) == ["start": .position(7, 29), "end": .position(7, 32)])
    #expect(client.messages.count { $0["method"] == "window/logMessage" && $0["params"]["type"] == 1 } == 3)
    // A line after the end and a column after that of the line are the ends.
    try await client.change(
      path, 3, [["range": ["start": .position(7, 31), "end": .position(900_000_000_000, 5)], "text": ""]])
    try await client.change(
      path, 4, [["range": ["start": .position(7, 30), "end": .position(7, 9_000_000)], "text": "!"]])
    let hover = try await client.request("textDocument/hover", client.at(path, 7, 18))
    #expect(hover["error"] == .null)
  }

  @Test func `a closed document has its contents on disk`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.xib": small])
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder("A.xib"), "<document")
    #expect(try await client.diagnostics(folder("A.xib")).contains { $0["code"] == "syntax/well-formed" })
    try await client.notify("textDocument/didClose", ["textDocument": ["uri": .text("file://" + folder("A.xib"))]])
    #expect(try await !client.diagnostics(folder("A.xib")).contains { $0["severity"] == 1 })
  }
}
