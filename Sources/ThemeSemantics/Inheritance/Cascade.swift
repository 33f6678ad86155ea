package import InterfaceBuilderCatalog
package import ThemeSource
package import ThemeSyntax

extension ResolvedTheme {
  /// A value that a file of the theme's chain gave, whether it still holds or was overridden.
  package struct CascadeEntry: Sendable, Equatable {
    /// As written, entities resolved; a value element as its markup without `key`.
    package var text: String
    package var span: SourceSpan
    /// Nil when the theme was resolved outside a graph.
    package var theme: ThemeID?
  }

  /// The values of an attribute, nearest first: the first is the one that holds.
  ///
  /// A value that some themes write as an element (`<string key="text">`) is found as well; empty when nobody sets it.
  package func cascade(of node: NodeID, attribute name: AttributeName) -> [CascadeEntry] {
    if let attribute = tree.attribute(name, of: node) {
      return entries(attribute.value, attribute.valueSpan, tree.overridden(by: attribute))
    }
    return name == .unknown ? [] : cascade(of: node, key: name.name)
  }

  /// The values of what is written with that `key`, or as an attribute of that name, nearest first.
  package func cascade(of node: NodeID, key: String) -> [CascadeEntry] {
    if let value = tree.child(of: node, key: key) {
      return entries(tree.valueText(of: value), tree[value].span, tree.overridden(by: value))
    }
    guard let attribute = tree.attributes(of: node).first(where: { $0.writtenName == key }) else { return [] }
    return entries(attribute.value, attribute.valueSpan, tree.overridden(by: attribute))
  }

  /// The places that speak of an element, nearest first; the last is where it was made. The text is its start tag's
  /// name.
  package func cascade(of node: NodeID) -> [CascadeEntry] {
    let places = contributors[node] ?? [tree[node].nameSpan]
    return places.map { CascadeEntry(text: tree[node].name, span: $0, theme: theme(of: $0.file)) }
  }

  /// What an outlet of the View class leads to, nearest first: ids of elements. Empty when it is not connected.
  package func cascade(ofOutlet property: String) -> [CascadeEntry] {
    for node in tree.all where tree[node].kind == .outlet && tree.string(.property, of: node) == property {
      guard let owner = tree[node].parent.flatMap({ tree[$0].parent }),
        rootViews.contains(owner) || tree[owner].kind == .placeholder
      else { continue }
      return cascade(of: node, attribute: .destination)
    }
    return []
  }

  /// The file of the theme's chain that supplied something.
  package func theme(of file: FileID) -> ThemeID? { sources.first { $0.file == file }?.theme }

  private func entries(
    _ text: String, _ span: SourceSpan, _ overridden: [ElementTree.Overridden]
  ) -> [CascadeEntry] {
    [CascadeEntry(text: text, span: span, theme: theme(of: span.file))]
      + overridden.map { CascadeEntry(text: $0.text, span: $0.span, theme: theme(of: $0.span.file)) }
  }
}
