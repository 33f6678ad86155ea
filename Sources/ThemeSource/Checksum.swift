/// FNV-1a, 64 bits: distinguishes edited from unedited text, and identifies diagnostics across runs.
///
/// It detects accidents, not forgery: anyone can make bytes of a given checksum. Nothing that guards against a person
/// may rest on it. Parameters are those of the authors' page (http://www.isthe.com/chongo/tech/comp/fnv).
public struct Checksum: Hashable, Sendable {
  /// The hash of what was fed so far.
  public private(set) var rawValue: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A checksum of nothing.
  public init() {}

  /// The checksum of some bytes.
  public init(_ bytes: [UInt8]) { feed(bytes[...]) }

  /// Goes on with more bytes.
  public mutating func feed(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { rawValue = (rawValue ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Goes on with the UTF-8 bytes of a text.
  public mutating func feed(_ text: String) {
    for byte in text.utf8 { rawValue = (rawValue ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen lowercase hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
