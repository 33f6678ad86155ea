import LanguageServer
import TestSupport
import Testing

struct ProtocolTests {
  @Test func `messages are read from pieces of any size`() {
    let bytes = framed(Array("{}".utf8)) + Array("Content-Type: x\r\ncontent-length:  3\r\n\r\nabc".utf8)
    for size in 1...bytes.count {
      var reader = MessageReader()
      var frames: [MessageReader.Frame] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        frames += reader.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(frames == [.message(Array("{}".utf8)), .message(Array("abc".utf8))])
      #expect(!reader.hasPartialMessage)
    }
  }

  @Test func `reading continues after an invalid header and a message that is too long`() {
    var reader = MessageReader()
    let next = framed([1])
    #expect(reader.append(Array("Content-Length: many\r\n\r\n".utf8) + next).last == .message([1]))
    var other = MessageReader()
    #expect(other.append(Array("Content-Length: \(MessageReader.longest)\r\n\r\n".utf8)) == [])
    #expect(other.hasPartialMessage)
    let long = MessageReader.longest + 1
    #expect(reader.append(Array("Content-Length: \(long)\r\n\r\n".utf8)).count == 1)
    for _ in 0..<64 { #expect(reader.append([UInt8](repeating: 0, count: 1 << 20)) == []) }
    #expect(reader.append([0] + next) == [.message([1])])
    #expect(reader.append([UInt8](repeating: 0x41, count: 5000)).count == 1)
    #expect(reader.append(next) == [.message([1])])
  }

  @Test func `requests before the initialization and after the shutdown are refused`() async throws {
    let client = TestClient()
    #expect(try await client.request("textDocument/hover")["error"]["code"] == -32002)
    let folder = try TemporaryFolder()
    let result = try await client.initialize(folder.path)["result"]
    #expect(result["capabilities"]["positionEncoding"] == "utf-16")
    #expect(result["serverInfo"]["name"] == "themec")
    #expect(try await client.request("initialize")["error"]["code"] == -32600)
    let shutdown = try await client.request("shutdown")
    #expect(shutdown["result"] == .null && shutdown["error"] == .null)
    #expect(try await client.request("workspace/symbol", ["query": ""])["error"]["code"] == -32600)
    try await client.notify("exit", .null)
    #expect(await client.server.hasEnded)
    #expect(await client.server.wasShutDown)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("17", -32600), ("{\"id\": {}, \"method\": \"x\"}", -32600), ("{}", -32600),
    ("{\"id\": 1, \"method\": 7}", -32600), ("\u{0}", -32700),
  ])
  func `a message that is none gets an error`(_ text: String, _ code: Int) async throws {
    let client = TestClient()
    await client.send(bytes: framed(Array(text.utf8)))
    #expect(client.messages.map { $0["error"]["code"] } == [.number(code)])
    #expect(client.messages.map { $0["id"] } == [.null])
  }

  @Test func `a message that is nested too deeply gets an error`() async throws {
    let client = TestClient()
    await client.send(bytes: framed(Array(repeating: UInt8(ascii: "["), count: 100_000)))
    #expect(client.messages.map { $0["error"]["code"] } == [-32700])
  }

  @Test func `unknown methods and invalid parameters get errors`() async throws {
    let (client, folder) = (TestClient(), try TemporaryFolder())
    try await client.initialize(folder.path)
    #expect(try await client.request("textDocument/dance")["error"]["code"] == -32601)
    #expect(try await client.request("textDocument/hover", ["position": 3])["error"]["code"] == -32602)
    #expect(
      try await client.request("textDocument/hover", client.at("/nowhere/A.xib", 0, 0))["error"]["code"] == -32602)
    #expect(
      try await client.request(
        "textDocument/hover", ["textDocument": ["uri": "untitled:1"], "position": .position(0, 0)])[
          "error"]["code"] == -32602)
  }

  @Test func `a canceled request is not answered with a result`() async throws {
    let (client, folder) = (TestClient(), try TemporaryFolder())
    try await client.initialize(folder.path)
    try await client.send(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 77]])
    // The cancellation of an unknown request is ignored.
    #expect(try await client.request("workspace/symbol", ["query": ""])["error"] == .null)
  }

  @Test func `a folder that does not exist is not checked, nor is the folder around it`() async throws {
    let (client, folder) = (TestClient(), try TemporaryFolder(["Code/A.swift": "class A: UIView {}\n"]))
    try await client.initialize(folder("gone"))
    #expect(try await client.request("workspace/diagnostic")["result"]["items"].items == [])
    let logged = client.messages.filter { $0["method"] == "window/logMessage" }.map { $0["params"]["message"].text }
    #expect(logged == ["the folder '\(folder("gone"))' does not exist"])
  }
}
