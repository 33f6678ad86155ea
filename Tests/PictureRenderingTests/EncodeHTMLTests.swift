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
}
