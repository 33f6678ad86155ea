package import ThemeSource

/// Builds a tree from elements of other trees in document order: `open`, attributes and children, `close`. Only records
/// are copied; the bytes stay in the files.
package struct TreeBuilder {
  private var sources: [TreeStorage.Source] = []
  private var elements: [ElementRecord] = []
  private var attributes: [AttributeRecord] = []
  private var texts: [UInt32: TreeStorage.TextPlace] = [:]
  private var elementHistories: [UInt32: [ElementTree.Overridden]] = [:]
  private var attributeHistories: [UInt32: [ElementTree.Overridden]] = [:]
  private var openElements: [Int] = []
  /// For each source tree, the indices of its sources in this tree.
  private var sourceMaps: [ObjectIdentifier: [UInt16]] = [:]
  /// Values that are in no file, written as attributes. Once there are any, they form a source, `madeSource`.
  private var made: [UInt8] = []
  private var madeSource: Int?
  /// Keeps the trees alive that are identified by the keys of `sourceMaps`.
  private var storages: [TreeStorage] = []

  package init() {}

  /// Number of elements that are open; the document element's depth is 1.
  package var depth: Int { openElements.count }
  package var count: Int { elements.count }

  /// Opens a copy of another tree's element, without attributes and children, inside the innermost open element.
  /// - Parameters:
  ///   - renamed: the element that supplies the name and location instead.
  ///   - text: the element that supplies the text instead.
  @discardableResult
  package mutating func open(
    _ node: ElementTree.Node, renamed: ElementTree.Node? = nil, text: ElementTree.Node? = nil,
    history: [ElementTree.Overridden] = []
  ) -> NodeID {
    let named = renamed ?? node
    let index = elements.count
    var record = named.storage.elements[named.id.index]
    record.source = source(record.source, of: named.storage)
    record.parent = openElements.last.map { UInt32(truncatingIfNeeded: $0) } ?? ElementRecord.noParent
    record.subtreeEnd = UInt32(truncatingIfNeeded: index + 1)
    record.firstAttribute = UInt32(truncatingIfNeeded: attributes.count)
    let speaker = text ?? node
    record.hasText = speaker.hasText
    if record.hasText { keepText(of: speaker, in: index, written: named) }
    elements.append(record)
    if !history.isEmpty { elementHistories[UInt32(truncatingIfNeeded: index)] = history }
    openElements.append(index)
    return NodeID(index)
  }

  private mutating func keepText(of speaker: ElementTree.Node, in index: Int, written: ElementTree.Node) {
    let isOwn = speaker.storage === written.storage && speaker.id == written.id
    if isOwn, speaker.storage.texts[speaker.id.rawValue] == nil { return }
    var place = speaker.storage.textPlace(of: speaker.id.index)
    place.source = source(place.source, of: speaker.storage)
    texts[UInt32(truncatingIfNeeded: index)] = place
  }

  /// Adds an attribute to the last opened element. Must be called before any child is opened.
  /// - Parameter value: replaces the written value.
  package mutating func add(
    _ attribute: ElementTree.Attribute, value: String? = nil, history: [ElementTree.Overridden] = []
  ) {
    guard let last = openElements.last, last == elements.count - 1 else {
      preconditionFailure("attributes come before children")
    }
    var record = attribute.storage.attributes[attribute.index]
    if let value {
      record = make(attribute, value)
    } else {
      record.source = source(record.source, of: attribute.storage)
    }
    if !history.isEmpty { attributeHistories[UInt32(truncatingIfNeeded: attributes.count)] = history }
    attributes.append(record)
  }

  /// Replaces the text of the last opened element. Must be called before any child is opened.
  package mutating func setText(_ text: String, in file: FileID) {
    guard let last = openElements.last, last == elements.count - 1 else {
      preconditionFailure("text comes before children")
    }
    let source = makeSource(in: file)
    let start = made.count
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): made += "&amp;".utf8
      case UInt8(ascii: "<"): made += "&lt;".utf8
      case UInt8(ascii: ">"): made += "&gt;".utf8
      case 0x0D: made += "&#13;".utf8
      default: made.append(byte)
      }
    }
    elements[last].hasText = elements[last].kind.hasValue(in: Array(text.utf8))
    texts[UInt32(truncatingIfNeeded: last)] = TreeStorage.TextPlace(
      source: source, range: SourceRange(start..<made.count))
  }

  /// Returns the source for values that are in no file.
  private mutating func makeSource(in file: FileID) -> UInt16 {
    let index = madeSource ?? sources.count
    if madeSource == nil {
      madeSource = index
      sources.append(TreeStorage.Source(file: file, bytes: [], isMade: true))
    }
    return UInt16(clamping: index)
  }

  /// Writes an attribute to the source for values that are in no file.
  private mutating func make(_ attribute: ElementTree.Attribute, _ value: String) -> AttributeRecord {
    let source = makeSource(in: attribute.file)
    let nameStart = UInt32(clamping: made.count)
    made += attribute.writtenName.utf8
    made += "=\"".utf8
    let start = UInt32(clamping: made.count)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): made += "&amp;".utf8
      case UInt8(ascii: "\""): made += "&quot;".utf8
      case UInt8(ascii: "<"): made += "&lt;".utf8
      case 0x09, 0x0A, 0x0D: made += "&#\(byte);".utf8
      default: made.append(byte)
      }
    }
    let end = UInt32(clamping: made.count)
    made.append(UInt8(ascii: "\""))
    return AttributeRecord(
      name: attribute.name, nameStart: nameStart, valueStart: start, valueEnd: end, isEncoded: true, source: source)
  }

  /// Closes the innermost open element.
  package mutating func close() {
    guard let last = openElements.popLast() else { preconditionFailure("close without open") }
    elements[last].subtreeEnd = UInt32(truncatingIfNeeded: elements.count)
  }

  /// Closes all open elements and returns the tree.
  package consuming func finish() -> ElementTree {
    while !openElements.isEmpty { close() }
    if let madeSource { sources[madeSource].bytes = made }
    return ElementTree(
      TreeStorage(
        sources: sources, elements: elements, attributes: attributes, texts: texts,
        elementHistories: elementHistories, attributeHistories: attributeHistories))
  }

  /// Returns the index in this tree of another tree's source.
  private mutating func source(_ index: UInt16, of storage: TreeStorage) -> UInt16 {
    if let map = sourceMaps[ObjectIdentifier(storage)] { return map[Int(index)] }
    let map = storage.sources.map { added in
      if let same = sources.firstIndex(where: { $0.isSame(as: added) }) { return UInt16(clamping: same) }
      sources.append(added)
      return UInt16(clamping: sources.count - 1)
    }
    sourceMaps[ObjectIdentifier(storage)] = map
    storages.append(storage)
    return map[Int(index)]
  }
}

extension TreeBuilder {
  /// Copies an element of another tree with its descendants.
  package mutating func copy(_ id: NodeID, of other: ElementTree) {
    var ends: [NodeID] = []
    for node in other.subtree(of: id) {
      while let last = ends.last, last <= node {
        ends.removeLast()
        close()
      }
      let element = other[node]
      open(element, history: other.overridden(by: node))
      for attribute in other.attributes(of: node) { add(attribute, history: other.overridden(by: attribute)) }
      ends.append(element.subtreeEnd)
    }
    for _ in ends { close() }
  }
}

extension TreeStorage.Source {
  /// Whether both refer to the same file and the same bytes in memory.
  fileprivate func isSame(as other: Self) -> Bool {
    guard file == other.file, bytes.count == other.bytes.count else { return false }
    return unsafe bytes.withUnsafeBufferPointer { own in
      unsafe other.bytes.withUnsafeBufferPointer { unsafe $0.baseAddress == own.baseAddress }
    }
  }
}
