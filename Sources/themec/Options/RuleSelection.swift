import SwiftSources
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// The rules of `--select` and `--ignore`.
struct RuleSelection {
  /// The settings that select the rules. They override those of the configuration.
  let overrides: [LintSettings.RuleSettings]

  /// - Parameters:
  ///   - selected: rules and groups, separated by commas; empty for those of the configuration.
  ///   - ignored: rules and groups that are not reported.
  /// - Throws: ``Failure`` for a name that is no rule, or if this build can check none of the selected rules.
  init(selected: [String], ignored: [String]) throws {
    var overrides: [LintSettings.RuleSettings] = []
    let selected = try Self.codes(selected, of: "--select")
    if !readsSwift, !selected.isEmpty, selected.allSatisfy({ $0.group == "swift" }) {
      throw Failure(
        "this build cannot read Swift sources, which the rules of '--select' need",
        help: "build themec with the SwiftSources trait, which is enabled by default")
    }
    if !selected.isEmpty {
      // Notes of the tool itself are not of the selected rules; its errors are always reported.
      let notes = noticeCatalog.filter { $0.severity == .note }
      overrides = (lintCatalog + notes).map { rule in
        let isSelected = selected.contains(rule.code)
        // A rule that is on keeps its configured severity.
        let level = isSelected ? rule.isOnByDefault ? nil : LintSettings.Level(rule.severity) : .off
        return LintSettings.RuleSettings(code: rule.code.rawValue, level: level)
      }
    }
    overrides += try Self.codes(ignored, of: "--ignore").map { .init(code: $0.rawValue, level: .off) }
    self.overrides = overrides
  }

  private static func codes(_ arguments: [String], of option: String) throws -> [Diagnostic.Code] {
    try arguments.flatMap { $0.split(separator: ",").map(String.init) }.flatMap { name in
      let found = rules(named: name).map(\.code)
      if found.isEmpty { throw Failure("unknown rule '\(name.escaped)' in '\(option)'", help: helpForRule(name)) }
      return found
    }
  }
}

extension LintSettings.Level {
  fileprivate init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

/// The rules with a code (`layout/overlap`) or with a code's last part (`overlap`), or those of a group (`layout`,
/// `layout/*`).
func rules(named name: String) -> [DiagnosticDescriptor] {
  let found = lintCatalog.filter { $0.code.rawValue == name || $0.code.rawValue.hasSuffix("/\(name)") }
  return found.isEmpty ? lintCatalog.filter { $0.code.group == name || "\($0.code.group)/*" == name } : found
}

/// The help for a name that is no rule.
func helpForRule(_ name: String) -> String {
  if noticeCatalog.contains(where: { $0.code.rawValue == name }) {
    return "this diagnostic is not a lint rule and cannot be disabled"
  }
  let codes = lintCatalog.map(\.code.rawValue)
  let parts = codes.flatMap { $0.split(separator: "/").map(String.init) }
  let meant = closestMatch(to: name, in: codes + Set(parts).sorted())
  return meant.map { "did you mean '\($0)'?" } ?? "run 'themec rules' to list all rules"
}
