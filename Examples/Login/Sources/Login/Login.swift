import AddBookmarkScreenlet
import ArgumentParser
import DemoPortal
import Foundation
import LoginScreenlet
import Screenlets

/// Signs in, then shows the Screenlet AddBookmark in the same session.
@main
struct Login: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Sign in to a Liferay portal, and keep the addresses of pages.",
    discussion: """
      Tab moves the focus, Return presses a button. Escape cancels a request, leaves a field, and goes back from the \
      bookmarks, which signs out. Control-C ends the program.
      """)

  @Option(help: "The theme: default, flat7, westeros, westeros_night or large")
  var theme = "default"

  @Flag(help: "Use a small server of this program in place of a portal")
  var demo = false

  @Option(help: "The port of the small server; stored credentials are for one port")
  var port: UInt16 = 8620

  @Option(help: "The file that names the portal")
  var serverContext = LiferayServerContext.fileName

  @Flag(help: "Store the credentials, so that the next start needs none")
  var remember = false

  @Flag(help: "Forget stored credentials, and do nothing else")
  var logout = false

  @Option(help: "The file for credentials; only you can read it")
  var credentials = URL.homeDirectory.appending(path: ".config/login-screenlet/credentials.json").path

  @Option(help: "The folder whose configuration names the folders of the themes")
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    let store = FileCredentialStore(file: URL(fileURLWithPath: credentials))
    if logout { return try await store.remove() }
    let portal = demo ? try DemoPortal(port: port) : nil
    let context: LiferayServerContext
    if let portal {
      context = LiferayServerContext(server: try await portal.start(), companyId: 20_116, groupId: 20_143)
    } else {
      context = try LiferayServerContext(contentsOf: URL(fileURLWithPath: serverContext))
    }
    let session = SessionContext(serverContext: context, authenticator: LiferayAuthenticator(), store: store)
    try await show(session, ThemeWorkspace(path: project))
    if let portal {
      for bookmark in await portal.bookmarks { print("\(bookmark.id)  \(bookmark.title)  \(bookmark.address)") }
      await portal.stop()
    }
  }

  @MainActor
  private func show(_ session: SessionContext, _ themes: ThemeWorkspace) async throws {
    let login = LoginScreenlet(themes: themes, themeName: theme, session: session)
    login.saveCredentials = remember
    let queue = ConnectorQueue(context: session)
    let terminal = ScreenletTerminal()
    let flow = LoginFlow(login) {
      AddBookmarkScreenlet(themes: themes, themeName: theme, queue: queue)
    } present: {
      try terminal.present($0)
    }
    var screenlets = await flow.firstScreenlets()
    guard let visible = screenlets.popLast() else { return }
    for screenlet in screenlets { try terminal.present(screenlet) }
    // A Screenlet does not keep its delegate.
    defer { withExtendedLifetime(flow) {} }
    try await terminal.run(visible)
  }
}
