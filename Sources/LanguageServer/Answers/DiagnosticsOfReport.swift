internal import ThemeLint
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource

/// The diagnostics of a report by file, as the protocol describes them.
struct ReportedFiles {
  let report: LintReport
  let encoding: PositionEncoding
  /// Returns the URI of an absolute path, in the form that the client uses.
  let uri: (String) -> String
  private static let rules = Set(lintCatalog.map(\.code))
  private var positions: [FileID: TextPositions] = [:]

  init(_ report: LintReport, _ encoding: PositionEncoding, uri: @escaping (String) -> String) {
    self.report = report
    self.encoding = encoding
    self.uri = uri
  }

  /// The diagnostics by URI, in the order of the report. The second value has those without a file.
  mutating func all() -> (files: [(uri: String, diagnostics: [PublishedDiagnostic])], others: [Diagnostic]) {
    var files: [(uri: String, diagnostics: [PublishedDiagnostic])] = []
    var indices: [String: Int] = [:]
    var others: [Diagnostic] = []
    for diagnostic in report.findings {
      guard let span = diagnostic.span, let place = location(of: span) else {
        others.append(diagnostic)
        continue
      }
      let index = indices[place.uri] ?? files.count
      if index == files.count {
        indices[place.uri] = index
        files.append((place.uri, []))
      }
      files[index].diagnostics.append(published(diagnostic, at: place.range))
    }
    return (files, others)
  }

  mutating func published(_ diagnostic: Diagnostic, at range: TextRange) -> PublishedDiagnostic {
    let related = diagnostic.related.compactMap { related in
      location(of: related.span).map { PublishedDiagnostic.Related(location: $0, message: related.message) }
    }
    let pattern = diagnostic.code.rawValue.drop { $0 != "/" }
    let tags = (pattern.contains("unused") ? [1] : []) + (pattern.contains("deprecated") ? [2] : [])
    return PublishedDiagnostic(
      range: range, severity: diagnostic.severity.number, code: diagnostic.code.rawValue,
      codeDescription: Self.rules.contains(diagnostic.code)
        ? Website.page(of: diagnostic.code).map { .init(href: $0) } : nil,
      message: diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? ""), tags: tags.isEmpty ? nil : tags,
      relatedInformation: related.isEmpty ? nil : related)
  }

  /// The location of a span; `nil` for a shipped file, which the client cannot open.
  mutating func location(of span: SourceSpan) -> Location? {
    guard let path = report.sources.path(of: span.file), !path.hasPrefix(Lookup.shippedFolder) else { return nil }
    return Location(uri: uri(Path.absolute(path)), range: range(of: span))
  }

  mutating func range(of span: SourceSpan) -> TextRange {
    if let known = positions[span.file] { return known.range(of: span.range) }
    let made = TextPositions(report.sources[span.file]?.bytes ?? [], encoding)
    positions[span.file] = made
    return made.range(of: span.range)
  }
}

extension Diagnostic.Severity {
  /// The number in the protocol.
  var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
