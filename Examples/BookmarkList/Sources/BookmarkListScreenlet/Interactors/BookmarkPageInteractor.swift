import ScreenletHTTP
import Screenlets

/// A bookmark of the list.
public final class Bookmark: Sendable {
  /// The title of the page.
  public let name: String
  /// The address of the page.
  public let url: String

  init(_ row: ListRow) {
    name = row["name"]?.string ?? ""
    url = row["url"]?.string ?? ""
  }
}

/// Loads a page of bookmarks.
final class BookmarkPageInteractor: BaseListPageLoadInteractor {
  private let transport: any HTTPTransport

  init(
    screenlet: BaseListScreenlet, queue: ConnectorQueue, transport: any HTTPTransport, page: Int, computeRowCount: Bool
  ) {
    self.transport = transport
    super.init(screenlet: screenlet, queue: queue, page: page, computeRowCount: computeRowCount)
  }

  override func createListPageConnector() throws -> PaginationLiferayConnector {
    BookmarkPageConnector(
      startRow: startRow, endRow: endRow, computeRowCount: computeRowCount, obcClassName: obcClassName,
      transport: transport)
  }

  override func convertResult(_ serverResult: ListRow) -> AnyObject { Bookmark(serverResult) }
}
