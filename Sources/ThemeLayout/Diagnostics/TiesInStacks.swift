import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// The reason for the open length of a view with content: another view has the same priority.
struct Tie {
  /// The priority that would decide.
  var priority: AttributeName
  /// Whether it is shorter than its content.
  var isSqueezed: Bool
  /// The view that has the same priority; nil if unknown.
  var partner: Int?
}

/// A view's length in a direction.
struct ViewLength: Hashable {
  var view: Int
  var axis: Axis
}

extension AmbiguitySearch {
  /// The tie that leaves the length of a view with content open.
  mutating func tie(of index: Int, _ axis: Axis, isSqueezed: Bool) -> Tie {
    let priority: AttributeName =
      switch (axis, isSqueezed) {
      case (.horizontal, false): .horizontalHuggingPriority
      case (.horizontal, true): .horizontalCompressionResistancePriority
      case (.vertical, false): .verticalHuggingPriority
      case (.vertical, true): .verticalCompressionResistancePriority
      }
    return Tie(priority: priority, isSqueezed: isSqueezed, partner: partner(of: index, axis, priority))
  }

  /// Whether the length of a view with content is tied only with views of the same stack view. A stack view that fills
  /// its length resizes views of equal priorities by their order (`UIStackView.Distribution.fill`).
  mutating func isTiedInStack(_ index: Int, _ axis: Axis) -> Bool {
    let context = layout.context
    guard context.views[index].isArranged, let stack = context.views[index].parent else { return false }
    let arrangement = context.arrangement(of: stack, margins: layout.builder.anchors.margins)
    guard arrangement.distribution == .fill, arrangement.axis == axis, arrangement.arranged.count > 1 else {
      return false
    }
    // Among so many views, the search would take long, and nobody sets all priorities.
    if arrangement.arranged.count > Self.mostOpenLengths { return true }
    let lengths = arrangement.arranged.compactMap { openLength(of: $0, axis) }
    var trial = self
    for (one, other) in zip(lengths, lengths.dropFirst()) { trial.close(one, asLongAs: other) }
    return trial.openLength(of: index, axis) == nil
  }

  /// The first view with the same priority and an open length that would determine this one: their sum is known.
  private mutating func partner(of index: Int, _ axis: Axis, _ priority: AttributeName) -> Int? {
    let context = layout.context
    let own = context.priority(priority, of: context.views[index].node)
    let open = context.views.indexRange.filter { other in
      other != index && context.views[other].isInstalled && openEdges(of: other, axis) != nil
    }
    guard open.count <= Self.mostOpenLengths else { return nil }
    let others = open.filter { openLength(of: $0, axis) != nil }
    return others.prefix(Self.partnerLimit).first { other in
      guard context.priority(priority, of: context.views[other].node) == own else { return false }
      var trial = self
      for third in others where third != other { trial.closeLength(of: third, axis) }
      guard trial.openLength(of: index, axis) != nil else { return false }
      trial.closeLength(of: other, axis)
      return trial.openLength(of: index, axis) == nil
    }
  }

  /// The most views that are tried as partners.
  private static let partnerLimit = 8
  /// The most views among which ties are searched for.
  private static let mostOpenLengths = 64

  private mutating func closeLength(of index: Int, _ axis: Axis) {
    if let closed = closingLength(of: index, axis) { self = closed }
  }

  /// The edges of a view with an open length although its content has one.
  private mutating func openLength(of index: Int, _ axis: Axis) -> (start: Variable, end: Variable)? {
    let length = ViewLength(view: index, axis: axis)
    if let known = knownLengths[length] { return known }
    let found = closingLength(of: index, axis) == nil ? nil : edges(of: index, axis)
    knownLengths.updateValue(found, forKey: length)
    return found
  }

  private func edges(of index: Int, _ axis: Axis) -> (start: Variable, end: Variable)? {
    guard let box = layout.builder.anchors.edges.boxes[index] else { return nil }
    return axis == .horizontal ? (start: box.left, end: box.right) : (start: box.top, end: box.bottom)
  }

  /// The edges of a view with content, of which at least one is open.
  private func openEdges(of index: Int, _ axis: Axis) -> (start: Variable, end: Variable)? {
    guard content(of: index, axis) != nil, let (start, end) = edges(of: index, axis), isOpen(start) || isOpen(end)
    else { return nil }
    return (start, end)
  }

  /// The search with a view's length closed; nil if that closes no variable, or if the view has no content.
  private func closingLength(of index: Int, _ axis: Axis) -> AmbiguitySearch? {
    guard let (start, end) = openEdges(of: index, axis) else { return nil }
    var closed = self
    closed.close(end, from: start, at: layout.solution[end] - layout.solution[start])
    return closed.openCount < openCount ? closed : nil
  }
}
