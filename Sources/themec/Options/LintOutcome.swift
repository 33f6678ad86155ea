import ThemeLint
import ThemeProject

struct CheckedProject: Sendable {
  var project: Project
  /// The diagnostics that the baseline does not accept and, with `--since`, that are on changed lines.
  var report: LintReport
  /// All diagnostics.
  var whole: LintReport
  var fixes = FixRun()
  /// `nil` without a baseline.
  var baselineUse: BaselineUse?
  /// The parts of the whole report, if they are kept for a later run.
  var parts: LintParts?
}

/// The filter for a project's diagnostics.
struct LintFilter: Sendable {
  var baselines: LintBaselines
  var changes: ChangedLines?

  /// - Parameters:
  ///   - former: The report of the files before the changes.
  ///   - renamed: The new paths of renamed files.
  func filtered(
    _ whole: LintReport, former: LintReport? = nil, renamed: [String: String] = [:], of project: Project
  ) throws -> CheckedProject {
    var checked = CheckedProject(project: project, report: whole, whole: whole)
    var baselines = baselines
    try InputRecorder.$current.withValue(nil) {
      if let file = try baselines.file(of: project) {
        checked.baselineUse = checked.report.accept(file, project.configuration.lint)
      }
      try changes?.filter(&checked.report, former: former, renamed: renamed)
    }
    return checked
  }
}

/// The result of checking projects.
struct LintOutcome {
  var projects: [AskedProject]
  var baselines: LintBaselines
  var report = LintReport()
  var fixes = FixRun()
  /// All diagnostics, by project.
  private var wholes: [LintReport] = []
  /// The parts of the report, if there is one project and they are kept for a later run.
  var parts: LintParts?

  init(projects: [AskedProject], baselines: LintBaselines) {
    self.projects = projects
    self.baselines = baselines
  }

  /// Adds a project. If there are several, the caller must sort the report afterwards.
  mutating func add(_ checked: CheckedProject, isOnly: Bool, keepsWhole: Bool) {
    if isOnly { report = checked.report } else { report.append(checked.report) }
    fixes.append(checked.fixes)
    baselines.add(checked.baselineUse, of: checked.project)
    if keepsWhole { wholes.append(checked.whole) }
    parts = isOnly ? checked.parts : nil
  }

  /// All diagnostics: one report for each project if any has a configuration, otherwise a single report.
  func wholeReports() -> [LintReport] {
    if projects.contains(where: { $0.configured != nil }) || wholes.count == 1 { return wholes }
    var merged = LintReport()
    for report in wholes { merged.append(report) }
    merged.sort()
    return [merged]
  }
}
