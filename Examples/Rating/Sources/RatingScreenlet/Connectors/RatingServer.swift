import Foundation
import ScreenletHTTP
import Screenlets

/// The ratings of an entry.
public struct Rating: Sendable, Equatable {
  /// The average number of stars; 0 without ratings.
  public let average: Double
  /// The number of ratings.
  public let count: Int
  /// The user's own stars, from 1 to 5; 0 if the user has not rated the entry.
  public let score: Int

  /// The ratings in one line.
  var summary: String {
    count == 0
      ? "Not rated yet" : "\((average * 10).rounded() / 10) of 5 stars, \(count) rating\(count == 1 ? "" : "s")"
  }
}

/// Connectors of the server of ratings, with the queue that runs them.
public struct RatingServer: Sendable {
  private let queue: ConnectorQueue
  private let transport: any HTTPTransport

  /// - Parameters:
  ///   - queue: runs the requests.
  ///   - transport: sends them.
  public init(queue: ConnectorQueue, transport: any HTTPTransport = HTTPClient()) {
    self.queue = queue
    self.transport = transport
  }

  /// Loads the ratings of an entry, after rating it with stars.
  func rating(of entryId: Int64, score: Int?) async throws -> Rating {
    let connector = RatingConnector(entryId: entryId, score: score, transport: transport)
    try await queue.run(connector)
    guard let rating = await connector.rating else { throw UnexpectedAnswer() }
    return rating
  }
}

/// Requests `GET ratings/1`, or `PUT ratings/1` with `{"score": 4}`.
///
/// The answer is `{"average": 3.5, "count": 2, "score": 4}`.
final class RatingConnector: ServerConnector {
  /// The ratings in the answer.
  private(set) var rating: Rating?
  private let entryId: Int64
  private let score: Int?
  private let transport: any HTTPTransport

  nonisolated init(entryId: Int64, score: Int?, transport: any HTTPTransport) {
    self.entryId = entryId
    self.score = score
    self.transport = transport
  }

  override func validateData() -> ValidationError? {
    score.map { !(1...5).contains($0) } == true ? ValidationError("Give 1 to 5 stars") : nil
  }

  override func createSession(in context: SessionContext) async throws -> ConnectorSession {
    context.createAnonymousSession()
  }

  override func doRun(session: ConnectorSession) async throws {
    let body = score.map { Data(JSONValue.object(["score": .integer(Int64($0))]).json) }
    let request = HTTPRequest(
      score == nil ? .get : .put, session.server.appending(path: "ratings/\(entryId)"),
      headers: ["Content-Type": "application/json"], body: body)
    let answer = try JSONValue(parsing: try await transport.send(request).validated().body)
    guard let average = answer["average"]?.doubleValue, let count = answer["count"]?.integerValue,
      let score = answer["score"]?.integerValue
    else { return }
    rating = Rating(average: average, count: Int(clamping: count), score: Int(clamping: score))
  }
}

/// The answer is not one of the server's.
struct UnexpectedAnswer: LocalizedError {
  var errorDescription: String? { "The server's answer has no ratings" }
}
