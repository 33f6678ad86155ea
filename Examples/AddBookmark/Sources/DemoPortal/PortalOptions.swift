public import ArgumentParser
import Foundation
public import Screenlets

/// The options of a program that say which portal it uses.
public struct PortalOptions: ParsableArguments {
  /// Whether a portal of the program stands in for another.
  @Flag(help: "Use a small server of this program in place of a portal")
  public var demo = false

  /// The file that names the portal; nil for that of the working folder.
  @Option(
    help: ArgumentHelp(
      "The file that names the portal (default: \(LiferayServerContext.fileName))", valueName: "file"))
  public var serverContext: String?

  /// Creates options without values.
  public init() {}

  /// Refuses a file beside `--demo`.
  ///
  /// - Throws: an error for the parser.
  public func validate() throws {
    if demo, serverContext != nil {
      throw ArgumentParser.ValidationError("--demo has a server of its own: leave out --server-context.")
    }
  }

  /// The portal to use, and the one of the program, started, if that is it.
  ///
  /// - Parameter port: where the portal of the program listens; 0 for any that is free.
  /// - Throws: an error for the parser, if the file cannot be used; an error of ``DemoPortal/start()``.
  public nonisolated(nonsending) func open(port: UInt16 = 0) async throws -> (
    context: LiferayServerContext, demo: DemoPortal?
  ) {
    guard demo else { return (try readServerContext(), nil) }
    let portal = try DemoPortal(port: port)
    return (LiferayServerContext(server: try await portal.start(), companyId: 20_116, groupId: 20_143), portal)
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
