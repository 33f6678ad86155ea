import Screenlets

/// The author and the text of a comment.
final class CommentDisplayScreenletView_default: BaseScreenletView, CommentDisplayViewModel {
  var userNameLabel: Label? { outlet("userNameLabel") }
  var bodyLabel: Label? { outlet("bodyLabel") }

  var comment: Comment? { didSet { show() } }

  override var progressMessages: [String: ProgressMessages] {
    ["load-comment": [.failure: "Could not load the comment"]]
  }

  override func onCreated() { show() }

  private func show() {
    userNameLabel?.text = comment?.userName ?? ""
    bodyLabel?.text = comment?.body ?? "Choose a comment"
  }
}
