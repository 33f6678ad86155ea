package import ThemeSource

/// Writes the fields of requests and replies. Numbers are little-endian.
package struct PaintWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ value: some RawRepresentable<UInt8>) { bytes.append(value.rawValue) }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func add(_ byte: UInt8) { bytes.append(byte) }

  package mutating func add(_ count: Int) { addBytes(of: UInt64(clamping: count)) }

  package mutating func add(_ number: Double) { addBytes(of: number.bitPattern) }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  package mutating func add(_ data: [UInt8]) {
    add(data.count)
    bytes += data
  }

  package mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  package mutating func add(_ rect: Rect) {
    add(Point(x: rect.x, y: rect.y))
    add(rect.width)
    add(rect.height)
  }

  package mutating func add(_ font: PaintFont) {
    add(font.families.count)
    for family in font.families { add(family) }
    add(font.size)
    add(font.weight)
    add(font.isItalic)
    add(font.capHeight)
    add(font.spacing)
  }

  /// Appends what another writer wrote.
  package mutating func append(_ other: PaintWriter) { bytes += other.bytes }

  private mutating func addBytes(of number: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

/// Bytes that are no request or reply of this version.
package struct PaintError: Error {
  package init() {}
}

/// Reads fields in the order in which ``PaintWriter`` wrote them.
package struct PaintReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { position >= bytes.count }

  package mutating func byte() throws(PaintError) -> UInt8 {
    guard position < bytes.count else { throw PaintError() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func value<Value: RawRepresentable<UInt8>>(_: Value.Type) throws(PaintError) -> Value {
    guard let value = Value(rawValue: try byte()) else { throw PaintError() }
    return value
  }

  package mutating func flag() throws(PaintError) -> Bool { try byte() != 0 }

  /// Reads a number of items, each of which takes at least one byte.
  package mutating func count() throws(PaintError) -> Int {
    let count = try integer()
    guard count <= bytes.count - position else { throw PaintError() }
    return count
  }

  package mutating func integer() throws(PaintError) -> Int {
    guard let number = Int(exactly: try bits()) else { throw PaintError() }
    return number
  }

  /// Reads a finite number.
  package mutating func number() throws(PaintError) -> Double {
    let number = Double(bitPattern: try bits())
    guard number.isFinite else { throw PaintError() }
    return number
  }

  package mutating func data() throws(PaintError) -> [UInt8] {
    let count = try count()
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  package mutating func text() throws(PaintError) -> String { String(decoding: try data(), as: UTF8.self) }

  package mutating func point() throws(PaintError) -> Point { Point(x: try number(), y: try number()) }

  package mutating func rect() throws(PaintError) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  package mutating func font() throws(PaintError) -> PaintFont {
    var families: [String] = []
    for _ in 0..<(try count()) { families.append(try text()) }
    return PaintFont(
      families: families, size: try number(), weight: try integer(), isItalic: try flag(), capHeight: try number(),
      spacing: try number())
  }

  private mutating func bits() throws(PaintError) -> UInt64 {
    guard bytes.count - position >= 8 else { throw PaintError() }
    defer { position += 8 }
    return bytes[position..<position + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
