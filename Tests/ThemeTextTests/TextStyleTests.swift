import Testing
import ThemeSource

@testable import ThemeText

@Suite struct TextStyleTests {
  /// Apple, Human Interface Guidelines, Typography: the tables xSmall, Large, xxxLarge, AX1 and AX5.
  @Test(arguments: [
    (TextStyle.body, ContentSizeCategory.xSmall, 14.0, 19.0), (.body, .large, 17, 22), (.body, .xxxLarge, 23, 29),
    (.body, .accessibility1, 28, 34), (.body, .accessibility5, 53, 62), (.headline, .medium, 16, 21),
    (.largeTitle, .xSmall, 31, 38), (.largeTitle, .large, 34, 41), (.title1, .accessibility5, 58, 68),
    (.title2, .medium, 21, 26), (.title3, .xLarge, 22, 28), (.callout, .small, 14, 19),
    (.subheadline, .xxxLarge, 21, 28), (.footnote, .medium, 12, 16), (.footnote, .large, 13, 18),
    (.caption1, .accessibility3, 32, 39), (.caption2, .large, 11, 13), (.caption2, .accessibility5, 40, 48),
  ])
  func `a text style has the size that Apple publishes`(
    style: TextStyle, category: ContentSizeCategory, size: Points, leading: Points
  ) {
    #expect(style.pointSize(at: .iOS(category)) == size)
    #expect(style.leading(at: .iOS(category)) == leading)
  }

  /// The same page, "tvOS built-in text styles".
  @Test(arguments: [
    (TextStyle.title1, 76.0, 96.0), (.title2, 57, 66), (.title3, 48, 56), (.headline, 38, 46), (.callout, 31, 38),
    (.body, 29, 36), (.caption1, 25, 32), (.caption2, 23, 30),
  ])
  func `text styles of tvOS have the sizes that Apple publishes`(style: TextStyle, size: Points, leading: Points) {
    let font = FontDescriptor(style, at: .tvOS)
    #expect(font.pointSize == size && font.leading == leading && font.weight == .medium)
  }

  @Test func `a larger category never makes a style smaller`() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: .iOS($0)) }
      #expect(sizes == sizes.sorted() && sizes.count == 12)
      let leadings = ContentSizeCategory.allCases.map { style.leading(at: .iOS($0)) }
      #expect(leadings == leadings.sorted())
      #expect(style.pointSize() == style.pointSize(at: .iOS(.large)))
    }
  }

  /// Apple, Human Interface Guidelines, Typography, in 1/1000 em: SF Pro in 2025; SF Pro Text and Display in 2018.
  @Test(arguments: [
    (11.0, 6.0, 6.0), (12, 0, 0), (17, -26, -24), (19, -24, -26), (20, -23, 19), (22, -12, 16), (24, 3, 15),
    (28, 14, 13),
    (34, 12, 11), (48, 8, 8), (80, 0, 0), (120, 0, 0),
  ])
  func `tracking has the values that Apple publishes`(size: Points, now: Double, before: Double) {
    #expect(abs(Tracking.sanFrancisco.value(at: size) * 1000 - now) < 1e-9)
    #expect(abs(Tracking.sanFranciscoTextAndDisplay.value(at: size) * 1000 - before) < 1e-9)
  }

  @Test func `font widths change gradually with the size since iOS 14, and in one step before`() {
    let now = TextMetrics.standard
    let before = now.with(systemFont: .sanFranciscoTextAndDisplay)
    func em(_ metrics: TextMetrics, _ size: Points) -> Double {
      metrics.width(of: "Hamburgefonts", font: .system(size)) / size
    }
    #expect(abs(em(now, 19.99) - em(now, 20)) < 0.01)
    #expect(abs(em(before, 19.99) - em(before, 20)) > 0.05)
    #expect(abs(em(now, 40) - em(before, 40)) < 0.05)
  }

  /// "Label" at 17 points is recorded 42 wide up to Xcode 11, 41.5 from Xcode 12 on.
  @Test func `the system font is narrower at 17 points since iOS 14`() {
    let now = TextMetrics.standard
    let before = now.with(systemFont: .sanFranciscoTextAndDisplay)
    #expect(now.width(of: "Label", font: .system(17)).roundedUp(toScale: 2) == 41.5)
    #expect(before.width(of: "Label", font: .system(17)).roundedUp(toScale: 2) == 42)
  }

  /// Recorded labels: "Referral Program" at 12 points is 96 × 15 (the font kerns it), a line of 20 points 24.5 high.
  @Test func `Inter is measured with its advances and line heights`() {
    let font = { (size: Points) in FontDescriptor(family: .named("Inter"), faceName: "Inter-Regular", pointSize: size) }
    #expect(abs(TextMetrics.standard.width(of: "Referral Program", font: font(12)) - 96) <= 0.5)
    #expect(TextMetrics.standard.lineHeight(of: font(12), scale: 2) == 15)
    #expect(TextMetrics.standard.lineHeight(of: font(20), scale: 2) == 24.5)
  }
}
