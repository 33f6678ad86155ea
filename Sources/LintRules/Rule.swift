package import ThemeSource

/// A lint rule. Each rule has a file; ``allRules`` lists them.
package protocol Rule: SendableMetatype {
  static var descriptor: DiagnosticDescriptor { get }
  /// Whether the rule judges the resolved theme. In an overlay, it also checks inherited elements, because a change of
  /// another element can cause a problem; problems that the parent has too are reported there.
  static var judgesLooks: Bool { get }
  /// Checks one file and reports its problems.
  static func check(_ input: LintInput, report: inout Report)
  /// Checks one theme set and reports its problems; most rules ignore theme sets.
  static func check(_ input: SetLintInput, report: inout Report)
}

extension Rule {
  package static var judgesLooks: Bool { false }

  package static func check(_ input: SetLintInput, report: inout Report) {}
}

/// Collects the diagnostics of one rule, which all have the rule's descriptor.
package struct Report {
  private let rule: any Rule.Type
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ rule: any Rule.Type) { self.rule = rule }

  /// The rule's descriptor.
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
