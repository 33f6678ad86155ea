import ArgumentParser
import DemoRatings
import Foundation
import RatingScreenlet
import Screenlets

/// Shows the Screenlet in the terminal.
@main
struct RatingProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Rating", abstract: "Rate an entry.",
    discussion: """
      Tab moves from star to star, Return rates. In the theme slider, the left and right keys change the stars. \
      Control-C ends the program.
      """)

  @Option(help: "The theme: default or slider")
  var theme = "default"

  @Option(help: ArgumentHelp("The address of the server (default: a small server of this program)", valueName: "url"))
  var server: String?

  @Option(help: ArgumentHelp("The number of the entry", valueName: "id"))
  var entry: Int64 = 1

  @Option(help: ArgumentHelp("The folder with the themes and descriptors of the Screenlet", valueName: "folder"))
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    let themes = try ThemeWorkspace(path: project)
    let demo = server == nil ? try DemoRatings() : nil
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
    let screenlet = RatingScreenlet(
      themes: themes, themeName: theme, server: RatingServer(queue: ConnectorQueue(context: session)))
    screenlet.entryId = entry
    try await ScreenletTerminal().run(screenlet)
    await demo?.stop()
    // Printed after the last frame, which would otherwise overwrite them.
    for warning in screenlet.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  }
}

/// Ratings are public.
private struct Nobody: Authenticator {
  func authenticate(_ session: ConnectorSession) async throws -> User { throw ConnectorError.loginRequired }
}
