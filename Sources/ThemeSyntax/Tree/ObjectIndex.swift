/// Elements by object id, compared as bytes. If several share an id, the first is used.
package struct ObjectIndex: Sendable {
  private let numbers: ObjectNumbers

  /// Indexes all elements of a tree that have ids.
  package init(_ tree: ElementTree) { self.init(tree) { _ in true } }

  /// Indexes elements of some kinds.
  package init(_ tree: ElementTree, where isIncluded: (ElementKind) -> Bool) {
    let elements = tree.storage.elements
    var ids: [ObjectNumbers.Entry] = []
    ids.reserveCapacity(elements.count)
    for element in elements.indices where isIncluded(elements[element].kind) {
      if let id = ObjectNumbers.Entry(tree.storage, element: element, number: element) { ids.append(id) }
    }
    numbers = ObjectNumbers(tree.storage, ids)
  }

  package subscript(reference: ElementTree.Attribute) -> NodeID? { numbers[reference].map { NodeID($0) } }

  package subscript(id: ObjectID) -> NodeID? { numbers[id].map { NodeID($0) } }
}

/// Positions of elements in a list by object id, compared as bytes. If several share an id, the first is used.
package struct ObjectNumbers: Sendable {
  private let storage: TreeStorage
  /// Hash table of the ids.
  private var slots: [Entry]
  private let hasher = ByteHash()

  /// An `id` attribute and the position; `max` marks a free slot.
  fileprivate struct Entry {
    var attribute: UInt32 = 0
    var number = UInt32.max
  }

  /// Numbers elements from 0 and indexes those with ids.
  package init(_ elements: [NodeID], in tree: ElementTree) {
    var ids: [Entry] = []
    ids.reserveCapacity(elements.count)
    for (number, element) in elements.enumerated() {
      if let id = Entry(tree.storage, element: element.index, number: number) { ids.append(id) }
    }
    self.init(tree.storage, ids)
  }

  fileprivate init(_ storage: TreeStorage, _ entries: [Entry]) {
    self.storage = storage
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = Array(repeating: Entry(), count: size)
    for entry in entries {
      let place = storage.withValue(ofAttribute: Int(entry.attribute)) { slot(of: $0) }
      if slots[place].number == .max { slots[place] = entry }
    }
  }

  /// The position of the element to which an attribute refers.
  package subscript(reference: ElementTree.Attribute) -> Int? {
    reference.storage.withValue(ofAttribute: reference.index) { number(of: $0) }
  }

  /// The position of the element with an id.
  package subscript(id: ObjectID) -> Int? {
    var text = id.text
    return text.withUTF8 { unsafe number(of: $0.span) }
  }

  private func number(of id: Span<UInt8>) -> Int? {
    let number = slots[slot(of: id)].number
    return number == .max ? nil : Int(number)
  }

  /// Returns the slot of an id, or the free slot for it.
  private func slot(of id: Span<UInt8>) -> Int {
    var place = Int(truncatingIfNeeded: hasher.hash(0..<id.count, in: id)) & (slots.count - 1)
    while slots[place].number != .max, !storage.isValue(id, ofAttribute: Int(slots[place].attribute)) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}

extension ObjectNumbers.Entry {
  /// Creates an entry, or nil for an element without an id.
  init?(_ storage: TreeStorage, element: Int, number: Int) {
    for index in storage.attributeRange(of: element) where storage.attributes[index].name == .id {
      self.init(attribute: UInt32(truncatingIfNeeded: index), number: UInt32(truncatingIfNeeded: number))
      return
    }
    return nil
  }
}

extension TreeStorage {
  /// Calls a closure with the decoded bytes of an attribute's value.
  func withValue<Result>(ofAttribute index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let record = attributes[index]
    let bytes = sources[Int(record.source)].bytes
    if record.isEncoded { return body(decodedValue(bytes.span, record.valueOffsets).span) }
    return body(bytes.span.extracting(record.valueOffsets))
  }

  /// Whether an attribute's value equals these bytes.
  func isValue(_ text: Span<UInt8>, ofAttribute index: Int) -> Bool {
    withValue(ofAttribute: index) { value in
      guard value.count == text.count else { return false }
      for offset in value.indices where value[offset] != text[offset] { return false }
      return true
    }
  }
}

extension ElementTree {
  /// Returns a hash of some attributes of an element, equal for elements with equal values. A missing attribute counts
  /// as empty.
  package func hash(of names: [AttributeName], in id: NodeID) -> UInt64 {
    // A sum, because the order of attributes is arbitrary.
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

  /// Whether some attributes of two elements have equal values. A missing attribute counts as empty.
  package func haveEqual(_ names: [AttributeName], _ a: NodeID, _ b: NodeID) -> Bool {
    names.allSatisfy { (string($0, of: a) ?? "") == (string($0, of: b) ?? "") }
  }

  /// Elements with text, or with an attribute value that contains more than visible ASCII, in document order.
  package var unusual: [NodeID] {
    let isASCII = storage.sources.allSatisfy(\.isVisibleASCII)
    var result: [NodeID] = []
    for element in storage.elements.indices where storage.isUnusual(element, isASCII: isASCII) {
      result.append(NodeID(element))
    }
    return result
  }
}

extension TreeStorage.Source {
  /// Whether all bytes are ASCII other than DEL.
  fileprivate var isVisibleASCII: Bool {
    let span = unsafe bytes.span.bytes
    var offset = 0
    var found: UInt64 = 0
    while offset + 8 <= span.byteCount {
      let word = unsafe span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      // Adding one moves DEL beyond ASCII. A carry can only come from a byte beyond ASCII.
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
  /// - Parameter isASCII: whether all sources consist of visible ASCII.
  fileprivate func isUnusual(_ element: Int, isASCII: Bool) -> Bool {
    if elements[element].hasText { return true }
    for index in attributeRange(of: element) {
      if attributes[index].isEncoded { return true }
      if isASCII { continue }
      let record = attributes[index]
      // DEL is the only ASCII control character possible in a value that is not encoded.
      let bytes = sources[Int(record.source)].bytes
      for offset in record.valueOffsets where bytes[offset] >= 0x7F { return true }
    }
    return false
  }
}
