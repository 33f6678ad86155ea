import DemoRatings
import Foundation
import RatingScreenlet
import ScreenletTesting
import Screenlets

/// The Screenlet and the local server that it requests.
@MainActor
struct RatingBench {
  let demo: DemoRatings
  let screenlet: RatingScreenlet
  let harness: ScreenletHarness

  init(theme: String = "default") async throws {
    demo = try DemoRatings()
    let session = SessionContext(
      serverContext: LiferayServerContext(server: try await demo.start(), companyId: 1, groupId: 1),
      authenticator: Nobody())
    let project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    screenlet = RatingScreenlet(
      themes: try ThemeWorkspace(path: project.path), themeName: theme,
      server: RatingServer(queue: ConnectorQueue(context: session)))
    screenlet.entryId = 1
    harness = try ScreenletHarness(screenlet, columns: 50, rows: 8)
    await harness.settle()
  }

  private struct Nobody: Authenticator {
    func authenticate(_ session: ConnectorSession) async throws -> User { throw ConnectorError.loginRequired }
  }
}
