import ConstraintSolver
import ThemeSource

/// A length that is too short for the other constraints of a conflict along one axis.
struct Shortage {
  /// The constraint that states the length: the root's size, or an equation or a limit in the file.
  var origin: ConstraintOrigin
  /// The view that has the length.
  var view: Int
  var axis: Axis
  var needed: Points
  var available: Points
  /// Whether the length may also be shorter.
  var isLimit: Bool

  /// The arithmetic of a conflict, at the constraint that states the length.
  func related(_ text: ConstraintText) -> Diagnostic.Related {
    let isRoot = if case .root = origin { true } else { false }
    let limit = isLimit ? "may be at most" : isRoot ? "is" : "must be"
    return Diagnostic.Related(
      text.say(origin).span,
      "\(isRoot ? text.rootInWords : text.quotedName(of: view)) would need to be \(needed.inWords) "
        + "\(axis == .horizontal ? "wide" : "high"), but \(limit) \(available.inWords)")
  }
}

extension RootLayout {
  /// The length that is too short in a minimal conflicting set: that of the root, else a stated length, else a limit.
  /// Nil if there is none.
  func shortage(in set: [ConstraintID]) -> Shortage? {
    var limit: Shortage?
    var equation: Shortage?
    for id in set {
      guard var candidate = length(statedBy: id), equation == nil || isRoot(candidate) else { continue }
      guard let needed = length(neededBy: set, besides: id), needed > candidate.available + 0.5 else { continue }
      candidate.needed = needed
      if isRoot(candidate) { return candidate }
      if candidate.isLimit { limit = limit ?? candidate } else { equation = candidate }
    }
    return equation ?? limit
  }

  private func isRoot(_ shortage: Shortage) -> Bool { if case .root = shortage.origin { true } else { false } }

  /// The length that a constraint alone states.
  private func length(statedBy id: ConstraintID) -> Shortage? {
    let system = builder.system
    guard let origin = origin(of: id), let box = builder.anchors.edges.boxes[0] else { return nil }
    switch origin {
    case .root:
      guard let end = system.terms(of: id).first?.variable, [box.right, box.bottom].contains(end) else { return nil }
      return Shortage(
        origin: origin, view: 0, axis: end == box.right ? .horizontal : .vertical, needed: 0,
        available: -system.constant(of: id), isLimit: false)
    case .written(let node, _):
      guard let constraint = context.written.first(where: { $0.node == node }), constraint.second == nil,
        constraint.first.anchor.isLength, constraint.first.item.part == .view, constraint.relation != .greaterOrEqual
      else { return nil }
      return Shortage(
        origin: origin, view: constraint.first.item.view, axis: constraint.first.anchor.axis, needed: 0,
        available: constraint.constant, isLimit: constraint.relation == .lessOrEqual)
    case .given, .extent, .hugging, .compressionResistance, .emptyArranged, .stack, .stay: return nil
    }
  }

  /// The length closest to the stated one that the other constraints of a set allow.
  private func length(neededBy set: [ConstraintID], besides id: ConstraintID) -> Points? {
    let system = builder.system
    var others = ConstraintSystem()
    others.addVariables(system.variableCount)
    for other in set where other != id {
      others.add(system.terms(of: other), constant: system.constant(of: other), system.relation(of: other))
    }
    others.add(system.terms(of: id), constant: system.constant(of: id), system.relation(of: id), priority: 1)
    var solver = Solver(options: context.options.solverOptions)
    let solution = solver.solve(others)
    guard solution.status == .solved, solution.conflicts.isEmpty else { return nil }
    return system.terms(of: id).reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
  }
}
