import TestSupport
import Testing

@testable import ThemePreview

/// Changes that are applied to another version of a file.
@Suite struct CarriedChangeTests {
  private func applied(_ before: String, _ after: String, _ current: String) -> String? {
    CarriedChange.applied(from: Array(before.utf8), to: Array(after.utf8), in: Array(current.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a change is made where its lines are`() {
    #expect(applied("a\nb\nc\n", "a\nB\nc\n", "a\nb\nc\n") == "a\nB\nc\n")
    #expect(applied("a\nb\nc\n", "a\nB\nc\n", "x\ny\na\nb\nc\nz\n") == "x\ny\na\nB\nc\nz\n")
    #expect(applied("a\nb\nc\n", "a\nB\nc\n", "A\nb\nC\n") == "A\nB\nC\n")
    #expect(applied("a\nb\nc", "a\nb\nd", "x\na\nb\nc") == "x\na\nb\nd")
  }

  @Test func `a change of lines that were edited elsewhere is refused`() {
    #expect(applied("a\nb\nc\n", "a\nB\nc\n", "a\nx\nc\n") == nil)
    #expect(applied("a\nb\nc\n", "a\nB\nc\n", "a\nc\n") == nil)
    #expect(applied("a\nb\nc\n", "a\nB\nC\n", "a\nb\nx\nc\n") == nil)
    #expect(applied("a\n", "b\n", "") == nil)
  }

  @Test func `added lines need both of their neighbors`() {
    #expect(applied("a\nc\n", "a\nb\nc\n", "x\na\nc\n") == "x\na\nb\nc\n")
    #expect(applied("a\nc\n", "a\nb\nc\n", "a\nx\nc\n") == nil)
    #expect(applied("a\nc\n", "a\nb\nc\n", "a\n") == nil)
  }

  @Test func `changes of other lines are kept, in either order`() {
    var random = SeededNumbers(seed: 5)
    for _ in 0..<300 {
      let lines = (0..<12).map { "line \($0)\n" }
      let own = random.below(12)
      let other = (own + 2 + random.below(9)) % 12
      var (mine, theirs, both) = (lines, lines, lines)
      mine[own] = "mine\n"
      let change = ["", "theirs\n", "their\nlines\n"][random.below(3)]
      theirs[other] = change
      (both[own], both[other]) = ("mine\n", change)
      #expect(applied(lines.joined(), mine.joined(), theirs.joined()) == both.joined())
      #expect(applied(mine.joined(), lines.joined(), both.joined()) == theirs.joined())
    }
  }
}
