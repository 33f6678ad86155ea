import FoundationEssentials
import LanguageServer
import Synchronization
import TestSupport

/// A JSON value, as a client reads it.
enum JSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case decimal(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(Double.self) {
      self = .decimal(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  subscript(key: String) -> JSON { if case .object(let fields) = self { fields[key] ?? .null } else { .null } }
  var items: [JSON] { if case .list(let items) = self { items } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }

  static func position(_ line: Int, _ character: Int) -> JSON {
    .object(["line": .number(line), "character": .number(character)])
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
}

/// A client that exchanges framed bytes with a server in the same process.
final class TestClient: Sendable {
  private struct State {
    var input = MessageReader()
    var nextID = 1
    var seed = SeededNumbers(seed: 1)
  }

  let server: Server
  private let state: Mutex<State>
  private let cancelled = Server.CancelledRequests()

  init() {
    let box = Received()
    server = Server(version: "1", cancelled: cancelled) { message in box.add(framed(message)) }
    self.box = box
    state = Mutex(State())
  }

  private let box: Received

  /// The messages of the server, read from its bytes.
  final class Received: Sendable {
    private let state = Mutex<(reader: MessageReader, messages: [JSON])>((MessageReader(), []))

    func add(_ bytes: [UInt8]) {
      state.withLock { state in
        for frame in state.reader.append(bytes) {
          // A frame that is no message is kept as `null`, so that the test that waits for a message fails.
          guard case .message(let message) = frame else { return state.messages.append(.null) }
          state.messages.append((try? JSONDecoder().decode(JSON.self, from: Data(message))) ?? .null)
        }
      }
    }

    var messages: [JSON] { state.withLock { $0.messages } }
  }

  var messages: [JSON] { box.messages }

  /// Sends bytes in pieces of random sizes.
  func send(bytes: [UInt8]) async {
    var rest = bytes[...]
    while !rest.isEmpty {
      let frames = state.withLock { state in
        let piece = rest.prefix(1 + state.seed.below(200))
        rest = rest.dropFirst(piece.count)
        return state.input.append(piece)
      }
      for frame in frames {
        switch frame {
        case .message(let message):
          cancelled.note(message)
          await server.handle(message)
        case .invalid(let reason): await server.handle(invalid: reason)
        }
      }
    }
  }

  func send(_ message: JSON) async throws { await send(bytes: framed(Array(try JSONEncoder().encode(message)))) }

  func notify(_ method: String, _ params: JSON) async throws {
    try await send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  /// Sends a request and returns its id.
  func start(_ method: String, _ params: JSON) async throws -> Int {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    try await send(["jsonrpc": "2.0", "id": .number(id), "method": .text(method), "params": params])
    return id
  }

  /// Sends a request and returns its response.
  func request(_ method: String, _ params: JSON = [:]) async throws -> JSON {
    try await response(to: try await start(method, params))
  }

  struct Timeout: Error { var wanted: String }

  /// Waits for a condition on the messages that were received.
  func wait(for wanted: String, _ isMet: ([JSON]) -> Bool) async throws {
    for _ in 0..<30_000 {
      if isMet(messages) { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw Timeout(wanted: wanted)
  }

  func response(to id: Int) async throws -> JSON {
    for _ in 0..<60_000 {
      if let found = messages.first(where: { $0["id"] == .number(id) && $0["method"] == .null }) { return found }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw Timeout(wanted: "\(id)")
  }

  /// Initializes the server for a folder.
  /// - Parameters:
  ///   - markdown: What the client supports of Markdown.
  ///   - window: What the client supports of windows.
  ///   - watches: Whether the client watches files if it is asked.
  ///   - snippets: Whether completed texts may be snippets.
  @discardableResult
  func initialize(
    _ folder: String, utf8: Bool = false, markdown: JSON = [:], window: JSON = [:], watches: Bool = true,
    snippets: Bool = false, creates: Bool = false
  ) async throws -> JSON {
    let result = try await request(
      "initialize",
      [
        "processId": .null, "rootUri": .text("file://" + folder),
        "workspaceFolders": [["uri": .text("file://" + folder), "name": "test"]],
        "capabilities": [
          "general": ["positionEncodings": utf8 ? ["utf-8", "utf-16"] : ["utf-16"], "markdown": markdown],
          "workspace": [
            "workspaceEdit": ["documentChanges": true, "resourceOperations": creates ? ["create"] : []],
            "didChangeWatchedFiles": ["dynamicRegistration": .bool(watches)],
          ],
          "textDocument": ["completion": ["completionItem": ["snippetSupport": .bool(snippets)]]],
          "window": window,
        ],
      ])
    try await notify("initialized", [:])
    return result
  }

  func open(_ path: String, _ text: String, version: Int = 1) async throws {
    try await notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text("file://" + path), "languageId": "xml", "version": .number(version), "text": .text(text),
        ]
      ])
  }

  func change(_ path: String, _ version: Int, _ changes: [JSON]) async throws {
    try await notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text("file://" + path), "version": .number(version)], "contentChanges": .list(changes),
      ])
  }

  /// The diagnostics of a file, on request.
  func diagnostics(_ path: String) async throws -> [JSON] {
    try await request("textDocument/diagnostic", ["textDocument": ["uri": .text("file://" + path)]])["result"]["items"]
      .items
  }

  /// The parameters of a request at a position.
  func at(_ path: String, _ line: Int, _ character: Int, _ more: [String: JSON] = [:]) -> JSON {
    .object(
      ["textDocument": ["uri": .text("file://" + path)], "position": .position(line, character)]
        .merging(more) { $1 })
  }
}
