import Foundation
import LanguageServer
import TestSupport
import Testing

private let broken = "<document><objects></document>\n"

/// Changes of files outside of the editor, and progress.
struct WatchingTests {
  private func diagnostics(_ messages: [JSON], of path: String) -> [JSON]? {
    messages.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .text("file://" + path)
    }?["params"]["diagnostics"].items
  }

  @Test func `the server watches files for a client that does not`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "Other.xib": "<document/>\n", "Themes/Note.xib": "<document/>\n",
    ])
    let client = TestClient()
    try await client.initialize(folder.path, watches: false)
    _ = try await client.request("workspace/diagnostic", ["previousResultIds": []])
    #expect(!client.messages.contains { $0["method"] == "client/registerCapability" })
    // The watching starts after the files were read, so a single change could be missed.
    let path = folder("Themes/Note.xib")
    var number = 0
    while diagnostics(client.messages, of: path)?.contains(where: { $0["code"] == "syntax/well-formed" }) != true {
      try #require(number < 1_000)
      number += 1
      try folder.write("Themes/Note.xib", broken + String(repeating: "\n", count: number))
      try await Task.sleep(for: .milliseconds(200))
    }
    try folder.write("Themes/Note.xib", "<document/>\n")
    try await client.wait(for: "diagnostics without the error") {
      diagnostics($0, of: path)?.contains { $0["code"] == "syntax/well-formed" } == false
    }
    await client.server.end()
  }

  private static let listsWatches = FileManager.default.fileExists(atPath: "/proc/self/fdinfo")

  /// Whether this process watches a folder, as Linux lists its watches.
  private func isWatched(_ folder: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    let inode = try #require(attributes[.systemFileNumber] as? NSNumber).uint64Value
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo")
    return open.contains { descriptor in
      (try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8))?
        .contains(" ino:\(String(inode, radix: 16)) ") == true
    }
  }

  @Test(.enabled(if: listsWatches, "only Linux lists the watches of a process"), arguments: [true, false])
  func `the subfolders of a document's folder are watched if it is a project`(isProject: Bool) async throws {
    let opened = try TemporaryFolder([".git/HEAD": ""])
    let folder = try TemporaryFolder(["Note.xib": "<document/>\n", "sub/Other.xib": "<document/>\n"])
    if isProject { try folder.write(".git/HEAD", "") }
    let client = TestClient()
    try await client.initialize(opened.path, watches: false)
    try await client.open(folder("Note.xib"), "<document/>\n")
    _ = try await client.diagnostics(folder("Note.xib"))
    var tries = 0
    while try !isWatched(folder.path), tries < 100 {
      tries += 1
      try await Task.sleep(for: .milliseconds(100))
    }
    try await Task.sleep(for: .milliseconds(400))
    #expect(try isWatched(folder.path))
    #expect(try isWatched(folder("sub")) == isProject)
    await client.server.end()
  }

  @Test func `a file that is open is as the client sent it`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Note.xib": "<document/>\n"])
    let client = TestClient()
    try await client.initialize(folder.path, watches: false)
    try await client.open(folder("Note.xib"), "<document/>\n")
    try folder.write("Note.xib", broken)
    try await Task.sleep(for: .milliseconds(400))
    let found = try await client.diagnostics(folder("Note.xib"))
    #expect(!found.contains { $0["code"] == "syntax/well-formed" })
    await client.server.end()
  }

  @Test func `a client that watches files is asked to`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    let client = TestClient()
    try await client.initialize(folder.path)
    let asked = client.messages.filter { $0["method"] == "client/registerCapability" }
    #expect(asked.first?["params"]["registrations"].items.first?["method"] == "workspace/didChangeWatchedFiles")
  }

  @Test func `the progress of a check has a beginning and an end`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    let xib = try String(
      contentsOf: repository.appending(path: "Themes/Default/LoginScreenletView_default.xml"), encoding: .utf8)
    for number in 0..<60 { try folder.write("V\(number).xib", xib) }
    let client = TestClient()
    try await client.initialize(folder.path, window: ["workDoneProgress": true])
    _ = try await client.request("workspace/diagnostic", ["previousResultIds": []])
    func notices(_ messages: [JSON]) -> [JSON] { messages.filter { $0["method"] == "$/progress" } }
    func created(_ messages: [JSON]) -> [JSON] {
      messages.filter { $0["method"] == "window/workDoneProgress/create" }.map { $0["params"]["token"] }
    }
    // A fast machine ends before the progress is shown.
    if created(client.messages).isEmpty { return }
    try await client.wait(for: "the end") { notices($0).last?["params"]["value"]["kind"] == "end" }
    let all = notices(client.messages)
    #expect(all.map { $0["params"]["value"]["kind"] } == ["begin", "end"])
    #expect(all.map { $0["params"]["token"] } == created(client.messages) + created(client.messages))
  }
}
