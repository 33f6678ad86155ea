import Foundation
import ScreenletTesting
import Screenlets
import Synchronization
import Testing
import ThemeCompiler

/// What the four strategies do, as the sources of Liferay Screens determine it.
@MainActor
@Suite struct CacheStrategyTests {
  /// What happened, in order.
  private final class Log: Sendable {
    let events = Mutex<[String]>([])
    func add(_ event: String) { events.withLock { $0.append(event) } }
    var all: [String] { events.withLock(\.self) }
  }

  private final class Request: ServerConnector {
    nonisolated let log: Log
    nonisolated let error: (any Error)?

    nonisolated init(_ log: Log, error: (any Error)?) {
      self.log = log
      self.error = error
      super.init()
    }

    override func doRun(session: ConnectorSession) async throws {
      log.add("request")
      if let error { throw error }
    }
  }

  private final class Read: ServerReadConnectorInteractor<String> {
    let log: Log
    let error: (any Error)?
    let cached: String?
    var failsToWrite = false

    init(screenlet: BaseScreenlet? = nil, _ queue: ConnectorQueue, _ log: Log, error: (any Error)?, cached: String?) {
      (self.log, self.error, self.cached) = (log, error, cached)
      super.init(screenlet: screenlet, queue: queue)
    }

    override func createConnector() throws -> ServerConnector { Request(log, error: error) }
    @ConnectorActor override func result(of connector: ServerConnector) throws -> String { "remote" }
    override func readFromCache(_ c: ServerConnector) async throws -> String? {
      log.add("read")
      return cached
    }
    override func writeToCache(_ c: ServerConnector, _ output: String) async throws {
      log.add("write \(output)")
      if failsToWrite { throw CacheError.file(path: "/full", reason: "no space") }
    }
  }

  private final class Write: ServerWriteConnectorInteractor<String> {
    let log: Log
    let error: (any Error)?

    init(_ queue: ConnectorQueue, _ log: Log, error: (any Error)?) {
      (self.log, self.error) = (log, error)
      super.init(screenlet: nil, queue: queue)
    }

    override func createConnector() throws -> ServerConnector { Request(log, error: error) }
    @ConnectorActor override func result(of connector: ServerConnector) throws -> String { "sent" }
    override func writeToCache(_ c: ServerConnector, isDirty: Bool) async throws {
      log.add(isDirty ? "dirty" : "clean")
    }
  }

  struct Refused: LocalizedError { var errorDescription: String? { "refused" } }
  nonisolated static let unreachable = URLError(.cannotConnectToHost)

