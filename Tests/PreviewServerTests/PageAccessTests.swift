import PreviewServer
import Testing

struct PageAccessTests {
  private let access = PageAccess()

  private func answer(_ path: String, host: String? = "127.0.0.1:8080", method: String = "GET") -> PageAccess.Answer {
    access.answer(method: method, path: path, host: host, port: 8080)
  }

  @Test func `a page is found by the token and its path`() {
    #expect(answer("/\(access.token)/") == .page("index.html"))
    #expect(answer("/\(access.token)/themes/a.html") == .page("themes/a.html"))
    #expect(answer("/\(access.token)/", host: "LOCALHOST:8080") == .page("index.html"))
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:80801", "example.org", "example.org:8080",
    "127.0.0.1:8080.example.org",
    "127.0.0.1:8080@example.org", "[::1]:8080", "0.0.0.0:8080",
  ])
  func `other hosts are refused`(_ host: String?) {
    #expect(answer("/\(access.token)/", host: host) == .forbidden)
  }

  @Test func `other tokens are not known`() {
    let token = access.token
    let last = token.last == "0" ? "1" : "0"
    for path in [
      "/", "", "//", "/index.html", "/\(token)", "/\(token.dropLast())/", "/\(token.dropLast())\(last)/", "/\(token)0/",
    ] {
      #expect(answer(path) == .unknown, "\(path)")
    }
    #expect(answer("/\(token)/", method: "POST") == .forbidden)
  }

  @Test func `tokens differ and have 64 digits`() {
    let tokens = (0..<20).map { _ in PageAccess().token }
    #expect(Set(tokens).count == 20)
    #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}

struct ServedPagesTests {
  @Test func `changes are the pages that were replaced, added and removed since a revision`() {
    let pages = ServedPages()
    pages.publish(["a": [1], "b": [2], "c": [3]])
    let first = pages.changes(since: 0)
    #expect(first.paths == ["a", "b", "c"])
    pages.publish(["a": [1], "b": [9], "d": [4]])
    #expect(pages.changes(since: first.revision).paths == ["b", "c", "d"])
    #expect(pages.page("b") == [9])
    #expect(pages.page("c") == nil)
    let second = pages.changes(since: first.revision).revision
    pages.publish(["a": [1], "b": [9], "d": [4]])
    #expect(pages.changes(since: second) == ServedPages.Changes(revision: second, paths: []))
  }

  @Test func `a selection is a change of no page, and is reported once`() {
    let pages = ServedPages()
    pages.publish(["a.html": [1]])
    let view = ViewSelection(page: "a.html", id: "title")
    pages.select(view)
    #expect(pages.changes(since: 1) == ServedPages.Changes(revision: 2, paths: [], selection: view))
    pages.select(view)
    #expect(pages.changes(since: 2) == ServedPages.Changes(revision: 2, paths: []))
    pages.publish(["a.html": [2]])
    #expect(pages.changes(since: 2) == ServedPages.Changes(revision: 3, paths: ["a.html"]))
  }

  @Test func `waiting ends with a change or after a time`() async {
    let pages = ServedPages()
    pages.publish(["a": [1]])
    let none = await pages.nextChanges(since: 1, waiting: .milliseconds(30))
    #expect(none.paths.isEmpty)
    async let next = pages.nextChanges(since: 1, waiting: .seconds(60))
    pages.publish(["a": [2]])
    #expect(await next.paths == ["a"])
  }
}
