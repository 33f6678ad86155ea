import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Themes that are resolved from parents which are known already.
@Suite struct ResolvedParentsTests {
  @Test func `a theme is the same whether its parents were resolved before or with it`() async {
    let linked = TestProject().themes
    let descendants = linked.graph.all.filter { linked.graph.layers(of: $0).count > 1 }
    #expect(descendants.count > 20)
    for id in descendants {
      let whole = resolve(id, in: linked.graph) { linked.document($0) }
      let (first, second) = (linked.inherited(id), linked.inherited(id))
      for theme in [first, second] {
        #expect(theme.diagnostics.map(\.message) == whole.diagnostics.map(\.message))
        #expect(theme.value.sources == whole.value.sources)
        #expect(theme.value.chain == whole.value.chain)
        #expect(theme.value.contributors == whole.value.contributors)
        #expect(theme.value.rootViews == whole.value.rootViews)
        #expect(facts(theme.value.tree) == facts(whole.value.tree), "\(linked.path(of: id))")
      }
    }
  }

  /// Every element and attribute with its place, and every value that it overrode.
  private func facts(_ tree: ElementTree) -> [String] {
    tree.all.flatMap { node in
      let element = tree[node]
      let overridden = tree.overridden(by: node).map { "\($0.text) \($0.span)" }
      return ["\(element.name) \(element.text ?? "") \(element.span) \(element.subtreeEnd) \(overridden)"]
        + tree.attributes(of: node).map { attribute in
          "\(attribute.writtenName)=\(attribute.value) \(attribute.valueSpan) "
            + "\(tree.overridden(by: attribute).map { "\($0.text) \($0.span)" })"
        }
    }
  }
}
