/// Converts byte offsets to lines and columns, at the edge where people and editors read them.
///
/// Making one takes time linear in the file, each question time logarithmic in its lines, however long they are.
public struct LineTable: Sendable {
  /// Offsets of the first byte of every line; never empty. Lines end at LF, CR LF or a lone CR.
  public let lineStarts: [UInt32]
  private let bytes: [UInt8]
  /// Scalars, and UTF-16 units beyond one for each scalar, before every block; empty for ASCII, where both are bytes.
  private let blocks: [(scalars: UInt32, surrogates: UInt32)]

  private static let blockSize = 256

  /// Finds the lines of a file.
  public init(_ bytes: [UInt8]) {
    let (starts, isASCII) = Self.scan(bytes)
    lineStarts = starts
    self.bytes = bytes
    blocks = isASCII ? [] : Self.countBlocks(of: bytes)
  }

  /// Where lines start, and whether all bytes are ASCII. Looks at eight bytes at a time where no line ends.
  private static func scan(_ bytes: [UInt8]) -> (starts: [UInt32], isASCII: Bool) {
    var starts: [UInt32] = [0]
    var isASCII = true
    var index = 0
    unsafe bytes.withUnsafeBytes { bytes in
      while index < bytes.count {
        while index + 8 <= bytes.count, unsafe !isUnusual(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
          index += 8
        }
        let end = min(index + 8, bytes.count)
        while index < end {
          let byte = unsafe bytes[index]
          index += 1
          if byte >= 0x80 { isASCII = false }
          if byte > 0x0D { continue }
          if byte == 0x0D, index < bytes.count, unsafe bytes[index] == 0x0A { continue }
          if byte == 0x0A || byte == 0x0D { starts.append(UInt32(clamping: index)) }
        }
      }
    }
    return (starts, isASCII)
  }

  /// Whether one of eight bytes is below 0x0E or not ASCII.
  private static func isUnusual(_ bytes: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    let belowFourteen = (bytes &- 0x0E0E_0E0E_0E0E_0E0E) & ~bytes & high
    return (belowFourteen | bytes & high) != 0
  }

  private static func countBlocks(of bytes: [UInt8]) -> [(scalars: UInt32, surrogates: UInt32)] {
    var blocks: [(scalars: UInt32, surrogates: UInt32)] = []
    blocks.reserveCapacity(bytes.count / blockSize + 2)
    var sum = (scalars: UInt32(0), surrogates: UInt32(0))
    var start = 0
    while start < bytes.count {
      blocks.append(sum)
      let end = min(start + blockSize, bytes.count)
      add(bytes, start..<end, to: &sum)
      start = end
    }
    blocks.append(sum)
    return blocks
  }

  /// Counts the scalars that start in a range, and how many of them take two UTF-16 units. Looks at eight bytes at a time.
  private static func add(
    _ bytes: [UInt8], _ range: Range<Int>, to sum: inout (scalars: UInt32, surrogates: UInt32)
  ) {
    let high: UInt64 = 0x8080_8080_8080_8080
    unsafe bytes.withUnsafeBytes { bytes in
      var index = max(0, range.lowerBound)
      let end = min(range.upperBound, bytes.count)
      while index + 8 <= end {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // Bits of a byte move into its highest one: a continuation starts with 10, a scalar of four bytes with 1111.
        let continuations = eight & ~(eight << 1) & high
        sum.scalars += UInt32(truncatingIfNeeded: 8 - continuations.nonzeroBitCount)
        let long = eight & (eight << 1) & (eight << 2) & (eight << 3) & high
        sum.surrogates += UInt32(truncatingIfNeeded: long.nonzeroBitCount)
        index += 8
      }
      while index < end {
        let byte = unsafe bytes[index]
        if byte & 0xC0 != 0x80 { sum.scalars += 1 }
        if byte >= 0xF0 { sum.surrogates += 1 }
        index += 1
      }
    }
  }

  /// A place as people read it: both numbers count from 1; the column counts Unicode scalars.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// Creates a position of a line and a column, both from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The line of an offset, from 0. Offsets behind the end belong to the last line.
  public func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Line and column (in scalars) of an offset.
  public func position(of offset: UInt32) -> Position {
    let line = lineIndex(of: offset)
    let (start, end) = bounds(of: offset, in: line)
    return Position(line: line + 1, column: Int(count(before: end).scalars - count(before: start).scalars) + 1)
  }

  /// Column in UTF-16 units from 1, as SARIF and language servers count.
  public func utf16Column(of offset: UInt32) -> Int {
    let (start, end) = bounds(of: offset, in: lineIndex(of: offset))
    let (before, behind) = (count(before: start), count(before: end))
    return Int(behind.scalars - before.scalars + behind.surrogates - before.surrogates) + 1
  }

  private func bounds(of offset: UInt32, in line: Int) -> (start: Int, end: Int) {
    let end = min(Int(offset), bytes.count)
    return (min(Int(lineStarts[line]), end), end)
  }

  /// Scalars that start before an offset of the file, and how many of them take two UTF-16 units.
  private func count(before offset: Int) -> (scalars: UInt32, surrogates: UInt32) {
    guard !blocks.isEmpty else { return (UInt32(clamping: offset), 0) }
    let block = min(offset / Self.blockSize, blocks.count - 1)
    var result = blocks[block]
    Self.add(bytes, min(block * Self.blockSize, offset)..<offset, to: &result)
    return result
  }

  /// Bytes of a line (from 0) without its line end; empty when there is no such line.
  public func lineBytes(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 0, line < lineStarts.count else { return [] }
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}
