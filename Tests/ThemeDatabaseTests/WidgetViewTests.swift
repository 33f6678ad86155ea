import Testing
import ThemeDatabase
import ThemeProject
import ThemeRendering
import ThemeSource

/// Views of the Widget library, whose files are named after their classes: `FooView.xib` is the standard look, and
/// `FooView-ext.xib` overrides it.
struct WidgetViewTests {
  private func document(_ header: String, _ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      \(header)
      <objects>
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews><label id="l" text="\(text)"><rect key="frame" x="0" y="0" width="320" height="44"/></label></subviews>
        </view>
      </objects>
    </document>
    """
  }

  private func session(_ files: [String: String]) -> Session {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ("/r/\($0.key)", Array($0.value.utf8)) })
    var project = Project(root: "/r", themePath: ["/r"])
    project.library = nil
    project.isMarked = true
    return Session(project, asking: ["/r"], fileSystem: MemoryFileSystem(contents))
  }

  private let header = "<theme screenlet=\"Foo\" name=\"default\" kind=\"default\"/>"

  @Test func `a view with a header is a Screenlet's default theme, and its extension is not listed as another theme`()
    throws
  {
    let session = session([
      "FooView.xml": document(header, "Standard"),
      "FooView-ext.xml": document("<theme screenlet=\"Foo\" name=\"default\" form=\"overlay\"/>", "Changed"),
    ])
    let snapshot = session.snapshot
    #expect(snapshot.ownScreenlets == ["Foo"])
    #expect(snapshot.allThemes.count == 1)
    let rows = snapshot.everything().themeRows
    #expect(rows.map(\.screenlet) == ["Foo"] && rows.map(\.theme) == ["default"] && rows.map(\.kind) == ["default"])
    #expect(rows.map(\.extensionFile) == ["/r/FooView-ext.xml"])
    #expect(snapshot.themeChoices.map(\.title) == ["Foo · default"])
  }

  @Test func `a header that is added in an editor makes a part a theme`() {
    let session = session(["FooView.xml": document("", "Standard")])
    #expect(session.snapshot.ownScreenlets == [] && session.snapshot.partClasses == ["FooView"])
    session.apply([.edited(path: "/r/FooView.xml", contents: Array(document(header, "Standard").utf8))])
    #expect(session.snapshot.ownScreenlets == ["Foo"] && session.snapshot.partClasses == [])
  }

  @Test func `an XIB is shown as the one that replaces it, once`() throws {
    let session = session(["FooView.xib": document("", "Standard"), "FooView-ext.xib": document("", "Changed")])
    let snapshot = session.snapshot
    let shown = try #require(snapshot.allThemes.first)
    #expect(snapshot.allThemes.count == 1)
    let tree = try #require(shown.themes.rendered(shown.id).value)
    #expect(tree.nodes.contains { $0.content.words?.string == "Changed" })
    #expect(snapshot.everything().partRows.map(\.extensionFile) == ["/r/FooView-ext.xib"])
  }

  @Test func `XIBs with such names in different folders are independent`() {
    let session = session(["a/FooView.xib": document("", "One"), "b/FooView-ext.xib": document("", "Other")])
    #expect(session.snapshot.allThemes.count == 2)
  }
}
