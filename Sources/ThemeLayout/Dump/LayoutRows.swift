package import ThemeSource
package import ThemeSyntax

/// A view in the output of `themec dump --stage layout`.
package struct LayoutRow: Sendable {
  /// Object id of the root, and of the view; empty for an element without one.
  package var root: String
  package var id: String
  /// The element's name.
  package var element: String
  /// Solved, relative to the superview, in points.
  package var frame: Rect
  /// The frame in the file; nil if it states none.
  package var recorded: Rect?
}

/// A row for every view of a root, in preorder.
package func layoutRows(of layout: LayoutTree, in tree: ElementTree) -> [LayoutRow] {
  let root = tree.objectID(of: layout.root)?.text ?? ""
  return layout.views.map { view in
    LayoutRow(
      root: root, id: tree.objectID(of: view.node)?.text ?? "", element: tree[view.node].name, frame: view.frame,
      recorded: view.recorded)
  }
}
