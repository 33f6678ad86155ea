import ArgumentParser
import ThemeCompiler

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the configuration, and the files that it covers.",
    subcommands: [ConfigShow.self, ConfigFiles.self])
}

struct ConfigShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print every setting with the place that it comes from.",
    usage: """
      themec config show [<path>] [<options>]
      """,
    discussion: """
      The output is YAML that means the same as the configuration files, what they extend and the defaults together.
      """)

  @Argument(help: ArgumentHelp("File or folder of the project (default: current directory).", valueName: "path"))
  var path: String?

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let project = try project.project(for: path ?? ".")
    var text = "# root: \(Path.absolute(project.root).shown)\n"
    for file in project.configuration.files { text += "# read: \(file.shown)\n" }
    standardOutput(text + project.configuration.explanation(sources: project.sources))
  }
}

struct ConfigFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files", abstract: "Print the files that belong to the project.",
    usage: """
      themec config files [<path>] [<options>]
      """,
    discussion: """
      Themes, parts, storyboards and theme sets of the theme path, then descriptors, one a line.
      """)

  @Argument(help: ArgumentHelp("File or folder of the project (default: current directory).", valueName: "path"))
  var path: String?

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let snapshot = try project.session(for: path ?? ".").snapshot
    standardOutput((snapshot.paths + snapshot.descriptorPaths).map { "\($0.shown)\n" }.joined())
    let errors = snapshot.diagnostics.filter { $0.severity == .error && $0.span == nil }
    project.printDiagnostics(errors, sources: SourceMap())
    if !errors.isEmpty { throw Status.findings.error }
  }
}
