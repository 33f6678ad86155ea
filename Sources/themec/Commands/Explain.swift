import ArgumentParser
import ThemeDatabase
import ThemeLayout
import ThemeSource

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "themec",
    abstract: "Explain the values of a theme or the frame of a view",
    usage: """
      themec explain <screenlet|file> [<element>] [--theme <theme>] [<options>]
      themec explain <screenlet|file> --layout <element> [<options>]
      """,
    discussion: """
      themec explain Login --theme flat7
          The file, kind, parents and theme sets of the theme
      themec explain Login --theme flat7 loginButton
          Each value of the element, the file that sets it and the values that it overrides
      themec explain Login --layout loginButton
          The constraints and priorities that determine the frame of the element
      """)

  @Argument(
    help: ArgumentHelp("Name of a Screenlet, or a theme file", valueName: "screenlet|file"),
    completion: .screenletsAndFiles)
  var screenlet: String

  @Argument(
    help: ArgumentHelp(
      "Element by outlet, object id or identifier, or name of a color, font or image", valueName: "element"))
  var element: String?

  @Option(
    help: ArgumentHelp("Element whose frame to explain, by outlet, object id or identifier", valueName: "element"))
  var layout: String?

  @Option(
    help: ArgumentHelp(
      "With --layout: device name, or size of the root view as WxH (default: size in the file)", valueName: "size"),
    completion: .devices,
    transform: viewport(ofSize:))
  var size: Viewport?

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: ArgumentHelp("Name of the theme (default: 'default')", valueName: "theme"), completion: .themes)
  var theme: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if layout != nil, element != nil {
      throw ValidationError("name one element: as an argument to explain its values, or with '--layout' its frame")
    }
    if size != nil || environment.isStated, layout == nil {
      throw ValidationError(
        "'--size', '--landscape', '--text-size' and '--direction' can only be used with '--layout'")
    }
    try environment.validate(for: size)
  }

  func run() throws {
    let selected = try project.theme(screenlet, theme: theme)
    let linked = selected.themes
    let explained =
      layout.map { linked.explainLayout(selected, of: $0, viewport: environment.applied(to: size ?? .recorded)) }
      ?? linked.explain(selected, subject: element)
    project.printDiagnostics(explained.diagnostics, sources: linked.sources)
    let status = selected.report(project)
    standardOutput(explained.value)
    if !explained.diagnostics.isEmpty { throw Status.usage.error }
    if status != .clean { throw status.error }
  }
}
