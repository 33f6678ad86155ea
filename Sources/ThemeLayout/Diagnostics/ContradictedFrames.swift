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

  /// The edges in the recorded frames, relative to the root. The size of a scroll view's content is not recorded.
  var recordedEdges: [Variable: Double] {
    var recorded: [Variable: Double] = [:]
    for (index, view) in context.views.views.enumerated() {
      guard let box = builder.anchors.edges.boxes[index], view.recorded != nil || view.parent == nil else { continue }
      let frame = view.recordedInRoot.inset(by: view.alignment)
      recorded[box.left] = frame.x
      recorded[box.right] = frame.maxX
      recorded[box.top] = frame.y
      recorded[box.bottom] = frame.maxY
    }
    return recorded
  }

  /// The edges of required constraints that the recorded frames do not satisfy.
  var contradictedEdges: Set<Variable> {
    let recorded = recordedEdges
    let system = builder.system
    var result: Set<Variable> = []
    for id in system.constraintIDs where system.isRequired(id) && !system.isRefused(id) {
      guard let violation = system.violation(of: id, at: recorded) else { continue }
      if violation > Self.frameTolerance * system.scale(of: id) {
        result.formUnion(system.terms(of: id).map(\.variable))
      }
    }
    return result
  }
}

extension ConstraintSystem {
  /// The amount by which values violate a constraint; nil if a value is unknown.
  func violation(of id: ConstraintID, at values: [Variable: Double]) -> Double? {
    var residual = constant(of: id)
    for term in terms(of: id) {
      guard let value = values[term.variable] else { return nil }
      residual += term.coefficient * value
    }
    return relation(of: id).violation(of: residual)
  }

  /// The largest coefficient of a constraint; at least 1.
  func scale(of id: ConstraintID) -> Double {
    terms(of: id).reduce(1) { max($0, $1.coefficient.magnitude) }
  }
}
