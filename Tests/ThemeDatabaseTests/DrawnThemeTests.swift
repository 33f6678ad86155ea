import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// The last compiled theme is cached for its report.
@Suite struct DrawnThemeTests {
  @Test func `a theme with changed contents is bound again`() throws {
    let workspace = TestProject().workspace
    let name = "/LoginScreenletView_flat7.xml"
    let id = try #require(workspace.graph.all.first { workspace.path(of: $0).hasSuffix(name) })
    let file = try #require(workspace.document(id).flatMap { workspace.sources[$0.file] })
    let before = values(of: workspace.bind(id).value.theme.tree)
    #expect(workspace.compile(id).value != nil)
    #expect(values(of: workspace.bind(id).value.theme.tree) == before)
    let changed = String(decoding: file.bytes, as: UTF8.self).replacing("text=\"PASSWORD\"", with: "text=\"SECRET\"")
    let replaced = workspace.replacing(Array(changed.utf8), of: id).value
    #expect(values(of: replaced.bind(id).value.theme.tree) != before)
  }

  private func values(of tree: ElementTree) -> [String] {
    tree.all.flatMap { tree.attributes(of: $0).map(\.value) }
  }
}
