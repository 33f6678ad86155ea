/// The vocabulary as flat tables, decoded once from the generated rows.
///
/// Elements, attribute names and value types are ordinals; 0 stands for what the catalog lacks. Nothing here hashes
/// text but the two look-ups of names.
package final class Catalog: Sendable {
  package static let shared = Catalog()

  /// What is true or not of an element.
  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8
    @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }
    static let text = Flags(rawValue: 1)
    static let open = Flags(rawValue: 2)
  }

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
  package let roles: [ElementRole]
  let sizeRules: [SizeRule]
  let paintings: [Painting]
  let traits: [ElementTraits]
  let localized: [[AttributeName]]
  /// Value types by index; the first stands for "no such attribute".
  package let types: [ValueType]
  /// What they are without their words, by the same index.
  package let forms: [ValueType.Form]
  /// Index of ``ValueType/reference`` among them.
  @usableFromInline let referenceType: UInt8
  /// Their words, by the same index; empty for types that have none.
  package let words: [WordList]
  @usableFromInline let flags: [Flags]
  let classes: [FrameworkClass?]
  let availability: [Availability?]
  @usableFromInline let required: [[AttributeName]]
  /// `typeTable[kind * attributeNames.count + attribute]`: index into ``types``.
  package let typeTable: [UInt8]
  /// A bit for each pair: `childBits[kind * childWords + child / 64]`.
  package let childBits: [UInt64]
  package let childWords: Int
  private let vocabularies: [KeyVocabulary]
  private let vocabularyWords: [WordList]
  /// By parent: what a child's ordinal, or the group of children that it belongs to, has for keys.
  private let keyRows: [[KeyRow]]
  package let elementIndex: NameIndex
  package let attributeIndex: NameIndex

  /// The keys of one kind of child in a parent.
  private struct KeyRow: Sendable {
    var child: UInt16
    var vocabulary: UInt16
  }

  private init() {
    let rows = CatalogRows()
    elementNames = [""] + rows.words(CatalogTables.elements)
    attributeNames = [""] + rows.words(CatalogTables.attributes)
    types = [.string] + rows.lines(CatalogTables.types).map(CatalogRows.valueType)
    referenceType = UInt8(types.firstIndex(of: .reference) ?? 0)
    forms = types.map(\.form)
    words = types.map { if case .oneOf(let words) = $0 { WordList(words) } else { WordList([]) } }
    vocabularies = rows.lines(CatalogTables.vocabularies).map {
      KeyVocabulary(names: $0.dropFirst(1).split(separator: " ").map(String.init), isClosed: $0.first == "!")
    }
    vocabularyWords = vocabularies.map { WordList($0.names) }
    elementIndex = NameIndex(elementNames)
    attributeIndex = NameIndex(attributeNames)
    let count = elementNames.count
    childWords = (count + 63) / 64
    var table = [UInt8](repeating: 0, count: count * attributeNames.count)
    var bits = [UInt64](repeating: 0, count: count * childWords)
    var roles: [ElementRole] = [.opaque]
    var sizeRules: [SizeRule] = [.none]
    var paintings: [Painting] = [.opaque]
    var traits: [ElementTraits] = [[]]
    var localized: [[AttributeName]] = [[]]
    var flags: [Flags] = [[]]
    var classes: [FrameworkClass?] = [nil]
    var availability: [Availability?] = [nil]
    var required: [[AttributeName]] = [[]]
    var keyRows: [[KeyRow]] = [[]]
    for line in rows.lines(CatalogTables.rows) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 9 else { preconditionFailure("a generated row has nine fields") }
      let kind = roles.count
      let head = fields[0].split(separator: " ").map(String.init)
      roles.append(ElementRole(rawValue: head[0]) ?? .opaque)
      sizeRules.append(SizeRule(rawValue: head[1]) ?? .none)
      paintings.append(Painting(rawValue: head[2]) ?? .opaque)
      traits.append(CatalogRows.traits(fields[1]))
      localized.append(CatalogRows.numbers(fields[2]).map { AttributeName(ordinal: UInt16($0)) })
      classes.append(CatalogRows.frameworkClass(fields[3]))
      availability.append(CatalogRows.availability(fields[4]))
      let flagsAndRequired = CatalogRows.numbers(fields[5])
      flags.append(Flags(rawValue: UInt8(flagsAndRequired.first ?? 0)))
      required.append(flagsAndRequired.dropFirst().map { AttributeName(ordinal: UInt16($0)) })
      let pairs = CatalogRows.numbers(fields[6])
      for index in stride(from: 0, to: pairs.count - 1, by: 2) {
        table[kind * attributeNames.count + pairs[index]] = UInt8(pairs[index + 1])
      }
      for child in CatalogRows.numbers(fields[7]) { bits[kind * childWords + child / 64] |= 1 << UInt64(child % 64) }
      let keys = CatalogRows.numbers(fields[8])
      keyRows.append(
        stride(from: 0, to: keys.count - 1, by: 2).map {
          KeyRow(child: UInt16(keys[$0]), vocabulary: UInt16(keys[$0 + 1]))
        })
    }
    typeTable = table
    childBits = bits
    self.roles = roles
    self.sizeRules = sizeRules
    self.paintings = paintings
    self.traits = traits
    self.localized = localized
    self.flags = flags
    self.classes = classes
    self.availability = availability
    self.required = required
    self.keyRows = keyRows
  }
}

