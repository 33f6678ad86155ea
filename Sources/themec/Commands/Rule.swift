import ArgumentParser
import ThemeLint
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
    let found = lintCatalog.filter { $0.code.rawValue == name || $0.code.rawValue.hasSuffix("/\(name)") }
    let group = lintCatalog.filter { $0.code.group == name || "\($0.code.group)/*" == name }
    if found.isEmpty, !group.isEmpty {
      standardOutput(ruleTable(group))
      return
    }
    if found.isEmpty, let notice = noticeCatalog.first(where: { $0.code.rawValue == name }) {
      standardOutput(notice.page)
      return
    }
    guard !found.isEmpty else {
      let parts = lintCatalog.map(\.code.rawValue).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      let meant = closestMatch(to: name, in: lintCatalog.map(\.code.rawValue) + parts)
      throw Failure(
        "unknown rule '\(name.escaped)'",
        help: meant.map { "did you mean '\($0)'?" } ?? "run 'themec rules' to list all rules")
    }
    standardOutput(found.map(\.page).joined(separator: "\n"))
  }
}

/// One line for each rule: code, severity, whether it has a safe fix, summary.
func ruleTable(_ entries: [DiagnosticDescriptor]) -> String {
  let width = entries.map { $0.code.rawValue.utf8.count }.max() ?? 0
  return entries.map { entry in
    let code = entry.code.rawValue
    let level = entry.isOnByDefault ? entry.severity.rawValue : "off"
    let mark = entry.documentation.fix?.safety == .safe ? "*" : " "
    return code + String(repeating: " ", count: width - code.utf8.count) + "  "
      + level + String(repeating: " ", count: 8 - level.utf8.count) + mark + " \(entry.documentation.summary)\n"
  }.joined()
}
