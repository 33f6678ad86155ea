import ArgumentParser

/// The maintainers' tool, which updates generated files and checks the repository. Users do not need it.
@main
struct ThemecDev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themec-dev", abstract: "Maintain the repository of themec",
    subcommands: [
      Embed.self, CatalogCommand.self, Schemas.self, Docs.self, CheckImports.self, UpdateGolden.self, Mutants.self,
      Fuzz.self,
      Conformance.self, Flags.self, FormatReport.self, IndexBenchmark.self, SyntaxBenchmark.self, StageBenchmark.self,
      SessionBenchmark.self, ReadSwift.self, SwiftBenchmark.self, Pictures.self,
      TerminalEvents.self, LiveBenchmark.self,
    ])
}

/// Options of all subcommands.
struct RepositoryOptions: ParsableArguments {
  @Option(help: "Root of the repository")
  var root = "."

  @Flag(help: "Fail if a file would change, and write nothing")
  var check = false
}
