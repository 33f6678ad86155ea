/// A color as declared in a theme.
package enum ThemeColor: Sendable, Equatable {
  /// Components in sRGB. Those of a wide color space may be outside of 0…1.
  case components(ColorComponents)
  /// A color from `<resources>` or an asset catalog.
  case named(String)
  /// A UIKit color with Interface Builder's name: `systemBackgroundColor`, `darkTextColor`. The components recorded in
  /// the file are the fallback for an unknown name.
  case system(String, recorded: ColorComponents?)
}

/// A color in sRGB, gamma-encoded, not premultiplied. Components are in 0…1, except for extended colors.
package struct ColorComponents: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Creates a color from `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  package static let clear = ColorComponents(white: 0, alpha: 0)
  package static let black = ColorComponents(white: 0)
  package static let white = ColorComponents(white: 1)
}

extension ElementTree {
  /// Returns the color of a `<color>`; nil if there is none or it cannot be read.
  package func color(at id: NodeID) -> ThemeColor? {
    guard kind(of: id) == .color else { return nil }
    let recorded = components(at: id)
    if let name = string(.systemColor, of: id) ?? string(.xcode11CocoaTouchSystemColor, of: id)
      ?? string(.cocoaTouchSystemColor, of: id)
    {
      return .system(name, recorded: recorded)
    }
    if let name = string(.name, of: id) {
      return string(.catalog, of: id) == "System" ? .system(name, recorded: recorded) : .named(name)
    }
    return recorded.map { .components($0) }
  }

  /// The names of all colors used.
  package var colorNames: Set<String> {
    all.reduce(into: []) { names, node in
      if kind(of: node) == .color, case .named(let name)? = color(at: node) { names.insert(name) }
    }
  }

  /// Returns the name in a `<color>` that is ``ThemeColor/named(_:)``; nil for other colors.
  func nameOfColor(at id: NodeID) -> Attribute? {
    guard let name = attribute(.name, of: id), attribute(.systemColor, of: id) == nil,
      attribute(.xcode11CocoaTouchSystemColor, of: id) == nil, attribute(.cocoaTouchSystemColor, of: id) == nil,
      !has(.catalog, "System", of: id)
    else { return nil }
    return name
  }

  /// Returns the color child with a key: `color(key: "backgroundColor", of: view)`. Nil if absent or `<nil key="…"/>`.
  package func color(key: String, of id: NodeID) -> ThemeColor? {
    child(of: id, .color, key: key).flatMap { color(at: $0) }
  }

  /// The color space of a `<color>`.
  func colorSpace(of id: NodeID) -> ColorSpace {
    ColorSpace(
      colorSpace: string(.colorSpace, of: id) ?? "", customColorSpace: string(.customColorSpace, of: id) ?? "",
      isMatched: documentElement.flatMap { bool(.colorMatched, of: $0) } ?? false)
  }

  private func components(at id: NodeID) -> ColorComponents? {
    let alpha = number(.alpha, of: id) ?? 1
    let space = colorSpace(of: id)
    if let white = number(.white, of: id) { return space.components(white: white, alpha: alpha) }
    if let red = number(.red, of: id), let green = number(.green, of: id), let blue = number(.blue, of: id) {
      return space.components(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let cyan = number(.cyan, of: id), let magenta = number(.magenta, of: id),
      let yellow = number(.yellow, of: id), let black = number(.black, of: id)
    else { return nil }
    return ColorComponents(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black), alpha: alpha)
  }
}
