import Screenlets

/// A table of comments.
final class CommentListScreenletView_default: BaseListTableView {
  override var emptyMessage: String { "No comments yet" }

  override func doGetCellId(row: Int, object: AnyObject?) -> String { "comment" }

  override func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
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
