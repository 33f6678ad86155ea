/// The identifiers of several texts. Finds the texts with a word without reading any of them.
package struct WordIndex: Sendable {
  /// An identifier of a text. Others with the same hash in the same text are not listed.
  private struct Entry {
    var text: Int
    /// The offset of its first occurrence.
    var offset: Int
    /// The index of the entry of an earlier text with the same hash; -1 if there is none.
    var previous: Int
  }

  private var entries: [Entry] = []
  /// The index of the last entry of each hash.
  private var last: [UInt64: Int] = [:]

  package init() {}

  /// Whether a word can be looked up: it is one identifier.
  package static func covers(_ word: [UInt8]) -> Bool { !word.isEmpty && word.allSatisfy(\.isIdentifierByte) }

  /// Adds a text with a higher number than those before it.
  package mutating func add(_ bytes: [UInt8], number: Int) {
    forEachIdentifier(in: bytes) { range in
      let hash = Self.hash(of: bytes[range])
      let previous = last[hash]
      if let previous, entries[previous].text == number { return }
      last[hash] = entries.count
      entries.append(Entry(text: number, offset: range.lowerBound, previous: previous ?? -1))
    }
  }

  /// Returns the numbers of the texts that contain a word, ascending.
  ///
  /// - Parameter contents: returns the bytes of a text; nil if it cannot be read any more.
  package func numbers(of word: [UInt8], contents: (Int) -> [UInt8]?) -> [Int] {
    var numbers: [Int] = []
    var index = last[Self.hash(of: word[...])] ?? -1
    while index >= 0 {
      let entry = entries[index]
      index = entry.previous
      guard let bytes = contents(entry.text) else { continue }
      // Another identifier may have the same hash.
      let isFirst = bytes.dropFirst(entry.offset).starts(with: word) && isEnd(entry.offset + word.count, bytes)
      if isFirst || hasIdentifier(word, in: bytes) { numbers.append(entry.text) }
    }
    return numbers.reversed()
  }

  private func isEnd(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset == bytes.count || !bytes[offset].isIdentifierByte
  }

  static func hash(of word: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
