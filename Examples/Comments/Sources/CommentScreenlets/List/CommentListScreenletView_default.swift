import Screenlets

/// A table of comments.
public final class CommentListScreenletView_default: BaseListTableView {
  override public var emptyMessage: String { "No comments yet" }

  override public func doGetCellId(row: Int, object: AnyObject?) -> String { "comment" }

  override public func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    guard let comment = object as? Comment, let cell = cell as? CommentCell else { return }
    cell.userNameLabel?.text = comment.userName
    cell.bodyLabel?.text = comment.body
  }
}

/// The cell of a comment.
final class CommentCell: TableViewCell {
  var userNameLabel: Label? { outlet("userNameLabel") }
  var bodyLabel: Label? { outlet("bodyLabel") }
}
