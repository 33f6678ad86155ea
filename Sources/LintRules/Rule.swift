package import ThemeSource

/// One thing that lint looks for. A rule is a file; ``allRules`` lists them.
package protocol Rule: SendableMetatype {
  static var descriptor: DiagnosticDescriptor { get }
  /// Looks at one file and reports what it finds.
  static func check(_ input: LintInput, report: inout Report)
  /// Looks at one theme set and reports what it finds; most rules find nothing there.
  static func check(_ input: SetLintInput, report: inout Report)
}

extension Rule {
  package static func check(_ input: SetLintInput, report: inout Report) {}
}

/// Collects the diagnostics of one rule, all of the rule's own descriptor.
package struct Report {
  private let rule: any Rule.Type
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ rule: any Rule.Type) { self.rule = rule }

  /// The rule's own.
  var descriptor: DiagnosticDescriptor { rule.descriptor }

  package mutating func add(
    _ message: String, severity: Diagnostic.Severity? = nil, at span: SourceSpan?,
    about subject: Diagnostic.Subject = .init(),
    related: [Diagnostic.Related] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    let descriptor = descriptor
    diagnostics.append(
      Diagnostic(
        descriptor, severity: severity ?? descriptor.severity, message, at: span, about: subject, related: related,
        help: help, fixes: fixes))
  }
}
