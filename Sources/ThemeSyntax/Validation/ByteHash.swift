/// Hashes ids by their bytes. Seeds are random in each process, so that files cannot be crafted with colliding ids.
/// Output never depends on the hashes.
struct ByteHash: Sendable {
  private static let seeds = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
  private let first: UInt64
  private let second: UInt64

  init() { (first, second) = Self.seeds }

  func hash(_ range: Range<Int>, in bytes: Span<UInt8>) -> UInt64 {
    let (head, tail) = NameIndex.ends(of: range, in: bytes)
    return hash(range, head: head, tail: tail, in: bytes)
  }

  /// Hashes a range with the ends returned by ``NameIndex``.
  @inline(__always)
  func hash(_ range: Range<Int>, head: UInt64, tail: UInt64, in bytes: Span<UInt8>) -> UInt64 {
    var hash = fold(head ^ first, tail ^ second ^ UInt64(range.count))
    // The first and last eight bytes are already included.
    var index = range.lowerBound + 8
    while index + 8 < range.upperBound {
      hash = fold(hash ^ first, NameIndex.ends(of: index..<min(index + 8, range.upperBound), in: bytes).first ^ second)
      index += 8
    }
    return hash
  }

  /// Returns the exclusive or of both halves of a product.
  private func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
