/// Converts byte offsets to the lines and columns that people and editors read.
///
/// Creation takes time linear in the size of the file. A lookup takes time logarithmic in the number of lines,
/// regardless of their length.
package struct LineTable: Sendable {
  /// Offsets of the first byte of each line; never empty. Lines end at LF, CR LF or a lone CR.
  package let lineStarts: [UInt32]
  private let bytes: [UInt8]
  /// Counts before each block: scalars, and the additional UTF-16 units of scalars that need two. Empty for ASCII,
  /// where each byte is one scalar and one unit.
  private let blocks: [(scalars: UInt32, surrogates: UInt32)]

  private static let blockSize = 256

  /// Finds the lines of a file.
  package init(_ bytes: [UInt8]) {
    let (starts, isASCII) = Self.scan(bytes)
    lineStarts = starts
    self.bytes = bytes
    blocks = isASCII ? [] : Self.countBlocks(of: bytes)
  }

  /// Returns the starts of all lines, and whether all bytes are ASCII. Skips eight bytes at a time where no line ends.
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

  /// Counts the scalars that start in a range and those that need two UTF-16 units, eight bytes at a time.
  private static func add(
    _ bytes: [UInt8], _ range: Range<Int>, to sum: inout (scalars: UInt32, surrogates: UInt32)
  ) {
    let high: UInt64 = 0x8080_8080_8080_8080
    unsafe bytes.withUnsafeBytes { bytes in
      var index = max(0, range.lowerBound)
      let end = min(range.upperBound, bytes.count)
      while index + 8 <= end {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // The shifts move the deciding bits into each byte's highest bit: continuations start with 10, four-byte
        // scalars with 1111.
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

  /// A position for people: line and column count from 1; the column counts Unicode scalars.
  package struct Position: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode scalars, from 1.
    package var column: Int
    /// Creates a position.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Returns the line of an offset, from 0. Offsets past the end belong to the last line.
  package func lineIndex(of offset: UInt32) -> Int {
    max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
  }

  /// Returns the line and the column (in scalars) of an offset.
  package func position(of offset: UInt32) -> Position {
    let line = lineIndex(of: offset)
    let (start, end) = bounds(of: offset, in: line)
    return Position(line: line + 1, column: Int(count(before: end).scalars - count(before: start).scalars) + 1)
  }

  /// Returns the column in UTF-16 units from 1, as in SARIF and in language servers.
  package func utf16Column(of offset: UInt32) -> Int {
    let (start, end) = bounds(of: offset, in: lineIndex(of: offset))
    let (before, behind) = (count(before: start), count(before: end))
    return Int(behind.scalars - before.scalars + behind.surrogates - before.surrogates) + 1
  }

  /// Returns the offset of a column (in scalars, from 0) of a line (from 0): at most the end of the line without its
  /// ending.
  package func offset(ofColumn column: Int, inLine line: Int) -> Int {
    let bounds = lineBytes(line).indices
    var rest = max(0, column)
    guard !blocks.isEmpty else { return bounds.lowerBound + min(rest, bounds.count) }
    let wanted = Int(count(before: bounds.lowerBound).scalars) + rest
    // The last block that begins at the wanted scalar or before it.
    let block = blocks.partitioningIndex { Int($0.scalars) > wanted } - 1
    var offset = bounds.lowerBound
    if block >= 0, block * Self.blockSize > offset {
      offset = min(block * Self.blockSize, bounds.upperBound)
      rest = wanted - Int(blocks[block].scalars)
    }
    while offset < bounds.upperBound {
      if bytes[offset] & 0xC0 != 0x80 {
        if rest <= 0 { break }
        rest -= 1
      }
      offset += 1
    }
    return offset
  }

  private func bounds(of offset: UInt32, in line: Int) -> (start: Int, end: Int) {
    let end = min(Int(offset), bytes.count)
    return (min(Int(lineStarts[line]), end), end)
  }

  /// Returns the number of scalars that start before an offset, and how many of them need two UTF-16 units.
  private func count(before offset: Int) -> (scalars: UInt32, surrogates: UInt32) {
    guard !blocks.isEmpty else { return (UInt32(clamping: offset), 0) }
    let block = min(offset / Self.blockSize, blocks.count - 1)
    var result = blocks[block]
    Self.add(bytes, min(block * Self.blockSize, offset)..<offset, to: &result)
    return result
  }

  /// Returns the bytes of a line (from 0) without its line ending, or none if there is no such line.
  package func lineBytes(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 0, line < lineStarts.count else { return [] }
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}
