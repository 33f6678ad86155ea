internal import ThemeSource
internal import ThemeSyntax

/// Identifiers that must be unique among some objects, collected in document order.
struct RepeatedIdentifiers {
  private let name: AttributeName
  private let tree: ElementTree
  private var seen: [String: NodeID] = [:]

  init(_ name: AttributeName, in tree: ElementTree) {
    self.name = name
    self.tree = tree
  }

  /// The identifier of an object, and the first object that has it; `nil` for an empty identifier and at its first use.
  mutating func repeated(by node: NodeID) -> (written: ElementTree.Attribute, first: NodeID)? {
    guard let written = tree.attribute(name, of: node), !written.value.isEmpty else { return nil }
    if let first = seen[written.value] { return (written, first) }
    seen[written.value] = node
    return nil
  }

  /// The location at which the identifier is first used.
  func firstUse(_ node: NodeID, _ text: String = "first used here") -> Diagnostic.Related {
    Diagnostic.Related(tree.attribute(name, of: node)?.valueSpan ?? tree[node].nameSpan, text)
  }
}
