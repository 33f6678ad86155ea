/// 64-bit FNV-1a hash. It distinguishes edited from unedited text and identifies diagnostics across runs.
///
/// It detects accidents, not forgery: anyone can construct bytes with a given checksum. Do not use it for security. The
/// parameters are from the authors' page (http://www.isthe.com/chongo/tech/comp/fnv).
package struct Checksum: Hashable, Sendable {
  /// The hash of all bytes fed so far.
  package private(set) var rawValue: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates an empty checksum.
  package init() {}

  /// Creates the checksum of `bytes`.
  package init(_ bytes: [UInt8]) { feed(bytes[...]) }

  /// Adds bytes to the checksum.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { rawValue = (rawValue ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds the UTF-8 bytes of a string.
  package mutating func feed(_ text: String) {
    for byte in text.utf8 { rawValue = (rawValue ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The checksum as sixteen lowercase hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
