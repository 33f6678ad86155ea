package import ThemeSource

/// A stretch of a file's bytes: markup, or the text between two pieces of markup.
package struct SyntaxToken: Sendable, Equatable {
  /// What a token is. Attributes are parts of the tag that holds them.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case byteOrderMark
    /// `<?xml … ?>`
    case declaration
    case instruction
    case comment
    /// `<![CDATA[ … ]]>`
    case section
    /// Character data, whitespace included.
    case text
    case startTag
    /// `<a/>`
    case emptyTag
    case endTag
    /// Markup that is none of these: without an end, or of a form that XML does not have.
    case malformed
  }

  package var kind: Kind
  package var range: SourceRange
  /// The element that a tag is of; for anything else the innermost element around it. Nil outside of the document
  /// element, and where the token was not interpreted.
  package var element: NodeID?
  /// Whether the token was interpreted: it lies before the first fault of its file.
  package var isRead: Bool
}

/// The tokens of a file, in order. Every byte belongs to exactly one: the tokens' bytes, one behind the other, are the
/// file. A token takes eight bytes.
package struct SyntaxTokens: Sendable {
  /// Start, kind and element of a token; it ends where the next one starts.
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
  /// Where reading ended: at the end of the file, or at its first fault.
  package private(set) var readEnd: UInt32
  /// Elements behind this one were not interpreted.
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

  /// The token that holds the byte at an offset; the last one for offsets behind the end. Nil for an empty file.
  ///
  /// Takes time logarithmic in the number of tokens.
  package func index(at offset: UInt32) -> Int? {
    guard !records.isEmpty else { return nil }
    var low = 0
    var high = records.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if records[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The tokens within a range that starts and ends at tokens' borders.
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

  /// The ranges of all interpreted tokens of a kind, in order.
  package func ranges(of kind: SyntaxToken.Kind) -> [SourceRange] {
    records.indices.filter { records[$0].kind == kind }.map { self[$0] }.filter(\.isRead).map(\.range)
  }

  /// The first token of a kind; nil when there is none.
  package func first(_ kind: SyntaxToken.Kind) -> SyntaxToken? {
    records.indices.first { records[$0].kind == kind }.map { self[$0] }
  }
}
