package import ThemeSource

/// Options of a report.
package struct FormatOptions: Sendable {
  /// Whether text has colors (ANSI SGR).
  package var color = false
  /// Maximum width of a source line in columns; longer lines are truncated around the span. At least 40.
  package var width = 120
  /// Whether text ends with a summary line.
  package var summary = true
  /// Whether text ends with a table of diagnostics by code.
  package var statistics = false
  /// Number of files checked, for "in 2 files (14 checked)"; nil if unknown.
  package var checkedFiles: Int?
  /// Limits on the output for one file.
  package var limits = Limits.standard
  /// Version of the tool, for formats that include it.
  package var toolVersion = "0.1.0"
  /// Address of the website, for formats that link to the page about a diagnostic; nil if there is none.
  package var website = Website.address
  /// Absolute path of the folder that relative paths start at, for formats that need absolute paths.
  package var workingFolder: String?
  /// Returns the path of a file in reports that name files relative to the repository's root: `sarif`, `github` and
  /// `gitlab`.
  package var pathInRepository: @Sendable (String) -> String = { $0 }
  /// Descriptions of the diagnostics, for formats that include them.
  package var descriptors: [DiagnosticDescriptor] = []

  package init() {}
}

/// Writes diagnostics in a format.
///
/// Sorts diagnostics by file, range, code and message. Writes at most `limits.diagnosticsPerFile` diagnostics and
/// `limits.messageBytesPerFile` bytes for each file, and reports how many were omitted. Everything from the input is
/// escaped as the format requires, and cannot contain terminal sequences.
///
/// - Returns: UTF-8 with a final newline; empty if there are no diagnostics to write.
package func format(
  _ diagnostics: [Diagnostic], sources: SourceMap, as form: DiagnosticFormat, options: FormatOptions = FormatOptions()
) -> [UInt8] {
  var bytes: [UInt8] = []
  let sorted = PackedDiagnostics(diagnostics.sorted(by: Diagnostic.inOutputOrder))
  format(sorted, sources: sources, as: form, options: options) { bytes += $0 }
  return bytes
}

/// Writes diagnostics that are in output order, piece by piece, so that thousands of them are never in memory as text.
package func format(
  _ diagnostics: PackedDiagnostics, sources: SourceMap, as format: DiagnosticFormat,
  options: FormatOptions = FormatOptions(), _ write: ([UInt8]) -> Void
) {
  let report = DiagnosticReport(diagnostics, limits: options.limits)
  var located = LocatedSources(sources)
  if [.sarif, .github, .gitlab].contains(format) { located.pathInReport = options.pathInRepository }
  switch format {
  case .text: textReport(report, sources: &located, options: options, write)
  case .json: jsonReport(report, sources: &located, write)
  case .jsonl: jsonLinesReport(report, sources: &located, write)
  case .sarif: write(sarifReport(report, sources: &located, options: options))
  case .github: write(githubReport(report, sources: &located))
  case .azure: write(azureReport(report, sources: &located))
  case .checkstyle: write(checkstyleReport(report, sources: &located, options: options))
  case .junit: write(junitReport(report, sources: &located))
  case .gitlab: write(gitlabReport(report, sources: &located))
  case .xcode: write(xcodeReport(report, sources: &located, workingFolder: options.workingFolder))
  }
}

/// The size of the pieces in which a report is written.
let reportPieceBytes = 64 << 10
