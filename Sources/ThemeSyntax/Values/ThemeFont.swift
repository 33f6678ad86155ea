/// A font as declared in a theme.
package struct ThemeFont: Sendable, Equatable {
  package enum Face: Sendable, Equatable {
    case system
    case boldSystem
    case italicSystem
    /// A PostScript name, with the family if declared. Without a family, it may be a `namedFont` of a theme set.
    case named(String, family: String?)
    /// A text style without the prefix `UICTFontTextStyle`: `Body`, `Headline`, `Caption1`.
    case style(String)
  }

  package enum Weight: String, Sendable, CaseIterable, Comparable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The CSS weight, 100…900.
    package var number: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
    package static func < (a: Weight, b: Weight) -> Bool { a.number < b.number }
  }

  package var face: Face
  /// Size in points; for a text style, at the default text size (Large). Nil if the file declares none.
  package var pointSize: Double?
  package var weight: Weight = .regular
  package var isItalic: Bool = false

  /// Size in points; by default 17, as in UIKit.
  package var size: Double { pointSize ?? 17 }
  package var isBold: Bool { weight >= .semibold }

  /// UIKit's text styles: size and weight at the default text size (Human Interface Guidelines, Typography).
  package static let textStyles: [(name: String, pointSize: Double, weight: Weight)] = [
    ("Title0", 34, .regular), ("LargeTitle", 34, .regular), ("ExtraLargeTitle", 36, .bold),
    ("ExtraLargeTitle2", 28, .bold), ("Title1", 28, .regular), ("Title2", 22, .regular), ("Title3", 20, .regular),
    ("Headline", 17, .semibold), ("Body", 17, .regular), ("Callout", 16, .regular), ("Subhead", 15, .regular),
    ("Subheadline", 15, .regular), ("Footnote", 13, .regular), ("Caption1", 12, .regular), ("Caption2", 11, .regular),
  ]
}

extension ElementTree {
  /// Returns the font of a `<fontDescription>` or `<font>`; nil for other elements.
  package func font(at id: NodeID) -> ThemeFont? {
    switch kind(of: id) {
    case .fontDescription: describedFont(at: id)
    case .font: attributedFont(at: id)
    default: nil
    }
  }

  /// Returns the font child with a key: `font(of: label)`, `font(key: "titleFontDescription", of: configuration)`.
  package func font(key: String = "fontDescription", of id: NodeID) -> ThemeFont? {
    children(of: id).first {
      string(.key, of: $0) == key && (kind(of: $0) == .fontDescription || kind(of: $0) == .font)
    }
    .flatMap { font(at: $0) }
  }

  private func describedFont(at id: NodeID) -> ThemeFont {
    let pointSize = number(.pointSize, of: id)
    if let style = string(.style, of: id) { return textStyle(style, pointSize: pointSize) }
    if let name = string(.name, of: id) {
      return namedFont(name, family: string(.family, of: id), pointSize: pointSize)
    }
    let weight = string(.weight, of: id).flatMap { ThemeFont.Weight(rawValue: $0) }
    switch string(.type, of: id) {
    case "boldSystem": return ThemeFont(face: .boldSystem, pointSize: pointSize, weight: weight ?? .bold)
    case "italicSystem":
      return ThemeFont(face: .italicSystem, pointSize: pointSize, weight: weight ?? .regular, isItalic: true)
    default: return ThemeFont(face: .system, pointSize: pointSize, weight: weight ?? .regular)
    }
  }

  /// Returns the `<font>` of an attributed string: `size` and `name`, or `metaFont`.
  private func attributedFont(at id: NodeID) -> ThemeFont {
    let size = number(.size, of: id) ?? number(.pointSize, of: id)
    if let name = string(.name, of: id) { return namedFont(name, family: string(.family, of: id), pointSize: size) }
    // AppKit's default sizes: `system` is 13, `smallSystem` 11, `miniSystem` 9.
    switch string(.metaFont, of: id) {
    case "systemBold", "boldSystem": return ThemeFont(face: .boldSystem, pointSize: size ?? 13, weight: .bold)
    case "smallSystem", "message", "toolTip": return ThemeFont(face: .system, pointSize: size ?? 11)
    case "smallSystemBold": return ThemeFont(face: .boldSystem, pointSize: size ?? 11, weight: .bold)
    case "miniSystem": return ThemeFont(face: .system, pointSize: size ?? 9)
    case .some, nil: return ThemeFont(face: .system, pointSize: size ?? 13)
    }
  }

  private func textStyle(_ written: String, pointSize: Double?) -> ThemeFont {
    let prefix = "UICTFontTextStyle"
    let name = written.hasPrefix(prefix) ? String(written.dropFirst(prefix.count)) : written
    let style = ThemeFont.textStyles.first { $0.name == name }
    return ThemeFont(face: .style(name), pointSize: pointSize ?? style?.pointSize, weight: style?.weight ?? .regular)
  }

  private func namedFont(_ name: String, family: String?, pointSize: Double?) -> ThemeFont {
    // Interface Builder writes private names of the system font if it is mixed with others.
    let traits = name.utf8.split(separator: UInt8(ascii: "-")).dropFirst().joined().map { byte in
      byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
    let isItalic = contains(traits, "italic") || contains(traits, "oblique")
    let weight = weights.first { contains(traits, $0.suffix) }?.weight ?? .regular
    if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") {
      return ThemeFont(face: .system, pointSize: pointSize, weight: weight, isItalic: isItalic)
    }
    return ThemeFont(face: .named(name, family: family), pointSize: pointSize, weight: weight, isItalic: isItalic)
  }
}

private func contains(_ text: [UInt8], _ word: String) -> Bool {
  let word = word.utf8
  guard let first = word.first, text.count >= word.count else { return false }
  return (0...text.count - word.count).contains { start in
    text[start] == first && text[start..<start + word.count].elementsEqual(word)
  }
}

/// Words in PostScript names. Longer words precede those that they contain.
private let weights: [(suffix: String, weight: ThemeFont.Weight)] = [
  ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
  ("extrabold", .heavy), ("ultrabold", .heavy), ("hairline", .thin), ("thin", .thin), ("light", .light),
  ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
]

extension ElementTree {
  /// The size of the font that UIKit gives a view's text, in points; nil for views without such a font.
  package func defaultFontSize(of view: NodeID) -> Double? {
    let traits = kind(of: view).traits
    // A custom button's differs from that of the system's.
    if traits.contains(.isButton) { return string(.buttonType, of: view) == nil ? 18 : 15 }
    return traits.contains(.showsText) ? kind(of: view).painting == .label ? 17 : 14 : nil
  }
}
