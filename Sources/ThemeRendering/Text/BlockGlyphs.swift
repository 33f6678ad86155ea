/// The block elements of terminals, as 64 pixels of a cell, and the choice of the best one for a picture.
///
/// Bit `8 * y + x` of a mask is the pixel at column x from the left and row y from the top. The glyphs are Unicode's
/// Block Elements, U+2580 to U+259F.
enum BlockGlyphs {
  /// A glyph and its filled pixels.
  struct Block: Sendable {
    let scalar: UInt32
    let mask: UInt64
  }

  /// The lower eighths and the left eighths, each from 1 to 7, and quadrants. Other blocks are their complements.
  static let all: [Block] = {
    var blocks: [Block] = []
    for eighths in 1...7 {
      blocks.append(Block(scalar: 0x2580 + UInt32(eighths), mask: rows(from: 8 - eighths, to: 8)))
    }
    for eighths in 1...7 {
      blocks.append(Block(scalar: 0x2590 - UInt32(eighths), mask: columns(to: eighths)))
    }
    blocks.append(Block(scalar: 0x2598, mask: quadrant(0, 0)))
    blocks.append(Block(scalar: 0x259D, mask: quadrant(4, 0)))
    blocks.append(Block(scalar: 0x2596, mask: quadrant(0, 4)))
    blocks.append(Block(scalar: 0x2597, mask: quadrant(4, 4)))
    blocks.append(Block(scalar: 0x259A, mask: quadrant(0, 0) | quadrant(4, 4)))
    return blocks
  }()

  static func rows(from top: Int, to bottom: Int) -> UInt64 {
    (top..<bottom).reduce(0) { $0 | 0xFF << UInt64(8 * $1) }
  }

  /// Pixels of the columns left of `right`.
  static func columns(to right: Int) -> UInt64 {
    let row = right >= 8 ? 0xFF : (UInt64(1) << UInt64(right)) - 1
    return (0..<8).reduce(0) { $0 | row << UInt64(8 * $1) }
  }

  private static func quadrant(_ x: Int, _ y: Int) -> UInt64 {
    (y..<(y + 4)).reduce(0) { $0 | UInt64(0xF) << UInt64(8 * $1 + x) }
  }

  struct Choice {
    var scalar: UInt32
    var foreground: RenderColor
    var background: RenderColor
  }

  /// The glyph and colors nearest to 64 pixels. For two colors, the glyph with the fewest wrong pixels; for more, the
  /// least squared distance of sRGB components; for one, a space.
  static func nearest(to pixels: ArraySlice<UInt32>) -> Choice {
    guard let first = pixels.first else { return Choice(scalar: 0x20, foreground: .clear, background: .clear) }
    if pixels.allSatisfy({ $0 == first }) {
      return Choice(scalar: 0x20, foreground: RenderColor(rgb: first), background: RenderColor(rgb: first))
    }
    if let choice = nearest(toTwoColors: pixels, first) { return choice }
    let total = Sums(pixels, mask: ~0)
    var best = Choice(scalar: 0x20, foreground: total.mean, background: total.mean)
    var bestGain = 0.0
    for block in all {
      let inside = Sums(pixels, mask: block.mask)
      let outside = total.minus(inside)
      let gain = inside.energy + outside.energy - total.energy
      if gain > bestGain + 1e-6 {
        bestGain = gain
        best = Choice(scalar: block.scalar, foreground: inside.mean, background: outside.mean)
      }
    }
    return best
  }

  /// The glyph nearest to a shape in two unmixed colors. Nil if there are more colors, or if no glyph resembles a line:
  /// mixed colors still show it.
  private static func nearest(toTwoColors pixels: ArraySlice<UInt32>, _ first: UInt32) -> Choice? {
    guard let second = pixels.first(where: { $0 != first }) else { return nil }
    var shape: UInt64 = 0
    var bit: UInt64 = 1
    for pixel in pixels {
      guard pixel == first || pixel == second else { return nil }
      if pixel == second { shape |= bit }
      bit <<= 1
    }
    let colors = (RenderColor(rgb: first), RenderColor(rgb: second))
    let isMostlySecond = shape.nonzeroBitCount > 32
    let main = isMostlySecond ? colors.1 : colors.0
    var best = Choice(scalar: 0x20, foreground: main, background: main)
    var fewest = isMostlySecond ? 64 - shape.nonzeroBitCount : shape.nonzeroBitCount
    for block in all {
      let wrong = (shape ^ block.mask).nonzeroBitCount
      if wrong < fewest {
        fewest = wrong
        best = Choice(scalar: block.scalar, foreground: colors.1, background: colors.0)
      }
      if 64 - wrong < fewest {
        fewest = 64 - wrong
        best = Choice(scalar: block.scalar, foreground: colors.0, background: colors.1)
      }
    }
    return best.scalar == 0x20 && isCrossed(by: isMostlySecond ? ~shape : shape) ? nil : best
  }

  /// Whether a shape extends from edge to edge of the cell.
  private static func isCrossed(by shape: UInt64) -> Bool {
    let column: UInt64 = 0x0101_0101_0101_0101
    return (0..<8).contains { at in
      shape & column << UInt64(at) == column << UInt64(at) || shape >> UInt64(8 * at) & 0xFF == 0xFF
    }
  }

  /// Sums of components over some pixels. The squared error of n pixels painted in their mean is Σx² − energy. Since
  /// Σx² is the same for every split, the best split has the most energy.
  private struct Sums {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var count = 0.0

    init(_ pixels: ArraySlice<UInt32>, mask: UInt64) {
      var bit: UInt64 = 1
      for pixel in pixels {
        if mask & bit != 0 {
          red += Double(pixel >> 16 & 0xFF)
          green += Double(pixel >> 8 & 0xFF)
          blue += Double(pixel & 0xFF)
          count += 1
        }
        bit <<= 1
      }
    }

    func minus(_ other: Sums) -> Sums {
      var rest = self
      rest.red -= other.red
      rest.green -= other.green
      rest.blue -= other.blue
      rest.count -= other.count
      return rest
    }

    var energy: Double { count == 0 ? 0 : (red * red + green * green + blue * blue) / count }
    var mean: RenderColor {
      guard count > 0 else { return .black }
      return RenderColor(
        red: UInt8(component: red / count / 255), green: UInt8(component: green / count / 255),
        blue: UInt8(component: blue / count / 255))
    }
  }
}
