package import InterfaceBuilderCatalog

/// Elements by their object ids, compared as bytes; of several with one id the first.
package struct ObjectIndex: Sendable {
  private let storage: TreeStorage
  /// Places of `id` attributes and their elements, by the hash of the id; an element of `max` marks a free slot.
  private var slots: [Slot]
  private let hasher = ByteHash()

  private struct Slot {
    var attribute: UInt32 = 0
    var element = UInt32.max
  }

  /// The elements of a tree that have an id.
  package init(_ tree: ElementTree) { self.init(tree) { _ in true } }

  /// Those of some kinds.
  package init(_ tree: ElementTree, where isIncluded: (ElementKind) -> Bool) {
    storage = tree.storage
    let elements = storage.elements
    var ids: [Slot] = []
    ids.reserveCapacity(elements.count)
    for element in elements.indices where isIncluded(elements[element].kind) {
      for index in storage.attributeRange(of: element) where storage.attributes[index].name == .id {
        ids.append(
          Slot(attribute: UInt32(truncatingIfNeeded: index), element: UInt32(truncatingIfNeeded: element)))
        break
      }
    }
    var size = 16
    while size < ids.count * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for id in ids {
      let place = storage.withValue(ofAttribute: Int(id.attribute)) { slot(of: $0) }
      if slots[place].element == .max { slots[place] = id }
    }
  }

  /// The element that an attribute's value is the id of.
  package subscript(reference: ElementTree.Attribute) -> NodeID? {
    reference.storage.withValue(ofAttribute: reference.index) { node(of: $0) }
  }

  /// The element of an id.
  package subscript(id: ObjectID) -> NodeID? {
    var text = id.text
    return text.withUTF8 { unsafe node(of: $0.span) }
  }

  private func node(of id: Span<UInt8>) -> NodeID? {
    let element = slots[slot(of: id)].element
    return element == .max ? nil : NodeID(element)
  }

  /// The slot of an id's element, or the free one where it would go.
  private func slot(of id: Span<UInt8>) -> Int {
    var place = Int(truncatingIfNeeded: hasher.hash(0..<id.count, in: id)) & (slots.count - 1)
    while slots[place].element != .max, !storage.isValue(id, ofAttribute: Int(slots[place].attribute)) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}

extension TreeStorage {
  /// The bytes of an attribute's value, decoded.
  func withValue<Result>(ofAttribute index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let record = attributes[index]
    let bytes = sources[Int(record.source)].bytes
    if record.isEncoded { return body(decodedValue(bytes.span, record.valueOffsets).span) }
    return body(bytes.span.extracting(record.valueOffsets))
  }

  /// Whether an attribute's value is so many bytes.
  fileprivate func isValue(_ text: Span<UInt8>, ofAttribute index: Int) -> Bool {
    withValue(ofAttribute: index) { value in
      guard value.count == text.count else { return false }
      for offset in value.indices where value[offset] != text[offset] { return false }
      return true
    }
  }
}

extension ElementTree {
  /// A hash of some of an element's attributes: equal for elements in which they have equal values, where one that is
  /// missing counts as empty.
  package func hash(of names: [AttributeName], in id: NodeID) -> UInt64 {
    // A sum, because attributes may be written in any order.
    var sum: UInt64 = 0
    for index in storage.attributeRange(of: id.index) {
      let name = storage.attributes[index].name
      guard names.contains(name) else { continue }
      var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(name.ordinal)
      storage.withValue(ofAttribute: index) { value in
        for index in value.indices { hash = (hash ^ UInt64(value[index])) &* 0x100_0000_01B3 }
        if !value.isEmpty { sum &+= hash }
      }
    }
    return sum
  }

  /// Whether some attributes of two elements have equal values, where one that is missing counts as empty.
  package func haveEqual(_ names: [AttributeName], _ a: NodeID, _ b: NodeID) -> Bool {
    names.allSatisfy { (string($0, of: a) ?? "") == (string($0, of: b) ?? "") }
  }

  /// Elements with an attribute whose value holds more than visible ASCII, or with text, in document order.
  package var unusual: [NodeID] {
    let isASCII = storage.sources.allSatisfy(\.isVisibleASCII)
    return storage.elements.indices.lazy.filter { storage.isUnusual($0, isASCII: isASCII) }.map { NodeID($0) }
  }
}

extension TreeStorage.Source {
  /// Whether no byte is DEL or beyond ASCII.
  fileprivate var isVisibleASCII: Bool {
    let span = unsafe bytes.span.bytes
    var offset = 0
    var found: UInt64 = 0
    while offset + 8 <= span.byteCount {
      let word = unsafe span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      // Adding one makes DEL exceed ASCII; a carry comes only from a byte that does so already.
      found |= word | (word &+ 0x0101_0101_0101_0101)
      offset += 8
    }
    if found & 0x8080_8080_8080_8080 != 0 { return false }
    while offset < span.byteCount {
      if bytes[offset] >= 0x7F { return false }
      offset += 1
    }
    return true
  }
}

extension TreeStorage {
  /// - Parameter isASCII: whether the sources have no byte beyond visible ASCII.
  fileprivate func isUnusual(_ element: Int, isASCII: Bool) -> Bool {
    if elements[element].hasText { return true }
    for index in attributeRange(of: element) {
      let record = attributes[index]
      if record.isEncoded { return true }
      if isASCII { continue }
      // A value that is not encoded has no control characters of ASCII's but DEL.
      let bytes = sources[Int(record.source)].bytes
      for offset in record.valueOffsets where bytes[offset] >= 0x7F { return true }
    }
    return false
  }
}
