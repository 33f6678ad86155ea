import BookmarkListScreenlet
import DemoBookmarks
import Foundation
import ScreenletHTTP
import ScreenletTesting
import Screenlets
import Synchronization

/// A Screenlet with its own cache, and a server of bookmarks that tests can stop and start.
@MainActor
final class BookmarkListBench {
  let transport: StubTransport
  let folder = FileManager.default.temporaryDirectory.appending(path: "bookmarks-\(UUID().uuidString)")
  private let isRunning: Flag

  init(count: Int = 10_000) {
    let isRunning = Flag()
    self.isRunning = isRunning
    transport = StubTransport { (request) throws(HTTPError) in
      guard isRunning.value else { throw .cannotConnect(host: "bookmarks.example") }
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      func value(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
      let page = DemoBookmarks.page(
        Int(value("start")) ?? 0, Int(value("end")) ?? 0, order: value("order"), count: count)
      return HTTPResponse(url: request.url, headers: ["Content-Type": "application/json"], body: page)
    }
  }

  /// Whether the server answers.
  func serve(_ isServed: Bool) { isRunning.value = isServed }

  /// A new start of the program, with the cache of the ones before.
  func start(
    theme: String = "shelf", policy: CacheStrategyType = .remoteFirst, columns: Int = 50, rows: Int = 22
  ) async throws -> ScreenletHarness {
    let project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    guard let server = URL(string: "https://bookmarks.example") else { throw CocoaError(.coderInvalidValue) }
    let session = SessionContext(
      serverContext: LiferayServerContext(server: server, companyId: 1, groupId: 1), authenticator: Nobody())
    let screenlet = BookmarkListScreenlet(
      themes: try ThemeWorkspace(path: project.path), themeName: theme, queue: ConnectorQueue(context: session),
      cache: CacheManager(folder: folder), offlinePolicy: policy, transport: transport)
    let harness = try ScreenletHarness(screenlet, columns: columns, rows: rows)
    await harness.settle()
    return harness
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private struct Nobody: Authenticator {
    func authenticate(_ session: ConnectorSession) async throws -> User { throw ConnectorError.loginRequired }
  }

  private final class Flag: Sendable {
    private let state = Mutex(true)
    var value: Bool {
      get { state.withLock(\.self) }
      set { state.withLock { $0 = newValue } }
    }
  }
}

extension ScreenletHarness {
  /// The titles on the screen, from top to bottom.
  var titles: [String] {
    screen.split(separator: "\n").flatMap { line in
      line.matches(of: /Page \d{5}/).map { String(line[$0.range]) }
    }
  }

  /// Presses a key and waits for the pages that it makes visible.
  func pressAndLoad(_ key: Key) async {
    press(key)
    _ = screen
    await settle()
  }
}
