/// The bytes of a file as read, with its name for messages.
public struct SourceFile: Sendable {
  /// The file's number in its source map.
  public let id: FileID
  /// Path as shown in messages. Compiler stages never open it.
  public let path: String
  /// The file's bytes, unchanged, in any encoding.
  public let bytes: [UInt8]
  /// Whether the file was changed or deleted after it was checked. Its bytes are then empty, because ranges of the
  /// checked bytes do not apply to others.
  public let isChanged: Bool

  /// Creates a file.
  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
    isChanged = false
  }

  /// Creates a file from bytes that were read again after a check.
  /// - Parameter hash: The hash of the checked bytes.
  package init(id: FileID, path: String, rereading bytes: [UInt8], checked hash: ContentHash) {
    self.id = id
    self.path = path
    isChanged = ContentHash(bytes) != hash
    self.bytes = isChanged ? [] : bytes
  }

  /// The path's last component.
  public var name: Substring { path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...] }

  /// Returns the text of a range. Invalid UTF-8 becomes U+FFFD. The range is clamped to the file.
  public func text(in range: SourceRange) -> String {
    let offsets = range.offsets.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[offsets], as: UTF8.self)
  }
}

extension SourceFile {
  /// Returns the range with the indentation and the line ending before it, so that its removal leaves no empty line.
  package func wholeLines(of range: SourceRange) -> SourceRange {
    var start = min(Int(range.start), bytes.count)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if start > 0, bytes[start - 1] == 0x0A { start -= 1 }
    if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
    return SourceRange(start..<max(start, Int(range.end)))
  }

  /// Returns the range with all whitespace before it, for removing an attribute from a tag.
  package func withSpaceBefore(_ range: SourceRange) -> SourceRange {
    var start = min(Int(range.start), bytes.count)
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return SourceRange(start..<max(start, Int(range.end)))
  }
}
