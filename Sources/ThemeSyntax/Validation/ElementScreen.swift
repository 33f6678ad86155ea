internal import InterfaceBuilderCatalog
internal import ThemeSource

/// Tells the elements that nothing can be wrong with, from their records and bytes alone: nearly all of them. Only the
/// others are looked at by the checks that make diagnostics.
struct ElementScreen {
  private let storage: TreeStorage
  private let elements: [ElementRecord]
  private let attributes: [AttributeRecord]
  private let bytes: [UInt8]
  private let catalog = Catalog.shared
  // The catalog's tables, so that nothing is called for each attribute.
  private let typeTable = Catalog.shared.typeTable
  private let attributeCount = Catalog.shared.attributeNames.count
  private let forms = Catalog.shared.forms
  private let roles = Catalog.shared.roles
  private let childBits = Catalog.shared.childBits
  private let childWords = Catalog.shared.childWords
  private let isCompleteForm: Bool
  /// What the words of a constraint's attributes stand for.
  private let attributesOfConstraints: [LayoutAttribute?]

  private static let knownLayoutAttributes: [LayoutAttribute?] = {
    let index = Catalog.shared.typeIndex(of: .firstAttribute, in: .constraint)
    guard case .oneOf(let words) = Catalog.shared.types[Int(index)] else { return [] }
    return words.map { LayoutAttribute(name: $0) }
  }()

  /// Attributes that give ids, that name them, and constraints, as the elements that were looked at have them.
  private var ids: [Int32] = []
  private var references: [Int32] = []
  private var constraints: [Int32] = []
  /// Children of one element that have a place of their own, for comparison.
  private var slots: [Slot] = []

  /// A place that one child can have: a list, or a value of a key.
  private struct Slot {
    var kind: ElementKind
    var isView: Bool
    /// Where the key is written; empty without one.
    var key: Range<Int>
  }

  init(_ tree: ElementTree, isCompleteForm: Bool) {
    storage = tree.storage
    elements = tree.storage.elements
    attributes = tree.storage.attributes
    bytes = tree.storage.sources.first?.bytes ?? []
    ids.reserveCapacity(elements.count)
    references.reserveCapacity(elements.count)
    self.isCompleteForm = isCompleteForm
    attributesOfConstraints = Self.knownLayoutAttributes
  }

  /// Whether an element, its attributes and the order of its children are as the catalog describes them.
  mutating func isPlain(_ element: Int) -> Bool {
    let record = elements[element]
    let kind = record.kind
    let parent = record.parent == ElementRecord.noParent ? ElementKind.unknown : elements[Int(record.parent)].kind
    // First, for it notes the ids.
    let isPlain = hasPlainAttributes(element, kind, parent)
    guard isPlain, kind != .unknown else { return false }
    if record.hasText, !catalog.hasText(kind) { return false }
    if record.parent != ElementRecord.noParent {
      guard parent != .unknown, mayHold(parent, kind), kind != .theme else { return false }
    }
    return hasPlainChildren(element, kind)
  }
}

// MARK: Attributes

extension ElementScreen {
  private func mayHold(_ parent: ElementKind, _ child: ElementKind) -> Bool {
    let (word, bit) = (Int(child.ordinal) / 64, UInt64(child.ordinal) % 64)
    return childBits[Int(parent.ordinal) * childWords + word] & (1 << bit) != 0
  }

  private mutating func hasPlainAttributes(_ element: Int, _ kind: ElementKind, _ parent: ElementKind) -> Bool {
    let range = attributeRange(of: element)
    let row = Int(kind.ordinal) * attributeCount
    let isOpen = catalog.isOpen(kind)
    var isPlain = true
    var hasKey = false
    for index in range {
      let attribute = attributes[index]
      let type = attribute.name == .unknown ? 0 : Int(typeTable[row + Int(attribute.name.ordinal)])
      if attribute.name == .id { ids.append(Int32(truncatingIfNeeded: index)) }
      if type == 0 {
        if !isOpen { isPlain = false }
      } else if forms[type] == .reference {
        references.append(Int32(truncatingIfNeeded: index))
      } else if isPlain, !isPlainValue(attribute, type, bytes.span) {
        isPlain = false
      }
      guard attribute.name == .key else { continue }
      hasKey = true
      if isPlain, !isPlainKey(attribute, kind, parent) { isPlain = false }
    }
    if !hasKey, isPlain, mayRequireKey(kind, parent) { isPlain = false }
    if kind == .constraint { constraints.append(Int32(truncatingIfNeeded: element)) }
    return isPlain && hasRequired(range, kind)
  }

  private func attributeRange(of element: Int) -> Range<Int> {
    let start = Int(elements[element].firstAttribute)
    return start..<(element + 1 < elements.count ? Int(elements[element + 1].firstAttribute) : attributes.count)
  }

