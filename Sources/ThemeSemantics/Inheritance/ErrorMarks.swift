internal import ThemeSyntax

/// The parts that a theme lacks because of reported errors. The contract and layout checks do not report consequences
/// of these errors.
///
/// Remaining elements that are incomplete are marked in the tree (``ThemeSyntax/ElementTree/marked``).
package struct ErrorMarks: Sendable, Equatable {
  /// Outlets that are missing, or connected to another element, because of an error.
  package var outlets: Set<String> = []
  /// Actions with a missing or renamed control, because of an error.
  package var actions: Set<String> = []

  mutating func formUnion(_ other: ErrorMarks) {
    outlets.formUnion(other.outlets)
    actions.formUnion(other.actions)
  }
}

extension ChildCheck {
  /// Marks the parts that a Child theme lacks because it removes a component of its parent.
  mutating func mark(removed component: NodeID) {
    marks.outlets.formUnion(theirs.outlets[component] ?? [])
    if let action = theirs.tree.string(.restorationIdentifier, of: component) { marks.actions.insert(action) }
    for ancestor in theirs.tree.ancestors(of: component) { markChild(of: ancestor) }
    removed.insert(component)
  }

  /// Marks the elements that depended on constraints to removed components.
  mutating func markConstrained() {
    if removed.isEmpty { return }
    let tree = theirs.tree
    for constraint in tree.all where tree.kind(of: constraint) == .constraint {
      let owner = tree.ancestors(of: constraint).dropFirst().first { _ in true }
      let items = [AttributeName.firstItem, .secondItem].compactMap { name in
        tree.reference(name, of: constraint).flatMap { theirs.object($0) }
      }
      guard items.contains(where: isRemoved) else { continue }
      for item in items + [owner].compactMap({ $0 }) { markChild(of: item) }
    }
  }

  private func isRemoved(_ node: NodeID) -> Bool {
    removed.contains(node) || theirs.tree.ancestors(of: node).contains { removed.contains($0) }
  }

  private mutating func markChild(of parent: NodeID) {
    if let child = children[parent.index] { marked.insert(child) }
  }
}
