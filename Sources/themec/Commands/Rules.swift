import ArgumentParser
import Diagnostics
import ThemeLint
import ThemeSource

struct Rules: ParsableCommand {
  enum Format: String, OptionValues { case text, json, markdown }

  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: "themec", abstract: "List all lint rules",
    discussion:
      "In the text format, '*' marks rules with a safe fix. Run 'themec rule <name>' for the details of a rule.")

  @Option(help: "Output format")
  var format = Format.text

  func run() throws {
    switch format {
    case .text: standardOutput(ruleTable(lintCatalog))
    case .markdown: standardOutput(DiagnosticDescriptor.markdown(of: lintCatalog))
    case .json:
      var writer = JSONWriter(.pretty)
      writer.array { list in for entry in lintCatalog { entry.write(to: &list) } }
      writer.newline()
      standardOutput(writer.bytes)
    }
  }
}
