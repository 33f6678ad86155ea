/// Lists of words as sets of bits, one bit for each word of them all.
struct WordSets: Sendable {
  private var ordinals = NameIndex()
  private var bits: [UInt64] = []
  /// Numbers that each list takes.
  private static let stride = 8

  /// Adds an empty list.
  mutating func addList() { bits.append(contentsOf: repeatElement(0, count: Self.stride)) }

  /// Adds a word to the last list.
  mutating func insert(_ word: Range<Int>, of bytes: Span<UInt8>) { insert(ordinals.insert(word, of: bytes)) }

  /// Adds a word that has an ordinal to the last list.
  mutating func insert(_ ordinal: UInt16) {
    let ordinal = Int(ordinal)
    precondition(ordinal < Self.stride * 64, "sets hold at most \(Self.stride * 64 - 1) words")
    bits[bits.count - Self.stride + ordinal / 64] |= 1 &<< UInt64(ordinal % 64)
  }

  /// Gives a word the next ordinal, from 1, and adds it to no list.
  mutating func declare(_ word: Range<Int>, of bytes: Span<UInt8>) { ordinals.insert(word, of: bytes) }

  func contains(_ word: Range<Int>, in bytes: Span<UInt8>, row: Int) -> Bool {
    let ordinal = Int(ordinals.find(word, in: bytes))
    return ordinal > 0 && bits[row * Self.stride + ordinal / 64] & 1 &<< UInt64(ordinal % 64) != 0
  }
}

/// The keys that children have in their parents.
struct KeyTables: Sendable {
  /// By vocabulary, from 1.
  private(set) var words = WordSets()
  /// By vocabulary: the ordinals of its words, in their order, and whether there are no others.
  private var vocabularies: [(words: [UInt16], isClosed: Bool)] = [([], false)]
  /// Where each word is written, by ordinal.
  private var places = [0..<0]
  private let text: CatalogCursor
  /// `table[parent * elements + child]`: a vocabulary; 0 where nothing is known of the keys.
  private let table: [UInt8]
  private let elements: Int

  init(_ keys: StaticString, _ vocabularies: StaticString, table: [UInt8], elements: Int) {
    text = CatalogCursor(keys)
    self.table = table
    self.elements = elements
    var rest = text
    while let word = rest.word() {
      words.declare(word, of: rest.bytes.span)
      places.append(word)
    }
    words.addList()
    var rows = CatalogCursor(vocabularies)
    while let isClosed = rows.number() {
      var list: [UInt16] = []
      words.addList()
      while let ordinal = rows.number() {
        list.append(UInt16(truncatingIfNeeded: ordinal))
        words.insert(UInt16(truncatingIfNeeded: ordinal))
      }
      self.vocabularies.append((list, isClosed == 1))
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
    let (words, isClosed) = vocabularies[index]
    return KeyVocabulary(names: words.map { text.text(places[Int($0)]) }, isClosed: isClosed)
  }
}
