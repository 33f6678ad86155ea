internal import ThemeSource

/// A color for backends: sRGB, eight bits per component, alpha not premultiplied.
public struct RenderColor: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a color from sRGB components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from `0xRRGGBB`; higher bits are ignored.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Opaque white.
  public static let white = RenderColor(rgb: 0xFFFFFF)
  /// Opaque black.
  public static let black = RenderColor(rgb: 0)
  /// Fully transparent black.
  public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// `0xRRGGBB`.
  public var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// `#rrggbb`, or `#rrggbbaa` if the color is not opaque.
  public var hex: String {
    let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return components.reduce(into: "#") { text, component in
      if component < 16 { text += "0" }
      text += String(component, radix: 16)
    }
  }

  /// The same color with its opacity multiplied by `factor`, from 0 to 1.
  public func faded(by factor: Double) -> RenderColor {
    var color = self
    color.alpha = UInt8(component: Double(alpha) / 255 * factor)
    return color
  }

  /// This color composited over an opaque one.
  public func over(_ backdrop: RenderColor) -> RenderColor {
    if alpha == 255 { return self }
    if alpha == 0 { return backdrop }
    func mix(_ above: UInt8, _ below: UInt8) -> UInt8 {
      let sum = UInt32(above) * UInt32(alpha) + UInt32(below) * UInt32(255 - alpha)
      return UInt8(truncatingIfNeeded: (sum + 127) / 255)
    }
    return RenderColor(red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
  }
}

extension UInt8 {
  /// Converts a component from 0 to 1 to 0 to 255. Values outside are clamped; NaN and infinities become 0.
  package init(component: Double) {
    guard component.isFinite else {
      self = 0
      return
    }
    self = UInt8(exactly: (Swift.min(Swift.max(component, 0), 1) * 255).rounded()) ?? 0
  }
}

extension RenderColor {
  /// Whether the color is distinguishable on an opaque background: contrast of at least 1.5:1 as defined by WCAG 2.1.
  package func isTold(from back: RenderColor) -> Bool {
    let lights = [over(back), back].map { ColorSpaces.relativeLuminance(rgb: $0.rgb) }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05) >= 1.5
  }

  /// The color of a symbol drawn for a button's image: the tint, as in UIKit, else the title's color, else a visible
  /// one. The colors of other images are unknown here.
  package static func ofSymbol(
    tint: RenderColor?, title: RenderColor, on surface: RenderColor, fallback: RenderColor
  ) -> RenderColor {
    if let tint, tint.isTold(from: surface) { return tint }
    return title.isTold(from: surface) ? title : fallback
  }
}

extension RenderColor {
  /// The gray of the same luma (ITU-R BT.601) and four fifths of the opacity, which UIKit shows as a dimmed tint color.
  package var dimmed: RenderColor {
    let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    let gray = UInt8(clamping: Int(luma.rounded()))
    return RenderColor(red: gray, green: gray, blue: gray, alpha: alpha).faded(by: 0.8)
  }
}
