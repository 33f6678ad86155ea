import Testing
import ThemeSource

@testable import ThemeSyntax

/// Text is scanned several bytes at once, with the same result at every offset and length.
struct WideLookTests {
  @Test func `values of every length are read as written, also at the end of a file`() {
    for name in ["id", "text", "keyPath", "customClass", "placeholderIdentifier", "preservesSuperviewLayoutMargins"] {
      for length in 0..<70 {
        let value = String(repeating: "x", count: length)
        for end in ["/>", "/>\n" + String(repeating: " ", count: 40)] {
          let tree = parse(source("<document \(name)=\"\(value)\"\(end)")).value.tree
          #expect(tree.attributes(of: NodeID(0)).map { $0.writtenName } == [name])
          #expect(tree.attributes(of: NodeID(0)).map { $0.value } == [value])
        }
      }
    }
  }

  @Test func `a reference, a tab or another quote is found at every place of a value`() {
    for place in 0..<40 {
      let before = String(repeating: "x", count: place)
      let tail = String(repeating: "y", count: 40)
      for (written, meant) in [("&amp;", "&"), ("\t", " "), ("\n", " "), ("'", "'"), ("&quot;", "\""), ("é", "é")] {
        let tree = parse(source("<document text=\"\(before)\(written)\(tail)\" id=\"a\"/>")).value.tree
        #expect(tree.attributes(of: NodeID(0)).map { $0.value } == ["\(before)\(meant)\(tail)", "a"])
      }
    }
  }

  @Test func `names of every length end at the right byte`() {
    for length in 1..<40 {
      for letter in ["a", "a1", "b-", "c.", "d_", "é"] {
        let name = "x" + String(repeating: letter, count: length)
        let tree = parse(source("<\(name) \(name)=\"v\"><\(name)\n/><\(name)></\(name)></\(name)>")).value.tree
        #expect(tree.all.map { tree[$0].name } == [name, name, name])
        #expect(tree.attributes(of: NodeID(0)).map { $0.writtenName } == [name])
      }
    }
  }

  @Test(arguments: [0, 0xFF] as [UInt8])
  func `an invalid byte is found at every offset`(byte: UInt8) {
    for offset in 0..<300 {
      var bytes = Array("<document text=\"\(String(repeating: "x", count: 300))\"/>".utf8)
      bytes[16 + offset] = byte
      let found = parse(source(bytes)).diagnostics.first { $0.span?.range.start == UInt32(16 + offset) }
      #expect(found?.code.rawValue == "syntax/encoding", "\(offset)")
    }
  }
}
