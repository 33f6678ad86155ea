import Foundation
import ScreenletTesting
import Screenlets
import Synchronization
import TestSupport
import Testing
import ThemeCompiler

@MainActor
@Suite struct ListTests {
  /// A list in 40 columns and 30 rows of 16 points: 28 rows of the terminal for the table.
  private func list(
    _ server: NumbersServer, theme: String = "default", _ prepare: (NumbersScreenlet) -> Void = { _ in }
  ) async throws -> (ScreenletHarness, NumbersScreenlet) {
    let screenlet = NumbersScreenlet(
      themes: try .numbers(), themeName: theme, queue: try await loggedInQueue(), server: server)
    prepare(screenlet)
    let harness = try ScreenletHarness(screenlet, columns: 40, rows: 30)
    await harness.settle()
    return (harness, screenlet)
  }

  private func shownRows(_ harness: ScreenletHarness) -> [String] {
    harness.screen.split(separator: "\n").compactMap { line in
      line.firstRange(of: "Row ").map { "Row " + line[$0.upperBound...].prefix { $0.isNumber } }
    }
  }

  @Test func `the first page is requested with the number of rows, and the others as they become visible`() async throws
  {
    let server = NumbersServer(count: 10_000)
    let (harness, screenlet) = try await list(server)
    #expect(server.requests == [0..<50])
    #expect(screenlet.baseListView?.rowCount == 10_000)
    #expect(shownRows(harness).prefix(3) == ["Row 0", "Row 1", "Row 2"])
    #expect(harness.focus("tableView"))
    #expect(harness.press(.end))
    #expect(harness.screen.contains("…"))
    await harness.settle()
    #expect(server.requests.last == 9_975..<10_000)
    #expect(shownRows(harness).last == "Row 9999")
    #expect(screenlet.pages.map(\.page) == [0, 398])
    #expect(screenlet.pages.allSatisfy { $0.rowCount == 10_000 })
  }

  @Test func `pages are numbered as in Liferay Screens`() async throws {
    let (_, screenlet) = try await list(NumbersServer(count: 0)) {
      $0.firstPageSize = 20
      $0.pageSize = 7
    }
    #expect([0, 19, 20, 26, 27].map { screenlet.pageFromRow($0) } == [0, 0, 1, 1, 2])
    #expect([0, 1, 2].map { screenlet.firstRowForPage($0) } == [0, 20, 27])
  }

  @Test func `cells are filled for visible rows only`() async throws {
    let (harness, screenlet) = try await list(NumbersServer(count: 10_000))
    _ = harness.screen
    let view = try #require(screenlet.screenletView as? NumbersScreenletView_default)
    let visible = shownRows(harness).count
    #expect(Set(view.filled).count <= visible + 1)
    harness.focus("tableView")
    let before = view.filled.count
    for _ in 0..<visible + 5 { harness.press(.down) }
    // Each key that scrolls shows one more row.
    #expect(view.filled.count - before <= 8)
  }

