import AddBookmarkScreenlet
import ArgumentParser
import DemoPortal
import Foundation
import Screenlets

/// Shows the Screenlet in the terminal.
@main
struct AddBookmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep the address of a page in a Liferay portal.",
    discussion: "Tab moves the focus, Return presses a button, Escape cancels a request, Control-C ends the program.")

  @Option(help: "The theme, such as default, ocean or flat7")
  var theme = "default"

  @OptionGroup
  var portal: PortalOptions

  @Option(help: "Who adds bookmarks; the password is read from LIFERAY_PASSWORD")
  var user = DemoPortal.user.name

  @Option(help: ArgumentHelp("The folder with the themes and descriptors of the Screenlet", valueName: "folder"))
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    let themes = try ThemeWorkspace(path: project)
    let names = AddBookmarkScreenlet.themeNames(in: themes)
    guard names.contains(theme) else {
      throw ArgumentParser.ValidationError("There is no theme '\(theme)'. Themes: \(names.joined(separator: ", "))")
    }
    var factories = ConnectorFactoryRegistry()
    factories.register(LiferayBookmarkConnectorFactory.self)
    let (context, demo) = try await portal.open()
    let connectors: any BookmarkConnectorFactory = try factories.factory(
      for: context, default: LiferayBookmarkConnectorFactory())
    let session = SessionContext(serverContext: context, authenticator: TrustingAuthenticator())
    let variable = ProcessInfo.processInfo.environment["LIFERAY_PASSWORD"]
    guard let password = variable ?? (demo == nil ? nil : DemoPortal.user.password), !password.isEmpty, !user.isEmpty
    else {
      throw ArgumentParser.ValidationError("Set LIFERAY_PASSWORD to the password of '\(user)'.")
    }
    try await session.login(Credentials(username: user, password: password))
    let screenlet = AddBookmarkScreenlet(
      themes: themes, themeName: theme, queue: ConnectorQueue(context: session),
      connectors: connectors)
    try screenlet.load()
    if demo != nil {
      let view = screenlet.screenletView as? AddBookmarkScreenletView_default
      view?.URLTextField?.text = context.server.appending(path: "page").absoluteString
    }
    try await ScreenletTerminal().run(screenlet)
    if let demo {
      for bookmark in await demo.bookmarks { print(bookmark) }
      await demo.stop()
    }
  }
}

/// Leaves it to the portal to refuse credentials, with the first request.
private struct TrustingAuthenticator: Authenticator {
  func authenticate(_ session: ConnectorSession) async throws -> User { User() }
}
