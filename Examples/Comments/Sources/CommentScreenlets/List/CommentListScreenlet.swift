import Foundation
import Screenlets

/// Lists the comments of a server.
final class CommentListScreenlet: BaseListScreenlet {
  private let server: CommentServer

  /// - Parameter server: loads the comments.
  init(themes: ThemeWorkspace, themeName: String? = nil, server: CommentServer) {
    self.server = server
    super.init(themes: themes, themeName: themeName)
  }

  /// Shows a comment that was added, after the others.
  func addComment(_ comment: Comment) { baseListView?.addRow(BaseListView.DefaultSection, element: comment) }

  override func createPageLoadInteractor(page: Int, computeRowCount: Bool) -> BaseListPageLoadInteractor? {
    CommentPageInteractor(screenlet: self, server: server, page: page, computeRowCount: computeRowCount)
  }

  override func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {
    listDelegate?.screenlet(self, onListResponseComments: rows.compactMap { $0 as? Comment })
  }

  override func onSelectedRow(_ row: AnyObject) {
    guard let comment = row as? Comment else { return }
    listDelegate?.screenlet(self, onSelectedComment: comment)
  }

  private var listDelegate: (any CommentListScreenletDelegate)? { delegate as? any CommentListScreenletDelegate }
}

/// Receives the events of the list.
@MainActor
protocol CommentListScreenletDelegate: BaseScreenletDelegate {
  /// A page was loaded.
  func screenlet(_ screenlet: CommentListScreenlet, onListResponseComments comments: [Comment])
  /// The user has chosen a comment.
  func screenlet(_ screenlet: CommentListScreenlet, onSelectedComment comment: Comment)
}

/// Loads a page of comments.
final class CommentPageInteractor: BaseListPageLoadInteractor {
  private let server: CommentServer

  init(screenlet: BaseListScreenlet, server: CommentServer, page: Int, computeRowCount: Bool) {
    self.server = server
    super.init(screenlet: screenlet, queue: server.queue, page: page, computeRowCount: computeRowCount)
  }

  override func createListPageConnector() throws -> PaginationLiferayConnector {
    CommentPageConnector(
      startRow: startRow, endRow: endRow, computeRowCount: computeRowCount, transport: server.transport)
  }

  override func convertResult(_ serverResult: ListRow) -> AnyObject {
    Comment(
      commentId: serverResult["commentId"]?.integer ?? 0, userName: serverResult["userName"]?.string ?? "",
      body: serverResult["body"]?.string ?? "")
  }
}