  @Test func `the arrow keys mark rows, and Return chooses one`() async throws {
    let (harness, screenlet) = try await list(NumbersServer(count: 40))
    harness.focus("tableView")
    harness.press(.down)
    harness.press(.down)
    harness.press(.up)
    harness.press(.enter)
    #expect(screenlet.selected == ["Row 1"])
    let marked = harness.screen.split(separator: "\n").filter { $0.contains("▸") }
    #expect(marked.count == 1)
    #expect(
      (screenlet.baseListView as? BaseListTableView)?.tableView?.indexPathForSelectedRow
        == IndexPath(row: 1, section: 0))
    // At its ends, the focus leaves the list.
    harness.press(.home)
    harness.press(.up)
    #expect(harness.focused != "tableView")
  }

  @Test func `scrolling to the end and back shows every row once`() async throws {
    let pages = trials(3, of: 14)
    let count = 50 + 25 * pages
    let server = NumbersServer(count: count)
    let (harness, _) = try await list(server)
    harness.focus("tableView")
    var seen = shownRows(harness)
    for _ in 0..<count {
      guard harness.press(.down), harness.focused == "tableView" else { break }
      _ = harness.screen
      await harness.settle()
      for row in shownRows(harness) where !seen.contains(row) { seen.append(row) }
    }
    #expect(seen == (0..<count).map { "Row \($0)" })
    // 50 rows, then pages of 25.
    #expect(server.requests == [0..<50] + (0..<pages).map { 50 + $0 * 25..<75 + $0 * 25 })
  }

  @Test func `a page that fails is shown in its rows, and Return requests it again`() async throws {
    let server = NumbersServer(count: 100)
    server.state.withLock { $0.failing = 50..<100 }
    let (harness, screenlet) = try await list(server)
    harness.focus("tableView")
    harness.press(.end)
    await harness.settle()
    #expect(harness.screen.contains("Not loaded. Press Return"))
    #expect(screenlet.errors == [2])
    let requests = server.requests.count
    _ = harness.screen
    await harness.settle()
    #expect(server.requests.count == requests, "a failed page is not requested again by drawing")
    server.state.withLock { $0.failing = 0..<0 }
    harness.press(.enter)
    await harness.settle()
    #expect(shownRows(harness).last == "Row 99")
    #expect(screenlet.selected.isEmpty)
  }

  @Test func `an empty list and a list that cannot be loaded say so, and R loads again`() async throws {
    let server = NumbersServer(count: 0)
    let (harness, _) = try await list(server)
    #expect(harness.screen.contains("No entries"))
    server.state.withLock { $0.failing = 0..<1 }
    harness.focus("tableView")
    harness.type("r")
    await harness.settle()
    #expect(harness.message?.hasPrefix("Could not load the list") == true)
    harness.press(.escape)
    #expect(harness.screen.contains("Press R to try again"))
    server.state.withLock { ($0.failing, $0.count, $0.statedCount) = (0..<0, 3, 3) }
    harness.type("r")
    await harness.settle()
    #expect(shownRows(harness) == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func `a refresh in another order empties the list and ignores pages of the old one`() async throws {
    let server = NumbersServer(count: 1000)
    let (harness, screenlet) = try await list(server)
    harness.focus("tableView")
    harness.press(.end)
    _ = harness.screen
    screenlet.obcClassName = "Reversed"
    harness.type("r")
    await harness.settle()
    #expect(shownRows(harness).first == "Row 999")
    #expect(screenlet.pages.last?.page == 0)
    screenlet.refreshControl = false
    let requests = server.requests.count
    harness.type("r")
    await harness.settle()
    #expect(server.requests.count == requests)
  }

  @Test func `a list whose length is unknown grows at its end`() async throws {
    let server = NumbersServer(count: 110, states: false)
    let (harness, screenlet) = try await list(server)
    #expect(screenlet.baseListView?.rowCount == 50)
    harness.focus("tableView")
    for _ in 0..<6 {
      harness.press(.end)
      _ = harness.screen
      await harness.settle()
    }
    #expect(shownRows(harness).last == "Row 109")
    #expect(server.requests == [0..<50, 50..<75, 75..<100, 100..<125])
    #expect(screenlet.baseListView?.moreRows == false)
  }

  @Test func `rows of sections follow their titles, across pages`() async throws {
    let server = NumbersServer(count: 70)
    server.state.withLock { $0.section = { $0 < 3 ? "Few" : "Many" } }
    let (harness, screenlet) = try await list(server)
    #expect(screenlet.baseListView?.sections == ["Few", "Many"])
    let lines = harness.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex { $0.hasPrefix("Few") })
    let second = try #require(lines.firstIndex { $0.hasPrefix("Many") })
    #expect(shownRows(harness).prefix(4) == ["Row 0", "Row 1", "Row 2", "Row 3"])
    #expect(first < second)
    harness.focus("tableView")
    harness.press(.end)
    _ = harness.screen
    await harness.settle()
    #expect(screenlet.baseListView?.rows["Many"]?.count == 67)
  }

  @Test func `cells come from a part that code registers, with its class and height`() async throws {
    let (harness, screenlet) = try await list(NumbersServer(count: 5), theme: "parts")
    #expect(shownRows(harness) == (0..<5).map { "Row \($0)" })
    #expect(screenlet.warnings.isEmpty)
    let lines = harness.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.indices.filter { lines[$0].contains("Row ") }
    // 64 points are four rows of the terminal.
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 4 })
  }

  @Test func `a list without cells shows labels`() async throws {
    let (harness, _) = try await list(NumbersServer(count: 5), theme: "plain")
    #expect(shownRows(harness) == (0..<5).map { "Row \($0)" })
    #expect(!harness.screen.contains("Item 1"))
  }

  @Test func `a grid shows several rows in a line, and the arrow keys move in both directions`() async throws {
    let (harness, screenlet) = try await list(NumbersServer(count: 200), theme: "grid")
    // Three tiles of 96 points fit into 320 points with spaces of 8 between them.
    let line = try #require(harness.screen.split(separator: "\n").first { $0.contains("Row 0") })
    #expect(line.contains("Row 1") && line.contains("Row 2") && !line.contains("Row 3"))
    #expect(harness.focus("collectionView"))
    harness.press(.down)
    harness.press(.right)
    harness.press(.enter)
    #expect(screenlet.selected == ["Row 4"])
    harness.press(.end)
    _ = harness.screen
    await harness.settle()
    #expect(harness.screen.contains("Row 199"))
  }

  @Test func `rows can be added, changed and removed by code`() async throws {
    let (harness, screenlet) = try await list(NumbersServer(count: 3))
    let view = try #require(screenlet.baseListView)
    view.addRow("", element: Number(title: "Row 33", section: nil))
    view.updateRow("", row: 0, element: Number(title: "Row 77", section: nil))
    view.deleteRow("", row: 1)
    view.deleteRow("", row: 9)
    #expect(shownRows(harness) == ["Row 77", "Row 2", "Row 33"])
    #expect(view.rowCount == 3)
  }

  @Test func `another size of the terminal keeps the rows`() async throws {
    let (harness, _) = try await list(NumbersServer(count: 300))
    harness.focus("tableView")
    for _ in 0..<30 { harness.press(.down) }
    harness.resize(columns: 60, rows: 20)
    #expect(shownRows(harness).contains("Row 30"))
    harness.resize(columns: 40, rows: 60)
    #expect(shownRows(harness).contains("Row 30"))
  }
}
