/// The vocabulary as flat tables, which the generator wrote as constants: nothing is decoded when the program starts.
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
  package let elementNames = CatalogTables.elementNames
  package let attributeNames = CatalogTables.attributeNames
  package let elementIndex = CatalogTables.elementIndex
  package let attributeIndex = CatalogTables.attributeIndex
  /// By ordinal of the element, as all tables of elements.
  package let rows = CatalogTables.rows
  let classes = CatalogTables.classes
  let availability = CatalogTables.availability
  package let required = CatalogTables.required
  let localized = CatalogTables.localized
  /// Value types by index; the first stands for "no such attribute".
  package let types = CatalogTables.types
  /// `typeTable[kind * attributeNames.count + attribute]`: index into ``types``.
  package let typeTable = NumberTable(CatalogTables.typeTable)
  /// A bit for each pair: `childBits[kind * childWords + child / 64]`.
  package let childBits = CatalogTables.childBits
  package let childWords = CatalogTables.childWords
  private let typeWords = CatalogTables.typeWords
  private let keyWords = CatalogTables.keyWords
  /// `keyCells[keyRows[parent] + keyColumns[child]]`: a vocabulary; 0 where nothing is known of the keys.
  private let keyRows = CatalogTables.keyRows
  private let keyColumns = CatalogTables.keyColumns
  private let keyCells = CatalogTables.keyCells

  private init() {}
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
    typeWords.contains(range, in: bytes, set: type)
  }
}

// MARK: Keys

extension Catalog {
  /// The keys of a child in a parent; nil where nothing is known of them.
  func keys(of child: ElementKind, in parent: ElementKind) -> KeyVocabulary? {
    let index = vocabulary(of: child, in: parent)
    if index == 0 { return nil }
    return KeyVocabulary(
      names: CatalogTables.vocabularies[index].map { CatalogTables.keyNames[Int($0)] },
      isClosed: CatalogTables.isClosed[index])
  }

  /// Whether keys of a child in a parent are known.
  package func hasKeys(_ child: ElementKind, in parent: ElementKind) -> Bool { vocabulary(of: child, in: parent) != 0 }

  /// Whether a child may have a key in a parent, as far as the catalog knows.
  package func isKnownKey(_ key: Range<Int>, in bytes: Span<UInt8>, of child: ElementKind, in parent: ElementKind)
    -> Bool
  {
    let index = vocabulary(of: child, in: parent)
    return index == 0 || keyWords.contains(key, in: bytes, set: index)
  }

  @inline(__always)
  private func vocabulary(of child: ElementKind, in parent: ElementKind) -> Int {
    Int(keyCells[Int(keyRows[Int(parent.ordinal)]) + Int(keyColumns[Int(child.ordinal)])])
  }
}
