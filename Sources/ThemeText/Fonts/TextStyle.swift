package import ThemeSource

/// A dynamic type style. Raw values are the names that theme files use.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case subheadline = "UICTFontTextStyleSubhead"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// Size at the default content size (`large`), from Apple's Human Interface Guidelines, Typography, iOS dynamic
  /// type sizes.
  package var pointSize: Points {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// Weight at every content size, from the same page.
  package var weight: FontDescriptor.Weight {
    switch self {
    case .headline: .semibold
    case .largeTitle, .title1, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption1, .caption2:
      .regular
    }
  }

  /// From a baseline to the next at the default content size, from the same page ("Leading"). It shows only where text has
  /// several lines: recorded labels of two lines are 38 points high in `subheadline` (18 + 20), 42.5 in `body` (20.5 + 22).
  package var leading: Points {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }
}
