/// Returns the first offset, at or after `start`, of a sequence of bytes in `bytes`, or nil if there is none.
package func firstOffset(of wanted: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
  guard let first = wanted.first else { return nil }
  var position = start
  while position < bytes.count, let found = bytes[position...].firstIndex(of: first) {
    if bytes[found...].starts(with: wanted) { return found }
    position = found + 1
  }
  return nil
}

/// Returns all offsets of a sequence of bytes in `bytes`.
package func offsets(of wanted: [UInt8], in bytes: [UInt8]) -> [Int] {
  var offsets: [Int] = []
  while let found = firstOffset(of: wanted, in: bytes, from: offsets.last.map { $0 + 1 } ?? 0) { offsets.append(found) }
  return offsets
}

/// Whether source text contains an identifier, not merely as part of a longer one.
package func hasIdentifier(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
  offset(ofIdentifier: name, in: bytes, from: 0) != nil
}

/// Whether source text contains an identifier more than once.
package func hasIdentifierTwice(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
  guard let found = offset(ofIdentifier: name, in: bytes, from: 0) else { return false }
  return offset(ofIdentifier: name, in: bytes, from: found + name.count) != nil
}

private func offset(ofIdentifier name: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  var position = start
  while let found = firstOffset(of: name, in: bytes, from: position) {
    let end = found + name.count
    if found == 0 || !bytes[found - 1].isIdentifierByte, end == bytes.count || !bytes[end].isIdentifierByte {
      return found
    }
    position = found + 1
  }
  return nil
}

extension UInt8 {
  /// Whether the byte can be part of an identifier: letters, digits, `_` and all bytes beyond ASCII.
  package var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// The lines with their line feeds.
  package var linesWithEndings: [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in enumerated() where byte == 0x0A {
      result.append(self[start...index])
      start = index + 1
    }
    if start < count { result.append(self[start...]) }
    return result
  }
}
