import Foundation
import LoginScreenlet
import ScreenletTesting
import Screenlets
import Testing

@MainActor
@Suite struct StoredCredentialsTests {
  private let file = TemporaryFile()

  @Test func `a user who is remembered does not sign in again until they sign out`() async throws {
    let first = try await LoginBench(credentials: file.url, remembers: true)
    #expect(!first.isAddBookmarkShown)
    await first.signIn()
    #expect(first.isAddBookmarkShown)
    #expect(try file.mode(of: file.url) == 0o600)
    #expect(try file.mode(of: file.folder) == 0o700)

    let second = try await LoginBench(credentials: file.url)
    #expect(second.isAddBookmarkShown && second.login.user?.name == "Ada")
    #expect(second.transport.requests.isEmpty)
    second.harness.type("https://example.org", into: "URLTextField")
    second.harness.type("Mine", into: "titleTextField")
    second.harness.press("addBookmarkButton")
    await second.harness.settle()
    #expect(second.harness.message == "Bookmark added")
    let sent = second.transport.requests.last?.authorization
    #expect(sent == .basic(user: LoginBench.user, password: LoginBench.password))
    second.login.delegate = second.events
    // Closes the message, leaves the button, goes back.
    for _ in 1...3 { second.harness.press(.escape) }
    await second.login.waitUntilSignedOut()
    #expect(second.harness.current === second.login && second.login.user == nil)
    #expect(second.events.heard == ["out"])
    #expect(await second.session.isLoggedIn == false)
    #expect(!file.exists)
    await second.signIn()
    #expect(second.events.heard == ["out", "response 20139 Ada"])

    let third = try await LoginBench(credentials: file.url)
    #expect(!third.isAddBookmarkShown && third.harness.message == nil)
  }

  @Test func `a user who is not remembered leaves no file`() async throws {
    let bench = try await LoginBench(credentials: file.url)
    await bench.signIn()
    #expect(bench.isAddBookmarkShown && !file.exists)
  }

  @Test func `a wrong password stores nothing`() async throws {
    let bench = try await LoginBench(credentials: file.url, remembers: true)
    await bench.signIn(LoginBench.user, "Byron")
    #expect(!file.exists)
  }

  @Test func `Escape leaves a field before it goes back`() async throws {
    let bench = try await LoginBench()
    await bench.signIn()
    #expect(bench.harness.focused == "URLTextField")
    bench.harness.press(.escape)
    #expect(bench.isAddBookmarkShown && bench.harness.focused == nil)
    bench.harness.press(.escape)
    #expect(bench.harness.current === bench.login)
    #expect(bench.viewModel?.userName == LoginBench.user && bench.viewModel?.password == nil)
    // Nothing is below Login.
    bench.harness.press(.escape)
    bench.harness.press(.escape)
    #expect(bench.harness.current === bench.login)
  }

  @Test func `credentials that others can read are not used`() async throws {
    let first = try await LoginBench(credentials: file.url, remembers: true)
    await first.signIn()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
    let second = try await LoginBench(credentials: file.url)
    #expect(!second.isAddBookmarkShown)
    let lines = (second.harness.message ?? "").split(separator: "\n")
    #expect(lines.first == "You have to sign in again." && lines.last?.contains("chmod go-rwx") == true)
  }

  @Test func `credentials are not sent to another server`() async throws {
    let first = try await LoginBench(credentials: file.url, remembers: true)
    await first.signIn()
    let second = try await LoginBench(server: "https://other.example", credentials: file.url)
    #expect(!second.isAddBookmarkShown && second.transport.requests.isEmpty)
    #expect(second.harness.message?.contains("not for https://other.example") == true)
  }

  @Test func `who cannot be remembered is signed in, and told`() async throws {
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: file.folder.path)
    let bench = try await LoginBench(credentials: file.url, remembers: true)
    await bench.signIn()
    #expect(bench.isAddBookmarkShown && !file.exists)
    #expect(bench.harness.message?.hasPrefix("You are signed in, but not remembered. Others have access") == true)
  }
}
