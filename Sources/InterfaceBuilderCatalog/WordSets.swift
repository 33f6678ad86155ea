/// Lists of words as sets of bits, one bit for each word of them all.
struct WordSets: Sendable {
  private var ordinals = NameIndex()
  private var bits: [UInt64]
  /// Numbers that each list takes.
  private static let stride = 8

  /// Empty lists.
  init(count: Int) { bits = [UInt64](repeating: 0, count: count * Self.stride) }

  init(_ lists: [[String]]) {
    self.init(count: lists.count)
    for (row, list) in lists.enumerated() {
      for word in list {
        let bytes = Array(word.utf8)
        insert(0..<bytes.count, of: bytes.span, row: row)
      }
    }
  }

  mutating func insert(_ word: Range<Int>, of bytes: Span<UInt8>, row: Int) {
    let ordinal = Int(ordinals.insert(word, of: bytes))
    precondition(ordinal < Self.stride * 64, "sets hold at most \(Self.stride * 64 - 1) words")
    bits[row * Self.stride + ordinal / 64] |= 1 &<< UInt64(ordinal % 64)
  }

  func contains(_ word: Range<Int>, in bytes: Span<UInt8>, row: Int) -> Bool {
    let ordinal = Int(ordinals.find(word, in: bytes))
    return ordinal > 0 && bits[row * Self.stride + ordinal / 64] & 1 &<< UInt64(ordinal % 64) != 0
  }
}

/// The keys that children have in their parents.
struct KeyTables: Sendable {
  /// By vocabulary, from 1.
  private(set) var words: WordSets
  /// Where each vocabulary is written, without the mark that says whether it is closed.
  private var places: [Range<Int>] = [0..<0]
  private let text: CatalogCursor
  /// `table[parent * elements + child]`: a vocabulary; 0 where nothing is known of the keys.
  private let table: [UInt8]
  private let elements: Int

  init(_ vocabularies: StaticString, table: [UInt8], elements: Int) {
    text = CatalogCursor(vocabularies)
    self.table = table
    self.elements = elements
    words = WordSets(count: 1 + Int(table.max() ?? 0))
    var rows = text
    while let first = rows.word() {
      var word: Range<Int>? = first.lowerBound + 1..<first.upperBound
      var end = first.upperBound
      while let key = word {
        if !key.isEmpty { words.insert(key, of: rows.bytes.span, row: places.count) }
        end = key.upperBound
        word = rows.word()
      }
      places.append(first.lowerBound + 1..<end)
      rows.endField()
    }
  }

  /// Which vocabulary holds the keys of a child in a parent; 0 where nothing is known of them.
  func index(of child: ElementKind, in parent: ElementKind) -> Int {
    Int(table[Int(parent.ordinal) * elements + Int(child.ordinal)])
  }

  func vocabulary(of child: ElementKind, in parent: ElementKind) -> KeyVocabulary? {
    let index = index(of: child, in: parent)
    if index == 0 { return nil }
    let place = places[index]
    return KeyVocabulary(
      names: text.bytes[place].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) },
      isClosed: text.bytes[place.lowerBound - 1] == UInt8(ascii: "!"))
  }
}
