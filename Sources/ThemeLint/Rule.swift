package import ThemeSource

/// One thing that lint looks for. A rule is a file; ``allRules`` lists them.
package protocol Rule: SendableMetatype {
  static var code: Diagnostic.Code { get }
  static var severity: Diagnostic.Severity { get }
  /// Whether it runs without being asked for; true unless the rule says otherwise.
  static var isOnByDefault: Bool { get }
  /// Numbers that the configuration may change, by name, with their defaults.
  static var options: [RuleOption] { get }
  static var documentation: RuleDocumentation { get }
  /// Looks at one file and reports what it finds.
  static func check(_ input: LintInput, report: inout Report)
  /// Looks at one theme set and reports what it finds; most rules find nothing there.
  static func check(_ input: SetLintInput, report: inout Report)
}

extension Rule {
  package static var isOnByDefault: Bool { true }
  package static var options: [RuleOption] { [] }
  package static func check(_ input: SetLintInput, report: inout Report) {}
}

/// A number that the configuration may change: `lint.rules.layout/too-deep: {severity: warning, most: 12}`.
package struct RuleOption: Sendable {
  package var name: String
  package var value: Double
  /// What it is, with its unit.
  package var summary: String

  package init(_ name: String, _ value: Double, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

/// Collects the findings of one rule. The rule's own code and severity are stamped on each.
package struct Report {
  let code: Diagnostic.Code
  let severity: Diagnostic.Severity
  package private(set) var findings: [Diagnostic] = []

  package init(_ rule: any Rule.Type) {
    code = rule.code
    severity = rule.severity
  }

  package mutating func add(
    _ message: String, at span: SourceSpan?, related: [Diagnostic.Related] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    findings.append(
      Diagnostic(code, severity, message, at: span, related: related, help: help, fixes: fixes))
  }
}
