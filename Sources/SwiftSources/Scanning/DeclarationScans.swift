package import ThemeSource

/// The number of constants, variables, cases and further bindings (`let a, name: String`) with a name in a source, found
/// without parsing. Words in comments and labels of arguments may count too.
///
/// - Parameter known: the places of the source's identifiers, if they are known.
package func declarationCount(of name: String, in bytes: [UInt8], known: IdentifierOffsets? = nil) -> Int {
  let wanted = Array(name.utf8)
  var count = 0
  var position = 0
  while let start = firstIdentifier(wanted, in: bytes, from: position, known) {
    position = start + wanted.count
    var end = start
    while end > 0, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "`")].contains(bytes[end - 1]) { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: ",") {
      // A list of cases or bindings, and not an argument.
      if isInDeclaration(end, bytes) { count += 1 }
      continue
    }
    var word = end
    while word > 0, bytes[word - 1].isWordByte { word -= 1 }
    if ["let", "var", "case"].contains(String(decoding: bytes[word..<end], as: UTF8.self)) { count += 1 }
  }
  return count
}

/// Whether a source assigns a value to a variable with a name outside of its declaration, or passes it as `&name`.
package func isAssigned(_ name: String, in bytes: [UInt8], known: IdentifierOffsets? = nil) -> Bool {
  let wanted = Array(name.utf8)
  var position = 0
  while let start = firstIdentifier(wanted, in: bytes, from: position, known) {
    position = start + wanted.count
    var base = start
    while base > 0, bytes[base - 1].isWordByte || bytes[base - 1] == UInt8(ascii: ".") { base -= 1 }
    if base > 0, bytes[base - 1] == UInt8(ascii: "&") { return true }
    var next = position
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "+"), bytes[next + 1] == UInt8(ascii: "=") { return true }
    guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "="), bytes[next + 1] != UInt8(ascii: "=") else {
      continue
    }
    var end = start
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var word = end
    while word > 0, bytes[word - 1].isWordByte { word -= 1 }
    if !["let", "var", "case"].contains(String(decoding: bytes[word..<end], as: UTF8.self)) { return true }
  }
  return false
}

/// Whether a Swift source declares a function with a name and a parameter with a label that is no `override`, or an
/// Objective-C source a method with two such parts of its selector.
package func declaresFunction(
  _ name: String, labeled label: String, in bytes: [UInt8], known: IdentifierOffsets? = nil
) -> Bool {
  let (wanted, labelBytes) = (Array(name.utf8), Array(label.utf8))
  var (position, lineStart) = (0, 0)
  while let start = firstIdentifier(wanted, in: bytes, from: position, known) {
    if let lineEnd = bytes[position..<start].lastIndex(of: 0x0A) { lineStart = lineEnd + 1 }
    position = start + wanted.count
    let isFunction = isBehindFunc(start, bytes) && !words(endingAt: start, bytes).contains("override")
    guard isFunction || isMethod(bytes[lineStart..<start]),
      let open = bytes[position...].firstIndex(of: UInt8(ascii: "("))
    else { continue }
    let end = bytes[open...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ?? bytes.count
    if firstIdentifier(labelBytes, in: Array(bytes[open..<end]), from: 0) != nil { return true }
  }
  return false
}

/// Whether the last word before an offset is `func`, on the same line.
private func isBehindFunc(_ offset: Int, _ bytes: [UInt8]) -> Bool {
  var end = offset
  while end > 0, bytes[end - 1] != 0x0A, !bytes[end - 1].isWordByte { end -= 1 }
  var start = end
  while start > 0, bytes[start - 1].isWordByte { start -= 1 }
  return bytes[start..<end].elementsEqual("func".utf8)
}

/// Whether a line begins like a method of Objective-C.
private func isMethod(_ line: ArraySlice<UInt8>) -> Bool {
  line.first { $0 > 0x20 }.map { "-+".utf8.contains($0) } == true
}

/// Whether a source extends a type and declares an initializer whose first parameter has no label.
package func addsInitializer(toType name: String, in bytes: [UInt8]) -> Bool {
  var position = 0
  while let start = firstIdentifier(Array(name.utf8), in: bytes, from: position) {
    position = start + name.utf8.count
    if words(endingAt: start, bytes).first == "extension",
      firstOffset(of: Array("init(_".utf8), in: bytes, from: start) != nil
        || firstOffset(of: Array("init?(_".utf8), in: bytes, from: start) != nil
    {
      return true
    }
  }
  return false
}

/// Whether a source contains a name outside of comments and texts. A name in a text with interpolations counts.
package func isUsed(_ name: String, in bytes: [UInt8], known: IdentifierOffsets? = nil) -> Bool {
  let wanted = Array(name.utf8)
  var tokens = SwiftTokens(bytes)
  var index = 0
  var position = 0
  while let start = firstIdentifier(wanted, in: bytes, from: position, known) {
    position = start + wanted.count
    // Ends at the name, or after the comment or text around it.
    while index < start {
      let literal = index
      if let comment = tokens.endOfComment(at: index) {
        index = comment
      } else if let next = tokens.skipLiteral(at: index) {
        index = next
        if next > start, contains("\\(", in: bytes[literal..<next]) { return true }
      } else {
        index += 1
      }
    }
    if index <= start { return true }
  }
  return false
}

private func contains(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
  firstOffset(of: Array(word.utf8), in: Array(bytes), from: 0) != nil
}

/// The words on the line before an offset, the last one first.
private func words(endingAt offset: Int, _ bytes: [UInt8]) -> [String] {
  let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  return bytes[start..<offset].split { !$0.isWordByte }.reversed().map { String(decoding: $0, as: UTF8.self) }
}

/// Whether the line around an offset begins with a declaration of values.
private func isInDeclaration(_ offset: Int, _ bytes: [UInt8]) -> Bool {
  let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  return words(endingAt: offset, bytes).contains { ["let", "var", "case"].contains($0) }
    && !bytes[start..<offset].contains(UInt8(ascii: "("))
}

private func firstIdentifier(
  _ wanted: [UInt8], in bytes: [UInt8], from start: Int, _ known: IdentifierOffsets? = nil
) -> Int? {
  func isWord(_ found: Int) -> Bool {
    let end = found + wanted.count
    return (found == 0 || !bytes[found - 1].isWordByte) && (end >= bytes.count || !bytes[end].isWordByte)
  }
  if let candidates = known?.candidates(for: wanted) {
    let rest = candidates[candidates.partitioningIndex { $0 >= start }...]
    return rest.first { bytes[$0...].starts(with: wanted) && isWord($0) }
  }
  var position = start
  while let found = firstOffset(of: wanted, in: bytes, from: position) {
    if isWord(found) { return found }
    position = found + 1
  }
  return nil
}
