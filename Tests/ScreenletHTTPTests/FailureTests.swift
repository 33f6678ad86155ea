import Foundation
import Testing

@testable import ScreenletHTTP

@Suite struct FailureTests {
  private let client = HTTPClient(timeout: .seconds(3600))

  @Test func `a slow trickle ends at the deadline`() async throws {
    let server = try TestServer { _ in
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"), .flood([0x61], millisecondsBetween: 10)]
    }
    let start = ContinuousClock.now
    let client = HTTPClient(timeout: .milliseconds(300))
    #expect(await client.failure(.get, server.url()) == .timedOut(after: .milliseconds(300)))
    #expect((.milliseconds(290)...(.seconds(900))).contains(ContinuousClock.now - start))
    #expect(await server.waits { $0.openConnections == 0 })
    server.stop()
  }

  @Test func `the deadline includes redirects and the time without a response`() async throws {
    let server = try TestServer { request in
      [.pause(milliseconds: 120), .redirect(to: "/\((Int(request.path.dropFirst()) ?? 0) + 1)")]
    }
    let client = HTTPClient(timeout: .milliseconds(300))
    #expect(await client.failure(.get, server.url("/0")) == .timedOut(after: .milliseconds(300)))
    #expect(server.requests.count <= 3)
    let silent = try TestServer { _ in [.awaitClose] }
    #expect(await client.failure(.get, silent.url()) == .timedOut(after: .milliseconds(300)))
    #expect(await silent.waits { $0.openConnections == 0 })
    server.stop()
    silent.stop()
  }

  @Test func `the time of a request overrides that of the client`() async throws {
    let server = try TestServer { _ in [.awaitClose] }
    let request = HTTPRequest(.get, server.url(), timeout: .milliseconds(50))
    await #expect(throws: HTTPError.timedOut(after: .milliseconds(50))) { try await client.send(request) }
    server.stop()
  }

  @Test(arguments: [.seconds(-1), .zero, .seconds(Int64.max), .nanoseconds(1)] as [Duration])
  func `any time can be set`(timeout: Duration) async throws {
    let server = try TestServer { _ in [.pause(milliseconds: 50), .response()] }
    let error = await HTTPClient(timeout: timeout).failure(.get, server.url())
    #expect(error == (timeout > .seconds(1) ? nil : .timedOut(after: max(timeout, .zero))))
    server.stop()
  }

  @Test(arguments: [0, 50])
  func `cancelling the task closes the connection at once`(bodyBytes: Int) async throws {
    let server = try TestServer { _ in
      bodyBytes == 0
        ? [.awaitClose]
        : [
          .send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n"), .send([UInt8](repeating: 0x61, count: bodyBytes)),
          .awaitClose,
        ]
    }
    let task = Task { await client.failure(.get, server.url()) }
    #expect(await server.waits { $0.requests.count == 1 })
    try await Task.sleep(for: .milliseconds(50))
    let start = ContinuousClock.now
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(ContinuousClock.now - start < .seconds(100))
    #expect(await server.waits { $0.openConnections == 0 })
    server.stop()
  }

  @Test func `a request of a cancelled task is not sent`() async throws {
    let server = try TestServer()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await client.failure(.get, server.url())
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    server.stop()
  }

  @Test func `many requests are sent and cancelled at any time`() async throws {
    let server = try TestServer { _ in [.pause(milliseconds: 2), .response(body: Array("ok".utf8))] }
    let errors = await withTaskGroup(of: HTTPError?.self) { group in
      for number in 0..<200 {
        group.addTask {
          let task = Task { await client.failure(.get, server.url("/\(number)")) }
          if number % 2 == 0 {
            try? await Task.sleep(for: .microseconds(number * 100))
            task.cancel()
          }
          return await task.value
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors.allSatisfy { $0 == nil || $0 == .cancelled })
    #expect(errors.count { $0 == nil } >= 100)
    server.stop()
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", "HTTP/1.1 200 OK\r\nContent-Le",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nok",
  ])
  func `a connection that is closed midway is lost`(sent: String) async throws {
    let server = try TestServer { _ in [.send(sent), .close] }
    #expect(await client.failure(.get, server.url()) == .connectionLost)
    server.stop()
  }

  @Test(arguments: [
    "garbage", "HTTP/1.1 20 X\r\n\r\n", "HTTP/1.1 200 OK\r\nno colon\r\nContent-Length: 2\r\n\r\nok",
    "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nok",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nok", "SSH-2.0-OpenSSH_9.2\r\n",
  ])
  func `a response that is not HTTP is malformed`(sent: String) async throws {
    let server = try TestServer { _ in [.send(sent), .close] }
    #expect(await client.failure(.get, server.url()) == .malformedResponse)
    server.stop()
  }

  @Test func `the error for an unreachable server contains its name`() async throws {
    let port = try SilentPort()
    #expect(await client.failure(.get, port.url) == .cannotConnect(host: "127.0.0.1"))
    withExtendedLifetime(port) {}
    // RFC 6761: `.invalid` never exists.
    let missing = try #require(URL(string: "http://does-not-exist.invalid/"))
    #expect(await client.failure(.get, missing) == .cannotFindHost("does-not-exist.invalid"))
  }

  @Test(arguments: [
    "ftp://example.com/", "file:///etc/passwd", "http:///", "/relative", "javascript:alert(1)",
  ])
  func `only web addresses are requested`(address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(await client.failure(.get, url) == .invalidRequest(reason: .unsupportedURL))
  }

  @Test func `a request that would change the framing of the message is refused`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let secret = try #require(URL(string: "http://user:password@127.0.0.1:1/"))
    #expect(await client.failure(.get, secret) == .invalidRequest(reason: .credentialsInURL))
    #expect(await client.failure("GET / HTTP/1.1\r\n", url) == .invalidRequest(reason: .method))
    #expect(await client.failure(.get, url, body: Data([1])) == .invalidRequest(reason: .method))
    for header in [("A", "b\r\nC: d"), ("A\n", "b"), ("", "b"), ("host", "b"), ("Content-Length", "5"), ("A", "b\0")] {
      let request = HTTPRequest(.get, url, headers: [header.0: header.1])
      await #expect(throws: HTTPError.invalidRequest(reason: .header(name: header.0))) {
        try await client.send(request)
      }
    }
  }

  @Test(arguments: ["Basic realm=\"x\"", "Negotiate", "Digest realm=\"x\", nonce=\"y\"", "", "Basic", "Basic realm="])
  func `status 401 with any challenge is a response with its body`(challenge: String) async throws {
    let server = try TestServer(status: 401, headers: ["WWW-Authenticate": challenge], body: Array("no".utf8))
    for authorization in [nil, HTTPAuthorization.basic(user: "a", password: "b")] {
      let response = try await client.send(HTTPRequest(.get, server.url(), authorization: authorization))
      #expect(response.status == 401)
      #expect(String(decoding: response.body, as: UTF8.self) == "no")
    }
    #expect(server.requests.count == 2)
    server.stop()
  }
}
