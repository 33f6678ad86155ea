public import Foundation

/// Calls the JSON web services of a Liferay portal.
///
/// ```swift
/// let portal = JSONWebService(server: url, authorization: .basic(user: "test@liferay.com", password: password))
/// let entry = try await portal.invoke(
///   "bookmarks.bookmarksentry/add-entry",
///   ["groupId": 20143, "folderId": 0, "name": "Liferay", "url": "https://liferay.com", "description": ""])
/// let key = entry["entryId"]?.integerValue
/// ```
/// `/api/jsonws` of the portal lists its methods.
public struct JSONWebService: Sendable {
  /// How parameters are sent.
  public enum ParameterEncoding: Hashable, Sendable {
    /// As a form, to the address of the method.
    case form
    /// As a JSON object, to the address `invoke`, as the Liferay Mobile SDK does.
    case json
  }

  /// The address of the portal, for example `https://example.com`, with the path under which the portal is installed if any.
  public var server: URL
  /// Who calls; nil for a guest.
  public var authorization: HTTPAuthorization?
  /// How parameters are sent; as a form unless stated.
  public var parameterEncoding: ParameterEncoding
  private let transport: any HTTPTransport

  /// Creates a web service; nothing is sent until a method is invoked.
  public init(
    server: URL, authorization: HTTPAuthorization? = nil, parameterEncoding: ParameterEncoding = .form,
    transport: any HTTPTransport = HTTPClient()
  ) {
    self.server = server
    self.authorization = authorization
    self.parameterEncoding = parameterEncoding
    self.transport = transport
  }

  /// Invokes a method and returns what it returns: an object, an array, a string, a number or, of no value, an empty object or
  /// `null`.
  ///
  /// - Parameters:
  ///   - method: service and method as in the address, for example `bookmarks.bookmarksentry/add-entry` (Liferay 7) or
  ///     `bookmarks-portlet.bookmarksentry/add-entry` (Liferay 6.2).
  ///   - parameters: all parameters of the method by name; `nil` stands for Java's null.
  public func invoke(
    _ method: String, _ parameters: JSONParameters = [:]
  ) async throws(JSONWebServiceError) -> JSONValue {
    let request = try request(for: method, parameters)
    let response: HTTPResponse
    do throws(HTTPError) { response = try await transport.send(request) } catch { throw .http(error) }
    guard Origin(response.url) == Origin(request.url) else { throw .moved(to: response.url) }
    return try JSONAnswer(response).value
  }

  /// The request that ``invoke(_:_:)`` sends.
  func request(for method: String, _ parameters: JSONParameters) throws(JSONWebServiceError) -> HTTPRequest {
    let parts = method.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isName) else { throw .invalidMethod(method) }
    let base = server.appending(path: "api/jsonws")
    var request: HTTPRequest
    switch parameterEncoding {
    case .form:
      request = HTTPRequest(.post, base.appending(path: method), authorization: authorization)
      request.headers["Content-Type"] = "application/x-www-form-urlencoded"
      request.body = Data(parameters.form.utf8)
    case .json:
      request = HTTPRequest(.post, base.appending(path: "invoke"), authorization: authorization)
      request.headers["Content-Type"] = "application/json; charset=utf-8"
      request.body = Data(JSONValue.object(["/" + method: parameters.object]).json)
    }
    request.headers["Accept"] = "application/json"
    return request
  }

  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty && part != "." && part != ".."
      && part.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte.asciiLowercased) || "-._".utf8.contains(byte)
      }
  }
}

extension JSONWebService: CustomStringConvertible {
  /// The address of the portal and whether credentials are sent, but not which.
  public var description: String {
    "\(server.absoluteString.prefix { $0 != "?" }) (\(authorization?.description ?? "guest"))"
  }
}
