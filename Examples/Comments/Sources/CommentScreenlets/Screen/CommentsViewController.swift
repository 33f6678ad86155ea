import Screenlets

/// The screen of the comments: a list, the chosen comment, and a form.
public final class CommentsViewController: ScreenletViewController {
  var commentList: CommentListScreenlet? { outlet("commentList") }
  var commentDisplay: CommentDisplayScreenlet? { outlet("commentDisplay") }
  var commentAdd: CommentAddScreenlet? { outlet("commentAdd") }
  var countLabel: Label? { outlet("countLabel") }

  /// - Parameter server: loads and adds comments.
  public init(themes: ThemeWorkspace, server: CommentServer) {
    super.init(themes: themes, document: "Comments.storyboard")
    screenletClasses.register(CommentListScreenlet.self) { CommentListScreenlet(themes: $0, server: server) }
    screenletClasses.register(CommentDisplayScreenlet.self) { CommentDisplayScreenlet(themes: $0, server: server) }
    screenletClasses.register(CommentAddScreenlet.self) { CommentAddScreenlet(themes: $0, server: server) }
  }

  func reload(_ sender: Button?) { commentList?.loadList() }

  override public func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    switch selector {
    case "reload:": reload(sender as? Button)
    default: return super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  private func showCount() { countLabel?.text = "\(commentList?.baseListView?.rowCount ?? 0) comments" }

  private func show(_ comment: Comment) {
    commentDisplay?.commentId = comment.commentId
    commentDisplay?.loadComment()
  }
}

// The storyboard connects the delegates of the Screenlets to the controller.

extension CommentsViewController: CommentListScreenletDelegate {
  func screenlet(_ screenlet: CommentListScreenlet, onListResponseComments comments: [Comment]) { showCount() }

  func screenlet(_ screenlet: CommentListScreenlet, onSelectedComment comment: Comment) { show(comment) }
}

extension CommentsViewController: CommentDisplayScreenletDelegate {
  func screenlet(_ screenlet: CommentDisplayScreenlet, onCommentLoaded comment: Comment) { showCount() }
}

extension CommentsViewController: CommentAddScreenletDelegate {
  func screenlet(_ screenlet: CommentAddScreenlet, onCommentAdded comment: Comment) {
    commentList?.addComment(comment)
    show(comment)
  }
}
