/// A color as a theme states it.
package enum ThemeColor: Sendable, Equatable {
  /// Converted to sRGB; components of a wide color space may lie outside 0…1.
  case components(ColorComponents)
  /// A color of `<resources>` or of an asset catalog.
  case named(String)
  /// A color of UIKit's, as Interface Builder spells it: `systemBackgroundColor`, `darkTextColor`. With the components
  /// that the file records beside the name, which hold where the name is not known.
  case system(String, recorded: ColorComponents?)
}

/// A color in sRGB, gamma-encoded, not premultiplied; each component is 0…1, or beyond for extended colors.
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

  /// `0xRRGGBB`.
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
  /// The color that a `<color>` states; nil when it states none that could be read.
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

  /// The names of colors that it uses.
  package var colorNames: Set<String> {
    all.reduce(into: []) { names, node in
      if kind(of: node) == .color, case .named(let name)? = color(at: node) { names.insert(name) }
    }
  }

  /// Where a `<color>` names another, as ``ThemeColor/named(_:)``; nil for other colors.
  func nameOfColor(at id: NodeID) -> Attribute? {
    guard let name = attribute(.name, of: id), attribute(.systemColor, of: id) == nil,
      attribute(.xcode11CocoaTouchSystemColor, of: id) == nil, attribute(.cocoaTouchSystemColor, of: id) == nil,
      !has(.catalog, "System", of: id)
    else { return nil }
    return name
  }

  /// The color child of a key: `color(key: "backgroundColor", of: view)`. Nil when absent or `<nil key="…"/>`.
  package func color(key: String, of id: NodeID) -> ThemeColor? {
    child(of: id, .color, key: key).flatMap { color(at: $0) }
  }

  private func components(at id: NodeID) -> ColorComponents? {
    let alpha = number(.alpha, of: id) ?? 1
    let space = ColorSpace(
      colorSpace: string(.colorSpace, of: id) ?? "", customColorSpace: string(.customColorSpace, of: id) ?? "")
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
