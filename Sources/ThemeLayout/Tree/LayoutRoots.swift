internal import InterfaceBuilderCatalog
package import ThemeSyntax

/// Every element that is laid out by itself: the root views, and views that other objects hold (prototype cells, table
/// headers, bar button items' views, a navigation controller's bar), in document order.
///
/// A root is an element with a recorded frame that is not a subview, nor the content view of a view. The theme's own
/// root views are roots even without a frame.
package func layoutRoots(of tree: ElementTree, rootViews: [NodeID]) -> [NodeID] {
  let rootViews = Set(rootViews)
  return tree.all.filter { id in
    rootViews.contains(id) || (tree.rect(key: "frame", of: id) != nil && !isSubview(id, in: tree))
  }
}

/// Whether an element is laid out by a view around it.
private func isSubview(_ id: NodeID, in tree: ElementTree) -> Bool {
  guard let parent = tree[id].parent else { return false }
  if tree[parent].kind == .subviews { return true }
  return tree.string(.key, of: id) == "contentView" && tree.child(of: parent, .rect, key: "frame") != nil
}
