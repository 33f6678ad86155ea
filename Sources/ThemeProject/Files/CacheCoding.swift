/// Writes a sequence of numbers and texts. Numbers take seven bits per byte, least significant first.
package struct CacheWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func add(_ count: Int) { add(UInt64(clamping: count)) }

  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes 1 and the text, or 0 for `nil`.
  package mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  package mutating func add(_ other: [UInt8]) {
    add(other.count)
    bytes += other
  }

  package mutating func add<Element>(_ elements: [Element], _ write: (inout CacheWriter, Element) -> Void) {
    add(elements.count)
    for element in elements { write(&self, element) }
  }
}

/// Reads the output of a ``CacheWriter``. Throws if the bytes are malformed.
package struct CacheReader: Sendable {
  package struct Malformed: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var position: Int

  package init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  package mutating func number() throws(Malformed) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64, position < bytes.count {
      let byte = bytes[position]
      position += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    throw Malformed()
  }

  /// The number of following elements, each of which takes at least one byte.
  package mutating func count() throws(Malformed) -> Int {
    let number = try number()
    guard number <= UInt64(bytes.count - position) else { throw Malformed() }
    return Int(number)
  }

  package mutating func id() throws(Malformed) -> UInt32 {
    guard let id = UInt32(exactly: try number()) else { throw Malformed() }
    return id
  }

  package mutating func slice() throws(Malformed) -> ArraySlice<UInt8> {
    let count = try count()
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func text() throws(Malformed) -> String { String(decoding: try slice(), as: UTF8.self) }

  package mutating func optionalText() throws(Malformed) -> String? { try number() == 0 ? nil : try text() }

  package mutating func array<Element>(
    _ read: (inout CacheReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try count()
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(try read(&self)) }
    return result
  }

  /// One of some values by its index.
  package mutating func choice<Value>(_ values: [Value]) throws(Malformed) -> Value {
    let number = try number()
    guard number < UInt64(values.count) else { throw Malformed() }
    return values[Int(number)]
  }

  /// 16 bits, the lowest first.
  package mutating func flags() throws(Malformed) -> [Bool] {
    let number = try number()
    return (0..<16).map { number >> UInt64($0) & 1 == 1 }
  }
}
