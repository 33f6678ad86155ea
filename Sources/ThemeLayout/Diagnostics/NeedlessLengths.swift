import ConstraintSolver
import ThemeSource
import ThemeSyntax
import ThemeText

extension RootLayout {
  /// The least difference between a recorded length and that of its text, in points.
  private static let leastDifference: Points = 64
  /// The least ratio of the longer to the shorter of the two.
  private static let leastRatio = 2.0

  /// The edges of views whose recorded lengths are far from those of their texts, although no constraint needs that:
  /// the solved frames break none of the constraints between these edges more than the recorded ones do. A field that
  /// lost one of its two horizontal constraints is an example.
  ///
  /// Which of several optional constraints are broken does not matter for this proof. Text metrics are estimates, so
  /// that only large differences count. Frames that stack views produce do not count, because Interface Builder shares
  /// out their room by rules of its own, unless a view leaves the screen. Those that depend on a custom class without a
  /// known size never count.
  var needlessLengths: Set<Variable> {
    // In cells, texts have other lengths.
    guard case .fonts = context.metrics else { return [] }
    let recorded = recordedEdges
    let moved = movedEdges(recorded)
    let system = builder.system
    var groups = Groups()
    let ofUnknownLengths = edgesOfUnknownLengths(moved, recorded)
    var needed = ofUnknownLengths
    var needless: [[Variable]] = []
    for id in system.constraintIDs {
      let origin = builder.origins[Int(id.rawValue)]
      if case .stay = origin { continue }
      let edges = system.terms(of: id).map(\.variable).filter(moved.contains)
      guard let first = edges.first else { continue }
      for edge in edges.dropFirst() { groups.join(first, edge) }
      let solved = solution.violation(of: id, in: system)
      guard !origin.isOfStack, let violation = system.violation(of: id, at: recorded),
        solved <= violation + Self.frameTolerance * system.scale(of: id)
      else {
        needed.append(first)
        continue
      }
      if isFarFromText(origin, recorded: violation, solved: solved) { needless.append(edges) }
    }
    return groups.edges(of: needless, withoutThoseJoinedTo: needed)
      .union(groups.edges(of: edgesOffScreen(moved, recorded), withoutThoseJoinedTo: ofUnknownLengths))
  }

  /// The left and right edges of views that are within the root in the recorded frames and far outside of it in the
  /// solved ones.
  private func edgesOffScreen(_ moved: Set<Variable>, _ recorded: [Variable: Double]) -> [[Variable]] {
    guard let root = builder.anchors.edges.boxes[0], let rootLeft = recorded[root.left],
      let rootRight = recorded[root.right]
    else { return [] }
    return builder.anchors.edges.boxes.compactMap { box in
      guard let box, let left = recorded[box.left], let right = recorded[box.right],
        left >= rootLeft - Self.frameTolerance, right <= rootRight + Self.frameTolerance,
        solution[box.left] <= rootLeft - Self.leastDifference || solution[box.right] >= rootRight + Self.leastDifference
      else { return nil }
      return [box.left, box.right].filter(moved.contains)
    }
  }

  /// The edges with a solved place other than the recorded one.
  private func movedEdges(_ recorded: [Variable: Double]) -> Set<Variable> {
    var result: Set<Variable> = []
    for box in builder.anchors.edges.boxes {
      guard let box else { continue }
      for edge in [box.left, box.right, box.top, box.bottom] {
        if let place = recorded[edge], (solution[edge] - place).magnitude <= Self.frameTolerance { continue }
        result.insert(edge)
      }
    }
    for content in builder.anchors.edges.contents.values { result.formUnion([content.right, content.bottom]) }
    return result
  }

  /// The moved edges of lengths that a custom class may determine in code, and that differ from the recorded ones.
  private func edgesOfUnknownLengths(_ moved: Set<Variable>, _ recorded: [Variable: Double]) -> [Variable] {
    var result: [Variable] = []
    for (index, view) in context.views.views.enumerated() {
      guard let box = builder.anchors.edges.boxes[index], context.tree.attribute(.customClass, of: view.node) != nil
      else { continue }
      let size = builder.intrinsics[index]
      for (low, high, length) in [(box.left, box.right, size.width), (box.top, box.bottom, size.height)] {
        guard length == nil, let first = recorded[low], let last = recorded[high] else { continue }
        if (solution[high] - solution[low] - (last - first)).magnitude <= Self.frameTolerance { continue }
        result += [low, high].filter(moved.contains)
      }
    }
    return result
  }

  /// Whether the recorded length is far from that of the view's text, and only the solved frames observe a content
  /// priority.
  /// - Parameters:
  ///   - recorded: the violation of the priority by the recorded frames, in points.
  ///   - solved: its violation by the solved ones.
  private func isFarFromText(_ origin: ConstraintOrigin, recorded: Points, solved: Points) -> Bool {
    let (view, axis): (Int, Axis)
    var isTooLong = true
    switch origin {
    case .hugging(let index, let direction): (view, axis) = (index, direction)
    case .compressionResistance(let index, let direction): (view, axis, isTooLong) = (index, direction, false)
    case .root, .given, .extent, .emptyArranged, .stack, .written, .stay: return false
    }
    let size = builder.intrinsics[view]
    let excess = recorded - solved
    let length = axis == .horizontal ? size.width : size.height
    guard let length, excess >= Self.leastDifference, axis == .horizontal ? size.widthIsText : size.heightIsText
    else { return false }
    // The size of text that wraps is known only if it fits into one line. If it had several, it has lost the constraint
    // that made it wrap.
    if size.wraps {
      if IntrinsicMeasurer(context: context, wrapWidths: nil).size(of: view) != size { return false }
      if axis == .horizontal && !isTooLong { return solved <= Self.frameTolerance }
    }
    let (longer, shorter) = isTooLong ? (length + excess, length) : (length, length - excess)
    return longer >= Self.leastRatio * shorter
  }
}

extension ConstraintOrigin {
  fileprivate var isOfStack: Bool {
    switch self {
    case .stack, .emptyArranged: true
    case .root, .given, .extent, .hugging, .compressionResistance, .written, .stay: false
    }
  }
}

/// Edges in groups that constraints join.
private struct Groups {
  private var parents: [Variable: Variable] = [:]

  mutating func name(of edge: Variable) -> Variable {
    var edge = edge
    while let parent = parents[edge] {
      if let next = parents[parent] { parents[edge] = next }
      edge = parent
    }
    return edge
  }

  /// The edges of some lists, except for lists with an edge in a group with one of `others`.
  mutating func edges(of lists: [[Variable]], withoutThoseJoinedTo others: [Variable]) -> Set<Variable> {
    let names = Set(others.map { name(of: $0) })
    return lists.reduce(into: []) { result, edges in
      if !edges.contains(where: { names.contains(name(of: $0)) }) { result.formUnion(edges) }
    }
  }

  mutating func join(_ a: Variable, _ b: Variable) {
    let (a, b) = (name(of: a), name(of: b))
    if a != b { parents[b] = a }
  }
}
