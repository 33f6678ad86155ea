import ConstraintSolver
import Diagnostics
internal import InterfaceBuilderCatalog
import ThemeScreens
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// What recorded and solved frames may differ by, in points.
  private static let tolerance: Points = 1.01
  /// What texts are made larger by to see what depends on them: some points, and some lines, before which other
  /// constraints may decide.
  private static let textGrowths: [Points] = [17, 97]

  /// Views whose recorded frame is not what their constraints give, as far as text metrics have no part in it: the
  /// file was saved before Interface Builder updated its frames, or somebody edited it by hand.
  ///
  /// Each edge and length is judged by itself, and a required constraint must speak against the recorded frames: what only
  /// optional constraints decide, Interface Builder may decide otherwise. Where the file has `misplaced="YES"`, no proof is required.
  func misplaced(_ solver: inout Solver) -> [Diagnostic] {
    let solved = tree.views
    let candidates = suspects(solved)
    if candidates.isEmpty { return [] }
    let shifted = Self.textGrowths.compactMap { withGrownText(by: $0, &solver)?.tree.views }
    let contradicted = contradictedEdges
    let isForOneSizeClass = !hasSizeClassVariations
    let names = ObjectNames(context.tree)
    var result: [Diagnostic] = []
    // Outermost first: inside a view of another size all would differ.
    var skipped = 0
    for index in candidates where index >= skipped {
      let view = context.views[index]
      guard let recorded = view.recorded, let box = builder.anchors.edges.boxes[index] else { continue }
      let moved = solved[index].frame.differences(from: recorded, by: Self.tolerance)
      let ofText = shifted.map { solved[index].frame.differences(from: $0[index].frame, by: 0.26) }
      let isWrong = moved.indices.map { coordinate in moved[coordinate] && !ofText.contains { $0[coordinate] } }
      let across = (isWrong[0] || isWrong[2]) && !contradicted.isDisjoint(with: [box.left, box.right])
      let along = (isWrong[1] || isWrong[3]) && !contradicted.isDisjoint(with: [box.top, box.bottom])
      guard view.isSaidMisplaced || (isForOneSizeClass && (across || along)) else { continue }
      result.append(.misplaced(context, names, index, solved[index].frame))
      skipped = view.subtreeEnd
    }
    return result
  }

  /// Whether views or constraints of the root differ between size classes: then frames may have been recorded for another one than
  /// the document's device has.
  private var hasSizeClassVariations: Bool {
    let tree = context.tree
    return tree.subtree(of: context.views[0].node).contains { node in
      tree.kind(of: node) == .variation && tree.string(.key, of: node)?.contains("Class=") == true
    }
  }

  /// Edges that a required constraint is about which the recorded frames do not fulfil.
  private var contradictedEdges: Set<Variable> {
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
        // What a scroll view's content measures is not recorded.
        guard let value = recorded[term.variable] else { excess = 0; break }
        excess += term.coefficient * value
        scale = max(scale, term.coefficient.magnitude)
      }
      let isBroken =
        switch system.relation(of: id) {
        case .equal: excess.magnitude > Self.tolerance * scale
        case .lessOrEqual: excess > Self.tolerance * scale
        case .greaterOrEqual: -excess > Self.tolerance * scale
        }
      if isBroken { result.formUnion(terms.map(\.variable)) }
    }
    return result
  }

  /// Views that are solved elsewhere than they were recorded, in order.
  private func suspects(_ solved: [LayoutTree.View]) -> [Int] {
    var result: [Int] = []
    var skipped = 0
    for (index, view) in context.views.views.enumerated() where index >= skipped {
      if !view.isInstalled || view.isHidden || view.isSaidAmbiguous || (view.isArranged && context.leavesStack(index)) {
        skipped = view.subtreeEnd
        continue
      }
      guard view.parent != nil, !view.isGiven, !view.showsUnknownSymbol, let recorded = view.recorded else { continue }
      if solved[index].frame.differences(from: recorded, by: Self.tolerance).contains(true) { result.append(index) }
    }
    return result
  }
}

extension Rect {
  /// Which of x, y, width and height are off by more than that.
  fileprivate func differences(from other: Rect, by tolerance: Points) -> [Bool] {
    [x - other.x, y - other.y, width - other.width, height - other.height].map { $0.magnitude > tolerance }
  }
}

extension Diagnostic {
  fileprivate static func misplaced(
    _ context: LayoutContext, _ names: ObjectNames, _ index: Int, _ solved: Rect
  ) -> Diagnostic {
    let view = context.views[index]
    let list = { (rect: Rect) in
      [rect.x, rect.y, rect.width, rect.height].map { $0.inWords }.joined(separator: ", ")
    }
    let recorded = view.recorded ?? .zero
    let place = context.tree.child(of: view.node, .rect, key: "frame").map { context.tree[$0].nameSpan }
    return Diagnostic(
      .misplaced,
      "the recorded frame of \(names[view.node].escaped) is (\(list(recorded))), but its constraints produce (\(list(solved)))",
      at: place ?? context.tree[view.node].nameSpan,
      help: "update the frame or the constraints")
  }
}
