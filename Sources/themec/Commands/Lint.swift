import ArgumentParser
import DiagnosticFormats
import TerminalCells
import ThemeCompiler
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSource

struct Lint: AsyncParsableCommand, TakesPaths {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: "themec", abstract: "Check themes for problems",
    usage: """
      themec lint [<path> ...] [<options>]
      """,
    discussion: """
      Checks syntax, names, inheritance, ViewModel contracts, constraints and accessibility.

        themec lint Themes                   # check a folder
        themec lint Themes --diff            # print the changes of --fix
        themec lint Themes --fix             # apply safe fixes
        themec lint Themes --format github   # print GitHub annotations
        themec lint Themes --watch           # check again when a file changes

      To ignore a rule for an element, set lint:ignore="CODE" on the element and xmlns:lint="urn:themec:lint" on the \
      document. To ignore a rule for a file, add this comment:

        <!-- themec:ignore-file CODE -->

      Exit status: 0 if no errors were found; 1 if errors were found (with --strict, any problem); 2 if the usage or \
      configuration is invalid, or a file cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders to check, or '-' for standard input (default: configured theme path, else current directory)",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("File name to assume for standard input", valueName: "name"))
  var assumeFilename: String?

  @OptionGroup(title: "Report Options") var reporting: ReportOptions

  @OptionGroup(title: "Fix and Baseline Options") var resolving: ResolutionOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Report only problems on lines that changed since a git revision, or since the branch left it, and problems that the changes cause elsewhere",
      valueName: "revision"))
  var since: String?

  @Flag(help: "Check all files again, and keep no results")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "Folder of results of former runs (default: $THEMEC_CACHE_DIR, else themec in the user's cache folder)",
      valueName: "dir"), completion: .directory)
  var cacheDir: String?

  @Option(name: [.customShort("j", allowingJoined: true), .long], help: JobCount.help) var jobs: Int?

  @Flag(help: "Check again whenever a file changes, until interrupted")
  var watch = false

  func validate() throws {
    _ = try JobCount(jobs)
    if resolving.updateBaseline, !(reporting.select + reporting.ignore).isEmpty {
      throw ValidationError("'--update-baseline' accepts the problems of all rules: omit '--select' and '--ignore'")
    }
    if resolving.diff, !reporting.format.isEmpty || reporting.output != nil {
      throw ValidationError("'--diff' prints no report: '--format' and '--output' cannot be used with it")
    }
    let rewriting =
      (resolving.updateBaseline ? ["--update-baseline"] : []) + (resolving.pruneBaseline ? ["--prune-baseline"] : [])
    if rewriting.count > 1 {
      throw ValidationError("'--update-baseline' and '--prune-baseline' cannot be used together")
    }
    if let option = rewriting.first, resolving.diff {
      throw ValidationError("'--diff' and '\(option)' cannot be used together")
    }
    if resolving.updateBaseline, since != nil {
      throw ValidationError("'--since' and '--update-baseline' cannot be used together")
    }
    if assumeFilename != nil, !paths.contains("-") {
      throw ValidationError("'--assume-filename' can only be used with '-'")
    }
    if watch {
      if paths.contains("-") { throw ValidationError("'--watch' cannot watch standard input: use a file") }
      let writing = (resolving.isOn ? ["--fix"] : []) + (resolving.diff ? ["--diff"] : []) + rewriting
      if let option = writing.last { throw ValidationError("'--watch' and '\(option)' cannot be used together") }
    }
    if let assumeFilename, assumeFilename.isEmpty { throw ValidationError("'--assume-filename' is empty") }
  }

  @MainActor
  func run() async throws {
    if watch { return try await checkRepeatedly() }
    try await runOnce()
  }

  /// Checks the files once, in any thread.
  func runOnce() async throws {
    do { try await checkOnce() } catch let error as InvalidConfiguration {
      // A system that waits for a report gets one. The errors were printed.
      var report = LintReport()
      report.diagnostics = error.diagnostics
      report.sources = error.sources
      try print(report, project.inputLimits, to: destinations.filter { file(of: $0) != nil })
      throw error
    }
  }

  private func checkOnce() async throws {
    let standardInput =
      paths.contains("-") ? try StandardInput.read(named: assumeFilename, limits: project.inputLimits) : nil
    if resolving.isOn, standardInput != nil {
      throw Failure("cannot fix standard input", help: "use a file instead of '-'")
    }
    var outcome: LintOutcome
    // What a change causes elsewhere results from two checks, and only one is kept.
    if let cache, since == nil, standardInput == nil, !resolving.isOn {
      outcome = try await cachedOutcome(cache)
    } else {
      outcome = try await check(standardInput: standardInput)
    }
    let (projects, fixes) = (outcome.projects, outcome.fixes)
    if resolving.diff {
      standardOutput(contents: fixes.diff)
      let count = outcome.report.findings.count
      if fixes.diff.isEmpty, count > 0, !project.quiet {
        standardError("no fixes for \(count) problem\(count == 1 ? "" : "s")\n")
      }
    } else {
      try fixes.write()
      if !project.quiet, let summary = fixes.summary { standardError(summary) }
    }
    if !project.quiet { standardError(fixes.refusals) }
    if resolving.updateBaseline || resolving.pruneBaseline {
      let message =
        try resolving.updateBaseline
        ? outcome.baselines.update(outcome.report) : outcome.baselines.prune(outcome.report)
      if !project.quiet { standardError(message) }
      if resolving.updateBaseline { return }
    }
    outcome.baselines.report(to: &outcome.report)
    let report = outcome.report
    if !project.quiet, report.checkedPaths.isEmpty, report.findings.isEmpty {
      let themePath = projects.compactMap(\.configured).flatMap(\.configuration.themePath)
      let inputs = paths.filter { $0 != "-" }
      let asked = !inputs.isEmpty ? inputs : themePath.isEmpty ? ["."] : themePath
      let names = asked.map(\.escaped).quotedSeries("or")
      standardError("warning: no themes found in \(names)\n")
    }
    if !resolving.diff { try print(report, projects) }
    try finish(report, projects)
  }

  /// Throws the exit status, after a line with the reason if the report does not show it.
  private func finish(_ report: LintReport, _ projects: [AskedProject]) throws {
    let severities = report.findings.kinds.map(\.severity)
    let most = reporting.maxWarnings ?? projects.compactMap(\.configured?.configuration.lint.maxWarnings).min()
    guard let status = status(of: report.findings, most) else { return }
    if !severities.contains(.error) {
      let warnings = severities.count { $0 == .warning }
      let isOver = most.map { warnings > $0 } ?? false
      standardError(
        reporting.strict
          ? "error: \(severities.count) problem\(severities.count == 1 ? "" : "s") with '--strict'\n"
          : isOver
            ? "error: \(warnings) warning\(warnings == 1 ? "" : "s"), more than the maximum of \(most ?? 0)\n" : "")
    }
    throw status.error
  }

  /// The projects of the paths, in the order of their first path, and the paths grouped by project.
  private func projects(_ standardInput: StandardInput?) throws -> ([AskedProject], inputs: [String]) {
    var projects = AskedProjects(finder: try project.finder())
    for path in paths where path != "-" {
      let isFolder = try isExistingFolder(path)
      if !isFolder { try checkKind(ofFile: path) }
      projects.add(path, in: isFolder ? path : Path.folder(of: path), isRecursive: isFolder)
    }
    if let standardInput { projects.addStandardInput(named: standardInput.name) }
    if paths.isEmpty { projects.addWorkingFolder() }
    let inputs = projects.sortedPaths()
    var finder = try project.finder()
    return (try projects.all.map { try $0.opened(project, &finder) }, inputs)
  }

  /// Checks projects and applies fixes. Many small projects are checked in parallel, otherwise the files of each.
  /// - Parameter former: The parts of an earlier check of the only project.
  func check(standardInput: StandardInput?, after former: FormerLint? = nil) async throws -> LintOutcome {
    let (projects, inputs) = try projects(standardInput)
    let jobs = try JobCount(jobs).value
    var outcome = LintOutcome(projects: projects, baselines: try baselines(of: projects))
    var failure: (any Error)?
    let isParallel = projects.count > 2 * jobs
    let filter = filter(outcome.baselines)
    let isRecorded = InputRecorder.current != nil
    let progress = Progress()
    await forEachResult(
      of: projects, jobs: isParallel ? jobs : 1,
      { asked in
        do {
          let paths = Array(inputs[Int(asked.inputs.lowerBound)..<Int(asked.inputs.upperBound)])
          return Result<_, any Error>.success(
            try await check(
              asked, paths, standardInput: standardInput, filter, progress, jobs: isParallel ? 1 : jobs,
              keepsParts: isRecorded && projects.count == 1, after: former))
        } catch {
          return .failure(error)
        }
      },
      { result in
        switch result {
        case .success(let checked): outcome.add(checked, isOnly: projects.count == 1, keepsWhole: isRecorded)
        case .failure(let error): failure = failure ?? error
        }
      })
    progress.finish()
    if let failure { throw failure }
    if projects.count > 1 { outcome.report.sort() }
    return outcome
  }

  /// The baselines. They are read before any check because several projects can share one.
  private func baselines(of projects: [AskedProject]) throws -> LintBaselines {
    // Cached results do not depend on baselines.
    try InputRecorder.$current.withValue(nil) {
      var baselines = LintBaselines(resolving)
      for project in projects { _ = try baselines.file(of: project.configured ?? Project()) }
      return baselines
    }
  }

  private func filter(_ baselines: LintBaselines) -> LintFilter {
    LintFilter(baselines: baselines, changes: since.map { ChangedLines(since: $0) })
  }

  /// Checks a project and applies fixes. The report contains the remaining diagnostics.
  private func check(
    _ asked: AskedProject, _ paths: [String], standardInput: StandardInput?, _ filter: LintFilter,
    _ progress: Progress, jobs: Int, keepsParts: Bool, after former: FormerLint?
  ) async throws -> CheckedProject {
    var project = try asked.configured ?? self.project.project(in: asked)
    project.configuration.lint.overrides += try RuleSelection(selected: reporting.select, ignored: reporting.ignore)
      .overrides
    var inputs = reporting.forceExclude ? paths.filter { isIncluded($0, in: project) } : paths
    if inputs.isEmpty, !asked.readsInput {
      if !paths.isEmpty { return CheckedProject(project: project, report: LintReport(), whole: LintReport()) }
      inputs = project.configuration.themePath.isEmpty ? ["."] : project.configuration.themePath
    }
    var contents: [String: [UInt8]] = [:]
    if asked.readsInput, let standardInput {
      inputs.append(standardInput.name)
      contents[standardInput.name] = standardInput.bytes
    }
    func opened(_ files: any FileSystem = inputFiles, _ store: CodeStore? = nil) -> Session {
      Session(
        project, asking: inputs, inputFolders: asked.isRecursive || asked.readsInput ? nil : [],
        contents: contents,
        fileSystem: files, keeping: 16, store: store)
    }
    let store =
      project.configuration.lint.cache == .on ? cache?.code(below: project.root, ProgramIdentity.current) : nil
    let session =
      LiveSessions.current?.session(
        .init(folder: project.root, inputs: inputs, options: sessionOptions), open: { opened(inputFiles, store) })
      ?? opened(inputFiles, store)
    func checked() async throws -> CheckedProject {
      let snapshot = session.snapshot
      if keepsParts {
        let (whole, parts) = try await snapshot.lint(after: former, jobs: jobs) { progress.add($0) }
        var checked = try filter.filtered(whole, of: project)
        checked.parts = parts
        if let edited = snapshot.storeCode() { checked.parts?.editedSources = edited }
        return checked
      }
      let whole = try await snapshot.lint(jobs: jobs) { progress.add($0) }
      snapshot.storeCode()
      let changes = try InputRecorder.$current.withValue(nil) {
        try filter.changes?.formerContents(around: project.root)
      }
      guard let changes, !changes.isEmpty else { return try filter.filtered(whole, of: project) }
      // What the changes cause elsewhere is what the former files did not have.
      let former = try await opened(FormerFiles(changes, over: inputFiles)).snapshot.lint(jobs: jobs)
      return try filter.filtered(whole, former: former, renamed: changes.renamed, of: project)
    }
    var result = try await checked()
    guard resolving.isOn else { return result }
    let unfixed = result.report
    var fixes = FixRun()
    fixes.roots = [Path.absolute(project.root)]
    for _ in 0..<LintReport.mostFixPasses {
      let fixed = session.fix(result.report, allowsUnsafe: resolving.unsafeFixes)
      fixes.add(fixed, of: result.report)
      if fixed.files.isEmpty { break }
      result = try await checked()
    }
    // With --diff, files are not changed and keep their problems.
    if resolving.diff { result.report = unfixed }
    result.fixes = fixes
    return result
  }

  /// Whether a path is a folder or a file that `include` and `exclude` of the configuration accept.
  private func isIncluded(_ path: String, in project: Project) -> Bool {
    let root = Path.absolute(project.root)
    return DiskFileSystem().isFolder(path) || project.discovery.accepts(Path.absolute(path), below: root)
  }

  /// The options that determine the session.
  private var sessionOptions: [String] {
    project.sessionOptions + reporting.select.map { "--select \($0)" } + reporting.ignore.map { "--ignore \($0)" }
  }

  // MARK: Cache

  private var cache: LintCache? { project.isolated || noCache ? nil : CacheLocation.cache(in: cacheDir) }

  /// The outcome of an earlier run with the same query, if no input has changed; else that of a check, which is cached.
  private func cachedOutcome(_ cache: LintCache) async throws -> LintOutcome {
    let options = [
      project.themePath, project.schemas, project.swift, project.config.map { [$0] } ?? [], reporting.select,
      reporting.ignore, reporting.forceExclude ? ["--force-exclude"] : [], project.limits.map(\.argument),
    ]
    let question = LintQuestion(
      version: ProgramIdentity.current, arguments: options.flatMap { ["\($0.count)"] + $0 } + paths,
      command: ([Themec._commandName] + CommandLine.arguments.dropFirst()).joined(separator: " "))
    // Files that change from here on have later stamps.
    let recorder = InputRecorder()
    var former: FormerLint?
    var everything: String?
    switch cache.find(question) {
    case .current(let known):
      if let outcome = try outcome(of: known) { return outcome }
      // Folders listed until now are not recorded.
      return try await check(standardInput: nil)
    case .edited(let found, let unchanged):
      former = found
      recorder.add(unchanged)
    case .nothing(let reason): everything = reason
    }
    let outcome = try await InputRecorder.$current.withValue(recorder) {
      try await check(standardInput: nil, after: former)
    }
    let configurations = outcome.projects.compactMap(\.configured?.configuration)
    if configurations.allSatisfy({ $0.lint.cache == .on }) {
      cache.store(
        CachedLint(reports: outcome.wholeReports(), isConfigured: !configurations.isEmpty), outcome.parts,
        because: everything,
        recorder, for: question)
    }
    return outcome
  }

  /// The outcome of cached reports; `nil` if their number is not that of the projects, which is not expected.
  private func outcome(of known: CachedLint) throws -> LintOutcome? {
    // Without configurations, the remaining steps do not depend on the projects.
    let projects = known.isConfigured ? try projects(nil).0 : []
    guard known.reports.count == max(1, projects.count) else { return nil }
    var outcome = LintOutcome(
      projects: projects, baselines: try baselines(of: projects))
    if projects.isEmpty { _ = try outcome.baselines.file(of: Project()) }
    let filter = filter(outcome.baselines)
    for (index, report) in known.reports.enumerated() {
      let project = index < projects.count ? projects[index].configured ?? Project() : Project()
      outcome.add(try filter.filtered(report, of: project), isOnly: known.reports.count == 1, keepsWhole: false)
    }
    if known.reports.count > 1 { outcome.report.sort() }
    return outcome
  }
}
