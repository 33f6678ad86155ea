/// Quickly excludes elements without problems (nearly all) by their records and bytes. Only the others are examined by
/// the checks that create diagnostics.
struct ElementScreen {
  private let storage: TreeStorage
  private let bytes: [UInt8]
  private let catalog = Catalog.shared
  private let tables = ScreenTables.shared
  private let isCompleteForm: Bool

  /// The elements to examine, in document order.
  private(set) var suspects: [NodeID] = []
  /// Attributes that declare ids, attributes that refer to ids, and constraints.
  private var ids: [Int32] = []
  private var references: [Int32] = []
  private var constraints: [Int32] = []
  /// Whether an element lacks an id that Interface Builder would give it.
  private var lacksIDs = false

  /// Examines all elements of a tree that was created from one file.
  init(_ tree: ElementTree, isCompleteForm: Bool) {
    storage = tree.storage
    bytes = tree.storage.sources.first?.bytes ?? []
    self.isCompleteForm = isCompleteForm
    ids.reserveCapacity(tree.count)
    references.reserveCapacity(tree.count)
    // By element: whether its attributes and its position conform to the catalog, and the index of its `key` attribute,
    // or -1.
    var looks = [Look](repeating: Look(), count: tree.count)
    let (records, attributes, bytes) = (storage.elements, storage.attributes, bytes)
    let elements = records.span
    for index in elements.indices { looks[index] = look(at: index, elements, attributes.span, bytes.span) }
    var slots: [Slot] = []
    for index in elements.indices
    where !looks[index].isPlain || !hasPlainChildren(index, looks.span, elements, &slots) {
      suspects.append(NodeID(index))
    }
  }

  private struct Look {
    var isPlain = false
    var key: Int32 = -1
  }

  /// A position for a single child: a list, or a value with a key.
  private struct Slot {
    /// The kind; the same for all views.
    var kind: UInt16
    /// The offsets of the key; empty if there is none.
    var key: Range<Int>
  }
}

// MARK: Attributes

extension ElementScreen {
  private mutating func look(
    at index: Int, _ elements: Span<ElementRecord>, _ attributes: Span<AttributeRecord>, _ bytes: Span<UInt8>
  ) -> Look {
    let element = elements[index]
    let kind = element.kind
    let parent = element.parent == ElementRecord.noParent ? ElementKind.unknown : elements[Int(element.parent)].kind
    let row = Int(kind.ordinal) * tables.attributeCount
    var look = Look(isPlain: kind != .unknown)
    var seen: UInt64 = 0
    var hasID = false
    let end = index + 1 < elements.count ? Int(elements[index + 1].firstAttribute) : attributes.count
    let range = Int(element.firstAttribute)..<end
    for place in range {
      let attribute = attributes[place]
      let name = Int(attribute.name.ordinal)
      let type = Int(tables.typeTable[row + name])
      seen |= 1 &<< tables.marks[name]
      if attribute.name == .id {
        ids.append(Int32(truncatingIfNeeded: place))
        hasID = true
      }
      if attribute.name == .key { look.key = Int32(truncatingIfNeeded: place) }
      if type == 0 {
        if !tables.rows[Int(kind.ordinal)].isOpen { look.isPlain = false }
        continue
      }
      let check = tables.checks[type]
      if check == .none { continue }
      if check == .reference {
        references.append(Int32(truncatingIfNeeded: place))
      } else if look.isPlain {
        look.isPlain = isPlainValue(attribute, type, check, bytes)
      }
    }
    if !hasID, tables.hasID[Int(kind.ordinal)], !(look.key >= 0 && parent == .collectionViewCell) { lacksIDs = true }
    if kind == .constraint { constraints.append(Int32(truncatingIfNeeded: index)) }
    if look.isPlain {
      let key = look.key < 0 ? nil : attributes[Int(look.key)]
      look.isPlain =
        hasPlainKey(key, kind, parent, bytes) && hasRequired(seen, range, kind, bytes)
        && isPlain(element, kind, parent)
    }
    return look
  }

  /// Whether an element's position and its text are allowed.
  private func isPlain(_ element: ElementRecord, _ kind: ElementKind, _ parent: ElementKind) -> Bool {
    if element.hasText, !tables.rows[Int(kind.ordinal)].hasText { return false }
    if element.parent == ElementRecord.noParent { return true }
    let (word, bit) = (Int(kind.ordinal) / 64, UInt64(kind.ordinal) % 64)
    return parent != .unknown && kind != .theme
      && tables.childBits[Int(parent.ordinal) * tables.childWords + word] & (1 &<< bit) != 0
  }

