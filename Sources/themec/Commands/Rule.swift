import ArgumentParser
import ThemeCompiler

struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", abstract: "Says what a lint rule is about: what, why, an example, its fix.",
    discussion: "Without a name it lists the rules in short, as 'themec rules' does.")

  @Argument(
    help: ArgumentHelp("Code of the rule, e.g. layout/ambiguous; its last part is enough.", valueName: "name"),
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
        "there is no rule '\(name.shown)'",
        help: meant.map { "did you mean '\($0)'?" } ?? "'themec rules' lists them")
    }
    standardOutput(found.map(\.page).joined(separator: "\n"))
  }
}

/// One line a rule: code, severity, whether it can be fixed, what it finds.
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
