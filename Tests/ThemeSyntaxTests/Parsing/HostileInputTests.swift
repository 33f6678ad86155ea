import Foundation
import Testing
import ThemeSource

@testable import ThemeSyntax

/// Inputs that have crashed or stalled XML parsers before.
struct HostileInputTests {
  /// Parameter entities nested eight deep, sixteen times each: 4 billion expansions in 500 bytes.
  private static let entityBomb: String = {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY % a0 \"x\">\n"
    for level in 1...8 {
      let references = String(repeating: "&#37;a\(level - 1);", count: 16)
      text += "<!ENTITY % a\(level) \"\(references)\">\n"
    }
    return text + "%a8;\n]>\n<document/>\n"
  }()

  @Test func `a document type is refused at its line and column before any entity is expanded`() async throws {
    let file = source(Self.entityBomb)
    let result = try #require(await parseBeforeDeadline(file))
    #expect(result.codes == ["syntax/doctype-forbidden"])
    #expect(result.diagnostics.first.map { place(of: $0, in: file) } == "2:1 <!DOCTYPE")
    #expect(result.value.format == .unreadable)
  }

  @Test(arguments: [
    // A malformed declaration: libxml2 continues after it, with events off.
    "<?xml version=\"1.0\" ", "<?xml version=\"1.0\"><!-- ", "<?pi ", "<!-- -- ", "<![CDATA[", "\u{1}", "&x;", "<a ",
    "</a>",
    "<a b=\"<", " \n", "<document/>", "<document>",
  ]) func `entities are not expanded after a syntax error`(start: String) async throws {
    let bomb = Self.entityBomb.drop { $0 != "\n" }.dropFirst()
    let result = try #require(await parseBeforeDeadline(source(start + bomb)), "the parser hangs")
    #expect(result.diagnostics.contains { $0.severity == .error })
  }

  @Test func `a document type in lowercase or after comments is refused, in a comment or CDATA it is text`() {
    #expect(parse(source("<!-- a --><?b c?>\n<!doctype x><document/>")).codes.first == "syntax/doctype-forbidden")
    let harmless =
      "<document><!-- <!DOCTYPE x> --><objects><label id=\"a\"><string key=\"text\">"
      + "<![CDATA[<!DOCTYPE x>]]></string></label></objects></document>"
    let result = parse(source(harmless))
    #expect(result.codes.isEmpty)
    #expect(result.value.tree.nodes.last?.text == "<!DOCTYPE x>")
  }

  @Test func `attribute defaults of a document type are ignored`() {
    let text = "<!DOCTYPE document [<!ATTLIST document type CDATA \"injected\">]><document/>"
    let result = parse(source(text))
    #expect(result.codes == ["syntax/doctype-forbidden"])
    #expect(result.value.tree.allAttributes.isEmpty)
  }

  @Test func `external entities are neither declared nor fetched`() {
    for text in [
      "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>",
      "<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><document>&e;</document>",
    ] {
      #expect(parse(source(text)).codes == ["syntax/doctype-forbidden"])
    }
    let file = source("<document>&e;</document>")
    let result = parse(file)
    #expect(result.codes == ["syntax/well-formed"])
    #expect(place(of: result.diagnostics[0], in: file) == "1:11 &e;")
  }

  @Test func `a catalog that a processing instruction names is not loaded`() async throws {
    let text =
      "<?oasis-xml-catalog catalog=\"file:///dev/zero\"?><document><objects><view id=\"v\"/></objects></document>"
    #expect(try #require(await parseBeforeDeadline(source(text))).codes.isEmpty)
  }

  @Test func `an include is an element of a foreign namespace and loads no file`() {
    let text = "<document xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include href=\"/etc/passwd\"/></document>"
    let result = parse(source(text))
    #expect(result.codes == ["syntax/unknown-element"])
    #expect(result.value.tree.nodes.map(\.kind) == [.document, .unknown])
    #expect(result.value.tree.nodes[1].name == "xi:include")
  }

