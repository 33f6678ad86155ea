import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeDatabase

/// Problems inside cells and embedded Screenlets are reported for the theme that contains them.
struct InnerRootTests {
  private func document(_ root: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait"/><objects>\(root)</objects></document>
    """
  }

  private func view(_ id: String, _ frame: [Int], _ attributes: String = "", _ inside: String = "") -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\(inside)</view>
    """
  }

  private func pin(_ id: String, to root: String, _ edges: [String]) -> String {
    edges.map {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"\(root)\" secondAttribute=\"\($0)\" id=\"\(id)-\($0)\"/>"
    }.joined()
  }

  /// A host with two views that embed the Screenlet Inner, and a table with a prototype cell.
  private var host: String {
    let all = ["leading", "top", "trailing", "bottom"]
    let conflict = """
      <constraints>\(pin("box", to: "in", all))
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w"/></constraints>
      """
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="in"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(view("box", [0, 0, 100, 44]))</subviews>\(conflict)</tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="200" width="375" height="467"/><prototypes>\(cell)</prototypes></tableView>
      """
    func sized(_ id: String) -> String {
      "<constraints><constraint firstAttribute=\"height\" constant=\"100\" id=\"\(id)-height\"/></constraints>"
    }
    let embed = "customClass=\"InnerScreenlet\""
    return document(
      view(
        "root", [0, 0, 375, 667], "",
        """
        <subviews>\(view("one", [0, 0, 375, 100], embed, sized("one")))\(view("two", [0, 100, 375, 100], embed, sized("two")))
        \(table)</subviews><constraints>\(pin("one", to: "root", ["leading", "top", "trailing"]))
        \(pin("two", to: "root", ["leading", "trailing"]))
        <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" id="c"/>
        \(pin("table", to: "root", ["leading", "trailing", "bottom"]))
        <constraint firstItem="table" firstAttribute="top" secondItem="two" secondAttribute="bottom" id="d"/></constraints>
        """))
  }

  private var inner: String {
    document(
      view(
        "root", [0, 0, 375, 100], "",
        """
        <subviews>\(view("loose", [0, 0, 50, 50]))</subviews>
        <constraints>\(pin("loose", to: "root", ["leading", "top", "bottom"]))</constraints>
        """))
  }

  private func compiled() throws -> (diagnostics: [Diagnostic], linked: LinkedThemes, tree: RenderTree?) {
    let files = ["HostScreenletView_default.xib": host, "InnerScreenletView_default.xib": inner]
    let folder = try TemporaryFolder(files)
    defer { withExtendedLifetime(folder) {} }
    var project = TestProject([folder("HostScreenletView_default.xib")])
    project.includesShipped = false
    let linked = project.themes
    let compiled = linked.rendered(linked.selection[0])
    return (compiled.diagnostics, linked, compiled.value)
  }

  @Test func `contradictory constraints in a prototype cell are an error of the host`() throws {
    let (diagnostics, linked, _) = try compiled()
    let errors = diagnostics.filter { $0.code == "layout/unsatisfiable" }
    #expect(errors.count == 1)
    #expect(errors.first?.severity == .error)
    let path = try #require(errors.first?.span.flatMap { linked.sources[$0.file]?.path })
    #expect(path.hasSuffix("/HostScreenletView_default.xib"))
  }

  @Test
  func `an ambiguous view of an embedded Screenlet is reported once, with the view that embeds it`()
    throws
  {
    let (diagnostics, linked, _) = try compiled()
    let warnings = diagnostics.filter { $0.code == "layout/ambiguous" }
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    func path(_ span: SourceSpan?) -> String? { span.flatMap { linked.sources[$0.file]?.path } }
    #expect(path(warning.span)?.hasSuffix("/InnerScreenletView_default.xib") == true)
    #expect(path(warning.related.last?.span)?.hasSuffix("/HostScreenletView_default.xib") == true)
  }

  @Test func `an embedded Screenlet has the size of the view that embeds it`() throws {
    let tree = try #require(try compiled().tree)
    #expect(tree.nodes.first { $0.id == "one/root" }?.frame == Rect(x: 0, y: 0, width: 375, height: 100))
    #expect(tree.nodes.first { $0.id == "two/root" }?.frame == Rect(x: 0, y: 100, width: 375, height: 100))
    #expect(tree.nodes.first { $0.id == "table/0/cell" }?.frame == Rect(x: 0, y: 200, width: 375, height: 44))
  }

  @Test func `the appearance does not change frames`() throws {
    let linked = TestProject().themes
    for id in linked.graph.all where linked.isShipped(id) {
      func frames(_ appearance: Appearance) -> [Rect]? {
        linked.rendered(id, RenderOptions(viewport: Viewport(appearance: appearance))).value?.nodes.map(\.frame)
      }
      #expect(frames(.dark) == frames(.light), "\(linked.path(of: id))")
    }
  }
}
