/// Sets of words, as bits for all words.
package struct WordSets: Sendable {
  package let words: NameIndex
  /// The concatenated bits of the sets.
  package let bits: [UInt64]
  /// Number of array elements per set.
  package let stride: Int

  package init(words: NameIndex, bits: [UInt64], stride: Int) {
    self.words = words
    self.bits = bits
    self.stride = stride
  }

  /// Creates one set per list.
  package init(_ lists: [[String]]) {
    let words = NameIndex(Array(lists.joined()))
    let stride = words.count / 64 + 1
    var bits = [UInt64](repeating: 0, count: lists.count * stride)
    for (set, list) in lists.enumerated() {
      for word in list {
        let word = Array(word.utf8)
        let ordinal = Int(words.find(0..<word.count, in: word.span))
        bits[set * stride + ordinal / 64] |= 1 &<< UInt64(ordinal % 64)
      }
    }
    self.init(words: words, bits: bits, stride: stride)
  }

  /// Whether a range of bytes is a word of a set.
  func contains(_ word: Range<Int>, in bytes: Span<UInt8>, set: Int) -> Bool {
    let ordinal = Int(words.find(word, in: bytes))
    return ordinal > 0 && bits[set * stride + ordinal / 64] & 1 &<< UInt64(ordinal % 64) != 0
  }
}
