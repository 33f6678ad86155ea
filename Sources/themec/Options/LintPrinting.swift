import DiagnosticFormats
import TerminalCells
import ThemeCompiler
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSource

extension Lint {
  /// Writes the report.
  /// - Parameter isPart: Whether the report contains only changes, for which the caller prints a summary.
  func print(_ report: LintReport, _ projects: [AskedProject], isPart: Bool = false) throws {
    try print(report, limits(of: projects), isPart: isPart, to: destinations)
  }

  /// The limits of a report: those of the project that lists the most.
  private func limits(of projects: [AskedProject]) -> Limits {
    let all = projects.compactMap(\.configured?.limits)
    guard var result = all.first else { return project.inputLimits }
    for name in [LimitName.diagnosticsPerFile, .messageBytesPerFile] {
      result[name] = all.map { $0[name] }.max() ?? result[name]
    }
    return result
  }

  var destinations: [ReportDestination] {
    reporting.format.isEmpty ? [ReportDestination(format: .text, file: nil)] : reporting.format
  }

  /// The file of a report; `nil` for standard output.
  func file(of destination: ReportDestination) -> String? {
    let named = destination.file ?? reporting.output
    return named == "-" ? nil : named
  }

  func print(
    _ report: LintReport, _ limits: Limits, isPart: Bool = false, to destinations: [ReportDestination]
  ) throws {
    let findings =
      project.quiet ? PackedDiagnostics(report.findings.lazy.filter { $0.severity == .error }) : report.findings
    for destination in destinations {
      var options = FormatOptions()
      options.limits = limits
      let file = file(of: destination)
      options.color = file == nil && (reporting.color ?? .auto).depth != .none
      // The width of the line number, the bar and the spaces around them is subtracted.
      if file == nil, let columns = Terminal.current.size?.columns { options.width = columns - 8 }
      options.statistics = reporting.statistics
      options.summary = !project.quiet && !isPart
      options.checkedFiles = report.checkedPaths.count
      options.toolVersion = themecVersion
      options.workingFolder = Path.workingFolder
      options.descriptors = lintCatalog + noticeCatalog
      if let root = RepositoryRoot(of: destination.format).path {
        options.pathInRepository = { Path.relative(Path.absolute($0), to: root) ?? $0 }
      }
      var bytes: [UInt8] = []
      DiagnosticFormats.format(findings, sources: report.sources, as: destination.format, options: options) { piece in
        if file == nil { standardOutput(piece) } else { bytes += piece }
      }
      if let file {
        let configuration = Path.joined(Path.folder(of: file), Configuration.fileName)
        try writeReport(bytes, to: file, besides: report.readPaths + [configuration])
      }
    }
  }

  /// The errors of a request, and not of a file.
  private static let requests = Set(
    [DiagnosticDescriptor.unknownElement, .unknownScreenlet, .unknownTheme].map(\.code))

  /// The exit status for the diagnostics, or `nil` for success.
  func status(of findings: PackedDiagnostics, _ most: Int?) -> Status? {
    if reporting.exitZero { return nil }
    let errors = findings.kinds.filter { $0.severity == .error }
    if errors.contains(where: { $0.code.group == "io" || Self.requests.contains($0.code) }) { return .usage }
    if !errors.isEmpty || (reporting.strict && !findings.isEmpty) { return .problems }
    if let most, findings.kinds.count(where: { $0.severity == .warning }) > most { return .problems }
    return nil
  }
}
