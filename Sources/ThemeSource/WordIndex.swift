/// The identifiers of a text, each once. Two identifiers with the same hash of 64 bits count as one.
package struct WordList: Sendable {
  /// Ascending.
  fileprivate let hashes: [UInt64]

  package init(_ bytes: [UInt8]) {
    var all: [UInt64] = []
    forEachIdentifier(in: bytes) { all.append(Self.hash(of: bytes[$0])) }
    all.sort()
    var distinct: [UInt64] = []
    for hash in all where hash != distinct.last { distinct.append(hash) }
    hashes = distinct
  }

  /// Whether a word can be looked up: it is one identifier.
  package static func covers(_ word: [UInt8]) -> Bool { !word.isEmpty && word.allSatisfy(\.isIdentifierByte) }

  fileprivate func contains(_ hash: UInt64) -> Bool {
    let index = hashes.partitioningIndex { $0 >= hash }
    return index < hashes.count && hashes[index] == hash
  }

  static func hash(of word: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

/// The identifiers of several texts. Finds the texts with a word without reading any of them.
package struct WordIndex: Sendable {
  private struct Entry {
    var hash: UInt64
    var text: UInt32
  }

  /// By hash, then by text.
  private var entries: [Entry] = []
  /// The identifiers of the texts that were replaced, by number.
  private var replaced: [Int: WordList] = [:]

  /// - Parameter lists: the identifiers of each text.
  package init(_ lists: [WordList]) {
    entries.reserveCapacity(lists.reduce(0) { $0 + $1.hashes.count })
    for (number, list) in lists.enumerated() {
      for hash in list.hashes { entries.append(Entry(hash: hash, text: UInt32(clamping: number))) }
    }
    entries.sort { $0.hash == $1.hash ? $0.text < $1.text : $0.hash < $1.hash }
  }

  /// Replaces the identifiers of a text.
  package mutating func replace(_ number: Int, by list: WordList) { replaced[number] = list }

  /// Returns the numbers of the texts that contain a word, ascending; `nil` if it is no single identifier.
  package func numbers(of word: [UInt8]) -> [Int]? {
    guard WordList.covers(word) else { return nil }
    let hash = WordList.hash(of: word[...])
    var numbers: [Int] = []
    let start = entries.partitioningIndex { $0.hash >= hash }
    for entry in entries[start...].prefix(while: { $0.hash == hash }) where replaced[Int(entry.text)] == nil {
      numbers.append(Int(entry.text))
    }
    let ofReplaced = replaced.filter { $0.value.contains(hash) }.keys
    return ofReplaced.isEmpty ? numbers : (numbers + ofReplaced).sorted()
  }
}
