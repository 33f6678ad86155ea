import ConstraintSolver
package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// Explains the frame of a view: in the recorded viewport as Interface Builder lays it out, in others as a device does.
/// Nil if the root does not contain it, or it is not installed.
package func explainLayout(
  of view: NodeID, in tree: ElementTree, root: NodeID, viewport: Viewport = .recorded,
  metrics: TextMetrics = .standard, limits: Limits = .standard
) -> LayoutExplanation? {
  var options = viewport.isRecorded ? LayoutOptions.standard : .preview
  options.pivots = limits.solverPivots
  var layout = RootLayout(LayoutContext(tree, root: root, viewport: viewport, metrics: metrics, options: options))
  _ = layout.solve()
  guard let index = layout.context.views.views.firstIndex(where: { $0.node == view }) else { return nil }
  var explainer = LayoutExplainer(layout: layout)
  var explanation = explainer.explain(index)
  if viewport.size == nil {
    var search = MismatchSearch(layout)
    search.explainsWhatMoved = true
    explanation?.mismatch = search.mismatch(of: index)
  }
  return explanation
}

/// Explains the frame of a view in a solved root.
struct LayoutExplainer {
  let layout: RootLayout
  let text: ConstraintText
  /// Caches results for the system; `trialSolver` solves variants of it.
  var solver = Solver()
  var trialSolver = Solver()

  init(layout: RootLayout) {
    self.layout = layout
    text = ConstraintText(context: layout.context)
  }

  mutating func explain(_ index: Int) -> LayoutExplanation? {
    guard let box = layout.builder.anchors.edges.boxes[index] else { return nil }
    let view = layout.context.views[index]
    let outer = view.parent.flatMap { layout.builder.anchors.edges.boxes[$0] }
    let frame = layout.tree.views[index].frame
    var quantities: [LayoutExplanation.Quantity] = [
      quantity(.x, frame.x, box.left, minus: outer?.left, of: index),
      quantity(.width, frame.width, box.right, minus: box.left, of: index),
      quantity(.y, frame.y, box.top, minus: outer?.top, of: index),
      quantity(.height, frame.height, box.bottom, minus: box.top, of: index),
    ]
    if let recorded = view.recorded {
      let numbers = [recorded.x, recorded.width, recorded.y, recorded.height]
      for (place, number) in zip(quantities.indices, numbers) { quantities[place].recorded = number }
    }
    return LayoutExplanation(
      view: view.node, name: text.name(of: index), element: layout.context.tree[view.node].name,
      superview: view.parent.map { text.name(of: $0) }, frame: frame, quantities: quantities,
      givenUp: givenUp(at: box), surroundings: layout.context.surroundings)
  }

  /// Maximum number of broken constraints that are listed.
  private static let givenUpLimit = 10

  /// The broken constraints on a view's edges.
  private func givenUp(at box: Edges.Box) -> [LayoutExplanation.GivenUp] {
    let system = layout.builder.system
    let edges: Set<Variable> = [box.left, box.right, box.top, box.bottom]
    var solver = Solver(options: layout.context.options.solverOptions)
    var result: [LayoutExplanation.GivenUp] = []
    for conflict in layout.solution.conflicts where result.count < Self.givenUpLimit {
      guard system.terms(of: conflict).contains(where: { edges.contains($0.variable) }),
        layout.solution.violation(of: conflict, in: system) > 0.01, let origin = layout.origin(of: conflict)
      else { continue }
      solver.options.workBudget /= 2
      let said = text.say(origin)
      var others: [LayoutExplanation.Reason] = []
      for id in solver.minimalConflict(of: conflict, in: system) where id != conflict {
        guard let other = layout.origin(of: id) else { continue }
        let reason = reason(id, other)
        if !others.contains(where: { $0.text == reason.text }) { others.append(reason) }
      }
      // A duplicate constraint is broken twice.
      if others.isEmpty || result.contains(where: { $0.text == said.text }) { continue }
      result.append(LayoutExplanation.GivenUp(text: said.text, span: said.span, others: others))
    }
    return result
  }

