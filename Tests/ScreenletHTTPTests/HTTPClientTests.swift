import Foundation
import Testing

@testable import ScreenletHTTP

extension HTTPTransport {
  /// The error of a request; nil for none.
  func failure(_ method: HTTPRequest.Method, _ url: URL, body: Data? = nil) async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await send(HTTPRequest(method, url, body: body))
      return nil
    } catch { return error }
  }
}

@Suite struct HTTPClientTests {
  private let client = HTTPClient(timeout: .seconds(3600))

  @Test func `status, header fields and body are received`() async throws {
    let server = try TestServer(
      status: 404, headers: ["Content-Type": "text/plain", "X-A": "b"], body: Array("gone".utf8))
    let response = try await client.send(HTTPRequest(.get, server.url("/a?b=c")))
    #expect(response.status == 404)
    #expect(response.headers["content-type"] == "text/plain")
    #expect(String(decoding: response.body, as: UTF8.self) == "gone")
    #expect(response.url == server.url("/a?b=c"))
    #expect(server.requests.map(\.path) == ["/a?b=c"])
    #expect(throws: HTTPError.status(404)) { try response.validated() }
    server.stop()
  }

  @Test func `method, header fields, body and authorization are sent`() async throws {
    let server = try TestServer()
    let body = Data((0...255).map { UInt8($0) })
    _ = try await client.send(
      HTTPRequest(
        .post, server.url(), headers: ["Content-Type": "application/octet-stream", "X-A": "b"],
        authorization: .basic(user: "Aladdin", password: "open sesame"), body: body))
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.body == Array(body))
    #expect(request.headers["content-type"] == "application/octet-stream")
    #expect(request.headers["x-a"] == "b")
    // The example of RFC 7617, section 2.
    #expect(request.headers["authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    #expect(request.headers["cookie"] == nil)
    server.stop()
  }

  @Test func `chunks are joined and a compressed body is decoded`() async throws {
    // `printf hello | gzip -n`
    let compressed: [UInt8] = [
      0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0, 0x86, 0xA6, 0x10, 0x36, 0x05, 0,
      0, 0,
    ]
    let server = try TestServer { request in
      request.path == "/gzip"
        ? [.response(headers: ["Content-Encoding": "gzip"], body: compressed)]
        : [
          .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .pause(milliseconds: 20),
          .send("3\r\nhel\r\n"),
          .pause(milliseconds: 20), .send("2\r\nlo\r\n0\r\n\r\n"),
        ]
    }
    for path in ["/gzip", "/chunks"] {
      let response = try await client.send(HTTPRequest(.get, server.url(path)))
      #expect(String(decoding: response.body, as: UTF8.self) == "hello")
    }
    server.stop()
  }

  @Test(arguments: [0, 10_000_000])
  func `a body over the limit is refused while it is received`(declaredLength: Int) async throws {
    let head = declaredLength > 0 ? "Content-Length: \(declaredLength)\r\n" : ""
    let server = try TestServer { _ in
      [
        .send("HTTP/1.1 200 OK\r\nConnection: close\r\n\(head)\r\n"),
        .flood([UInt8](repeating: 0x61, count: 65_536), millisecondsBetween: 1),
      ]
    }
    let client = HTTPClient(timeout: .seconds(3600), maximumResponseSize: 100_000)
    #expect(await client.failure(.get, server.url()) == .tooLarge(limit: 100_000))
    #expect(await server.waits { $0.openConnections == 0 })
    // The server can send only the part that the system buffers.
    #expect(server.bytesSent < 8_000_000)
    server.stop()
  }
}
