package import ThemeSource

/// Index of an element; valid only in the tree that created it.
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

/// Elements in document order (preorder), as flat arrays over the bytes of their files. The parser creates a tree from
/// one file, inheritance from several. Names are ordinals; values are ranges, decoded on access. Each element and
/// attribute refers to the file and the bytes that supplied it.
package struct ElementTree: Sendable {
  package let storage: TreeStorage
  /// Elements with a reported error, or with a part missing because of one. Consequential problems are not reported.
  package var marked: Set<NodeID> = []
  /// Views that code hides or shows. Overrides the theme.
  private var hiddenByCode: [NodeID: Bool] = [:]

  package init() { storage = .empty }
  init(_ storage: TreeStorage) { self.storage = storage }

  package var isEmpty: Bool { storage.elements.isEmpty }
  package var count: Int { storage.elements.count }
  /// The document element; nil for an empty tree.
  package var documentElement: NodeID? { isEmpty ? nil : NodeID(0) }

  package subscript(id: NodeID) -> Node { Node(storage: storage, id: id) }
}

// MARK: Elements

extension ElementTree {
  package struct Node: Sendable {
    let storage: TreeStorage
    package let id: NodeID

    private var record: ElementRecord { storage.elements[id.index] }

    package var kind: ElementKind { record.kind }
    /// The parent element; nil for the document element.
    package var parent: NodeID? {
      let parent = record.parent
      return parent == ElementRecord.noParent ? nil : NodeID(parent)
    }
    /// Index after the last descendant; for a leaf, its index + 1.
    package var subtreeEnd: NodeID { NodeID(record.subtreeEnd) }
    package var isLeaf: Bool { Int(record.subtreeEnd) == id.index + 1 }
    /// The name as written.
    package var name: String { storage.name(of: id.index) }
    /// Whether the element directly contains character data, except for whitespace outside of strings.
    package var hasText: Bool { record.hasText }
    /// Character data directly inside, with entities resolved; nil if there is only whitespace, and the element is no string.
    package var text: String? { storage.text(of: id.index) }
    /// Character data directly inside, with entities resolved.
    package var characterData: String { storage.characterData(of: id.index) }
    /// Whether the character data is in no file.
    package var isTextMade: Bool { storage.sources[Int(storage.textPlace(of: id.index).source)].isMade }
    /// The file that supplied the element.
    package var file: FileID { storage.sources[Int(record.source)].file }
    /// From `<` up to and including the end tag's `>`.
    package var range: SourceRange { SourceRange(start: record.start, end: record.end) }
    package var span: SourceSpan { SourceSpan(file: file, range: range) }
    /// The name in the start tag.
    package var nameRange: SourceRange { storage.nameRange(of: id.index) }
    package var nameSpan: SourceSpan { SourceSpan(file: file, range: nameRange) }
    /// Offset after the start tag's `>` (or `/>`): the start tag is `range.start..<startTagEnd`.
    package var startTagEnd: UInt32 { record.startTagEnd }
    /// Offset of the end tag; the end of ``range`` for an element without one.
    package var endTagStart: UInt32 { record.endTagStart }
    package var startTagSpan: SourceSpan {
      SourceSpan(file: file, range: SourceRange(start: record.start, end: record.startTagEnd))
    }
    /// Whether the element replaced an element of another theme completely.
    package var isOverride: Bool { storage.elementHistories[id.rawValue] != nil }
  }

  /// All elements, in document order, by index.
  package struct Nodes: RandomAccessCollection, Sendable {
    let storage: TreeStorage
    package var startIndex: Int { 0 }
    package var endIndex: Int { storage.elements.count }
    package subscript(index: Int) -> Node { Node(storage: storage, id: NodeID(index)) }
  }

  package var nodes: Nodes { Nodes(storage: storage) }

  package func kind(of id: NodeID) -> ElementKind { storage.elements[id.index].kind }

  package func parent(of id: NodeID) -> NodeID? {
    let parent = storage.elements[id.index].parent
    return parent == ElementRecord.noParent ? nil : NodeID(parent)
  }

  package func file(of id: NodeID) -> FileID { storage.sources[Int(storage.elements[id.index].source)].file }
}

// MARK: Attributes

