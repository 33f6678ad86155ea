import ArgumentParser
import ThemeCompiler

struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is wrong with themes.",
    discussion: """
      Checks the files below the paths (default: the configured theme path, else this folder): well-formedness, names,
      inheritance, the ViewModel contract, constraints. '-' reads standard input.
      Exit status: 0 clean, 1 findings of severity error (with --strict of any), 2 bad usage, configuration or I/O.
      """)

  @Argument(help: ArgumentHelp("Files and folders to check.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var project: ProjectOptions

  @Option(help: "Format of the report: \(DiagnosticFormat.names). Repeatable, with =FILE to write several.")
  var format: [ReportDestination] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write the report to.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Name that standard input goes by.", valueName: "name"))
  var assumeFilename = "StandardInputScreenletView_default.xml"

  @Flag(help: "Exit with status 1 for any finding.")
  var strict = false

  @Option(help: ArgumentHelp("Most warnings that still exit with status 0.", valueName: "n"))
  var maxWarnings: Int?

  @Flag(help: "Exit with status 0 whatever is found.")
  var exitZero = false

  @Flag(help: "End with a table of findings by rule.")
  var statistics = false

  @Option(help: "Colours: auto, never, truecolor, 256, 16.")
  var color = ColorMode.auto

  func run() async throws {
    let settings = try project.settings()
    let readsInput = paths.contains("-")
    var inputs = paths.filter { $0 != "-" }
    if paths.isEmpty { inputs = settings.configuration.themePath.isEmpty ? ["."] : settings.configuration.themePath }
    for path in inputs where !SourceProvider().exists(path) {
      throw Failure(
        "there is no file or folder '\(path.shown)'", help: "check the path, or run in the project's folder")
    }
    let standardInput = readsInput ? (name: assumeFilename, bytes: try SourceProvider().readStandardInput()) : nil
    let workspace = await project.open(settings, inputs: inputs, standardInput: standardInput)
    var findings = await workspace.lint(settings.configuration.lint)
    if project.quiet { findings = findings.filter { $0.severity == .error } }
    try report(findings, in: workspace)
    if let status = status(of: findings, settings.configuration.lint) { throw status.error }
  }

  private func report(_ findings: [Diagnostic], in workspace: Workspace) throws {
    let destinations = format.isEmpty ? [ReportDestination(format: .text, file: nil)] : format
    for destination in destinations {
      var options = FormatOptions()
      let file = destination.file ?? (destinations.count == 1 ? output : nil)
      options.color = file == nil && color.depth != .none
      options.statistics = statistics
      options.checkedFiles = workspace.selection.count
      options.toolVersion = themecVersion
      let bytes = ThemeCompiler.format(findings, sources: workspace.sources, as: destination.format, options: options)
      if let file { try writeReport(bytes, to: file) } else { standardOutput(bytes) }
    }
  }

  /// Nil when all is well.
  private func status(of findings: [Diagnostic], _ settings: LintSettings) -> Status? {
    if exitZero { return nil }
    if findings.contains(where: { ["io", "project"].contains($0.code.group) && $0.severity == .error }) {
      return .usage
    }
    if findings.contains(where: { $0.severity == .error }) || (strict && !findings.isEmpty) { return .findings }
    let warnings = findings.count { $0.severity == .warning }
    if let most = maxWarnings ?? settings.maxWarnings, warnings > most { return .findings }
    return nil
  }
}