  /// Whether the catalog contains the key of an element in its parent. Children of variations are always examined.
  private func hasPlainKey(
    _ key: AttributeRecord?, _ kind: ElementKind, _ parent: ElementKind, _ bytes: Span<UInt8>
  ) -> Bool {
    if parent == .unknown { return true }
    guard let key else {
      return !tables.isValue[Int(kind.ordinal)] || parent != .variation && !catalog.hasKeys(kind, in: parent)
    }
    guard parent != .variation, !key.isEncoded else { return false }
    return catalog.isKnownKey(key.valueOffsets, in: bytes, of: kind, in: parent)
  }

  private func hasRequired(
    _ seen: UInt64, _ range: Range<Int>, _ kind: ElementKind, _ bytes: Span<UInt8>
  ) -> Bool {
    typealias Mark = ScreenTables.Mark
    let required = isCompleteForm ? tables.requiredWhenComplete : tables.required
    if required[Int(kind.ordinal)] & ~seen != 0 { return false }
    if seen & Mark.colorSpaces != 0, !hasKnownColorSpaces(range, bytes) { return false }
    switch kind {
    case .constraint: return !isCompleteForm || seen & Mark.secondItem == 0 || seen & Mark.secondAttribute != 0
    // A color is white, RGB, or has a name; others are examined.
    case .color: return seen & Mark.colorName != 0 || seen & Mark.components == Mark.components
    case .userDefinedRuntimeAttribute: return !hasTypedValue(range, bytes)
    case .variation: return false
    default: return true
    }
  }

  /// Whether a runtime attribute has a type against which its value is checked.
  private func hasTypedValue(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let attributes = storage.attributes
    for index in range where attributes[index].name == .type {
      return attributes[index].isEncoded || Self.checkedTypes.find(attributes[index].valueOffsets, in: bytes) != 0
    }
    return false
  }

  private static let checkedTypes = NameIndex(["boolean", "number"])

  private func hasKnownColorSpaces(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let attributes = storage.attributes
    for index in range where attributes[index].name == .colorSpace || attributes[index].name == .customColorSpace {
      if Self.colorSpaces.find(attributes[index].valueOffsets, in: bytes) == 0 { return false }
    }
    return true
  }

  private static let colorSpaces = NameIndex(ColorSpace.kinds + ColorSpace.names)

  private func isPlainValue(
    _ attribute: AttributeRecord, _ type: Int, _ check: ScreenTables.Check, _ bytes: Span<UInt8>
  ) -> Bool {
    let range = attribute.valueOffsets
    if check == .words { return catalog.isWord(range, in: bytes, ofType: type) }
    let value = bytes.extracting(range)
    switch check {
    case .none, .reference, .words: return true
    case .boolean:
      if value.count == 3 { return value[0] == 0x59 && value[1] == 0x45 && value[2] == 0x53 }
      return value.count == 2 && value[0] == 0x4E && value[1] == 0x4F
    case .version: return isPlainVersion(value)
    case .number, .magnitude, .integer, .component, .priority: break
    }
    if isPlainNumber(value, check) { return true }
    guard let number = parseNumber(value) else { return false }
    return switch check {
    case .magnitude: number >= 0
    case .integer: abs(number) < 1e15 && number.rounded() == number
    case .component: number >= 0 && number <= 1
    case .priority: number >= 0 && number <= 1000
    case .none, .reference, .words, .boolean, .version, .number: true
    }
  }

  /// Whether the digits of a number show that it is in range. False for numbers that must be parsed first: with an
  /// exponent, close to a limit, or very long.
  private func isPlainNumber(_ value: Span<UInt8>, _ check: ScreenTables.Check) -> Bool {
    var index = 0
    if check == .number, !value.isEmpty, value[0] == UInt8(ascii: "-") { index = 1 }
    let start = index
    var whole = 0
    while index < value.count, value[index] >= 0x30, value[index] <= 0x39 {
      guard index < 10 else { return false }
      whole = whole &* 10 &+ Int(value[index] &- 0x30)
      index += 1
    }
    if index == start { return false }
    let hasFraction = index < value.count
    if hasFraction {
      guard value[index] == UInt8(ascii: "."), index + 1 < value.count else { return false }
      index += 1
      while index < value.count {
        guard value[index] >= 0x30, value[index] <= 0x39 else { return false }
        index += 1
      }
    }
    return switch check {
    case .integer: !hasFraction
    case .component: whole == 0 || whole == 1 && !hasFraction
    case .priority: whole < 1000 || whole == 1000 && !hasFraction
    case .number, .magnitude: true
    case .none, .reference, .words, .boolean, .version: false
    }
  }

  /// Whether a value consists of digits separated by single dots.
  private func isPlainVersion(_ value: Span<UInt8>) -> Bool {
    var wasDigit = false
    for index in value.indices {
      let isDigit = value[index] >= 0x30 && value[index] <= 0x39
      if !isDigit, value[index] != 0x2E || !wasDigit { return false }
      wasDigit = isDigit
    }
    return wasDigit
  }
}

