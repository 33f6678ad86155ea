import Screenlets

/// The author and the text of a comment.
public final class CommentDisplayScreenletView_default: BaseScreenletView, CommentDisplayViewModel {
  var userNameLabel: Label? { outlet("userNameLabel") }
  var bodyLabel: Label? { outlet("bodyLabel") }

  public var comment: Comment? { didSet { show() } }

  override public var progressMessages: [String: ProgressMessages] {
    ["load-comment": [.failure: "Could not load the comment"]]
  }

  override public func onCreated() { show() }

  private func show() {
    userNameLabel?.text = comment?.userName ?? ""
    bodyLabel?.text = comment?.body ?? "Choose a comment"
  }
}
