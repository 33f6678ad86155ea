import ArgumentParser
import ThemeCompiler

struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is wrong with themes.",
    usage: """
      themec lint [<path> ...] [<options>]
      """,
    discussion: """
      Checks the files below the paths (the configured theme path, else this folder): well-formedness, names, inheritance, \
      the ViewModel's contract, constraints, accessibility. '-' reads standard input.

        themec lint Themes                       what is wrong
        themec lint Themes --diff                what --fix would write
        themec lint Themes --fix                 mend what keeps its meaning
        themec lint Themes --format github       annotations for GitHub

      To ignore a finding write lint:ignore="CODE" on its element, with xmlns:lint="urn:themec:lint" on the document, or \
      <!-- themec:ignore-file CODE --> in the file, or accept it in a baseline.

      Exit status: 0 clean; 1 findings of severity error, with --strict of any; 2 bad usage, configuration or files.
      """)

  @Argument(help: ArgumentHelp("Files and folders to check.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var project: ProjectOptions

  @Option(help: "Format of the report: \(DiagnosticFormat.names). Repeatable, with =FILE to write several.")
  var format: [ReportDestination] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write the report to.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Name that standard input goes by.", valueName: "name"))
  var assumeFilename: String?

  @OptionGroup var fixing: FixOptions

  @Option(help: ArgumentHelp("File of accepted findings, instead of the configured one.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Accept all present findings: write them to the baseline.")
  var updateBaseline = false

  @Flag(help: "Exit with status 1 for any finding.")
  var strict = false

  @Option(help: ArgumentHelp("Most warnings that still exit with status 0.", valueName: "n"))
  var maxWarnings: Int?

  @Flag(help: "Exit with status 0 whatever is found.")
  var exitZero = false

  @Flag(help: "End with a table of findings by rule.")
  var statistics = false

  @Option(help: "Colours of the output.")
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
    let standardInput = readsInput ? try StandardInput.read(named: assumeFilename) : nil
    let (workspace, found) = try await check(settings, inputs: inputs, standardInput: standardInput)
    if updateBaseline {
      try accept(found, in: workspace, settings)
      return
    }
    if !project.quiet, workspace.selection.isEmpty, workspace.selectedSets.isEmpty {
      standardError("warning: no themes below \(inputs.map { "'\($0.shown)'" }.joined(separator: ", "))\n")
    }
    if !fixing.diff { try report(found, in: workspace) }
    if let status = status(of: found, settings.configuration.lint) { throw status.error }
  }

  /// Lints, and mends what may be mended; what is left is returned.
  private func check(
    _ settings: ProjectSettings, inputs: [String], standardInput: StandardInput?
  ) async throws -> (Workspace, [Diagnostic]) {
    var settings = settings
    let accepted = try readBaseline(&settings)
    var fixes = FixRun()
    if fixing.isOn, standardInput != nil {
      throw Failure("standard input cannot be fixed", help: "name the file instead of '-'")
    }
    while true {
      let workspace = try await project.open(
        settings, inputs: inputs, standardInput: standardInput, contents: fixes.contents)
      let findings = await workspace.lint(settings.configuration.lint, baseline: accepted)
      if fixing.isOn, fixes.add(workspace.fixed(findings, allowsUnsafe: fixing.unsafeFixes)) { continue }
      if fixing.diff {
        standardOutput(fixes.diff)
      } else {
        try fixes.write()
        if !project.quiet, let summary = fixes.summary { standardError(summary) }
      }
      return (workspace, findings)
    }
  }

  private func baselinePath(_ settings: ProjectSettings) -> String? { baseline ?? settings.configuration.lint.baseline }

  /// The baseline as a file of the run's sources; nil when there is none, or when it is about to be written.
  private func readBaseline(_ settings: inout ProjectSettings) throws -> SourceFile? {
    guard let path = baselinePath(settings), !updateBaseline else { return nil }
    guard SourceProvider().exists(path) else {
      throw Failure("there is no baseline '\(path.shown)'", help: "write it with --update-baseline")
    }
    return settings.sources.add(path: path, bytes: try SourceProvider().read(path))
  }

  private func accept(_ findings: [Diagnostic], in workspace: Workspace, _ settings: ProjectSettings) throws {
    guard let path = baselinePath(settings) else {
      throw Failure(
        "no baseline is named", help: "add --baseline FILE, or 'lint: {baseline: FILE}' to the configuration")
    }
    var former: Baseline?
    if SourceProvider().exists(path) {
      var sources = SourceMap()
      former = Baseline(reading: sources.add(path: path, bytes: try SourceProvider().read(path)))
    }
    let accepted = workspace.baseline(accepting: findings, replacing: former, in: Path.folder(of: path))
    try writeReport(Array(accepted.baseline.text.utf8), to: path, besides: workspace.sources)
    if !project.quiet {
      let count = accepted.baseline.entries.count - accepted.kept
      standardError(
        "accepted \(count) finding\(count == 1 ? "" : "s") in \(path.shown)"
          + (accepted.kept > 0 ? ", beside \(accepted.kept) of files that were not checked\n" : "\n"))
    }
  }

  private func report(_ found: [Diagnostic], in workspace: Workspace) throws {
    let findings = project.quiet ? found.filter { $0.severity == .error } : found
    let destinations = format.isEmpty ? [ReportDestination(format: .text, file: nil)] : format
    for destination in destinations {
      var options = FormatOptions()
      let file = destination.file ?? (destinations.count == 1 ? output : nil)
      options.color = file == nil && color.depth != .none
      options.statistics = statistics
      options.summary = !project.quiet
      options.checkedFiles = workspace.selection.count + workspace.selectedSets.count
      options.toolVersion = themecVersion
      let bytes = ThemeCompiler.format(findings, sources: workspace.sources, as: destination.format, options: options)
      if let file { try writeReport(bytes, to: file, besides: workspace.sources) } else { standardOutput(bytes) }
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
