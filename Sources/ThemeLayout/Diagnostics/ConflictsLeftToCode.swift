import ConstraintSolver
import ThemeSyntax

/// The constraints with outlets: code may remove or change them.
struct ConstraintsLeftToCode {
  private let layout: RootLayout
  private let outlets: Set<ObjectID>

  fileprivate init(_ layout: RootLayout) {
    self.layout = layout
    let tree = layout.context.tree
    outlets = Set(
      (tree.nodes(.outlet) + tree.nodes(.outletCollection)).compactMap { tree.reference(.destination, of: $0) })
  }

  /// Whether a constraint has an outlet, or belongs to a stack view with an outlet and one placeholder for views added
  /// in code.
  func contains(_ origin: ConstraintOrigin) -> Bool {
    switch origin {
    case .written(let node, _): isOutlet(node)
    case .stack(let view, let axis): isOutlet(layout.context.views[view].node) && holdsPlace(view, axis)
    case .root, .given, .extent, .hugging, .compressionResistance, .emptyArranged, .stay: false
    }
  }

  func hasOutlet(_ view: Int) -> Bool { isOutlet(layout.context.views[view].node) }

  private func isOutlet(_ node: NodeID) -> Bool {
    layout.context.tree.objectID(of: node).map(outlets.contains) ?? false
  }

  /// Whether a stack view arranges a single view along an axis.
  private func holdsPlace(_ stack: Int, _ axis: Axis) -> Bool {
    let arrangement = layout.context.arrangement(of: stack, margins: layout.builder.anchors.margins)
    return arrangement.axis == axis && arrangement.arranged.count == 1
  }
}

extension RootLayout {
  var leftToCode: ConstraintsLeftToCode { ConstraintsLeftToCode(self) }
}
