import ArgumentParser
import ThemeCompiler

struct Strings: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Exports the texts that users see, and imports their translations.",
    discussion: "Keys are ibtool's: 'f7D-kx-dsJ.text', 'kq3-Yb-Mpp.normalTitle'.",
    subcommands: [StringsExport.self, StringsImport.self])
}

/// Reads a theme that is to be edited; one that cannot be read as a whole ends the command.
private func markup(of path: String, options: ProjectOptions) throws -> (tree: MarkupTree, sources: SourceMap) {
  var sources = SourceMap()
  let file = sources.add(path: path, bytes: try fileBytes(path))
  let document = parse(file)
  guard let tree = MarkupTree(document, of: file) else {
    options.printDiagnostics(document.diagnostics.filter(\.preventsEditing), sources: sources)
    throw Failure("'\(path.shown)' cannot be read as a theme")
  }
  return (tree, sources)
}

struct StringsExport: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case strings, xliff }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes a theme's texts as .strings or .xliff.",
    usage: """
      themec strings export <file> [--format <format>] [-o <file>] [<options>]
      """,
    discussion: """
      Keys are ibtool's: 'f7D-kx-dsJ.text', 'kq3-Yb-Mpp.normalTitle'.
      """)

  @Argument(help: ArgumentHelp("Theme or .xib.", valueName: "file"))
  var file: String

  @Option(help: "Format to write.")
  var format = Format.strings

  @Option(help: ArgumentHelp("Language of the theme's texts, for XLIFF.", valueName: "code"))
  var source = "en"

  @Option(help: ArgumentHelp("Language to translate to, for XLIFF.", valueName: "code"))
  var target: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write; standard output without.", valueName: "file"))
  var output: String?

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let strings = try markup(of: file, options: project).tree.localizedStrings
    let bytes =
      format == .strings
      ? stringsFile(strings) : xliffDocument(strings, original: file, source: source, target: target)
    if let output { try writeReport(bytes, to: output) } else { standardOutput(bytes) }
  }
}

struct StringsImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Writes a theme with texts from .strings or .xliff.",
    usage: """
      themec strings import <file> <strings> [-o <file>] [<options>]
      """,
    discussion: """
      Only the texts change, not a byte beside them.

      Exit status: 0; 1 when a key is of no text of the theme; 2 when a file cannot be read.
      """)

  @Argument(help: ArgumentHelp("Theme or .xib.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("Translations: .strings, or .xliff.", valueName: "strings"))
  var strings: String

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write; standard output without.", valueName: "file"))
  var output: String?

  @OptionGroup var project: ProjectOptions

  func run() throws {
    var (tree, sources) = try markup(of: file, options: project)
    let translated = sources.add(path: strings, bytes: try fileBytes(strings))
    let isXliff = strings.hasSuffix(".xliff") || strings.hasSuffix(".xlf")
    let parsed = isXliff ? parseXliff(translated, of: file) : parseStrings(translated)
    let findings = parsed.diagnostics + tree.setStrings(parsed.value)
    project.printDiagnostics(findings, sources: sources)
    if findings.contains(where: { $0.severity == .error }) { throw Status.usage.error }
    let bytes = tree.write()
    if let output { try writeReport(bytes, to: output) } else { standardOutput(bytes) }
    if findings.contains(where: { $0.severity != .note }) { throw Status.findings.error }
  }
}
