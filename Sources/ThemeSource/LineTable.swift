/// Converts byte offsets to lines and columns, at the edge where people and editors read them.
public struct LineTable: Sendable {
  /// Offsets of the first byte of every line; never empty. Lines end at LF, CR LF or a lone CR.
  public let lineStarts: [UInt32]
  private let bytes: [UInt8]

  /// Creates a value of its parts.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D { starts.append(UInt32(clamping: index)) }
    }
    self.lineStarts = starts
    self.bytes = bytes
  }

  /// A place as people read it: both numbers count from 1; the column counts Unicode scalars.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// Creates a value of its parts.
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
    let end = min(Int(offset), bytes.count)
    let start = min(Int(lineStarts[line]), end)
    var column = 1
    for byte in bytes[start..<end] where byte & 0xC0 != 0x80 { column += 1 }
    return Position(line: line + 1, column: column)
  }

  /// Column in UTF-16 units from 1, as SARIF and language servers count.
  public func utf16Column(of offset: UInt32) -> Int {
    let line = lineIndex(of: offset)
    let end = min(Int(offset), bytes.count)
    let start = min(Int(lineStarts[line]), end)
    return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
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
