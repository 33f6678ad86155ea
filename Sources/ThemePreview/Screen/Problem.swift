internal import ThemeLayout
internal import ThemeSource

/// A problem of the displayed theme, with its place.
struct Problem: Sendable, Equatable {
  let code: Diagnostic.Code
  let severity: Diagnostic.Severity
  var message: String
  var help: String?
  /// `Themes/LoginScreenletView_flat7.xml:12:5`; nil for a problem without a file.
  let place: String?
  /// The affected parts of files: the reported one, then related ones.
  let extents: [ViewValue.Extent]
  /// Ids of the affected views on the screen, the one to fix first.
  var views: [String] = []
  /// The storyboard scene of the affected view, if it is not the displayed one.
  var scene: Int?

  /// Maximum number of listed problems of a theme.
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

  /// Whether a diagnostic is shown to users. Notes are shown only if they are about solving the constraints.
  static func isShown(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity > .note || layoutDescriptors.contains { $0.code == diagnostic.code }
  }
}

extension [Problem] {
  /// `1 error`, `2 warnings`: the severities with problems, most severe first.
  var counts: [(severity: Diagnostic.Severity, text: String)] {
    Diagnostic.Severity.allCases.sorted(by: >).compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : (severity, "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")")
    }
  }

  func about(_ view: String) -> [Problem] { filter { $0.views.contains(view) } }
}
