import Screenlets

/// Makes the Connectors of the Screenlet. An app names another one in `liferay-server-context.plist`, by the key `factory`.
public protocol BookmarkConnectorFactory: ConnectorFactory {
  /// Makes what fetches the title of a page.
  func createSiteTitleConnector(address: String) -> SiteTitleConnector
  /// Makes what adds a bookmark.
  func createAddBookmarkConnector(folderId: Int64, title: String, address: String) -> AddBookmarkConnector
}

/// Makes the Connectors that talk to a portal.
public struct LiferayBookmarkConnectorFactory: BookmarkConnectorFactory {
  /// Creates a factory.
  public init() {}

  /// Makes what fetches the title of a page.
  public func createSiteTitleConnector(address: String) -> SiteTitleConnector { SiteTitleConnector(address: address) }

  /// Makes what adds a bookmark.
  public func createAddBookmarkConnector(folderId: Int64, title: String, address: String) -> AddBookmarkConnector {
    AddBookmarkConnector(folderId: folderId, title: title, address: address)
  }
}

/// Loads titles with Connectors.
struct ConnectorTitleLoader: TitleLoader {
  let queue: ConnectorQueue
  let connectors: any BookmarkConnectorFactory

  func title(of address: String) async throws -> String? {
    let connector = connectors.createSiteTitleConnector(address: address)
    try await queue.run(connector)
    return await connector.title
  }
}

/// Keeps bookmarks with Connectors.
struct ConnectorBookmarkStore: BookmarkStore {
  let queue: ConnectorQueue
  let connectors: any BookmarkConnectorFactory

  func add(title: String, address: String, to folderId: Int64) async throws -> Int64 {
    let connector = connectors.createAddBookmarkConnector(folderId: folderId, title: title, address: address)
    try await queue.run(connector)
    guard let id = await connector.entryId else { throw UnexpectedAnswer() }
    return id
  }
}
