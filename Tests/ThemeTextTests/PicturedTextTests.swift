import Testing
import ThemeSource
import ThemeText

/// Texts in reference pictures that UIKit drew for snapshot tests of public apps, before iOS 14.
@Suite struct PicturedTextTests {
  private let metrics = TextMetrics.standard.with(systemFont: .sanFranciscoTextAndDisplay)

  private func shown(_ text: String, _ font: FontDescriptor, width: Points, lines: Int) -> [String] {
    metrics.layout(text, font: font, width: width, maximumLines: lines).lines.map { line in
      line.shown(in: [TextRun(text, font)]).map(\.text).joined()
    }
  }

  @Test(arguments: [
    (188.0, "Lorem ipsum dolor s…"), (243, "Lorem ipsum dolor sit ame…"), (282, "Lorem ipsum dolor sit amet, ea…"),
  ]) func `a heavy title of 17 points is cut as in the picture`(width: Points, title: String) {
    let text =
      "Lorem ipsum dolor sit amet, ea vix alia persius. Feugiat atomorum iudicabit vim an, vis at primis feugiat."
    #expect(shown(text, .system(17, weight: .heavy), width: width, lines: 1) == [title])
  }

  @Test func `Japanese text of 20 points has eleven characters in 235 points`() {
    let text = "長いタイトルです長いタイトルです長いタイトルです"
    #expect(shown(text, .system(20), width: 235, lines: 2).first == "長いタイトルです長いタ")
  }
}
