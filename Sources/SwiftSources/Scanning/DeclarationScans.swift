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
package func declaresFunction(_ name: String, labeled label: String, in bytes: [UInt8]) -> Bool {
  let (wanted, labelBytes) = (Array(name.utf8), Array(label.utf8))
  var position = 0
  while let start = firstIdentifier(wanted, in: bytes, from: position) {
    position = start + wanted.count
    let before = words(endingAt: start, bytes)
    guard before.first == "func" && !before.contains("override") || isMethod(at: start, bytes),
      let open = bytes[position...].firstIndex(of: UInt8(ascii: "(")),
      let found = firstIdentifier(labelBytes, in: bytes, from: open),
      !bytes[open..<found].contains(where: { [UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) })
    else { continue }
    return true
  }
  return false
}

/// Whether the line of an offset begins like a method of Objective-C.
private func isMethod(at offset: Int, _ bytes: [UInt8]) -> Bool {
  let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  return bytes[start..<offset].first { $0 > 0x20 }.map { "-+".utf8.contains($0) } == true
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

private func firstIdentifier(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  var position = start
  while let found = firstOffset(of: wanted, in: bytes, from: position) {
    let end = found + wanted.count
    if found == 0 || !bytes[found - 1].isWordByte, end >= bytes.count || !bytes[end].isWordByte { return found }
    position = found + 1
  }
  return nil
}
