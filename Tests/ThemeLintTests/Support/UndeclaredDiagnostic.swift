import ThemeSource

extension Diagnostic {
  /// Creates a diagnostic of an undeclared code.
  init(
    _ code: Code, _ severity: Severity, _ message: String, at span: SourceSpan?, related: [Related] = [],
    help: String? = nil, fixes: [Fix] = []
  ) {
    self.init(.notice(code, severity, ""), message, at: span, related: related, help: help, fixes: fixes)
  }
}
