internal import ThemeSemantics
internal import ThemeSource
package import ThemeSyntax

/// Returns a theme as text for line-by-line diffs, such as `git diff` with `textconv`.
///
/// Each element has a line, with its values below it; constraints and connections are at the end. Values that only
/// Interface Builder reads are omitted. The order of attributes does not change the text.
package func outline(of tree: ElementTree) -> String {
  let components = Components(tree)
  var text = ""
  func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content.escaped + "\n"
  }
  if let root = tree.documentElement {
    line(0, tree[root].name)
    // Tool versions are not part of a theme's meaning.
    for value in tree.shownValues(of: root).sorted(by: { $0.name < $1.name })
    where !toolVersionNames.contains(value.name) {
      line(2, "\(value.name): \(value.text)")
    }
  }
  for node in tree.all {
    let element = tree[node]
    let depth = tree.ancestors(of: node).count { ancestor in
      switch tree[ancestor].kind.role {
      case .view, .controller, .object: true
      default: false
      }
    }
    switch element.kind.role {
    case .view, .controller, .object:
      line(depth, "\(components.name(of: node)) (\(tree.string(.id, of: node) ?? "no id"))")
      for value in tree.shownValues(of: node).sorted(by: { $0.name < $1.name }) {
        line(depth + 2, "\(value.name): \(value.text)")
      }
    case .resource: line(0, "\(element.name) \(tree.markupText(of: node))")
    case .edit: line(depth, tree.markupText(of: node))
    case .document where element.kind == .theme: line(0, tree.markupText(of: node))
    default: break
    }
  }
  for role in [ElementRole.constraint, .connection] {
    let texts = tree.all.filter { tree[$0].kind.role == role }.map { components.relationText(of: $0) }.sorted()
    if !texts.isEmpty { line(0, "\(role.rawValue)s") }
    for relation in texts { line(1, relation) }
  }
  return text
}
