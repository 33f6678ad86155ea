import Foundation
import Testing

@testable import ScreenletHTTP

@Suite struct JSONWebServiceTests {
  private let client = HTTPClient(timeout: .seconds(3600), maximumResponseSize: 100_000)
  private let secret = HTTPAuthorization.basic(user: "test@liferay.com", password: "s3cret")
  private let parameters: JSONParameters = [
    "groupId": 20143, "folderId": 0, "name": "Größe & Co", "url": "https://liferay.com/?a=b", "description": nil,
    "serviceContext": ["addGuestPermissions": true],
  ]

  private func failure(_ server: TestServer) async -> JSONWebServiceError? {
    do throws(JSONWebServiceError) {
      _ = try await JSONWebService(server: server.url(), transport: client).invoke("a/b")
      return nil
    } catch { return error }
  }

  /// Examples of "Invoking JSON Web Services" in Liferay's documentation: null values with a hyphen, objects as JSON.
  @Test func `a form is posted to the address of the method`() async throws {
    let server = try TestServer(
      headers: ["Content-Type": "application/json"], body: Array("{\"entryId\":\"20301\"}".utf8))
    let service = JSONWebService(server: server.url(), authorization: secret, transport: client)
    let entry = try await service.invoke("bookmarks.bookmarksentry/add-entry", parameters)
    #expect(entry["entryId"]?.integerValue == 20301)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/api/jsonws/bookmarks.bookmarksentry/add-entry")
    #expect(request.headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(request.headers["authorization"] == "Basic \(Data("test@liferay.com:s3cret".utf8).base64EncodedString())")
    #expect(
      request.text == "groupId=20143&folderId=0&name=Gr%C3%B6%C3%9Fe+%26+Co&url=https%3A%2F%2Fliferay.com%2F%3Fa%3Db"
        + "&-description=&serviceContext=%7B%22addGuestPermissions%22%3Atrue%7D")
    server.stop()
  }

  @Test func `JSON is posted to the invoker, below the path of the portal`() async throws {
    let server = try TestServer(body: Array("{}".utf8))
    let service = JSONWebService(
      server: server.url("/portal/"), authorization: secret, parameterEncoding: .json, transport: client)
    #expect(try await service.invoke("bookmarksentry/add-entry", parameters) == [:])
    let request = try #require(server.requests.first)
    #expect(request.path == "/portal/api/jsonws/invoke")
    let body = try JSONValue(parsing: request.body)
    #expect(body["/bookmarksentry/add-entry"]?["name"]?.stringValue == "Größe & Co")
    #expect(body["/bookmarksentry/add-entry"]?["description"] == .null)
    server.stop()
  }

  @Test(
    arguments: [
      ("[1, 2]", [1, 2]), ("\"text\"", "text"), ("5", 5), ("true", true), ("null", nil), ("", nil), ("{}", [:]),
    ] as [(String, JSONValue)])
  func `any JSON value is a result`(body: String, value: JSONValue) async throws {
    let server = try TestServer(body: Array(body.utf8))
    #expect(try await JSONWebService(server: server.url(), transport: client).invoke("a/b") == value)
    server.stop()
  }

  /// The exceptions of Liferay 6.1, 6.2 and 7, with their statuses.
  @Test(
    arguments: [
      (200, "{\"exception\":\"No Group exists\"}", nil, "No Group exists"),
      (
        200, "{\"exception\":\"java.lang.NoSuchMethodException\",\"message\":\"No method\"}",
        "java.lang.NoSuchMethodException", "No method"
      ),
      (
        500, "{\"exception\":\"com.liferay.portal.NoSuchGroupException\"}", "com.liferay.portal.NoSuchGroupException",
        nil
      ),
      (
        403,
        "{\"exception\":\"Access denied\",\"throwable\":\"x\",\"error\":{\"message\":\"Access denied\",\"type\":\"java.lang.SecurityException\"}}",
        "java.lang.SecurityException", "Access denied"
      ),
      (404, "{\"exception\":\"\",\"message\":\"\"}", nil, nil),
    ] as [(Int, String, String?, String?)])
  func `exceptions with any status are errors`(status: Int, body: String, type: String?, message: String?)
    async throws
  {
    let server = try TestServer(status: status, body: Array(body.utf8))
    #expect(await failure(server) == .exception(.init(type: type, message: message, status: status)))
    server.stop()
  }

  @Test(
    arguments: [
      (401, "{\"exception\":\"Authenticated access required\"}", .http(.status(401))),
      (500, "<h1>Error", .http(.status(500))),
      (404, "", .http(.status(404))), (403, "{\"a\":1}", .http(.status(403))),
      (200, "{\"a\":", .malformedAnswer(offset: 5)),
      (200, "{\"a\":1} x", .malformedAnswer(offset: 8)), (302, "", .http(.status(302))),
      (200, String(repeating: "[", count: 5000), .nestedTooDeeply(limit: 100)),
      (200, String(repeating: " ", count: 100_001), .http(.tooLarge(limit: 100_000))),
    ] as [(Int, String, JSONWebServiceError)])
  func `other failures are errors`(status: Int, body: String, error: JSONWebServiceError) async throws {
    let server = try TestServer(status: status, body: Array(body.utf8))
    #expect(await failure(server) == error)
    server.stop()
  }

  @Test func `a login page is not an answer`() async throws {
    let server = try TestServer { request in
      request.path == "/login"
        ? [.response(headers: ["Content-Type": "text/html;charset=UTF-8"], body: Array("<html></html>".utf8))]
        : [.redirect(to: "/login")]
    }
    #expect(await failure(server) == .webPage)
    server.stop()
  }

  @Test func `the error for a moved portal contains its address`() async throws {
    let new = try TestServer(status: 401)
    let target = new.url("/x")
    let server = try TestServer { _ in [.redirect(301, to: target.absoluteString)] }
    let error = await failure(server)
    #expect(error == .moved(to: target))
    #expect(error?.localizedDescription == "The server has moved to “http://127.0.0.1:\(new.port)”. Use this address.")
    #expect(new.requests.first?.headers["authorization"] == nil)
    server.stop()
    new.stop()
  }

  @Test(arguments: ["", "a", "a/", "/b", "a/b/c", "../b", "a/..", "a/b?c", "a/b#c", "a b/c", "a/%2e", "ä/b"])
  func `a name without service and method is refused`(method: String) async throws {
    let service = JSONWebService(server: try #require(URL(string: "http://127.0.0.1:1")), transport: client)
    await #expect(throws: JSONWebServiceError.invalidMethod(method)) { try await service.invoke(method) }
  }

  @Test func `descriptions do not contain credentials`() throws {
    let authorization = try #require(secret)
    let url = try #require(URL(string: "http://example.com/?token=s3cret"))
    var request = HTTPRequest(.get, url, headers: ["Cookie": "s3cret"], authorization: authorization)
    let service = JSONWebService(server: url, authorization: authorization)
    let encoded = Data("test@liferay.com:s3cret".utf8).base64EncodedString()
    for text in ["\(request)", "\(request.headers)", "\(request.headers.fields)", "\(authorization)", "\(service)"] {
      #expect(!text.contains("s3cret") && !text.contains(encoded))
    }
    request.url = try #require(URL(string: "http://example.com/"))
    var dumped = ""
    dump(request, to: &dumped)
    dump(service, to: &dumped)
    dump(authorization, to: &dumped)
    #expect(!dumped.contains(encoded))
    #expect(!dumped.contains("Cookie: s3cret"))
    #expect(HTTPAuthorization.basic(user: "a:b", password: "c") == nil)
    #expect(HTTPAuthorization.basic(user: "a", password: "b\n") == nil)
    #expect(HTTPAuthorization.bearer(token: "a b") == nil)
  }

  @Test func `a stub replaces the network`() async throws {
    struct Stub: HTTPTransport {
      func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        if request.url.path().hasSuffix("/offline") { throw .offline }
        return HTTPResponse(url: request.url, body: Data("7".utf8))
      }
    }
    let service = JSONWebService(server: try #require(URL(string: "https://example.com")), transport: Stub())
    #expect(try await service.invoke("a/b") == 7)
    await #expect(throws: JSONWebServiceError.http(.offline)) { try await service.invoke("a/offline") }
  }
}
