internal import ThemeCompiler
internal import ThemeLayout
internal import ThemeSource

/// Something that is wrong with the theme that is shown, and where.
struct Problem: Sendable, Equatable {
  let code: Diagnostic.Code
  let severity: Diagnostic.Severity
  var message: String
  var help: String?
  /// `Themes/LoginScreenletView_flat7.xml:12:5`; nil for a problem of no file.
  let place: String?
  /// The parts of files that it is about: first what it is reported at, then what is related.
  let extents: [ViewValue.Extent]
  /// Ids of the views on the screen that it is about: first the one to repair.
  var views: [String] = []
  /// The scene of a storyboard that its view is in, if that is another one than the screen shows.
  var scene: Int?

  /// The most problems of a theme that are listed.
  static let limit = 1000

  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    code = diagnostic.code
    severity = diagnostic.severity
    message = diagnostic.message
    help = diagnostic.help
    place = diagnostic.span.flatMap { span in
      sources[span.file].map { source in
        let position = LineTable(source.bytes).position(of: span.range.start)
        return "\(source.path):\(position.line):\(position.column)"
      }
    }
    extents = ([diagnostic.span] + diagnostic.related.map(\.span)).compactMap { span in
      span.flatMap { span in sources.path(of: span.file).map { ViewValue.Extent(path: $0, range: span.range) } }
    }
  }

  /// Whether both are the same problem, even if its place in the file has moved or another scene is shown.
  func isSame(as other: Problem) -> Bool {
    code == other.code && (place == other.place || message == other.message && views == other.views)
  }

  /// Whether a diagnostic is one that people are shown: of notes, those of solving the constraints.
  static func isShown(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity > .note || layoutDescriptors.contains { $0.code == diagnostic.code }
  }
}

extension [Problem] {
  /// `1 error`, `2 warnings`: the severities that there are, the gravest first.
  var counts: [(severity: Diagnostic.Severity, text: String)] {
    Diagnostic.Severity.allCases.sorted(by: >).compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : (severity, "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")")
    }
  }

  /// The problems of a view.
  func about(_ view: String) -> [Problem] { filter { $0.views.contains(view) } }
}
