import Foundation
import Testing

@testable import ScreenletHTTP

/// URLSession, which Apple's systems use. On Linux, only responses of correct servers are tested.
@Suite struct SessionEngineTests {
  private let client = HTTPClient(timeout: .seconds(3600), maximumResponseSize: 100_000, engine: SessionEngine.shared)

  @Test func `a message is sent and received`() async throws {
    let server = try TestServer(status: 500, headers: ["X-A": "b"], body: Array("no".utf8))
    let response = try await client.send(
      HTTPRequest(
        .post, server.url("/a"), headers: ["X-C": "d"], authorization: .bearer(token: "t"), body: Data("x".utf8)))
    #expect(response.status == 500)
    #expect(response.headers["x-a"] == "b")
    #expect(String(decoding: response.body, as: UTF8.self) == "no")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.text == "x")
    #expect(request.headers["x-c"] == "d")
    #expect(request.headers["authorization"] == "Bearer t")
    server.stop()
  }

  @Test func `the client follows redirects, not the session`() async throws {
    let other = try TestServer(body: Array("here".utf8))
    let target = other.url("/x", host: "localhost").absoluteString
    let server = try TestServer { _ in [.redirect(307, to: target)] }
    let response = try await client.send(
      HTTPRequest(.get, server.url(), headers: ["Cookie": "a=b"], authorization: .bearer(token: "t")))
    #expect(String(decoding: response.body, as: UTF8.self) == "here")
    #expect(other.requests.first?.headers["authorization"] == nil)
    #expect(other.requests.first?.headers["cookie"] == nil)
    server.stop()
    other.stop()
  }

  @Test func `limit, deadline and cancellation close the connection`() async throws {
    let server = try TestServer { request in
      request.path == "/flood"
        ? [.send("HTTP/1.1 200 OK\r\n\r\n"), .flood([UInt8](repeating: 0x61, count: 65_536), millisecondsBetween: 1)]
        : [.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"), .flood([0x61], millisecondsBetween: 10)]
    }
    #expect(await client.failure(.get, server.url("/flood")) == .tooLarge(limit: 100_000))
    let short = HTTPClient(timeout: .milliseconds(200), engine: SessionEngine.shared)
    #expect(await short.failure(.get, server.url("/slow")) == .timedOut(after: .milliseconds(200)))
    let task = Task { await client.failure(.get, server.url("/slow")) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(await server.waits { $0.openConnections == 0 })
    server.stop()
  }

  @Test func `status 401 is a response with its body`() async throws {
    let server = try TestServer(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: Array("no".utf8))
    let response = try await client.send(HTTPRequest(.get, server.url()))
    #expect(response.status == 401)
    #expect(String(decoding: response.body, as: UTF8.self) == "no")
    server.stop()
  }

  @Test func `errors of URLSession are converted`() async throws {
    let port = try SilentPort()
    #expect(await client.failure(.get, port.url) == .cannotConnect(host: "127.0.0.1"))
    withExtendedLifetime(port) {}
    let missing = try #require(URL(string: "http://does-not-exist.invalid/"))
    #expect(await client.failure(.get, missing) == .cannotFindHost("does-not-exist.invalid"))
  }
}
