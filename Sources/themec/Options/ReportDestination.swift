import ArgumentParser
import ThemeSource

/// A value of `--format`: `sarif` or `sarif=report.sarif`.
struct ReportDestination: ExpressibleByArgument {
  var format: DiagnosticFormat
  /// `nil` for standard output or the file of `--output`.
  var file: String?

  init(format: DiagnosticFormat, file: String?) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let format = parts.first.flatMap(DiagnosticFormat.init(rawValue:)) else { return nil }
    self.init(format: format, file: parts.count > 1 ? parts[1] : nil)
  }

  static var allValueStrings: [String] { DiagnosticFormat.allCases.map(\.rawValue) }
}
