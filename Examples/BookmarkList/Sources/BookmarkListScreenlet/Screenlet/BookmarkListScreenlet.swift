import Foundation
import ScreenletHTTP
import Screenlets

/// The order of bookmarks. A portal has a class for each.
public enum BookmarkOrder: String, CaseIterable, Sendable {
  /// The order in which they were added.
  case added
  /// By the title.
  case name
}

/// Lists the bookmarks of a server.
public final class BookmarkListScreenlet: BaseListScreenlet {
  /// The order of the bookmarks; another one loads the list again.
  public var order: BookmarkOrder {
    get { BookmarkOrder(rawValue: obcClassName) ?? .added }
    set {
      guard newValue != order else { return }
      obcClassName = newValue.rawValue
      loadList()
    }
  }

  /// Whether pages come from the server or the cache.
  public let offlinePolicy: CacheStrategyType
  private let queue: ConnectorQueue
  private let cache: CacheManager?
  private let transport: any HTTPTransport
  private var interactors: [Int: BookmarkPageInteractor] = [:]

  /// - Parameters:
  ///   - queue: runs the requests.
  ///   - cache: keeps pages; nil for none.
  ///   - offlinePolicy: whether pages come from the server or the cache.
  ///   - transport: sends the requests.
  public init(
    themes: ThemeWorkspace, themeName: String? = nil, queue: ConnectorQueue, cache: CacheManager? = nil,
    offlinePolicy: CacheStrategyType = .remoteFirst, transport: any HTTPTransport = HTTPClient()
  ) {
    self.queue = queue
    self.cache = cache
    self.offlinePolicy = offlinePolicy
    self.transport = transport
    super.init(themes: themes, themeName: themeName)
  }

  override public func createPageLoadInteractor(page: Int, computeRowCount: Bool) -> BaseListPageLoadInteractor? {
    let interactor = BookmarkPageInteractor(
      screenlet: self, queue: queue, transport: transport, page: page, computeRowCount: computeRowCount)
    interactor.cacheManager = cache
    interactor.cacheStrategy = offlinePolicy
    interactors[page] = interactor
    return interactor
  }

  override public func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {
    let isFromCache = interactors.removeValue(forKey: page)?.isFromCache == true
    shelf?.show(rowCount, order, isFromCache: isFromCache)
  }

  override public func onLoadPageError(page: Int, error: NSError) { interactors[page] = nil }

  override public func onSelectedRow(_ row: AnyObject) {
    guard let bookmark = row as? Bookmark else { return }
    (delegate as? any BookmarkListScreenletDelegate)?.screenlet(self, onBookmarkSelected: bookmark)
    showHUDAlert(message: "\(bookmark.name)\n\(bookmark.url)")
  }

  private var shelf: BookmarkListScreenletView_shelf? { screenletView as? BookmarkListScreenletView_shelf }
}

/// Hears of the Screenlet's events.
@MainActor
public protocol BookmarkListScreenletDelegate: BaseScreenletDelegate {
  /// The user has chosen a bookmark.
  func screenlet(_ screenlet: BookmarkListScreenlet, onBookmarkSelected bookmark: Bookmark)
}
