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

  @Flag(help: "Use a small server of this program in place of a portal")
  var demo = false

  @Option(
    help: ArgumentHelp(
      "The file that names the portal (default: \(LiferayServerContext.fileName))", valueName: "file"))
  var serverContext: String?

  @Option(help: "Who adds bookmarks; the password is read from LIFERAY_PASSWORD")
  var user = DemoPortal.user.name

  @Option(help: ArgumentHelp("The folder with the themes and descriptors of the Screenlet", valueName: "folder"))
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  func validate() throws {
    if demo, serverContext != nil {
      throw ArgumentParser.ValidationError("--demo has a server of its own: leave out --server-context.")
    }
  }

  @MainActor
  func run() async throws {
    let themes = try ThemeWorkspace(path: project)
    let names = AddBookmarkScreenlet.themeNames(in: themes)
    guard names.contains(theme) else {
      throw ArgumentParser.ValidationError("There is no theme '\(theme)'. Themes: \(names.joined(separator: ", "))")
    }
    var factories = ConnectorFactoryRegistry()
    factories.register(LiferayBookmarkConnectorFactory.self)
    let portal = demo ? try DemoPortal() : nil
    let context: LiferayServerContext
    if let portal {
      context = LiferayServerContext(server: try await portal.start(), companyId: 20_116, groupId: 20_143)
    } else {
      context = try readServerContext()
    }
    let connectors: any BookmarkConnectorFactory = try factories.factory(
      for: context, default: LiferayBookmarkConnectorFactory())
    let session = SessionContext(serverContext: context, authenticator: TrustingAuthenticator())
    let variable = ProcessInfo.processInfo.environment["LIFERAY_PASSWORD"]
    guard let password = variable ?? (demo ? DemoPortal.user.password : nil), !password.isEmpty, !user.isEmpty else {
      throw ArgumentParser.ValidationError("Set LIFERAY_PASSWORD to the password of '\(user)'.")
    }
    try await session.login(Credentials(username: user, password: password))
    let screenlet = AddBookmarkScreenlet(
      themes: themes, themeName: theme, queue: ConnectorQueue(context: session),
      connectors: connectors)
    try screenlet.load()
    if demo {
      let view = screenlet.screenletView as? AddBookmarkScreenletView_default
      view?.URLTextField?.text = context.server.appending(path: "page").absoluteString
    }
    try await ScreenletTerminal().run(screenlet)
    if let portal {
      for bookmark in await portal.bookmarks { print(bookmark) }
      await portal.stop()
    }
  }

  private func readServerContext() throws -> LiferayServerContext {
    let file = serverContext ?? LiferayServerContext.fileName
    do {
      return try LiferayServerContext(contentsOf: URL(fileURLWithPath: file))
    } catch ServerContextError.missing(let path) {
      throw ArgumentParser.ValidationError(
        "There is no file '\(path)'. Name the file of a portal with --server-context, or use --demo.")
    } catch {
      throw ArgumentParser.ValidationError("'\(file)': \(error.localizedDescription).")
    }
  }
}

/// Leaves it to the portal to refuse credentials, with the first request.
private struct TrustingAuthenticator: Authenticator {
  func authenticate(_ session: ConnectorSession) async throws -> User { User() }
}
