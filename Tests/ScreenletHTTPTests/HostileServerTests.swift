import Foundation
import Testing

@testable import ScreenletHTTP

/// Responses that real servers do not send. Some of them end a process that uses URLSession on Linux.
@Suite struct HostileServerTests {
  private let client = HTTPClient(timeout: .seconds(3600), maximumResponseSize: 100_000)

  #if canImport(Darwin)
    private static let loopback = "lo0"
  #else
    private static let loopback = "lo"
  #endif

  /// The addresses with a zone are those of no interface and of the loopback interface, which answers at once that nobody is
  /// there: on the others of a computer, the answer may be awaited until the time is over.
  @Test(arguments: [
    "//[::1]:1/x", "//a%20b/x", "//[fe80::1%25eth999]/", "//[fe80::1%25\(loopback)]/", "//%5b/", "//%00/%00",
    "//%3a:/x", "//host%2f", "//:80/x",
    "//u:p@/x", "",
    "//a:-1/x", "//a:99999999999999999999/x", "//[v1.a]/x", "http://%", "//xn--a/", "\u{FF0F}\u{FF0F}a", "?\u{0}",
  ])
  func `any target of a redirect is followed or refused`(location: String) async throws {
    let server = try TestServer { request in request.path == "/" ? [.redirect(to: location)] : [.response(status: 404)]
    }
    // Some targets are the names of hosts, for which a resolver may have no answer.
    let client = HTTPClient(timeout: .seconds(120))
    _ = await client.failure(.get, server.url())
    #expect(server.requests.count >= 1)
    server.stop()
  }

  @Test(arguments: [
    "HTTP/1.1 200", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nA", "HTTP/1.1 200 OK\r\nA: b\r\n",
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 9\r\n\r\nx", "\0\0\0\0", "\r\n\r\n", "HTTP/",
    "HTTP/9.9 200 OK\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", "HTTP/1.1 99999 X\r\n\r\n",
  ])
  func `a response that is cut or wrong is a failure`(sent: String) async throws {
    let server = try TestServer { _ in [.send(sent), .close] }
    let error = await client.failure(.get, server.url())
    #expect(error == .connectionLost || error == .malformedResponse)
    server.stop()
  }

  @Test func `any bytes are a response or a failure`() async throws {
    let pieces =
      [
        "HTTP/1.1 ", "200", "302", "401", "100", "204", " OK", "\r\n", "\n", "\r\n\r\n", "Location: ", "//[::1]:1/",
        "/x", "http://",
        "Content-Length: ", "5", "-1", "Transfer-Encoding: chunked\r\n", "2\r\nok\r\n0\r\n\r\n",
        "Content-Encoding: gzip\r\n",
        "WWW-Authenticate: Digest", "Set-Cookie: a=b", ": ", " ", "\0", "body", "Connection: close\r\n",
      ].map { Array($0.utf8) } + [[0xFF], [0x1F, 0x8B, 0x08]]
    var generator = SeededGenerator(state: 3)
    let responses = (0..<200).map { _ in
      Array("HTTP/1.1 \([200, 302, 401, 500].randomElement(using: &generator) ?? 200) X\r\n".utf8)
        + (0..<Int.random(in: 0..<12, using: &generator)).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
    }
    let server = try TestServer { request in
      let index = Int(request.path.dropFirst()) ?? -1
      return [
        .send(responses.indices.contains(index) ? responses[index] : Array("HTTP/1.1 404 X\r\n\r\n".utf8)), .close,
      ]
    }
    for index in responses.indices {
      let error = await client.failure(.get, server.url("/\(index)"))
      #expect(error != .cancelled && error != .timedOut(after: .seconds(120)))
    }
    server.stop()
  }

  @Test func `header fields without end are refused`() async throws {
    let field = "X-A: \(String(repeating: "a", count: 1000))\r\n"
    let server = try TestServer { request in
      [.send("HTTP/1.1 200 OK\r\n"), .flood(Array(field.utf8), millisecondsBetween: 0)]
    }
    #expect(await client.failure(.get, server.url()) == .malformedResponse)
    #expect(await server.waits { $0.openConnections == 0 })
    server.stop()
  }

  @Test func `the body of a redirect is limited as well`() async throws {
    let server = try TestServer { _ in
      [
        .send("HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n"),
        .flood([UInt8](repeating: 0x61, count: 65_536), millisecondsBetween: 1),
      ]
    }
    #expect(await client.failure(.get, server.url()) == .tooLarge(limit: 100_000))
    server.stop()
  }

