#if Serving
  internal import FlyingFox
  internal import FlyingSocks
  internal import Foundation
  internal import Synchronization
#endif

/// Whether this build can serve pages.
package var servesPages: Bool {
  #if Serving
    true
  #else
    false
  #endif
}

extension ServedPages {
  /// Serves the pages to browsers on this computer, and tells them which pages were replaced.
  ///
  /// It listens at 127.0.0.1 only. ``PageAccess`` decides which requests are answered.
  ///
  /// - Parameter started: Called with the address of the index, which contains the token.
  package func serve(
    _ access: PageAccess = PageAccess(), started: @escaping @Sendable (String) -> Void
  ) async throws {
    #if Serving
      let port = ListeningPort()
      let server = HTTPServer(
        config: .init(
          address: try .inet(ip4: "127.0.0.1", port: 0), pool: UndelayedSockets(pool: HTTPServer.defaultPool()),
          logger: .disabled))
      await server.appendRoute("*") { request in await answer(request, self, access, port.number) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        try await server.waitUntilListening()
        if case .ip4(_, let number)? = await server.listeningAddress {
          port.set(number)
          started("http://127.0.0.1:\(number)/\(access.token)/")
        }
        try await group.waitForAll()
      }
    #endif
  }
}

#if Serving
  /// Sockets that send each write at once. FlyingFox writes the header and the body of an answer separately, and TCP would
  /// keep the body until the browser acknowledges the header, which it delays for 40 milliseconds.
  private struct UndelayedSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
    let pool: Pool

    func prepare() async throws { try await pool.prepare() }
    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
      try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      try await pool.suspendSocket(socket, untilReadyFor: events)
    }
  }

  /// The port of a server, which is known when it listens.
  private final class ListeningPort: Sendable {
    private let state = Mutex<UInt16>(0)
    var number: UInt16 { state.withLock { $0 } }
    func set(_ number: UInt16) { state.withLock { $0 = number } }
  }

  private func answer(
    _ request: HTTPRequest, _ pages: ServedPages, _ access: PageAccess, _ port: UInt16
  ) async -> HTTPResponse {
    let found = access.answer(
      method: request.method.rawValue, path: request.target.path(), host: request.headers[.host], port: port)
    switch found {
    case .forbidden: return HTTPResponse(statusCode: .forbidden, headers: headers("text/plain"))
    case .unknown: return HTTPResponse(statusCode: .notFound, headers: headers("text/plain"))
    case .page("changes"):
      let changes = await pages.nextChanges(since: request.query.first.flatMap { Int($0.name) } ?? 0)
      let body = (try? JSONEncoder().encode(changes)) ?? Data()
      return HTTPResponse(statusCode: .ok, headers: headers("application/json"), body: body)
    case .page("select"):
      let fields = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
      guard let page = fields["page"], let id = fields["id"], pages.page(page) != nil else {
        return HTTPResponse(statusCode: .notFound, headers: headers("text/plain"))
      }
      pages.noteSelected(ViewSelection(page: page, id: id))
      return HTTPResponse(statusCode: .noContent, headers: headers("text/plain"))
    case .page(let path):
      guard let bytes = pages.page(path) else {
        return HTTPResponse(statusCode: .notFound, headers: headers("text/plain"))
      }
      return HTTPResponse(statusCode: .ok, headers: headers(contentType(of: path)), body: Data(bytes))
    }
  }

  /// The header fields of an answer. Pages have no scripts and resources but those of the server, and other sites do not
  /// learn the token.
  private func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type,
      HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
  }
#endif
