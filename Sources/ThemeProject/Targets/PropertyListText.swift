internal import ThemeSource

/// A value of a property list in the text format of OpenStep, in which Xcode writes `project.pbxproj`.
package indirect enum PropertyListText: Sendable, Equatable {
  case string(String, range: Range<Int>)
  case array([PropertyListText])
  case dictionary([String: PropertyListText])

  var string: String? { if case .string(let text, _) = self { text } else { nil } }
  var array: [PropertyListText]? { if case .array(let values) = self { values } else { nil } }
  var strings: [String] { array?.compactMap(\.string) ?? [] }

  subscript(key: String) -> PropertyListText? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// An error in a list, with the byte offset at which it was found.
  package struct Fault: Error {
    package var message: String
    package var offset: Int
  }

  package init(_ bytes: [UInt8]) throws(Fault) {
    let form = bytes.starts(with: "<?xml".utf8) ? "XML" : bytes.starts(with: "bplist".utf8) ? "binary" : nil
    if let form { throw Fault(message: "a property list in the \(form) format is not read", offset: 0) }
    var parser = Parser(bytes: bytes)
    self = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.index < bytes.count { throw Fault(message: "unexpected text after the list", offset: parser.index) }
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0
    private static let deepest = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func value(depth: Int) throws(Fault) -> PropertyListText {
      skipSpace()
      if depth > Self.deepest { throw Fault(message: "the list is nested too deeply", offset: index) }
      switch byte {
      case UInt8(ascii: "{"): return try dictionary(depth)
      case UInt8(ascii: "("): return try array(depth)
      default:
        let start = index
        let text = try string()
        return .string(text, range: start..<index)
      }
    }

    private mutating func dictionary(_ depth: Int) throws(Fault) -> PropertyListText {
      index += 1
      var result: [String: PropertyListText] = [:]
      while true {
        skipSpace()
        if byte == UInt8(ascii: "}") { break }
        let key = try string()
        try expect("=")
        result[key] = try value(depth: depth + 1)
        try expect(";")
      }
      index += 1
      return .dictionary(result)
    }

    private mutating func array(_ depth: Int) throws(Fault) -> PropertyListText {
      index += 1
      var result: [PropertyListText] = []
      while true {
        skipSpace()
        if byte == UInt8(ascii: ")") { break }
        result.append(try value(depth: depth + 1))
        skipSpace()
        if byte == UInt8(ascii: ",") { index += 1 } else if byte != UInt8(ascii: ")") { try expect(",") }
      }
      index += 1
      return .array(result)
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
      skipSpace()
      guard byte == UInt8(ascii: character) else { throw Fault(message: "expected '\(character)'", offset: index) }
      index += 1
    }

    private mutating func string() throws(Fault) -> String {
      guard let first = byte else { throw Fault(message: "the list is not complete", offset: index) }
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
      let start = index
      // `<0a0b>` is data.
      let end = first == UInt8(ascii: "<") ? UInt8(ascii: ">") : nil
      while let byte, end != nil || Self.isPlain(byte) {
        index += 1
        if byte == end { break }
      }
      if index == start { throw Fault(message: "expected a value", offset: index) }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(Fault) -> String {
      let start = index
      index += 1
      var text: [UInt8] = []
      while let byte, byte != quote {
        index += 1
        guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
          text.append(byte)
          continue
        }
        index += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "U"):
          let digits = bytes[index..<min(index + 4, bytes.count)]
          index += digits.count
          let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
          text += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
        default: text.append(escaped)
        }
      }
      if byte == nil { throw Fault(message: "the text has no closing quotation mark", offset: start) }
      index += 1
      return String(decoding: text, as: UTF8.self)
    }

    /// Whether a byte needs no quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x2D...0x3A, UInt8(ascii: "_"),
        UInt8(ascii: "$"), UInt8(ascii: "+"), 0x80...:
        true
      default: false
      }
    }

    /// Skips whitespace and comments.
    mutating func skipSpace() {
      while let byte {
        if byte <= 0x20 {
          index += 1
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
          index += 2
          while index < bytes.count,
            !(bytes[index] == UInt8(ascii: "*") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"))
          {
            index += 1
          }
          index = min(index + 2, bytes.count)
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else {
          return
        }
      }
    }
  }
}
