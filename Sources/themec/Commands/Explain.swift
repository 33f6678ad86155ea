import ArgumentParser
import ThemeCompiler

struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says where a theme's values come from, and why a view is where it is.",
    usage: """
      themec explain <screenlet|file> [<element>] [--theme <theme>] [<options>]
      themec explain <screenlet|file> --layout <element> [<options>]
      """,
    discussion: """
      themec explain Login --theme flat7
          how it was found, why it is of its kind, what it inherits
      themec explain Login --theme flat7 loginButton
          every value of the element: who supplied it, what it overrode
      themec explain Login --layout loginButton
          the constraints and priorities that determine its frame
      """)

  @Argument(help: ArgumentHelp("Screenlet, or a theme's file.", valueName: "screenlet|file"))
  var screenlet: String

  @Argument(help: ArgumentHelp("Outlet, object id or identifier of an element.", valueName: "element"))
  var element: String?

  @Option(help: ArgumentHelp("Explain the frame of this outlet, object id or identifier.", valueName: "element"))
  var layout: String?

  @Option(
    help: ArgumentHelp("With --layout: size of the root, a device's name or WxH.", valueName: "size"),
    transform: viewport(ofSize:))
  var size: Viewport?

  @Option(help: "Theme's name.")
  var theme: String?

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let selected = try project.theme(screenlet, theme: theme)
    let workspace = selected.workspace
    let explained =
      layout.map { workspace.explainLayout(selected, of: $0, viewport: size ?? .recorded) }
      ?? workspace.explain(selected, subject: element)
    project.printDiagnostics(explained.diagnostics, sources: workspace.sources)
    let status = selected.report(project)
    standardOutput(explained.value)
    if !explained.diagnostics.isEmpty { throw Status.usage.error }
    if status != .clean { throw status.error }
  }
}
