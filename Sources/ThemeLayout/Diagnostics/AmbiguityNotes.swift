import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// A note if the constraints of a table's cell determine a smaller height than the row height that the cell states
  /// and was drawn with: Interface Builder reports its content as ambiguous.
  func contradictedRowHeight(_ solver: inout Solver) -> Diagnostic? {
    let context = context
    let cell = context.views[0]
    let tree = context.tree
    guard conflicts.restsOnRowHeight, context.viewport.size == nil, cell.kind.traits.contains(.isRow),
      let stated = tree.number(.rowHeight, of: cell.node), let recorded = cell.recorded?.height, stated == recorded,
      let content = context.views.children(of: 0).first, context.views[content].recorded?.height == recorded,
      let larger = builder.withLargerRoot(by: 1), with(larger, &solver).contradiction > contradiction
    else { return nil }
    return Diagnostic(
      .undetermined,
      "the row height of \(ObjectNames(tree)[cell.node].escaped) is \(stated.inWords), but its constraints determine a smaller height",
      at: tree[cell.node].nameSpan, about: .key("row height"),
      help: "remove the attribute 'rowHeight', or give a vertical constraint of its content a priority below 1000")
  }

  /// Notes about labels of several lines that are side by side with equal priorities and a least distance. If their
  /// texts do not fit into one line together, no constraint determines which label wraps.
  var labelsThatShareLines: [Diagnostic] {
    let context = context
    let tree = context.tree
    lazy var names = ObjectNames(tree)
    return context.written.compactMap { constraint in
      guard constraint.relation != .equal, let second = constraint.second,
        [Anchor.Line.left, .right].contains(constraint.first.anchor.line),
        [Anchor.Line.left, .right].contains(second.anchor.line), constraint.first.anchor.line != second.anchor.line
      else { return nil }
      let ends = [constraint.first, second]
      let wraps = ends.allSatisfy { end in
        let view = context.views[end.item.view]
        return end.item.part == .view && view.isInstalled && !view.isGiven && view.kind.sizeRule == .label
          && tree.integer(.numberOfLines, of: view.node).map { $0 != 1 } == true && !isPinned(end)
      }
      let priorities = [
        (AttributeName.horizontalHuggingPriority, 250.0), (.horizontalCompressionResistancePriority, 750),
      ]
      let areEqual = priorities.allSatisfy { name, standard in
        Set(ends.map { context.priority(name, of: context.views[$0.item.view].node) ?? standard }).count == 1
      }
      guard wraps, areEqual else { return nil }
      let nodes = ends.map { context.views[$0.item.view].node }.sorted()
      return Diagnostic(
        .undetermined,
        "the widths of \(names[nodes[0]].escaped) and \(names[nodes[1]].escaped) are ambiguous where their texts need more than one line",
        at: tree[nodes[0]].nameSpan, about: .key("shared line"),
        help: "change the 'horizontalCompressionResistancePriority' of one to determine which of them wraps")
    }
  }

  /// Whether an equation determines an edge or the width of a view.
  private func isPinned(_ end: WrittenConstraint.End) -> Bool {
    context.written.contains { other in
      other.relation == .equal
        && [other.first, other.second].compactMap({ $0 }).contains {
          $0.item == end.item && ($0.anchor.line == end.anchor.line || $0.anchor.line == .width)
        }
    }
  }

  /// The amount by which the solution breaks required constraints.
  private var contradiction: Points { solution.conflicts.reduce(0) { $0 + excess(of: $1) } }
}

extension Diagnostic {
  private static let relatedLimit = 8

  /// Merges the notes of each rule for a root into one note, because each depends only on code or a list.
  static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var result = diagnostics.filter { $0.severity != .note }
    for code in [DiagnosticDescriptor.ambiguous.code, DiagnosticDescriptor.undetermined.code] {
      let notes = diagnostics.filter { $0.severity == .note && $0.code == code }
      guard var first = notes.first else { continue }
      first.related += notes.dropFirst().prefix(relatedLimit).compactMap { note in
        note.span.map { Related($0, note.message) }
      }
      result.append(first)
    }
    return result
  }
}
