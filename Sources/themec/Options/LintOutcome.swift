import ThemeDatabase
import ThemeLint
import ThemeProject

/// A project that was checked.
struct CheckedProject: Sendable {
  var project: Project
  /// Without what a baseline accepts, and with `--since` only with what is on changed lines.
  var report: LintReport
  /// Everything that was found.
  var whole: LintReport
  var fixes = FixRun()
  /// Nil without a baseline.
  var baselineUse: BaselineUse?
}

/// Which of the diagnostics of a project are reported.
struct LintFilter: Sendable {
  var baselines: LintBaselines
  var changes: ChangedLines?

  func filtered(_ whole: LintReport, of project: Project) throws -> CheckedProject {
    var checked = CheckedProject(project: project, report: whole, whole: whole)
    var baselines = baselines
    try InputRecorder.$current.withValue(nil) {
      if let file = try baselines.file(of: project) { checked.baselineUse = checked.report.accept(file) }
      try changes?.filter(&checked.report)
    }
    return checked
  }
}

/// What checking projects found.
struct LintOutcome {
  var projects: [AskedProject]
  var baselines: LintBaselines
  var report = LintReport()
  var fixes = FixRun()
  /// Everything that was found, by project.
  private var wholes: [LintReport] = []

  init(projects: [AskedProject], baselines: LintBaselines) {
    self.projects = projects
    self.baselines = baselines
  }

  /// Adds a project. With several ones, the report must be sorted afterwards.
  mutating func add(_ checked: CheckedProject, isOnly: Bool, keepsWhole: Bool) {
    if isOnly { report = checked.report } else { report.append(checked.report) }
    fixes.append(checked.fixes)
    baselines.add(checked.baselineUse, of: checked.project)
    if keepsWhole { wholes.append(checked.whole) }
  }

  /// Everything that was found: by project if one has a configuration, else as one report.
  func wholeReports() -> [LintReport] {
    if projects.contains(where: { $0.configured != nil }) || wholes.count == 1 { return wholes }
    var merged = LintReport()
    for report in wholes { merged.append(report) }
    merged.sort()
    return [merged]
  }
}
