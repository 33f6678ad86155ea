internal import ThemeSource

/// The number of constants, variables, cases and further bindings (`let a, name: String`) with a name in a source, found
/// without parsing. Words in comments and labels of arguments may count too.
package func declarationCount(of name: String, in bytes: [UInt8]) -> Int {
  let wanted = Array(name.utf8)
  var count = 0
  var position = 0
  while let start = firstIdentifier(wanted, in: bytes, from: position) {
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
package func isAssigned(_ name: String, in bytes: [UInt8]) -> Bool {
  let wanted = Array(name.utf8)
  var position = 0
  while let start = firstIdentifier(wanted, in: bytes, from: position) {
    position = start + wanted.count
    if start > 0, bytes[start - 1] == UInt8(ascii: "&") { return true }
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

/// Whether the line around an offset begins with a declaration of values.
private func isInDeclaration(_ offset: Int, _ bytes: [UInt8]) -> Bool {
  let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  let line = String(decoding: bytes[start..<offset], as: UTF8.self)
  return line.split { !$0.isLetter }.contains { ["let", "var", "case"].contains($0) } && !line.contains("(")
}

private func firstIdentifier(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  var position = start
  while let found = firstOffset(of: wanted, in: bytes, from: position) {
    let end = found + wanted.count
    if found == 0 || !bytes[found - 1].isWordByte, end >= bytes.count || !bytes[end].isWordByte { return found }
    position = found + 1
  }
  return nil
}
