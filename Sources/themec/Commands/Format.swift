import ArgumentParser
import ThemeCompiler

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes theme files in canonical form.",
    usage: """
      themec format [<path> ...] [--check] [--drop-noise] [<options>]
      """,
    discussion: """
      Attributes and children in Interface Builder's order, four spaces a level. Comments stay with their element, texts and \
      values as they are; the meaning is the same. What Interface Builder saved is in canonical form already: it has no \
      blank lines, which are removed from its files. '-' reads standard input and writes standard output.

      Exit status: 0 clean; 1 with --check when a file would change; 2 bad usage or a file that cannot be read.
      """)

  @Argument(help: ArgumentHelp("Files and folders; this folder without.", valueName: "path"))
  var paths: [String] = []

  @Flag(help: "Change nothing; name the files that are not in canonical form.")
  var check = false

  @Flag(help: "Drop what changes whenever someone opens the file: tool versions, the place on the canvas.")
  var dropNoise = false

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let style = FormatStyle(dropsNoise: dropNoise)
    let settings = try project.project(for: paths.first { $0 != "-" } ?? ".")
    if paths == ["-"] { return try formatInput(style, limits: settings.limits) }
    let found = settings.discovery.files(in: paths.isEmpty ? ["."] : paths)
    var sources = settings.sources
    var findings = found.diagnostics
    var changed = 0
    for path in found.value {
      let bytes: [UInt8]
      do {
        bytes = try SourceProvider(limits: settings.limits).read(path)
      } catch {
        findings.append(error.diagnostic())
        continue
      }
      let file = sources.add(path: path, bytes: bytes)
      // Other XML beside themes is nobody's business here.
      guard paths.contains(path) || file.isTheme(limits: settings.limits) else { continue }
      let formatted = ThemeCompiler.format(file, style: style, limits: settings.limits)
      findings += formatted.diagnostics
      guard let output = formatted.value, output != bytes else { continue }
      changed += 1
      if check {
        standardOutput("\(path.shown)\n")
      } else {
        try writeReport(output, to: path)
        if !project.quiet { standardOutput("formatted \(path.shown)\n") }
      }
    }
    project.printDiagnostics(findings, sources: sources)
    if findings.contains(where: { $0.severity == .error }) { throw Status.usage.error }
    if check, changed > 0 { throw Status.findings.error }
  }

  private func formatInput(_ style: FormatStyle, limits: Limits) throws {
    var sources = SourceMap()
    let file = sources.add(path: SourceProvider.standardInputName, bytes: try SourceProvider().readStandardInput())
    let formatted = ThemeCompiler.format(file, style: style, limits: limits)
    project.printDiagnostics(formatted.diagnostics, sources: sources)
    guard let output = formatted.value else { throw Status.usage.error }
    if !check { return standardOutput(output) }
    if output != file.bytes { throw Status.findings.error }
  }
}
