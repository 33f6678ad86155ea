import ArgumentParser
import ThemeCompiler
import ThemeSyntax

/// `themec-dev schemas`: renders the schema of the theme language from its vocabulary.
struct Schemas: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Generate Schemas/theme.rng from the vocabulary")

  @OptionGroup var options: RepositoryOptions

  func run() throws {
    try RepositoryFile(path: "Schemas/theme.rng", text: themeSchema()).update(in: options, command: "schemas")
  }
}
