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
    for path in paths where path != "-" && !DiskFileSystem().exists(path) {
      throw Failure("no such file or folder: '\(path.shown)'", help: "check the path, or run in the project's folder")
    }
    let standardInput = paths.contains("-") ? try StandardInput.read(named: assumeFilename) : nil
    if fixing.isOn, standardInput != nil {
      throw Failure("standard input cannot be fixed", help: "name the file instead of '-'")
    }
    let projects = try projects(standardInput)
    var report = LintReport()
    var fixes = FixRun()
    var limits: [Int] = []
    fixes.roots = projects.map { Path.absolute($0.project.root) }
    for asked in projects {
      report.append(try await check(asked, standardInput: standardInput, &fixes))
      if let most = asked.project.configuration.lint.maxWarnings { limits.append(most) }
    }
    if fixing.diff {
      standardOutput(fixes.diff)
    } else {
      try fixes.write()
      if !project.quiet, let summary = fixes.summary { standardError(summary) }
    }
    if updateBaseline { return try accept(report, projects) }
    if !project.quiet, report.checkedPaths.isEmpty {
      let inputs = projects.flatMap(\.inputs).map { "'\($0.shown)'" }.joined(separator: ", ")
      standardError("warning: no themes below \(inputs)\n")
    }
    if !fixing.diff { try print(report) }
    if let status = status(of: report.diagnostics, maxWarnings ?? limits.min()) { throw status.error }
  }

  /// A project with what the command is asked about in it.
  private struct Asked {
    var project: Project
    var inputs: [String]
    var readsInput = false
  }

  /// The projects of the paths, in the order in which they are named first.
  private func projects(_ standardInput: StandardInput?) throws -> [Asked] {
    var result: [Asked] = []
    func add(_ found: Project, _ inputs: [String], readsInput: Bool = false) {
      let index = result.firstIndex {
        $0.project.root == found.root && $0.project.configuration.files == found.configuration.files
      }
      if let index {
        result[index].inputs += inputs
        result[index].readsInput = result[index].readsInput || readsInput
      } else {
        result.append(Asked(project: found, inputs: inputs, readsInput: readsInput))
      }
    }
    var known: [String: Project] = [:]
    for path in paths where path != "-" {
      let folder = DiskFileSystem().isFolder(path) ? path : Path.folder(of: path)
      let found = try known[folder] ?? project.project(for: path)
      known[folder] = found
      add(found, [path])
    }
    if let standardInput { add(try project.project(for: standardInput.name), [], readsInput: true) }
    if paths.isEmpty {
      let found = try project.project()
      add(found, found.configuration.themePath.isEmpty ? ["."] : found.configuration.themePath)
    }
    return result
  }

  /// Checks, and fixes what may be fixed; what is left is returned.
  private func check(
    _ asked: Asked, standardInput: StandardInput?, _ fixes: inout FixRun
  ) async throws -> LintReport {
    var inputs = asked.inputs
    var contents: [String: [UInt8]] = [:]
    if asked.readsInput, let standardInput {
      inputs.append(standardInput.name)
      contents[standardInput.name] = standardInput.bytes
    }
    let session = Session(asked.project, asking: inputs, contents: contents, keeping: 16)
    let accepted = try readBaseline(asked.project)
    while true {
      let report = try await session.snapshot.lint(baseline: accepted)
      guard fixing.isOn else { return report }
      let fixed = report.fixed(allowsUnsafe: fixing.unsafeFixes)
      guard fixes.add(fixed) else { return report }
      session.apply(fixed.files.map { .edited(path: $0.path, contents: $0.after) })
    }
  }

  private func baselinePath(_ settings: Project) -> String? { baseline ?? settings.configuration.lint.baseline }

  /// The baseline, with an id that is no other file's; nil when there is none, or when it is about to be written.
  private func readBaseline(_ settings: Project) throws -> SourceFile? {
    guard let path = baselinePath(settings), !updateBaseline else { return nil }
    guard DiskFileSystem().exists(path) else {
      throw Failure("no such baseline: '\(path.shown)'", help: "write it with --update-baseline")
    }
    return SourceFile(id: FileID(rawValue: .max / 2), path: path, bytes: try SourceProvider().read(path))
  }

  private func accept(_ report: LintReport, _ projects: [Asked]) throws {
    guard let path = projects.first.flatMap({ baselinePath($0.project) }) else {
      throw Failure(
        "no baseline is named", help: "add --baseline FILE, or 'lint: {baseline: FILE}' to the configuration")
    }
    var former: Baseline?
    if DiskFileSystem().exists(path) {
      var sources = SourceMap()
      former = Baseline(reading: sources.add(path: path, bytes: try SourceProvider().read(path)))
    }
    let accepted = report.baseline(replacing: former, in: Path.folder(of: path))
    try writeReport(Array(accepted.baseline.text.utf8), to: path, besides: report.sources)
    if !project.quiet {
      let count = accepted.baseline.entries.count - accepted.kept
      standardError(
        "accepted \(count) finding\(count == 1 ? "" : "s") in \(path.shown)"
          + (accepted.kept > 0 ? ", beside \(accepted.kept) of files that were not checked\n" : "\n"))
    }
  }

  private func print(_ report: LintReport) throws {
    let findings = project.quiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
    let destinations = format.isEmpty ? [ReportDestination(format: .text, file: nil)] : format
    for destination in destinations {
      var options = FormatOptions()
      let file = destination.file ?? (destinations.count == 1 ? output : nil)
      options.color = file == nil && color.depth != .none
      options.statistics = statistics
      options.summary = !project.quiet
      options.checkedFiles = report.checkedPaths.count
      options.toolVersion = themecVersion
      let bytes = ThemeCompiler.format(findings, sources: report.sources, as: destination.format, options: options)
      if let file { try writeReport(bytes, to: file, besides: report.sources) } else { standardOutput(bytes) }
    }
  }

  /// Nil when all is well.
  private func status(of findings: [Diagnostic], _ most: Int?) -> Status? {
    if exitZero { return nil }
    if findings.contains(where: { ["io", "project"].contains($0.code.group) && $0.severity == .error }) {
      return .usage
    }
    if findings.contains(where: { $0.severity == .error }) || (strict && !findings.isEmpty) { return .findings }
    let warnings = findings.count { $0.severity == .warning }
    if let most, warnings > most { return .findings }
    return nil
  }
}
