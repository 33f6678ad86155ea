internal import DiagnosticFormats
internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
public import ThemeSource

/// The progress of a check.
public struct CheckProgress: Sendable, Hashable {
  /// The number of checked themes, parts and storyboards.
  public let checkedFiles: Int
  /// The number of all files of the check.
  public let totalFiles: Int
}

extension ThemeWorkspace {
  /// Checks files of the project.
  ///
  /// - Parameters:
  ///   - paths: Files of the project; `nil` for all of them. Other paths are ignored.
  ///   - progress: Called after each group of files that depend on each other.
  /// - Throws: `CancellationError` if the task is canceled.
  @concurrent public func check(
    files paths: [String]? = nil, options: CheckOptions = CheckOptions(),
    progress: @Sendable (CheckProgress) -> Void = { _ in }
  ) async throws(CancellationError) -> CheckReport {
    let session = session.fork()
    let snapshot = session.snapshot
    let files = (paths ?? snapshot.paths).filter { snapshot.file(at: $0) != nil }
    let total = Set(files.compactMap { snapshot.file(at: $0) }.filter { !$0.isSet }.map(\.id)).count
    let settings = options.applied(to: snapshot.configuration.lint)
    let jobs = max(1, options.jobs ?? processorCount)
    var checked = 0
    let report = try await snapshot.lint(settings, of: files, jobs: jobs) { count in
      checked += count
      progress(CheckProgress(checkedFiles: checked, totalFiles: total))
    }
    return CheckReport(report, in: session, settings, jobs: jobs)
  }
}

/// The result of a check.
///
/// A report keeps the bytes of few files, and hashes of the others, so that its size does not grow with that of the
/// project. Its texts and fixes use the bytes that were checked. A file that has changed since has diagnostics, but no
/// excerpts and no fixes.
public struct CheckReport: Sendable {
  private let report: LintReport
  /// The checked state of the files.
  private let session: Session
  private let settings: LintSettings
  private let jobs: Int

  init(_ report: LintReport, in session: Session, _ settings: LintSettings, jobs: Int) {
    self.report = report
    self.session = session
    self.settings = settings
    self.jobs = jobs
  }

  /// In output order: by path, location and code.
  public var diagnostics: [Diagnostic] { report.diagnostics }
  /// The files of the diagnostics.
  public var sources: DiagnosticSources { DiagnosticSources(report.sources) }
  /// The sorted paths of the checked files.
  public var checkedFiles: [String] { report.checkedPaths }

  /// Returns the diagnostics as a document in UTF-8.
  ///
  /// Text has excerpts of the sources, a summary and no color. The other formats have a schema in `Schemas`, or are
  /// defined by the tools that read them. Relative paths are those of the project's files.
  public func formatted(_ format: DiagnosticFormat) -> [UInt8] {
    var options = FormatOptions()
    options.limits = session.snapshot.project.limits
    options.checkedFiles = report.checkedPaths.count
    options.toolVersion = themecVersion
    options.workingFolder = Path.workingFolder
    var bytes: [UInt8] = []
    DiagnosticFormats.format(report.findings, sources: report.sources, as: format, options: options) { bytes += $0 }
    return bytes
  }

  /// Returns the fixes of the diagnostics that are harmless.
  ///
  /// The fixed files are checked again. Fixes that cause another problem, or change more than their diagnostic names,
  /// are rejected. Nothing is written, and the workspace is unchanged.
  /// - Parameter includesUnsafe: Whether to apply fixes that may change the meaning of a theme.
  /// - Throws: `CancellationError` if the task is canceled.
  @concurrent public func fixes(includesUnsafe: Bool = false) async throws(CancellationError) -> AppliedFixes {
    let session = session.fork()
    var report = report
    var files: [String: FixedFile] = [:]
    var ofChangedFiles: [RefusedFix] = []
    var others: [RefusedFix] = []
    for _ in 0..<LintReport.mostFixPasses {
      if Task.isCancelled { throw CancellationError() }
      let fixed = session.fix(report, settings, allowsUnsafe: includesUnsafe)
      ofChangedFiles += fixed.refused.filter { $0.changedFile != nil }
      others = fixed.refused.filter { $0.changedFile == nil }
      if fixed.files.isEmpty { break }
      for file in fixed.files {
        let before = files[file.path]?.before ?? file.before
        files[file.path] = FixedFile(path: file.path, before: before, after: file.after)
      }
      // A changed file has other bytes than those that were checked.
      let changed = Set(ofChangedFiles.compactMap(\.changedFile))
      let paths = self.report.checkedPaths.filter { !changed.contains($0) }
      report = try await session.snapshot.lint(settings, of: paths, jobs: jobs)
    }
    let rejected = (ofChangedFiles + others).map {
      RejectedFix(diagnostic: $0.diagnostic, fix: $0.fix, reason: $0.reason)
    }
    return AppliedFixes(
      files: files.values.sorted { $0.path.isBefore($1.path) }, rejected: rejected,
      remaining: CheckReport(report, in: session, settings, jobs: jobs))
  }
}

/// The result of applying fixes.
public struct AppliedFixes: Sendable {
  /// The changed files, by path.
  public let files: [FixedFile]
  /// The fixes that were not applied because they would cause another change or problem, or because their file has
  /// changed since it was checked.
  public let rejected: [RejectedFix]
  /// The check of the files after the last fix, except those that have changed since their first check. The report
  /// itself if there are no fixes.
  public let remaining: CheckReport
}

/// A file before and after fixes.
public struct FixedFile: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The bytes that were checked.
  public let before: [UInt8]
  /// The bytes with fixes. All bytes outside of them are unchanged.
  public let after: [UInt8]

  /// The change as a unified diff with three lines of context, for `patch` and `git apply`.
  public var unifiedDiff: [UInt8] { ChangedFile(path: path, before: before, after: after).unifiedDiff }
}

/// A fix that was not applied.
public struct RejectedFix: Sendable {
  /// The diagnostic with the fix.
  public let diagnostic: Diagnostic
  /// The fix.
  public let fix: Fix
  /// The effect of the fix, as the end of a sentence that starts with "it would".
  public let reason: String
}
