/// The kind of an element, its offsets in the source and its position in the tree. 32 bytes.
package struct ElementRecord: Sendable {
  /// Offset of `<`.
  package var start: UInt32
  /// Offset after the start tag's `>`.
  package var startTagEnd: UInt32
  /// Offset of the end tag's `<`; ``end`` if there is none.
  package var endTagStart: UInt32
  /// Offset after the element.
  package var end: UInt32
  /// Index of the parent element; `noParent` for the document element.
  package var parent: UInt32
  /// Index after the last descendant.
  package var subtreeEnd: UInt32
  /// Index of the first attribute. The last one precedes the next element's first.
  package var firstAttribute: UInt32
  /// The kind's ordinal; the highest bit is set if the element has text.
  private var kindAndText: UInt16
  /// Index of the source to which the offsets refer.
  package var source: UInt16

  package static let noParent = UInt32.max

  package init(
    kind: ElementKind, start: UInt32, startTagEnd: UInt32, parent: UInt32, index: Int, firstAttribute: Int,
    source: UInt16 = 0
  ) {
    self.start = start
    self.startTagEnd = startTagEnd
    endTagStart = startTagEnd
    end = startTagEnd
    self.parent = parent
    subtreeEnd = UInt32(truncatingIfNeeded: index + 1)
    self.firstAttribute = UInt32(truncatingIfNeeded: firstAttribute)
    kindAndText = kind.ordinal
    self.source = source
  }

  package var kind: ElementKind {
    get { ElementKind(ordinal: kindAndText & 0x7FFF) }
    set { kindAndText = kindAndText & 0x8000 | newValue.ordinal }
  }

  package var hasText: Bool {
    get { kindAndText & 0x8000 != 0 }
    set { kindAndText = newValue ? kindAndText | 0x8000 : kindAndText & 0x7FFF }
  }
}

/// The name of an attribute, as an ordinal, and its offsets in the source. 16 bytes.
package struct AttributeRecord: Sendable {
  package var nameStart: UInt32
  /// Offset after the opening quote.
  package var valueStart: UInt32
  /// The value's length; the highest bit is set if it contains references or whitespace to decode.
  private var lengthAndForm: UInt32
  package var name: AttributeName
  /// Index of the source to which the offsets refer.
  package var source: UInt16

  package init(
    name: AttributeName, nameStart: UInt32, valueStart: UInt32, valueEnd: UInt32, isEncoded: Bool, source: UInt16 = 0
  ) {
    self.name = name
    self.nameStart = nameStart
    self.valueStart = valueStart
    lengthAndForm = (valueEnd &- valueStart) & 0x7FFF_FFFF | (isEncoded ? 0x8000_0000 : 0)
    self.source = source
  }

  package var valueEnd: UInt32 { valueStart &+ (lengthAndForm & 0x7FFF_FFFF) }
  /// The value's offsets in its source.
  var valueOffsets: Range<Int> {
    let start = Int(valueStart)
    return start..<start + Int(lengthAndForm & 0x7FFF_FFFF)
  }
  package var isEncoded: Bool { lengthAndForm & 0x8000_0000 != 0 }
}
