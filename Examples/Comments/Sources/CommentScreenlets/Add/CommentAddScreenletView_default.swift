import Screenlets

/// A field for a comment, and a button that is enabled while there is one.
final class CommentAddScreenletView_default: BaseScreenletView, CommentAddViewModel {
  var addCommentTextField: TextField? { outlet("addCommentTextField") }
  var sendCommentButton: Button? { outlet("sendCommentButton") }

  var body: String? {
    get { addCommentTextField?.text }
    set {
      addCommentTextField?.text = newValue
      editingDidChangeAction()
    }
  }

  override var progressMessages: [String: ProgressMessages] {
    ["add-comment": [.working: "Sending the comment…", .failure: "Could not send the comment"]]
  }

  /// Called for each change of the text.
  func editingDidChangeAction() { sendCommentButton?.isEnabled = body?.isEmpty == false }

  func addComment(_ sender: Button?) { userAction(name: "add-comment", sender: sender) }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    switch selector {
    case "editingDidChangeAction": editingDidChangeAction()
    case "addComment:": addComment(sender as? Button)
    default: return super.perform(selector, sender: sender, event: event)
    }
    return true
  }
}
