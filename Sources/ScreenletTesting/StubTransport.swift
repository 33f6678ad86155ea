internal import Foundation
public import ScreenletHTTP
internal import Synchronization

/// Answers requests without a network, and records them.
///
/// ```swift
/// let transport = StubTransport { request in HTTPResponse(url: request.url, body: Data("{}".utf8)) }
/// ```
public final class StubTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  private let sent = Mutex<[HTTPRequest]>([])

  /// Creates a transport.
  ///
  /// - Parameter answer: Returns the response to a request.
  public init(_ answer: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse) {
    self.answer = answer
  }

  /// The requests that were sent, in order.
  public var requests: [HTTPRequest] { sent.withLock(\.self) }

  /// Records and answers a request.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    sent.withLock { $0.append(request) }
    return try await answer(request)
  }
}

extension HTTPResponse {
  /// A response with a text.
  public static func text(
    _ text: String, status: Int = 200, type: String = "application/json", to request: HTTPRequest
  ) -> HTTPResponse {
    HTTPResponse(url: request.url, status: status, headers: ["Content-Type": type], body: Data(text.utf8))
  }
}
