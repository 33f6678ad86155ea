package import ThemeSource

/// The arrays of a tree. They are immutable and shared, so that copying a tree is cheap.
package final class TreeStorage: Sendable {
  /// A file that supplied parts of the tree.
  package struct Source: Sendable {
    package var file: FileID
    package var bytes: [UInt8]
    /// Whether the bytes are values that are in no file, such as translations.
    package var isMade = false
  }

  let sources: [Source]
  /// In document order.
  let elements: [ElementRecord]
  let attributes: [AttributeRecord]
  /// Text that another file supplies, by element.
  let texts: [UInt32: TextPlace]
  /// Replaced values by the index of the element or attribute.
  let elementHistories: [UInt32: [ElementTree.Overridden]]
  let attributeHistories: [UInt32: [ElementTree.Overridden]]

  /// The location of an element's character data.
  struct TextPlace: Sendable {
    var source: UInt16
    /// The element's content, between start tag and end tag.
    var range: SourceRange
  }

  init(
    sources: [Source], elements: [ElementRecord], attributes: [AttributeRecord], texts: [UInt32: TextPlace] = [:],
    elementHistories: [UInt32: [ElementTree.Overridden]] = [:],
    attributeHistories: [UInt32: [ElementTree.Overridden]] = [:]
  ) {
    self.sources = sources
    self.elements = elements
    self.attributes = attributes
    self.texts = texts
    self.elementHistories = elementHistories
    self.attributeHistories = attributeHistories
  }

  static let empty = TreeStorage(sources: [], elements: [], attributes: [])
}

// MARK: Reading

extension TreeStorage {
  func attributeRange(of element: Int) -> Range<Int> {
    let start = Int(elements[element].firstAttribute)
    return start..<(element + 1 < elements.count ? Int(elements[element + 1].firstAttribute) : attributes.count)
  }

  func nameRange(of element: Int) -> SourceRange {
    let record = elements[element]
    let start = Int(record.start) + 1
    if record.kind != .unknown {
      return SourceRange(start..<start + record.kind.name.utf8.count)
    }
    let bytes = sources[Int(record.source)].bytes
    return SourceRange(start..<nameEnd(from: start, in: bytes.span))
  }

  func nameRange(ofAttribute index: Int) -> SourceRange {
    let record = attributes[index]
    let start = Int(record.nameStart)
    if record.name != .unknown { return SourceRange(start..<start + record.name.name.utf8.count) }
    let bytes = sources[Int(record.source)].bytes
    return SourceRange(start..<nameEnd(from: start, in: bytes.span))
  }

  func name(of element: Int) -> String {
    let record = elements[element]
    return record.kind != .unknown ? record.kind.name : string(nameRange(of: element), record.source)
  }

  func name(ofAttribute index: Int) -> String {
    let record = attributes[index]
    return record.name != .unknown ? record.name.name : string(nameRange(ofAttribute: index), record.source)
  }

  func isNamed(_ name: String, attribute index: Int) -> Bool {
    isName(name, at: Int(attributes[index].nameStart), attributes[index].source)
  }

  /// Whether the name at `start` in a source equals `text`.
  func isName(_ text: String, at start: Int, _ source: UInt16) -> Bool {
    let bytes = sources[Int(source)].bytes
    var index = start
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return index == bytes.count || isNameEnd(bytes[index])
  }

  /// Returns an attribute's value, decoded.
  func value(ofAttribute index: Int) -> String {
    let record = attributes[index]
    let range = Int(record.valueStart)..<Int(record.valueEnd)
    let bytes = sources[Int(record.source)].bytes
    return record.isEncoded
      ? String(decoding: decodedValue(bytes.span, range), as: UTF8.self)
      : String(decoding: bytes[range], as: UTF8.self)
  }

  func value(ofAttribute index: Int, equals text: String) -> Bool {
    let record = attributes[index]
    if record.isEncoded { return value(ofAttribute: index) == text }
    let (start, count) = (Int(record.valueStart), Int(record.valueEnd) - Int(record.valueStart))
    guard count == text.utf8.count else { return false }
    let bytes = sources[Int(record.source)].bytes
    var index = start
    for byte in text.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Whether an attribute `name` has a value that ends in `word`. Values with references count as matches.
  func hasValue(of name: AttributeName, endingIn word: StaticString) -> Bool {
    attributes.contains { $0.name == name && ($0.isEncoded || isEnd(word, of: $0)) }
  }

  private func isEnd(_ word: StaticString, of record: AttributeRecord) -> Bool {
    let bytes = sources[Int(record.source)].bytes
    return word.withUTF8Buffer { word in
      unsafe bytes[record.valueOffsets].suffix(word.count).elementsEqual(word)
    }
  }

  /// Returns the layout attribute that a constraint's attribute names.
  func layoutAttribute(ofAttribute index: Int) -> LayoutAttribute? {
    let record = attributes[index]
    if record.isEncoded { return LayoutAttribute(name: value(ofAttribute: index)) }
    let bytes = sources[Int(record.source)].bytes
    return LayoutAttribute(record.valueOffsets, in: bytes.span)
  }

  func number(ofAttribute index: Int) -> Double? {
    let record = attributes[index]
    if record.isEncoded { return parseNumber(value(ofAttribute: index)) }
    let bytes = sources[Int(record.source)].bytes
    return parseNumber(bytes.span.extracting(Int(record.valueStart)..<Int(record.valueEnd)))
  }

  /// Returns the character data directly inside an element, decoded; nil if there is only whitespace, and
  /// the element is no string.
  func text(of element: Int) -> String? {
    elements[element].hasText ? characterData(of: element) : nil
  }

  /// Returns the character data directly inside an element, decoded.
  func characterData(of element: Int) -> String {
    let place = textPlace(of: element)
    let bytes = sources[Int(place.source)].bytes
    return String(decoding: ThemeSyntax.characterData(of: bytes.span, place.range.offsets), as: UTF8.self)
  }

  func textPlace(of element: Int) -> TextPlace {
    if let place = texts[UInt32(truncatingIfNeeded: element)] { return place }
    let record = elements[element]
    return TextPlace(source: record.source, range: SourceRange(start: record.startTagEnd, end: record.endTagStart))
  }

  private func string(_ range: SourceRange, _ source: UInt16) -> String {
    String(decoding: sources[Int(source)].bytes[range.offsets], as: UTF8.self)
  }
}
