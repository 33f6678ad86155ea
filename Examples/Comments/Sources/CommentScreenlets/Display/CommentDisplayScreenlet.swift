import Foundation
import Screenlets

/// Shows a comment.
final class CommentDisplayScreenlet: BaseScreenlet {
  /// The comment to load; 0 for none.
  @Inspectable var commentId: Int64 = 0
  private let server: CommentServer

  private var viewModel: (any CommentDisplayViewModel)? { screenletView as? any CommentDisplayViewModel }

  /// - Parameter server: loads the comment.
  init(themes: ThemeWorkspace, themeName: String? = nil, server: CommentServer) {
    self.server = server
    super.init(themes: themes, themeName: themeName)
  }

  override func onShow() { loadComment() }

  /// Loads the comment.
  func loadComment() {
    cancelInteractorsForAction("load-comment")
    if commentId != 0 { performAction(name: "load-comment") }
  }

  override func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    guard name == "load-comment" else { return nil }
    let interactor = CommentLoadInteractor(screenlet: self, server: server, commentId: commentId)
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let comment = interactor?.value else { return }
      viewModel?.comment = comment
      (delegate as? any CommentDisplayScreenletDelegate)?.screenlet(self, onCommentLoaded: comment)
    }
    return interactor
  }
}

/// Receives the events of the display.
@MainActor
protocol CommentDisplayScreenletDelegate: BaseScreenletDelegate {
  /// The comment was loaded.
  func screenlet(_ screenlet: CommentDisplayScreenlet, onCommentLoaded comment: Comment)
}

/// The contract of the themes.
@MainActor
protocol CommentDisplayViewModel: AnyObject {
  /// The comment; nil for none.
  var comment: Comment? { get set }
}

/// Loads a comment.
final class CommentLoadInteractor: AsyncInteractor<Comment> {
  private let server: CommentServer
  private let commentId: Int64

  init(screenlet: BaseScreenlet, server: CommentServer, commentId: Int64) {
    self.server = server
    self.commentId = commentId
    super.init(screenlet: screenlet)
  }

  override func run() async throws -> Comment { try await server.comment(commentId) }
}
