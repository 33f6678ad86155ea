import ArgumentParser
import BookmarkListScreenlet
import DemoBookmarks
import Foundation
import Screenlets

/// Shows the Screenlet in the terminal.
@main
struct BookmarkList: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the bookmarks of a server.",
    discussion: """
      The arrow keys, Page Up, Page Down, Home and End move in the list. Return chooses a bookmark, R loads the list \
      again, Tab leaves the list, Control-C ends the program.
      """)

  @Option(help: "The theme, such as shelf, default, default-collection or westeros")
  var theme = "shelf"

  @Option(help: ArgumentHelp("The address of the server (default: a small server of this program)", valueName: "url"))
  var server: String?

  @Option(help: "The offline policy: \(CacheStrategyType.allCases.map(\.rawValue).joined(separator: ", "))")
  var policy: CacheStrategyType = .remoteFirst

  @Option(help: ArgumentHelp("The folder for cached pages (default: in the user's caches)", valueName: "folder"))
  var cache: String?

  @Option(help: ArgumentHelp("The folder with the themes and descriptors of the Screenlet", valueName: "folder"))
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    let themes = try ThemeWorkspace(path: project)
    let names = BookmarkListScreenlet.themeNames(in: themes)
    guard names.contains(theme) else {
      throw ArgumentParser.ValidationError("There is no theme '\(theme)'. Themes: \(names.joined(separator: ", "))")
    }
    let demo = server == nil ? try DemoBookmarks() : nil
    let address: URL
    if let demo {
      address = try await demo.start()
    } else if let url = server.flatMap({ URL(string: $0) }), url.host() != nil {
      address = url
    } else {
      throw ArgumentParser.ValidationError("'\(server ?? "")' is not the address of a server.")
    }
    let session = SessionContext(
      serverContext: LiferayServerContext(server: address, companyId: 1, groupId: 1), authenticator: Nobody())
    let screenlet = BookmarkListScreenlet(
      themes: themes, themeName: theme, queue: ConnectorQueue(context: session),
      cache: cache.map { CacheManager(folder: URL(fileURLWithPath: $0)) } ?? CacheManager(name: "bookmark-list"),
      offlinePolicy: policy)
    try await ScreenletTerminal().run(screenlet)
    await demo?.stop()
    // Printed after the last frame, which would otherwise overwrite them.
    for warning in screenlet.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  }
}

/// Bookmarks are public.
private struct Nobody: Authenticator {
  func authenticate(_ session: ConnectorSession) async throws -> User { throw ConnectorError.loginRequired }
}

extension CacheStrategyType: @retroactive ExpressibleByArgument {}
