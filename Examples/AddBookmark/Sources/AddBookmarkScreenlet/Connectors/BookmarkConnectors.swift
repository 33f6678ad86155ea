import Foundation
import ScreenletHTTP
import Screenlets

/// Fetches the title of a page, in nobody's name.
open class SiteTitleConnector: ServerConnector {
  /// The title of the page; nil before it was fetched, and for a page without one.
  public private(set) final var title: String?
  private let address: String
  private let transport: any HTTPTransport

  /// - Parameter address: the address of the page, as it was typed.
  public nonisolated init(address: String, transport: any HTTPTransport = HTTPClient()) {
    self.address = address
    self.transport = transport
    super.init()
  }

  override open func validateData() -> ValidationError? {
    pageURL(address) == nil ? ValidationError("Type the address of a page, such as https://example.org") : nil
  }

  override open func createSession(in context: SessionContext) async throws -> ConnectorSession {
    context.createAnonymousSession()
  }

  override open func doRun(session: ConnectorSession) async throws {
    guard let url = pageURL(address) else { return }
    let response = try await transport.send(HTTPRequest(.get, url)).validated()
    title = HTMLDocument.title(of: response)
  }
}

/// Adds a bookmark with the portal's web service, in the name of who is logged in.
open class AddBookmarkConnector: ServerConnector {
  /// The id of the bookmark.
  public private(set) final var entryId: Int64?
  private let folderId: Int64
  private let title: String
  private let address: String
  private let transport: any HTTPTransport

  /// - Parameters:
  ///   - folderId: where the bookmark goes; 0 for the top.
  ///   - title: as it was typed.
  ///   - address: as it was typed.
  public nonisolated init(
    folderId: Int64, title: String, address: String, transport: any HTTPTransport = HTTPClient()
  ) {
    self.folderId = folderId
    self.title = title
    self.address = address
    self.transport = transport
    super.init()
  }

  override open func validateData() -> ValidationError? {
    if pageURL(address) == nil { return ValidationError("Type the address of a page, such as https://example.org") }
    return title.isEmpty ? ValidationError("Type a title, or get it from the page") : nil
  }

  override open func doRun(session: ConnectorSession) async throws {
    let portal = JSONWebService(
      server: session.server,
      authorization: session.credentials.flatMap { .basic(user: $0.username, password: $0.password) },
      transport: transport)
    let entry = try await portal.invoke(
      "bookmarks.bookmarksentry/add-entry",
      [
        "groupId": .integer(session.serverContext.groupId), "folderId": .integer(folderId), "name": .string(title),
        "url": .string(address), "description": "",
      ])
    guard let id = entry["entryId"]?.integerValue ?? entry["entryId"]?.stringValue.flatMap({ Int64($0) }) else {
      throw UnexpectedAnswer()
    }
    entryId = id
  }
}

/// The portal's answer is not a bookmark.
struct UnexpectedAnswer: LocalizedError {
  var errorDescription: String? { "The portal's answer is not a bookmark" }
}

/// The address that a user typed, if it is one of a page.
func pageURL(_ address: String) -> URL? {
  guard let url = URL(string: address.trimmingCharacters(in: .whitespaces)), let host = url.host(), !host.isEmpty,
    ["http", "https"].contains(url.scheme?.lowercased())
  else { return nil }
  return url
}
