import AddBookmarkScreenlet
import DemoPortal
import Foundation
import LoginScreenlet
import ScreenletHTTP
import ScreenletTesting
import Screenlets
import Testing

@MainActor
@Suite struct SignInTests {
  @Test(arguments: ["default", "flat7", "westeros", "westeros_night", "large"])
  func `a user signs in and adds a bookmark in the same session`(theme: String) async throws {
    let bench = try await LoginBench(theme: theme)
    let harness = bench.harness
    #expect(bench.login.themeName == theme && harness.focused == "userNameField")
    harness.type(LoginBench.user)
    harness.press(.enter)
    #expect(harness.focused == "passwordField")
    harness.type(LoginBench.password)
    harness.press(.enter)
    #expect(harness.message == "Signing in…")
    #expect(await harness.settle())
    #expect(bench.isAddBookmarkShown && harness.message == nil)
    #expect(bench.viewModel?.password == nil)
    harness.type("https://example.org", into: "URLTextField")
    harness.type("Mine", into: "titleTextField")
    harness.press("addBookmarkButton")
    await harness.settle()
    #expect(harness.message == "Bookmark added")
    let authorizations = bench.transport.requests.map(\.authorization)
    #expect(authorizations == Array(repeating: .basic(user: LoginBench.user, password: LoginBench.password), count: 2))
  }

  @Test(arguments: [
    ("ada@example.com", "get-user-by-email-address", "companyId=20116&emailAddress=ada%40example.com"),
    (" ada ", "get-user-by-screen-name", "companyId=20116&screenName=ada"),
    ("20139", "get-user-by-id", "userId=20139"),
  ])
  func `the portal is asked by what was typed`(name: String, method: String, body: String) async throws {
    let bench = try await LoginBench()
    bench.login.delegate = bench.events
    await bench.signIn(name)
    let request = try #require(bench.transport.requests.first)
    #expect(request.url.absoluteString == "https://portal.example/api/jsonws/user/\(method)")
    #expect(String(decoding: request.body ?? Data(), as: UTF8.self) == body)
    #expect(bench.events.heard == ["response 20139 Ada"])
  }

  @Test func `a wrong password is said, the fields stay, and the right one is typed where the focus is`() async throws {
    let bench = try await LoginBench()
    await bench.signIn(LoginBench.user, "Byron")
    #expect(bench.harness.message == "Could not sign in\nThe user name or the password is wrong.")
    #expect(!bench.isAddBookmarkShown)
    bench.harness.press(.enter)
    #expect(bench.harness.message == nil && bench.harness.focused == "passwordField")
    #expect(bench.viewModel?.userName == LoginBench.user && bench.viewModel?.password == "Byron")
    bench.harness.type(LoginBench.password, into: "passwordField")
    bench.harness.press(.enter)
    await bench.harness.settle()
    #expect(bench.isAddBookmarkShown)
  }

  @Test func `what is missing is asked for before anything is sent`() async throws {
    let bench = try await LoginBench()
    bench.harness.press("loginButton")
    await bench.harness.settle()
    #expect(bench.harness.message == "Could not sign in\nType your email address or your user name.")
    bench.harness.press(.escape)
    #expect(bench.harness.focused == "userNameField")
    bench.harness.type("ada")
    bench.harness.press("loginButton")
    await bench.harness.settle()
    #expect(bench.harness.message == "Could not sign in\nType your password.")
    bench.harness.press(.escape)
    #expect(bench.harness.focused == "passwordField" && bench.transport.requests.isEmpty)
  }

  @Test(arguments: [(500, "oops"), (200, "{\"exception\":"), (200, "[]"), (200, "17"), (503, ""), (200, "<html>")])
  func `a portal that does not answer well is said, and Return tries again`(status: Int, body: String) async throws {
    let bench = try await LoginBench { .text(body, status: status, to: $0) }
    await bench.signIn()
    let lines = (bench.harness.message ?? "").split(separator: "\n")
    #expect(lines.first == "Could not sign in" && lines.count == 2)
    #expect(!lines.joined().contains("operation") && !lines.joined().contains("wrong"))
    bench.harness.press(.enter)
    #expect(bench.harness.focused == "loginButton" && bench.viewModel?.password == LoginBench.password)
    bench.harness.press(.enter)
    await bench.harness.settle()
    #expect(bench.transport.requests.count == 2)
    #expect(await bench.session.isLoggedIn == false)
  }

  @Test func `a portal that cannot be reached is said`() async throws {
    let bench = try await LoginBench { _ throws(HTTPError) in throw .cannotConnect(host: "portal.example") }
    await bench.signIn()
    #expect(bench.harness.message?.hasSuffix("The server “portal.example” does not accept connections.") == true)
  }

  @Test func `Escape cancels the request, and nobody is signed in`() async throws {
    let bench = try await LoginBench { (request) throws(HTTPError) in
      // A portal that answers in spite of the cancellation.
      try? await Task.sleep(for: .seconds(60))
      return try await LoginBench.portal(request)
    }
    bench.harness.type(LoginBench.user, into: "userNameField")
    bench.harness.type(LoginBench.password, into: "passwordField")
    bench.harness.press(.enter)
    while bench.transport.requests.isEmpty { await Task.yield() }
    bench.harness.press(.escape)
    #expect(bench.harness.message == nil && !bench.login.isAnyActionRunning)
    try await Task.sleep(for: .milliseconds(50))
    #expect(await bench.session.isLoggedIn == false)
    #expect(!bench.isAddBookmarkShown && bench.viewModel?.userName == LoginBench.user)
  }

  @Test(arguments: ["default", "flat7", "westeros"])
  func `the password is on no screen, in no call and in no error`(theme: String) async throws {
    let bench = try await LoginBench(theme: theme)
    bench.login.delegate = bench.events
    var screens = [bench.harness.screen]
    bench.harness.type(LoginBench.user, into: "userNameField")
    bench.harness.focus("passwordField")
    for character in "Xq7zK" {
      bench.harness.type(String(character))
      screens.append(bench.harness.screen)
    }
    #expect(screens.last?.contains("•••••") == true)
    bench.harness.press(.enter)
    screens.append(bench.harness.screen)
    await bench.harness.settle()
    screens += [bench.harness.screen, bench.harness.message ?? ""]
    bench.harness.press(.enter)
    screens.append(bench.harness.screen)
    screens += bench.harness.calls.map(\.description) + bench.login.warnings
    #expect(!screens.contains { $0.contains("Xq") || $0.contains("zK") })
    #expect(bench.events.heard == ["error 3"])
  }

  @Test func `with the demo's portal over HTTP`() async throws {
    let portal = try DemoPortal()
    let bench = try await LoginBench(server: portal.start().absoluteString) { (request) throws(HTTPError) in
      try await HTTPClient().send(request)
    }
    await bench.signIn("test", "tset")
    #expect(bench.harness.message == "Could not sign in\nThe user name or the password is wrong.")
    bench.harness.press(.enter)
    await bench.signIn("test", "test")
    #expect(bench.isAddBookmarkShown)
    bench.harness.type("https://example.org", into: "URLTextField")
    bench.harness.type("Mine", into: "titleTextField")
    bench.harness.press("addBookmarkButton")
    await bench.harness.settle()
    #expect(await portal.bookmarks.map(\.title) == ["Mine"])
    await portal.stop()
  }
}
