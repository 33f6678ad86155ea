import ArgumentParser
import ThemeCompiler

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merges two changed versions of a theme or .xib, object by object.",
    usage: """
      themec merge <base> <ours> <theirs> [-o <file>] [<options>]
      """,
    discussion: """
      As git's merge driver, write to .gitattributes: *.xib merge=theme. Then
        git config merge.theme.name "themec"
        git config merge.theme.driver "themec merge %O %A %B -o %A --name %P"

      What both changed, each in another way, is marked by comments around the object; the file stays well-formed.

      Exit status: 0 merged; 1 conflicts; 2 a file that cannot be read, and then nothing is written.
      """)

  @Argument(help: ArgumentHelp("The common ancestor; may be empty.", valueName: "base"))
  var base: String

  @Argument(help: ArgumentHelp("Our version, whose form is kept.", valueName: "ours"))
  var ours: String

  @Argument(help: ArgumentHelp("Their version.", valueName: "theirs"))
  var theirs: String

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write; standard output without.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Name of the file in messages.", valueName: "path"))
  var name: String?

  @OptionGroup var project: ProjectOptions

  func run() throws {
    var sources = SourceMap()
    func file(_ path: String, _ shown: String) throws -> SourceFile {
      sources.add(path: shown, bytes: try SourceProvider().read(path))
    }
    let ancestor = try file(base, name.map { "\($0) (base)" } ?? base)
    let mine = try file(ours, name ?? ours)
    let other = try file(theirs, name.map { "\($0) (theirs)" } ?? theirs)
    let result = merge(base: ancestor, ours: mine, theirs: other)
    project.printDiagnostics(result.diagnostics, sources: sources)
    guard let merged = result.value else { throw Status.usage.error }
    if let output { try writeReport(merged.bytes, to: output) } else { standardOutput(merged.bytes) }
    if !merged.conflicts.isEmpty { throw Status.findings.error }
  }
}
