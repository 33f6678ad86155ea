internal import ThemeSource
internal import ThemeSyntax

/// Identifiers that only one object among several may have, collected in document order.
struct RepeatedIdentifiers {
  private let name: AttributeName
  private let tree: ElementTree
  private var seen: [String: NodeID] = [:]

  init(_ name: AttributeName, in tree: ElementTree) {
    self.name = name
    self.tree = tree
  }

  /// The identifier of an object with the object that has had it before; nil for an empty one and at its first use.
  mutating func repeated(by node: NodeID) -> (written: ElementTree.Attribute, first: NodeID)? {
    guard let written = tree.attribute(name, of: node), !written.value.isEmpty else { return nil }
    if let first = seen[written.value] { return (written, first) }
    seen[written.value] = node
    return nil
  }

  /// The place where the identifier was used first.
  func firstUse(_ node: NodeID, _ text: String = "first used here") -> Diagnostic.Related {
    Diagnostic.Related(tree.attribute(name, of: node)?.valueSpan ?? tree[node].nameSpan, text)
  }
}
