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

  @Option(help: "The theme, such as default, flat7 or westeros")
  var theme = "default"

  @OptionGroup
  var portal: PortalOptions

  @Option(help: "The port of the small server, 0 for any; stored credentials are for one port")
  var port: UInt16 = 8620

  @Flag(help: "Store the credentials, so that the next start needs none")
  var remember = false

  @Flag(help: "Forget stored credentials, and do nothing else")
  var logout = false

  @Option(help: ArgumentHelp("The file for credentials; only you can read it", valueName: "file"))
  var credentials =
    (ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()) + "/.config/login-screenlet/credentials.json"

  @Option(help: ArgumentHelp("The folder whose configuration names the folders of the themes", valueName: "folder"))
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    guard !credentials.isEmpty else { throw ArgumentParser.ValidationError("--credentials needs the name of a file.") }
    let store = FileCredentialStore(file: URL(fileURLWithPath: credentials))
    if logout { return try await forget(store) }
    let themes = try ThemeWorkspace(path: project)
    let names = LoginScreenlet.themeNames(in: themes)
    guard names.contains(theme) else {
      throw ArgumentParser.ValidationError("There is no theme '\(theme)'. Themes: \(names.joined(separator: ", "))")
    }
    let (context, demo) = try await openPortal()
    var factories = ConnectorFactoryRegistry()
    factories.register(LiferayBookmarkConnectorFactory.self)
    let connectors: any BookmarkConnectorFactory = try factories.factory(
      for: context, default: LiferayBookmarkConnectorFactory())
    let session = SessionContext(serverContext: context, authenticator: LiferayAuthenticator(), store: store)
    try await show(session, themes, connectors)
    if let demo {
      for bookmark in await demo.bookmarks { print(bookmark) }
      await demo.stop()
    }
  }

  @MainActor
  private func openPortal() async throws -> (context: LiferayServerContext, demo: DemoPortal?) {
    do {
      return try await portal.open(port: port)
    } catch {
      guard portal.demo else { throw error }
      throw ArgumentParser.ValidationError("\(error.localizedDescription). Choose another one with --port.")
    }
  }

  @MainActor
  private func forget(_ store: FileCredentialStore) async throws {
    let existed = FileManager.default.fileExists(atPath: store.path)
    try await store.remove()
    print(existed ? "The credentials at '\(store.path)' are removed." : "No credentials are stored at '\(store.path)'.")
  }

  @MainActor
  private func show(
    _ session: SessionContext, _ themes: ThemeWorkspace, _ connectors: any BookmarkConnectorFactory
  ) async throws {
    let login = LoginScreenlet(themes: themes, themeName: theme, session: session)
    login.saveCredentials = remember
    let queue = ConnectorQueue(context: session)
    let terminal = ScreenletTerminal()
    let flow = LoginFlow(login) {
      AddBookmarkScreenlet(themes: themes, themeName: theme, queue: queue, connectors: connectors)
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
