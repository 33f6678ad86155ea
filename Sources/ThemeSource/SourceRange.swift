/// The number of a file in a ``SourceMap`` or in a session, outside of which it is invalid.
public struct FileID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// Creates an id.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Orders files by number.
  public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// A half-open range of UTF-8 byte offsets in a file. Only ``LineTable`` uses lines and columns.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32

  /// Creates a range. If the end is before the start, the range is empty at its start.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates a range from offsets of any size, clamped to `UInt32`.
  public init(_ range: Range<Int>) {
    self.init(start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
  }

  /// The empty range at the start of a file.
  public static let zero = SourceRange(start: 0, end: 0)
  /// Whether the range contains no bytes.
  public var isEmpty: Bool { start == end }
  /// Number of bytes.
  public var count: Int { Int(end - start) }
  /// The range as `Int` offsets, for slicing bytes.
  public var offsets: Range<Int> { Int(start)..<Int(end) }

  /// Whether the other range is within this one.
  public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

/// A range in a file: the location of a value, an element or a diagnostic.
public struct SourceSpan: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// The range of bytes.
  public var range: SourceRange

  /// Creates a span.
  public init(file: FileID, range: SourceRange) {
    self.file = file
    self.range = range
  }
}

extension SourceSpan: Comparable {
  /// Orders spans by file, start and end.
  public static func < (a: SourceSpan, b: SourceSpan) -> Bool {
    (a.file.rawValue, a.range.start, a.range.end) < (b.file.rawValue, b.range.start, b.range.end)
  }
}
