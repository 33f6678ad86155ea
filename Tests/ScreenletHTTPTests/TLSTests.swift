import Foundation
import Testing

@testable import ScreenletHTTP

@Suite(.enabled(if: TLSServer.openssl != nil, "requires the openssl command")) struct TLSTests {
  @Test func `a certificate that is signed by itself is not trusted`() async throws {
    let server = try await TLSServer(commonName: "localhost")
    let client = HTTPClient(timeout: .seconds(5))
    let error = await client.failure(.get, server.url)
    server.stop()
    #expect(error == .tls(.untrustedCertificate))
  }

  @Test func `a server without a common version of the protocol is refused`() async throws {
    let server = try await TLSServer(commonName: "localhost", options: ["-no_tls1_2", "-no_tls1_3"])
    #expect(await HTTPClient(timeout: .seconds(5)).failure(.get, server.url) == .tls(.handshake))
    server.stop()
  }

  @Test func `a server that does not speak TLS is refused`() async throws {
    let server = try TestServer { _ in [.response()] }
    let url = try #require(URL(string: server.url(host: "localhost").absoluteString.replacing("http:", with: "https:")))
    // The server waits for more of what it cannot read.
    let error = await HTTPClient(timeout: .milliseconds(500)).failure(.get, url)
    #expect(error == .timedOut(after: .milliseconds(500)))
    server.stop()
  }
}
