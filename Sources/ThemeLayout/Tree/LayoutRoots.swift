package import ThemeSyntax

/// Every element that is laid out separately: the root views, and views that other objects contain (prototype cells,
/// table headers, bar button items' views, a navigation controller's bar), in document order.
///
/// A root is an element with a recorded frame that is neither a subview nor the content view of a view. The theme's
/// root views are roots even without a frame.
package func layoutRoots(of tree: ElementTree, rootViews: [NodeID]) -> [NodeID] {
  var rootViews = rootViews.sorted()[...]
  var roots: [NodeID] = []
  for id in tree.all {
    let isRootView = rootViews.first == id
    while rootViews.first == id { rootViews.removeFirst() }
    if isRootView || (tree.child(of: id, .rect, key: "frame") != nil && !isSubview(id, in: tree)) { roots.append(id) }
  }
  return roots
}

/// Whether an element is laid out by its superview.
private func isSubview(_ id: NodeID, in tree: ElementTree) -> Bool {
  guard let parent = tree.parent(of: id) else { return false }
  if tree.kind(of: parent) == .subviews { return true }
  return tree.has(.key, "contentView", of: id) && tree.child(of: parent, .rect, key: "frame") != nil
}
