import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

extension Lint {
  /// Checks whenever a file changes, until the command is interrupted. Prints problems that are new or in a changed
  /// file.
  @MainActor
  func checkRepeatedly() async throws {
    let sessions = LiveSessions()
    var files = try FileWatch(paths, files: resolving.baseline.map { [$0] } ?? [], project)
    var known: Set<ReportedProblem>?
    var changes = WatchedChanges()
    while true {
      let start = ContinuousClock.now
      do {
        if known != nil { standardError("\n") }
        var outcome = try await LiveSessions.$current.withValue(sessions) { try await check(standardInput: nil) }
        outcome.baselines.report(to: &outcome.report)
        let numbered = outcome.report.problems
        let problems = Set(numbered)
        let time = (ContinuousClock.now - start).inMilliseconds
        var shown = outcome.report
        if let known {
          let changed = Set(changes.paths.map { Path.absolute($0) })
          shown.diagnostics = zip(outcome.report.diagnostics, numbered).filter { _, problem in
            !known.contains(problem) || problem.path.map { changed.contains(Path.absolute($0)) } ?? false
          }.map(\.0)
        }
        try print(shown, outcome.projects, isPart: true)
        standardError(summary(problems, since: known, in: outcome.report.checkedPaths.count, time) + "\n")
        known = problems
      } catch {
        _ = captured { throw error }
      }
      changes = files.next()
      while changes.isEmpty { changes = files.next() }
      sessions.apply(changes)
    }
  }

  private func summary(
    _ problems: Set<ReportedProblem>, since known: Set<ReportedProblem>?, in files: Int, _ time: Int64
  ) -> String {
    var text = "\(problems.count) problem\(problems.count == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
    if let known {
      let parts = [
        (problems.subtracting(known).count, "new"), (known.subtracting(problems).count, "fixed"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      if !parts.isEmpty { text += " (\(parts.joined(separator: ", ")))" }
    }
    return text + ", checked in \(time) ms"
  }
}

/// The key by which a problem is recognized in another report, regardless of its position in the file.
struct ReportedProblem: Hashable {
  var code: String
  var path: String?
  var message: String
  var subject: Diagnostic.Subject
  /// The number among problems that are otherwise equal.
  var number = 0
}

extension LintReport {
  /// The keys of the findings, in their order.
  fileprivate var problems: [ReportedProblem] {
    var counts: [ReportedProblem: Int] = [:]
    return findings.map { finding in
      var problem = ReportedProblem(
        code: finding.code.rawValue, path: finding.span.flatMap { sources.path(of: $0.file) },
        message: finding.message, subject: finding.subject)
      counts[problem, default: 0] += 1
      problem.number = counts[problem, default: 0]
      return problem
    }
  }
}
