/// A hash that distinguishes contents of files: fast, and the same on every machine, but not safe from deliberate
/// collisions.
package struct ContentHash: Hashable, Sendable {
  package private(set) var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the hash of bytes.
  package init(_ bytes: [UInt8], seed: UInt64 = 0) { self.init(bytes[...], seed: seed) }

  /// Creates the hash of bytes.
  package init(_ bytes: ArraySlice<UInt8>, seed: UInt64 = 0) {
    var hash = Self.mixed(0x9E37_79B9_7F4A_7C15 ^ seed, UInt64(truncatingIfNeeded: bytes.count))
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        hash = Self.mixed(hash, unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest << 8 | UInt64(unsafe buffer[offset])
        offset += 1
      }
      hash = Self.mixed(Self.mixed(hash, rest), 0)
    }
    rawValue = hash
  }

  /// Mixes eight bytes into a hash. Both steps are invertible, so that one different word results in a different hash.
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }
}
