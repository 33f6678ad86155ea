internal import ThemeSource

extension ElementTree {
  /// The children of an element, in order.
  package struct Children: Sequence, IteratorProtocol {
    let storage: TreeStorage
    var current: Int
    let end: Int
    package mutating func next() -> NodeID? {
      guard current < end else { return nil }
      defer { current = Int(storage.elements[current].subtreeEnd) }
      return NodeID(current)
    }
  }

  package func children(of id: NodeID) -> Children {
    Children(storage: storage, current: id.index + 1, end: Int(storage.elements[id.index].subtreeEnd))
  }

  /// Returns the children of one kind, in order.
  package func children(of id: NodeID, _ kind: ElementKind) -> [NodeID] {
    var result: [NodeID] = []
    var child = id.index + 1
    let end = Int(storage.elements[id.index].subtreeEnd)
    while child < end {
      if storage.elements[child].kind == kind { result.append(NodeID(child)) }
      child = Int(storage.elements[child].subtreeEnd)
    }
    return result
  }

  /// Returns the first child of one kind.
  package func child(of id: NodeID, _ kind: ElementKind) -> NodeID? {
    firstChild(of: id) { storage.elements[$0].kind == kind }
  }

  /// Returns the first child with this `key`, of any kind.
  package func child(of id: NodeID, key: String) -> NodeID? {
    firstChild(of: id) { has(.key, key, of: NodeID($0)) }
  }

  /// Returns the first child of this kind with this `key`.
  package func child(of id: NodeID, _ kind: ElementKind, key: String) -> NodeID? {
    firstChild(of: id) { storage.elements[$0].kind == kind && has(.key, key, of: NodeID($0)) }
  }

  private func firstChild(of id: NodeID, where isWanted: (Int) -> Bool) -> NodeID? {
    var child = id.index + 1
    let end = Int(storage.elements[id.index].subtreeEnd)
    while child < end {
      if isWanted(child) { return NodeID(child) }
      child = Int(storage.elements[child].subtreeEnd)
    }
    return nil
  }

  /// Whether an attribute `name` has a value that ends in `word`. Values with references count as matches.
  package func hasValue(of name: AttributeName, endingIn word: StaticString) -> Bool {
    storage.hasValue(of: name, endingIn: word)
  }

  /// Returns all elements of one kind, in document order.
  package func nodes(_ kind: ElementKind) -> [NodeID] {
    var result: [NodeID] = []
    for index in storage.elements.indices where storage.elements[index].kind == kind { result.append(NodeID(index)) }
    return result
  }

  /// Returns all elements of kinds with a trait, in document order.
  package func nodes(with trait: ElementTraits) -> [NodeID] {
    let rows = Catalog.shared.rows
    var result: [NodeID] = []
    for index in storage.elements.indices
    where rows[Int(storage.elements[index].kind.ordinal)].traits.rawValue & trait.rawValue != 0 {
      result.append(NodeID(index))
    }
    return result
  }

  /// Consecutive elements in document order.
  package struct NodeRange: RandomAccessCollection, Sendable {
    package let startIndex: Int
    package let endIndex: Int
    package subscript(index: Int) -> NodeID { NodeID(index) }

    /// A custom iterator takes one call per element; collection methods are not inlined across modules.
    package struct Iterator: IteratorProtocol {
      fileprivate var current: Int
      fileprivate let end: Int
      package mutating func next() -> NodeID? {
        guard current < end else { return nil }
        defer { current += 1 }
        return NodeID(current)
      }
    }

    package func makeIterator() -> Iterator { Iterator(current: startIndex, end: endIndex) }
  }

  /// Returns the element and its descendants, in document order.
  package func subtree(of id: NodeID) -> NodeRange {
    NodeRange(startIndex: id.index, endIndex: Int(storage.elements[id.index].subtreeEnd))
  }

  /// All elements, in document order.
  package var all: NodeRange { NodeRange(startIndex: 0, endIndex: count) }

  /// Returns the ancestors of an element, nearest first.
  package func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: parent(of: id)) { next in
      defer { next = next.flatMap { parent(of: $0) } }
      return next
    }
  }

  /// Whether an element equals `other` or is inside of it.
  package func isInside(_ id: NodeID, _ other: NodeID) -> Bool {
    other <= id && id < self[other].subtreeEnd
  }

  /// Returns the innermost element around an offset, or nil if there is none. The tree must contain only one file.
  package func innermost(at offset: UInt32) -> NodeID? {
    let later = storage.elements.partitioningIndex { $0.start > offset }
    var next = later > 0 ? NodeID(later - 1) : nil
    while let node = next, storage.elements[node.index].end <= offset { next = parent(of: node) }
    return next
  }
}
