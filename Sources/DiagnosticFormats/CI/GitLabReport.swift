internal import ThemeSource

/// Writes GitLab's code quality report, an array of objects (GitLab Docs, "Code Quality report format").
func gitlabReport(_ report: DiagnosticReport, sources: inout LocatedSources) -> [UInt8] {
  let diagnostics = report.diagnostics
  let names = fingerprints(of: diagnostics, sources: &sources)
  var json = JSONWriter(.pretty)
  json.array { json in
    for (diagnostic, fingerprint) in zip(diagnostics, names) {
      let file = diagnostic.span.flatMap { sources[$0.file] }
      let line = diagnostic.span.flatMap { span in file.map { $0.place(of: span.range.start).line } } ?? 1
      json.object {
        $0.member("description", diagnostic.message.escapedInLine)
        $0.member("check_name", diagnostic.code.rawValue)
        $0.member("fingerprint", fingerprint)
        $0.member("severity", diagnostic.severity.gitlab)
        $0.key("location")
        $0.object {
          $0.member("path", file?.path ?? ".")
          $0.key("lines")
          $0.inlineObject { $0.member("begin", line) }
        }
      }
    }
  }
  json.newline()
  return json.bytes
}

extension Diagnostic.Severity {
  fileprivate var gitlab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
