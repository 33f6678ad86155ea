internal import FlyingFox
public import Foundation

/// A small server on the loopback address with bookmarks, which can be stopped and started again.
public actor DemoBookmarks {
  /// The number of bookmarks.
  public let count: Int
  private let server: HTTPServer
  private var task: Task<Void, any Error>?

  /// Creates a server that does not listen yet.
  ///
  /// - Parameter port: 0 for any that is free.
  public init(count: Int = 10_000, port: UInt16 = 0) throws {
    self.count = count
    server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
  }

  /// The answer to a request for a page.
  public nonisolated static func page(_ start: Int, _ end: Int, order: String, count: Int) -> Data {
    let rows = (max(0, start)..<max(0, start, min(end, count))).map { row in
      let number = order == "name" ? count - row : row + 1
      return "{\"entryId\":\(number),\"name\":\"\(name(number, of: count))\",\"url\":\"https://example.org/\(number)\"}"
    }
    return Data("{\"rows\":[\(rows.joined(separator: ","))],\"count\":\(count)}".utf8)
  }

  /// The name of a bookmark: names are in the opposite order of numbers.
  private nonisolated static func name(_ number: Int, of count: Int) -> String {
    let rank = String(count - number)
    return "Page \(String(repeating: "0", count: max(0, 5 - rank.count)))\(rank)"
  }

  /// Listens, and returns the address.
  ///
  /// - Throws: an error of the system, if the port cannot be used.
  public func start() async throws -> URL {
    let count = count
    await server.appendRoute("GET /bookmarks") { request in
      func number(_ name: String) -> Int { request.query.first { $0.name == name }.flatMap { Int($0.value) } ?? 0 }
      let order = request.query.first { $0.name == "order" }?.value ?? ""
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: "application/json"],
        body: Self.page(number("start"), number("end"), order: order, count: count))
    }
    let server = server
    task = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress, let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw CocoaError(.fileNoSuchFile) }
    return url
  }

  /// Stops listening.
  public func stop() async {
    await server.stop()
    task?.cancel()
    task = nil
  }
}
