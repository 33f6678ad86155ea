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
}

/// Files with their ids, such as those that a set of diagnostics points into.
public struct SourceMap: Sendable {
  /// Sorted by id.
  public private(set) var files: [SourceFile] = []

  /// Creates an empty map.
  public init() {}

  /// Adds a file behind all others and returns it with its new id.
  @discardableResult
  public mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let next = files.last.map { $0.id.rawValue &+ 1 } ?? 0
    let file = SourceFile(id: FileID(rawValue: next), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  /// Adds a file that has its id already, in place of one of the same id.
  public mutating func insert(_ file: SourceFile) {
    let index = firstIndex(notBelow: file.id)
    if index < files.count, files[index].id == file.id {
      files[index] = file
    } else {
      files.insert(file, at: index)
    }
  }

  /// The file of an id, or nil where the map has none.
  public subscript(id: FileID) -> SourceFile? {
    let index = firstIndex(notBelow: id)
    guard index < files.count, files[index].id == id else { return nil }
    return files[index]
  }

  private func firstIndex(notBelow id: FileID) -> Int {
    // Most maps hold every id from 0 on.
    let guess = Int(id.rawValue)
    if guess < files.count, files[guess].id == id { return guess }
    var (low, high) = (0, files.count)
    while low < high {
      let middle = low + (high - low) / 2
      if files[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
