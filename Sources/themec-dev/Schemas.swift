import ArgumentParser
import ThemeCompiler
import ThemeSyntax

/// `themec-dev schemas`: renders the schemas of the theme language, from its vocabulary, and of the configuration.
struct Schemas: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Generate Schemas/theme.rng and Schemas/configuration.schema.json")

  @OptionGroup var options: RepositoryOptions

  func run() throws {
    try RepositoryFile(path: "Schemas/theme.rng", text: themeSchema()).update(in: options, command: "schemas")
    try RepositoryFile(path: "Schemas/configuration.schema.json", text: configurationSchema()).update(
      in: options, command: "schemas")
  }
}
