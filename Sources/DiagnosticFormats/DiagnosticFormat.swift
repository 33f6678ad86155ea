package import Diagnostics
package import ThemeSource

/// The ways in which diagnostics are written, named as `--format` names them.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people: source line, underlined span, related places, help, summary.
  case text
  /// One JSON array of objects.
  case json
  /// One JSON object a line.
  case jsonl
  /// SARIF 2.1.0 (OASIS), with fixes: code scanning of GitHub, Azure DevOps, editors.
  case sarif
  /// Workflow commands of GitHub Actions: annotations on a pull request.
  case github
  /// Checkstyle XML, understood by Jenkins, reviewdog, Danger and many more.
  case checkstyle
  /// JUnit XML, for CI systems that only show tests.
  case junit
  /// GitLab's code quality report.
  case gitlab
  /// `path:line:column: error: …`, as Xcode and most editors parse it.
  case xcode
}

/// What besides the diagnostics shapes a report.
package struct FormatOptions: Sendable {
  /// Whether text carries colors (ANSI SGR). Ask only for a terminal.
  package var color = false
  /// Cells a source line may take, before it is cut around the span; at least 40.
  package var width = 120
  /// Whether text ends with the line that counts the diagnostics.
  package var summary = true
  /// Whether text ends with a table of diagnostics by code.
  package var statistics = false
  /// How many files were looked at, for "in 2 of 14 files"; nil when unknown.
  package var checkedFiles: Int?
  /// Bounds on what one file may put out.
  package var limits = Limits.standard
  /// Version of the tool, for formats that name it.
  package var toolVersion = "0.1.0"

  package init() {}
}

/// Writes diagnostics in a format.
///
/// Diagnostics are put in output order (file, range, code, message), so their own order does not matter. At most
/// `limits.diagnosticsPerFile` diagnostics and `limits.messageBytesPerFile` bytes a file are written, and how many more
/// there are is said. Everything that came from input is escaped as the format demands and cannot steer a terminal.
///
/// - Returns: UTF-8 with a final line end, or nothing when there is nothing to say.
package func format(
  _ diagnostics: [Diagnostic], sources: SourceMap, as format: DiagnosticFormat, options: FormatOptions = FormatOptions()
) -> [UInt8] {
  let report = Report(diagnostics, limits: options.limits)
  var located = LocatedSources(sources)
  return switch format {
  case .text: textReport(report, sources: &located, options: options)
  case .json: jsonReport(report, sources: &located)
  case .jsonl: jsonLinesReport(report, sources: &located)
  case .sarif: sarifReport(report, sources: &located, options: options)
  case .github: githubReport(report, sources: &located)
  case .checkstyle: checkstyleReport(report, sources: &located, options: options)
  case .junit: junitReport(report, sources: &located)
  case .gitlab: gitlabReport(report, sources: &located)
  case .xcode: xcodeReport(report, sources: &located)
  }
}
