package import ThemeSource
package import ThemeSyntax

extension ResolvedTheme {
  /// A value from a file of the theme's chain, in effect or overridden.
  package struct CascadeEntry: Sendable, Equatable {
    /// As written, with entities resolved; for a value element, its markup without `key`.
    package var text: String
    package var span: SourceSpan
    /// `nil` if the theme was resolved without a graph.
    package var theme: ThemeID?
  }

  /// The values of the element with a `key`, or of the attribute with that name, nearest first.
  package func cascade(of node: NodeID, key: String) -> [CascadeEntry] {
    if let value = tree.child(of: node, key: key) {
      return entries(tree.valueText(of: value), tree[value].span, tree.overridden(by: value))
    }
    guard let attribute = tree.attributes(of: node).first(where: { $0.writtenName == key }) else { return [] }
    return entries(attribute.value, attribute.valueSpan, tree.overridden(by: attribute))
  }

  /// The theme of a file in the chain.
  package func theme(of file: FileID) -> ThemeID? { sources.first { $0.file == file }?.theme }

  private func entries(
    _ text: String, _ span: SourceSpan, _ overridden: [ElementTree.Overridden]
  ) -> [CascadeEntry] {
    [CascadeEntry(text: text, span: span, theme: theme(of: span.file))]
      + overridden.map { CascadeEntry(text: $0.text, span: $0.span, theme: theme(of: $0.span.file)) }
  }
}
