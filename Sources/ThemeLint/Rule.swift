package import ThemeSource

/// One thing that lint looks for. A rule is a file; ``allRules`` lists them.
package protocol Rule: SendableMetatype {
  static var code: Diagnostic.Code { get }
  static var severity: Diagnostic.Severity { get }
  static var documentation: RuleDocumentation { get }
  /// Looks at one root of one file and reports what it finds.
  static func check(_ input: LintInput, report: inout Report)
}

/// What a rule is about: read by `themec rule`, the reference and the tests, which run both examples.
package struct RuleDocumentation: Sendable {
  /// "Finds …", one sentence.
  package var summary: String
  /// Why it matters, one or two sentences.
  package var why: String
  /// Themes that the rule reports; empty where a finding needs several files.
  package var flagged: [String]
  /// The same, mended.
  package var accepted: [String]
  package init(summary: String, why: String, flagged: [String] = [], accepted: [String] = []) {
    self.summary = summary
    self.why = why
    self.flagged = flagged
    self.accepted = accepted
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
