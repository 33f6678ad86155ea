package import ThemeSource

/// Index of an element; valid only in the tree that made it.
package struct NodeID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package init(_ index: Int) { rawValue = UInt32(clamping: index) }
  package var index: Int { Int(rawValue) }
  package static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// Object id of an element (`id="iN0-l3-epB"`), compared as bytes.
package struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String
  package init(_ text: String) { self.text = text }
  package var description: String { text }
  package static func == (a: ObjectID, b: ObjectID) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
  package static func < (a: ObjectID, b: ObjectID) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }
}

/// Elements in document order (preorder), as flat arrays: what the parser makes of a file, and what inheritance makes
/// of several. Every element and attribute knows the file and the bytes that supplied it.
package struct ElementTree: Sendable {
  /// One element.
  package struct Node: Sendable {
    package var kind: ElementKind
    /// The enclosing element; nil for the document element.
    package var parent: NodeID?
    /// Index behind the last element inside this one; a leaf's is its own index + 1.
    package var subtreeEnd: NodeID
    /// This element's slice of ``ElementTree/attributes``, in the order written.
    package var attributes: Range<Int>
    /// Character data directly inside, entities resolved; nil when there is none but white space.
    package var text: String?
    /// The name as written; of use where `kind` is `unknown`.
    package var name: String
    /// From `<` to behind the end tag's `>`.
    package var span: SourceSpan
    /// The name in the start tag.
    package var nameRange: SourceRange
    /// Behind the start tag's `>` (or `/>`): the start tag is `span.range.start..<startTagEnd`.
    package var startTagEnd: UInt32
    /// What this element replaced whole in inheritance, nearest first; index into ``ElementTree/histories``.
    package var history: Int?

    /// The start tag's name, as a span.
    package var nameSpan: SourceSpan { SourceSpan(file: span.file, range: nameRange) }
    /// The whole start tag.
    package var startTagSpan: SourceSpan {
      SourceSpan(file: span.file, range: SourceRange(start: span.range.start, end: startTagEnd))
    }
  }

  /// One attribute.
  package struct Attribute: Sendable {
    package var name: AttributeName
    /// The qualified name as written; of use where `name` is `unknown`.
    package var writtenName: String
    /// Entities resolved.
    package var value: String
    package var file: FileID
    package var nameRange: SourceRange
    /// Between the quotes.
    package var valueRange: SourceRange
    /// The values that this one overrode, nearest first; index into ``ElementTree/histories``.
    package var history: Int?

    package init(
      name: AttributeName, writtenName: String, value: String, file: FileID, nameRange: SourceRange,
      valueRange: SourceRange, history: Int? = nil
    ) {
      self.name = name
      self.writtenName = writtenName
      self.value = value
      self.file = file
      self.nameRange = nameRange
      self.valueRange = valueRange
      self.history = history
    }

    package var valueSpan: SourceSpan { SourceSpan(file: file, range: valueRange) }
    package var nameSpan: SourceSpan { SourceSpan(file: file, range: nameRange) }
  }

  /// A value that another theme's replaced: how it was written, and where.
  package struct Overridden: Sendable {
    package var text: String
    package var span: SourceSpan
    package init(text: String, span: SourceSpan) {
      self.text = text
      self.span = span
    }
  }

  package internal(set) var nodes: [Node] = []
  package internal(set) var attributes: [Attribute] = []
  /// Overridden values, nearest first, of the attributes and elements that have a `history`.
  package internal(set) var histories: [[Overridden]] = []

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }
  /// The document element; nil for an empty tree.
  package var documentElement: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

  /// The element of an id that this tree made.
  package subscript(id: NodeID) -> Node { nodes[id.index] }
}

// MARK: Walking

extension ElementTree {
  /// Children of an element, in order.
  package struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var current: Int
    let end: Int
    package mutating func next() -> NodeID? {
      guard current < end else { return nil }
      defer { current = nodes[current].subtreeEnd.index }
      return NodeID(current)
    }
  }

  package func children(of id: NodeID) -> Children {
    Children(nodes: nodes, current: id.index + 1, end: nodes[id.index].subtreeEnd.index)
  }

  /// Children of one kind, in order.
  package func children(of id: NodeID, _ kind: ElementKind) -> [NodeID] {
    children(of: id).filter { nodes[$0.index].kind == kind }
  }

  /// The first child of one kind.
  package func child(of id: NodeID, _ kind: ElementKind) -> NodeID? {
    children(of: id).first { nodes[$0.index].kind == kind }
  }

  /// The first child with that `key`, of whatever kind.
  package func child(of id: NodeID, key: String) -> NodeID? {
    children(of: id).first { string(.key, of: $0) == key }
  }

  /// The first child of that kind with that `key`.
  package func child(of id: NodeID, _ kind: ElementKind, key: String) -> NodeID? {
    children(of: id).first { nodes[$0.index].kind == kind && string(.key, of: $0) == key }
  }

  /// The element and all elements inside it, in document order.
  package func subtree(of id: NodeID) -> some RandomAccessCollection<NodeID> {
    (id.index..<nodes[id.index].subtreeEnd.index).lazy.map { NodeID($0) }
  }

  /// All elements, in document order.
  package var all: some RandomAccessCollection<NodeID> { nodes.indices.lazy.map { NodeID($0) } }

  /// The elements around one, nearest first.
  package func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: nodes[id.index].parent) { next in
      defer { next = next.flatMap { nodes[$0.index].parent } }
      return next
    }
  }

  /// Whether the first element is, or is inside, the second.
  package func isInside(_ id: NodeID, _ other: NodeID) -> Bool {
    other <= id && id < nodes[other.index].subtreeEnd
  }
}

// MARK: Attributes

extension ElementTree {
  package func attributes(of id: NodeID) -> ArraySlice<Attribute> { attributes[nodes[id.index].attributes] }

  package func attribute(_ name: AttributeName, of id: NodeID) -> Attribute? {
    attributes(of: id).first { $0.name == name }
  }

  package func string(_ name: AttributeName, of id: NodeID) -> String? { attribute(name, of: id)?.value }

  /// A finite decimal number; nil when absent or malformed (`syntax/bad-value` has said so).
  package func number(_ name: AttributeName, of id: NodeID) -> Double? {
    attribute(name, of: id).flatMap { parseNumber($0.value) }
  }

  package func integer(_ name: AttributeName, of id: NodeID) -> Int? {
    number(name, of: id).flatMap { Int(exactly: $0) }
  }

  /// `YES` or `NO`.
  package func bool(_ name: AttributeName, of id: NodeID) -> Bool? {
    switch string(name, of: id) {
    case "YES": true
    case "NO": false
    case .some, nil: nil
    }
  }

  package func objectID(of id: NodeID) -> ObjectID? { string(.id, of: id).map { ObjectID($0) } }

  /// An id that an attribute refers to.
  package func reference(_ name: AttributeName, of id: NodeID) -> ObjectID? {
    string(name, of: id).map { ObjectID($0) }
  }
}
