import Testing
import ThemeCompiler
import ThemeRendering

@testable import PictureRendering

@Suite struct ShippedPagesTests {
  @Test func `the pages of all shipped themes are valid`() throws {
    let workspace = try ThemeWorkspace(files: [:])
    var count = 0
    for theme in workspace.themes {
      for appearance in RenderTree.Appearance.allCases {
        guard let compiled = try? workspace.compile(theme, CompilationOptions(appearance: appearance)) else { continue }
        let page = Page(compiled.html)
        #expect(page.violations == [], "\(theme)")
        #expect(page.views.count <= compiled.tree.nodes.count)
        count += 1
      }
    }
    #expect(count > 50)
  }
}