  @Test func `interim responses and old forms of header fields are understood`() async throws {
    let latin =
      Array("HTTP/1.1 200\r\nX-Name: caf".utf8) + [0xE9] + Array("\r\nX-Folded: a\r\n  b\r\nX-Empty:\r\n".utf8)
    let server = try TestServer { _ in
      [
        .send("HTTP/1.1 103 Early Hints\r\nX-Early: yes\r\n\r\n"),
        .send(
          latin + Array("Transfer-Encoding: chunked\r\nTrailer: X-Late\r\n\r\n2\r\nok\r\n0\r\nX-Late: yes\r\n\r\n".utf8)
        ),
      ]
    }
    let response = try await client.send(HTTPRequest(.get, server.url()))
    #expect(response.status == 200)
    #expect(response.headers["x-name"] == "café")
    #expect(response.headers["x-folded"] == "a b")
    #expect(response.headers["x-empty"] == "")
    #expect(response.headers["x-early"] == nil)
    #expect(String(decoding: response.body, as: UTF8.self) == "ok")
    server.stop()
  }

  @Test func `a small compressed body that is large when decoded is cut`() async throws {
    // `head -c 1000000 /dev/zero | gzip -9 -n`
    let bomb = Self.compressedZeros
    let server = try TestServer(headers: ["Content-Encoding": "gzip"], body: bomb)
    #expect(bomb.count < 2000)
    #expect(await client.failure(.get, server.url()) == .tooLarge(limit: 100_000))
    server.stop()
  }

  private static let compressedZeros: [UInt8] =
    [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0xFF, 0xED, 0xC1, 0x01, 0x01, 0x00, 0x00, 0x00, 0x82, 0x20,
      0xFF, 0xAF, 0x6E, 0x48, 0x40, 0x01,
    ] + [UInt8](repeating: 0x00, count: 968) + [0xAF, 0x06, 0x9E, 0xCB, 0x79, 0x12, 0x40, 0x42, 0x0F, 0x00]
}

@Suite struct ConnectionTests {
  private let client = HTTPClient(timeout: .seconds(3600))

  @Test func `HEAD has no body, whatever length is declared`() async throws {
    let server = try TestServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n")] }
    let response = try await client.send(HTTPRequest(.head, server.url()))
    #expect(response.headers["Content-Length"] == "99999999")
    #expect(response.body.isEmpty)
    #expect(server.requests.first?.method == "HEAD")
    server.stop()
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH"] as [HTTPRequest.Method])
  func `methods are sent with and without a body`(method: HTTPRequest.Method) async throws {
    let server = try TestServer()
    _ = try await client.send(HTTPRequest(method, server.url(), body: Data("body".utf8)))
    _ = try await client.send(HTTPRequest(method, server.url()))
    #expect(server.requests.map(\.method) == [method.rawValue, method.rawValue])
    #expect(server.requests.map(\.text) == ["body", ""])
    server.stop()
  }

  @Test func `a large body is sent`() async throws {
    let server = try TestServer()
    let body = Data(repeating: 0x61, count: 3_000_000)
    _ = try await client.send(HTTPRequest(.post, server.url(), body: body))
    #expect(server.requests.first?.body == Array(body))
    server.stop()
  }

  @Test func `requests one after the other share a connection, which is closed when it is not used`() async throws {
    let server = try TestServer(body: Array("ok".utf8))
    for _ in 0..<300 { _ = try await client.send(HTTPRequest(.get, server.url())) }
    #expect(server.acceptedConnections < 30)
    #expect(await server.waits { $0.openConnections == 0 })
    server.stop()
  }

  @Test(arguments: [.get, .post] as [HTTPRequest.Method])
  func `a connection that the server has closed meanwhile is replaced`(method: HTTPRequest.Method) async throws {
    let server = try TestServer { _ in [.response(body: Array("ok".utf8)), .close] }
    for _ in 0..<20 { _ = try await client.send(HTTPRequest(method, server.url())) }
    #expect(server.requests.count == 20)
    server.stop()
  }

  @Test func `a POST request without an answer is not sent again`() async throws {
    let server = try TestServer { request in request.method == "GET" ? [.response()] : [.close] }
    for _ in 0..<5 {
      #expect(await client.failure(.get, server.url()) == nil)
      #expect(await client.failure(.post, server.url()) == .connectionLost)
    }
    #expect(server.requests.count { $0.method == "POST" } == 5)
    server.stop()
  }
}
