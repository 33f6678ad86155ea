internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The attributes, keys or key paths of an inherited object that the `unset` at a tag can remove.
  func unsetWords(_ attribute: AttributeName, at tag: Int) -> [CompletedWord] {
    guard let (tree, object) = unsetObject(at: tag) else { return [] }
    switch attribute {
    case .attribute:
      return tree.attributes(of: object).filter { $0.name != .id }
        .map { CompletedWord($0.writtenName, .property, $0.value) }
    case .key:
      return tree.children(of: object).compactMap { child in
        tree.string(.key, of: child).map { CompletedWord($0, .property, tree[child].name) }
      }
    case .keyPath:
      let list = tree.child(of: object, .userDefinedRuntimeAttributes)
      return (list.map { Array(tree.children(of: $0)) } ?? []).compactMap { child in
        tree.string(.keyPath, of: child).map { CompletedWord($0, .property, tree.string(.type, of: child)) }
      }
    default: return []
    }
  }

  /// The object of an `unset` in the theme's parents: the one to which it refers, or the one that contains it.
  private func unsetObject(at tag: Int) -> (tree: ElementTree, node: NodeID)? {
    guard let theme, let parent = theme.themes.graph.layers(of: theme.id).first(where: { $0 != theme.id }) else {
      return nil
    }
    let reference = element(at: tag).flatMap { tree.reference(.reference, of: $0) }
    let around = openElement(at: tag).flatMap { tree.objectID(of: $0) }
    let inherited = theme.themes.resolved(parent).value.tree
    return (reference ?? around).flatMap { ObjectIndex(inherited)[$0] }.map { (inherited, $0) }
  }
}
