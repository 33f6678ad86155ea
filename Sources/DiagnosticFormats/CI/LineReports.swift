internal import ThemeSource

/// Writes workflow commands of GitHub Actions, one a line:
/// `::error file=a.xml,line=3,col=7,endLine=3,endColumn=12,title=theme/missing-parent::message`.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are those of GitHub's toolkit
/// (actions/toolkit, `command.ts`).
func githubReport(_ report: DiagnosticReport, sources: inout LocatedSources) -> [UInt8] {
  var lines = ""
  for diagnostic in report.diagnostics {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let span = diagnostic.span, let file = sources[span.file] {
      let (start, end) = (file.place(of: span.range.start), file.place(of: span.range.end))
      properties += ["file=\(property(file.path))", "line=\(start.line)", "col=\(start.column)", "endLine=\(end.line)"]
      // GitHub rejects columns for spans of several lines.
      if end.line == start.line { properties.append("endColumn=\(end.column)") }
    }
    properties.append("title=\(property(diagnostic.code.rawValue))")
    var message = data(diagnostic.message)
    if let help = diagnostic.help { message += "%0Ahelp: " + data(help) }
    lines += "::\(command) \(properties.joined(separator: ","))::\(message)\n"
  }
  return Array(lines.utf8)
}

/// Returns text escaped for a command's message.
private func data(_ text: String) -> String {
  text.escapedInLine.replacing("%", with: "%25")
}

/// Returns text escaped for a command's property.
private func property(_ text: String) -> String {
  data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
}

/// Writes `path:line:column: error: message [code]`, then related locations and help as notes. Relative paths are
/// joined to the working folder, because Xcode does not resolve them.
func xcodeReport(_ report: DiagnosticReport, sources: inout LocatedSources, workingFolder: String?) -> [UInt8] {
  var lines = ""
  for diagnostic in report.diagnostics {
    let place = diagnostic.span.flatMap { prefix($0, sources: &sources, workingFolder) } ?? ""
    lines +=
      "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message.escaped) [\(diagnostic.code.rawValue.escaped)]\n"
    for related in diagnostic.related {
      guard let place = prefix(related.span, sources: &sources, workingFolder) else { continue }
      lines += "\(place)note: \(related.message.escaped)\n"
    }
    if let help = diagnostic.help { lines += "\(place)note: \(help.escaped)\n" }
  }
  return Array(lines.utf8)
}

/// Returns a location and a space; nil if the file is unknown.
private func prefix(_ span: SourceSpan, sources: inout LocatedSources, _ workingFolder: String?) -> String? {
  guard let file = sources[span.file] else { return nil }
  let place = file.place(of: span.range.start)
  var path = file.path.escapedLinePath
  if let workingFolder, !path.hasPrefix("/"), !path.hasPrefix("<") {
    path =
      workingFolder + (workingFolder.hasSuffix("/") ? "" : "/") + (path.hasPrefix("./") ? path.dropFirst(2) : path[...])
  }
  return "\(path):\(place.line):\(place.column): "
}
