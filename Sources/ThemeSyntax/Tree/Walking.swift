package import InterfaceBuilderCatalog

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
    children(of: id).filter { self.kind(of: $0) == kind }
  }

  /// The first child of one kind.
  package func child(of id: NodeID, _ kind: ElementKind) -> NodeID? {
    children(of: id).first { self.kind(of: $0) == kind }
  }

  /// The first child with that `key`, of whatever kind.
  package func child(of id: NodeID, key: String) -> NodeID? {
    children(of: id).first { has(.key, key, of: $0) }
  }

  /// The first child of that kind with that `key`.
  package func child(of id: NodeID, _ kind: ElementKind, key: String) -> NodeID? {
    children(of: id).first { self.kind(of: $0) == kind && has(.key, key, of: $0) }
  }

  /// The element and all elements inside it, in document order.
  package func subtree(of id: NodeID) -> some RandomAccessCollection<NodeID> {
    (id.index..<Int(storage.elements[id.index].subtreeEnd)).lazy.map { NodeID($0) }
  }

  /// All elements, in document order.
  package var all: some RandomAccessCollection<NodeID> { (0..<count).lazy.map { NodeID($0) } }

  /// The elements around one, nearest first.
  package func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: self[id].parent) { next in
      defer { next = next.flatMap { self[$0].parent } }
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
    while let node = next, storage.elements[node.index].end <= offset { next = self[node].parent }
    return next
  }
}
