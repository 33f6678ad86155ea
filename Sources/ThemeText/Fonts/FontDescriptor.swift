package import ThemeSource

/// The font that a theme declares, before its metrics are looked up.
package struct FontDescriptor: Hashable, Sendable {
  /// The source of the font.
  package enum Family: Hashable, Sendable {
    /// The system font: San Francisco, or Helvetica Neue before iOS 9.
    case system
    /// The monospaced system font.
    case monospacedSystem
    /// A font family or PostScript name, such as `Helvetica Neue` or `HelveticaNeue-Light`.
    case named(String)
  }

  /// The stroke thickness, thinnest first. Raw values are CSS weights.
  package enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    package static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  package var family: Family
  /// PostScript name of the face, such as `HelveticaNeue-Light`. If known, it takes precedence over the name in
  /// `family`.
  package var faceName: String?
  package var weight: Weight
  package var italic: Bool
  package var pointSize: Points
  /// Minimum distance between baselines in points, from the font's text style; 0 without a style.
  package var leading: Points
  /// Additional space after each character in points, `NSAttributedString.Key.kern`; negative moves characters together.
  package var spacing: Points = 0
  /// The design of the system font, if it differs from that of the ``FontTable``.
  package var systemFont: FontTable.SystemFont?
  /// Measurements of a font that the ``FontTable`` lacks or only estimates; ignored for others.
  package var measured: MeasuredFont?

  package init(
    family: Family = .system, faceName: String? = nil, weight: Weight = .regular, italic: Bool = false,
    pointSize: Points, leading: Points = 0
  ) {
    self.family = family
    self.faceName = faceName
    self.weight = weight
    self.italic = italic
    self.pointSize = pointSize
    self.leading = leading
  }

  /// Returns the system font at a size in points.
  package static func system(_ pointSize: Points, weight: Weight = .regular) -> FontDescriptor {
    FontDescriptor(weight: weight, pointSize: pointSize)
  }

  /// Creates the font of a text style, by default at the content size `large`.
  package init(_ style: TextStyle, at scale: TypeScale = .standard) {
    self.init(
      weight: style.weight(at: scale), pointSize: style.pointSize(at: scale), leading: style.leading(at: scale))
  }
}

/// The size of text in a font, measured by recorded labels.
package struct MeasuredFont: Hashable, Sendable {
  /// The height of a line, in em.
  package var lineHeight: Double?
  /// The width of text relative to the ``FontTable``'s estimate.
  package var width: Double?

  package init(lineHeight: Double? = nil, width: Double? = nil) {
    self.lineHeight = lineHeight
    self.width = width
  }
}

extension FontDescriptor.Weight {
  /// Creates the weight named by a file's `weight` attribute or a face name's suffix (`semibold`, `UltraLight`,
  /// `DemiBold`).
  ///
  /// Letter case, spaces and hyphens are ignored. Nil if the name is unknown.
  package init?(named name: String) {
    switch FontName.folded(name) {
    case "ultralight", "extralight": self = .ultraLight
    case "thin", "hairline": self = .thin
    case "light", "book": self = .light
    case "regular", "roman", "normal", "plain": self = .regular
    case "medium": self = .medium
    case "semibold", "demi", "demibold": self = .semibold
    case "bold": self = .bold
    case "heavy", "extrabold", "ultrabold": self = .heavy
    case "black", "extrablack": self = .black
    default: return nil
    }
  }
}
