import Testing
import ThemeCompiler
import ThemeRendering

@testable import PictureRendering

@Suite struct ShippedPagesTests {
  @Test func `the pages of all shipped themes are valid`() throws {
    let workspace = try ThemeWorkspace(files: [:])
    var count = 0
    for theme in workspace.themes {
      for appearance in Appearance.allCases {
        var options = CompilationOptions()
        options.appearance = appearance
        guard let compiled = try? workspace.compile(theme, options) else { continue }
        let page = Page(compiled.picture(.html).bytes)
        #expect(page.violations == [], "\(theme)")
        #expect(page.views.count <= compiled.tree.nodes.count)
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test func `the Tab key follows the order of the render tree in shipped themes`() throws {
    let workspace = try ThemeWorkspace(files: [:])
    var different: [String] = []
    for theme in workspace.themes {
      guard let compiled = try? workspace.compile(theme) else { continue }
      let page = Page(compiled.picture(.html).bytes)
      let tree = compiled.tree
      let reached = page.focusOrder.compactMap { element in
        ([element] + element.ancestors).compactMap { $0["data-node"] }.first.flatMap { Int($0) }
      }
      let expected = tree.nodes.indices.filter { tree.nodes[$0].tabOrder != nil }
        .sorted { (tree.nodes[$0].tabOrder ?? 0) < (tree.nodes[$1].tabOrder ?? 0) }.filter(reached.contains)
      if reached.filter(expected.contains) != expected { different.append("\(theme.file): \(reached) \(expected)") }
    }
    #expect(different == [])
  }
}
