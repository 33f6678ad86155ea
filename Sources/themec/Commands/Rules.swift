import ArgumentParser
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

struct Rules: ParsableCommand {
  enum Format: String, OptionValues { case text, json, markdown }

  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: "themec", abstract: "List all lint rules",
    discussion: """
      In the text format, '*' marks rules with a safe fix. Run 'themec rule <name>' for the details of a rule.

      Profiles, which 'lint.profile' of the configuration chooses:

      \(LintSettings.Profile.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      """)

  @Option(help: "Output format")
  var format = Format.text

  @Option(help: "Only the rules that are on in a profile")
  var profile: LintSettings.Profile?

  func run() throws {
    let profile = profile
    let entries = lintCatalog.filter { profile?.includes($0) ?? true }
    switch format {
    case .text: standardOutput(ruleTable(entries, profile: profile))
    case .markdown: standardOutput(DiagnosticDescriptor.markdown(of: entries))
    case .json:
      var writer = JSONWriter(.pretty)
      writer.array { list in
        for entry in entries {
          entry.write(to: &list, profiles: LintSettings.Profile.allCases.filter { $0.includes(entry) }.map(\.rawValue))
        }
      }
      writer.newline()
      standardOutput(writer.bytes)
    }
  }
}

extension LintSettings.Profile: OptionValues {}
