/// Number of a file in a ``SourceMap`` or in a session; valid only there.
public struct FileID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// Creates a value of its parts.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By place: file, start, end.
  public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// Half-open range of UTF-8 byte offsets in one file. Lines and columns exist only in ``LineTable``.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset behind the last byte.
  public var end: UInt32

  /// A range whose end lies before its start is made empty at its start.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// A range from offsets of any size; values outside `UInt32` are clamped.
  public init(_ range: Range<Int>) {
    self.init(start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
  }

  /// The empty range at the start of a file.
  public static let zero = SourceRange(start: 0, end: 0)
  /// Whether it covers no byte.
  public var isEmpty: Bool { start == end }
  /// Number of bytes.
  public var count: Int { Int(end - start) }
  /// The same range, for slicing bytes.
  public var offsets: Range<Int> { Int(start)..<Int(end) }

  /// Whether the other range lies within this one.
  public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

/// A range of bytes in a known file: where a value, an element or a diagnostic comes from.
public struct SourceSpan: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// The bytes.
  public var range: SourceRange

  /// Creates a value of its parts.
  public init(file: FileID, range: SourceRange) {
    self.file = file
    self.range = range
  }
}

extension SourceSpan: Comparable {
  /// By place: file, start, end.
  public static func < (a: SourceSpan, b: SourceSpan) -> Bool {
    (a.file.rawValue, a.range.start, a.range.end) < (b.file.rawValue, b.range.start, b.range.end)
  }
}
