public import Foundation

/// A request to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// A request method, in capitals.
  public struct Method: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name of the method in the request.
    public var rawValue: String

    /// Creates a method. ``HTTPClient`` refuses to send a name with other characters than letters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a method. ``HTTPClient`` refuses to send a name with other characters than letters.
    public init(stringLiteral value: String) { rawValue = value }

    /// Reads a resource.
    public static let get: Method = "GET"
    /// Reads the header fields of a resource.
    public static let head: Method = "HEAD"
    /// Sends a body to be processed.
    public static let post: Method = "POST"
    /// Replaces a resource.
    public static let put: Method = "PUT"
    /// Removes a resource.
    public static let delete: Method = "DELETE"
  }

  /// The method; GET by default.
  public var method: Method
  /// An absolute `http` or `https` URL without user name and password.
  public var url: URL
  /// The header fields, except `Authorization`, `Host` and `Content-Length`.
  public var headers: HTTPHeaders
  /// The authorization for the origin of the URL; nil for none.
  public var authorization: HTTPAuthorization?
  /// The body; nil for none. GET and HEAD requests have none.
  public var body: Data?
  /// The maximum time of the exchange, including redirects; nil for the client's.
  public var timeout: Duration?

  /// Creates a request, which ``HTTPTransport/send(_:)`` checks.
  public init(
    _ method: Method = .get, _ url: URL, headers: HTTPHeaders = [:], authorization: HTTPAuthorization? = nil,
    body: Data? = nil, timeout: Duration? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.authorization = authorization
    self.body = body
    self.timeout = timeout
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// The method, and the URL without its query, which may contain credentials.
  public var description: String {
    let location = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
    return "\(method.rawValue) \(location)"
  }
}