  /// Whether the catalog knows a key of that element in that parent; what a variation holds is looked at closely.
  private func isPlainKey(_ attribute: AttributeRecord, _ kind: ElementKind, _ parent: ElementKind) -> Bool {
    guard parent != .unknown else { return true }
    guard parent != .variation, !attribute.isEncoded else { return false }
    let key = bytes.span.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd))
    return catalog.isKnownKey(key, of: kind, in: parent)
  }

  /// Whether an element without a key is looked at closely.
  private func mayRequireKey(_ kind: ElementKind, _ parent: ElementKind) -> Bool {
    switch roles[Int(kind.ordinal)] {
    case .value, .structure: parent != .unknown && (parent == .variation || catalog.hasKeys(kind, in: parent))
    default: false
    }
  }

  private func hasRequired(_ range: Range<Int>, _ kind: ElementKind) -> Bool {
    for name in catalog.required(of: kind) where !has(name, in: range) { return false }
    switch kind {
    case .outlet, .outletCollection:
      return !isCompleteForm || (has(.property, in: range) && has(.destination, in: range))
    case .action: return !isCompleteForm || (has(.selector, in: range) && has(.destination, in: range))
    case .constraint:
      return !isCompleteForm
        || (has(.firstAttribute, in: range) && (!has(.secondItem, in: range) || has(.secondAttribute, in: range)))
    case .color: return hasComponents(range)
    case .userDefinedRuntimeAttribute: return !hasTypedValue(range)
    case .variation: return false
    default: return true
    }
  }

  /// Whether a runtime attribute is of a type that its value is checked against.
  private func hasTypedValue(_ range: Range<Int>) -> Bool {
    for index in range where attributes[index].name == .type {
      let attribute = attributes[index]
      let value = bytes.span.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd))
      return attribute.isEncoded || Self.checkedTypes.index(of: value) != nil
    }
    return false
  }

  private static let checkedTypes = WordList(["boolean", "number"])

  private func has(_ name: AttributeName, in range: Range<Int>) -> Bool {
    for index in range where attributes[index].name == name { return true }
    return false
  }

  /// Whether a color is white, RGB, or has a name; others are looked at closely.
  private func hasComponents(_ range: Range<Int>) -> Bool {
    if has(.white, in: range) || has(.name, in: range) || has(.systemColor, in: range)
      || has(.cocoaTouchSystemColor, in: range)
    {
      return true
    }
    return has(.red, in: range) && has(.green, in: range) && has(.blue, in: range)
  }

  private func isPlainValue(_ attribute: AttributeRecord, _ type: Int, _ bytes: Span<UInt8>) -> Bool {
    let value = bytes.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd))
    switch forms[type] {
    case .id, .reference: return true
    case .string:
      return attribute.name != .colorSpace && attribute.name != .customColorSpace
        || Self.colorSpaces.index(of: value) != nil
    case .boolean:
      if value.count == 3 { return value[0] == 0x59 && value[1] == 0x45 && value[2] == 0x53 }
      return value.count == 2 && value[0] == 0x4E && value[1] == 0x4F
    case .words: return catalog.words[type].index(of: value) != nil
    case .number: return parseNumber(value) != nil
    case .magnitude: return parseNumber(value).map { $0 >= 0 } ?? false
    case .integer: return parseNumber(value).map { abs($0) < 1e15 && $0.rounded() == $0 } ?? false
    case .component: return parseNumber(value).map { $0 >= 0 && $0 <= 1 } ?? false
    case .priority: return parseNumber(value).map { (0...1000).contains($0) } ?? false
    case .length, .multiplier: return parseNumber(value) != nil
    case .version: return isPlainVersion(value)
    }
  }

  /// Whether a value is digits with single dots between them.
  private func isPlainVersion(_ value: Span<UInt8>) -> Bool {
    var wasDigit = false
    for index in value.indices {
      let isDigit = (0x30...0x39).contains(value[index])
      if !isDigit, value[index] != 0x2E || !wasDigit { return false }
      wasDigit = isDigit
    }
    return wasDigit
  }

  private static let colorSpaces = WordList(ColorSpace.kinds + ColorSpace.names)
}

// MARK: Children

extension ElementScreen {
  private mutating func hasPlainChildren(_ element: Int, _ kind: ElementKind) -> Bool {
    var child = element + 1
    let end = Int(elements[element].subtreeEnd)
    guard child < end else { return true }
    if kind == .connections, hasOutletTwice(element) { return false }
    slots.removeAll(keepingCapacity: true)
    while child < end {
      let record = elements[child]
      if let slot = slot(of: child, record.kind) {
        for other in slots where isSame(slot, other) { return false }
        if slots.count < 64 { slots.append(slot) }
      }
      child = Int(record.subtreeEnd)
    }
    return true
  }

