public import Foundation

/// A complete response of a server.
public struct HTTPResponse: Hashable, Sendable {
  /// The URL of the response: the last one after redirects.
  public var url: URL
  /// The status code, 100 to 999.
  public var status: Int
  /// The header fields, sorted by name.
  public var headers: HTTPHeaders
  /// The body without compression and chunks; empty for none.
  public var body: Data

  /// Creates a response, for example that of a stub.
  public init(url: URL, status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the status is 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }

  /// Returns the response if its status is 200 to 299.
  ///
  /// - Throws: ``HTTPError/status(_:)`` otherwise.
  public func validated() throws(HTTPError) -> HTTPResponse {
    guard isSuccess else { throw .status(status) }
    return self
  }
}
