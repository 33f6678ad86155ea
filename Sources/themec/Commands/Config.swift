import ArgumentParser
import ThemeDatabase
import ThemeProject
import ThemeSource

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", _superCommandName: "themec", abstract: "Inspect the configuration of a project",
    subcommands: [ConfigShow.self, ConfigFiles.self])
}

struct ConfigShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print all settings and where each is set",
    usage: """
      themec config show [<path>] [<options>]
      """,
    discussion: """
      The output is a complete YAML configuration: the configuration file, the files that it extends, the defaults and
      the values of '--limit'.
      Comments name the files that were read, and the projects and packages whose build targets are known.
      """)

  @Argument(
    help: ArgumentHelp("File or folder in the project (default: current directory)", valueName: "path"),
    completion: .file())
  var path: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    if let path { try checkExistence(of: path) }
    let limits = project.limits.map(\.name)
    let project = try project.project(for: path ?? ".")
    var text = "# root: \(Path.absolute(project.root).escaped)\n"
    for file in project.configuration.files { text += "# read: \(file.escaped)\n" }
    for group in try self.project.session(for: path ?? ".").snapshot.targets?.groups ?? [] {
      let names = group.targets.map(\.name.escaped).joined(separator: ", ")
      text += "# targets: \(Path.shortened(Path.absolute(group.path)).escaped)\(names.isEmpty ? "" : ": \(names)")\n"
    }
    standardOutput(text + project.configuration.explanation(sources: project.sources, overridden: limits))
  }
}

struct ConfigFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files", abstract: "Print the files of a project",
    usage: """
      themec config files [<path>] [<options>]
      """,
    discussion: """
      Prints one path per line: themes, parts, storyboards and theme sets, then ViewModel descriptors.
      """)

  @Argument(
    help: ArgumentHelp("File or folder in the project (default: current directory)", valueName: "path"),
    completion: .file())
  var path: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    if let path { try checkExistence(of: path) }
    let snapshot = try project.session(for: path ?? ".").snapshot
    standardOutput((snapshot.paths + snapshot.descriptorPaths).map { "\($0.escapedLinePath)\n" }.joined())
    let errors = snapshot.diagnostics.filter { $0.severity == .error && $0.span == nil }
    project.printDiagnostics(errors, sources: SourceMap())
    if !errors.isEmpty { throw Status.problems.error }
  }
}
