/// The generated rows, decoded: tables by the ordinals of elements, the first of which stands for an unknown one.
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
  /// `keyTable[parent * elements + child]`: 1 and the place of a vocabulary in its table.
  var keyTable: [UInt8]

  init(_ text: StaticString, elements: Int, attributes: Int) {
    childWords = (elements + 63) / 64
    typeTable = [UInt8](repeating: 0, count: elements * attributes)
    childBits = [UInt64](repeating: 0, count: elements * childWords)
    keyTable = [UInt8](repeating: 0, count: elements * elements)
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
      addAttributes(&rows, count: attributes)
      addChildren(&rows, count: elements)
    }
  }

  /// Flags and required attributes; attributes with the indices of their types.
  private mutating func addAttributes(_ rows: inout CatalogCursor, count: Int) {
    let kind = hasText.count
    let flags = rows.number() ?? 0
    hasText.append(flags & 1 != 0)
    isOpen.append(flags & 2 != 0)
    required.append(rows.attributes())
    while let attribute = rows.number(), let type = rows.number() {
      typeTable[kind * count + attribute] = UInt8(truncatingIfNeeded: type)
    }
    rows.endField()
  }

  /// Children; vocabularies of the children's keys, the child 0 being all of them.
  private mutating func addChildren(_ rows: inout CatalogCursor, count: Int) {
    let kind = hasText.count - 1
    while let child = rows.number() { childBits[kind * childWords + child / 64] |= 1 &<< UInt64(child % 64) }
    rows.endField()
    while let child = rows.number(), let vocabulary = rows.number() {
      let children = child == 0 ? 0..<count : child..<child + 1
      for child in children where keyTable[kind * count + child] == 0 {
        keyTable[kind * count + child] = UInt8(truncatingIfNeeded: vocabulary + 1)
      }
    }
    rows.endField()
  }
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
