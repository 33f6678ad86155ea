import AddBookmarkScreenlet
import Foundation
import ScreenletHTTP
import ScreenletTesting
import Screenlets

/// A Screenlet with a portal that a test answers for.
@MainActor
struct BookmarkBench {
  let harness: ScreenletHarness
  let transport: StubTransport
  let queue: ConnectorQueue
  let delegate = Delegate()

  init(
    theme: String = "default", columns: Int = 50, rows: Int = 22,
    answer: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    guard let server = URL(string: "https://portal.example") else { throw CocoaError(.coderInvalidValue) }
    let session = SessionContext(
      serverContext: LiferayServerContext(server: server, companyId: 1, groupId: 20_143), authenticator: Anyone())
    try await session.login(Credentials(username: "ada", password: "secret"))
    transport = StubTransport(answer)
    queue = ConnectorQueue(context: session)
    let screenlet = AddBookmarkScreenlet(
      themes: try ThemeWorkspace(path: folder.path), themeName: theme, queue: queue,
      connectors: StubFactory(transport: transport))
    screenlet.folderId = 7
    screenlet.delegate = delegate
    harness = try ScreenletHarness(screenlet, columns: columns, rows: rows)
  }

  var viewModel: (any AddBookmarkViewModel)? { harness.screenlet.screenletView as? any AddBookmarkViewModel }

  private struct Anyone: Authenticator {
    func authenticate(_ session: ConnectorSession) async throws -> User { User() }
  }

  private struct StubFactory: BookmarkConnectorFactory {
    let transport: any HTTPTransport

    init() { self.init(transport: HTTPClient()) }
    init(transport: any HTTPTransport) { self.transport = transport }

    func createSiteTitleConnector(address: String) -> SiteTitleConnector {
      SiteTitleConnector(address: address, transport: transport)
    }

    func createAddBookmarkConnector(folderId: Int64, title: String, address: String) -> AddBookmarkConnector {
      AddBookmarkConnector(folderId: folderId, title: title, address: address, transport: transport)
    }
  }

  final class Delegate: AddBookmarkScreenletDelegate {
    var added: [Int64] = []
    var errors: [NSError] = []
    func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded entry: Int64) { added.append(entry) }
    func screenlet(_ screenlet: AddBookmarkScreenlet, onAddBookmarkError error: NSError) { errors.append(error) }
  }
}
