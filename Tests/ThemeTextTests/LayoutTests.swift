import Testing
import ThemeSource

@testable import ThemeText

/// Cells of 1 × 1 point. Widths are numbers of columns, so that expectations can be derived by hand.
private let cells = TextMetrics.cells(CellGrid(pointsPerColumn: 1, pointsPerRow: 1))
private let font = FontDescriptor.system(17)

private func shown(
  _ text: String, _ width: Points?, _ mode: LineBreakMode = .wordWrapping, lines: Int = 0
) -> [String] {
  cells.layout(text, font: font, width: width, mode: mode, maximumLines: lines).lines.map {
    $0.text(of: [TextRun(text, font)])
  }
}

extension TextLine {
  fileprivate func text(of runs: [TextRun]) -> String { shown(in: runs).map(\.text).joined() }
}

@Suite struct LayoutTests {
  @Test func `words wrap at spaces, which hang`() {
    #expect(shown("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(shown("the quick   brown fox", 9) == ["the quick", "brown fox"])
    #expect(shown("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(shown("well-known facts", 6) == ["well-", "known", "facts"])
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

  @Test func `a line has room for at least one character`() {
    #expect(shown("abc", 0) == ["a", "b", "c"])
    #expect(shown("漢字", 1) == ["漢", "字"])
  }

  @Test func `ideographs wrap between each other but not before closing punctuation`() {
    #expect(shown("日本語文字", 6) == ["日本語", "文字"])
    #expect(shown("日本語。文字", 6) == ["日本", "語。文", "字"])
  }

  @Test func `a grapheme cluster is never divided`() {
    #expect(shown("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2, .charWrapping) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
    #expect(shown("ae\u{301}b", 2, .tailTruncation, lines: 1) == ["a…"])
    #expect(shown("🇩🇪🇫🇷", 3, .tailTruncation, lines: 1) == ["🇩🇪…"])
  }

  @Test func `the last line is truncated according to the mode`() {
    #expect(shown("hello world", 8, .tailTruncation, lines: 1) == ["hello w…"])
    #expect(shown("hello world", 7, .tailTruncation, lines: 1) == ["hello…"])
    #expect(shown("hello world", 8, .headTruncation, lines: 1) == ["…o world"])
    #expect(shown("hello world", 7, .headTruncation, lines: 1) == ["…world"])
    #expect(shown("hello world", 8, .middleTruncation, lines: 1) == ["hell…rld"])
    #expect(shown("hello world", 11, .tailTruncation, lines: 1) == ["hello world"])
    #expect(shown("the quick brown fox jumps", 9, .tailTruncation, lines: 2) == ["the quick", "brown fo…"])
    #expect(shown("the quick brown fox jumps", 9, .wordWrapping, lines: 2) == ["the quick", "brown fox"])
    #expect(shown("hello world", 8, .clipping, lines: 1) == ["hello world"])
    #expect(shown("漢字漢字", 6, .tailTruncation, lines: 1) == ["漢字…"])
  }

  @Test func `truncation reports the range that it omitted`() {
    let tail = cells.layout("hello world", font: font, width: 8, maximumLines: 1)
    #expect(tail.isTruncated && tail.lines[0].elided == 7..<11 && tail.lines[0].width == 8)
    let clipped = cells.layout("hello world", font: font, width: 8, mode: .clipping, maximumLines: 1)
    #expect(clipped.isTruncated && clipped.lines[0].elided == nil && clipped.size.width == 11)
    #expect(!cells.layout("hello", font: font, width: 5, maximumLines: 1).isTruncated)
  }

  @Test func `a line narrower than an ellipsis is empty`() {
    #expect(shown("hello", 0, .tailTruncation, lines: 1) == [""])
    #expect(shown("hello", 1, .tailTruncation, lines: 1) == ["…"])
  }

  @Test func `more lines than shown end in an ellipsis, though the last one fits`() {
    #expect(shown("one\ntwo", 10, .tailTruncation, lines: 1) == ["one…"])
    #expect(shown("one\ntwo\nend", 10, .middleTruncation, lines: 1) == ["one…end"])
  }

  @Test func `runs are laid out as one text, and a line is as high as its highest run`() {
    let runs = [TextRun("small ", .system(10)), TextRun("LARGE", .system(40)), TextRun(" words", .system(10))]
    let layout = TextMetrics.cells(.standard).layout(runs, width: 16 * 8, mode: .wordWrapping)
    #expect(layout.lines.map(\.height) == [32, 16])
    #expect(layout.lines[0].shown(in: runs).map(\.text) == ["small ", "LARGE"])
    #expect(layout.lines[1].shown(in: runs).map(\.run) == [2])
    #expect(layout.lines[1].top == 32 && layout.size.height == 48)
    let short = TextMetrics.cells(.standard).layout(runs, width: 9 * 8, maximumLines: 1)
    #expect(short.lines[0].shown(in: runs).map(\.text) == ["small ", "L…"])
  }

  @Test func `a break between runs needs an opportunity in the joined text`() {
    let runs = [TextRun("foot", font), TextRun("ball is", font)]
    let lines = cells.layout(runs, width: 8, mode: .wordWrapping).lines
    #expect(lines.map { $0.text(of: runs) } == ["football", "is"])
  }

  /// Two lines of 17 points: 40.57, recorded as 41 at any scale; three: 60.86, recorded as 61.
  @Test func `heights of several lines are rounded once`() {
    let two = TextMetrics.standard.layout("a\nb", font: .system(17)).size
    let three = TextMetrics.standard.layout("a\nb\nc", font: .system(17)).size
    #expect(two.height.roundedUp(toScale: 2) == 41 && three.height.roundedUp(toScale: 2) == 61)
  }

  /// Recorded labels of two lines: 42.5 points high in `body`, 38 in `subheadline`; one line is as high as without a
  /// style.
  @Test(arguments: [(TextStyle.body, 20.5, 42.5), (.subheadline, 18, 38)])
  func `the leading of a text style separates lines`(style: TextStyle, one: Points, two: Points) {
    let font = FontDescriptor(style)
    #expect(TextMetrics.standard.layout("a", font: font).size.height.roundedUp(toScale: 2) == one)
    #expect(TextMetrics.standard.layout("a\nb", font: font).size.height.roundedUp(toScale: 2) == two)
  }

  /// A recorded label: `To: ` at 13 points is 22 wide, 3.5 more than without its last space.
  @Test func `whitespace at the end of a text counts in its size but not in its line`() {
    let layout = TextMetrics.standard.layout("To: ", font: .system(13), maximumLines: 1)
    #expect(abs(layout.size.width - 22) <= 1 && layout.lines[0].width < layout.size.width - 3)
    #expect(cells.layout("ab   ", font: font, width: 3).size.width == 3)
    #expect(cells.layout("ab   \nc", font: font, width: 9).size.width == 5)
  }

  @Test func `baselines follow from ascenders`() {
    let layout = TextMetrics.standard.layout("a\nb", font: .system(20))
    let baselines = layout.lines.map { $0.top + $0.ascender }
    #expect(abs(baselines[0] - 20 * 1950 / 2048) < 1e-9)
    #expect(abs(baselines[1] - baselines[0] - 20 * 2444 / 2048) < 1e-9)
  }

  @Test func `text that exceeds its width by less than the tables' error does not wrap`() {
    let metrics = TextMetrics.standard
    let width = metrics.width(of: "Sign In", font: font)
    #expect(metrics.layout("Sign In", font: font, width: width - 0.4, maximumLines: 0).lines.count == 1)
    #expect(metrics.layout("Sign In", font: font, width: width - 1, maximumLines: 0).lines.count == 2)
  }

  @Test func `a megabyte of text is laid out`() {
    let words = String(repeating: "word ", count: 1 << 18)
    let layout = cells.layout(words, font: font, width: 99, mode: .wordWrapping)
    #expect(layout.lines.count == (1 << 18) / 20 + 1 && layout.lines[0].width == 99)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `hostile text is laid out`(mode: LineBreakMode) {
    let count = 1 << 12
    let texts = [
      String(repeating: "a", count: count), String(repeating: " ", count: count), String(repeating: "\n", count: count),
      "a" + String(repeating: "\u{301}", count: count), String(repeating: "\u{200D}", count: count),
      String(repeating: "(", count: count), String(repeating: "🇩", count: count), "\u{0}\u{1B}[2J\u{9B}\u{202E}",
    ]
    for text in texts {
      for metrics in [TextMetrics.standard, cells] {
        for width in [Points.nan, -1, 0, 1, 100, .infinity] {
          let layout = metrics.layout(text, font: font, width: width, mode: mode, maximumLines: 3)
          #expect(layout.lines.count <= 3 && layout.size.width.isFinite)
          #expect(layout.lines.allSatisfy { $0.width >= 0 && $0.range.upperBound <= text.utf8.count })
        }
      }
    }
  }

  @Test func `every line mode covers the text in order without overlap`() {
    let text = "The  quick\tbrown-fox (jumps) over «the» 漢字 lazy 👩‍👩‍👧‍👦 dog.\n\nEnd  "
    for width in stride(from: 0.0, through: 40, by: 1) {
      for mode in [LineBreakMode.wordWrapping, .charWrapping] {
        let lines = cells.layout(text, font: font, width: width, mode: mode).lines
        var end = 0
        for line in lines {
          #expect(line.range.lowerBound >= end && line.width <= max(width, 2))
          let skipped = text.slice(end..<line.range.lowerBound)
          #expect(skipped.allSatisfy { $0.isWhitespace })
          end = line.range.upperBound
        }
        #expect(text.slice(end..<text.utf8.count).allSatisfy { $0.isWhitespace })
      }
    }
  }
}
