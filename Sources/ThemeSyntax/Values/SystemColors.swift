package import ThemeSource

package enum SystemColors {
  /// Returns the components of a color by Interface Builder's name, with or without the suffix `Color`; nil if unknown.
  /// Values are those of UIKit on iOS 15 for normal contrast, base level.
  package static func components(of name: String, _ appearance: Appearance = .light) -> ColorComponents? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let pair = table[stem] else { return nil }
    return switch appearance {
    case .light: pair.light
    case .dark: pair.dark
    }
  }

  /// The names of all colors as Interface Builder writes them, sorted.
  package static var names: [String] { table.keys.map { $0 + "Color" }.sorted() }

  private struct Pair: Sendable {
    var light: ColorComponents
    var dark: ColorComponents
    init(_ light: UInt32, _ dark: UInt32) { self.init(light, 1, dark, 1) }
    init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
      self.light = ColorComponents(hex: light, alpha: lightAlpha)
      self.dark = ColorComponents(hex: dark, alpha: darkAlpha)
    }
    init(same color: ColorComponents) {
      light = color
      dark = color
    }
  }

  private static let table: [String: Pair] = [
    "systemRed": Pair(0xFF3B30, 0xFF453A), "systemOrange": Pair(0xFF9500, 0xFF9F0A),
    "systemYellow": Pair(0xFFCC00, 0xFFD60A), "systemGreen": Pair(0x34C759, 0x30D158),
    "systemMint": Pair(0x00C7BE, 0x63E6E2), "systemTeal": Pair(0x30B0C7, 0x40CBE0),
    "systemCyan": Pair(0x32ADE6, 0x64D2FF), "systemBlue": Pair(0x007AFF, 0x0A84FF),
    "systemIndigo": Pair(0x5856D6, 0x5E5CE6), "systemPurple": Pair(0xAF52DE, 0xBF5AF2),
    "systemPink": Pair(0xFF2D55, 0xFF375F), "systemBrown": Pair(0xA2845E, 0xAC8E68),
    "systemGray": Pair(0x8E8E93, 0x8E8E93), "systemGray2": Pair(0xAEAEB2, 0x636366),
    "systemGray3": Pair(0xC7C7CC, 0x48484A), "systemGray4": Pair(0xD1D1D6, 0x3A3A3C),
    "systemGray5": Pair(0xE5E5EA, 0x2C2C2E), "systemGray6": Pair(0xF2F2F7, 0x1C1C1E),
    "tint": Pair(0x007AFF, 0x0A84FF),
    "label": Pair(0x000000, 0xFFFFFF), "secondaryLabel": Pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    "tertiaryLabel": Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "quaternaryLabel": Pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    "placeholderText": Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "link": Pair(0x007AFF, 0x0984FF),
    "separator": Pair(0x3C3C43, 0.29, 0x545458, 0.6), "opaqueSeparator": Pair(0xC6C6C8, 0x38383A),
    "systemFill": Pair(0x787880, 0.2, 0x787880, 0.36), "secondarySystemFill": Pair(0x787880, 0.16, 0x787880, 0.32),
    "tertiarySystemFill": Pair(0x767680, 0.12, 0x767680, 0.24),
    "quaternarySystemFill": Pair(0x747480, 0.08, 0x767680, 0.18),
    "systemBackground": Pair(0xFFFFFF, 0x000000), "secondarySystemBackground": Pair(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackground": Pair(0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": Pair(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": Pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": Pair(0xF2F2F7, 0x2C2C2E),
    "groupTableViewBackground": Pair(0xF2F2F7, 0x000000), "tableBackground": Pair(0xFFFFFF, 0x000000),
    "tableCellGroupedBackground": Pair(0xFFFFFF, 0x1C1C1E), "tableCellPlainBackground": Pair(0xFFFFFF, 0x000000),
    "tableGroupedSeparator": Pair(0x3C3C43, 0.29, 0x545458, 0.6), "tableSeparator": Pair(0x3C3C43, 0.29, 0x545458, 0.6),
    "sectionHeaderBackground": Pair(0xF2F2F7, 0x1C1C1E), "sectionListBackground": Pair(0xF2F2F7, 0x000000),
    "scrollViewTexturedBackground": Pair(0x6F7179, 0x6F7179), "viewFlipsideBackground": Pair(0x1F2124, 0x1F2124),
    "underPageBackground": Pair(0xB4B8BD, 0x282828),
    "darkText": Pair(0x000000, 0x000000), "lightText": Pair(0xFFFFFF, 0.6, 0xFFFFFF, 0.6),
    "text": Pair(0x000000, 0xFFFFFF), "selectedMenuItemText": Pair(0xFFFFFF, 0xFFFFFF),
    "clear": Pair(same: .clear), "black": Pair(same: .black), "white": Pair(same: .white),
    "darkGray": Pair(same: ColorComponents(white: 1.0 / 3)), "lightGray": Pair(same: ColorComponents(white: 2.0 / 3)),
    "gray": Pair(same: ColorComponents(white: 0.5)), "red": Pair(0xFF0000, 0xFF0000),
    "green": Pair(0x00FF00, 0x00FF00), "blue": Pair(0x0000FF, 0x0000FF), "cyan": Pair(0x00FFFF, 0x00FFFF),
    "yellow": Pair(0xFFFF00, 0xFFFF00), "magenta": Pair(0xFF00FF, 0xFF00FF),
    "orange": Pair(same: ColorComponents(red: 1, green: 0.5, blue: 0)),
    "purple": Pair(same: ColorComponents(red: 0.5, green: 0, blue: 0.5)),
    "brown": Pair(same: ColorComponents(red: 0.6, green: 0.4, blue: 0.2)),
  ]
}
