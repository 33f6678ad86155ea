import Testing
import ThemeSource

@testable import ThemeText

/// Cells of 1 × 1 point: widths are counts of columns, so that expectations can be derived by hand.
private let cells = TextMetrics.cells(CellGrid(pointsPerColumn: 1, pointsPerRow: 1))
private let font = FontDescriptor.system(17)

private func shown(
  _ text: String, _ width: Points?, _ mode: LineBreakMode = .wordWrapping, lines: Int = 0
) -> [String] {
  cells.layout(text, font: font, width: width, mode: mode, maximumLines: lines).lines.map { $0.shown(in: text) }
}

@Suite struct LayoutTests {
  @Test func `words wrap at spaces, which hang`() {
    #expect(shown("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(shown("the quick   brown fox", 9) == ["the quick", "brown fox"])
    #expect(shown("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
  }

  @Test func `a word wider than a line breaks inside`() {
    #expect(shown("antidisestablishment is long", 10) == ["antidisest", "ablishment", "is long"])
    #expect(shown("an antidisestablishment", 10) == ["an", "antidisest", "ablishment"])
  }

  @Test func `characters wrap anywhere`() {
    #expect(shown("the quick brown fox", 8, .charWrapping) == ["the quic", "k brown", "fox"])
  }

  @Test func `line ends in the text end lines`() {
    #expect(shown("one\ntwo\r\nthree\u{2028}four", nil) == ["one", "two", "three", "four"])
    #expect(shown("one\n\ntwo", nil) == ["one", "", "two"])
    #expect(shown("one\n", nil) == ["one"])
    #expect(shown("", nil).isEmpty)
  }

  @Test func `the last line is truncated where the mode says`() {
    #expect(shown("hello world", 8, .tailTruncation, lines: 1) == ["hello w…"])
    #expect(shown("hello world", 7, .tailTruncation, lines: 1) == ["hello…"])
    #expect(shown("hello world", 8, .headTruncation, lines: 1) == ["…o world"])
    #expect(shown("hello world", 7, .headTruncation, lines: 1) == ["…world"])
    #expect(shown("hello world", 8, .middleTruncation, lines: 1) == ["hell…rld"])
    #expect(shown("hello world", 11, .tailTruncation, lines: 1) == ["hello world"])
    #expect(shown("the quick brown fox jumps", 9, .tailTruncation, lines: 2) == ["the quick", "brown fo…"])
    #expect(shown("the quick brown fox jumps", 9, .wordWrapping, lines: 2) == ["the quick", "brown fox"])
    #expect(shown("hello world", 8, .clipping, lines: 1) == ["hello world"])
  }
}
