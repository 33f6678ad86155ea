package import ThemeLayout
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// What a rule sees: one document as it was written, what it means, and where its views are.
package struct LintInput: Sendable {
  package var document: ThemeDocument
  package var theme: BoundTheme
  /// One per root view, at the recorded size.
  package var layouts: [LayoutTree]
  /// What the configuration says of a rule's option; nil where it says nothing.
  private var configured: @Sendable (Diagnostic.Code, String) -> Double?

  package init(
    document: ThemeDocument, theme: BoundTheme, layouts: [LayoutTree],
    options: @escaping @Sendable (Diagnostic.Code, String) -> Double? = { _, _ in nil }
  ) {
    self.document = document
    self.theme = theme
    self.layouts = layouts
    configured = options
  }

  /// The value of a rule's option: the configured one, else its default.
  func option(_ name: String, of rule: any Rule.Type) -> Double {
    configured(rule.code, name) ?? rule.options.first { $0.name == name }?.value ?? 0
  }

  /// The resolved tree: an overlay's rules see what it inherits.
  package var tree: ElementTree { theme.theme.tree }

  /// Whether an element was supplied by this document (and not inherited): findings elsewhere are the parent's.
  package func isOwn(_ node: NodeID) -> Bool { tree[node].span.file == document.file }

  /// The name that people know an element by: its user label, outlet, text or id.
  package func title(of node: NodeID) -> String {
    if let outlet = theme.outlets.first(where: { $0.target == node }) { return outlet.name }
    if let label = tree.string(.userLabel, of: node) { return label }
    for name in [AttributeName.text, .title, .placeholder] {
      if let text = tree.string(name, of: node), !text.isEmpty { return String(text.prefix(40)) }
    }
    return tree.string(.id, of: node) ?? tree[node].name
  }
}
