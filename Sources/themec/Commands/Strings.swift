import ArgumentParser
import ThemeEditing
import ThemeProject
import ThemeSource
import ThemeSyntax

struct Strings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings", _superCommandName: "themec", abstract: "Export and import localizable strings",
    discussion: "Keys are those of ibtool, such as 'f7D-kx-dsJ.text' and 'kq3-Yb-Mpp.normalTitle'.",
    subcommands: [StringsExport.self, StringsImport.self])
}

/// Reads a theme for editing and prints its errors. Throws if the theme cannot be read completely.
private func markup(
  of path: String, options: ProjectOptions
) throws -> (tree: MarkupTree, sources: SourceMap, status: Status) {
  var sources = SourceMap()
  let file = sources.add(path: path, bytes: try fileBytes(path, limits: options.inputLimits))
  let document = parse(file, limits: options.inputLimits)
  let errors = document.diagnostics.filter { $0.severity == .error }
  options.printDiagnostics(errors, sources: sources)
  guard let tree = MarkupTree(document, of: file) else { throw errors.isEmpty ? Status.usage.error : nothingWritten }
  return (tree, sources, errors.isEmpty ? .clean : .problems)
}

struct StringsExport: ParsableCommand {
  enum Format: String, OptionValues { case strings, xliff }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export the strings of a theme",
    usage: """
      themec strings export <file> [--format <format>] [-o <file>] [<options>]
      """,
    discussion: """
      Keys are those of ibtool, such as 'f7D-kx-dsJ.text' and 'kq3-Yb-Mpp.normalTitle'.
      """)

  @Argument(help: ArgumentHelp("Theme file", valueName: "file"), completion: .file())
  var file: String

  @Option(help: "Output format")
  var format = Format.strings

  @Option(help: ArgumentHelp("Source language, for XLIFF (default: en)", valueName: "code"))
  var source: String?

  @Option(help: ArgumentHelp("Target language, for XLIFF", valueName: "code"))
  var target: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if format == .strings, source != nil || target != nil {
      throw ValidationError("'--source' and '--target' can only be used with '--format xliff'")
    }
  }

  func run() throws {
    let (tree, _, status) = try markup(of: file, options: project)
    let strings = tree.localizedStrings
    if let output, Path.folder(of: output).hasSuffix(".lproj") { try checkTranslations(in: output, strings) }
    let bytes =
      format == .strings
      ? stringsFile(strings) : xliffDocument(strings, original: file, source: source ?? "en", target: target)
    try writeResult(bytes, to: output, besides: [file], quiet: project.quiet)
    if status != .clean { throw status.error }
  }
}

extension StringsExport {
  /// Throws if the exported texts would replace translations in a language's folder, or take precedence over those of a
  /// String Catalog.
  private func checkTranslations(in path: String, _ strings: [LocalizedString]) throws {
    let folder = Path.folder(of: Path.folder(of: path))
    let catalog = Path.name(of: path).replacing(".strings", with: ".xcstrings")
    for other in [Path.joined(folder, "mul.lproj/\(catalog)"), Path.joined(folder, catalog)]
    where catalog.hasSuffix(".xcstrings") && DiskFileSystem().exists(other) {
      throw Failure(
        "'\(other.escaped)' has the translations, and '\(path.escaped)' would take precedence over it",
        help: "translate in the String Catalog, or export to another folder")
    }
    guard let bytes = try? SourceProvider().read(path) else { return }
    let known = parseStrings(SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes)).value
    let texts = Dictionary(strings.map { ($0.key, $0.value) }) { first, _ in first }
    if known.allSatisfy({ texts[$0.key] == $0.value }) { return }
    throw Failure(
      "'\(path.escaped)' has translations, which this would replace",
      help: "export to another file, and add its new keys to this one")
  }
}

struct StringsImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import translated strings into a theme",
    usage: """
      themec strings import <file> <strings> [-o <file>] [<options>]
      """,
    discussion: """
      Only the strings change; the rest of the file stays the same, byte for byte.

      Exit status: 0 on success; 1 if a key does not match any string of the theme; 2 if the usage is \
      invalid, or a file cannot be read or written.
      """)

  @Argument(help: ArgumentHelp("Theme file", valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp("Translations, as .strings or .xliff", valueName: "strings"), completion: .file())
  var strings: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if strings.hasSuffix(".xcstrings") {
      throw ValidationError(
        "a String Catalog cannot be imported\n'lint' and 'preview' read it where it is, beside the document")
    }
  }

  func run() throws {
    var (tree, sources, status) = try markup(of: file, options: project)
    let translated = sources.add(path: strings, bytes: try fileBytes(strings, limits: project.inputLimits))
    let isXliff = strings.hasSuffix(".xliff") || strings.hasSuffix(".xlf")
    let parsed =
      isXliff
      ? parseXliff(translated, of: file, limits: project.inputLimits)
      : parseStrings(translated, limits: project.inputLimits)
    if isBinaryPropertyList(translated.bytes) {
      project.printDiagnostics(parsed.diagnostics, sources: sources)
      throw nothingWritten
    }
    if parsed.value.isEmpty, parsed.diagnostics.isEmpty {
      standardError("warning: no strings in '\(strings.escaped)'\n")
    }
    let problems = parsed.diagnostics + tree.setStrings(parsed.value)
    project.printDiagnostics(problems, sources: sources)
    if problems.contains(where: { $0.severity == .error }) { throw Status.usage.error }
    let bytes = tree.write()
    try writeResult(bytes, to: output, besides: [strings], quiet: project.quiet)
    let unknown = DiagnosticDescriptor.unknownKey.code
    if problems.contains(where: { $0.severity != .note || $0.code == unknown }) { status = .problems }
    if status != .clean { throw status.error }
  }
}
