internal import ThemeSource
package import ThemeSyntax

/// Returns a tree with resources in Interface Builder's form: colors without variants and with their own components,
/// and fonts written out where they are used. Entries that only theme sets support are removed.
///
/// A color has its value in the appearance that the first view forces, else in light appearance.
package func withPlainResources(_ tree: ElementTree) -> ElementTree {
  var writer = PlainResources(tree: tree, appearance: tree.forcedAppearance ?? .light)
  return writer.rewritten()
}

private struct PlainResources {
  let tree: ElementTree
  let appearance: Appearance
  private var builder = TreeBuilder()

  init(tree: ElementTree, appearance: Appearance) {
    self.tree = tree
    self.appearance = appearance
  }

  mutating func rewritten() -> ElementTree {
    let resources = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) != nil }
    let uses = tree.all.filter { tree[$0].kind == .fontDescription && tree.describedFont(of: $0) != $0 }
    let isPlain = resources.allSatisfy { !isLeftOut($0) && tree.target(of: $0) == nil }
    if isPlain, uses.isEmpty { return tree }
    var index = 0
    var ends: [Int] = []
    while index < tree.count {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.close()
      }
      let node = NodeID(index)
      if isLeftOut(node) {
        index = tree[node].subtreeEnd.index
        continue
      }
      open(node)
      ends.append(tree[node].subtreeEnd.index)
      index += 1
    }
    return builder.finish()
  }

  private func isLeftOut(_ node: NodeID) -> Bool {
    guard tree.isResource(node) else { return false }
    return tree[node].kind == .namedFont
      || (tree[node].kind == .namedColor && tree.attribute(.appearance, of: node) != nil)
  }

  private mutating func open(_ node: NodeID) {
    builder.open(tree[node])
    let key = tree.attribute(.key, of: node)
    var source = node
    var size: ElementTree.Attribute?
    if tree[node].kind == .fontDescription {
      source = tree.describedFont(of: node)
      size = source == node ? nil : tree.attribute(.pointSize, of: node)
    } else if tree[node].kind == .color, let entry = tree[node].parent, tree.isResource(entry) {
      source = components(of: variant(of: entry)) ?? node
    }
    if source != node, let key { builder.add(key) }
    for attribute in tree.attributes(of: source) where source == node || attribute.name != .key {
      if attribute.name == .pointSize, size != nil { continue }
      builder.add(attribute)
    }
    if let size { builder.add(size) }
  }

  /// Returns the color element with the components to which an entry finally resolves.
  private func components(of entry: NodeID) -> NodeID? {
    var entry = entry
    for _ in 0..<8 {
      guard let target = tree.target(of: entry) else { return tree.resourceValue(of: entry) }
      guard let next = entries(of: target).first(where: { tree.attribute(.appearance, of: $0) == nil }) else {
        return nil
      }
      entry = variant(of: next)
    }
    return nil
  }

  /// Returns the entry of the same name for the appearance.
  private func variant(of entry: NodeID) -> NodeID {
    guard appearance != .light, let name = tree.resourceName(of: entry) else { return entry }
    return entries(of: name).first { tree.string(.appearance, of: $0) == appearance.rawValue } ?? entry
  }

  private func entries(of name: ResourceName) -> some Sequence<NodeID> {
    tree.all.lazy.filter { tree.isResource($0) && tree.resourceName(of: $0) == name }
  }
}
