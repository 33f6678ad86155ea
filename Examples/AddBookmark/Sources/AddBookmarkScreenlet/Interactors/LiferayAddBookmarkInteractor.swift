#if canImport(LiferayScreens)
  import LiferayScreens
#else
  import Screenlets
#endif

/// Keeps bookmarks.
public protocol BookmarkStore: Sendable {
  /// Adds a bookmark to a folder, and returns its id.
  func add(title: String, address: String, to folderId: Int64) async throws -> Int64
}

/// Saves the page that the user typed as a bookmark, and returns the bookmark's id.
public final class LiferayAddBookmarkInteractor: AsyncInteractor<Int64> {
  private let folderId: Int64
  private let title: String
  private let url: String
  private let bookmarks: any BookmarkStore

  /// - Parameters:
  ///   - folderId: where the bookmark goes.
  ///   - title: as it was typed.
  ///   - url: as it was typed.
  public init(
    screenlet: BaseScreenlet?, folderId: Int64, title: String, url: String, bookmarks: any BookmarkStore
  ) {
    self.folderId = folderId
    self.title = title
    self.url = url
    self.bookmarks = bookmarks
    super.init(screenlet: screenlet)
  }

  override public func run() async throws -> Int64 {
    try await bookmarks.add(title: title, address: url, to: folderId)
  }
}
