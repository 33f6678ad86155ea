import ConstraintSolver
import ThemeSource
import ThemeSyntax
import ThemeText

/// Finds the reasons for differences between solved and recorded frames.
///
/// Every edge is a sum over the constraints that determine it, so its error is the sum of their residuals in the
/// recorded frames: the largest summand identifies the constraint. If that constraint may be broken, the recorded
/// number is required and the root solved again: either all optional constraints are satisfied as well as before, or
/// one is satisfied less well.
struct MismatchSearch {
  private let layout: RootLayout
  private let system: ConstraintSystem
  private let text: ConstraintText
  private let snapped: LayoutTree
  /// The recorded value of every edge; solved values for edges without one.
  private let recorded: [Double]
  private let costs: [Double: Double]
  /// Whether to explain a number that could equally well be the recorded one by the constraint that moved it, if the
  /// recorded frames break one, so that views that one constraint moved have one cause. Otherwise it is a tie.
  var explainsWhatMoved = false
  /// Caches results for the system; `trialSolver` solves variants of it.
  private var solver = Solver()
  private var trialSolver = Solver()

  /// The largest difference attributed to rounding to pixels, in points.
  private static let rounding: Points = 0.6

  init(_ layout: RootLayout) {
    self.layout = layout
    system = layout.builder.system
    text = ConstraintText(context: layout.context)
    snapped = layout.tree
    recorded = Self.recordedValues(layout)
    costs = Self.costs(of: layout.solution, in: layout.builder.system)
  }

  mutating func run() -> [FrameMismatch] {
    var result: [FrameMismatch] = []
    for index in layout.context.views.indexRange {
      if let mismatch = mismatch(of: index) { result.append(mismatch) }
    }
    return result
  }

  /// Nil for a view at its recorded frame, or without one.
  mutating func mismatch(of index: Int) -> FrameMismatch? {
    let view = layout.context.views[index]
    guard view.isInstalled, view.parent != nil, let frame = view.recorded,
      !view.isArranged || !layout.context.leavesStack(index)
    else { return nil }
    let solved = snapped.views[index].frame
    guard solved.distance(to: frame) > 1 + 1e-6, let quantity = worstQuantity(of: index, solved, frame) else {
      return nil
    }
    let (cause, evidence) = explain(quantity)
    return FrameMismatch(view: view.node, solved: solved, recorded: frame, cause: cause, evidence: evidence)
  }

  // MARK: Errors of frames

  /// One number of a frame: the difference of two edges.
  private struct Quantity {
    var edge: Variable
    var other: Variable
    /// The recorded value, in the solver's terms.
    var wanted: Double
  }

  private func worstQuantity(of index: Int, _ solved: Rect, _ frame: Rect) -> Quantity? {
    let boxes = layout.builder.anchors.edges.boxes
    guard let box = boxes[index], let parent = layout.context.views[index].parent, let outer = boxes[parent] else {
      return nil
    }
    let numbers: [(error: Points, edge: Variable, other: Variable)] = [
      ((solved.width - frame.width).magnitude, box.right, box.left),
      ((solved.height - frame.height).magnitude, box.bottom, box.top),
      ((solved.x - frame.x).magnitude, box.left, outer.left),
      ((solved.y - frame.y).magnitude, box.top, outer.top),
    ]
    var worst = numbers[0]
    for number in numbers where number.error > worst.error { worst = number }
    return Quantity(
      edge: worst.edge, other: worst.other,
      wanted: recorded[Int(worst.edge.rawValue)] - recorded[Int(worst.other.rawValue)])
  }

  private func residual(_ id: ConstraintID, _ values: [Double]) -> Double {
    system.terms(of: id).reduce(system.constant(of: id)) { $0 + $1.coefficient * values[Int($1.variable.rawValue)] }
  }

  /// The amount by which the recorded frames violate a constraint.
  private func recordedViolation(of id: ConstraintID) -> Double {
    system.relation(of: id).violation(of: residual(id, recorded))
  }

  // MARK: Causes

  private mutating func explain(_ quantity: Quantity) -> (FrameMismatch.Cause, String) {
    guard let decisive = decisiveConstraint(of: quantity) else { return (.unexplained, "") }
    let isBroken = recordedViolation(of: decisive) > Self.rounding
    switch pin(quantity) {
    case .granted where !isBroken || !explainsWhatMoved: return (.tie, said(decisive))
    case _ where isBroken && system.isRequired(decisive): return broken(decisive)
    case .granted: return (contentCause(decisive) ?? .outvoted, said(decisive))
    case .impossible(let id): return broken(id)
    case .outvoted(let hurt):
      let cause = isBroken ? decisive : hurt ?? decisive
      return (contentCause(cause) ?? .outvoted, said(cause))
    case .unsolved: return (.unexplained, said(decisive))
    }
  }

