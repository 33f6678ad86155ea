internal import ThemeSource

/// Writes logging commands of Azure Pipelines, one a line:
/// `##vso[task.logissue type=error;sourcepath=a.xml;linenumber=3;columnnumber=7;code=theme/missing-parent]message`.
///
/// Issues are errors or warnings, so notes are plain lines of the log. Source: Azure DevOps documentation, "Logging
/// commands"; the escapes are those of Azure's library (azure-pipelines-task-lib, `taskcommand.ts`).
func azureReport(_ report: DiagnosticReport, sources: inout LocatedSources) -> [UInt8] {
  var lines = ""
  for diagnostic in report.diagnostics {
    var properties: [String] = []
    var prefix = ""
    if let span = diagnostic.span, let file = sources[span.file] {
      let place = file.place(of: span.range.start)
      properties += [
        "sourcepath=\(property(file.path))", "linenumber=\(place.line)", "columnnumber=\(place.column)",
      ]
      prefix = "\(file.path.escaped):\(place.line):\(place.column): "
    }
    properties.append("code=\(property(diagnostic.code.rawValue))")
    let help = diagnostic.help.map { " (help: \($0))" } ?? ""
    switch diagnostic.severity {
    case .error, .warning:
      lines += "##vso[task.logissue type=\(diagnostic.severity.rawValue);\(properties.joined(separator: ";"))]"
      lines += data(diagnostic.message + help) + "\n"
    case .note:
      // The agent treats '##' anywhere in a line as the start of a command.
      lines +=
        (prefix + "note: \(diagnostic.message.escaped)\(help.escaped) [\(diagnostic.code.rawValue)]")
        .replacing("##", with: "# #") + "\n"
    }
  }
  return Array(lines.utf8)
}

/// Returns text escaped for a command's message.
private func data(_ text: String) -> String {
  text.escapedInLine.replacing("%", with: "%AZP25")
}

/// Returns text escaped for a command's property.
private func property(_ text: String) -> String {
  data(text).replacing("]", with: "%5D").replacing(";", with: "%3B")
}
