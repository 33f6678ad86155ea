import Testing
import ThemeSource

@testable import ThemeLint

/// Edits of fixes, collected for the bytes of files.
struct FixEditTests {
  private func edit(_ range: Range<Int>, _ replacement: String, file: UInt32 = 0) -> Fix.Edit {
    Fix.Edit(SourceSpan(file: FileID(rawValue: file), range: SourceRange(range)), replacement)
  }

  private func written(_ edits: EditSet, in text: String) -> [String] {
    edits.sorted.map { String(decoding: $0.edits.applied(to: Array(text.utf8)).bytes, as: UTF8.self) }
  }

  @Test func `a fix that overlaps another one is left out whole`() {
    var edits = EditSet()
    let isFirstAdded = edits.add([edit(2..<4, "CD"), edit(8..<8, "+")])
    #expect(isFirstAdded)
    for overlapping in [edit(1..<3, "x"), edit(3..<5, "x"), edit(2..<2, "x"), edit(0..<9, "x"), edit(8..<8, "-")] {
      let isAdded = edits.add([edit(0..<1, "A"), overlapping])
      #expect(!isAdded, "\(overlapping)")
    }
    #expect(edits.fixes == 1 && written(edits, in: "abcdefghij") == ["abCDefgh+ij"])
  }

  @Test func `edits that only adjoin, equal edits, and those of other files are added`() {
    var edits = EditSet()
    for fix in [
      [edit(4..<6, "EF")], [edit(2..<4, "CD")], [edit(6..<7, "G")], [edit(4..<6, "EF"), edit(9..<10, "J")],
      [edit(4..<6, "-", file: 1)],
    ] {
      let isAdded = edits.add(fix)
      #expect(isAdded, "\(fix)")
    }
    #expect(edits.fixes == 5 && written(edits, in: "abcdefghij") == ["abCDEFGhiJ", "abcd-ghij"])
  }

  @Test func `edits tell where their replacements are, and those outside of the bytes change nothing`() {
    let (bytes, replaced) = [edit(0..<1, "one"), edit(3..<3, "two"), edit(4..<5, "")].applied(to: Array("abcde".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "onebctwod")
    #expect(replaced == [SourceRange(0..<3), SourceRange(5..<8), SourceRange(9..<9)])
    #expect([edit(3..<9, "x")].applied(to: Array("abcde".utf8)).bytes == Array("abcde".utf8))
  }
}
