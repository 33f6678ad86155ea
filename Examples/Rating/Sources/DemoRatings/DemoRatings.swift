internal import FlyingFox
public import Foundation

/// A small server on the loopback address with the ratings of an entry, which it keeps in memory.
public actor DemoRatings {
  private struct Answer: Encodable {
    var average: Double
    var count: Int
    var score: Int
  }

  private struct NewRating: Decodable {
    var score: Int
  }

  /// The stars of the other users.
  private let others = [5, 4, 2]
  /// The user's own stars; nil if the user has not rated.
  public private(set) var score: Int?
  private let server: HTTPServer
  private var task: Task<Void, any Error>?

  /// Creates a server that does not listen yet.
  ///
  /// - Parameter port: 0 for any that is free.
  public init(port: UInt16 = 0) throws {
    server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
  }

  /// Listens, and returns the address.
  ///
  /// - Throws: an error of the system, if the port cannot be used.
  public func start() async throws -> URL {
    await server.appendRoute("GET /ratings/1") { [weak self] _ in
      try await self?.answer() ?? HTTPResponse(statusCode: .internalServerError)
    }
    await server.appendRoute("PUT /ratings/1") { [weak self] request in
      let rating = try JSONDecoder().decode(NewRating.self, from: try await request.bodyData)
      return try await self?.answer(to: rating) ?? HTTPResponse(statusCode: .internalServerError)
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

  private func answer(to rating: NewRating? = nil) throws -> HTTPResponse {
    score = rating?.score ?? score
    let all = others + [score].compactMap(\.self)
    let answer = Answer(average: Double(all.reduce(0, +)) / Double(all.count), count: all.count, score: score ?? 0)
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "application/json"], body: try JSONEncoder().encode(answer))
  }
}
