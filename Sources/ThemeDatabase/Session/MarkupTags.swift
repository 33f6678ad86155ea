internal import ThemeSource

/// The tags with an attribute, each with the attribute's value, found without parsing.
func tags(with attribute: String, in bytes: [UInt8]) -> [(value: String, tag: [UInt8])] {
  taggedValues(attribute, in: bytes).map { ($0.value, $0.tag) }
}

/// The values of an attribute, each with its location and its tag, found without parsing.
func taggedValues(_ attribute: String, in bytes: [UInt8]) -> [(value: String, range: SourceRange, tag: [UInt8])] {
  var result: [(String, SourceRange, [UInt8])] = []
  var position = 0
  while let start = offset(ofAttribute: attribute, in: bytes, from: position) {
    position = start
    guard let value = quoted(bytes, at: start) else { continue }
    let opening = bytes[..<start].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    result.append(
      (value, SourceRange((start + 1)..<(start + 1 + value.utf8.count)), Array(bytes[opening..<end])))
  }
  return result
}

func value(of attribute: String, in tag: [UInt8]) -> String? {
  offset(ofAttribute: attribute, in: tag, from: 0).flatMap { quoted(tag, at: $0) }
}

/// The offset behind the equals sign of an attribute.
func offset(ofAttribute name: String, in bytes: [UInt8], from start: Int) -> Int? {
  let wanted = Array("\(name)=".utf8)
  var position = start
  while let found = firstOffset(of: wanted, in: bytes, from: position) {
    position = found + wanted.count
    if found > 0, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[found - 1]) { return position }
  }
  return nil
}

/// The text between the quotes that begin at an offset.
func quoted(_ bytes: [UInt8], at start: Int) -> String? {
  guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"),
    let end = bytes[(start + 1)...].firstIndex(of: bytes[start])
  else { return nil }
  return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
}
