import Foundation
import Testing

@testable import ScreenletHTTP

@Suite struct RedirectTests {
  private let client = HTTPClient(timeout: .seconds(3600))
  private let secret = HTTPAuthorization.basic(user: "user", password: "secret")

  /// A server that redirects `/` and answers other requests.
  private func server(_ status: Int = 302, to location: String) throws -> TestServer {
    try TestServer { request in
      request.path == "/" ? [.redirect(status, to: location)] : [.response(body: Array("here".utf8))]
    }
  }

  @Test(arguments: ["/next", "next", "?next", "./a/../next", "//127.0.0.1:PORT/next", "http://127.0.0.1:PORT/next"])
  func `a relative or absolute target at the same origin is followed with authorization`(location: String) async throws
  {
    let server = try TestServer { request in
      let location = location.replacingOccurrences(
        of: "PORT", with: request.headers["host"]?.split(separator: ":").last ?? "")
      return request.path == "/" ? [.redirect(to: location)] : [.response(body: Array("here".utf8))]
    }
    let response = try await client.send(
      HTTPRequest(.get, server.url(), headers: ["Cookie": "a=b"], authorization: secret))
    #expect(String(decoding: response.body, as: UTF8.self) == "here")
    #expect(response.url.absoluteString == server.url(location == "?next" ? "/?next" : "/next").absoluteString)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.headers["authorization"] != nil && $0.headers["cookie"] == "a=b" })
    server.stop()
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `authorization and cookies are not sent to another host or port`(status: Int) async throws {
    let other = try TestServer(body: Array("other".utf8))
    for host in ["localhost", "127.0.0.1"] {
      let server = try server(status, to: other.url("/other", host: host).absoluteString)
      let headers: HTTPHeaders = ["Cookie": "a=b", "Proxy-Authorization": "Basic YQ==", "X-Kept": "c"]
      let response = try await client.send(HTTPRequest(.get, server.url(), headers: headers, authorization: secret))
      #expect(String(decoding: response.body, as: UTF8.self) == "other")
      #expect(server.requests.last?.headers["authorization"] != nil)
      let request = try #require(other.requests.last)
      #expect(request.headers["authorization"] == nil)
      #expect(request.headers["proxy-authorization"] == nil)
      #expect(request.headers["cookie"] == nil)
      #expect(request.headers["x-kept"] == "c")
      server.stop()
    }
    other.stop()
  }

  @Test func `authorization is not sent when a redirect leads back to its origin`() async throws {
    let first = try TestServer { request in
      request.path == "/" ? [.redirect(to: request.headers["x-other"] ?? "")] : [.response(body: Array("back".utf8))]
    }
    let back = first.url("/back").absoluteString
    let second = try TestServer { _ in [.redirect(to: back)] }
    let headers: HTTPHeaders = ["X-Other": second.url("/x").absoluteString]
    let response = try await client.send(HTTPRequest(.get, first.url(), headers: headers, authorization: secret))
    #expect(String(decoding: response.body, as: UTF8.self) == "back")
    #expect(first.requests.map { $0.headers["authorization"] != nil } == [true, false])
    first.stop()
    second.stop()
  }

  /// Cases of the Fetch standard, section "HTTP-redirect fetch".
  @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func `POST becomes GET unless the status keeps the method`(status: Int, method: String) async throws {
    let server = try server(status, to: "/next")
    _ = try await client.send(
      HTTPRequest(.post, server.url(), headers: ["Content-Type": "text/plain"], body: Data("data".utf8)))
    let request = try #require(server.requests.last)
    #expect(request.method == method)
    #expect(request.text == (method == "POST" ? "data" : ""))
    #expect(request.headers["content-type"] == (method == "POST" ? "text/plain" : nil))
    server.stop()
  }

  @Test func `a body is not sent to another host`() async throws {
    let other = try TestServer()
    let server = try server(307, to: other.url(host: "localhost").absoluteString)
    let error = await client.failure(.post, server.url(), body: Data("data".utf8))
    #expect(error == .refusedRedirect(.bodyToOtherHost))
    #expect(other.requests.isEmpty)
    server.stop()
    other.stop()
  }

  @Test func `a loop is refused`() async throws {
    let server = try TestServer { [.redirect(to: $0.path == "/a" ? "/b" : "/a")] }
    #expect(await client.failure(.get, server.url("/a")) == .refusedRedirect(.loop))
    #expect(server.requests.map(\.path) == ["/a", "/b"])
    server.stop()
  }

  @Test func `five redirects are followed and a sixth is not`() async throws {
    let server = try TestServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return number == 0 ? [.response()] : [.redirect(to: "/\(number - 1)")]
    }
    #expect(await client.failure(.get, server.url("/5")) == nil)
    #expect(await client.failure(.get, server.url("/6")) == .tooManyRedirects(limit: 5))
    #expect(await HTTPClient(maximumRedirects: 0).failure(.get, server.url("/1")) == .tooManyRedirects(limit: 0))
    server.stop()
  }

  @Test(arguments: [
    "ftp://127.0.0.1/", "file:///etc/passwd", "javascript:alert(1)", "mailto:a@b", "http:", "http://", "http:///x",
    "http://user:password@127.0.0.1/", "http://[::1/", "data:text/html,x",
  ])
  func `a target that is not a web address is refused`(location: String) async throws {
    let server = try server(to: location)
    let error = await client.failure(.get, server.url())
    #expect(error == .refusedRedirect(.unsupportedURL))
    #expect(server.requests.count == 1)
    server.stop()
  }

  @Test func `a redirect from https to http is refused`() throws {
    let secure = try #require(URL(string: "https://example.com/a"))
    let response = HTTPResponse(url: secure, status: 302, headers: ["Location": "http://example.com/b"])
    #expect(throws: HTTPError.refusedRedirect(.insecure)) { try HTTPRequest(.get, secure).redirected(by: response) }
    let upgrade = HTTPResponse(url: secure, status: 302, headers: ["Location": "https://example.com:443/b"])
    let next = try HTTPRequest(.get, secure, authorization: secret).redirected(by: upgrade)
    #expect(next?.authorization == secret)
    // The scheme is part of the origin.
    let plain = try #require(URL(string: "http://example.com/a"))
    #expect(try HTTPRequest(.get, plain, authorization: secret).redirected(by: upgrade)?.authorization == nil)
  }

  @Test(arguments: [300, 301, 304, 305])
  func `a response that does not redirect is returned`(status: Int) async throws {
    let server = try TestServer(status: status, headers: status == 301 ? [:] : ["Location": "/x"])
    #expect(try await client.send(HTTPRequest(.get, server.url())).status == status)
    server.stop()
  }
}
