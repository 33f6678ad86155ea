package import ConstraintSolver
package import ThemeSource
package import ThemeSyntax
package import ThemeText

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

/// A root's constraints for `themec dump --stage constraints`, in a form that other solvers can read.
package struct ConstraintRows: Sendable {
  /// `Σ coefficient·variable + constant RELATION 0`.
  package struct Row: Sendable {
    /// Variables by index, from 0.
    package var terms: [(variable: Int, coefficient: Double)]
    package var relation: Relation
    package var constant: Double
    /// 1000 is required; lower priorities are lexicographic levels.
    package var priority: Double

    /// The relation in the dump: `==`, `<=` or `>=`.
    package var sign: String {
      switch relation {
      case .equal: "=="
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      }
    }
  }

  /// Object id of the root; empty if it has none.
  package var root: String
  package var variables: Int
  package var constraints: [Row]
}

/// The constraints of a root's first pass, in the order in which they are solved, without the optional constraints that
/// keep undetermined views at their recorded frames.
package func constraintRows(
  of tree: ElementTree, root: NodeID, viewport: Viewport = .recorded, metrics: TextMetrics = .standard,
  options: LayoutOptions = .standard
) -> ConstraintRows {
  let layout = RootLayout(LayoutContext(tree, root: root, viewport: viewport, metrics: metrics, options: options))
  var builder = layout.builder
  builder.build()
  let system = builder.system
  let rows = system.constraintIDs.map { id in
    ConstraintRows.Row(
      terms: system.terms(of: id).map { (Int($0.variable.rawValue), $0.coefficient) },
      relation: system.relation(of: id),
      constant: system.constant(of: id), priority: system.priority(of: id))
  }
  return ConstraintRows(
    root: tree.objectID(of: root)?.text ?? "", variables: system.variableCount, constraints: rows)
}