  @Test(arguments: [511, 512, 513]) func `an element has at most 512 attributes`(count: Int) {
    let attributes = (0..<count).map { " a\($0)=\"\"" }.joined()
    let file = source("<document>\n <view\(attributes)/></document>")
    let result = parse(file)
    let limits = result.diagnostics.filter { $0.code == "syntax/limits" }
    #expect(limits.isEmpty == (count <= 512))
    #expect(result.value.tree.allAttributes.count == (count <= 512 ? count : 0))
    if let limit = limits.first { #expect(place(of: limit, in: file) == "2:2 <") }
  }

  @Test func `a hundred thousand attributes are refused before they are compared with each other`() async throws {
    let attributes = (0..<100_000).map { " a\($0)=\"\"" }.joined()
    let result = try #require(await parseBeforeDeadline(source("<document\(attributes)/>")), "the parser hangs")
    #expect(result.codes == ["syntax/limits"])
  }

  @Test(arguments: [63, 64, 65]) func `a file has at most 64 namespace declarations`(count: Int) {
    let declarations = (0..<count).map { " xmlns:p\($0)=\"u\"" }.joined()
    let result = parse(source("<document\(declarations)><objects><view id=\"v\"/></objects></document>"))
    #expect(result.codes == (count > 64 ? ["syntax/limits"] : []))
  }

  @Test func `fifty thousand nested namespaces are not searched for every element`() async throws {
    let nest = (0..<99).map { depth in
      "<a" + (0..<500).map { " xmlns:p\(depth)x\($0)=\"u\"" }.joined() + ">"
    }
    let text = nest.joined() + String(repeating: "<p0x0:b/>", count: 100_000)
    let result = try #require(await parseBeforeDeadline(source(text)), "the parser hangs")
    #expect(result.codes.contains("syntax/limits"))
  }

  @Test func `undeclared prefixes by the hundred thousand are counted, not kept`() {
    let result = parse(source("<document>" + String(repeating: "<p:a/>", count: 5_000) + "</document>"))
    #expect(result.diagnostics.count == 1_001)
    #expect(result.diagnostics.last?.code == "syntax/more-diagnostics")
  }

  @Test func `a NUL byte is an error at its offset, and everything before it is kept`() {
    var bytes = Array("<document>\n<objects/>".utf8)
    bytes += [0] + Array("</document>".utf8)
    let file = source(bytes)
    let result = parse(file)
    #expect(result.codes == ["syntax/encoding"])
    #expect(place(of: result.diagnostics[0], in: file) == "2:11 \0")
    #expect(result.value.tree.nodes.count == 2)
  }

  @Test func `gzip, images and other binaries are refused, not inflated`() async throws {
    for start: [UInt8] in [
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0], [0x89, 0x50, 0x4E, 0x47], [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74],
    ] {
      let result = try #require(await parseBeforeDeadline(source(start + [UInt8](repeating: 7, count: 100))))
      #expect(result.diagnostics.count == 1)
      #expect(result.value.format == .unreadable)
    }
  }

  @Test func `matching local names in a foreign namespace are unknown elements`() {
    let text = "<document><objects><view xmlns=\"urn:x\" id=\"a\"/><p:label xmlns:p=\"urn:x\"/></objects></document>"
    let tree = parse(source(text)).value.tree
    #expect(tree.nodes.map(\.kind) == [.document, .objects, .unknown, .unknown])
    #expect(parse(source("<document xmlns=\"urn:x\"><objects/></document>")).value.format == .unreadable)
  }

  @Test(arguments: [99, 100, 101]) func `elements nest at most 100 deep`(depth: Int) {
    let open = (1..<depth).map { _ in "<view>" }.joined()
    let close = (1..<depth).map { _ in "</view>" }.joined()
    let result = parse(source("<document>\(open)\(close)</document>"))
    #expect(result.diagnostics.contains { $0.code == "syntax/limits" } == (depth > 100))
    #expect(result.value.tree.nodes.count == min(depth, 100))
  }

