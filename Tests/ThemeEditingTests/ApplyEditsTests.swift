import Diagnostics
import Testing
import ThemeSource

@testable import ThemeEditing

struct ApplyEditsTests {
  @Test func `edits are made in the order of the file, and of two that overlap the first`() {
    let file = source("abcdefgh")
    func edit(_ range: Range<Int>, _ text: String) -> Fix.Edit {
      Fix.Edit(SourceSpan(file: file.id, range: SourceRange(range)), text)
    }
    let result = apply(
      [edit(4..<6, "X"), edit(0..<1, "YY"), edit(5..<7, "no"), edit(8..<8, "!"), edit(20..<21, "no")], to: file)
    #expect(text(result.bytes) == "YYbcdXgh!")
    #expect(result.made == [0, 1, 3])
  }
}
