import ArgumentParser
import CommentScreenlets
import DemoComments
import Foundation
import Screenlets

/// Shows the screen in the terminal.
@main
struct Comments: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read and write comments.",
    discussion: """
      Tab moves from the list to the form, Return chooses a comment or sends one, R in the list loads it again, \
      Control-C ends the program.
      """)

  @Option(help: ArgumentHelp("The address of the server (default: a small server of this program)", valueName: "url"))
  var server: String?

  @Option(help: ArgumentHelp("The folder with the storyboard and the themes", valueName: "folder"))
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    let demo = server == nil ? try DemoComments() : nil
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
    let controller = CommentsViewController(
      themes: try ThemeWorkspace(path: project), server: CommentServer(queue: ConnectorQueue(context: session)))
    try await ScreenletTerminal().run(controller)
    await demo?.stop()
    // Printed after the last frame, which would otherwise overwrite them.
    let warnings = controller.warnings + controller.screenlets.flatMap(\.warnings)
    for warning in warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  }
}

/// Comments are public.
private struct Nobody: Authenticator {
  func authenticate(_ session: ConnectorSession) async throws -> User { throw ConnectorError.loginRequired }
}
