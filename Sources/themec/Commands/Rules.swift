import ArgumentParser
import ThemeCompiler

struct Rules: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  static let configuration = CommandConfiguration(
    abstract: "Lists all lint rules.",
    discussion: "In text, '*' marks rules with a safe fix. 'themec rule NAME' says more of one.")

  @Option(help: "Format of the output.")
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
