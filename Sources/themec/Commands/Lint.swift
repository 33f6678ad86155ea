import ArgumentParser
import DiagnosticFormats
import Diagnostics
import ThemeCompiler
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSource

struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check themes for problems",
    usage: """
      themec lint [<path> ...] [<options>]
      """,
    discussion: """
      Checks syntax, names, inheritance, ViewModel contracts, constraints and accessibility.

        themec lint Themes                   # check a folder
        themec lint Themes --diff            # print the changes of --fix
        themec lint Themes --fix             # apply safe fixes
        themec lint Themes --format github   # print GitHub annotations

      To ignore a rule for an element, set lint:ignore="CODE" on the element and xmlns:lint="urn:themec:lint" on the \
      document. To ignore a rule for a file, add this comment:

        <!-- themec:ignore-file CODE -->

      Exit status: 0 if no errors were found; 1 if errors were found (with --strict, any problem); 2 if the usage or \
      configuration is invalid, or a file cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders to check, or '-' for standard input (default: configured theme path, else current directory)",
      valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("File name to assume for standard input", valueName: "name"))
  var assumeFilename: String?

  @OptionGroup(title: "Output Options") var reporting: ReportOptions

  @OptionGroup(title: "Fix Options") var fixing: FixOptions

  @OptionGroup(title: "Baseline Options") var accepting: BaselineOptions

  @OptionGroup(title: "Exit Status Options") var exiting: ExitOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if fixing.diff, !reporting.format.isEmpty || reporting.output != nil {
      throw ValidationError("'--diff' prints no report: '--format' and '--output' cannot be used with it")
    }
    if accepting.updateBaseline, fixing.diff {
      throw ValidationError("'--diff' and '--update-baseline' cannot be used together")
    }
    if assumeFilename != nil, !paths.contains("-") {
      throw ValidationError("'--assume-filename' can only be used with '-'")
    }
    if let assumeFilename, assumeFilename.isEmpty { throw ValidationError("'--assume-filename' is empty") }
  }

  func run() async throws {
    for path in paths where path != "-" { try checkExistence(of: path) }
    let standardInput = paths.contains("-") ? try StandardInput.read(named: assumeFilename) : nil
    if fixing.isOn, standardInput != nil {
      throw Failure("cannot fix standard input", help: "use a file instead of '-'")
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
    if accepting.updateBaseline { return try accept(report, projects) }
    if !project.quiet, report.checkedPaths.isEmpty, report.diagnostics.isEmpty {
      let inputs = projects.flatMap(\.inputs).map(\.escaped).quotedSeries("or")
      standardError("warning: no themes found in \(inputs)\n")
    }
    if !fixing.diff { try print(report) }
    let most = exiting.maxWarnings ?? limits.min()
    guard let status = status(of: report.diagnostics, most) else { return }
    if !report.diagnostics.contains(where: { $0.severity == .error }) {
      let warnings = report.diagnostics.count { $0.severity == .warning }
      let isOver = most.map { warnings > $0 } ?? false
      standardError(
        exiting.strict
          ? "error: \(report.diagnostics.count) problem\(report.diagnostics.count == 1 ? "" : "s") with '--strict'\n"
          : isOver
            ? "error: \(warnings) warning\(warnings == 1 ? "" : "s"), more than the maximum of \(most ?? 0)\n" : "")
    }
    throw status.error
  }

  /// A project and the paths to check in it.
  private struct Asked {
    var project: Project
    var inputs: [String]
    var readsInput = false
  }

  /// The projects of the paths, in the order of their first path.
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

  /// Checks a project and applies fixes. Returns the remaining diagnostics.
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
    var report = try await session.snapshot.lint(baseline: accepted)
    guard fixing.isOn else { return report }
    let unfixed = report
    for _ in 0..<FixRun.mostPasses {
      let fixed = report.fixed(allowsUnsafe: fixing.unsafeFixes)
      if fixed.files.isEmpty { break }
      fixes.add(fixed)
      session.apply(fixed.files.map { .edited(path: $0.path, contents: $0.after) })
      report = try await session.snapshot.lint(baseline: accepted)
    }
    // With --diff the files keep their problems.
    return fixing.diff ? unfixed : report
  }

  private func baselinePath(_ settings: Project) -> String? {
    accepting.baseline ?? settings.configuration.lint.baseline
  }

  /// The baseline, with a file id of its own; nil if there is none or it is being updated.
  private func readBaseline(_ settings: Project) throws -> SourceFile? {
    guard let path = baselinePath(settings), !accepting.updateBaseline else { return nil }
    guard DiskFileSystem().exists(path) else {
      throw Failure("baseline '\(path.escaped)' does not exist", help: "use --update-baseline to create it")
    }
    return SourceFile(id: FileID(rawValue: .max / 2), path: path, bytes: try SourceProvider().read(path))
  }

  private func accept(_ report: LintReport, _ projects: [Asked]) throws {
    guard let path = projects.first.flatMap({ baselinePath($0.project) }) else {
      throw Failure(
        "no baseline file specified", help: "use --baseline FILE, or set 'lint.baseline' in the configuration")
    }
    var former: Baseline?
    if DiskFileSystem().exists(path) {
      var sources = SourceMap()
      former = Baseline(reading: sources.add(path: path, bytes: try SourceProvider().read(path)))
    }
    let accepted = report.baseline(replacing: former, in: Path.folder(of: path))
    try writeReport(Array(accepted.baseline.text.utf8), to: path, besides: report.readPaths)
    if !project.quiet {
      let count = accepted.baseline.entries.count - accepted.kept
      standardError(
        "wrote \(count) accepted problem\(count == 1 ? "" : "s") to \(path.escaped)"
          + (accepted.kept > 0 ? ", and kept \(accepted.kept) of files that were not checked\n" : "\n"))
    }
  }

  private func print(_ report: LintReport) throws {
    let diagnostics = project.quiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
    let destinations =
      reporting.format.isEmpty ? [ReportDestination(format: .text, file: nil)] : reporting.format
    for destination in destinations {
      var options = FormatOptions()
      let file = destination.file ?? reporting.output
      options.color = file == nil && reporting.color.depth != .none
      options.statistics = reporting.statistics
      options.summary = !project.quiet
      options.checkedFiles = report.checkedPaths.count
      options.toolVersion = themecVersion
      options.workingFolder = Path.workingFolder
      let bytes = DiagnosticFormats.format(
        diagnostics, sources: report.sources, as: destination.format, options: options)
      if let file { try writeReport(bytes, to: file, besides: report.readPaths) } else { standardOutput(bytes) }
    }
  }

  /// The exit status for the diagnostics; nil for success.
  private func status(of diagnostics: [Diagnostic], _ most: Int?) -> Status? {
    if exiting.exitZero { return nil }
    if diagnostics.contains(where: { ["io", "project"].contains($0.code.group) && $0.severity == .error }) {
      return .usage
    }
    if diagnostics.contains(where: { $0.severity == .error }) || (exiting.strict && !diagnostics.isEmpty) {
      return .problems
    }
    let warnings = diagnostics.count { $0.severity == .warning }
    if let most, warnings > most { return .problems }
    return nil
  }
}