  /// The constraint that the recorded frames break most, among those that determine a number; if they break none, the
  /// inequality with the most room.
  private mutating func decisiveConstraint(of quantity: Quantity) -> ConstraintID? {
    var amounts: [ConstraintID: Double] = [:]
    for influence in solver.influences(on: quantity.edge, in: system) ?? [] {
      amounts[influence.constraint, default: 0] += influence.amount
    }
    for influence in solver.influences(on: quantity.other, in: system) ?? [] {
      amounts[influence.constraint, default: 0] -= influence.amount
    }
    var broken: (id: ConstraintID, share: Double)?
    var loose: (id: ConstraintID, share: Double)?
    for id in amounts.keys.sorted() {
      let share = ((amounts[id] ?? 0) * residual(id, recorded)).magnitude
      if share > loose?.share ?? 1e-6 { loose = (id, share) }
      if recordedViolation(of: id) > Self.rounding, share > broken?.share ?? 1e-6 { broken = (id, share) }
    }
    return broken?.id ?? loose?.id
  }

  /// The cause if the recorded frames violate a required constraint.
  private func broken(_ id: ConstraintID) -> (FrameMismatch.Cause, String) {
    if let cause = contentCause(id) { return (cause, said(id)) }
    for conflict in layout.solution.conflicts
    where conflict == id || solver.minimalConflict(of: conflict, in: system).contains(id) {
      return (.contradiction, said(id))
    }
    return (refersToInset(id) ? .inset : .brokenConstraint, said(id))
  }

  /// Whether a constraint refers to a margin, a guide or a safe area, and would hold with some plausible inset.
  private func refersToInset(_ id: ConstraintID) -> Bool {
    guard case .written(let node, let owner) = layout.origin(of: id),
      let constraint = layout.context.written.first(where: { $0.owner == owner && $0.node == node })
    else { return false }
    let rest = residual(id, recorded)
    let implied = [
      layout.inset(of: constraint.first).map { $0.value - $0.sign * rest },
      constraint.second.flatMap { layout.inset(of: $0) }.map { $0.value + $0.sign * rest },
    ]
    return implied.contains { $0.map((0...Self.largestInset).contains) ?? false }
  }

  /// The largest inset of bars and margins, in points.
  private static let largestInset: Points = 100

  private func said(_ id: ConstraintID) -> String {
    guard let origin = layout.origin(of: id) else { return "" }
    switch origin {
    case .hugging(let view, let axis), .compressionResistance(let view, let axis):
      let size = layout.builder.intrinsics[view]
      let length = (axis == .horizontal ? size.width : size.height) ?? 0
      let found = recordedLength(of: view, axis)
      return
        "the content of '\(text.name(of: view))' is \(length.inWords) \(axis == .horizontal ? "wide" : "high"), the file has \(found.inWords)"
    case .written, .root, .given, .extent, .emptyArranged, .stack, .stay:
      let rest = residual(id, recorded)
      let isGranted = system.relation(of: id).violation(of: rest) <= Self.rounding
      let amount = rest.magnitude.inWords
      if case .written = origin {
        return "\(text.say(origin).text) \(isGranted ? "has \(amount) to spare" : "is off by \(amount)")"
      }
      return "\(text.say(origin).text): \(isGranted ? "\(amount) to spare" : "off by \(amount)")"
    }
  }

  // MARK: Content

  private func recordedLength(of view: Int, _ axis: Axis) -> Points {
    guard let box = layout.builder.anchors.edges.boxes[view] else { return 0 }
    let (start, end) = axis == .horizontal ? (box.left, box.right) : (box.top, box.bottom)
    return recorded[Int(end.rawValue)] - recorded[Int(start.rawValue)]
  }

  /// The error of a measured size, if the recorded size may belong to the same content, measured better.
  private func contentCause(_ id: ConstraintID) -> FrameMismatch.Cause? {
    let view: Int
    let axis: Axis
    switch layout.origin(of: id) {
    case .hugging(let index, let direction), .compressionResistance(let index, let direction):
      (view, axis) = (index, direction)
    case .written, .root, .given, .extent, .emptyArranged, .stack, .stay, nil: return nil
    }
    let size = layout.builder.intrinsics[view]
    let measured = (axis == .horizontal ? size.width : size.height) ?? 0
    let found = recordedLength(of: view, axis)
    if !(axis == .horizontal ? size.widthIsText : size.heightIsText) { return measured > 0 ? .contentSize : nil }
    if axis == .vertical { return heightCause(view, measured, found) }
    if !isAlike(measured, found, within: size.wraps ? 0.5 : 0.3) { return nil }
    let font = layout.context.fonts.font(of: layout.context.views[view].node)
    if case .fonts(let table) = layout.context.metrics, !table.knows(font) { return .unknownFont }
    return .textWidth
  }

