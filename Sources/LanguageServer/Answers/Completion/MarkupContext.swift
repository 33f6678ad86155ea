/// The kind of word that completes an unfinished document at a position, from the bytes before it.
enum MarkupContext: Equatable {
  case element(prefix: Int)
  case endTag(prefix: Int)
  case attribute(tag: Int, prefix: Int)
  case value(tag: Int, attribute: String, prefix: Int)
  case none

  /// - Parameter offset: The position. The numbers in the cases are offsets of `<` and of the first byte of the word.
  init(_ bytes: [UInt8], at offset: Int) {
    let before = bytes[..<min(max(0, offset), bytes.count)]
    guard let opening = before.lastIndex(of: UInt8(ascii: "<")) else {
      self = .none
      return
    }
    var index = opening + 1
    if index < before.endIndex, before[index] == UInt8(ascii: "/") {
      self = before[index...].contains(UInt8(ascii: ">")) ? .none : .endTag(prefix: index + 1)
      return
    }
    if index < before.endIndex, [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(before[index]) {
      self = .none
      return
    }
    while index < before.endIndex, before[index].isMarkupName { index += 1 }
    if index == before.endIndex {
      self = .element(prefix: opening + 1)
      return
    }
    var name = index..<index
    while index < before.endIndex {
      let byte = before[index]
      if byte == UInt8(ascii: ">") {
        self = .none
        return
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = before[(index + 1)...].firstIndex(of: byte) else {
          self = .value(tag: opening, attribute: String(decoding: before[name], as: UTF8.self), prefix: index + 1)
          return
        }
        index = end + 1
      } else if byte.isMarkupName {
        let start = index
        while index < before.endIndex, before[index].isMarkupName { index += 1 }
        name = start..<index
      } else {
        index += 1
      }
    }
    let last = before.last ?? 0
    if last.isMarkupName {
      self = .attribute(tag: opening, prefix: name.lowerBound)
    } else {
      self = last <= 0x20 ? .attribute(tag: opening, prefix: offset) : .none
    }
  }
}

extension UInt8 {
  var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self }

  var isMarkupName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
