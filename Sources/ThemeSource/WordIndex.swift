/// The identifiers of a text, each once. Two identifiers with the same hash of 64 bits count as one.
package struct WordList: Sendable {
  /// The hashes of the words, ascending.
  package let hashes: [UInt64]

  /// - Parameter hashes: Ascending.
  package init(hashes: [UInt64]) { self.hashes = hashes }

  /// - Parameter names: Names of any form, each once.
  package init(names: some Sequence<String>) { hashes = names.map { Self.hash(of: $0) }.sorted() }

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

  package static func hash(of name: String) -> UInt64 { hash(of: Array(name.utf8)[...]) }

  package static func hash(of word: ArraySlice<UInt8>) -> UInt64 {
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

  /// 12 bytes for each identifier of a text: its hash and the number of the text, by hash, then by text.
  private let stored: ArraySlice<UInt8>
  /// The number of each text by its number in ``stored``; `nil` for texts that are omitted.
  private let numbers: [Int?]
  /// The identifiers of the texts that were replaced, by number.
  private var replaced: [Int: WordList] = [:]

  /// - Parameter lists: the identifiers of each text.
  package init(_ lists: [WordList]) {
    var entries: [Entry] = []
    entries.reserveCapacity(lists.reduce(0) { $0 + $1.hashes.count })
    for (number, list) in lists.enumerated() {
      for hash in list.hashes { entries.append(Entry(hash: hash, text: UInt32(clamping: number))) }
    }
    stored = Self.bytes(of: entries)[...]
    numbers = Array(lists.indices)
  }

  /// Reads the ``bytes`` of another index.
  ///
  /// - Parameter numbers: the number of each text of the other index; `nil` for texts that are omitted.
  package init?(_ bytes: ArraySlice<UInt8>, numbers: [Int?]) {
    guard bytes.count % Self.entrySize == 0 else { return nil }
    stored = bytes
    self.numbers = numbers
  }

  /// The identifiers of a text in the ``bytes`` of an index.
  package static func list(ofText number: Int, in bytes: ArraySlice<UInt8>) -> WordList {
    var hashes: [UInt64] = []
    forEachEntry(in: bytes, from: 0) { entry in
      if Int(entry.text) == number { hashes.append(entry.hash) }
      return true
    }
    return WordList(hashes: hashes)
  }

  private static let entrySize = 12

  private static func entry(_ index: Int, in buffer: UnsafeRawBufferPointer) -> Entry {
    let offset = index * entrySize
    return unsafe Entry(
      hash: UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
      text: UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self)))
  }

  /// Passes the entries from an index on to a function, until it returns false.
  private static func forEachEntry(
    in bytes: ArraySlice<UInt8>, from first: Int, _ use: (Entry) -> Bool
  ) {
    unsafe bytes.withUnsafeBytes { buffer in
      for index in first..<max(first, buffer.count / entrySize) {
        guard use(unsafe entry(index, in: buffer)) else { return }
      }
    }
  }

  /// The index of the first entry with at least a hash.
  private func firstIndex(of hash: UInt64) -> Int {
    unsafe stored.withUnsafeBytes { buffer in
      (0..<buffer.count / Self.entrySize).partitioningIndex { unsafe Self.entry($0, in: buffer).hash >= hash }
    }
  }

  private static func bytes(of entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * entrySize)
    for entry in entries.sorted(by: { $0.hash == $1.hash ? $0.text < $1.text : $0.hash < $1.hash }) {
      unsafe withUnsafeBytes(of: entry.hash.littleEndian) { unsafe bytes.append(contentsOf: $0) }
      unsafe withUnsafeBytes(of: entry.text.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// The number of a text, unless it was omitted or replaced.
  private func number(_ text: UInt32) -> Int? {
    let index = Int(text)
    guard index < numbers.count, let number = numbers[index], replaced[number] == nil else { return nil }
    return number
  }

  /// The index with the identifiers of the replaced texts.
  package var bytes: [UInt8] {
    var entries: [Entry] = []
    entries.reserveCapacity(stored.count / Self.entrySize)
    Self.forEachEntry(in: stored, from: 0) { entry in
      if let number = number(entry.text) { entries.append(Entry(hash: entry.hash, text: UInt32(clamping: number))) }
      return true
    }
    for (number, list) in replaced {
      entries += list.hashes.map { Entry(hash: $0, text: UInt32(clamping: number)) }
    }
    return Self.bytes(of: entries)
  }

  /// Replaces the identifiers of a text.
  package mutating func replace(_ number: Int, by list: WordList) { replaced[number] = list }

  /// Returns the numbers of the texts that contain a word, ascending; `nil` if it is no single identifier.
  package func numbers(of word: [UInt8]) -> [Int]? {
    WordList.covers(word) ? numbers(ofHash: WordList.hash(of: word[...])) : nil
  }

  /// Returns the numbers of the texts with an identifier that has a hash, ascending.
  package func numbers(ofHash hash: UInt64) -> [Int] {
    var found: [Int] = []
    Self.forEachEntry(in: stored, from: firstIndex(of: hash)) { entry in
      guard entry.hash == hash else { return false }
      if let number = number(entry.text) { found.append(number) }
      return true
    }
    return (found + replaced.filter { $0.value.contains(hash) }.keys).sorted()
  }
}
