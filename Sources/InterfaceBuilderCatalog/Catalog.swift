/// The vocabulary as flat tables, decoded once from the generated rows.
///
/// Elements, attribute names, words and value types are ordinals; 0 stands for what the catalog lacks. Nothing here
/// hashes text but the look-ups of names and words.
package final class Catalog: Sendable {
  package static let shared = Catalog()

  struct FrameworkClass: Sendable {
    var name: String
    var superclass: String?
  }

  struct Availability: Sendable {
    var introduced: String?
    var deprecated: String?
    var replacement: String?
  }

  /// By ordinal; the first is empty.
  package let elementNames: [String]
  package let attributeNames: [String]
  package let elementIndex: NameIndex
  package let attributeIndex: NameIndex
  package let roles: [ElementRole]
  let sizeRules: [SizeRule]
  let paintings: [Painting]
  package let traits: [ElementTraits]
  let localized: [[AttributeName]]
  /// Whether an element may have character data.
  package let hasText: [Bool]
  /// Whether any attribute is allowed in an element.
  package let isOpen: [Bool]
  let classes: [FrameworkClass?]
  let availability: [Availability?]
  package let required: [[AttributeName]]
  /// Value types by index; the first stands for "no such attribute".
  package let types: [ValueType]
  /// `typeTable[kind * attributeNames.count + attribute]`: index into ``types``.
  package let typeTable: [UInt8]
  /// A bit for each pair: `childBits[kind * childWords + child / 64]`.
  package let childBits: [UInt64]
  package let childWords: Int
  private let typeWords: WordSets
  private let keys: KeyTables

  private init() {
    (elementNames, elementIndex) = Self.names(CatalogTables.elements)
    (attributeNames, attributeIndex) = Self.names(CatalogTables.attributes)
    (types, typeWords) = Self.types(CatalogTables.types)
    let rows = CatalogRows(CatalogTables.rows, elements: elementNames.count, attributes: attributeNames.count)
    roles = rows.roles
    sizeRules = rows.sizeRules
    paintings = rows.paintings
    traits = rows.traits
    localized = rows.localized
    hasText = rows.hasText
    isOpen = rows.isOpen
    classes = rows.classes
    availability = rows.availability
    required = rows.required
    typeTable = rows.typeTable
    childBits = rows.childBits
    childWords = rows.childWords
    keys = KeyTables(
      CatalogTables.keys, CatalogTables.vocabularies, table: rows.keyTable, elements: elementNames.count)
  }

  /// The words of a table, by ordinal from 1.
  private static func names(_ text: StaticString) -> ([String], NameIndex) {
    var rows = CatalogCursor(text)
    var names = [""]
    var index = NameIndex()
    while let word = rows.word() {
      names.append(rows.text(word))
      index.insert(word, of: rows.bytes.span)
    }
    return (names, index)
  }

  private static func types(_ text: StaticString) -> ([ValueType], WordSets) {
    var rows = CatalogCursor(text)
    var types: [ValueType] = [.string]
    var sets = WordSets()
    sets.addList()
    while let name = rows.string() {
      sets.addList()
      var words: [String] = []
      while let word = rows.word() {
        sets.insert(word, of: rows.bytes.span)
        words.append(rows.text(word))
      }
      types.append(ValueType(row: name, words: words))
      rows.endField()
    }
    return (types, sets)
  }
}

extension Catalog {
  /// The element of a name, compared as bytes.
  package func element(named bytes: Span<UInt8>) -> ElementKind {
    ElementKind(ordinal: elementIndex.find(0..<bytes.count, in: bytes))
  }

  /// The attribute of a name, compared as bytes.
  package func attribute(named bytes: Span<UInt8>) -> AttributeName {
    AttributeName(ordinal: attributeIndex.find(0..<bytes.count, in: bytes))
  }

  /// Index into ``types`` of what an attribute holds in an element; 0 where the element does not have it.
  package func typeIndex(of name: AttributeName, in kind: ElementKind) -> UInt8 {
    typeTable[Int(kind.ordinal) * attributeNames.count + Int(name.ordinal)]
  }

  package func mayHold(_ parent: ElementKind, _ child: ElementKind) -> Bool {
    let (word, bit) = (Int(child.ordinal) / 64, UInt64(child.ordinal) % 64)
    return childBits[Int(parent.ordinal) * childWords + word] & (1 << bit) != 0
  }

  /// Whether a range of bytes is one of the words of a type, by its index.
  package func isWord(_ range: Range<Int>, in bytes: Span<UInt8>, ofType type: Int) -> Bool {
    typeWords.contains(range, in: bytes, row: type)
  }

  func keys(of child: ElementKind, in parent: ElementKind) -> KeyVocabulary? { keys.vocabulary(of: child, in: parent) }

  /// Whether keys of a child in a parent are known.
  package func hasKeys(_ child: ElementKind, in parent: ElementKind) -> Bool { keys.index(of: child, in: parent) != 0 }

  /// Whether a child may have a key in a parent, as far as the catalog knows.
  package func isKnownKey(_ key: Range<Int>, in bytes: Span<UInt8>, of child: ElementKind, in parent: ElementKind)
    -> Bool
  {
    let index = keys.index(of: child, in: parent)
    return index == 0 || keys.words.contains(key, in: bytes, row: index)
  }
}
