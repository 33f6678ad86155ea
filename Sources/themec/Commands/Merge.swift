import ArgumentParser
import ThemeEditing
import ThemeProject
import ThemeSource

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", _superCommandName: "themec", abstract: "Merge two versions of a theme, object by object",
    usage: """
      themec merge <base> <ours> <theirs> [-o <file>] [<options>]
      """,
    discussion: """
      To use it with git, add '*.xib merge=theme' to .gitattributes, and run:
        git config merge.theme.name "themec"
        git config merge.theme.driver "themec merge %O %A %B -o %A --name=%P"

      Conflicts are marked by comments around the object, so that the file stays well-formed.

      Exit status: 0 on success; 1 on conflicts; 2 if the usage is invalid, or a file cannot be read or written, \
      in which case nothing is written.
      """)

  @Argument(help: ArgumentHelp("Common ancestor (may be empty)", valueName: "base"), completion: .file())
  var base: String

  @Argument(
    help: ArgumentHelp("Current version, which determines the form of the result", valueName: "ours"),
    completion: .file())
  var ours: String

  @Argument(help: ArgumentHelp("Other version", valueName: "theirs"), completion: .file())
  var theirs: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("File name to use in messages", valueName: "path"), completion: .file())
  var name: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    var sources = SourceMap()
    func file(_ path: String, _ shown: String) throws -> SourceFile {
      sources.add(path: shown, bytes: try SourceProvider(limits: project.inputLimits).read(path))
    }
    let ancestor = try file(base, name.map { "\($0) (base)" } ?? base)
    let mine = try file(ours, name ?? ours)
    let other = try file(theirs, name.map { "\($0) (theirs)" } ?? theirs)
    let result = merge(base: ancestor, ours: mine, theirs: other, limits: project.inputLimits)
    project.printDiagnostics(result.diagnostics, sources: sources)
    guard let merged = result.value else { throw Status.usage.error }
    // git shows what a merge driver prints.
    try writeResult(merged.bytes, to: output, quiet: true)
    if !merged.conflicts.isEmpty { throw Status.problems.error }
  }
}
