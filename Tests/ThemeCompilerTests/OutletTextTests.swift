import ProjectTestSupport
import TerminalCells
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeSemantics
import ThemeText

@testable import ThemeCompiler
@testable import ThemeRendering

/// The texts of views with an outlet can be read in the terminal.
struct OutletTextTests {
  @Test(arguments: [true, false])
  func `every shipped theme shows the text of each of its outlets`(inColor: Bool) throws {
    let workspace = TestProject().workspace
    var texts = 0
    for id in workspace.graph.all where workspace.graph[id].role == .theme {
      // So high that no row of a list is cut.
      let options = CompileOptions(
        viewport: Viewport(size: Size(width: 375, height: 1200)), metrics: .cells(.standard))
      let tree = try #require(workspace.compile(id, options).value)
      let painter = CellPainter.painted(tree, .standard, RasterStyle(inColor: inColor))
      let picture = painter.buffer.lines.joined().filter { $0.isLetter || $0.isNumber }
      for (index, node) in tree.nodes.enumerated()
      where !node.isHidden && node.alpha > 0.01 && !node.outlets.isEmpty && painter.isDrawn(index) {
        let text = node.ownText.prefix { $0 != "\n" }.filter { $0.isLetter || $0.isNumber }
        if text.isEmpty { continue }
        texts += 1
        #expect(picture.contains(text.prefix(12)), "\(workspace.path(of: id)): '\(text)' of \(node.outlets)")
      }
    }
    #expect(texts > 100)
  }
}

extension RenderTree.Node {
  fileprivate var ownText: String {
    if let field = content.field, field.isSecure, !field.text.isEmpty { return "" }
    return content.words?.string ?? ""
  }
}
