internal import ThemeSource

/// Writes diagnostics as one array of objects, indented.
func jsonReport(_ report: DiagnosticReport, sources: inout LocatedSources, _ write: ([UInt8]) -> Void) {
  var json = JSONWriter(.pretty)
  json.array { json in
    for diagnostic in report.diagnostics {
      writeDiagnostic(diagnostic, sources: &sources, to: &json)
      if json.bytes.count > reportPieceBytes { write(json.takeBytes()) }
    }
  }
  json.newline()
  write(json.bytes)
}

/// Writes diagnostics as one object a line.
func jsonLinesReport(_ report: DiagnosticReport, sources: inout LocatedSources, _ write: ([UInt8]) -> Void) {
  var json = JSONWriter(.compact)
  for diagnostic in report.diagnostics {
    writeDiagnostic(diagnostic, sources: &sources, to: &json)
    json.newline()
    if json.bytes.count > reportPieceBytes { write(json.takeBytes()) }
  }
  write(json.bytes)
}

private func writeDiagnostic(_ diagnostic: Diagnostic, sources: inout LocatedSources, to json: inout JSONWriter) {
  json.object { json in
    json.member("code", diagnostic.code.rawValue)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("message", diagnostic.message)
    writeSpan(diagnostic.span, sources: &sources, to: &json)
    json.key("related")
    json.array {
      for related in diagnostic.related {
        $0.object {
          $0.member("message", related.message)
          writeSpan(related.span, sources: &sources, to: &$0)
        }
      }
    }
    json.key("help")
    if let help = diagnostic.help { json.value(help) } else { json.null() }
    json.key("fixes")
    json.array {
      for fix in sources.fixes(of: diagnostic) { writeFix(fix, sources: &sources, to: &$0) }
    }
  }
}

private func writeFix(_ fix: Fix, sources: inout LocatedSources, to json: inout JSONWriter) {
  json.object {
    $0.member("title", fix.title)
    $0.member("safety", fix.safety.rawValue)
    $0.key("edits")
    $0.array {
      for edit in fix.edits {
        $0.object {
          writeSpan(edit.span, sources: &sources, to: &$0)
          $0.member("replacement", edit.replacement)
        }
      }
    }
  }
}

/// Writes `file` and `range`, both null without a location.
private func writeSpan(_ span: SourceSpan?, sources: inout LocatedSources, to json: inout JSONWriter) {
  guard let span, let file = sources[span.file] else {
    json.key("file")
    json.null()
    json.key("range")
    json.null()
    return
  }
  json.member("file", file.path)
  json.key("range")
  json.object {
    for (name, offset) in [("start", span.range.start), ("end", span.range.end)] {
      let place = file.place(of: offset)
      $0.key(name)
      $0.inlineObject {
        $0.member("line", place.line)
        $0.member("column", place.column)
        $0.member("utf16Column", place.utf16Column)
        $0.member("offset", place.offset)
      }
    }
  }
}
