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

  /// Size in points; by default that of the content size `large`.
  package func pointSize(at scale: TypeScale = .standard) -> Points { size(at: scale).pointSize }

  /// From a baseline to the next, in points. It shows only where text has several lines: recorded labels of two lines are 38
  /// points high in `subheadline` (18 + 20), 42.5 in `body` (20.5 + 22).
  package func leading(at scale: TypeScale = .standard) -> Points { size(at: scale).leading }

  private func size(at scale: TypeScale) -> TextStyleSize {
    switch scale {
    case .iOS(let category): size(at: category)
    case .tvOS: televisionSize
    }
  }

  /// Weight, the same at every content size (Apple, Human Interface Guidelines, Typography).
  package func weight(at scale: TypeScale = .standard) -> FontDescriptor.Weight {
    switch scale {
    case .iOS: self == .headline ? .semibold : .regular
    case .tvOS: self == .subheadline ? .regular : .medium
    }
  }
}

/// Where the sizes of text styles come from.
package enum TypeScale: Hashable, Sendable {
  /// Dynamic Type on iOS.
  case iOS(ContentSizeCategory)
  /// tvOS, whose sizes are fixed.
  case tvOS

  /// iOS as devices come.
  package static let standard = TypeScale.iOS(.large)
}
