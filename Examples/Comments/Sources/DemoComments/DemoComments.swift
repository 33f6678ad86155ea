internal import FlyingFox
public import Foundation

/// A small server on the loopback address with comments, which it keeps in memory.
public actor DemoComments {
  /// A comment of the server.
  public struct Comment: Codable, Sendable {
    /// From 1, in the order of adding.
    public var commentId: Int
    /// The author.
    public var userName: String
    /// The text.
    public var body: String
  }

  private struct Page: Encodable {
    var rows: [Comment]
    var count: Int
  }

  private struct NewComment: Decodable {
    var body: String
  }

  /// The comments, in the order of adding.
  public private(set) var comments: [Comment]
  private let server: HTTPServer
  private var task: Task<Void, any Error>?

  /// Creates a server that does not listen yet.
  ///
  /// - Parameter port: 0 for any that is free.
  public init(port: UInt16 = 0) throws {
    let texts = [
      ("Ada", "The first program has no bugs. It never ran."), ("Grace", "I found one. It was a moth."),
      ("Edsger", "Go to the next comment, but not with goto."),
      ("Barbara", "You can put my comment in place of yours."),
      ("Tony", "I call it my billion-dollar comment."), ("Donald", "Beware of this comment; I have only proved it."),
    ]
    comments = texts.enumerated().map { Comment(commentId: $0 + 1, userName: $1.0, body: $1.1) }
    server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
  }

  /// Listens, and returns the address.
  ///
  /// - Throws: an error of the system, if the port cannot be used.
  public func start() async throws -> URL {
    for route in ["GET /comments", "GET /comments/:id", "POST /comments"] {
      await server.appendRoute(HTTPRoute(route)) { [weak self] request in
        try await self?.answer(request) ?? HTTPResponse(statusCode: .internalServerError)
      }
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

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    if request.method == .POST { return try await add(request) }
    return request.path == "/comments" ? try page(request) : try comment(request)
  }

  private func page(_ request: HTTPRequest) throws -> HTTPResponse {
    func number(_ name: String) -> Int { request.query.first { $0.name == name }.flatMap { Int($0.value) } ?? 0 }
    let start = min(max(0, number("start")), comments.count)
    let end = min(max(start, number("end")), comments.count)
    return try json(Page(rows: Array(comments[start..<end]), count: comments.count))
  }

  private func comment(_ request: HTTPRequest) throws -> HTTPResponse {
    let id = request.path.split(separator: "/").last.flatMap { Int($0) }
    guard let comment = comments.first(where: { $0.commentId == id }) else {
      return HTTPResponse(statusCode: .notFound)
    }
    return try json(comment)
  }

  private func add(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try JSONDecoder().decode(NewComment.self, from: try await request.bodyData).body
    let comment = Comment(commentId: comments.count + 1, userName: "You", body: body)
    comments.append(comment)
    return try json(comment)
  }

  private func json(_ value: some Encodable) throws -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: try JSONEncoder().encode(value))
  }
}
