import ArgumentParser
import ThemeEditing
import ThemeProject
import ThemeSource
import ThemeSyntax

struct Format: ParsableCommand, TakesPaths {
  static let configuration = CommandConfiguration(
    commandName: "format", _superCommandName: "themec", abstract: "Format theme files",
    usage: """
      themec format [<path> ...] [--check | --diff] [--drop-noise] [<options>]
      """,
    discussion: """
      Writes attributes and children in Interface Builder's order and indents by four spaces. Comments stay with their \
      element; text and values are unchanged. Files saved by Interface Builder usually do not change. Use '-' to read standard input and write to standard output.

      Exit status: 0 on success; 1 if a file has syntax errors or, with --check or --diff, is not formatted; 2 if the usage is \
      invalid, or a file cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp("Files and folders to format (default: current directory)", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Flag(help: "List files that are not formatted, and write nothing")
  var check = false

  @Flag(help: "Print the changes as a unified diff, and write nothing")
  var diff = false

  @Flag(help: "Remove tool versions, canvas positions and similar Interface Builder metadata")
  var dropNoise = false

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if check && diff { throw ValidationError("'--check' and '--diff' cannot be used together") }
  }

  func run() throws {
    let style = FormatStyle(dropsNoise: dropNoise)
    let settings = try project.project(for: paths.first { $0 != "-" } ?? ".")
    if paths == ["-"] { return try formatInput(style, limits: settings.limits) }
    let found = settings.discovery.files(in: paths.isEmpty ? ["."] : paths)
    var sources = settings.sources
    var problems = found.diagnostics
    var errors: [Diagnostic] = []
    var changes: [ChangedFile] = []
    for path in found.value {
      let bytes: [UInt8]
      do {
        bytes = try SourceProvider(limits: settings.limits).read(path)
      } catch {
        problems.append(error.diagnostic())
        continue
      }
      let file = sources.add(path: path, bytes: bytes)
      // A folder can contain XML that is not a theme.
      guard paths.contains(path) || file.isTheme(limits: settings.limits) else { continue }
      let formatted = ThemeEditing.format(file, style: style, limits: settings.limits)
      errors += ThemeSyntax.parse(file, limits: settings.limits).diagnostics.filter { $0.severity == .error }
      problems += formatted.diagnostics.filter { $0.severity != .error }
      guard let output = formatted.value, output != bytes else { continue }
      changes.append(ChangedFile(path: path, before: bytes, after: output))
    }
    if !check && !diff { try writeChanges(changes, below: [Path.absolute(settings.root)]) }
    for change in changes {
      if diff {
        standardOutput(contents: change.unifiedDiff)
      } else if check || !project.quiet {
        standardOutput(check ? "\(change.path.escapedLinePath)\n" : "formatted \(change.path.escaped)\n")
      }
    }
    project.printDiagnostics(problems + errors, sources: sources)
    if problems.contains(where: { $0.severity == .error }) { throw Status.usage.error }
    if !errors.isEmpty || ((check || diff) && !changes.isEmpty) { throw Status.problems.error }
  }

  private func formatInput(_ style: FormatStyle, limits: Limits) throws {
    var sources = SourceMap()
    let file = sources.add(
      path: SourceProvider.standardInputName, bytes: try SourceProvider(limits: limits).readStandardInput())
    let formatted = ThemeEditing.format(file, style: style, limits: limits)
    let errors = ThemeSyntax.parse(file, limits: limits).diagnostics.filter { $0.severity == .error }
    project.printDiagnostics(errors, sources: sources)
    guard let output = formatted.value else { throw Status.problems.error }
    let change = ChangedFile(path: file.path, before: file.bytes, after: output)
    if diff { standardOutput(contents: change.unifiedDiff) } else if !check { standardOutput(contents: output) }
    if !errors.isEmpty || ((check || diff) && output != file.bytes) { throw Status.problems.error }
  }
}
