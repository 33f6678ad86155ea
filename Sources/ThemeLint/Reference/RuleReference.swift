package import ThemeSource

/// A code that lint can report, with all that is to be known of it.
package struct RuleEntry: Sendable {
  package var code: Diagnostic.Code
  /// The severity of its findings, mostly or always, unless the configuration says otherwise.
  package var severity: Diagnostic.Severity
  package var isOnByDefault = true
  package var options: [RuleOption] = []
  package var documentation: RuleDocumentation

  /// A fault that a stage finds.
  init(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ documentation: RuleDocumentation) {
    self.code = code
    self.severity = severity
    self.documentation = documentation
  }

  init(_ rule: any Rule.Type) {
    self.init(rule.code, rule.severity, rule.documentation)
    isOnByDefault = rule.isOnByDefault
    options = rule.options
  }
}

/// Every code that lint can report, sorted: those of the stages and those of the rules.
package let ruleReference: [RuleEntry] =
  (syntaxEntries + valueEntries + namingEntries + inheritanceEntries + themeEntries + modelEntries + layoutEntries
  + lintEntries + allRules.map { RuleEntry($0) }).sorted { $0.code.rawValue < $1.code.rawValue }

/// The entry of a code.
package func ruleEntry(_ code: String) -> RuleEntry? { ruleReference.first { $0.code.rawValue == code } }

/// Every code that lint can report, sorted.
package var ruleCodes: [String] { ruleReference.map(\.code.rawValue) }
