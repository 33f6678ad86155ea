import DemoBookmarks
import Foundation
import ScreenletHTTP
import ScreenletTesting
import Screenlets
import Testing

@testable import BookmarkListScreenlet

@MainActor
@Suite struct BookmarkListTests {
  @Test(arguments: ["shelf", "default", "default-custom", "default-collection", "westeros"])
  func `each theme shows the bookmarks in its own cells`(theme: String) async throws {
    let bench = BookmarkListBench()
    let harness = try await bench.start(theme: theme)
    // Bookmarks are added in the opposite order of their titles.
    #expect(harness.titles.prefix(3) == ["Page 09999", "Page 09998", "Page 09997"])
    #expect(harness.screen.contains("https://exam"))
    #expect(!harness.screen.contains("Liferay"), "the sample of the theme is not shown")
    #expect(harness.screenlet.warnings.isEmpty)
    #expect(
      bench.transport.requests.map(\.url.absoluteString) == [
        "https://bookmarks.example/bookmarks?start=0&end=50&order=added"
      ])
    let list = theme == "default-collection" ? "collectionView" : "tableView"
    #expect(harness.focus(list))
    await harness.pressAndLoad(.end)
    #expect(harness.titles.last == "Page 00000")
    #expect(bench.transport.requests.count <= 3)
  }

  @Test func `a long list is scrolled to its end, and each page is requested once`() async throws {
    let bench = BookmarkListBench(count: 1_000)
    let harness = try await bench.start()
    harness.focus("tableView")
    var seen = Set(harness.titles)
    while harness.titles.last != "Page 00000" {
      await harness.pressAndLoad(.pageDown)
      seen.formUnion(harness.titles)
    }
    #expect(seen.count == 1_000)
    // 50 bookmarks, then 25 at a time.
    #expect(bench.transport.requests.count == 1 + 950 / 25)
    #expect(Set(bench.transport.requests.map(\.url)).count == bench.transport.requests.count)
  }

  @Test func `the button sorts, and R loads again in that order`() async throws {
    let bench = BookmarkListBench()
    let harness = try await bench.start()
    harness.press("sortButton")
    await harness.settle()
    #expect(harness.titles.first == "Page 00000")
    #expect(harness.screen.contains("Sort by date"))
    harness.focus("tableView")
    await harness.pressAndLoad(.end)
    #expect(harness.titles.last == "Page 09999")
    harness.type("r")
    await harness.settle()
    #expect(harness.titles.first == "Page 00000")
    #expect(bench.transport.requests.last?.url.query() == "start=0&end=50&order=name")
  }

  @Test func `Return chooses a bookmark`() async throws {
    let harness = try await BookmarkListBench().start()
    harness.focus("tableView")
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.message == "Page 09998\nhttps://example.org/2")
  }

  @Test func `a list that was never loaded says why it is empty`() async throws {
    let bench = BookmarkListBench()
    bench.serve(false)
    let harness = try await bench.start()
    #expect(harness.message?.contains("does not accept connections") == true)
    harness.press(.enter)
    #expect(harness.screen.contains("Could not load the list"))
    bench.serve(true)
    harness.focus("tableView")
    harness.type("r")
    await harness.settle()
    #expect(harness.titles.first == "Page 09999")
  }

  @Test func `a server without bookmarks has an empty list`() async throws {
    let harness = try await BookmarkListBench(count: 0).start()
    #expect(harness.screen.contains("No bookmarks yet"))
  }

  /// The server is stopped after a first start, then started again.
  @Test(arguments: CacheStrategyType.allCases)
  func `each strategy with the server stopped and started`(policy: CacheStrategyType) async throws {
    let bench = BookmarkListBench()
    // The first and the last page are in the cache.
    let first = try await bench.start(policy: .remoteFirst)
    first.focus("tableView")
    await first.pressAndLoad(.end)
    let cachedRequests = bench.transport.requests.count
    bench.serve(false)
    let harness = try await bench.start(policy: policy)
    let isOffline = policy == .cacheOnly || policy == .cacheFirst
    #expect(bench.transport.requests.count == cachedRequests + (isOffline ? 0 : 1))
    guard policy != .remoteOnly else {
      #expect(harness.titles.isEmpty)
      return
    }
    #expect(harness.titles.first == "Page 09999")
    #expect(harness.screen.contains("(cached)"))
    harness.focus("tableView")
    await harness.pressAndLoad(.end)
    #expect(harness.titles.last == "Page 00000")
    // A page that is not in the cache.
    for _ in 0..<12 { harness.press(.pageUp) }
    _ = harness.screen
    await harness.settle()
    #expect(harness.screen.contains("Not loaded"))
    bench.serve(true)
    harness.press(.enter)
    await harness.settle()
    #expect(harness.screen.contains("Page 0") == (policy != .cacheOnly))
    harness.type("r")
    await harness.settle()
    #expect(harness.screen.contains("(cached)") == isOffline)
  }

  @Test func `a damaged page of the cache is loaded from the server, and reported`() async throws {
    let bench = BookmarkListBench()
    _ = try await bench.start()
    let files = FileManager.default.enumerator(at: bench.folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "entry" {
      try Data("screenlets-cache 1 0\n{}".utf8).write(to: file)
    }
    let harness = try await bench.start(policy: .cacheFirst)
    #expect(harness.titles.first == "Page 09999")
    #expect(harness.screenlet.warnings.contains { $0.contains("damaged") })
  }

  @Test func `a server over HTTP can be stopped and started`() async throws {
    let demo = try DemoBookmarks(count: 120)
    let address = try await demo.start()
    let client = HTTPClient()
    let request = HTTPRequest(
      .get,
      address.appending(path: "bookmarks").appending(queryItems: [
        URLQueryItem(name: "start", value: "100"), URLQueryItem(name: "end", value: "150"),
      ]))
    let answer = try JSONValue(parsing: await client.send(request).body)
    #expect(answer["count"]?.integerValue == 120 && answer["rows"]?.arrayValue?.count == 20)
    await demo.stop()
    await #expect(throws: HTTPError.cannotConnect(host: "127.0.0.1")) { try await client.send(request) }
  }

  @Test func `the README shows the screens as they are`() async throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    let readme = DocumentedScreens(file)
    func check(_ name: String, _ harness: ScreenletHarness) throws {
      let difference = try readme.difference(name, from: harness.screen)
      #expect(difference == nil, "\(difference ?? "")")
    }
    let bench = BookmarkListBench()
    let shelf = try await bench.start()
    shelf.focus("tableView")
    shelf.press(.down)
    try check("shelf", shelf)
    try check("default", try await bench.start(theme: "default"))
    try check("default-collection", try await bench.start(theme: "default-collection"))
    bench.serve(false)
    let offline = try await bench.start()
    try check("offline", offline)
    offline.press("sortButton")
    await offline.settle()
    offline.press(.escape)
    try check("failure", offline)
  }
}