  private func slot(of child: Int, _ kind: ElementKind) -> Slot? {
    switch kind {
    case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .objects, .scenes, .resources:
      return Slot(kind: kind, isView: false, key: 0..<0)
    case .segment, .fragment, .string, .integer, .real, .dictionary, .array: return nil
    default: break
    }
    switch roles[Int(kind.ordinal)] {
    case .value, .structure, .view, .object: break
    case .document, .controller, .guide, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque:
      return nil
    }
    for index in attributeRange(of: child) where attributes[index].name == .key {
      let attribute = attributes[index]
      return Slot(
        kind: kind, isView: roles[Int(kind.ordinal)] == .view,
        key: Int(attribute.valueStart)..<Int(attribute.valueEnd))
    }
    return nil
  }

  /// Equal bytes; keys that are encoded are none that the catalog knows, and are looked at closely anyway.
  private func isSame(_ a: Slot, _ b: Slot) -> Bool {
    guard a.kind == b.kind || a.isView && b.isView, a.key.count == b.key.count else { return false }
    for offset in 0..<a.key.count where bytes[a.key.lowerBound + offset] != bytes[b.key.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether two outlets of a list may have one property.
  private func hasOutletTwice(_ list: Int) -> Bool {
    var properties: [Range<Int>] = []
    var child = list + 1
    let end = Int(elements[list].subtreeEnd)
    while child < end {
      let record = elements[child]
      if record.kind == .outlet {
        for index in attributeRange(of: child) where attributes[index].name == .property {
          let attribute = attributes[index]
          if attribute.isEncoded { return true }
          properties.append(Int(attribute.valueStart)..<Int(attribute.valueEnd))
        }
      }
      child = Int(record.subtreeEnd)
    }
    if properties.count < 2 { return false }
    if properties.count > 16 { return Set(properties.map { bytes[$0] }).count < properties.count }
    for (place, property) in properties.enumerated() {
      for other in properties[..<place] where bytes[other] == bytes[property] { return true }
    }
    return false
  }
}

// MARK: References

extension ElementScreen {
  /// Whether every id is given once and every reference names one, as far as the bytes show. To be asked when all
  /// elements were looked at.
  func hasPlainIDs(checksReferences: Bool) -> Bool {
    var known = ByteSet(bytes, capacity: ids.count)
    for index in ids {
      let attribute = attributes[Int(index)]
      let value = Int(attribute.valueStart)..<Int(attribute.valueEnd)
      guard !attribute.isEncoded, !value.isEmpty, known.insert(value) else { return false }
    }
    guard checksReferences else { return true }
    for index in references {
      let attribute = attributes[Int(index)]
      let value = Int(attribute.valueStart)..<Int(attribute.valueEnd)
      guard !attribute.isEncoded, known.contains(value) else { return false }
    }
    return constraints.allSatisfy { isPlainConstraint(Int($0)) }
  }

  /// Whether UIKit makes a constraint.
  private func isPlainConstraint(_ element: Int) -> Bool {
    let span = bytes.span
    var first: LayoutAttribute?
    var second: LayoutAttribute?
    var hasSecondItem = false
    for index in attributeRange(of: element) {
      let attribute = attributes[index]
      switch attribute.name {
      case .secondItem: hasSecondItem = true
      case .firstAttribute, .secondAttribute:
        let type = catalog.typeIndex(of: attribute.name, in: .constraint)
        let word = span.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd))
        guard let place = catalog.words[Int(type)].index(of: word), place < attributesOfConstraints.count,
          let known = attributesOfConstraints[place]
        else { return false }
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

/// Ranges of bytes, distinguished by their content.
struct ByteSet {
  private let bytes: [UInt8]
  private var slots: [Range<UInt32>]
  private let mask: Int

  init(_ bytes: [UInt8], capacity: Int) {
    self.bytes = bytes
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0..<0, count: size)
    mask = size - 1
  }

  /// Adds a range; false when there is one of equal bytes already.
  mutating func insert(_ range: Range<Int>) -> Bool {
    let slot = find(range)
    guard slots[slot].isEmpty else { return false }
    slots[slot] = UInt32(truncatingIfNeeded: range.lowerBound)..<UInt32(truncatingIfNeeded: range.upperBound)
    return true
  }

  func contains(_ range: Range<Int>) -> Bool { !range.isEmpty && !slots[find(range)].isEmpty }

  /// The slot that holds a range's bytes, or the free one where they would go.
  private func find(_ range: Range<Int>) -> Int {
    let span = bytes.span
    var hash: UInt32 = 0x811C_9DC5
    for index in range { hash = (hash ^ UInt32(span[index])) &* 0x0100_0193 }
    var slot = Int(hash ^ hash >> 15) & mask
    while !slots[slot].isEmpty {
      let other = slots[slot]
      if other.count == range.count {
        var offset = 0
        let start = Int(other.lowerBound)
        while offset < range.count, span[start + offset] == span[range.lowerBound + offset] { offset += 1 }
        if offset == range.count { return slot }
      }
      slot = (slot + 1) & mask
    }
    return slot
  }
}
