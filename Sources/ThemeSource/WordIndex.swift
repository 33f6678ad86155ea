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
    sort()
  }

  /// Reads the ``bytes`` of another index.
  ///
  /// - Parameter numbers: the number of each text of the other index; `nil` for texts that are omitted.
  package init?(_ bytes: ArraySlice<UInt8>, numbers: [Int?]) {
    guard bytes.count % Self.entrySize == 0 else { return nil }
    entries.reserveCapacity(bytes.count / Self.entrySize)
    let isWhole = unsafe bytes.withUnsafeBytes { buffer in
      for offset in stride(from: 0, to: buffer.count, by: Self.entrySize) {
        let hash = unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let text = unsafe UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self))
        guard Int(text) < numbers.count else { return false }
        if let number = numbers[Int(text)] { entries.append(Entry(hash: hash, text: UInt32(clamping: number))) }
      }
      return true
    }
    if !isWhole { return nil }
    let known = numbers.compactMap(\.self)
    if zip(known, known.dropFirst()).contains(where: { $0 > $1 }) { sort() }
  }

  private static let entrySize = 12

  private mutating func sort() {
    entries.sort { $0.hash == $1.hash ? $0.text < $1.text : $0.hash < $1.hash }
  }

  /// The index with the identifiers of the replaced texts: 12 bytes for each identifier of a text, by hash and number.
  package var bytes: [UInt8] {
    var whole = self
    if !replaced.isEmpty {
      whole.entries.removeAll { replaced[Int($0.text)] != nil }
      for (number, list) in replaced {
        whole.entries += list.hashes.map { Entry(hash: $0, text: UInt32(clamping: number)) }
      }
      whole.sort()
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(whole.entries.count * Self.entrySize)
    for entry in whole.entries {
      unsafe withUnsafeBytes(of: entry.hash.littleEndian) { unsafe bytes.append(contentsOf: $0) }
      unsafe withUnsafeBytes(of: entry.text.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
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