  @Test func `a million open elements end at the limit`() async throws {
    let result = try #require(
      await parseBeforeDeadline(source(String(repeating: "<a>", count: 1_000_000))), "the parser hangs")
    #expect(result.diagnostics.contains { $0.code == "syntax/limits" })
  }

  @Test(arguments: [499, 500, 501]) func `the number of elements of a file is limited`(count: Int) {
    let file = source("<document>" + String(repeating: "<view/>", count: count - 1) + "</document>")
    var limits = Limits.standard
    limits.elements = 500
    limits.diagnosticsPerFile = 10
    let result = parse(file, limits: limits)
    #expect(result.value.tree.nodes.count == min(count, 500))
    #expect(result.diagnostics.contains { $0.message == "the file has more than 500 elements" } == (count > 500))
    #expect(Limits.standard.elements == 200_000)
  }

  @Test(arguments: [-1, 0, 1]) func `texts and attribute values have at most a million bytes`(excess: Int) {
    let value = String(repeating: "x", count: (1 << 20) + excess)
    let attribute = parse(source("<document><label text=\"\(value)\"/></document>"))
    #expect(attribute.codes.contains("syntax/limits") == (excess > 0))
    let text = parse(source("<document><string>\(value)</string></document>"))
    #expect(text.codes.contains("syntax/limits") == (excess > 0))
  }

  @Test(arguments: [-1, 0, 1]) func `a file has at most eight million bytes`(excess: Int) {
    var limits = Limits.standard
    limits.fileBytes = 100
    let objects = "<objects><view id=\"v\"/></objects>"
    let file = source(
      "<document>" + String(repeating: " ", count: 79 - objects.utf8.count + excess) + "\(objects)</document>")
    #expect(file.bytes.count == 100 + excess)
    #expect(parse(file, limits: limits).codes == (excess > 0 ? ["syntax/limits"] : []))
    #expect(Limits.standard.fileBytes == 8 << 20)
  }

  @Test(arguments: [999, 1000, 1001]) func `a file has at most a thousand diagnostics, and one for the rest`(count: Int)
  {
    let file = source(
      "<document><objects>" + String(repeating: "<view x1=\"\"/>", count: count) + "</objects></document>")
    let result = parse(file)
    #expect(result.diagnostics.count == min(count, 1000) + (count > 1000 ? 1 : 0))
    #expect(result.diagnostics.last?.code == (count > 1000 ? "syntax/more-diagnostics" : "syntax/unknown-attribute"))
    #expect(result.diagnostics.last?.message.hasPrefix("1 more diagnostic") == (count > 1000))
  }

  @Test func `messages quote only the start of a long value`() {
    let value = String(repeating: "x", count: 500_000)
    let result = parse(source("<document useAutolayout=\"\(value)\"><\(value.prefix(40_000))/></document>"))
    #expect(!result.diagnostics.isEmpty)
    #expect(result.diagnostics.allSatisfy { $0.message.utf8.count + ($0.help?.utf8.count ?? 0) < 1_000 })
  }

  @Test func `deep and wide files are released without overflowing the stack`() {
    var limits = Limits.standard
    limits.depth = 250
    let text = "<document>" + String(repeating: "<view>", count: 240) + String(repeating: "</view>", count: 240)
    #expect(parse(source(text + "</document>"), limits: limits).value.tree.nodes.count == 241)
  }

  @Test func `the same input gives the same diagnostics`() {
    let text =
      "<document><objects><vew id=\"a\"/><viw/><vew/><label id=\"a\" txt=\"\" hidden=\"1\"/></objects></document>"
    let first = parse(source(text)).diagnostics.map { "\($0.code) \($0.message) \($0.help ?? "")" }
    for _ in 0..<5 {
      #expect(parse(source(text)).diagnostics.map { "\($0.code) \($0.message) \($0.help ?? "")" } == first)
    }
    #expect(first.count == 4)
  }
}
