package import ThemeSource

/// An image file of a type that SVG viewers can show.
package struct ImageData: Sendable, Hashable {
  package enum MediaType: String, Sendable, Hashable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  package let mediaType: MediaType
  package let bytes: [UInt8]
  /// Width and height in pixels.
  package let pixels: Size

  /// Reads a file's header. Returns nil if the file is neither PNG nor JPEG, or has no size.
  package init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if let size = Self.sizeOfPNG(bytes) {
      (mediaType, pixels) = (.png, size)
    } else if let size = Self.sizeOfJPEG(bytes) {
      (mediaType, pixels) = (.jpeg, size)
    } else {
      return nil
    }
    guard pixels.width > 0, pixels.height > 0, pixels.width < 100_000, pixels.height < 100_000 else { return nil }
  }

  /// Whether a file is PDF or SVG, which are drawn as PNG before they are shown.
  package static func isVector(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "%PDF-".utf8) { return true }
    let start = bytes.prefix(1024)
    return start.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
      && start.indices.contains { start[$0...].starts(with: "<svg".utf8) }
  }

  /// Reads the `IHDR` chunk, which must be the first (PNG specification, third edition, 11.2.1). Files in Apple's own
  /// format, in which Xcode puts `CgBI` before it, are rejected.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ at: Int) -> Double { bytes[at..<(at + 4)].reduce(0) { $0 * 256 + Double($1) } }
    return Size(width: number(16), height: number(20))
  }

  /// Finds the frame header, skipping other segments (ITU-T T.81, B.2.2).
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return Size(width: Double(number(index + 7)), height: Double(number(index + 5))) }
      let length = number(index + 2)
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
