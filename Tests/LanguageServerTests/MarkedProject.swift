import LanguageServer
import TestSupport

/// A project with an open document in which `|` marks the position of requests.
struct MarkedProject {
  let client: TestClient
  let folder: TemporaryFolder
  private let name: String
  private let line: Int
  private let column: Int

  /// - Parameters:
  ///   - files: The files on disk besides `.git/HEAD`.
  ///   - text: The text of the open document, with a mark.
  init(_ files: [String: String], open name: String, _ text: String, snippets: Bool = false) async throws {
    var parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let before = String(parts.removeFirst())
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    self.name = name
    line = lines.count - 1
    column = lines.last?.utf16.count ?? 0
    folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { first, _ in first })
    client = TestClient()
    try await client.initialize(folder.path, snippets: snippets)
    try await client.open(folder(name), before + (parts.first ?? ""))
  }

  private func ask(_ method: String, _ more: [String: JSON] = [:]) async throws -> JSON {
    try await client.request("textDocument/" + method, client.at(folder(name), line, column, more))["result"]
  }

  var completions: [JSON] { get async throws { try await ask("completion")["items"].items } }

  /// The labels of the completions in the order in which clients show them.
  var labels: [String] {
    get async throws {
      try await completions.sorted { ($0["sortText"].text ?? "") < ($1["sortText"].text ?? "") }
        .compactMap { $0["label"].text }
    }
  }

  var hover: String { get async throws { try await ask("hover")["contents"]["value"].text ?? "" } }

  /// The definitions as `name:line`, with lines from 0.
  var definitions: [String] { get async throws { places(try await ask("definition")) } }

  func references(withDeclaration: Bool) async throws -> [String] {
    places(try await ask("references", ["context": ["includeDeclaration": .bool(withDeclaration)]]))
  }

  var highlights: [JSON] { get async throws { try await ask("documentHighlight").items } }

  /// The files that a rename changes, sorted.
  func renamed(to name: String) async throws -> [String] {
    try await ask("rename", ["newName": .text(name)])["documentChanges"].items.map {
      String(($0["textDocument"]["uri"].text ?? "").dropFirst("file://\(folder.path)/".count))
    }.sorted()
  }

  /// The reason for which a rename is refused; empty if it is not.
  func refusal(of name: String) async throws -> String {
    let parameters = client.at(folder(self.name), line, column, ["newName": .text(name)])
    return try await client.request("textDocument/rename", parameters)["error"]["message"].text ?? ""
  }

  private func places(_ locations: JSON) -> [String] {
    locations.items.map { location in
      let file = (location["uri"].text ?? "").dropFirst("file://\(folder.path)/".count)
      return "\(file):\(location["range"]["start"]["line"].number ?? -1)"
    }
  }

  var symbols: [JSON] { get async throws { try await ask("documentSymbol").items } }

  /// The labels of the inlay hints of the document.
  var hints: [String] {
    get async throws {
      let range: JSON = ["start": .position(0, 0), "end": .position(1000, 0)]
      return try await ask("inlayHint", ["range": range]).items.compactMap { $0["label"].text }
    }
  }
}

/// An overlay of the Screenlet `Note` with some elements.
func overlay(_ elements: String) -> String {
  """
  <document>
      <theme screenlet="Note" name="red" kind="child" parent="default" form="overlay"/>
      <objects>
          \(elements)
      </objects>
  </document>

  """
}
