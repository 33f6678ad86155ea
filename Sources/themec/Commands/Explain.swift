import ArgumentParser
import ThemeCompiler

struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says where a theme's values come from.",
    discussion: """
      themec explain Login --theme flat7               how it was found, why it is of its kind, what it inherits
      themec explain Login --theme flat7 loginButton   every value of the element: who supplied it, what it overrode
      """)

  @Argument(help: ArgumentHelp("Screenlet, or a theme's file.", valueName: "screenlet|file"))
  var screenlet: String

  @Argument(help: ArgumentHelp("Outlet, object id or identifier of an element.", valueName: "element"))
  var element: String?

  @Option(help: "Theme's name.")
  var theme: String?

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let settings = try project.settings()
    let isFile = Discovery().isWanted(Path.name(of: screenlet)) && SourceProvider().exists(screenlet)
    let workspace = await project.open(settings, inputs: isFile ? [screenlet] : [])
    let selected: SelectedTheme
    if isFile {
      selected = SelectedTheme(id: try selectedFile(in: workspace, named: screenlet, options: project), lookup: nil)
    } else {
      let found = workspace.find(screenlet: screenlet, theme: theme)
      project.printFindings(found.diagnostics, sources: workspace.sources)
      guard let value = found.value else { throw Status.usage.error }
      selected = value
    }
    let explained = workspace.explain(selected, subject: element)
    project.printFindings(explained.diagnostics, sources: workspace.sources)
    standardOutput(explained.value)
    if !explained.diagnostics.isEmpty { throw Status.usage.error }
  }
}
