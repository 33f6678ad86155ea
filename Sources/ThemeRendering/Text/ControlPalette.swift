package import ThemeSource

/// The default colors of controls, by appearance: Apple's system colors from the Human Interface Guidelines (Color,
/// Specifications; iOS system colors, RGB).
package struct ControlPalette: Sendable {
  /// Text.
  package let label: RenderColor
  /// Details.
  package let secondary: RenderColor
  /// Text of less importance on any background: `secondaryLabel`.
  package let dimLabel: RenderColor
  /// Lines between rows, borders of fields.
  package let separator: RenderColor
  /// Tracks of sliders and progress bars: `systemFill`.
  package let track: RenderColor
  /// A switch that is off.
  package let off: RenderColor
  /// The selected segment, knobs.
  package let raised: RenderColor
  /// A switch that is on.
  package let on: RenderColor
  /// Interactive parts that set no tint.
  package let tint: RenderColor
  package let bar: RenderColor
  /// Clear buttons, and what is only hinted at.
  package let faint: RenderColor
  /// The field of a search bar, and the background of segmented controls, steppers and the chosen row of a wheel: `tertiarySystemFill`.
  package let field: RenderColor
  /// The placeholder of a text field: `placeholderText`.
  package let placeholder: RenderColor
  /// The line at the edge of a bar, half a point wide: 178 of 255 on white in screenshots.
  package let hairline: RenderColor

  private static let light = ControlPalette(
    label: .black, secondary: RenderColor(rgb: 0x8E8E93), dimLabel: RenderColor(rgb: 0x3C3C43).faded(by: 0.6),
    separator: RenderColor(rgb: 0xC6C6C8),
    track: RenderColor(rgb: 0x787880).faded(by: 0.2), off: RenderColor(rgb: 0x787880).faded(by: 0.16), raised: .white,
    on: RenderColor(rgb: 0x34C759), tint: RenderColor(rgb: 0x007AFF),
    bar: RenderColor(rgb: 0xF7F7F7), faint: RenderColor(rgb: 0xB4B4BA),
    field: RenderColor(rgb: 0x767680).faded(by: 0.12), placeholder: RenderColor(rgb: 0x3C3C43).faded(by: 0.3),
    hairline: RenderColor.black.faded(by: 0.3))
  private static let dark = ControlPalette(
    label: .white, secondary: RenderColor(rgb: 0x98989F), dimLabel: RenderColor(rgb: 0xEBEBF5).faded(by: 0.6),
    separator: RenderColor(rgb: 0x38383A),
    track: RenderColor(rgb: 0x787880).faded(by: 0.36), off: RenderColor(rgb: 0x787880).faded(by: 0.32),
    raised: RenderColor(rgb: 0x636366), on: RenderColor(rgb: 0x30D158),
    tint: RenderColor(rgb: 0x0A84FF), bar: RenderColor(rgb: 0x1C1C1E), faint: RenderColor(rgb: 0x5A5A60),
    field: RenderColor(rgb: 0x767680).faded(by: 0.24), placeholder: RenderColor(rgb: 0xEBEBF5).faded(by: 0.3),
    hairline: RenderColor.white.faded(by: 0.15))

  /// The colors in an appearance.
  package static func of(_ appearance: Appearance) -> ControlPalette {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

extension CellPainter {
  var palette: ControlPalette { .of(tree.appearance) }

  /// The node's tint, or the system's.
  func tint(_ index: Int) -> RenderColor { visible(tree.nodes[index].tint ?? palette.tint, index) }
}

extension RenderTree.Node {
  /// The colors of a search bar in the style `black`, which has white text; nil for other search bars.
  package var searchPalette: ControlPalette? { textStyle?.color == .white ? .of(.dark) : nil }
}
