package import ThemeSource

/// The font that a theme asks for, before any table says how wide it is.
package struct FontDescriptor: Hashable, Sendable {
  /// Where the font comes from.
  package enum Family: Hashable, Sendable {
    /// The font of the platform's interface: San Francisco, Helvetica Neue before iOS 9.
    case system
    /// The platform's fixed-width interface font.
    case monospacedSystem
    /// A font family or PostScript name, as `Helvetica Neue` or `HelveticaNeue-Light`.
    case named(String)
  }

  /// Thickness of strokes, thinnest first; raw values are the CSS weights.
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
  /// PostScript name of the face, as `HelveticaNeue-Light`; it decides over `family`'s name where both are known.
  package var faceName: String?
  package var weight: Weight
  package var italic: Bool
  package var pointSize: Points
  /// From a baseline to the next at least, in points: what the font's text style asks for. 0 without a style.
  package var leading: Points

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

  /// The system font at a size in points.
  package static func system(_ pointSize: Points, weight: Weight = .regular) -> FontDescriptor {
    FontDescriptor(weight: weight, pointSize: pointSize)
  }

  /// The font of a text style; by default at the content size `large`.
  package init(_ style: TextStyle, at scale: TypeScale = .standard) {
    self.init(
      weight: style.weight(at: scale), pointSize: style.pointSize(at: scale), leading: style.leading(at: scale))
  }
}

extension FontDescriptor.Weight {
  /// The weight that a file's `weight` attribute or a face name's suffix names (`semibold`, `UltraLight`, `DemiBold`).
  ///
  /// Letter case, spaces and hyphens do not count. Nil for an unknown word.
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
