import ArgumentParser
import ThemeProject
import ThemeSource

struct LimitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "limits", _superCommandName: "themec", abstract: "List the limits on input",
    discussion: """
      Prints the limits that apply in a project, and the highest value that '--limit' can set. Input beyond a limit is \
      reported. A configuration can only lower limits, because it has the same source as the input.
      """)

  @Argument(
    help: ArgumentHelp("File or folder in the project (default: current directory)", valueName: "path"),
    completion: .file())
  var path: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    if let path { try checkExistence(of: path) }
    let limits = try project.project(for: path ?? ".").limits
    let rows = LimitName.allCases.map { name in
      [
        name.rawValue, "\(limits[name])", "\(Limits.standard[name])", "\(name.highest)",
        ConfigurationReference.words(name),
      ]
    }
    let fixed = FixedLimit.all.map { [$0.name, "\($0.value)", "\($0.value)", "fixed", $0.summary] }
    standardOutput(columns(["NAME", "LIMIT", "DEFAULT", "HIGHEST", "DESCRIPTION"], rows + fixed))
  }
}
