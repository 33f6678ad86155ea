internal import ThemeSource

/// Writes diagnostics for people.
///
/// ```
/// error[theme/missing-parent]: 'flat7' inherits from 'default8', which does not exist
///  --> Themes/LoginScreenletView_flat7.xml:3:42
///   |
/// 3 |   <theme screenlet="Login" name="flat7" parent="default8"/>
///   |                                                 ^^^^^^^^
///   |
///   = help: write the name of a theme that exists
///   = fix (safe): replace 'default8' with 'default'
/// ```
func textReport(
  _ report: DiagnosticReport, sources: inout LocatedSources, options: FormatOptions, _ write: ([UInt8]) -> Void
) {
  var painter = TextPainter(color: options.color)
  for entry in report.entries {
    switch entry {
    case .diagnostic(let diagnostic):
      writeDiagnostic(diagnostic, sources: &sources, width: max(40, options.width), to: &painter)
    case .omission(let file, let count, let help):
      let place = file.flatMap { sources[$0] }.map { " in " + $0.path.escaped } ?? ""
      painter.write("… and \(count) more\(place)", .title)
      painter.newline()
      writeRemark("help", help, .help, indent: " ", to: &painter)
    }
    painter.newline()
    if painter.bytes.count > reportPieceBytes { write(painter.takeBytes()) }
  }
  if options.statistics, !report.tallies.isEmpty {
    writeStatistics(report, to: &painter)
    painter.newline()
  }
  if options.summary { writeSummary(report, options: options, to: &painter) }
  write(painter.bytes)
}

private func writeDiagnostic(
  _ diagnostic: Diagnostic, sources: inout LocatedSources, width: Int, to painter: inout TextPainter
) {
  painter.write("\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue.escaped)]", .severity(diagnostic.severity))
  painter.write(": " + diagnostic.message.escaped, .title)
  painter.newline()
  let (snippets, unplaced) = snippets(of: diagnostic, sources: &sources, width: width)
  let gutter = snippets.map { "\($0.lastLineNumber)".count }.max() ?? 1
  let indent = String(repeating: " ", count: gutter)
  for (index, snippet) in snippets.enumerated() {
    let isFirst = index == 0 && diagnostic.span != nil
    let place = snippet.file.place(of: snippet.marks.first?.range.start ?? 0)
    painter.write(indent + (isFirst ? "--> " : "::: "), .gutter)
    painter.write("\(snippet.file.path.escaped):\(place.line):\(place.column)")
    painter.newline()
    if snippet.file.isChanged {
      writeRemark("note", "the file has changed since it was checked", .related, indent: indent, to: &painter)
      continue
    }
    painter.write(indent + " |", .gutter)
    painter.newline()
    snippet.write(to: &painter, gutter: gutter, width: width)
    painter.write(indent + " |", .gutter)
    painter.newline()
  }
  for message in unplaced { writeRemark("note", message, .related, indent: indent, to: &painter) }
  if let help = diagnostic.help { writeRemark("help", help.escaped, .help, indent: indent, to: &painter) }
  for fix in sources.fixes(of: diagnostic) {
    writeRemark("fix (\(fix.safety.words))", fix.title.escaped, .fix, indent: indent, to: &painter)
  }
}

private func writeRemark(
  _ title: String, _ text: String, _ style: ReportStyle, indent: String, to painter: inout TextPainter
) {
  painter.write(indent + " = ", .gutter)
  painter.write(title, style)
  painter.write(": " + text)
  painter.newline()
}

/// Returns the locations of a diagnostic, grouped into snippets in order, and the messages for locations in unknown
/// files.
private func snippets(
  of diagnostic: Diagnostic, sources: inout LocatedSources, width: Int
) -> (snippets: [Snippet], unplaced: [String]) {
  var result: [(file: FileID, snippet: Snippet)] = []
  var unplaced: [String] = []
  if let span = diagnostic.span, let file = sources[span.file] {
    let mark = Snippet.Mark(range: span.range, label: nil, severity: diagnostic.severity)
    result.append((span.file, Snippet(file, mark)))
  }
  for related in diagnostic.related {
    guard let file = sources[related.span.file] else {
      unplaced.append(related.message.escaped)
      continue
    }
    let mark = Snippet.Mark(range: related.span.range, label: related.message.escaped, severity: nil)
    var isTaken = false
    for index in result.indices where !isTaken && result[index].file == related.span.file {
      isTaken = result[index].snippet.takeIn(mark, width: width)
    }
    if !isTaken { result.append((related.span.file, Snippet(file, mark))) }
  }
  return (result.map(\.snippet), unplaced)
}

extension Fix.Safety {
  /// The name of the safety in reports.
  fileprivate var words: String {
    switch self {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .displayOnly: "suggestion"
    }
  }
}
