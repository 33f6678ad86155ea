import Foundation
import Testing

@testable import ScreenletHTTP

@Suite(.enabled(if: TLSServer.openssl != nil, "requires the openssl command")) struct TLSTests {
  private let client = HTTPClient(timeout: .seconds(3600))

  @Test func `a certificate of an unknown authority is not trusted`() async throws {
    let server = try await TLSServer()
    #expect(await client.failure(.get, server.url) == .tls(.untrustedCertificate))
    server.stop()
  }

  @Test func `a server without a common version of the protocol is refused`() async throws {
    let server = try await TLSServer(options: ["-www", "-no_tls1_2", "-no_tls1_3"])
    #expect(await client.failure(.get, server.url) == .tls(.handshake))
    server.stop()
  }

  @Test func `a server that does not speak TLS is refused`() async throws {
    let server = try TestServer { _ in [] }
    let silent = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
    // The server waits for the end of a request that it cannot read.
    let error = await HTTPClient(timeout: .milliseconds(300)).failure(.get, silent)
    #expect(error == .timedOut(after: .milliseconds(300)))
    server.stop()
  }

  #if os(Linux)
    @Test func `a certificate is verified with its host and its dates`() async throws {
      let server = try await TLSServer()
      let client = HTTPClient(timeout: .seconds(3600), engine: CurlEngine(authorities: server.authority))
      #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
      server.stop()

      let other = try await TLSServer(host: "other.example")
      let wrongHost = HTTPClient(
        timeout: .seconds(3600), engine: CurlEngine(authorities: other.authority))
      #expect(await wrongHost.failure(.get, other.url) == .tls(.wrongHost))
      other.stop()

      let old = try await TLSServer(days: -1)
      let expired = HTTPClient(timeout: .seconds(3600), engine: CurlEngine(authorities: old.authority))
      #expect(await expired.failure(.get, old.url) == .tls(.certificateDate))
      old.stop()
    }

    @Test func `a redirect from https to http is refused`() async throws {
      // `s_server` sends the requested file unchanged, including its header fields.
      let plain = try TestServer()
      let server = try await TLSServer(options: ["-HTTP"])
      try server.write("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: \(plain.url())\r\n\r\n", to: "redirect")
      let client = HTTPClient(timeout: .seconds(3600), engine: CurlEngine(authorities: server.authority))
      #expect(await client.failure(.get, server.url.appending(path: "redirect")) == .refusedRedirect(.insecure))
      #expect(plain.requests.isEmpty)
      server.stop()
      plain.stop()
    }
  #endif
}
