internal import ThemeSource

/// Writes "3 errors, 1 warning in 2 files (14 checked)" and how many of them have fixes.
func writeSummary(_ report: DiagnosticReport, options: FormatOptions, to painter: inout TextPainter) {
  let counts: [(Int, String, Diagnostic.Severity)] = [
    (report.errors, "error", .error), (report.warnings, "warning", .warning), (report.notes, "note", .note),
  ]
  let present = counts.filter { $0.0 > 0 }
  if present.isEmpty { painter.write("no problems found") }
  for (index, item) in present.enumerated() {
    if index > 0 { painter.write(", ") }
    painter.write(counted(item.0, item.1), .severity(item.2))
  }
  painter.write(whereFound(report, checked: options.checkedFiles))
  painter.newline()
  writeFixable(report, to: &painter)
}

private func whereFound(_ report: DiagnosticReport, checked: Int?) -> String {
  switch (report.files, checked) {
  case (0, nil): ""
  case (0, let checked?): " in \(counted(checked, "file"))"
  case (let files, let checked?) where checked > files: " in \(counted(files, "file")) (\(checked) checked)"
  case (let files, _): " in \(counted(files, "file"))"
  }
}

private func writeFixable(_ report: DiagnosticReport, to painter: inout TextPainter) {
  var parts: [String] = []
  if report.safelyFixable > 0 { parts.append("\(report.safelyFixable) fixable with --fix") }
  if report.unsafelyFixable > 0 {
    parts.append("\(report.unsafelyFixable)\(parts.isEmpty ? " fixable" : "") with --fix --unsafe-fixes")
  }
  guard !parts.isEmpty else { return }
  painter.write(parts.joined(separator: ", "), .fix)
  painter.newline()
}

/// Writes a table of diagnostics by code, most frequent first; `*` marks codes with safe fixes.
func writeStatistics(_ report: DiagnosticReport, to painter: inout TextPainter) {
  let countWidth = report.tallies.map { "\($0.count)".count }.max() ?? 1
  let codeWidth = report.tallies.map { $0.code.rawValue.escaped.count }.max() ?? 1
  for tally in report.tallies {
    let count = "\(tally.count)"
    painter.write(String(repeating: " ", count: countWidth - count.count) + count + "  ")
    painter.write(tally.fixable > 0 ? "* " : "  ", .fix)
    painter.write(tally.code.rawValue.escaped.padded(to: codeWidth) + "  ")
    painter.write(tally.severity.rawValue, .severity(tally.severity))
    painter.newline()
  }
}

/// Returns a number with its noun: "1 file", "3 files".
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