extension ElementTree {
  package struct Attribute: Sendable {
    let storage: TreeStorage
    let index: Int

    private var record: AttributeRecord { storage.attributes[index] }

    package var name: AttributeName { record.name }
    /// The qualified name as written, for names that are ``AttributeName/unknown``.
    package var writtenName: String { storage.name(ofAttribute: index) }
    /// Whether the written name equals `name`, even if the catalog does not contain it.
    package func isNamed(_ name: String) -> Bool { storage.isNamed(name, attribute: index) }
    /// The value with entities resolved.
    package var value: String { storage.value(ofAttribute: index) }
    /// Whether the value is in no file.
    package var isMade: Bool { storage.sources[Int(record.source)].isMade }
    package var file: FileID { storage.sources[Int(record.source)].file }
    package var nameRange: SourceRange { storage.nameRange(ofAttribute: index) }
    /// The range between the quotes.
    package var valueRange: SourceRange { SourceRange(start: record.valueStart, end: record.valueEnd) }
    package var valueSpan: SourceSpan { SourceSpan(file: file, range: valueRange) }
    package var nameSpan: SourceSpan { SourceSpan(file: file, range: nameRange) }
    /// The layout attribute that the value names, as in constraints; nil if it is none.
    package var layoutAttribute: LayoutAttribute? { storage.layoutAttribute(ofAttribute: index) }
    /// The value as read by ``parseNumber(_:)-(String)``.
    package var number: Double? { storage.number(ofAttribute: index) }
    package func isValue(_ text: String) -> Bool { storage.value(ofAttribute: index, equals: text) }
    package func hasValue(of other: Attribute) -> Bool {
      storage.withValue(ofAttribute: index) { other.storage.isValue($0, ofAttribute: other.index) }
    }
    /// Whether the attribute replaced a value of another theme.
    package var isOverride: Bool { storage.attributeHistories[UInt32(clamping: index)] != nil }
  }

  /// The attributes of an element, in the order written.
  package struct Attributes: RandomAccessCollection, Sendable {
    let storage: TreeStorage
    package let startIndex: Int
    package let endIndex: Int
    package subscript(index: Int) -> Attribute { Attribute(storage: storage, index: index) }
    package func index(after index: Int) -> Int { index + 1 }
    package func formIndex(after index: inout Int) { index += 1 }
  }

  package func attributes(of id: NodeID) -> Attributes {
    let range = storage.attributeRange(of: id.index)
    return Attributes(storage: storage, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// The attributes of all elements, in document order.
  package var allAttributes: Attributes {
    Attributes(storage: storage, startIndex: 0, endIndex: storage.attributes.count)
  }

  private func attributeIndex(_ name: AttributeName, of id: NodeID) -> Int? {
    let range = storage.attributeRange(of: id.index)
    var index = range.lowerBound
    while index < range.upperBound {
      if storage.attributes[index].name == name { return index }
      index += 1
    }
    return nil
  }

  package func attribute(_ name: AttributeName, of id: NodeID) -> Attribute? {
    attributeIndex(name, of: id).map { Attribute(storage: storage, index: $0) }
  }

  /// The attribute with this written name, even if the catalog does not contain it.
  package func attribute(named name: String, of id: NodeID) -> Attribute? {
    for index in storage.attributeRange(of: id.index) where storage.isNamed(name, attribute: index) {
      return Attribute(storage: storage, index: index)
    }
    return nil
  }

  /// Whether the element's written name equals `name`, even if the catalog does not contain it.
  package func isNamed(_ name: String, _ id: NodeID) -> Bool {
    let record = storage.elements[id.index]
    return storage.isName(name, at: Int(record.start) + 1, record.source)
  }

  package func has(_ name: AttributeName, _ value: String, of id: NodeID) -> Bool {
    attributeIndex(name, of: id).map { storage.value(ofAttribute: $0, equals: value) } ?? false
  }

  package func string(_ name: AttributeName, of id: NodeID) -> String? {
    attributeIndex(name, of: id).map { storage.value(ofAttribute: $0) }
  }

  /// A finite decimal number; nil if absent or malformed (reported as `syntax/bad-value`).
  package func number(_ name: AttributeName, of id: NodeID) -> Double? {
    attributeIndex(name, of: id).flatMap { storage.number(ofAttribute: $0) }
  }

  package func integer(_ name: AttributeName, of id: NodeID) -> Int? {
    number(name, of: id).flatMap { Int(exactly: $0) }
  }

  /// The value `YES` or `NO`; nil otherwise.
  package func bool(_ name: AttributeName, of id: NodeID) -> Bool? {
    guard let index = attributeIndex(name, of: id) else { return nil }
    if storage.value(ofAttribute: index, equals: "YES") { return true }
    return storage.value(ofAttribute: index, equals: "NO") ? false : nil
  }

  /// Whether a view is hidden. Code takes precedence over the theme.
  package func isHidden(_ id: NodeID) -> Bool {
    if !hiddenByCode.isEmpty, let isHidden = hiddenByCode[id] { return isHidden }
    return bool(.hidden, of: id) == true
  }

  /// Hides or shows a view, overriding the theme.
  package mutating func setHidden(_ isHidden: Bool, _ id: NodeID) { hiddenByCode[id] = isHidden }

  package func objectID(of id: NodeID) -> ObjectID? { string(.id, of: id).map { ObjectID($0) } }

  /// The id to which an attribute refers.
  package func reference(_ name: AttributeName, of id: NodeID) -> ObjectID? {
    string(name, of: id).map { ObjectID($0) }
  }
}
