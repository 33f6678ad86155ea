import Testing
import ThemeRendering
import ThemeSource

@testable import PictureRendering

@Suite struct EncodeHTMLTests {
  @Test func `text from themes is escaped in HTML`() {
    var label = RenderTree.Node(id: "l", role: .label, frame: Rect(x: 0, y: 0, width: 300, height: 40))
    label.content = .text(RenderTree.Text("</span><script>alert('1')</script>\u{202E}\u{0}"))
    label.textStyle = RenderTree.TextStyle(numberOfLines: 0)
    label.accessibility = RenderTree.Accessibility(label: "\" onclick=\"alert(1)")
    let tree = RenderTree(
      screenlet: "<b>", theme: "]]>", viewport: Size(width: 300, height: 40), nodes: [label])
    let html = String(decoding: encodeHTML([tree]), as: UTF8.self)
    #expect(!html.contains("<script"))
    #expect(!html.contains("<b>"))
    #expect(!html.contains("\" onclick"))
    #expect(!html.unicodeScalars.contains { $0.isHostile && $0 != "\n" })
  }

  @Test func `a color well is a button with the name of its color`() {
    func html(_ isEnabled: Bool) -> String {
      var well = RenderTree.Node(id: "w", role: .colorWell, frame: Rect(x: 0, y: 0, width: 28, height: 28))
      well.content = .colorWell(RenderColor(rgb: 0x336699))
      well.outlets = ["strokeColor"]
      well.isEnabled = isEnabled
      let tree = RenderTree(screenlet: "A", theme: "b", viewport: Size(width: 28, height: 28), nodes: [well])
      return String(decoding: encodeHTML([tree]), as: UTF8.self)
    }
    #expect(html(true).contains("role=\"button\" aria-label=\"strokeColor: #336699\" tabindex=\"0\""))
    #expect(html(false).contains("role=\"button\" aria-label=\"strokeColor: #336699\" aria-disabled=\"true\""))
  }
}
