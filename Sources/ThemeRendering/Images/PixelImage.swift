package import ThemeSource

/// The pixels of an image.
package struct PixelImage: Sendable, Hashable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  private let components: [UInt8]

  /// Returns nil unless there are four bytes for each pixel.
  package init?(width: Int, height: Int, components: [UInt8]) {
    guard width > 0, height > 0, width <= Self.mostPixels / height,
      components.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.components = components
  }

  /// The number of pixels (64 MB) above which images are not shown.
  package static let mostPixels = ImageLimits.pixels

  /// The mean color of a part of the image, with its mean opacity.
  ///
  /// - Parameter part: In fractions of width and height, from 0 to 1; anything outside is ignored.
  package func color(in part: Rect) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let (left, right) = Self.range(part.x, part.maxX, width)
    let (top, bottom) = Self.range(part.y, part.maxY, height)
    // At most about 16 × 16 samples are enough for a cell.
    let (stepX, stepY) = (max(1, (right - left) / 16), max(1, (bottom - top) / 16))
    var sums = (red: 0, green: 0, blue: 0, alpha: 0, count: 0)
    for y in stride(from: top, to: bottom, by: stepY) {
      for x in stride(from: left, to: right, by: stepX) {
        let start = (y * width + x) * 4
        let alpha = Int(components[start + 3])
        sums.red += Int(components[start]) * alpha
        sums.green += Int(components[start + 1]) * alpha
        sums.blue += Int(components[start + 2]) * alpha
        sums.alpha += alpha
        sums.count += 1
      }
    }
    guard sums.alpha > 0, sums.count > 0 else { return (0, 0, 0, 0) }
    func mean(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + sums.alpha / 2) / sums.alpha) }
    return (mean(sums.red), mean(sums.green), mean(sums.blue), UInt8(clamping: sums.alpha / sums.count))
  }

  /// The pixels of a range of fractions: at least one, all inside the image.
  private static func range(_ from: Double, _ to: Double, _ length: Int) -> (Int, Int) {
    func pixel(_ share: Double) -> Int {
      share.isFinite ? Int(exactly: (min(max(share, 0), 1) * Double(length)).rounded(.down)) ?? 0 : 0
    }
    let first = min(pixel(from), length - 1)
    return (first, max(first + 1, min(pixel(to), length)))
  }
}
