extension ElementTree {
  /// Children of an element, in order.
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

  /// Children of one kind, in order.
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

  /// The first child of one kind.
  package func child(of id: NodeID, _ kind: ElementKind) -> NodeID? {
    firstChild(of: id) { storage.elements[$0].kind == kind }
  }

  /// The first child with that `key`, of whatever kind.
  package func child(of id: NodeID, key: String) -> NodeID? {
    firstChild(of: id) { has(.key, key, of: NodeID($0)) }
  }

  /// The first child of that kind with that `key`.
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

  /// Whether an attribute of a name has a value whose bytes end in a word. A value with references counts as one.
  package func hasValue(of name: AttributeName, endingIn word: StaticString) -> Bool {
    storage.hasValue(of: name, endingIn: word)
  }

  /// All elements of one kind, in document order.
  package func nodes(_ kind: ElementKind) -> [NodeID] {
    var result: [NodeID] = []
    for index in storage.elements.indices where storage.elements[index].kind == kind { result.append(NodeID(index)) }
    return result
  }

  /// All elements whose kind has a trait, in document order.
  package func nodes(with trait: ElementTraits) -> [NodeID] {
    let rows = Catalog.shared.rows
    var result: [NodeID] = []
    for index in storage.elements.indices
    where rows[Int(storage.elements[index].kind.ordinal)].traits.rawValue & trait.rawValue != 0 {
      result.append(NodeID(index))
    }
    return result
  }

  /// Elements that follow each other, in document order.
  package struct NodeRange: RandomAccessCollection, Sendable {
    package let startIndex: Int
    package let endIndex: Int
    package subscript(index: Int) -> NodeID { NodeID(index) }

    /// One call for each element: nothing of a collection is inlined across modules.
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

  /// The element and all elements inside it, in document order.
  package func subtree(of id: NodeID) -> NodeRange {
    NodeRange(startIndex: id.index, endIndex: Int(storage.elements[id.index].subtreeEnd))
  }

  /// All elements, in document order.
  package var all: NodeRange { NodeRange(startIndex: 0, endIndex: count) }

  /// The elements around one, nearest first.
  package func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: parent(of: id)) { next in
      defer { next = next.flatMap { parent(of: $0) } }
      return next
    }
  }

  /// Whether the first element is, or is inside, the second.
  package func isInside(_ id: NodeID, _ other: NodeID) -> Bool {
    other <= id && id < self[other].subtreeEnd
  }

  /// The innermost element around an offset of a file that this tree alone is of; nil where there is none.
  package func innermost(at offset: UInt32) -> NodeID? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if storage.elements[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? NodeID(low - 1) : nil
    while let node = next, storage.elements[node.index].end <= offset { next = parent(of: node) }
    return next
  }
}
