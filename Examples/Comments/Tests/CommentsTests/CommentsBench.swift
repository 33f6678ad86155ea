import CommentScreenlets
import DemoComments
import Foundation
import ScreenletTesting
import Screenlets

/// The screen of the comments and the local server that it requests.
@MainActor
struct CommentsBench {
  let demo: DemoComments
  let controller: CommentsViewController
  let harness: ScreenletHarness

  init(columns: Int = 50, rows: Int = 24) async throws {
    demo = try DemoComments()
    let session = SessionContext(
      serverContext: LiferayServerContext(server: try await demo.start(), companyId: 1, groupId: 1),
      authenticator: Nobody())
    let project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    controller = CommentsViewController(
      themes: try ThemeWorkspace(path: project.path), server: CommentServer(queue: ConnectorQueue(context: session)))
    harness = try ScreenletHarness(controller, columns: columns, rows: rows)
    await harness.settle()
  }

  /// Warnings of the controller and of all Screenlets.
  var warnings: [String] { controller.warnings + controller.screenlets.flatMap(\.warnings) }

  private struct Nobody: Authenticator {
    func authenticate(_ session: ConnectorSession) async throws -> User { throw ConnectorError.loginRequired }
  }
}
