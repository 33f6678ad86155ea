import Testing
import ThemeSource

@testable import ThemeSyntax

struct DocumentTests {
  @Test func `every way to write an ampersand in a value gives one ampersand`() {
    let tree = parse(source("<document><label text=\"a &amp; b &#38; &#x26; &amp;#38; &amp;amp;\"/></document>")).value
      .tree
    #expect(tree.allAttributes.map(\.value) == ["a & b & & &#38; &amp;"])
  }

  @Test func `ranges are exact around entities, line ends, single quotes and '>' in values`() {
    let file = source(
      "<document>\n\t<label\r\n  text = 'a &lt; \"b\" > c'\n\tid=\"x&#10;y\"  userLabel=\"\n\"\n/><string key=\"k\">A &amp; B<!-- c --><![CDATA[<C>]]>\n</string ></document >"
    )
    let tree = parse(file).value.tree
    let label = tree.attributes(of: NodeID(1)).map { ($0.writtenName, $0.value, file.text(in: $0.valueRange)) }
    #expect(label.map(\.0) == ["text", "id", "userLabel"])
    #expect(label.map(\.1) == ["a < \"b\" > c", "x\ny", " "])
    #expect(label.map(\.2) == ["a &lt; \"b\" > c", "x&#10;y", "\n"])
    #expect(file.text(in: tree.nodes[1].startTagSpan.range).hasSuffix("\n/>"))
    #expect(tree.nodes[2].text == "A & B<C>\n")
    #expect(file.text(in: tree.nodes[2].span.range).hasSuffix("\n</string >"))
    #expect(file.text(in: tree.nodes[0].span.range) == file.text(in: SourceRange(0..<file.bytes.count)))
  }

  @Test func `whitespace alone is not a text, and comments are kept by place`() {
    let file = source(
      "<!-- themec:ignore-file x --><document>\n <objects>\n </objects><!-- b -->\n</document>\n<!-- c -->\n")
    let document = parse(file).value
    #expect(document.tree.nodes.allSatisfy { $0.text == nil })
    #expect(
      document.comments.map { file.text(in: $0) } == ["<!-- themec:ignore-file x -->", "<!-- b -->", "<!-- c -->"])
  }

  @Test func `the header is the theme element if it is the first child`() {
    let text =
      "<document><theme screenlet=\"Login\" name=\"flat7\" kind=\"extended\" parent=\"default\" viewModel=\"M\" form=\"overlay\"/><objects/></document>"
    let header = parse(source(text)).value.header
    #expect(header?.screenlet == "Login")
    #expect(header?.name == "flat7")
    #expect(
      [header?.kind, header?.parent, header?.viewModel, header?.form] == ["extended", "default", "M", "overlay"])
    let late = parse(
      source("<document><objects><view id=\"v\"/></objects><theme screenlet=\"Login\" name=\"flat7\"/></document>"))
    #expect(late.value.header == nil)
    #expect(late.codes == ["syntax/illegal-child"])
  }

  @Test func `root views are the top-level views of a XIB, without placeholders and recognizers`() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\
      <view id="a"><subviews><label id="b"/></subviews></view><tapGestureRecognizer id="t"/><tableViewCell id="c"/></objects></document>
      """
    let document = parse(source(text, path: "a.xib")).value
    #expect(document.format == .xib)
    #expect(document.rootViews.map { document.tree.objectID(of: $0)?.text } == ["a", "c"])
  }

  @Test func `the scene of the initial controller is first, and scenes are named by their controllers`() {
    func scenes(initial: String) -> [Scene] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="\(initial)"><scenes>\
        <scene sceneID="s"><objects><viewController id="v" customClass="One"><view key="view" id="a"/></viewController>\
        </objects></scene>\
        <scene sceneID="t"><objects><tableViewController id="w" customClass="One" storyboardIdentifier="Two">\
        <tableView key="view" id="b"/></tableViewController></objects></scene>\
        <scene sceneID="x"><objects><viewController id="y" customClass="One"><view key="view" id="c"/></viewController>\
        </objects></scene>\
        <scene sceneID="u"><objects><navigationController id="n"><connections><segue destination="w" kind="show" id="i"/>\
        <segue destination="y" kind="relationship" relationship="rootViewController" id="j"/></connections>\
        </navigationController></objects></scene></scenes></document>
        """
      return parse(source(text, path: "a.storyboard")).value.tree.scenes
    }
    #expect(scenes(initial: "v").map(\.name) == ["One (v)", "Two", "One (y)"])
    #expect(scenes(initial: "w").map(\.name) == ["Two", "One (v)", "One (y)"])
    #expect(scenes(initial: "n").map(\.name) == ["One (y)", "One (v)", "Two"])
    #expect(scenes(initial: "none").map(\.name) == ["One (v)", "Two", "One (y)"])
    #expect(scenes(initial: "w").first?.names == ["Two", "One", "w", "t"])
  }

  @Test func `root views of a storyboard are the views of its scenes' controllers`() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>\
      <scene sceneID="s"><objects><viewController id="v"><view key="view" id="a"/></viewController>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="f"/></objects></scene>\
      <scene sceneID="t"><objects><tableViewController id="w"><tableView key="view" id="b"/></tableViewController></objects></scene>\
      <scene sceneID="u"><objects><navigationController id="n"/></objects></scene></scenes></document>
      """
    let document = parse(source(text, path: "a.storyboard")).value
    #expect(document.format == .storyboard)
    #expect(document.rootViews.map { document.tree.objectID(of: $0)?.text } == ["a", "b"])
  }

  @Test func `a theme's document may omit its type`() {
    #expect(parse(source("<document><objects/></document>")).value.format == .xib)
  }
}
