/// The bytes of one file, as they were read, with the name that messages show.
public struct SourceFile: Sendable {
  /// Its place in the map.
  public let id: FileID
  /// Path as messages show it; never opened by a stage.
  public let path: String
  /// The file's bytes, unchanged (UTF-8 unless the parser transcodes them, see `ThemeSyntax`).
  public let bytes: [UInt8]

  /// Creates a value of its parts.
  public init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// The path's last component.
  public var name: Substring { path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...] }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD. A range outside the file is cut.
  public func text(in range: SourceRange) -> String {
    let offsets = range.offsets.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[offsets], as: UTF8.self)
  }
}

extension SourceFile {
  /// A range with the whitespace and the line end before it, so that removing it leaves no empty line.
  package func wholeLines(of range: SourceRange) -> SourceRange {
    var start = min(Int(range.start), bytes.count)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if start > 0, bytes[start - 1] == 0x0A { start -= 1 }
    if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
    return SourceRange(start..<max(start, Int(range.end)))
  }

  /// A range with all whitespace before it, as an attribute is removed from its tag.
  package func withSpaceBefore(_ range: SourceRange) -> SourceRange {
    var start = min(Int(range.start), bytes.count)
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return SourceRange(start..<max(start, Int(range.end)))
  }
}