  private func outcome<Output>(_ interactor: AsyncInteractor<Output>) async -> String {
    do {
      return "\(try await interactor.run())"
    } catch ConnectorError.notAvailable {
      return "not available"
    } catch {
      return NSError.bridging(error).domain == NSURLErrorDomain ? "unreachable" : error.localizedDescription
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var strategy: CacheStrategyType
    var error: (any Error)?
    var cached: String?
    var result: String
    var events: [String]
    var testDescription: String { "\(strategy) \(result)" }

    init(
      _ strategy: CacheStrategyType, _ error: (any Error)?, _ cached: String?, _ result: String, _ events: String
    ) {
      (self.strategy, self.error, self.cached, self.result) = (strategy, error, cached, result)
      self.events = events.split(separator: ", ").map(String.init)
    }
  }

  nonisolated static let reads = [
    Case(.remoteOnly, nil, "old", "remote", "request, write remote"),
    Case(.remoteOnly, unreachable, "old", "unreachable", "request"),
    Case(.cacheOnly, nil, "old", "old", "read"),
    Case(.cacheOnly, nil, nil, "not available", "read"),
    Case(.remoteFirst, nil, "old", "remote", "request, write remote"),
    Case(.remoteFirst, unreachable, "old", "old", "request, read"),
    Case(.remoteFirst, unreachable, nil, "unreachable", "request, read"),
    Case(.remoteFirst, Refused(), "old", "refused", "request"),
    Case(.cacheFirst, nil, "old", "old", "read"),
    Case(.cacheFirst, nil, nil, "remote", "read, request, write remote"),
    Case(.cacheFirst, unreachable, nil, "unreachable", "read, request"),
  ]

  @Test(arguments: reads)
  func `reading follows the strategy`(example: Case) async throws {
    let log = Log()
    let interactor = Read(try await loggedInQueue(), log, error: example.error, cached: example.cached)
    interactor.cacheStrategy = example.strategy
    #expect(await outcome(interactor) == example.result)
    #expect(log.all == example.events)
    let isFromCache: Bool? = example.result == "old" ? true : example.result == "remote" ? false : nil
    #expect(interactor.isFromCache == isFromCache)
  }

  nonisolated static let writes = [
    Case(.remoteOnly, nil, nil, "sent", "request"),
    Case(.remoteOnly, unreachable, nil, "unreachable", "request"),
    Case(.cacheOnly, nil, nil, "nil", "dirty"),
    Case(.remoteFirst, nil, nil, "sent", "request, clean"),
    Case(.remoteFirst, unreachable, nil, "nil", "request, dirty"),
    Case(.remoteFirst, Refused(), nil, "refused", "request"),
    Case(.cacheFirst, nil, nil, "sent", "dirty, request, clean"),
    Case(.cacheFirst, unreachable, nil, "unreachable", "dirty, request"),
  ]

  @Test(arguments: writes)
  func `writing follows the strategy`(example: Case) async throws {
    let log = Log()
    let interactor = Write(try await loggedInQueue(), log, error: example.error)
    interactor.cacheStrategy = example.strategy
    #expect(await outcome(interactor) == (example.result == "sent" ? "Optional(\"sent\")" : example.result))
    #expect(log.all == example.events)
  }

  @Test func `a cache that cannot be written does not hide the result, and is reported`() async throws {
    let screenlet = NoteScreenlet(themes: try .notes())
    let interactor = Read(screenlet: screenlet, try await loggedInQueue(), Log(), error: nil, cached: nil)
    interactor.failsToWrite = true
    #expect(await outcome(interactor) == "remote")
    #expect(screenlet.warnings.contains { $0.contains("no space") })
  }

  /// A list that was loaded once, and is loaded again without the server.
  @Test(arguments: CacheStrategyType.allCases)
  func `a list without its server`(strategy: CacheStrategyType) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = NumbersServer(count: 200)
    func list(_ strategy: CacheStrategyType) async throws -> (ScreenletHarness, NumbersScreenlet) {
      let screenlet = NumbersScreenlet(themes: try .numbers(), queue: try await loggedInQueue(), server: server)
      screenlet.cache = CacheManager(folder: folder)
      screenlet.strategy = strategy
      let harness = try ScreenletHarness(screenlet, columns: 40, rows: 30)
      await harness.settle()
      return (harness, screenlet)
    }
    _ = try await list(.remoteOnly)
    server.state.withLock { ($0.failing, $0.requests) = (0..<200, []) }
    let (harness, screenlet) = try await list(strategy)
    let isShown = strategy != .remoteOnly
    #expect(harness.screen.contains("Row 0") == isShown)
    #expect(screenlet.baseListView?.rowCount == (isShown ? 200 : 0))
    #expect(server.requests.isEmpty == (strategy == .cacheOnly || strategy == .cacheFirst))
    // Another page is not in the cache.
    harness.press(.escape)
    harness.focus("tableView")
    harness.press(.end)
    await harness.settle()
    #expect(!harness.screen.contains("Row 199"))
    server.state.withLock { $0.failing = 0..<0 }
    harness.press(.enter)
    await harness.settle()
    if isShown { #expect(harness.screen.contains("Row 199") == (strategy != .cacheOnly)) }
  }
}
