internal import ThemeDatabase
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Finds the views of a screen that diagnostics are about.
struct ProblemViews {
  private let linked: LinkedThemes
  private let screen: RenderTree
  private let tree: ElementTree

  init(_ screen: LiveScreen) {
    linked = screen.selected.themes
    self.screen = screen.tree
    tree = linked.resolved(screen.selected.id).value.tree
  }

  /// Ids of views on the screen: first those at the diagnostic's place, then those at related ones.
  func views(of diagnostic: Diagnostic) -> [String] {
    var found: [String] = []
    let named = (diagnostic.subject.element ?? "").split(separator: "/").reversed().compactMap { part in
      part.firstIndex(of: "#").flatMap { shown(ObjectID(String(part[part.index(after: $0)...]))) }
    }
    if let view = named.first { found.append(view) }
    for span in [diagnostic.span] + diagnostic.related.map(\.span) { found += span.map { views(at: $0) } ?? [] }
    var known: Set<String> = []
    return found.filter { known.insert($0).inserted }
  }

  /// The scene at a diagnostic's place; nil outside of scenes.
  func scene(of diagnostic: Diagnostic) -> Int? {
    guard let span = diagnostic.span,
      let written = linked.documents.first(where: { $0.file == span.file })?.tree,
      let element = written.innermost(at: span.range.start)
    else { return nil }
    return written.scenes.firstIndex { written.isInside(element, $0.controller) }
  }

  /// The views affected by a part of a file: both items of a constraint, else the view around it.
  private func views(at span: SourceSpan) -> [String] {
    guard let written = linked.documents.first(where: { $0.file == span.file })?.tree,
      let innermost = written.innermost(at: span.range.start)
    else { return [] }
    for element in [innermost] + written.ancestors(of: innermost) {
      guard let id = written.objectID(of: element) else { continue }
      if written.kind(of: element) == .constraint {
        let constraint = tree.nodes(.constraint).first { tree.objectID(of: $0) == id }
        return constraint.map { items(of: $0, in: tree) } ?? items(of: element, in: written)
      }
      if let view = shown(id) { return [view] }
    }
    return []
  }

  /// The items of a constraint, the inner one first.
  private func items(of constraint: NodeID, in tree: ElementTree) -> [String] {
    let owner = tree.parent(of: constraint).flatMap { tree.parent(of: $0) }.flatMap { tree.objectID(of: $0) }
    let items = [tree.reference(.firstItem, of: constraint) ?? owner, tree.reference(.secondItem, of: constraint)]
    let views = items.compactMap { $0.flatMap { shown($0) } }
    guard views.count == 2, let outer = screen.nodes.firstIndex(where: { $0.id == views[0] }),
      let inner = screen.nodes.firstIndex(where: { $0.id == views[1] }), inner > outer,
      inner < screen.nodes[outer].subtreeEnd
    else { return views }
    return [views[1], views[0]]
  }

  /// The view of an object, including those inside an embedded Screenlet or a cell.
  private func shown(_ id: ObjectID) -> String? {
    let ending = "/" + id.text
    return (screen.nodes.first { $0.id == id.text } ?? screen.nodes.first { $0.id.hasSuffix(ending) })?.id
  }
}
