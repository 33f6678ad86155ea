internal import ThemeSyntax

extension ElementMatching {
  /// Returns the theme's tree, with the parent's overridden values in each value's history. Elements keep their ids and
  /// their order in the theme.
  func withHistories(_ tree: ElementTree, parent: ElementTree) -> ElementTree {
    var builder = TreeBuilder()
    var ends: [NodeID] = []
    for node in tree.all {
      while let last = ends.last, last <= node {
        ends.removeLast()
        builder.close()
      }
      let element = tree[node]
      let counterpart = parents[node.index]
      builder.open(element, history: history(of: node, counterpart, in: tree, parent))
      for attribute in tree.attributes(of: node) {
        builder.add(attribute, history: counterpart.map { history(of: attribute, $0, parent) } ?? [])
      }
      ends.append(element.subtreeEnd)
    }
    return builder.finish()
  }

  private func history(
    of node: NodeID, _ counterpart: NodeID?, in tree: ElementTree, _ parent: ElementTree
  ) -> [ElementTree.Overridden] {
    guard tree.kind(of: node).role == .value else { return [] }
    if let counterpart {
      return [ElementTree.Overridden(counterpart, of: parent)] + parent.overridden(by: counterpart)
    }
    // The parent may declare the value as an attribute instead of an element.
    guard let key = tree.string(.key, of: node), let owner = tree.parent(of: node).flatMap({ parents[$0.index] }),
      let written = parent.attributes(of: owner).first(where: { $0.writtenName == key })
    else { return [] }
    return [ElementTree.Overridden(written)] + parent.overridden(by: written)
  }

  private func history(
    of attribute: ElementTree.Attribute, _ counterpart: NodeID, _ parent: ElementTree
  ) -> [ElementTree.Overridden] {
    let same = parent.attributes(of: counterpart).first {
      $0.name == attribute.name && $0.writtenName == attribute.writtenName
    }
    if let same {
      return [ElementTree.Overridden(same)] + parent.overridden(by: same)
    }
    guard let value = parent.child(of: counterpart, key: attribute.writtenName), parent[value].kind.role == .value
    else {
      return []
    }
    return [ElementTree.Overridden(value, of: parent)] + parent.overridden(by: value)
  }
}