  /// Explains the difference of two edges by the constraints with constants that move the edges differently.
  private mutating func quantity(
    _ kind: LayoutExplanation.Quantity.Kind, _ value: Points, _ edge: Variable, minus other: Variable?, of index: Int
  ) -> LayoutExplanation.Quantity {
    let support = support(of: edge, minus: other)
    let active = support.amounts.keys.sorted()
    let distances = distances(of: active, from: index)
    var reasons: [LayoutExplanation.Reason] = []
    var isOpen = false
    var ranks: [Int] = []
    for (id, distance) in zip(active, distances) {
      guard let origin = layout.origin(of: id) else { continue }
      if case .stay = origin {
        isOpen = true
        continue
      }
      var reason = reason(id, origin)
      reason.pushing = support.pushing[id] ?? []
      let rank = if case .root = origin { Int.max } else { distance }
      if let before = reasons.firstIndex(where: { $0.text == reason.text }) {
        ranks[before] = min(ranks[before], rank)
        continue
      }
      reasons.append(reason)
      ranks.append(rank)
    }
    var ordered = reasons.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { reasons[$0] }
    if let reason = alignmentReason(kind, index) { ordered.append(reason) }
    return LayoutExplanation.Quantity(kind: kind, value: value, reasons: ordered, isOpen: isOpen)
  }

  /// The order of reasons: constraints on the view's edges first, then the constraints that determine these, step by
  /// step.
  private func distances(of constraints: [ConstraintID], from index: Int) -> [Int] {
    let system = layout.builder.system
    let variables = constraints.map { id in Set(system.terms(of: id).map(\.variable)) }
    var reached: Set<Variable> = []
    if let box = layout.builder.anchors.edges.boxes[index] { reached = [box.left, box.right, box.top, box.bottom] }
    var distances = Array(repeating: Int.max - 1, count: constraints.count)
    for distance in 0..<constraints.count {
      let next = constraints.indices.filter { distances[$0] == Int.max - 1 && !variables[$0].isDisjoint(with: reached) }
      if next.isEmpty { break }
      for place in next {
        distances[place] = distance
        reached.formUnion(variables[place])
      }
    }
    return distances
  }

  /// The difference between a frame and its alignment rectangle, which constraints use.
  private func alignmentReason(_ kind: LayoutExplanation.Quantity.Kind, _ index: Int) -> LayoutExplanation.Reason? {
    let view = layout.context.views[index]
    let amount: Points =
      switch kind {
      case .x: view.alignment.left
      case .y: view.alignment.top
      case .width: view.alignment.left + view.alignment.right
      case .height: view.alignment.top + view.alignment.bottom
      }
    if amount == 0 { return nil }
    let verb =
      switch kind {
      case .x, .y: "begins \(amount.magnitude.inWords) \(amount > 0 ? "before" : "after")"
      case .width: "is \(amount.magnitude.inWords) \(amount > 0 ? "wider" : "narrower") than"
      case .height: "is \(amount.magnitude.inWords) \(amount > 0 ? "taller" : "shorter") than"
      }
    return LayoutExplanation.Reason(
      text: "its frame \(verb) the rectangle that constraints align",
      span: layout.context.tree[view.node].nameSpan, priority: ConstraintSystem.required)
  }

  func reason(_ id: ConstraintID, _ origin: ConstraintOrigin) -> LayoutExplanation.Reason {
    let said = text.say(origin)
    let priority = layout.builder.system.priority(of: id)
    switch origin {
    case .hugging(let view, let axis), .compressionResistance(let view, let axis):
      let size = layout.builder.intrinsics[view]
      let length = (axis == .horizontal ? size.width : size.height) ?? 0
      let wrapped = axis == .vertical && size.wraps ? " with wrapped text" : ""
      return LayoutExplanation.Reason(
        text:
          "the content of '\(text.name(of: view))' is \(length.inWords) \(axis == .horizontal ? "wide" : "high")\(wrapped)",
        span: said.span, priority: priority)
    case .written(let node, let owner):
      let written = layout.context.written.first { $0.owner == owner && $0.node == node }
      return LayoutExplanation.Reason(
        text: "'\(text.formula(node, withPriority: false))'\(written.map { layout.insetsInWords($0) } ?? "")",
        span: said.span, priority: priority)
    case .stack(let view, let axis):
      return LayoutExplanation.Reason(
        text: said.text + layout.stackMarginsInWords(view, axis), span: said.span, priority: priority)
    case .emptyArranged:
      return LayoutExplanation.Reason(text: said.text, span: said.span, priority: priority)
    case .root, .given, .extent, .stay:
      return LayoutExplanation.Reason(text: said.text, span: said.span, priority: ConstraintSystem.required)
    }
  }
}
