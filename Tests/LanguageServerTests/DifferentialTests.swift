import Foundation
import LanguageServer
import ProjectTestSupport
import TestSupport
import Testing
import ThemeCompiler
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// The diagnostics of the server equal those of `themec lint`.
struct DifferentialTests {
  /// A diagnostic without the parts that only one side has.
  struct Found: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var column: Int
    var code: String
    var message: String
    var description: String { "\(file):\(line):\(column): \(code): \(message)" }
  }

  /// The diagnostics of `themec lint` in a folder, without those of no file.
  private func lint(_ folder: TemporaryFolder) async throws -> [Found] {
    let project = Project.find(for: folder.path, vocabulary: .themec)
    let report = try await Session(project, asking: [folder.path]).snapshot.lint()
    return report.diagnostics.compactMap { diagnostic -> Found? in
      guard let span = diagnostic.span, let file = report.sources[span.file], !file.path.hasPrefix("<") else {
        return nil
      }
      let lines = LineTable(file.bytes)
      let line = lines.lineIndex(of: span.range.start)
      return Found(
        file: String(Path.absolute(file.path).dropFirst(folder.path.utf8.count + 1)), line: line,
        column: Int(span.range.start) - Int(lines.lineStarts[line]), code: diagnostic.code.rawValue,
        message: diagnostic.message)
    }.sorted { $0.description < $1.description }
  }

  /// The diagnostics that a server reports for a folder.
  private func pulled(_ client: TestClient, _ folder: TemporaryFolder) async throws -> [Found] {
    let result = try await client.request("workspace/diagnostic", ["previousResultIds": []])["result"]
    return result["items"].items.flatMap { file in
      file["items"].items.map { item in
        Found(
          file: String((file["uri"].text ?? "").dropFirst("file://".count + folder.path.utf8.count + 1)),
          line: item["range"]["start"]["line"].number ?? -1,
          column: item["range"]["start"]["character"].number ?? -1, code: item["code"].text ?? "",
          message: (item["message"].text ?? "").split(separator: "\nhelp: ").first.map(String.init) ?? "")
      }
    }.sorted { $0.description < $1.description }
  }

  /// Four themes, a set and a class. Their folder is a project.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    let themes = repository.appending(path: "Themes/Default")
    for name in files(below: themes, endings: ["View_default.xml"]).prefix(4) + ["theme-set.xml"] {
      try folder.write("Themes/\(name)", String(contentsOf: themes.appending(path: name), encoding: .utf8))
    }
    try folder.write(
      "Code/RatingView.swift", "import UIKit\nclass RatingView: UIView {\n  @IBOutlet var title: UILabel?\n}\n")
    return folder
  }

  @Test func `after random edits, the server reports what lint and a new server report`() async throws {
    let folder = try project()
    var random = SeededNumbers(seed: 38)
    let client = TestClient()
    try await client.initialize(folder.path, utf8: true)
    let names = folder.entries.filter { $0.hasSuffix(".xml") }
    var texts: [String: [UInt8]] = [:]
    for name in names {
      texts[name] = Array((folder.text(name) ?? "").utf8)
      try await client.open(folder(name), folder.text(name) ?? "")
    }
    let count = trials(12, of: 200)
    for version in 2..<(count + 2) {
      let name = names[random.below(names.count)]
      let bytes = texts[name] ?? []
      // Edits of a line at most, so that most documents remain readable.
      let lines = LineTable(bytes)
      let line = random.below(lines.lineStarts.count)
      let length = lines.lineBytes(line).count
      let start = random.below(length + 1)
      let end = min(length, start + random.below(4))
      let text = ["", "x", "\"", "0", "<view id=\"a\"/>", "id"][random.below(6)]
      let offset = Int(lines.lineStarts[line])
      texts[name]?.replaceSubrange(offset + start..<offset + end, with: text.utf8)
      try folder.write(name, texts[name] ?? [])
      try await client.change(
        folder(name), version,
        [["range": ["start": .position(line, start), "end": .position(line, end)], "text": .text(text)]])
      let found = try await pulled(client, folder)
      #expect(found == (try await lint(folder)), "after edit \(version) of \(name)")
      if version % 6 == 0 {
        let fresh = TestClient()
        try await fresh.initialize(folder.path, utf8: true)
        #expect(found == (try await pulled(fresh, folder)), "after edit \(version) of \(name)")
      }
    }
  }

  @Test func `published diagnostics are those of lint, and disappear with their cause`() async throws {
    let folder = try project()
    let name = "Themes/RatingScreenletView_default-like.xml"
    let theme = repository.appending(path: "Themes/Default/RatingScreenletView_default-like.xml")
    try folder.write(name, String(contentsOf: theme, encoding: .utf8))
    let good = folder.text(name) ?? ""
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder(name), good.replacing("</document>", with: "</docment>"))
    _ = try await pulled(client, folder)
    func published() -> [JSON] {
      client.messages.last {
        $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .text("file://" + folder(name))
      }?["params"]["diagnostics"].items ?? []
    }
    #expect(published().contains { $0["code"] == "syntax/well-formed" && $0["severity"] == 1 })
    try await client.change(folder(name), 2, [["text": .text(good)]])
    _ = try await pulled(client, folder)
    #expect(!published().contains { $0["code"] == "syntax/well-formed" })
  }

  @Test func `random messages never end the server or change a document`() async throws {
    let folder = try project()
    let client = TestClient()
    try await client.initialize(folder.path)
    let name = "Themes/\(files(below: repository.appending(path: "Themes/Default"), endings: [".xml"])[0])"
    try await client.open(folder(name), folder.text(name) ?? "")
    let before = try await client.request("textDocument/documentSymbol", client.at(folder(name), 0, 0))["result"]
    var random = SeededNumbers(seed: 7)
    let methods = [
      "hover", "definition", "references", "completion", "rename", "prepareRename", "documentHighlight", "codeAction",
      "selectionRange", "linkedEditingRange", "colorPresentation", "foldingRange", "documentColor", "formatting",
      "rangeFormatting", "inlayHint", "codeLens",
    ]
    for _ in 0..<120 {
      let position = JSON.position(random.below(200) - 3, random.below(300) - 3)
      let range: JSON = ["start": position, "end": .position(random.below(90), random.below(90))]
      let params: JSON = [
        "textDocument": ["uri": .text("file://" + folder(name))], "position": position, "positions": [position],
        "range": range, "newName": .text(["a", "", "\"", "ä"][random.below(4)]), "context": ["diagnostics": []],
        "color": ["red": .number(random.below(3)), "green": 0, "blue": 0, "alpha": 1],
      ]
      let method = "textDocument/" + methods[random.below(methods.count)]
      let response = try await client.request(method, params)
      #expect(response["error"] == .null || response["error"]["code"] == -32803, "\(method): \(response["error"])")
    }
    #expect(
      try await client.request("textDocument/documentSymbol", client.at(folder(name), 0, 0))["result"] == before)
  }
}
