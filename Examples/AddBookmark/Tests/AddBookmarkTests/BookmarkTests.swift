import Foundation
import ScreenletHTTP
import ScreenletTesting
import Screenlets
import Testing

@testable import AddBookmarkScreenlet

@MainActor
@Suite struct BookmarkTests {
  private let page = "https://example.org/café"

  @Test(arguments: ["default", "ocean", "flat7"])
  func `the title of the page fills the field, and the bookmark is posted as it was typed`(theme: String) async throws {
    let bench = try await BookmarkBench(theme: theme) { request in
      request.url.path.hasPrefix("/api/")
        ? .text("{\"entryId\": 41}", to: request)
        : .text("<title>Caf&eacute; &amp; B\u{202E}ar</title>", type: "text/html; charset=utf-8", to: request)
    }
    let harness = bench.harness
    #expect(harness.type(page, into: "URLTextField"))
    #expect(harness.press("getTitleButton"))
    #expect(await harness.settle())
    #expect(bench.viewModel?.title == "Café & Bar")
    harness.focus("titleTextField")
    harness.type(" 100% + mine")
    #expect(harness.press("addBookmarkButton"))
    #expect(harness.message == "Adding the bookmark…")
    #expect(await harness.settle())
    #expect(bench.delegate.added == [41])
    #expect(harness.message == "Bookmark added")
    let post = try #require(bench.transport.requests.last)
    #expect(post.url.absoluteString == "https://portal.example/api/jsonws/bookmarks.bookmarksentry/add-entry")
    #expect(post.authorization == .basic(user: "ada", password: "secret"))
    let fields = String(decoding: post.body ?? Data(), as: UTF8.self).split(separator: "&").map(String.init)
    #expect(fields.contains("groupId=20143") && fields.contains("folderId=7"))
    let decoded = fields.compactMap { $0.replacing("+", with: " ").removingPercentEncoding }
    #expect(decoded.contains("name=Café & Bar 100% + mine"))
    #expect(decoded.contains("url=\(page)"))
  }

  @Test func `what is missing is asked for before anything is sent`() async throws {
    let bench = try await BookmarkBench { .text("{}", to: $0) }
    bench.harness.press("addBookmarkButton")
    await bench.harness.settle()
    #expect(bench.harness.message == "Type the address of a page, such as https://example.org")
    bench.harness.press(.escape)
    bench.harness.type("ftp://example.org", into: "URLTextField")
    bench.harness.press("getTitleButton")
    await bench.harness.settle()
    #expect(bench.harness.message == "Type the address of a page, such as https://example.org")
    bench.harness.press(.escape)
    bench.harness.type(page, into: "URLTextField")
    bench.harness.press("addBookmarkButton")
    await bench.harness.settle()
    #expect(bench.harness.message == "Type a title, or get it from the page")
    #expect(bench.transport.requests.isEmpty)
  }

  @Test(arguments: [
    (401, "{\"exception\":\"java.lang.SecurityException\",\"message\":\"Authenticated access required\"}"),
    (500, "oops"), (200, "{\"exception\":\"PrincipalException\"}"), (200, "{\"entryId\":"), (200, "[]"), (200, "17"),
  ])
  func `a failure says why, and keeps what was typed`(status: Int, body: String) async throws {
    let bench = try await BookmarkBench { .text(body, status: status, to: $0) }
    bench.harness.type(page, into: "URLTextField")
    bench.harness.type("Mine", into: "titleTextField")
    bench.harness.press("addBookmarkButton")
    #expect(await bench.harness.settle())
    let lines = (bench.harness.message ?? "").split(separator: "\n")
    #expect(lines.first == "Could not add the bookmark")
    #expect(lines.count == 2 && !lines[1].contains("not be completed") && !lines[1].contains("secret"))
    #expect(bench.delegate.errors.count == 1)
    bench.harness.press(.enter)
    #expect(bench.viewModel?.URL == page && bench.viewModel?.title == "Mine")
  }

  @Test func `a title that arrives late does not replace what was typed`() async throws {
    let bench = try await BookmarkBench { (request) throws(HTTPError) in
      do { try await Task.sleep(for: .milliseconds(200)) } catch { throw .cancelled }
      return .text("<title>Late</title>", type: "text/html", to: request)
    }
    bench.harness.type(page, into: "URLTextField")
    bench.harness.press("getTitleButton")
    bench.harness.type("Mine", into: "titleTextField")
    #expect(await bench.harness.settle())
    #expect(bench.viewModel?.title == "Mine")
  }

  @Test func `a page without a title is said to have none`() async throws {
    let bench = try await BookmarkBench { .text("<p>Hello", type: "text/html", to: $0) }
    bench.harness.type(page, into: "URLTextField")
    bench.harness.press("getTitleButton")
    #expect(await bench.harness.settle())
    #expect(bench.harness.message == "The page has no title")
  }

  @Test func `Escape cancels what runs, and leaves no task`() async throws {
    let bench = try await BookmarkBench { (request) throws(HTTPError) in
      do { try await Task.sleep(for: .seconds(60)) } catch { throw .cancelled }
      return .text("{}", to: request)
    }
    bench.harness.type(page, into: "URLTextField")
    bench.harness.type("Mine", into: "titleTextField")
    bench.harness.press("addBookmarkButton")
    while bench.transport.requests.isEmpty { await Task.yield() }
    #expect(bench.harness.screen.contains("Esc cancels"))
    bench.harness.press(.escape)
    #expect(bench.harness.message == nil && !bench.harness.screenlet.isAnyActionRunning)
    await bench.queue.waitUntilAllFinished()
    #expect(await bench.queue.runningCount == 0)
    #expect(bench.viewModel?.title == "Mine")
  }

  @Test(arguments: ["default", "ocean", "flat7"])
  func `the README shows the screens as they are`(theme: String) async throws {
    let readme = DocumentedScreens(
      URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL)
    let bench = try await BookmarkBench(theme: theme) { request in
      let isRefused = String(decoding: request.body ?? Data(), as: UTF8.self).contains("name=Nothing")
      return isRefused ? .text("", status: 500, to: request) : .text("{\"entryId\": 41}", to: request)
    }
    let harness = bench.harness
    func check(_ state: String) throws {
      let difference = try readme.difference("\(theme), \(state)", from: harness.screen)
      #expect(difference == nil, "\(difference ?? "")")
    }
    try check("idle")
    harness.type("https://example.org", into: "URLTextField")
    harness.type("Example Domain", into: "titleTextField")
    try check("typing")
    harness.press("addBookmarkButton")
    try check("working")
    await harness.settle()
    try check("success")
    harness.press(.enter)
    harness.type("Nothing", into: "titleTextField")
    harness.press("addBookmarkButton")
    await harness.settle()
    try check("failure")
  }
}