extension Catalog {
  /// The element of a name, compared as bytes.
  package func element(named bytes: Span<UInt8>) -> ElementKind { ElementKind(ordinal: elementIndex.find(bytes)) }

  /// The attribute of a name, compared as bytes.
  package func attribute(named bytes: Span<UInt8>) -> AttributeName {
    AttributeName(ordinal: attributeIndex.find(bytes))
  }

  /// Index into ``types`` of what an attribute holds in an element; 0 where the element does not have it.
  @inlinable
  package func typeIndex(of name: AttributeName, in kind: ElementKind) -> UInt8 {
    typeTable[Int(kind.ordinal) * attributeNames.count + Int(name.ordinal)]
  }

  @inlinable
  package func hasText(_ kind: ElementKind) -> Bool { flags[Int(kind.ordinal)].rawValue & 1 != 0 }
  @inlinable
  package func isOpen(_ kind: ElementKind) -> Bool { flags[Int(kind.ordinal)].rawValue & 2 != 0 }
  @inlinable
  package func required(of kind: ElementKind) -> [AttributeName] { required[Int(kind.ordinal)] }

  @inlinable
  package func mayHold(_ parent: ElementKind, _ child: ElementKind) -> Bool {
    let (word, bit) = (Int(child.ordinal) / 64, UInt64(child.ordinal) % 64)
    return childBits[Int(parent.ordinal) * childWords + word] & (1 << bit) != 0
  }

  func keys(of child: ElementKind, in parent: ElementKind) -> KeyVocabulary? {
    keyIndex(of: child, in: parent).map { vocabularies[$0] }
  }

  /// Which vocabulary holds the keys of a child in a parent; nil where nothing is known of them.
  private func keyIndex(of child: ElementKind, in parent: ElementKind) -> Int? {
    let row = keyRows[Int(parent.ordinal)]
    for entry in row where entry.child == child.ordinal || entry.child == 0 { return Int(entry.vocabulary) }
    return nil
  }

  /// Whether keys of a child in a parent are known.
  package func hasKeys(_ child: ElementKind, in parent: ElementKind) -> Bool { keyIndex(of: child, in: parent) != nil }

  /// Whether a child may have a key in a parent, as far as the catalog knows.
  package func isKnownKey(_ key: Span<UInt8>, of child: ElementKind, in parent: ElementKind) -> Bool {
    keyIndex(of: child, in: parent).map { vocabularyWords[$0].index(of: key) != nil } ?? true
  }
}
