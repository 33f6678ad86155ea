internal import ThemeSource

/// The sources of a report with their line tables, which are created on first use. Reports are sorted by file, so only
/// the latest are kept.
struct LocatedSources {
  private let sources: SourceMap
  private var cache: [FileID: LocatedFile] = [:]
  /// Returns the path that a report has for a file.
  var pathInReport: (String) -> String = { $0 }

  private static let capacity = 32

  init(_ sources: SourceMap) { self.sources = sources }

  /// The file of an id; nil if the map has none.
  subscript(id: FileID) -> LocatedFile? {
    mutating get {
      if let known = cache[id] { return known }
      guard let source = sources[id] else { return nil }
      let file = LocatedFile(source, path: pathInReport(source.path))
      if cache.count >= Self.capacity { cache.removeAll(keepingCapacity: true) }
      cache[id] = file
      return file
    }
  }
}

extension LocatedSources {
  /// The fixes of a diagnostic, except those of files that have changed since they were checked.
  mutating func fixes(of diagnostic: Diagnostic) -> [Fix] {
    diagnostic.fixes.filter { fix in fix.edits.allSatisfy { self[$0.span.file]?.isChanged != true } }
  }
}

/// A location as counted by people, SARIF and programs.
struct Place {
  /// Line and column from 1; the column counts scalars.
  var line: Int
  var column: Int
  /// Column from 1 in UTF-16 units.
  var utf16Column: Int
  /// UTF-8 bytes from the start of the file.
  var offset: Int
}

/// A file with its lines. Columns are found in bounded time, even in long lines.
struct LocatedFile {
  /// The path in the report; escape it before it is written.
  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  /// Whether the file has changed since it was checked. All of its locations are then 1:1.
  let isChanged: Bool
  /// Scalars and UTF-16 units before every 4,096th byte; empty if no line is long.
  private var checkpoints: [(scalars: Int, utf16: Int)] = []

  private static var stride: Int { 4_096 }

  init(_ source: SourceFile, path: String) {
    self.path = path
    bytes = source.bytes
    lines = LineTable(source.bytes)
    isChanged = source.isChanged
    let starts = lines.lineStarts
    let hasLongLine = starts.indices.contains { index in
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
      return end - Int(starts[index]) > Self.stride
    }
    if hasLongLine { makeCheckpoints() }
  }

  private mutating func makeCheckpoints() {
    var total = (scalars: 0, utf16: 0)
    var start = 0
    while start < bytes.count {
      checkpoints.append(total)
      let end = min(start + Self.stride, bytes.count)
      let part = Self.count(bytes[start..<end])
      total = (total.scalars + part.scalars, total.utf16 + part.utf16)
      start = end
    }
    checkpoints.append(total)
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> (scalars: Int, utf16: Int) {
    var scalars = 0
    var astral = 0
    for byte in bytes where byte & 0xC0 != 0x80 {
      scalars += 1
      if byte >= 0xF0 { astral += 1 }
    }
    return (scalars, scalars + astral)
  }

  private func total(before offset: Int) -> (scalars: Int, utf16: Int) {
    let index = offset / Self.stride
    guard index < checkpoints.count else { return Self.count(bytes[0..<offset]) }
    let rest = Self.count(bytes[index * Self.stride..<offset])
    return (checkpoints[index].scalars + rest.scalars, checkpoints[index].utf16 + rest.utf16)
  }

  /// Returns the location of an offset; offsets after the end are at the end.
  func place(of offset: UInt32) -> Place {
    let end = min(Int(offset), bytes.count)
    let line = lines.lineIndex(of: UInt32(clamping: end))
    let start = min(Int(lines.lineStarts[line]), end)
    let column: (scalars: Int, utf16: Int)
    if checkpoints.isEmpty {
      column = Self.count(bytes[start..<end])
    } else {
      let (before, upTo) = (total(before: start), total(before: end))
      column = (upTo.scalars - before.scalars, upTo.utf16 - before.utf16)
    }
    return Place(line: line + 1, column: column.scalars + 1, utf16Column: column.utf16 + 1, offset: end)
  }

  /// Returns the offsets of a line (from 0) without its line end.
  func lineRange(_ line: Int) -> Range<Int> {
    let slice = lines.lineBytes(line)
    return slice.startIndex..<slice.endIndex
  }
}
