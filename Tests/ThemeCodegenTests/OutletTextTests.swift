import ProjectTestSupport
import TerminalCells
import TestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeText

@testable import ThemeCodegen
@testable import ThemeRendering

/// The texts of views with an outlet are legible in the terminal.
struct OutletTextTests {
  @Test(arguments: [true, false])
  func `every shipped theme shows the texts of all its outlets`(inColor: Bool) throws {
    let linked = TestProject().themes
    var texts = 0
    for id in linked.graph.all.filter({ linked.graph[$0].role == .theme }).sampled(every: 2) {
      // The height avoids truncated rows of lists.
      let options = RenderOptions(
        viewport: Viewport(size: Size(width: 375, height: 1200)), metrics: .cells(.standard))
      let tree = try #require(linked.rendered(id, options).value)
      let painter = CellPainter.painted(tree, .standard, RasterStyle(inColor: inColor))
      let picture = painter.buffer.lines.joined().filter { $0.isLetter || $0.isNumber }
      for (index, node) in tree.nodes.enumerated()
      where !node.isHidden && node.alpha > 0.01 && !node.outlets.isEmpty && painter.isDrawn(index) {
        let text = node.ownText.prefix { $0 != "\n" }.filter { $0.isLetter || $0.isNumber }
        if text.isEmpty { continue }
        texts += 1
        #expect(picture.contains(text.prefix(12)), "\(linked.path(of: id)): '\(text)' of \(node.outlets)")
      }
    }
    #expect(texts > trials(50, of: 100))
  }
}

extension RenderTree.Node {
  fileprivate var ownText: String {
    if let field = content.field, field.isSecure, !field.text.isEmpty { return "" }
    return content.words?.string ?? ""
  }
}