  private func heightCause(_ view: Int, _ measured: Points, _ found: Points) -> FrameMismatch.Cause? {
    let line = layout.builder.anchors.measurer.lineMetrics(of: view).height
    if layout.builder.intrinsics[view].wraps, line > 0 {
      let more = (found - measured) / line
      let limit = max(1, 0.5 * measured / line) + 0.2
      if more.magnitude > 0.6, more.magnitude < limit, (more - more.rounded()).magnitude < 0.2 { return .lineCount }
    }
    return isAlike(measured, found, within: 0.25) ? .lineHeight : nil
  }

  private func isAlike(_ measured: Points, _ found: Points, within share: Double) -> Bool {
    measured > 0 && found > 0 && (measured - found).magnitude <= max(2, share * max(measured, found))
  }

  // MARK: The recorded number in place

  private enum Pinned {
    case granted
    case outvoted(ConstraintID?)
    case impossible(ConstraintID)
    case unsolved
  }

  private mutating func pin(_ quantity: Quantity) -> Pinned {
    var system = system
    let pin = system.add(Term(quantity.edge), Term(quantity.other, -1), constant: -quantity.wanted, .equal)
    let solution = trialSolver.solve(system)
    guard case .solved = solution.status else { return .unsolved }
    if solution.conflicts.contains(pin) {
      let set = trialSolver.minimalConflict(of: pin, in: system).filter { $0 != pin }
      let worst = set.max { recordedViolation(of: $0) < recordedViolation(of: $1) }
      return worst.map { .impossible($0) } ?? .unsolved
    }
    let pinned = Self.costs(of: solution, in: system)
    for priority in costs.keys.sorted(by: >) {
      let more = (pinned[priority] ?? 0) - (costs[priority] ?? 0)
      if more < Self.rounding { continue }
      return .outvoted(mostHurt(by: solution, at: priority))
    }
    return .granted
  }

  /// The optional constraint that is satisfied less well; of several, the one that the recorded frames violate most.
  private func mostHurt(by solution: Solution, at priority: Double) -> ConstraintID? {
    var worst: (id: ConstraintID, loss: Double)?
    for id in system.constraintIDs where system.priority(of: id) == priority && !system.isRefused(id) {
      let loss = solution.violation(of: id, in: system) - layout.solution.violation(of: id, in: system)
      if loss <= Self.rounding { continue }
      let found = recordedViolation(of: id)
      if found > worst?.loss ?? Self.rounding { worst = (id, found) }
    }
    return worst?.id
  }

  /// The violations of all optional constraints, summed by level; stays are not included.
  private static func costs(of solution: Solution, in system: ConstraintSystem) -> [Double: Double] {
    var costs: [Double: Double] = [:]
    for id in system.constraintIDs where !system.isRefused(id) {
      let priority = system.priority(of: id)
      if priority > SystemBuilder.stayPriority {
        costs[min(priority, ConstraintSystem.required), default: 0] += solution.violation(of: id, in: system)
      }
    }
    return costs
  }

  private static func recordedValues(_ layout: RootLayout) -> [Double] {
    var values = layout.solution.values
    for (index, view) in layout.context.views.views.enumerated() {
      guard let box = layout.builder.anchors.edges.boxes[index], view.recorded != nil else { continue }
      let rect = view.recordedInRoot.inset(by: view.alignment)
      values[Int(box.left.rawValue)] = rect.x
      values[Int(box.right.rawValue)] = rect.maxX
      values[Int(box.top.rawValue)] = rect.y
      values[Int(box.bottom.rawValue)] = rect.maxY
    }
    let system = layout.builder.system
    // Content of scroll views has no recorded size; a required equality with recorded edges determines it.
    for content in layout.builder.anchors.edges.contents.values.flatMap({ [$0.right, $0.bottom] }).sorted(by: {
      $0.rawValue < $1.rawValue
    }) {
      for id in system.constraintIDs where system.isRequired(id) && system.relation(of: id) == .equal {
        guard let own = system.terms(of: id).first(where: { $0.variable == content }), own.coefficient != 0 else {
          continue
        }
        let rest = system.terms(of: id).reduce(system.constant(of: id)) {
          $1.variable == content ? $0 : $0 + $1.coefficient * values[Int($1.variable.rawValue)]
        }
        values[Int(content.rawValue)] = -rest / own.coefficient
        break
      }
    }
    return values
  }
}
