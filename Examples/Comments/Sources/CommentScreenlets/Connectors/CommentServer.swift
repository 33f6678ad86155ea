import Foundation
import ScreenletHTTP
import Screenlets

/// Connectors of the server of comments, with the queue that runs them.
public struct CommentServer: Sendable {
  let queue: ConnectorQueue
  let transport: any HTTPTransport

  /// - Parameters:
  ///   - queue: runs the requests.
  ///   - transport: sends them.
  public init(queue: ConnectorQueue, transport: any HTTPTransport = HTTPClient()) {
    self.queue = queue
    self.transport = transport
  }

  /// Loads a comment.
  func comment(_ id: Int64) async throws -> Comment {
    try await comment(CommentConnector(.get, "comments/\(id)", transport: transport))
  }

  /// Adds a comment, and returns it as the server keeps it.
  func add(_ body: String) async throws -> Comment {
    let connector = CommentConnector(.post, "comments", body: body, transport: transport)
    return try await comment(connector)
  }

  private func comment(_ connector: CommentConnector) async throws -> Comment {
    try await queue.run(connector)
    guard let comment = await connector.comment else { throw UnexpectedAnswer() }
    return comment
  }
}

/// A request whose answer is a comment: `{"commentId": 1, "userName": "…", "body": "…"}`.
final class CommentConnector: ServerConnector {
  /// The comment in the answer.
  private(set) var comment: Comment?
  private let method: HTTPRequest.Method
  private let path: String
  private let body: String?
  private let transport: any HTTPTransport

  nonisolated init(
    _ method: HTTPRequest.Method, _ path: String, body: String? = nil, transport: any HTTPTransport
  ) {
    self.method = method
    self.path = path
    self.body = body
    self.transport = transport
  }

  override func validateData() -> ValidationError? {
    body.map { $0.allSatisfy(\.isWhitespace) } == true ? ValidationError("Write a comment first") : nil
  }

  override func createSession(in context: SessionContext) async throws -> ConnectorSession {
    context.createAnonymousSession()
  }

  override func doRun(session: ConnectorSession) async throws {
    let json = body.map { Data(JSONValue.object(["body": .string($0)]).json) }
    let request = HTTPRequest(
      method, session.server.appending(path: path), headers: ["Content-Type": "application/json"], body: json)
    comment = Comment(try JSONValue(parsing: try await transport.send(request).validated().body))
  }
}

/// Requests a page of comments: `GET comments?start=0&end=20`.
///
/// The answer is `{"rows": [{"commentId": 1, "userName": "…", "body": "…"}, …], "count": 42}`.
final class CommentPageConnector: PaginationLiferayConnector {
  private let transport: any HTTPTransport

  nonisolated init(startRow: Int, endRow: Int, computeRowCount: Bool, transport: any HTTPTransport) {
    self.transport = transport
    super.init(startRow: startRow, endRow: endRow, computeRowCount: computeRowCount)
  }

  override func createSession(in context: SessionContext) async throws -> ConnectorSession {
    context.createAnonymousSession()
  }

  override func doRun(session: ConnectorSession) async throws {
    let query = [URLQueryItem(name: "start", value: "\(startRow)"), URLQueryItem(name: "end", value: "\(endRow)")]
    let url = session.server.appending(path: "comments").appending(queryItems: query)
    let answer = try JSONValue(parsing: try await transport.send(HTTPRequest(.get, url)).validated().body)
    guard let rows = answer["rows"]?.arrayValue else { throw UnexpectedAnswer() }
    resultRowCount = answer["count"]?.integerValue.flatMap { Int(exactly: $0) }
    resultPageContent = rows.compactMap { Comment($0) }.map { comment in
      [
        "commentId": .integer(comment.commentId), "userName": .string(comment.userName), "body": .string(comment.body),
      ]
    }
  }
}

/// The answer is not one of the server's.
struct UnexpectedAnswer: LocalizedError {
  var errorDescription: String? { "The server's answer has no comment" }
}
