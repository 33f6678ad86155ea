import Testing
import ThemeSource

@testable import ThemeSyntax

struct EncodingTests {
  private let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document><objects/></document>"

  private func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is refused with the command that converts it`(bigEndian: Bool, mark: Bool) {
    let file = source(utf16(text, bigEndian: bigEndian, mark: mark))
    let result = parse(file)
    #expect(result.codes == ["syntax/encoding"])
    let name = bigEndian ? "UTF-16BE" : "UTF-16LE"
    #expect(result.diagnostics[0].message == "unsupported encoding \(name): themes must be UTF-8")
    #expect(result.diagnostics[0].help?.contains("iconv -f \(name) -t UTF-8") == true)
    #expect(result.diagnostics[0].span?.range.start == 0)
    #expect(result.value.format == .unreadable)
  }

  @Test func `UTF-32 is refused`() {
    #expect(parse(source([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0])).codes == ["syntax/encoding"])
    #expect(parse(source([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C])).codes == ["syntax/encoding"])
  }

  @Test func `a declared 8-bit encoding is read while all bytes are ASCII, and refused at its name otherwise`() {
    let ascii =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<document><objects><view id=\"v\"/></objects></document>"
    let result = parse(source(ascii))
    #expect(result.codes.isEmpty)
    #expect(source(ascii).text(in: result.value.tree.nodes[1].span.range) == "<objects><view id=\"v\"/></objects>")
    let latin = source(
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document text=\"".utf8) + [0xE9] + Array("\"/>".utf8))
    let refused = parse(latin)
    #expect(refused.codes == ["syntax/encoding"])
    #expect(place(of: refused.diagnostics[0], in: latin) == "1:31 ISO-8859-1")
  }

  @Test func `a byte order mark is noted, can be removed, and shifts no range`() {
    let file = source([0xEF, 0xBB, 0xBF] + Array("<document><objects><view id=\"v\"/></objects></document>".utf8))
    let result = parse(file)
    #expect(result.codes == ["syntax/byte-order-mark"])
    #expect(result.diagnostics[0].fixes.first?.edits.first?.span.range == SourceRange(0..<3))
    #expect(file.text(in: result.value.tree.nodes[1].nameRange) == "objects")
    let fault = source([0xEF, 0xBB, 0xBF] + Array("<document>&x;</document>".utf8))
    #expect(place(of: parse(fault).diagnostics[1], in: fault) == "1:12 &x;")
  }

  @Test(
    arguments: [
      // Overlong, surrogate, beyond U+10FFFF, a lone continuation, a cut sequence, Latin-1.
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xE9],
    ] as [[UInt8]]) func `invalid UTF-8 is an error at its first byte`(bad: [UInt8])
  {
    let start = Array("<document>\n<label text=\"é".utf8)
    let file = source(start + bad + Array("\"/></document>".utf8))
    let result = parse(file)
    #expect(result.codes == ["syntax/encoding"])
    #expect(result.diagnostics[0].span?.range.start == UInt32(start.count))
    #expect(result.value.tree.nodes.count == 1)
  }

  @Test(arguments: ["é", "€", "😀"])
  func `a file may end in any character, but not in the middle of one`(_ character: String) {
    let bytes = Array("<!-- \(character)".utf8)
    func isInvalid(_ bytes: [UInt8]) -> Bool {
      let found = parse(SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: bytes)).diagnostics
      return found.contains { $0.code == "syntax/encoding" }
    }
    #expect(!isInvalid(bytes))
    #expect(isInvalid(Array(bytes.dropLast())))
  }

  @Test func `characters beyond ASCII are read and located by bytes`() {
    let file = source("<document><label text=\"Grüße 👋 日本\" id=\"a\"/></document>")
    let tree = parse(file).value.tree
    #expect(tree.allAttributes[0].value == "Grüße 👋 日本")
    #expect(file.text(in: tree.allAttributes[1].nameRange) == "id")
  }
}
