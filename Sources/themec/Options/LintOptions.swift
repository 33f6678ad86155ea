import ArgumentParser
import DiagnosticFormats
import TerminalCells
import ThemeProject
import ThemeSource

/// Options for the report of a check, and for the exit status.
///
/// ArgumentParser calls Swift's run time four times for each group of options, so a command should have few groups.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Output format, or FORMAT=FILE to write a report to a file (default: text; repeatable)",
      valueName: "format"))
  var format: [ReportDestination] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Report only these rules and groups, such as 'layout' (repeatable)", valueName: "rules"))
  var select: [String] = []

  @Option(help: ArgumentHelp("Do not report these rules and groups (repeatable)", valueName: "rules"))
  var ignore: [String] = []

  @Flag(help: "Apply 'include' and 'exclude' of the configuration also to files that are named")
  var forceExclude = false

  @Flag(help: "Print the number of problems for each rule")
  var statistics = false

  @Option(help: "When to use color, and how many colors (default: auto)")
  var color: ColorMode?

  @Flag(help: "Exit with status 1 if any problem is found, including warnings and notes")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Maximum number of warnings before failing (default: lint.maxWarnings of the configuration)", valueName: "n"),
    transform: wholeNumber(_:))
  var maxWarnings: Int?

  @Flag(help: "Exit with status 0 even if problems are found")
  var exitZero = false

  func validate() throws {
    let unnamed = format.filter { $0.file == nil }
    if unnamed.count > 1 {
      throw ValidationError(
        "'--format' without a file can only be used once: write '--format \(unnamed[1].format.rawValue)=FILE'")
    }
    let files = format.compactMap(\.file) + (output.map { [$0] } ?? [])
    if Set(files.map { Path.absolute($0) }).count < files.count {
      throw ValidationError("two reports cannot be written to the same file")
    }
    if output != nil, !format.isEmpty, unnamed.isEmpty {
      throw ValidationError("'--output' has no report to write: every '--format' names a file")
    }
  }
}

private func wholeNumber(_ text: String) throws -> Int {
  guard let number = Int(text), number >= 0 else { throw ValidationError("expected a whole number, 0 or greater") }
  return number
}
