import ConstraintSolver
internal import InterfaceBuilderCatalog
import ThemeSource

extension AmbiguitySearch {
  /// Whether the length of a view with content is tied only with others of the same stack view: of equal priorities, one that fills
  /// its length resizes its views by their order (`UIStackView.Distribution.fill`).
  func isTiedInStack(_ index: Int, _ axis: Axis) -> Bool {
    let context = layout.context
    guard context.views[index].isArranged, let stack = context.views[index].parent else { return false }
    let arrangement = context.arrangement(of: stack, margins: layout.builder.anchors.margins)
    guard arrangement.distribution == .fill, arrangement.axis == axis, arrangement.arranged.count > 1 else {
      return false
    }
    let lengths = arrangement.arranged.compactMap { openLength(of: $0, axis) }
    var trial = self
    for (one, other) in zip(lengths, lengths.dropFirst()) { trial.close(one, asLongAs: other) }
    return trial.openLength(of: index, axis) == nil
  }

  /// The edges of a view whose length is open although its content has one.
  private func openLength(of index: Int, _ axis: Axis) -> (start: Variable, end: Variable)? {
    guard content(of: index, axis) != nil, let box = layout.builder.anchors.edges.boxes[index] else { return nil }
    let (start, end) = axis == .horizontal ? (box.left, box.right) : (box.top, box.bottom)
    guard isOpen(start) || isOpen(end) else { return nil }
    var trial = self
    trial.close(end, from: start, at: layout.solution[end] - layout.solution[start])
    return trial.openCount < openCount ? (start, end) : nil
  }
}
