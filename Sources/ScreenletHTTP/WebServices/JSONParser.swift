/// An error in JSON text.
public enum JSONError: Error, Hashable, Sendable {
  /// The text is not valid JSON; the offset counts bytes from the start.
  case malformed(offset: Int)
  /// Arrays and objects are nested deeper than the limit.
  case nestedTooDeeply(limit: Int)
}

extension JSONValue {
  /// Parses UTF-8 text (RFC 8259), with or without a byte order mark.
  ///
  /// The last of several members with the same name is used. Escaped lone surrogates become U+FFFD. Numbers that are
  /// too large for a finite value are malformed.
  ///
  /// - Parameter depthLimit: The maximum depth of nested arrays and objects; at most 512.
  public init(parsing bytes: some Collection<UInt8>, depthLimit: Int = 100) throws(JSONError) {
    let bytes = Array(bytes)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var parser = JSONParser(
      bytes: bytes, depthLimit: min(depthLimit, 512), offset: bytes.starts(with: mark) ? mark.count : 0)
    self = try parser.parse()
  }
}

/// A recursive parser. The depth limit bounds its use of the stack.
private struct JSONParser {
  let bytes: [UInt8]
  let depthLimit: Int
  var offset: Int

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  private var failure: JSONError { .malformed(offset: offset) }

  mutating func parse() throws(JSONError) -> JSONValue {
    let value = try parseValue(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw failure }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    offset += 1
    return true
  }

  private mutating func parseValue(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw failure }
    switch byte {
    case UInt8(ascii: "{"): return try parseObject(depth: depth + 1)
    case UInt8(ascii: "["): return try parseArray(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: return try parseNumber()
    }
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let word = Array("\(word)".utf8)
    guard bytes[offset...].starts(with: word) else { throw failure }
    offset += word.count
    return value
  }

  private mutating func parseArray(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= depthLimit else { throw .nestedTooDeeply(limit: depthLimit) }
    offset += 1
    var elements: [JSONValue] = []
    skipSpace()
    if skip("]") { return .array(elements) }
    repeat {
      elements.append(try parseValue(depth: depth))
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw failure }
    return .array(elements)
  }

  private mutating func parseObject(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= depthLimit else { throw .nestedTooDeeply(limit: depthLimit) }
    offset += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure }
      let name = try parseString()
      skipSpace()
      guard skip(":") else { throw failure }
      members[name] = try parseValue(depth: depth)
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw failure }
    return .object(members)
  }

  private mutating func parseString() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw .malformed(offset: start) }
        return string
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      default: text.append(byte)
      }
    }
    throw failure
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw failure }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += "\(Character(try parseScalar()))".utf8
    default:
      offset -= 1
      throw failure
    }
  }

  /// Parses four hexadecimal digits after `\u`, or a pair of surrogates. A lone surrogate becomes U+FFFD.
  private mutating func parseScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try parseCodeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let end = offset
    if UTF16.isLeadSurrogate(unit), skip("\\"), skip("u") {
      let trail = try parseCodeUnit()
      if UTF16.isTrailSurrogate(trail) {
        let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
    }
    offset = end
    return "\u{FFFD}"
  }

  private mutating func parseCodeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw failure }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = offset
    var isInteger = true
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") {
      isInteger = false
      try skipDigits()
    }
    if skip("e") || skip("E") {
      isInteger = false
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isInteger, let number = Int64(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw .malformed(offset: start) }
    return .double(number)
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    guard offset > start else { throw failure }
  }
}
