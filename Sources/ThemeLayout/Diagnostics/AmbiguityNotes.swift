import ConstraintSolver
import Diagnostics
internal import InterfaceBuilderCatalog
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// A note where the constraints of a table's cell determine a smaller height than the row height that the cell states and was drawn
  /// with: Interface Builder calls its content ambiguous.
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

  /// By how many points the solution breaks required constraints.
  private var contradiction: Points { solution.conflicts.reduce(0) { $0 + excess(of: $1) } }
}

extension Diagnostic {
  private static let relatedLimit = 8

  /// One note for all notes of a rule and a root: each alone rests on what code or a list determines.
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
