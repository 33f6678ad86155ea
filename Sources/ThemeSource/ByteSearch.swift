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

/// Returns those of some identifiers that source text contains more than once. Reads the text once for all of them.
/// - Parameter isCounted: Whether an identifier at a range counts. Names with other characters than identifiers always count.
package func identifiersFoundTwice(
  _ names: Set<[UInt8]>, in bytes: [UInt8], where isCounted: (Range<Int>) -> Bool = { _ in true }
) -> Set<[UInt8]> {
  var counts: [ArraySlice<UInt8>: Int] = [:]
  var found: Set<[UInt8]> = []
  // Most words differ from all names in their first byte or their length.
  var firsts = [Bool](repeating: false, count: 256)
  var longest = 0
  for name in names {
    guard let first = name.first, name.allSatisfy(\.isIdentifierByte) else {
      if hasIdentifierTwice(name, in: bytes) { found.insert(name) }
      continue
    }
    counts[name[...]] = 0
    firsts[Int(first)] = true
    longest = max(longest, name.count)
  }
  if counts.isEmpty { return found }
  forEachIdentifier(in: bytes) { range in
    guard firsts[Int(bytes[range.lowerBound])], range.count <= longest, let count = counts[bytes[range]],
      isCounted(range)
    else { return }
    counts[bytes[range]] = count + 1
    if count == 1 { found.insert(Array(bytes[range])) }
  }
  return found
}

/// Calls a function for the range of each identifier of source text.
package func forEachIdentifier(in bytes: [UInt8], _ body: (Range<Int>) -> Void) {
  var index = 0
  while index < bytes.count {
    guard bytes[index].isIdentifierByte else {
      index += 1
      continue
    }
    let start = index
    while index < bytes.count, bytes[index].isIdentifierByte { index += 1 }
    body(start..<index)
  }
}

/// Whether source text contains an identifier more than once.
private func hasIdentifierTwice(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
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
