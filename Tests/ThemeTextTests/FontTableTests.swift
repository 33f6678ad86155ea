import Testing
import ThemeSource

@testable import ThemeText

private let metrics = TextMetrics.standard

private func named(_ name: String, _ size: Points, weight: FontDescriptor.Weight = .regular) -> FontDescriptor {
  FontDescriptor(family: .named(name), weight: weight, pointSize: size)
}

@Suite struct FontTableTests {
  /// Adobe's Helvetica.afm: H 722, e 556, l 222, v 500, t 278, i 222, c 500, a 556.
  @Test func `Helvetica and Arial have the widths of Adobe's AFM files`() {
    let expected = Double(722 + 556 + 222 + 500 + 556 + 278 + 222 + 500 + 556) / 1000 * 20
    #expect(abs(metrics.width(of: "Helvetica", font: named("Helvetica", 20)) - expected) < 1e-9)
    #expect(abs(metrics.width(of: "Helvetica", font: named("ArialMT", 20)) - expected) < 1e-9)
  }

  /// Adobe's Times-Roman.afm: T 611, i 278, m 778, e 444, s 389; Times-Bold.afm: 667, 278, 833, 444, 389.
  @Test func `Times has the widths of Adobe's AFM files in both weights`() {
    #expect(abs(metrics.width(of: "Times", font: named("Times", 1000)) - 2500) < 1e-9)
    #expect(abs(metrics.width(of: "Times", font: named("Times-Bold", 1000)) - 2611) < 1e-9)
  }

  @Test func `Courier and Menlo give every character one width`() {
    #expect(abs(metrics.width(of: "iiWW…", font: named("Courier", 10)) - 5 * 6) < 1e-9)
    #expect(
      abs(metrics.width(of: "iiWW", font: FontDescriptor(family: .monospacedSystem, pointSize: 10)) - 24.08) < 1e-9)
  }

  /// The frame that Interface Builder records for a new label: `Label` is 42 × 21 points, later 41.5 × 20.5.
  @Test(arguments: [
    ("Label", 17.0, FontDescriptor.Weight.regular, 41.5, 42.0), ("Label", 15, .regular, 37.5, 38),
    ("Label", 14, .regular, 35.5, 35.5), ("Label", 12, .regular, 31, 31), ("Button", 15, .regular, 46, 46),
    ("Label", 17, .semibold, 43.5, 43.5), ("Label", 20, .semibold, 50, 50.5), ("Title", 17, .regular, 33, 34),
  ])
  func `the system font is within a point of recorded labels`(
    text: String, size: Points, weight: FontDescriptor.Weight, least: Points, most: Points
  ) {
    let width = metrics.width(of: text, font: .system(size, weight: weight)).roundedUp(toScale: 2)
    #expect(width >= least - 1 && width <= most + 1)
  }

  @Test func `Helvetica Neue is within half a point of recorded labels`() {
    let large = metrics.width(of: "Content Sample", font: named("HelveticaNeue", 24))
    let small = metrics.width(of: "Received Push Notifications:", font: named("Helvetica Neue", 14))
    #expect(abs(large - 174) <= 0.5 && abs(small - 180) <= 0.5)
  }

  /// 1.19336 times the size, rounded up to whole pixels, as frames of one-line labels are recorded.
  @Test(arguments: [(14.0, 17.0), (15, 18), (17, 20.5), (20, 24), (24, 29)])
  func `a line of the system font is as high as recorded labels`(size: Points, height: Points) {
    #expect(metrics.lineHeight(of: .system(size), scale: 2) == height)
  }

  @Test func `heavier weights are wider`() {
    let widths = FontDescriptor.Weight.allCases.map { weight in
      metrics.width(of: "The quick brown fox", font: .system(17, weight: weight))
    }
    #expect(widths == widths.sorted() && Set(widths).count > 6)
  }

  @Test func `an accented letter is as wide as its base, and a mark adds no width`() {
    let font = FontDescriptor.system(17)
    #expect(metrics.width(of: "é", font: font) == metrics.width(of: "e", font: font))
    #expect(metrics.width(of: "e\u{301}\u{302}", font: font) == metrics.width(of: "e", font: font))
    #expect(metrics.width(of: "Ş", font: font) == metrics.width(of: "S", font: font))
  }

  @Test func `an emoji sequence is as wide as one emoji`() {
    let font = FontDescriptor.system(17)
    #expect(metrics.width(of: "👩‍👩‍👧‍👦", font: font) == metrics.width(of: "👩", font: font))
    #expect(metrics.width(of: "🇩🇪", font: font) == metrics.width(of: "👩", font: font))
  }

  /// Recorded labels in four apps: 👍 at 11 points, 😀 at 18, 💁🏻 at 35, 😬 at 38, 🌮 at 45.
  @Test(arguments: [("👍", 11.0, 16.0), ("😀", 18, 24), ("💁🏻", 35, 40), ("😬", 38, 43), ("🌮", 45, 50)])
  func `an emoji is as wide as recorded labels`(emoji: String, points: Points, width: Points) {
    #expect(abs(metrics.width(of: emoji, font: .system(points)) - width) <= 0.5)
  }

  /// Heights of recorded labels, rounded up to half points.
  @Test(arguments: [
    ("Quicksand-Bold", 15.0, 19.0), ("Quicksand-Bold", 24, 30),
    ("sora-rc004-0417-Regular", 14, 18),
  ])
  func `a line of an open font is as high as recorded labels`(name: String, points: Points, height: Points) {
    #expect(metrics.lineHeight(of: named(name, points), scale: 2) == height)
  }

  @Test func `a name overrides the weight, and an unknown font is measured as Helvetica`() {
    let bold = metrics.width(of: "Bold", font: named("Helvetica-Bold", 17))
    #expect(metrics.width(of: "Bold", font: named("Helvetica", 17, weight: .bold)) == bold)
    #expect(metrics.width(of: "Bold", font: named("NoSuchFont-Bold", 17, weight: .bold)) == bold)
    let light = FontName("HelveticaNeue-LightItalic")
    #expect(light.family == "helveticaneue" && light.weight == .light && light.italic)
    #expect(FontName("TimesNewRomanPS-BoldItalicMT").family == "timesnewroman")
    #expect(FontName("TimesNewRomanPS-BoldItalicMT").weight == .bold)
  }

  @Test(arguments: [Points.nan, .infinity, -.infinity, -5, 0, 1e300, .leastNonzeroMagnitude])
  func `no font size makes a width or height that is negative or not finite`(size: Points) {
    for metrics in [TextMetrics.standard, .cells(.standard)] {
      let width = metrics.width(of: "WAVE\u{1F600}é", font: .system(size))
      let height = metrics.lineHeight(of: .system(size), scale: 2)
      #expect(width >= 0 && width.isFinite && height >= 0 && height.isFinite)
      let layout = metrics.layout("WAVE", font: .system(size), width: size)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
  }

  @Test func `every table has all its advances`() {
    for typeface in Typeface.allCases {
      for weight in FontDescriptor.Weight.allCases {
        let face = typeface.face(weight)
        for byte in UInt8(0x20)...0x7E { #expect(face.advance(ofASCII: byte) > 0.1) }
        for scalar in AdvanceTable.otherScalars { #expect(face.advance(of: scalar) > 0.1) }
      }
    }
  }
}
