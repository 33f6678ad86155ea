/// The vocabulary as flat tables. The generator writes them as constants, so that the program decodes nothing at
/// startup.
///
/// Elements, attribute names, words and value types are ordinals; 0 denotes a missing entry. Only lookups of names and
/// words hash text.
package final class Catalog: Sendable {
  package static let shared = Catalog()

  struct ClassRow: Sendable {
    var name: String
    var superclass: String?
  }

  struct Availability: Sendable {
    var introduced: String?
    var deprecated: String?
    var replacement: String?
  }

  /// Names by ordinal; the first is empty.
  package let elementNames = CatalogTables.elementNames
  package let attributeNames = CatalogTables.attributeNames
  package let elementIndex = CatalogTables.elementIndex
  package let attributeIndex = CatalogTables.attributeIndex
  /// By element ordinal, like all tables of elements.
  package let rows = CatalogTables.rows
  let classes = CatalogTables.classes
  let availability = CatalogTables.availability
  package let required = CatalogTables.required
  let localized = CatalogTables.localized
  /// Value types by index; the first denotes a missing attribute.
  package let types = CatalogTables.types
  /// Indices into ``types``: `typeTable[kind * attributeNames.count + attribute]`.
  package let typeTable = NumberTable(CatalogTables.typeTable)
  /// One bit per pair: `childBits[kind * childWords + child / 64]`.
  package let childBits = CatalogTables.childBits
  package let childWords = CatalogTables.childWords
  private let typeWords = CatalogTables.typeWords
  private let keyWords = CatalogTables.keyWords
  /// `keyCells[keyRows[parent] + keyColumns[child]]` is a vocabulary; 0 if the keys are unknown.
  private let keyRows = CatalogTables.keyRows
  private let keyColumns = CatalogTables.keyColumns
  private let keyCells = CatalogTables.keyCells

  private init() {}
}

extension Catalog {
  /// Returns the element with a name, compared as bytes.
  package func element(named bytes: Span<UInt8>) -> ElementKind {
    ElementKind(ordinal: elementIndex.find(0..<bytes.count, in: bytes))
  }

  /// Returns the attribute with a name, compared as bytes.
  package func attribute(named bytes: Span<UInt8>) -> AttributeName {
    AttributeName(ordinal: attributeIndex.find(0..<bytes.count, in: bytes))
  }

  /// Returns the index in ``types`` of an attribute's value type in an element; 0 if the element has no such attribute.
  package func typeIndex(of name: AttributeName, in kind: ElementKind) -> UInt8 {
    typeTable[Int(kind.ordinal) * attributeNames.count + Int(name.ordinal)]
  }

  package func mayHold(_ parent: ElementKind, _ child: ElementKind) -> Bool {
    let (word, bit) = (Int(child.ordinal) / 64, UInt64(child.ordinal) % 64)
    return childBits[Int(parent.ordinal) * childWords + word] & (1 << bit) != 0
  }

  /// Whether a range of bytes is a word of the type with this index.
  package func isWord(_ range: Range<Int>, in bytes: Span<UInt8>, ofType type: Int) -> Bool {
    typeWords.contains(range, in: bytes, set: type)
  }
}

// MARK: Keys

extension Catalog {
  /// Returns the keys of a child in a parent; nil if they are unknown.
  func keys(of child: ElementKind, in parent: ElementKind) -> KeyVocabulary? {
    let index = vocabulary(of: child, in: parent)
    if index == 0 { return nil }
    return KeyVocabulary(
      names: CatalogTables.vocabularies[index].map { CatalogTables.keyNames[Int($0)] },
      isClosed: CatalogTables.isClosed[index])
  }

  /// Whether the keys of a child in a parent are known.
  package func hasKeys(_ child: ElementKind, in parent: ElementKind) -> Bool { vocabulary(of: child, in: parent) != 0 }

  /// Whether a child may have a key in a parent. True if the keys are unknown.
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
