/// The name of a file's document element, without parsing: what stands behind the first `<` that opens an element.
///
/// Nil when there is none in the first 64 KB, as in a file that is not XML; such a file is for the parser to judge.
func rootElementName(of bytes: [UInt8]) -> String? {
  let head = bytes.prefix(64 << 10)
  var index = head.startIndex
  while let open = head[index...].firstIndex(of: UInt8(ascii: "<")) {
    let rest = head[(open + 1)...]
    if rest.starts(with: "!--".utf8) {
      guard let end = end(of: "-->", in: head, from: open) else { return nil }
      index = end
    } else if rest.first == UInt8(ascii: "?") {
      guard let end = end(of: "?>", in: head, from: open) else { return nil }
      index = end
    } else {
      let name = rest.prefix { $0.isNameByte }
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
  }
  return nil
}

/// The offset behind the first occurrence of a text.
private func end(of text: String, in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
  let wanted = Array(text.utf8)
  return bytes.indices.dropFirst(start).first { bytes[$0...].starts(with: wanted) }.map { $0 + wanted.count }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
