import AddBookmarkScreenlet
import Foundation
import LoginScreenlet
import ScreenletHTTP
import ScreenletTesting
import Screenlets

/// Login with a portal that knows one user, and AddBookmark behind it.
@MainActor
struct LoginBench {
  nonisolated static let user = "ada@example.com"
  nonisolated static let password = "Lovelace 1815"

  let harness: ScreenletHarness
  let login: LoginScreenlet
  let session: SessionContext
  let transport: StubTransport
  let events = Events()
  private let flow: LoginFlow

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - credentials: the file for credentials.
  ///   - answer: replaces the portal's answers.
  init(
    theme: String = "default", server: String = "https://portal.example", credentials: URL? = nil,
    remembers: Bool = false,
    answer: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse = LoginBench.portal
  ) async throws {
    guard let url = URL(string: server) else { throw CocoaError(.coderInvalidValue) }
    let transport = StubTransport(answer)
    let session = SessionContext(
      serverContext: LiferayServerContext(server: url, companyId: 20_116, groupId: 20_143),
      authenticator: LiferayAuthenticator(transport: transport),
      store: credentials.map { FileCredentialStore(file: $0) })
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    let themes = try ThemeWorkspace(path: folder.path)
    let queue = ConnectorQueue(context: session)
    let login = LoginScreenlet(themes: themes, themeName: theme, session: session)
    login.saveCredentials = remembers
    let stage = Stage()
    let flow = LoginFlow(login) {
      AddBookmarkScreenlet(
        themes: themes, themeName: theme, queue: queue, connectors: StubFactory(transport: transport))
    } present: {
      try stage.harness?.present($0)
    }
    let first = await flow.firstScreenlets()
    let harness = try ScreenletHarness(login, columns: 50, rows: 24)
    stage.harness = harness
    for screenlet in first.dropFirst() { try harness.present(screenlet) }
    (self.harness, self.login, self.session, self.transport, self.flow) = (harness, login, session, transport, flow)
  }

  var viewModel: (any LoginViewModel)? { login.screenletView as? any LoginViewModel }
  var isAddBookmarkShown: Bool { harness.current is AddBookmarkScreenlet }

  /// Types a name and a password, and presses the button.
  func signIn(_ user: String = LoginBench.user, _ password: String = LoginBench.password) async {
    harness.type(user, into: "userNameField")
    harness.type(password, into: "passwordField")
    harness.press("loginButton")
    await harness.settle()
  }

  /// A portal that knows one user, and takes bookmarks.
  nonisolated static let portal: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse = { request in
    let known = [user, "ada", "20139"].contains { name in
      request.authorization == .basic(user: name, password: password)
    }
    guard known else {
      let refusal = "{\"exception\":\"java.lang.SecurityException\",\"message\":\"Authenticated access required\"}"
      return .text(refusal, status: 401, to: request)
    }
    return request.url.path.contains("/user/")
      ? .text("{\"userId\":\"20139\",\"firstName\":\"Ada\",\"emailAddress\":\"\(user)\",\"roles\":[]}", to: request)
      : .text("{\"entryId\":41}", to: request)
  }

  private final class Stage {
    weak var harness: ScreenletHarness?
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

  /// A delegate that writes down what it hears.
  final class Events: LoginScreenletDelegate {
    var heard: [String] = []
    func screenlet(_ screenlet: LoginScreenlet, onLoginResponse user: SignedInUser) {
      heard.append("response \(user.id) \(user.name)")
    }
    func screenlet(_ screenlet: LoginScreenlet, onLoginError error: NSError) { heard.append("error \(error.code)") }
    func screenlet(_ screenlet: LoginScreenlet, onCredentialsSaved user: SignedInUser) { heard.append("saved") }
    func screenlet(_ screenlet: LoginScreenlet, onCredentialsLoaded user: SignedInUser) { heard.append("loaded") }
    func screenletDidSignOut(_ screenlet: LoginScreenlet) { heard.append("out") }
  }
}

/// A file in a folder of its own, which is removed with the value.
final class TemporaryFile: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID().uuidString)")
  var url: URL { folder.appending(path: "credentials.json") }
  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  func mode(of url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
