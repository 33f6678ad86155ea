import Testing
import ThemeSource

@testable import ThemeRendering

@Suite struct ImageDataTests {
  /// Signature and IHDR chunk of a PNG file, according to the PNG specification.
  private func png(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8) + bytes(width)
      + bytes(height) + [8, 6, 0, 0, 0]
  }

  /// Start of image, a JFIF segment and a baseline frame header.
  private let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
    + [0xFF, 0xC0, 0, 17, 8, 0x01, 0x02, 0x03, 0x04, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]

  @Test func `sizes are read from headers`() {
    #expect(ImageData(png(width: 640, height: 300))?.pixels == Size(width: 640, height: 300))
    #expect(ImageData(jpeg)?.pixels == Size(width: 0x0304, height: 0x0102))
    #expect(ImageData(jpeg)?.mediaType == .jpeg)
  }

  @Test func `truncated images and other data are refused`() {
    #expect(ImageData([]) == nil)
    #expect(ImageData(Array("<svg/>".utf8)) == nil)
    #expect(ImageData(png(width: 0, height: 10)) == nil)
    #expect(ImageData(png(width: .max, height: 10)) == nil)
    for bytes in [png(width: 5, height: 5), jpeg] {
      for length in 0..<24 { #expect(ImageData(Array(bytes.prefix(length))) == nil, "\(length)") }
    }
    // A segment of no length would never end.
    #expect(ImageData([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + Array(repeating: 0, count: 40)) == nil)
  }
}
