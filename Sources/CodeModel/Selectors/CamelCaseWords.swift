/// The words of a name in camel case, as the Swift compiler splits them (swift/lib/Basic/StringExtras.cpp).
///
/// An underscore is a separate word. Several uppercase letters are an acronym; its last letter belongs to the next word
/// (`URLField`: `URL`, `Field`), unless only a plural ending follows (`URLs`).
struct CamelCaseWords {
  private let bytes: [UInt8]

  init(_ name: String) { bytes = Array(name.utf8) }

  var first: String { bytes.isEmpty ? "" : text(0..<end(ofWordAt: 0)) }

  var last: String {
    bytes.isEmpty ? "" : text(start(ofWordBefore: bytes.count)..<bytes.count)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func end(ofWordAt start: Int) -> Int {
    if bytes[start] == UInt8(ascii: "_") { return start + 1 }
    var index = start
    while index < bytes.count, bytes[index].isUppercase { index += 1 }
    if index - start > 1 {
      var next = index
      while next < bytes.count, bytes[next].isLowercase { next += 1 }
      if index == bytes.count || isPlural(index..<next) { return next }
      return bytes[index].isLowercase ? index - 1 : index
    }
    while index < bytes.count, !bytes[index].isUppercase, bytes[index] != UInt8(ascii: "_") { index += 1 }
    return index
  }

  private func start(ofWordBefore end: Int) -> Int {
    var index = end
    while index > 0, !bytes[index - 1].isUppercase, bytes[index - 1] != UInt8(ascii: "_") { index -= 1 }
    if index < end {
      guard index > 0, bytes[index - 1] != UInt8(ascii: "_") else { return index }
      guard isPlural(index..<end), index > 1, bytes[index - 2].isUppercase else { return index - 1 }
      while index > 0, bytes[index - 1].isUppercase { index -= 1 }
      return index
    }
    if bytes[index - 1] == UInt8(ascii: "_") { return index - 1 }
    while index > 0, bytes[index - 1].isUppercase { index -= 1 }
    return index
  }

  private func isPlural(_ range: Range<Int>) -> Bool {
    ["s", "es", "ies"].contains(String(decoding: bytes[range], as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}
