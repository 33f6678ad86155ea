import Testing
import ThemeSource

@testable import ThemeSyntax

struct WellFormednessTests {
  /// A malformed text, the place and message of its error, and the number of elements kept.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var place: String
    var message: String
    var kept: Int
    init(_ text: String, _ place: String, _ message: String, _ kept: Int) {
      self.text = text
      self.place = place
      self.message = message
      self.kept = kept
    }
    var testDescription: String { text }
  }

  static let cases = [
    Case("", "1:1 ", "the file is empty", 0),
    Case("  \n ", "2:2 ", "the file is empty", 0),
    Case("text", "1:1 t", "the file has no document element", 0),
    Case("<document", "1:1 <document", "unterminated tag", 0),
    Case("<document>\n<view a=\"b\" \u{1}c=\"d\"/></document>", "2:13 \u{1}", "missing '>' at the end of a tag", 1),
    Case("<document>\n</document x>", "2:12 x", "missing '>' at the end of a tag", 1),
    Case("<document>\n<objects>", "2:1 <objects", "'<objects>' has no end tag", 2),
    Case("<document>\n</objects></document>", "2:1 </objects>", "'</objects>' does not match '<document>'", 1),
    Case(
      "<document><objects>\n<view></objects></document>", "2:7 </objects>",
      "'</objects>' comes before the end of '<view>'", 3),
    Case("<document a='1' b='2' a='3'/>", "1:23 a", "duplicate attribute 'a'", 0),
    Case("<document>&nbsp;</document>", "1:11 &nbsp;", "the entity '&nbsp;' is not defined", 1),
    Case("<document a='x &y; z'/>", "1:16 &y;", "the entity '&y;' is not defined", 0),
    Case("<document>Q & A</document>", "1:13 &", "'&' does not start an entity here", 1),
    Case("<document>a < b</document>", "1:13 <", "'<' does not start a tag here", 1),
    Case("<document a=\"1 < 2\"/>", "1:16 <", "'<' is not allowed in an attribute value", 0),
    Case("<document a=1/>", "1:13 1", "attribute value without quotes", 0),
    Case("<document a/>", "1:12 /", "attribute without a value", 0),
    Case("<document a=\"1\"b=\"2\"/>", "1:16 b", "missing space between two attributes", 0),
    Case("<document a=\"1>\n</document>", "1:11 a", "the value of 'a' has no closing quote", 0),
    Case("<document/>\n<document/>", "2:1 <", "content after the end of the document element", 1),
    Case("<document>\u{1}</document>", "1:11 \u{1}", "the character U+0001 is not allowed in XML", 1),
    Case("<document>&#1;</document>", "1:11 &#1;", "the character '&#1;' is not allowed in XML", 1),
    Case("<document>]]></document>", "1:11 ]", "']]>' is not allowed in text", 1),
    Case("<document><!-- x </document>", "1:11 <!", "unterminated comment", 1),
    Case("<document><![CDATA[ x </document>", "1:11 <!", "unterminated CDATA section", 1),
    Case(" <?xml version=\"1.0\"?><document/>", "1:2 <?xml", "the XML declaration is not at the start of the file", 0),
    Case("<?xml version=\"1.0\"><document/>", "1:20 >", "the XML declaration is malformed", 0),
  ]

  @Test(arguments: cases) func `a malformed file is one error at its place, and elements before it are kept`(
    _ testCase: Case
  ) {
    let file = source(testCase.text)
    let result = parse(file)
    let errors = result.diagnostics.filter { $0.code == "syntax/well-formed" }
    #expect(errors.map { place(of: $0, in: file) } == [testCase.place])
    #expect(errors.map(\.message) == [testCase.message])
    #expect(errors.allSatisfy { $0.help != nil })
    #expect(result.value.tree.nodes.count == testCase.kept)
  }

  @Test func `elements that an error left open end where parsing ended`() {
    let file = source("<document><objects><view id=\"a\"><rect key=\"frame\"/>&x;")
    let tree = parse(file).value.tree
    #expect(tree.nodes.map(\.name) == ["document", "objects", "view", "rect"])
    #expect(file.text(in: tree.nodes[2].span.range).hasPrefix("<view id=\"a\"><rect key=\"frame\"/>"))
    #expect(tree.nodes[0].subtreeEnd == NodeID(4))
  }

  @Test func `an undeclared prefix is an error at the prefix, and a declared one is accepted`() {
    let file = source("<document><objects><view id=\"a\" lint:ignore=\"x\"/></objects></document>")
    let result = parse(file)
    #expect(result.codes == ["syntax/undeclared-prefix"])
    #expect(place(of: result.diagnostics[0], in: file) == "1:33 lint")
    let edit = result.diagnostics[0].fixes.first?.edits.first
    #expect(edit?.replacement == " xmlns:lint=\"urn:themec:lint\"")
    #expect(edit?.span.range == SourceRange(9..<9))
    let mended =
      "<document xmlns:lint=\"urn:themec:lint\"><objects><view id=\"a\" lint:ignore=\"x\"/></objects></document>"
    let tree = parse(source(mended))
    #expect(tree.codes.isEmpty)
    #expect(tree.value.tree.allAttributes.map(\.writtenName) == ["xmlns:lint", "id", "lint:ignore"])
    #expect(tree.value.tree.allAttributes[2].name == .unknown)
  }

  /// In XML, `>` in a quoted value does not end a tag, and `<` is not allowed in values.
  @Test(arguments: [
    ("<a =b>c</a>", "<a =b>"), ("<a =\">\" b>c</a>", "<a =\">\" b>"), ("<a ='>\"' b>c</a>", "<a ='>\"' b>"),
    ("<a =\"'>\">c</a>", "<a =\"'>\">"), ("<a =\"b<c/>", "<a =\"b"), ("<a =<b/></a>", "<a ="),
  ])
  func `malformed markup ends after its tag, or before the next tag`(text: String, malformed: String) {
    let bytes = Array("<document>\(text)</document>".utf8)
    let tokens = parse(source(bytes)).value.tokens
    let range = tokens.first(.malformed)?.range.offsets
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == malformed)
  }
}
