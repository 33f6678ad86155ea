import ArgumentParser
import ThemeLint
import ThemeProject
import ThemeSource

struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", _superCommandName: "themec", abstract: "Explain a lint rule",
    discussion: """
      Prints what the rule reports and why, with examples and its fix. Lists the rules of a group if its name is given, \
      and all rules if no name is given.
      """)

  @Argument(
    help: ArgumentHelp(
      "Rule, such as layout/ambiguous or ambiguous, or group of rules, such as layout", valueName: "name"),
    completion: .list(lintCatalog.map(\.code.rawValue)))
  var name: String?

  func run() throws {
    guard let name else {
      standardOutput(ruleTable(lintCatalog))
      return
    }
    let found = rules(named: name)
    if found.contains(where: { $0.code.rawValue == name || $0.code.rawValue.hasSuffix("/\(name)") }) {
      standardOutput(found.map(\.page).joined(separator: "\n"))
    } else if !found.isEmpty {
      standardOutput(ruleTable(found))
    } else if let notice = noticeCatalog.first(where: { $0.code.rawValue == name }) {
      standardOutput(notice.page)
    } else {
      throw Failure("unknown rule '\(name.escaped)'", help: helpForRule(name))
    }
  }
}

/// One line for each rule: code, severity, whether it has a safe fix, summary.
/// - Parameter profile: a profile in which all of them are on; `nil` for the default.
func ruleTable(_ entries: [DiagnosticDescriptor], profile: LintSettings.Profile? = nil) -> String {
  let width = entries.map { $0.code.rawValue.utf8.count }.max() ?? 0
  return entries.map { entry in
    let code = entry.code.rawValue
    let level = entry.isOnByDefault || profile != nil ? entry.severity.rawValue : "off"
    let mark = entry.documentation.fix?.safety == .safe ? "*" : " "
    return code + String(repeating: " ", count: width - code.utf8.count) + "  "
      + level + String(repeating: " ", count: 8 - level.utf8.count) + mark + " \(entry.documentation.summary)\n"
  }.joined()
}
