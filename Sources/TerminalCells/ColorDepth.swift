internal import ThemeSource

/// The colors that a terminal supports.
package enum ColorDepth: String, Sendable, CaseIterable {
  /// Only characters, without escape sequences.
  case none = "never"
  case sixteen = "16"
  case indexed = "256"
  case truecolor

  /// The color depth that a terminal supports.
  ///
  /// - Parameters:
  ///   - term: The value of TERM. If it is empty or `dumb`, there is no color.
  ///   - colorTerm: The value of COLORTERM.
  package init(term: String, colorTerm: String) {
    if colorTerm == "truecolor" || colorTerm == "24bit" {
      self = .truecolor
    } else if term.isEmpty || term == "dumb" {
      self = .none
    } else if term.contains("direct") || term == "xterm-kitty" || term == "xterm-ghostty" {
      self = .truecolor
    } else {
      self = ["256", "alacritty", "foot"].contains { term.contains($0) } ? .indexed : .sixteen
    }
  }
}

/// When to use color, and how many colors: the values of `--color` and of `preview.color`.
package enum ColorMode: String, Sendable, CaseIterable {
  /// If a terminal shows it.
  case auto
  case always
  case never
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
}

/// The characters that a terminal can show.
package enum Glyphs: String, Sendable, CaseIterable { case unicode, ascii }

/// The fixed colors of terminals, with functions that find the nearest.
package enum TerminalPalette {
  /// xterm's 256 colors as `0xRRGGBB`: 16 named ones, a cube of 6 × 6 × 6, 24 grays (xterm's 256colres.h; the first 16
  /// are xterm's defaults).
  package static let colors: [UInt32] = {
    let named: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in red << 16 | green << 8 | blue } }
    }
    let grays = (0..<24).map { UInt32(8 + 10 * $0) * 0x010101 }
    return named + cube + grays
  }()

  private static let lab = colors.map { ColorSpaces.okLab(rgb: $0) }

  /// Index of the color nearest to `0xRRGGBB` in OKLab, except the first 16, since users choose them.
  package static func nearest256(to rgb: UInt32) -> Int { nearest(to: rgb, in: 16..<256) }

  /// Index of the nearest of the 16 named colors in OKLab. For a color that is nearly gray, only grays are considered,
  /// since a false hue is more noticeable than a false lightness.
  package static func nearest16(to rgb: UInt32) -> Int {
    let lab = ColorSpaces.okLab(rgb: rgb)
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return chroma < 0.03 ? nearest(to: rgb, in: [0, 7, 8, 15]) : nearest(to: rgb, in: 0..<16)
  }

  private static func nearest(to rgb: UInt32, in numbers: some Sequence<Int>) -> Int {
    let wanted = ColorSpaces.okLab(rgb: rgb)
    var best = (index: 0, distance: Double.infinity)
    for index in numbers {
      let difference = lab[index] - wanted
      let distance = (difference * difference).sum()
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }
}
