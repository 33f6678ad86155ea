package import ThemeRendering
internal import ThemeSource

/// Writes elements and attributes of SVG and HTML as bytes. Independent of Foundation and locale, for equal bytes in
/// every run.
package struct MarkupWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  package mutating func raw(_ text: [UInt8]) { bytes.append(contentsOf: text) }

  /// Writes an attribute with a length, to a hundredth of a point.
  package mutating func attribute(_ name: StaticString, _ length: Double) {
    raw(" ")
    raw(name)
    raw("=\"")
    number(length)
    raw("\"")
  }

  /// Writes an attribute with text from input.
  package mutating func attribute(_ name: StaticString, _ text: String) {
    raw(" ")
    raw(name)
    raw("=\"")
    escaped(text)
    raw("\"")
  }

  /// Writes a color as `#rrggbb`, with its opacity as a separate attribute unless it is opaque.
  package mutating func color(_ name: StaticString, _ opacityName: StaticString, _ color: RenderColor) {
    var opaque = color
    opaque.alpha = 255
    attribute(name, opaque.hex)
    if color.alpha < 255 { attribute(opacityName, Double(color.alpha) / 255) }
  }

  package mutating func number(_ number: Double) {
    guard number.isFinite, abs(number) < 1e9, let hundredths = Int(exactly: (number * 100).rounded()) else {
      bytes.append(0x30)
      return
    }
    if hundredths < 0 { bytes.append(0x2D) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    bytes.append(contentsOf: whole.description.utf8)
    guard rest > 0 else { return }
    bytes.append(0x2E)
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + rest / 10))
    if rest % 10 > 0 { bytes.append(UInt8(truncatingIfNeeded: 0x30 + rest % 10)) }
  }

  /// Writes text with markup escaped. Characters that XML cannot contain are left out.
  package mutating func escaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: raw("&amp;")
      case 0x3C: raw("&lt;")
      case 0x3E: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x27: raw("&#39;")
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0xFFFE, 0xFFFF: break
      default: if !scalar.isHostile { bytes.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      }
    }
  }
}
