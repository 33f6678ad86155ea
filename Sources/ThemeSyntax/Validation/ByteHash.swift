/// Hashes ids by their bytes. Its numbers are chosen anew in each process, so that no file can be made of ids that
/// collide; nothing that is printed depends on them.
struct ByteHash: Sendable {
  private static let seeds = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
  private let first: UInt64
  private let second: UInt64

  init() { (first, second) = Self.seeds }

  func hash(_ range: Range<Int>, in bytes: Span<UInt8>) -> UInt64 {
    let (head, tail) = NameIndex.ends(of: range, in: bytes)
    return hash(range, head: head, tail: tail, in: bytes)
  }

  /// The same of a range whose ends are known, as ``NameIndex`` gives them.
  @inline(__always)
  func hash(_ range: Range<Int>, head: UInt64, tail: UInt64, in bytes: Span<UInt8>) -> UInt64 {
    var hash = fold(head ^ first, tail ^ second ^ UInt64(range.count))
    // The eight bytes at both ends are in it.
    var index = range.lowerBound + 8
    while index + 8 < range.upperBound {
      hash = fold(hash ^ first, NameIndex.ends(of: index..<min(index + 8, range.upperBound), in: bytes).first ^ second)
      index += 8
    }
    return hash
  }

  /// Both halves of the product of two numbers, one over the other.
  private func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
