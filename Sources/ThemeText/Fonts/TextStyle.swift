package import ThemeSource

/// A Dynamic Type style. Raw values are the names used in theme files.
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

  /// Creates a style by its name in files, older names included.
  package init?(attribute: String) {
    if attribute == "UICTFontTextStyleSubheadline" {
      self = .subheadline
    } else {
      self.init(rawValue: attribute)
    }
  }

  /// Creates a style by its name in files, without the prefix `UICTFontTextStyle`.
  package init?(name: String) { self.init(attribute: "UICTFontTextStyle" + name) }

  /// Returns the size in points, by default at the content size `large`.
  package func pointSize(at scale: TypeScale = .standard) -> Points { size(at: scale).pointSize }

  /// Returns the distance between baselines in points. It matters only for several lines: recorded labels of two lines
  /// are 38 points high in `subheadline` (18 + 20), 42.5 in `body` (20.5 + 22).
  package func leading(at scale: TypeScale = .standard) -> Points { size(at: scale).leading }

  private func size(at scale: TypeScale) -> TextStyleSize {
    switch scale {
    case .iOS(let category): size(at: category)
    case .tvOS: televisionSize
    }
  }

  /// Returns the weight, which is the same at all content sizes (Apple, Human Interface Guidelines, Typography).
  package func weight(at scale: TypeScale = .standard) -> FontDescriptor.Weight {
    switch scale {
    case .iOS: self == .headline ? .semibold : .regular
    case .tvOS: self == .subheadline ? .regular : .medium
    }
  }
}

/// The source of text style sizes.
package enum TypeScale: Hashable, Sendable {
  /// Dynamic Type on iOS.
  case iOS(ContentSizeCategory)
  /// The fixed sizes of tvOS.
  case tvOS

  /// The default of iOS devices.
  package static let standard = TypeScale.iOS(.large)
}
