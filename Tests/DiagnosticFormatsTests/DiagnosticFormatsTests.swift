import DiagnosticFormats
import Testing
import ThemeSource

/// Sources of a test, and spans found by their text.
struct Sample {
  var sources = SourceMap()

  /// Adds a file.
  @discardableResult
  mutating func add(_ path: String, _ text: String) -> FileID { sources.add(path: path, bytes: Array(text.utf8)).id }

  /// Returns the span of the first occurrence of `text` in a file, compared by bytes.
  func span(_ text: String, in file: FileID) -> SourceSpan {
    let needle = Array(text.utf8)
    let bytes = sources[file]?.bytes ?? []
    let start = bytes.indices.first { bytes[$0...].starts(with: needle) } ?? bytes.count
    return SourceSpan(file: file, range: SourceRange(start..<start + needle.count))
  }

  /// Returns the report as text, without the summary.
  func text(_ diagnostics: Diagnostic..., width: Int = 120) -> String {
    var options = FormatOptions()
    options.summary = false
    options.width = width
    return String(decoding: format(diagnostics, sources: sources, as: .text, options: options), as: UTF8.self)
  }
}
