import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

struct StringsTests {
  static let theme = """
    <document><objects><view id="r"><subviews>
    <label text="Say &quot;hi&quot;" id="l-1"/>
    <textView id="t-1"><string key="text">one
    two</string></textView>
    <button id="b-1"><state key="normal" title="Go"/><state key="selected"><string key="title">Gone</string></state></button>
    <textField placeholder="Name" id="f-1"/>
    <segmentedControl id="s-1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
    <imageView id="i-1"><accessibility key="accessibilityConfiguration" label="Logo"/></imageView>
    <label text="" id="e-1"/>
    </subviews></view></objects></document>
    """

  /// Reads an XLIFF document that contains these `<file>` elements.
  private func units(_ files: String, of theme: String = "Themes/A.xml") -> (read: [String: String], codes: [String]) {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\(files)</xliff>
      """
    let result = parseXliff(source(document, path: "a.xliff"), of: theme)
    return (
      Dictionary(result.value.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }),
      result.diagnostics.map { "\($0.severity.rawValue) \($0.code)" }
    )
  }

  private func unit(_ id: String, _ target: String) -> String {
    "<trans-unit id=\"\(id)\"><source>Hi</source>\(target)</trans-unit>"
  }

  @Test(arguments: [#"\U0000"#, #"\U001b"#, #"\Uffff"#])
  func `a value with a character that no document can have is an error, and the others are read`(_ character: String) {
    let text = "\"a.text\" = \"x\(character)\";\n\"b.text\" = \"y\";\n"
    let read = parseStrings(SourceFile(id: FileID(rawValue: 0), path: "A.strings", bytes: Array(text.utf8)))
    #expect(read.value.map(\.key) == ["b.text"])
    #expect(read.diagnostics.map(\.severity) == [.error])
  }

  @Test(
    arguments: [
      ("\"caf\u{E9}\"", "caf\u{E9}"), (#""\UD83D\UDE00!""#, "\u{1F600}!"), (#""\U00e9""#, "\u{E9}"),
      (#""a\"\\\n""#, "a\"\\\n"),
      (#""\UD83D""#, nil), (#""\UDE00""#, nil), (#""\UD83D!""#, nil), (#""\UD83D\U0041""#, nil),
      (#""\UD83D\UD83D\UDE00""#, nil),
      (#""\351""#, nil), (#""\101""#, nil),
    ] as [(String, String?)])
  func `a value is read as it is meant, or reported`(written: String, value: String?) {
    let text = "\"a.text\" = \(written);\n\"b.text\" = \"y\";\n"
    let read = parseStrings(SourceFile(id: FileID(rawValue: 0), path: "A.strings", bytes: Array(text.utf8)))
    #expect(read.value.map(\.value) == (value.map { [$0, "y"] } ?? ["y"]))
    #expect(read.diagnostics.map(\.severity) == (value == nil ? [.error] : []))
  }

  @Test func `bytes that are not UTF-8 are reported`() {
    let bytes = Array("\"a.text\" = \"caf".utf8) + [0xE9] + Array("\";\n\"b.text\" = \"y\";\n".utf8)
    let read = parseStrings(SourceFile(id: FileID(rawValue: 0), path: "A.strings", bytes: bytes))
    #expect(read.value.map(\.key) == ["b.text"])
    #expect(read.diagnostics.map(\.message) == ["'a.text' has bytes that are not UTF-8"])
  }

  @Test func `a text in base 64 is exported and translated as its text`() throws {
    // base64 of "Hello"
    let theme =
      #"<document><objects><label id="l"><string key="text" base64-UTF8="YES">SGVsbG8</string></label></objects></document>"#
    var tree = try #require(markup(theme))
    #expect(tree.localizedStrings.map(\.value) == ["Hello"])
    let translated = localize(parse(source(theme)).value.tree, with: ["l.text": "Hallo"])
    #expect(translated.all.first { translated.kind(of: $0) == .label }.flatMap { translated.text(of: $0) } == "Hallo")
    #expect(tree.setStrings([TranslatedText(key: "l.text", value: "Hallo", span: nil)]).isEmpty)
    let written = String(decoding: tree.write(), as: UTF8.self)
    #expect(written.contains(#"<string key="text">Hallo</string>"#), "\(written)")
  }

  @Test func `a file that ends anywhere is read up to there`() {
    let text = #"/* c */ "a.text" = "x"; "b.text" = "y";"#
    for count in 0..<text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      let read = parseStrings(SourceFile(id: FileID(rawValue: 0), path: "A.strings", bytes: bytes))
      // An entry is complete with its semicolon.
      #expect(read.value.count == bytes.count { $0 == UInt8(ascii: ";") }, "\(count)")
      #expect(read.diagnostics.allSatisfy { $0.severity == .error })
    }
  }

  @Test func `texts in mutable strings are exported, and other values are not`() throws {
    let tree = try #require(
      markup(
        #"<document><objects><textView id="t"><mutableString key="text">one</mutableString><color key="textColor" white="0"/>"#
          + "</textView></objects></document>"))
    #expect(tree.localizedStrings.map(\.key) == ["t.text"])
    #expect(tree.localizedStrings.map(\.value) == ["one"])
  }

  @Test func `of two units with one id the last one counts, with a warning`() {
    let found = units(
      "<file original=\"A.xml\"><body>" + unit("a", "<target>Hola</target>") + unit("a", "<target>Buenas</target>")
        + "</body></file>")
    #expect(found.read == ["a": "Buenas"])
    #expect(found.codes == ["warning strings/duplicate-key"])
  }

  @Test func `units without a translation are skipped`() {
    let found = units(
      "<file original=\"A.xml\"><body>"
        + unit("a", "<target/>") + unit("b", "<target state=\"needs-translation\">Hi</target>")
        + unit("c", "<target state=\"needs-review-translation\">Hola</target>") + unit("d", "") + "</body></file>")
    #expect(found.read == ["c": "Hola"])
    #expect(found.codes == ["note strings/untranslated"])
  }

  @Test func `a translation is its whitespace where the file preserves it`() {
    let found = units(
      "<file original=\"A.xml\"><body>" + unit("a", "<target xml:space=\"preserve\"> &#9;</target>")
        + unit("b", "<target>\n</target>") + "</body></file>")
    #expect(found.read == ["a": " \t"])
    #expect(found.codes == ["note strings/untranslated"])
  }

  @Test func `inline markup is reduced to its text, and other inline codes are refused`() {
    let found = units(
      "<file original=\"A.xml\"><body>"
        + unit("a", "<target>Me <g id=\"1>\">al<mrk mtype=\"x\">egro</mrk></g> de &lt;ver&gt;<![CDATA[te]]></target>")
        + unit("b", "<target>Uno <x id=\"1\"/> dos</target>") + "</body></file>")
    #expect(found.read == ["a": "Me alegro de <ver>te"])
    #expect(found.codes == ["warning strings/inline-code"])
  }

  @Test func `of several files only the theme's is read`() {
    let other = "<file original=\"App/B.xml\"><body>" + unit("a", "<target>B</target>") + "</body></file>"
    let own = "<file original=\"App/A.xml\"><body>" + unit("a", "<target>A</target>") + "</body></file>"
    #expect(units(other + own).read == ["a": "A"])
    #expect(units(other + own).codes == [])
    #expect(units(other).codes == ["warning strings/other-file"])
    #expect(units(other + other).codes == ["error strings/other-file"])
    #expect(units(other + other).read == [:])
    #expect(units(other, of: "-").codes == [])
  }

  @Test func `a text that was emptied can be set again`() throws {
    var tree = try #require(
      markup(
        source(
          """
          <document><objects><label text="" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label></objects></document>
          """)))
    #expect(tree.localizedStrings.isEmpty)
    #expect(tree.setStrings([TranslatedText(key: "l.text", value: "Hola", span: nil)]).isEmpty)
    #expect(tree.localizedStrings.map(\.value) == ["Hola"])
  }

  @Test func `keys and layout are the same as ibtool's`() throws {
    let strings = try #require(markup(Self.theme)).localizedStrings
    #expect(
      strings.map(\.key) == [
        "b-1.normalTitle", "b-1.selectedTitle", "f-1.placeholder", "i-1.accessibilityLabel", "l-1.text",
        "s-1.segmentTitles[0]", "s-1.segmentTitles[1]", "t-1.text",
      ])
    #expect(
      text(stringsFile(strings.filter { $0.key.hasPrefix("l-1") || $0.key.hasPrefix("t-1") })) == #"""

        /* Class = "UILabel"; text = "Say \"hi\""; ObjectID = "l-1"; */
        "l-1.text" = "Say \"hi\"";

        /* Class = "UITextView"; text = "one\ntwo"; ObjectID = "t-1"; */
        "t-1.text" = "one\ntwo";

        """#)
  }

  @Test func `strings files are read with comments, escapes and either encoding`() {
    let content = #"""
      /* a "comment" = "x"; */
      "a.text" = "tab\t \"q\" \U00e9 \\"; // rest
      b.title = "two
      lines";
      """#
    let read = parseStrings(source(content))
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.map(\.key) == ["a.text", "b.title"])
    #expect(read.value.map(\.value) == ["tab\t \"q\" é \\", "two\nlines"])
    var units: [UInt8] = [0xFF, 0xFE]
    for unit in content.utf16 { units += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let wide = parseStrings(SourceFile(id: FileID(rawValue: 0), path: "a.strings", bytes: units))
    #expect(wide.value.map(\.value) == read.value.map(\.value))
  }

  @Test func `faults are reported with their line, and reading continues`() {
    let read = parseStrings(source("\"a\" = ;\n\"b\" \"c\";\n\"d\" = \"1\";\n\"d\" = \"2\";"))
    #expect(read.diagnostics.map(\.code.rawValue) == ["strings/syntax", "strings/syntax", "strings/duplicate-key"])
    #expect(read.value.map(\.value) == ["2"])
    #expect(!parseStrings(source("\"a\" = \"never ends")).diagnostics.isEmpty)
    let braces = parseStrings(source("{ \"a\" = \"1\"; b = 2; }\n"))
    #expect(braces.diagnostics.isEmpty && braces.value.map(\.key) == ["a", "b"])
  }

  @Test func `importing changes only texts`() throws {
    var tree = try #require(markup(Self.theme))
    let diagnostics = tree.setStrings([
      TranslatedText(key: "l-1.text", value: "<neu>", span: nil),
      TranslatedText(key: "t-1.text", value: "eins & zwei", span: nil),
      TranslatedText(key: "b-1.selectedTitle", value: "Weg", span: nil),
      TranslatedText(key: "l-1.txt", value: "?", span: nil),
    ])
    #expect(diagnostics.map(\.help) == ["did you mean 'l-1.text'? It has a translation already"])
    #expect(
      text(tree.write())
        == Self.theme.replacing("Say &quot;hi&quot;", with: "&lt;neu&gt;").replacing(
          "one\ntwo", with: "eins &amp; zwei"
        )
        .replacing("Gone", with: "Weg"))
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `exported texts of the corpus are the same when read from either format`() throws {
    var count = 0
    for file in Corpus.files.sampled(every: 5) {
      let tree = try #require(markup(file))
      let strings = tree.localizedStrings
      count += strings.count
      let exported = SourceFile(id: file.id, path: "a.strings", bytes: stringsFile(strings))
      let read = parseStrings(exported)
      #expect(read.diagnostics.isEmpty && read.value.map(\.key) == strings.map(\.key), "\(file.path)")
      #expect(read.value.map(\.value) == strings.map(\.value), "\(file.path)")
      // Importing the same texts makes no change, and other texts are exported again.
      var same = tree
      #expect(same.setStrings(read.value).isEmpty && same.write() == file.bytes, "\(file.path)")
      var other = tree
      #expect(
        other.setStrings(strings.map { TranslatedText(key: $0.key, value: $0.value + " ✓\n", span: nil) }).isEmpty)
      let again = try #require(markup(SourceFile(id: file.id, path: file.path, bytes: other.write())), "\(file.path)")
      #expect(again.localizedStrings.map(\.value) == strings.map { $0.value + " ✓\n" }, "\(file.path)")
      let document = text(xliffDocument(strings, original: file.path, source: "en", target: "es"))
      let translated = document.replacing("<source>", with: "<target>").replacing("</source>", with: "</target>")
      let units = parseXliff(source(translated, path: "a.xliff"), of: file.path)
      #expect(units.diagnostics.isEmpty && units.value.map(\.key) == strings.map(\.key), "\(file.path)")
      let kept = zip(units.value, strings).allSatisfy { $0.value == $1.value || $1.value.allSatisfy(\.isWhitespace) }
      #expect(kept, "\(file.path)")
    }
    print("texts: \(count)")
    #expect(count > trials(200, of: 1_000))
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0xEF, 0xBB, 0xBF, 0x61], [0x61]] as [[UInt8]])
  func `half of a UTF-16 unit at the end of a file is ignored`(bytes: [UInt8]) {
    #expect(stringsInUTF8(bytes) == [0x61])
    if bytes[0] >= 0xFE { #expect(stringsInUTF8(bytes + [0x62]) == [0x61]) }
  }
}
