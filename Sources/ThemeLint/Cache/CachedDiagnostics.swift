internal import ThemeProject
internal import ThemeSource

extension CacheWriter {
  mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.code.rawValue)
    add(Diagnostic.Severity.allCases.firstIndex(of: diagnostic.severity) ?? 0)
    add(diagnostic.message)
    add(diagnostic.span == nil ? 0 : 1)
    if let span = diagnostic.span { add(span) }
    let subject = diagnostic.subject
    for part in [subject.theme, subject.element, subject.key, subject.member, subject.declaration] { add(part) }
    add(diagnostic.help)
    add(diagnostic.related) { writer, related in
      writer.add(related.span)
      writer.add(related.message)
    }
    add(diagnostic.fixes) { writer, fix in
      writer.add(fix.title)
      writer.add(Fix.Safety.cached.firstIndex(of: fix.safety) ?? 0)
      writer.add(fix.edits) { writer, edit in
        writer.add(edit.span)
        writer.add(edit.replacement)
      }
    }
  }

  mutating func add(_ span: SourceSpan) {
    add(UInt64(span.file.rawValue))
    add(UInt64(span.range.start))
    add(UInt64(span.range.end))
  }
}

extension CacheReader {
  mutating func diagnostic() throws(Malformed) -> Diagnostic {
    let code = Diagnostic.Code(try text())
    let severity = try choice(Diagnostic.Severity.allCases)
    let message = try text()
    let span = try number() == 0 ? nil : try span()
    let subject = Diagnostic.Subject(
      theme: try optionalText(), element: try optionalText(), key: try optionalText(), member: try optionalText(),
      declaration: try optionalText())
    var diagnostic = Diagnostic(
      code: code, severity: severity, message: message, span: span, subject: subject, help: try optionalText())
    diagnostic.related = try array { reader throws(Malformed) in
      Diagnostic.Related(try reader.span(), try reader.text())
    }
    diagnostic.fixes = try array { reader throws(Malformed) in
      Fix(
        try reader.text(), try reader.choice(Fix.Safety.cached),
        try reader.array { reader throws(Malformed) in Fix.Edit(try reader.span(), try reader.text()) })
    }
    return diagnostic
  }

  mutating func span() throws(Malformed) -> SourceSpan {
    let file = FileID(rawValue: try id())
    return SourceSpan(file: file, range: SourceRange(start: try id(), end: try id()))
  }
}

extension Fix.Safety {
  fileprivate static let cached: [Fix.Safety] = [.safe, .unsafe, .displayOnly]
}
