/// The generated rows, decoded: tables by the ordinals of elements, the first of which stands for an unknown one.
///
/// Attributes, children and keys of a row are written as what differs from an earlier row: most views share most of them.
struct CatalogRows {
  var roles: [ElementRole] = [.opaque]
  var sizeRules: [SizeRule] = [.none]
  var paintings: [Painting] = [.opaque]
  var traits: [ElementTraits] = [[]]
  var localized: [[AttributeName]] = [[]]
  var hasText = [false]
  var isOpen = [false]
  var classes: [Catalog.FrameworkClass?] = [nil]
  var availability: [Catalog.Availability?] = [nil]
  var required: [[AttributeName]] = [[]]
  var typeTable: [UInt8]
  var childBits: [UInt64]
  let childWords: Int
  /// `keyTable[parent * elements + child]`: the place of a vocabulary, from 1; 0 where nothing is known of the keys.
  var keyTable: [UInt8]

  init(_ text: StaticString, elements: Int, attributes: Int) {
    childWords = (elements + 63) / 64
    typeTable = [UInt8](repeating: 0, count: attributes)
    childBits = [UInt64](repeating: 0, count: childWords)
    keyTable = [UInt8](repeating: 0, count: elements)
    typeTable.reserveCapacity(elements * attributes)
    childBits.reserveCapacity(elements * childWords)
    keyTable.reserveCapacity(elements * elements)
    let roleNames = Dictionary(ElementRole.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
    let sizeNames = Dictionary(SizeRule.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
    let paintingNames = Dictionary(Painting.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
    var rows = CatalogCursor(text)
    while let role = rows.string() {
      roles.append(roleNames[role] ?? .opaque)
      sizeRules.append(rows.string().flatMap { sizeNames[$0] } ?? .none)
      paintings.append(rows.string().flatMap { paintingNames[$0] } ?? .opaque)
      rows.endField()
      traits.append(rows.traits())
      localized.append(rows.attributes())
      classes.append(rows.frameworkClass())
      availability.append(rows.availability())
      addFlags(&rows)
      let base = rows.number() ?? 0
      addAttributes(&rows, base: base, count: attributes)
      addChildren(&rows, base: base)
      addKeys(&rows, base: base, count: elements)
    }
  }

  /// Flags and required attributes.
  private mutating func addFlags(_ rows: inout CatalogCursor) {
    let flags = rows.number() ?? 0
    hasText.append(flags & 1 != 0)
    isOpen.append(flags & 2 != 0)
    required.append(rows.attributes())
  }

  /// Attributes with the indices of their types, 0 for those that the element does not have.
  private mutating func addAttributes(_ rows: inout CatalogCursor, base: Int, count: Int) {
    var types = typeTable.row(base, width: count)
    while let attribute = rows.number(), let type = rows.number() {
      types[attribute] = UInt8(truncatingIfNeeded: type)
    }
    rows.endField()
    typeTable += types
  }

  /// Children that only one of both rows has.
  private mutating func addChildren(_ rows: inout CatalogCursor, base: Int) {
    var bits = childBits.row(base, width: childWords)
    while let child = rows.number() { bits[child / 64] ^= 1 &<< UInt64(child % 64) }
    rows.endField()
    childBits += bits
  }

  /// Children with the vocabularies of their keys, the child 0 being all of them.
  private mutating func addKeys(_ rows: inout CatalogCursor, base: Int, count: Int) {
    var keys = keyTable.row(base, width: count)
    while let child = rows.number(), let vocabulary = rows.number() {
      let place = UInt8(truncatingIfNeeded: vocabulary)
      if child == 0 { keys = [UInt8](repeating: place, count: count) } else { keys[child] = place }
    }
    rows.endField()
    keyTable += keys
  }
}

extension Array {
  /// A row of a table whose rows are one behind the other.
  fileprivate func row(_ index: Int, width: Int) -> [Element] { Array(self[index * width..<(index + 1) * width]) }
}

// MARK: Fields

extension CatalogCursor {
  /// `scrolls holdsContent`
  fileprivate mutating func traits() -> ElementTraits {
    var result: ElementTraits = []
    while let word = string() {
      if let known = ElementTraits.byName.first(where: { $0.name == word }) { result.insert(known.trait) }
    }
    endField()
    return result
  }

  fileprivate mutating func attributes() -> [AttributeName] {
    var result: [AttributeName] = []
    while let number = number() { result.append(AttributeName(ordinal: UInt16(truncatingIfNeeded: number))) }
    endField()
    return result
  }

  /// `UILabel UIView`
  fileprivate mutating func frameworkClass() -> Catalog.FrameworkClass? {
    defer { endField() }
    return string().map { Catalog.FrameworkClass(name: $0, superclass: string()) }
  }

  /// `introduced deprecated replacement`, each `-` where there is none.
  fileprivate mutating func availability() -> Catalog.Availability? {
    defer { endField() }
    guard let introduced = string(), let deprecated = string(), let replacement = string() else { return nil }
    func known(_ word: String) -> String? { word == "-" ? nil : word }
    return Catalog.Availability(
      introduced: known(introduced), deprecated: known(deprecated), replacement: known(replacement))
  }
}
