import ConstraintSolver
import ThemeSource
package import ThemeSyntax
import ThemeText

/// Whether the recorded frames of a root break a required constraint by more than a point: the file was edited after
/// they were recorded, or constraints conflict.
package func contradictsFrames(
  of tree: ElementTree, root: NodeID, options: LayoutOptions = .standard
) -> Bool {
  var options = options
  options.reportsMisplacedViews = false
  options.reportsAmbiguity = false
  var layout = RootLayout(
    LayoutContext(tree, root: root, viewport: .recorded, metrics: .standard, options: options))
  _ = layout.solve()
  return !layout.contradictedEdges.isEmpty
}

extension RootLayout {
  /// The tolerance for deviations of recorded frames from constraints, in points.
  static let frameTolerance: Points = 1.01

  /// The edges of required constraints that the recorded frames do not satisfy.
  var contradictedEdges: Set<Variable> {
    var recorded: [Variable: Double] = [:]
    for (index, view) in context.views.views.enumerated() {
      guard let box = builder.anchors.edges.boxes[index], view.recorded != nil || view.parent == nil else { continue }
      let frame = view.recordedInRoot.inset(by: view.alignment)
      recorded[box.left] = frame.x
      recorded[box.right] = frame.maxX
      recorded[box.top] = frame.y
      recorded[box.bottom] = frame.maxY
    }
    var result: Set<Variable> = []
    let system = builder.system
    for id in system.constraintIDs where system.isRequired(id) && !system.isRefused(id) {
      let terms = system.terms(of: id)
      var excess = system.constant(of: id)
      var scale = 1.0
      for term in terms {
        // The size of a scroll view's content is not recorded.
        guard let value = recorded[term.variable] else { excess = 0; break }
        excess += term.coefficient * value
        scale = max(scale, term.coefficient.magnitude)
      }
      let isBroken =
        switch system.relation(of: id) {
        case .equal: excess.magnitude > Self.frameTolerance * scale
        case .lessOrEqual: excess > Self.frameTolerance * scale
        case .greaterOrEqual: -excess > Self.frameTolerance * scale
        }
      if isBroken { result.formUnion(terms.map(\.variable)) }
    }
    return result
  }
}
