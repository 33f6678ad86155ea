import Foundation
import Screenlets

/// Writes a comment.
final class CommentAddScreenlet: BaseScreenlet {
  private let server: CommentServer

  private var viewModel: (any CommentAddViewModel)? { screenletView as? any CommentAddViewModel }

  /// - Parameter server: adds the comment.
  init(themes: ThemeWorkspace, themeName: String? = nil, server: CommentServer) {
    self.server = server
    super.init(themes: themes, themeName: themeName)
  }

  override func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    guard name == "add-comment" else { return nil }
    let interactor = CommentAddInteractor(screenlet: self, server: server, body: viewModel?.body ?? "")
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let comment = interactor?.value else { return }
      viewModel?.body = nil
      (delegate as? any CommentAddScreenletDelegate)?.screenlet(self, onCommentAdded: comment)
    }
    return interactor
  }

  override func failureText(message: String, error: NSError) -> String {
    "\(message)\n\(error.localizedDescription)"
  }
}

/// Receives the events of the form.
@MainActor
protocol CommentAddScreenletDelegate: BaseScreenletDelegate {
  /// The comment was added.
  func screenlet(_ screenlet: CommentAddScreenlet, onCommentAdded comment: Comment)
}

/// The contract of the themes.
@MainActor
protocol CommentAddViewModel: AnyObject {
  /// The text of the comment.
  var body: String? { get set }
}

/// Adds a comment.
final class CommentAddInteractor: AsyncInteractor<Comment> {
  private let server: CommentServer
  private let body: String

  init(screenlet: BaseScreenlet, server: CommentServer, body: String) {
    self.server = server
    self.body = body
    super.init(screenlet: screenlet)
  }

  override func run() async throws -> Comment { try await server.add(body) }
}
