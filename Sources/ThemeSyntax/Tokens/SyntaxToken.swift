package import ThemeSource

/// A range of a file's bytes: markup, or the text between markup.
package struct SyntaxToken: Sendable, Equatable {
  /// The kind of a token. Attributes are parts of their tag.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case byteOrderMark
    /// `<?xml … ?>`
    case declaration
    case instruction
    case comment
    /// `<![CDATA[ … ]]>`
    case section
    /// Character data, including whitespace.
    case text
    case startTag
    /// `<a/>`
    case emptyTag
    case endTag
    /// Other markup: unterminated, or of a form unknown to XML.
    case malformed
  }

  package var kind: Kind
  package var range: SourceRange
  /// A tag's element; for other tokens, the innermost element around them. Nil outside of the document element, and if
  /// the token was not interpreted.
  package var element: NodeID?
  /// Whether the token was interpreted: it is before the first syntax error of its file.
  package var isRead: Bool
}

/// The tokens of a file, in order. They cover all bytes of the file without overlap. A token takes eight bytes.
package struct SyntaxTokens: Sendable {
  /// Start, kind and element of a token. The token ends at the next start.
  struct Record: Sendable {
    var start: UInt32
    /// The kind in the upper four bits, the element in the others.
    private var info: UInt32

    static let noElement: UInt32 = 0x0FFF_FFFF

    init(start: Int, kind: SyntaxToken.Kind, element: UInt32) {
      self.start = UInt32(truncatingIfNeeded: start)
      info = UInt32(kind.rawValue) << 28 | min(element, Self.noElement)
    }

    var kind: SyntaxToken.Kind { SyntaxToken.Kind(rawValue: UInt8(truncatingIfNeeded: info >> 28)) ?? .malformed }
    var element: UInt32 { info & Self.noElement }
  }

  private var records: [Record]
  /// Length of the file.
  private let end: Int
  /// Offset at which reading ended: the end of the file or its first syntax error.
  package private(set) var readEnd: UInt32
  /// Elements from this index on were not interpreted.
  private var elementCount: Int

  init(_ records: [Record] = [], end: Int = 0, readEnd: Int = 0, elementCount: Int = 0) {
    self.records = records
    self.end = end
    self.readEnd = UInt32(clamping: readEnd)
    self.elementCount = elementCount
  }

  package var count: Int { records.count }
  package var indices: Range<Int> { records.indices }

  package subscript(index: Int) -> SyntaxToken {
    let record = records[index]
    let range = SourceRange(start: record.start, end: self.end(of: index))
    let isRead = range.end <= readEnd
    let element = isRead && record.element < elementCount ? NodeID(record.element) : nil
    return SyntaxToken(kind: record.kind, range: range, element: element, isRead: isRead)
  }

  private func end(of index: Int) -> UInt32 {
    index + 1 < records.count ? records[index + 1].start : UInt32(clamping: end)
  }

  /// Returns the token at an offset, or the last one for offsets past the end. Nil for an empty file.
  ///
  /// Takes time logarithmic in the number of tokens.
  package func index(at offset: UInt32) -> Int? {
    records.isEmpty ? nil : max(0, records.partitioningIndex { $0.start > offset } - 1)
  }

  /// Returns the tokens in a range that starts and ends at token boundaries.
  package func tokens(in range: SourceRange) -> [SyntaxToken] {
    guard !range.isEmpty, var index = index(at: range.start) else { return [] }
    var result: [SyntaxToken] = []
    if records[index].start < range.start { index += 1 }
    while index < records.count, end(of: index) <= range.end {
      result.append(self[index])
      index += 1
    }
    return result
  }

  /// Returns the ranges of all interpreted tokens of a kind, in order.
  package func ranges(of kind: SyntaxToken.Kind) -> [SourceRange] {
    records.indices.filter { records[$0].kind == kind }.map { self[$0] }.filter(\.isRead).map(\.range)
  }

  /// Returns the first token of a kind, or nil if there is none.
  package func first(_ kind: SyntaxToken.Kind) -> SyntaxToken? {
    records.indices.first { records[$0].kind == kind }.map { self[$0] }
  }
}
