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
  /// The encoding of parameters.
  public enum ParameterEncoding: Hashable, Sendable {
    /// A form, sent to the address of the method.
    case form
    /// A JSON object, sent to the address `invoke`, as by the Liferay Mobile SDK.
    case json
  }

  /// The address of the portal, for example `https://example.com`, including the path of its installation.
  public var server: URL
  /// The authorization of the caller; nil for a guest.
  public var authorization: HTTPAuthorization?
  /// The encoding of parameters; a form by default.
  public var parameterEncoding: ParameterEncoding
  private let transport: any HTTPTransport

  /// Creates a web service without sending a request.
  public init(
    server: URL, authorization: HTTPAuthorization? = nil, parameterEncoding: ParameterEncoding = .form,
    transport: any HTTPTransport = HTTPClient()
  ) {
    self.server = server
    self.authorization = authorization
    self.parameterEncoding = parameterEncoding
    self.transport = transport
  }

  /// Invokes a method and returns its result: an object, an array, a string or a number, or an empty object or `null`
  /// for no value.
  ///
  /// - Parameters:
  ///   - method: Service and method as in the address, for example `bookmarks.bookmarksentry/add-entry` (Liferay 7) or
  ///     `bookmarks-portlet.bookmarksentry/add-entry` (Liferay 6.2).
  ///   - parameters: All parameters of the method, with their names; `nil` is Java's null.
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
  /// The address of the portal, and whether credentials are sent.
  public var description: String {
    "\(server.absoluteString.prefix { $0 != "?" }) (\(authorization?.description ?? "guest"))"
  }
}
