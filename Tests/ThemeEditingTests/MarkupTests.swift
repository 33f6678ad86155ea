import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

struct MarkupTests {
  static let sample = """
    <?xml version="1.0"?>
    <document>
      <objects><!-- the root -->
        <view id='root' alpha="0.5" >
          <subviews>
            <label id="a" text="x &amp; y"/> <!-- first -->
            <label id="b"></label>
          </subviews>
        </view>
      </objects>
    </document>

    """

  @Test func `an unchanged tree is written with the same text`() {
    #expect(markup(Self.sample).map { text($0.write()) } == Self.sample)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `every file of the corpus is written back byte for byte`() {
    #expect(Corpus.files.count > 700)
    for file in Corpus.files.sampled(every: 4) {
      let tree = markup(file)
      #expect(tree != nil, "\(file.path)")
      #expect(tree?.write() == file.bytes, "\(file.path)")
    }
  }

  @Test func `a file that was not read completely is not edited`() {
    #expect(markup("<document><objects></document>") == nil)
    #expect(markup("<!DOCTYPE x><document/>") == nil)
    #expect(markup("") == nil)
  }

  @Test func `changing one attribute keeps the quotes of the others`() throws {
    var tree = try #require(markup(Self.sample))
    let view = try #require(tree.nodes.indices.first { tree.id(of: $0) == "root" })
    tree.set("alpha", to: "1", of: view)
    #expect(text(tree.write()) == Self.sample.replacing("\"0.5\" >", with: "\"1\">"))
  }

  @Test func `changing one attribute changes no other byte`() throws {
    var tree = try #require(markup(Self.sample))
    let label = try #require(tree.nodes.indices.first { tree.id(of: $0) == "a" })
    tree.set("text", to: "a \"b\" <c>\n", of: label)
    #expect(
      text(tree.write())
        == Self.sample.replacing("x &amp; y", with: "a &quot;b&quot; &lt;c&gt;&#10;"))
  }

  @Test func `a new attribute is written in Interface Builder's place, and a removed one leaves no gap`() throws {
    var tree = try #require(markup(Self.sample))
    let label = try #require(tree.nodes.indices.first { tree.id(of: $0) == "a" })
    tree.set("userLabel", to: "Title", of: label)
    tree.set("opaque", to: "NO", of: label)
    tree.removeAttribute("text", of: label)
    #expect(
      text(tree.write())
        == Self.sample.replacing(#"id="a" text="x &amp; y""#, with: #"opaque="NO" id="a" userLabel="Title""#))
  }

  @Test func `a new element is indented like its neighbors, and a removed element's line is removed`() throws {
    var tree = try #require(markup(Self.sample))
    let list = try #require(tree.nodes.indices.first { tree[$0].kind == .subviews })
    let label = try #require(tree.nodes.indices.first { tree.id(of: $0) == "b" })
    tree.insert(tree.make("label", [.init("id", "c")], text: nil), into: list)
    tree.remove(label)
    #expect(text(tree.write()) == Self.sample.replacing(#"<label id="b"></label>"#, with: #"<label id="c"/>"#))
  }

  @Test func `line ends and indentation of new elements are those of the file`() throws {
    var tree = try #require(markup("<document>\r\n\t<objects>\r\n\t</objects>\r\n</document>"))
    let objects = try #require(tree.child(of: tree.root, .objects))
    tree.insert(tree.make("view", [.init("id", "v")]), into: objects)
    #expect(text(tree.write()) == "<document>\r\n\t<objects>\r\n\t\t<view id=\"v\"/>\r\n\t</objects>\r\n</document>")
  }

  /// Interface Builder indents by four spaces for each level.
  @Test func `a new element has Interface Builder's indentation in a file without indentation`() throws {
    var tree = try #require(markup("<document>\n<objects>\n</objects>\n</document>"))
    let objects = try #require(tree.child(of: tree.root, .objects))
    tree.insert(tree.make("view", [.init("id", "v")]), into: objects)
    #expect(text(tree.write()) == "<document>\n<objects>\n        <view id=\"v\"/>\n    </objects>\n</document>")
  }
}
