internal import FlyingFox
public import Foundation

/// A small server on the loopback address that stands in for the portal: it checks a login, and keeps bookmarks in memory.
public actor DemoPortal {
  /// A bookmark that was added.
  public struct Bookmark: Sendable, Hashable, CustomStringConvertible {
    /// From 1, in the order of adding.
    public var id: Int64
    /// As it was sent.
    public var title: String
    /// As it was sent.
    public var address: String
    /// Who added it.
    public var user: String

    /// Its id, title and address; these as literals, so that nothing that was typed steers the terminal.
    public var description: String { "\(id)  \(title.debugDescription)  \(address.debugDescription)" }
  }

  /// The e-mail address and password that it knows.
  public static let user = (name: "test@liferay.com", password: "test")

  /// What the portal lets the user sign in as.
  private static let names = [user.name, "test", "20139"]

  /// What was added, in order.
  public private(set) var bookmarks: [Bookmark] = []
  private let port: UInt16
  private let server: HTTPServer
  private var task: Task<Void, any Error>?

  /// Creates a portal that does not listen yet.
  ///
  /// - Parameter port: 0 for any that is free.
  public init(port: UInt16 = 0) throws {
    self.port = port
    server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
  }

  /// Listens, and returns the address of the portal.
  ///
  /// - Throws: an error with a text for people, if the port cannot be used.
  public func start() async throws -> URL {
    await server.appendRoute("GET /page") { _ in
      HTTPResponse(
        statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: Data("<!doctype html><title>Caf&eacute; &amp; Bar&nbsp;– a page of the demo</title><p>Hello".utf8))
    }
    await server.appendRoute("POST /api/jsonws/bookmarks.bookmarksentry/add-entry") { [weak self] request in
      guard let self else { return HTTPResponse(statusCode: .internalServerError) }
      return try await self.add(request)
    }
    for method in ["email-address", "screen-name", "id"] {
      await server.appendRoute(HTTPRoute("POST /api/jsonws/user/get-user-by-\(method)")) { request in
        guard Self.isKnown(request) else { return Self.unauthorized }
        return Self.json(
          .ok, ["userId": 20_139, "emailAddress": Self.user.name, "firstName": "Test", "screenName": "test"])
      }
    }
    let server = server
    let listening = Task { try await server.waitUntilListening() }
    task = Task {
      defer { listening.cancel() }
      try await server.run()
    }
    do {
      try await listening.value
    } catch {
      throw CannotListen(port: port)
    }
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

  private func add(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard Self.isKnown(request) else { return Self.unauthorized }
    let form = Self.form(try await request.bodyData)
    guard let title = form["name"], let address = form["url"], !title.isEmpty else {
      return Self.json(.internalServerError, ["exception": "java.lang.NullPointerException", "message": "no name"])
    }
    let bookmark = Bookmark(
      id: Int64(bookmarks.count + 1), title: title, address: address, user: Self.user.name)
    bookmarks.append(bookmark)
    return Self.json(.ok, ["entryId": bookmark.id, "name": title, "url": address])
  }

  private static func isKnown(_ request: HTTPRequest) -> Bool {
    names.contains { name in
      let wanted = Data("\(name):\(user.password)".utf8).base64EncodedString()
      return request.headers[.authorization] == "Basic \(wanted)"
    }
  }

  private static var unauthorized: HTTPResponse {
    json(.unauthorized, ["exception": "java.lang.SecurityException", "message": "Authenticated access required"])
  }

  private static func json(_ status: HTTPStatusCode, _ members: [String: any Sendable]) -> HTTPResponse {
    let body = (try? JSONSerialization.data(withJSONObject: members, options: [.sortedKeys])) ?? Data()
    return HTTPResponse(statusCode: status, headers: [.contentType: "application/json"], body: body)
  }

  /// The fields of `application/x-www-form-urlencoded`.
  private static func form(_ body: Data) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.replacing("+", with: " ").removingPercentEncoding ?? ""
      }
      if parts.count == 2 { fields[parts[0]] = parts[1] }
    }
    return fields
  }
}

/// The portal's port is taken or reserved.
struct CannotListen: LocalizedError {
  let port: UInt16

  var errorDescription: String? { "Port \(port) cannot be used: another program has it, or it is reserved" }
}
