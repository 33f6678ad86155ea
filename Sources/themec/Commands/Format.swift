import ArgumentParser
import ThemeDatabase
import ThemeEditing
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

struct Format: AsyncParsableCommand, TakesPaths {
  static let configuration = CommandConfiguration(
    commandName: "format", _superCommandName: "themec", abstract: "Format theme files",
    usage: """
      themec format [<path> ...] [--check | --diff] [--drop-noise] [<options>]
      """,
    discussion: """
      Writes attributes and children in Interface Builder's order and indents by four spaces. Comments stay with their \
      element; text and values are unchanged. ViewModel descriptors stay as they are. Files saved by Interface Builder usually do not change. Use '-' to read standard input and write to standard output.

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

  @Flag(help: "Remove system and plug-in versions, canvas positions and similar Interface Builder metadata")
  var dropNoise = false

  @Option(name: [.customShort("j", allowingJoined: true), .long], help: JobCount.help) var jobs: Int?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  /// The result of formatting a file.
  private struct FormattedFile {
    /// `nil` if the file is in canonical form, or cannot be formatted.
    var change: ChangedFile?
    var errors: [Diagnostic]
    var notes: [Diagnostic]
  }

  func validate() throws {
    _ = try JobCount(jobs)
    if check && diff { throw ValidationError("'--check' and '--diff' cannot be used together") }
  }

  func run() async throws {
    let style = FormatStyle(dropsNoise: dropNoise)
    let settings = try project.project(for: paths.first { $0 != "-" } ?? ".")
    if paths == ["-"] { return try formatInput(style, limits: settings.limits) }
    let found = settings.discovery.files(in: paths.isEmpty ? ["."] : paths)
    var sources = settings.sources
    var problems = found.diagnostics
    var files: [SourceFile] = []
    for path in found.value {
      do {
        files.append(sources.add(path: path, bytes: try SourceProvider(limits: settings.limits).read(path)))
      } catch {
        problems.append(error.diagnostic())
      }
    }
    var errors: [Diagnostic] = []
    var changes: [ChangedFile] = []
    let (named, limits) = (Set(paths), settings.limits)
    await forEachResult(of: files, jobs: try JobCount(jobs).value) { file -> FormattedFile? in
      let parsed = ThemeSyntax.parse(file, limits: limits)
      // A folder can contain XML that is not a theme. A XIB that cannot be read is an error.
      let isUnreadable = !file.path.hasSuffix(".xml") && parsed.diagnostics.contains(where: \.preventsEditing)
      guard parsed.value.isTheme || named.contains(file.path) && !parsed.value.tree.isDescriptor || isUnreadable else {
        return nil
      }
      let formatted = ThemeEditing.format(parsed, of: file, style: style)
      let change = formatted.value.flatMap {
        $0 == file.bytes || parsed.value.isOtherMarkup
          ? nil : ChangedFile(path: file.path, before: file.bytes, after: $0)
      }
      return FormattedFile(
        change: change, errors: parsed.diagnostics.filter { $0.severity == .error },
        notes: formatted.diagnostics.filter { $0.severity != .error })
    } _: { result in
      guard let result else { return }
      errors += result.errors
      problems += result.notes
      if let change = result.change { changes.append(change) }
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
    let parsed = ThemeSyntax.parse(file, limits: limits)
    let formatted = ThemeEditing.format(parsed, of: file, style: style)
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    if !parsed.value.tree.isDescriptor { project.printDiagnostics(errors, sources: sources) }
    if parsed.value.tree.isDescriptor {
      if !check, !diff { standardOutput(contents: file.bytes) }
      return
    }
    guard let output = formatted.value, !parsed.value.isOtherMarkup else { throw Status.problems.error }
    let change = ChangedFile(path: file.path, before: file.bytes, after: output)
    if diff { standardOutput(contents: change.unifiedDiff) } else if !check { standardOutput(contents: output) }
    if !errors.isEmpty || ((check || diff) && output != file.bytes) { throw Status.problems.error }
  }
}
