import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Themes that are resolved with cached parents.
@Suite struct ResolvedParentsTests {
  @Test func `resolving a theme gives the same result with cached parents and without`() async {
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

  /// Returns all elements and attributes with their locations and overridden values.
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
