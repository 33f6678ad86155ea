internal import ThemeSource
package import ThemeSyntax

package enum WantedValue: Sendable {
  case text(String)
  case color(WantedColor)
}

/// A color that a user requests.
package enum WantedColor: Sendable, Equatable {
  case components(ColorComponents)
  /// A color of the theme, its set or an asset catalog.
  case named(String)
  /// A color of UIKit, in Interface Builder's spelling.
  case system(String)
}

extension ValueSlot {
  /// Returns the value that a text describes.
  /// - Parameter colors: the names of colors that the theme can use.
  package func wanted(_ text: String, colors: Set<String>) throws(ValueRefusal) -> WantedValue {
    switch kind {
    case .text:
      if let scalar = text.unicodeScalars.first(where: { !$0.isXML }) {
        throw ValueRefusal("XML cannot express the character U+\(scalar.hex)")
      }
      return .text(text)
    case .flag:
      switch text.lowercased() {
      case "yes", "true", "on", "1": return .text("YES")
      case "no", "false", "off", "0": return .text("NO")
      default: throw ValueRefusal("'\(shown(text))' is neither YES nor NO")
      }
    case .choice(let words):
      guard words.contains(text) else {
        throw ValueRefusal("'\(shown(text))' is none of \(words.joined(separator: ", "))")
      }
      return .text(text)
    case .number: return .text(try number(text))
    case .color: return .color(try color(text, colors))
    }
  }

  private func number(_ text: String) throws(ValueRefusal) -> String {
    let trimmed = text.trimmed
    if key.hasSuffix(".multiplier"), trimmed.contains(where: { ":/".contains($0) }), parseMultiplier(trimmed) != nil {
      return trimmed
    }
    guard let number = parseNumber(trimmed) else {
      throw ValueRefusal("'\(shown(text))' is not a number; write it in decimal digits, such as 12 or 0.5")
    }
    if isWhole, Int(exactly: number) == nil { throw ValueRefusal("'\(shown(text))' is not a whole number") }
    if let range, !range.contains(number) {
      throw ValueRefusal(
        range.upperBound < Double.greatestFiniteMagnitude
          ? "\(shown(text)) is not between \(numberText(range.lowerBound)) and \(numberText(range.upperBound))"
          : "\(shown(text)) is less than \(numberText(range.lowerBound))")
    }
    return numberText(number)
  }

  private func color(_ text: String, _ names: Set<String>) throws(ValueRefusal) -> WantedColor {
    let trimmed = text.trimmed
    if trimmed.hasPrefix("#") {
      guard let color = ColorComponents(hexText: trimmed) else { throw unknownColor(text) }
      return .components(color)
    }
    if names.contains(trimmed) { return .named(trimmed) }
    if Self.plainColors.contains(trimmed), let color = SystemColors.components(of: trimmed) {
      return .components(color)
    }
    if SystemColors.components(of: trimmed) != nil {
      return .system(trimmed.hasSuffix("Color") ? trimmed : trimmed + "Color")
    }
    throw unknownColor(text)
  }

  private func unknownColor(_ text: String) -> ValueRefusal {
    ValueRefusal(
      "'\(shown(text))' is not a color; write #RGB, #RRGGBB, #RRGGBBAA, or the name of a color of the theme or of UIKit"
    )
  }

  /// UIKit's colors that are the same in every appearance; Interface Builder writes them as components.
  private static let plainColors: Set<String> = [
    "clear", "black", "white", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown",
  ]

  /// Whether the slot's text equals the wanted value.
  package func shows(_ wanted: WantedValue) -> Bool {
    switch wanted {
    case .color(.components(let color)): text == color.hexText
    case .color(.named(let name)), .color(.system(let name)): text == name
    case .text(let value):
      if case .number = kind, let a = parseMultiplier(text), let b = parseMultiplier(value) {
        a == b
      } else {
        text.utf8.elementsEqual(value.utf8)
      }
    }
  }
}

/// Returns a text as quoted in messages.
private func shown(_ text: String) -> String {
  let start = text.prefix(40)
  return String(start).escaped + (start.endIndex < text.endIndex ? "…" : "")
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character.
  fileprivate var isXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  fileprivate var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
