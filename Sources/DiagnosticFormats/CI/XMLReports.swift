internal import ThemeSource

/// Writes Checkstyle's XML. Diagnostics without a file are listed under the file `.`.
func checkstyleReport(_ report: DiagnosticReport, sources: inout LocatedSources, options: FormatOptions) -> [UInt8] {
  var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"\(attribute(options.toolVersion))\">\n"
  for group in diagnosticsByFile(report) {
    let file = group.file.flatMap { sources[$0] }
    xml += "  <file name=\"\(attribute(file?.path ?? "."))\">\n"
    for diagnostic in group.diagnostics {
      let place = place(of: diagnostic, in: file)
      xml += "    <error line=\"\(place.line)\" column=\"\(place.column)\""
      xml += " severity=\"\(diagnostic.severity.checkstyle)\" message=\"\(attribute(diagnostic.message))\""
      xml += " source=\"themec.\(attribute(diagnostic.code.rawValue))\"/>\n"
    }
    xml += "  </file>\n"
  }
  return Array((xml + "</checkstyle>\n").utf8)
}

/// Writes JUnit's XML: a suite for a file, a failed test case for a diagnostic, a skipped one for a note. A run without
/// diagnostics is one passed case, since many CI systems reject an empty report.
///
/// Times are zero and the date is fixed, so that equal diagnostics result in equal bytes.
func junitReport(_ report: DiagnosticReport, sources: inout LocatedSources) -> [UInt8] {
  var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  let groups = diagnosticsByFile(report)
  for (index, group) in groups.enumerated() {
    let file = group.file.flatMap { sources[$0] }
    let name = attribute(file?.path ?? ".")
    let notes = group.diagnostics.count { $0.severity == .note }
    xml += openSuite(
      name, id: index, tests: group.diagnostics.count, failures: group.diagnostics.count - notes, skipped: notes)
    for diagnostic in group.diagnostics {
      let place = place(of: diagnostic, in: file)
      let message = attribute(diagnostic.message)
      xml += "    <testcase classname=\"\(name)\""
      xml += " name=\"\(attribute(diagnostic.code.rawValue)) \(place.line):\(place.column)\" time=\"0\">\n"
      switch diagnostic.severity {
      case .note: xml += "      <skipped message=\"\(message)\"/>\n"
      case .warning, .error:
        xml += "      <failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(message)\">"
        xml += "\(name):\(place.line):\(place.column): \(message)</failure>\n"
      }
      xml += "    </testcase>\n"
    }
    xml += closeSuite
  }
  if groups.isEmpty {
    xml += openSuite("themec", id: 0, tests: 1, failures: 0, skipped: 0)
    xml += "    <testcase classname=\"themec\" name=\"no problems found\" time=\"0\"/>\n" + closeSuite
  }
  return Array((xml + "</testsuites>\n").utf8)
}

private func openSuite(_ name: String, id: Int, tests: Int, failures: Int, skipped: Int) -> String {
  "  <testsuite package=\"themec\" id=\"\(id)\" name=\"\(name)\" timestamp=\"1970-01-01T00:00:00\""
    + " hostname=\"localhost\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    + " time=\"0\">\n    <properties/>\n"
}

private let closeSuite = "    <system-out/>\n    <system-err/>\n  </testsuite>\n"

/// Returns the diagnostics in output order, grouped by file.
private func diagnosticsByFile(_ report: DiagnosticReport) -> [(file: FileID?, diagnostics: [Diagnostic])] {
  var result: [(file: FileID?, diagnostics: [Diagnostic])] = []
  for diagnostic in report.diagnostics {
    if let last = result.indices.last, result[last].file == diagnostic.span?.file {
      result[last].diagnostics.append(diagnostic)
    } else {
      result.append((diagnostic.span?.file, [diagnostic]))
    }
  }
  return result
}

/// Returns line and column of a diagnostic; 1:1 without a location.
private func place(of diagnostic: Diagnostic, in file: LocatedFile?) -> (line: Int, column: Int) {
  guard let span = diagnostic.span, let place = file?.place(of: span.range.start) else { return (1, 1) }
  return (place.line, place.column)
}

/// Returns text for an attribute in double quotes or for an element: markup and controls escaped, without characters
/// that XML 1.0 forbids.
private func attribute(_ text: String) -> String {
  var result = ""
  for scalar in text.escapedInLine.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Diagnostic.Severity {
  fileprivate var checkstyle: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
