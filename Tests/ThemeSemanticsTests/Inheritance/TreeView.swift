import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// A resolved theme with accessors for tests.
struct TreeView {
  let theme: ResolvedTheme
  var tree: ElementTree { theme.tree }

  init(_ theme: ResolvedTheme) { self.theme = theme }

  func node(_ id: String) -> NodeID? { tree.all.first { tree.string(.id, of: $0) == id } }

  /// Value of an attribute of the object of an id.
  func value(_ id: String, _ name: AttributeName) -> String? { node(id).flatMap { tree.string(name, of: $0) } }

  /// The value of a key in the object with an id, as text.
  func keyed(_ id: String, _ key: String) -> String? {
    node(id).flatMap { tree.child(of: $0, key: key) }.map { tree.valueText(of: $0) }
  }

  /// Ids of all objects, constraints and connections, in document order.
  var ids: [String] { tree.all.compactMap { tree.string(.id, of: $0) } }

  /// Ids of the elements in a list of the object of an id.
  func list(_ id: String, _ kind: ElementKind) -> [String] {
    guard let node = node(id), let list = tree.child(of: node, kind) else { return [] }
    return tree.children(of: list).compactMap { tree.string(.id, of: $0) }
  }

  /// Every element as an indented line, without positions.
  var text: String {
    tree.all.map { node in
      let depth = Array(tree.ancestors(of: node)).count
      let attributes = tree.attributes(of: node).map { " \($0.writtenName)=\($0.value)" }.joined()
      return String(repeating: " ", count: depth) + tree[node].name + attributes
        + (tree[node].text.map { " | " + $0 } ?? "")
    }.joined(separator: "\n")
  }
}

extension ResolvedTheme {
  /// The values of an attribute, nearest first.
  func cascade(of node: NodeID, attribute name: AttributeName) -> [CascadeEntry] { cascade(of: node, key: name.name) }

  /// The destination ids of an outlet of the View class, nearest first.
  func cascade(ofOutlet property: String) -> [CascadeEntry] {
    let outlet = tree.all.first { tree[$0].kind == .outlet && tree.string(.property, of: $0) == property }
    return outlet.map { cascade(of: $0, attribute: .destination) } ?? []
  }
}
