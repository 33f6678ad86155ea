import Foundation
import ScreenletHTTP
import Screenlets

/// Requests a page of bookmarks: `GET bookmarks?start=0&end=50&order=name`.
///
/// The answer is `{"rows": [{"entryId": 1, "name": "…", "url": "…"}, …], "count": 10000}`.
public final class BookmarkPageConnector: PaginationLiferayConnector {
  private let transport: any HTTPTransport

  /// - Parameter transport: sends the request.
  public nonisolated init(
    startRow: Int, endRow: Int, computeRowCount: Bool, obcClassName: String?, transport: any HTTPTransport
  ) {
    self.transport = transport
    super.init(startRow: startRow, endRow: endRow, computeRowCount: computeRowCount, obcClassName: obcClassName)
  }

  override public func createSession(in context: SessionContext) async throws -> ConnectorSession {
    context.createAnonymousSession()
  }

  override public func doRun(session: ConnectorSession) async throws {
    let query = [
      URLQueryItem(name: "start", value: "\(startRow)"), URLQueryItem(name: "end", value: "\(endRow)"),
      URLQueryItem(name: "order", value: obcClassName ?? BookmarkOrder.added.rawValue),
    ]
    let url = session.server.appending(path: "bookmarks").appending(queryItems: query)
    let response = try await transport.send(HTTPRequest(.get, url)).validated()
    guard let answer = try? JSONValue(parsing: response.body), let rows = answer["rows"]?.arrayValue else {
      throw UnexpectedAnswer()
    }
    resultRowCount = answer["count"]?.integerValue.flatMap { Int(exactly: $0) }
    resultPageContent = rows.map { row in row.objectValue?.compactMapValues(AttributeValue.init) ?? [:] }
  }
}

/// The answer is not a page of bookmarks.
struct UnexpectedAnswer: LocalizedError {
  var errorDescription: String? { "The server's answer is not a page of bookmarks" }
}

extension AttributeValue {
  /// The value of JSON; nil for null and for values with parts.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .number(number)
    case .bool(let value): self = .boolean(value)
    case .null, .array, .object: return nil
    }
  }
}
