internal import ThemeSource

/// Size and leading of a text style in points.
struct TextStyleSize: Hashable, Sendable {
  let pointSize: Points
  /// Distance between baselines.
  let leading: Points

  init(_ pointSize: Points, _ leading: Points) {
    self.pointSize = pointSize
    self.leading = leading
  }
}

/// Apple, Human Interface Guidelines, Typography, Specifications: "iOS, iPadOS Dynamic Type sizes" with "larger
/// accessibility type sizes", and "tvOS built-in text styles" (as of December 2025).
extension TextStyle {
  /// Returns the size on iOS.
  func size(at category: ContentSizeCategory) -> TextStyleSize {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    return sizes[index]
  }

  /// Sizes on iOS, in the order of ``ContentSizeCategory``.
  private var sizes: [TextStyleSize] {
    switch self {
    case .largeTitle: Self.largeTitleSizes
    case .title1: Self.title1Sizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline, .body: Self.bodySizes
    case .subheadline: Self.subheadlineSizes
    case .callout: Self.calloutSizes
    case .footnote: Self.footnoteSizes
    case .caption1: Self.caption1Sizes
    case .caption2: Self.caption2Sizes
    }
  }

  /// The only size on tvOS. tvOS has no footnote, which takes the size of the smallest caption, and no large title,
  /// which takes that of `title1`.
  var televisionSize: TextStyleSize {
    switch self {
    case .largeTitle, .title1: TextStyleSize(76, 96)
    case .title2: TextStyleSize(57, 66)
    case .title3: TextStyleSize(48, 56)
    case .headline: TextStyleSize(38, 46)
    case .callout: TextStyleSize(31, 38)
    case .body, .subheadline: TextStyleSize(29, 36)
    case .caption1: TextStyleSize(25, 32)
    case .caption2, .footnote: TextStyleSize(23, 30)
    }
  }

  private static let largeTitleSizes = sizes([
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ])
  private static let title1Sizes = sizes([
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68),
  ])
  private static let title2Sizes = sizes([
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ])
  private static let title3Sizes = sizes([
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ])
  private static let bodySizes = sizes([
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ])
  private static let calloutSizes = sizes([
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ])
  private static let subheadlineSizes = sizes([
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58),
  ])
  private static let footnoteSizes = sizes([
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ])
  private static let caption1Sizes = sizes([
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ])
  private static let caption2Sizes = sizes([
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48),
  ])

  private static func sizes(_ pairs: [(Points, Points)]) -> [TextStyleSize] {
    pairs.map { TextStyleSize($0.0, $0.1) }
  }
}