// MARK: Children

extension ElementScreen {
  private func hasPlainChildren(
    _ element: Int, _ looks: Span<Look>, _ elements: Span<ElementRecord>, _ slots: inout [Slot]
  ) -> Bool {
    var child = element + 1
    let end = Int(elements[element].subtreeEnd)
    guard child < end else { return true }
    if elements[element].kind == .connections, hasOutletTwice(element) { return false }
    slots.removeAll(keepingCapacity: true)
    while child < end {
      let record = elements[child]
      if let slot = slot(of: record.kind, key: Int(looks[child].key)) {
        for other in slots where isSame(slot, other) { return false }
        if record.kind.isScalar, hasAttribute(slot.key, of: element, elements) { return false }
        if slots.count < 64 { slots.append(slot) }
      }
      child = Int(record.subtreeEnd)
    }
    return true
  }

  private func slot(of kind: ElementKind, key: Int) -> Slot? {
    switch tables.places[Int(kind.ordinal)] {
    case .none: nil
    case .single: Slot(kind: kind.ordinal, key: 0..<0)
    case .keyed: key < 0 ? nil : Slot(kind: kind.ordinal, key: storage.attributes[key].valueOffsets)
    case .keyedView: key < 0 ? nil : Slot(kind: .max, key: storage.attributes[key].valueOffsets)
    }
  }

  /// Whether two slots have equal bytes. Encoded keys are not in the catalog, so they are examined anyway.
  private func isSame(_ a: Slot, _ b: Slot) -> Bool {
    guard a.kind == b.kind, a.key.count == b.key.count else { return false }
    for offset in 0..<a.key.count where bytes[a.key.lowerBound + offset] != bytes[b.key.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether the name of an attribute of an element begins with the bytes at `name`.
  private func hasAttribute(_ name: Range<Int>, of element: Int, _ elements: Span<ElementRecord>) -> Bool {
    let end = element + 1 < elements.count ? Int(elements[element + 1].firstAttribute) : storage.attributes.count
    return (Int(elements[element].firstAttribute)..<end).contains { index in
      bytes[Int(storage.attributes[index].nameStart)...].starts(with: bytes[name])
    }
  }

  /// Whether two outlets in a list might have the same property.
  private func hasOutletTwice(_ list: Int) -> Bool {
    let elements = storage.elements
    let attributes = storage.attributes
    var child = list + 1
    let end = Int(elements[list].subtreeEnd)
    var properties = ByteSet(bytes, capacity: min(end - child, 1 << 20))
    while child < end {
      let record = elements[child]
      if record.kind == .outlet {
        for index in storage.attributeRange(of: child) where attributes[index].name == .property {
          let value = attributes[index].valueOffsets
          if attributes[index].isEncoded || value.isEmpty || !properties.insert(value) { return true }
        }
      }
      child = Int(record.subtreeEnd)
    }
    return false
  }
}

// MARK: References

extension ElementScreen {
  /// Whether ids are unique and all references refer to one, according to the bytes.
  func hasPlainIDs(checksReferences: Bool) -> Bool {
    if lacksIDs, checksReferences { return false }
    let attributes = storage.attributes
    var known = ByteSet(bytes, capacity: ids.count)
    for index in ids {
      let attribute = attributes[Int(index)]
      guard !attribute.isEncoded, !attribute.valueOffsets.isEmpty, known.insert(attribute.valueOffsets) else {
        return false
      }
    }
    guard checksReferences else { return true }
    for index in references {
      let attribute = attributes[Int(index)]
      guard !attribute.isEncoded, known.contains(attribute.valueOffsets) else { return false }
    }
    return constraints.allSatisfy { isPlainConstraint(Int($0)) }
  }

  /// Whether UIKit accepts a constraint.
  private func isPlainConstraint(_ element: Int) -> Bool {
    var first: LayoutAttribute?
    var second: LayoutAttribute?
    var hasSecondItem = false
    for index in storage.attributeRange(of: element) {
      let attribute = storage.attributes[index]
      switch attribute.name {
      case .secondItem: hasSecondItem = true
      case .firstAttribute, .secondAttribute:
        guard !attribute.isEncoded, let known = LayoutAttribute(attribute.valueOffsets, in: bytes.span) else {
          return false
        }
        if attribute.name == .firstAttribute { first = known } else { second = known }
      case .multiplier where storage.number(ofAttribute: index) == 0: return false
      default: continue
      }
    }
    guard let first else { return false }
    guard let second else { return first.isSize || hasSecondItem }
    return first.refusal(relatedTo: second) == nil
  }
}
